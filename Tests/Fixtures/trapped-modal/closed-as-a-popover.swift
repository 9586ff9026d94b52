// `popoverPresentationController` is there in a popover alone: what closes by it closes no other modal.
import UIKit

final class HallController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .infoLight, primaryAction: UIAction { [unowned self] _ in search() }))
    view.addSubview(UIButton(type: .infoDark, primaryAction: UIAction { [unowned self] _ in searchInPopover() }))
    view.addSubview(UIButton(type: .system, primaryAction: UIAction { [unowned self] _ in choose() }))
    view.addSubview(UIButton(type: .system, primaryAction: UIAction { [unowned self] _ in chooseAny() }))
  }
  private func search() {
    let hits = HitsController()
    hits.modalPresentationStyle = .fullScreen
    present(hits, animated: true) // expect: trapped-modal
  }
  // The twin: a popover, also where it covers the screen of a phone.
  private func searchInPopover() {
    let hits = HitsController()
    hits.modalPresentationStyle = .popover
    hits.popoverPresentationController?.sourceView = view
    present(hits, animated: true)
  }
  private func choose() {
    let links = LinksController()
    links.modalPresentationStyle = .fullScreen
    present(links, animated: true) // expect: trapped-modal
  }
  // The presentation controller of any modal.
  private func chooseAny() {
    let any = AnyController()
    any.modalPresentationStyle = .fullScreen
    present(any, animated: true)
  }
}

final class HitsController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let popover = popoverPresentationController {
      popover.presentedViewController.dismiss(animated: true)
    }
  }
}

final class LinksController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction { [unowned self] _ in leave() }))
  }
  private func leave() { popoverPresentationController?.presentedViewController.dismiss(animated: true) }
}

final class AnyController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction { [unowned self] _ in leave() }))
  }
  private func leave() { presentationController?.presentedViewController.dismiss(animated: true) }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = HallController()
    window?.makeKeyAndVisible()
    return true
  }
}
