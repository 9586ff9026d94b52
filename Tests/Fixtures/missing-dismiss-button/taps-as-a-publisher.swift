// clean
// The coordinator subscribes to what the taps send.
import UIKit
import Combine
import CombineCocoa
final class StoryVM {
    let close = PassthroughSubject<Void, Never>()
}
final class StoryVC: UIViewController {
    private let viewModel: StoryVM
    private var bag = Set<AnyCancellable>()
    private let crossButton = UIButton()
    init(viewModel: StoryVM) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(crossButton)
        crossButton.tapPublisher.sink { [weak self] in self?.viewModel.close.send() }.store(in: &bag)
    }
}
final class StoryCoordinator {
    private let nav: UINavigationController
    private var bag = Set<AnyCancellable>()
    init(nav: UINavigationController) { self.nav = nav }
    func start() {
        let vm = StoryVM()
        let vc = StoryVC(viewModel: vm)
        vm.close.sink { [weak vc] in vc?.dismiss(animated: true) }.store(in: &bag)
        nav.present(vc, animated: true)
    }
}
final class S: UIViewController { override func viewDidLoad() { super.viewDidLoad(); StoryCoordinator(nav: navigationController!).start() } }
