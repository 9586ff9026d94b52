import UIKit

final class Shower: NSObject, Listener, UIAdaptivePresentationControllerDelegate {
  private weak var root: UIViewController?
  private var shown: Sheet?
  init(root: UIViewController) {
    self.root = root
    super.init()
    Store.app.listen(self)
  }
  func hear(_ state: AppState) {
    guard state.sheet != shown else { return }
    shown = state.sheet
    switch state.sheet {
    case nil: root?.presentedViewController?.dismiss(animated: true)
    case .help?: show(HelpController())
    case .news?: show(NewsController()) // expect: missing-dismiss-button
    }
  }
  private func show(_ controller: UIViewController) {
    let navigation = UINavigationController(rootViewController: controller)
    navigation.presentationController?.delegate = self
    root?.present(navigation, animated: true)
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) { Store.app.send(SheetAction.close) }
}

final class HelpController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Help"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in Store.app.send(SheetAction.close) })
  }
}

final class NewsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "News"
    // It changes what nobody listens to.
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Again", primaryAction: UIAction { _ in Store.app.visit() })
  }
}

final class HomeController: UIViewController {
  private lazy var shower = Shower(root: self)
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = shower
  }
  @IBAction func help() { Store.app.send(SheetAction.open(.help)) }
  @IBAction func news() { Store.app.send(SheetAction.open(.news(1))) }
}
