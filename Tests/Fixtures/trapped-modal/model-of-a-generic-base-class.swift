// clean
// What `viewModel` is, the class says that inherits from the generic one.
import UIKit
class BaseViewController<ViewModel>: UIViewController {
    let viewModel: ViewModel
    init(viewModel: ViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}
final class StoryVM { private let router: StoryRouter; init(router: StoryRouter) { self.router = router }; func didTapClose() { router.close() } }
final class StoryRouter { weak var viewController: UIViewController?; func close() { viewController?.dismiss(animated: true) } }
final class StoryVC: BaseViewController<StoryVM> {
    private let xButton = UIButton(type: .custom)
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(xButton)
        xButton.addTarget(self, action: #selector(xTapped), for: .touchUpInside)
    }
    @objc private func xTapped() { viewModel.didTapClose() }
}
final class MenuVC: UIViewController { 
  func a() {
    let router = StoryRouter()
    let vc = StoryVC(viewModel: StoryVM(router: router))
    router.viewController = vc
    vc.modalPresentationStyle = .fullScreen
    present(vc, animated: true)
  }
}
