// clean
// Who hears of the relay that the taps go to was not seen.
import UIKit
import RxSwift
import RxCocoa
final class StoryRouter { weak var viewController: UIViewController?; func dismiss() { viewController?.dismiss(animated: true) } }
final class StoryVM {
    let close = PublishRelay<Void>()
    private let bag = DisposeBag()
    init(router: StoryRouter) {
        close.subscribe(onNext: { router.dismiss() }).disposed(by: bag)
    }
}
final class StoryVC: UIViewController {
    private let viewModel: StoryVM
    private let disposeBag = DisposeBag()
    private let crossButton = UIButton()
    init(viewModel: StoryVM) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(crossButton)
        crossButton.rx.tap.bind(to: viewModel.close).disposed(by: disposeBag)
    }
}
final class MenuVC: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        let router = StoryRouter()
        let vc = StoryVC(viewModel: StoryVM(router: router))
        router.viewController = vc
        vc.modalPresentationStyle = .fullScreen
        present(vc, animated: true)
    }
}
