// An alert without a button is a spinner where a callback, an observer, the caller's router or what stands on top of all takes it away.
import UIKit

// The class above hears that the upload has ended.
class UploadingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(uploadEnded), name: .uploadEnded, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(uploadBegan), name: .uploadBegan, object: nil)
  }

  @objc func uploadEnded() { presentedViewController?.dismiss(animated: true) }
  @objc func uploadBegan() {}
}

final class PhotoController: UploadingController {
  func upload() { present(UIAlertController(title: "Uploading", message: nil, preferredStyle: .alert), animated: true) }
}

class IdleController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(uploadBegan), name: .uploadBegan, object: nil)
  }

  @objc func uploadBegan() {}
}

final class VideoController: IdleController {
  func upload() {
    present(UIAlertController(title: "Uploading", message: nil, preferredStyle: .alert), animated: true) // expect: alert-without-actions
  }
}

extension Notification.Name {
  static let uploadEnded = Notification.Name("uploadEnded")
  static let uploadBegan = Notification.Name("uploadBegan")
  static let loggedOut = Notification.Name("loggedOut")
  static let loggedIn = Notification.Name("loggedIn")
}

// The flow closes it in the page's callback.
final class CheckoutController: UIViewController {
  var onPaid: (() -> Void)?
  func pay() { present(UIAlertController(title: "Paying", message: nil, preferredStyle: .alert), animated: true) { self.onPaid?() } }
}

final class RefundController: UIViewController {
  var onRefunded: (() -> Void)?
  func refund() {
    present(UIAlertController(title: "Wait", message: nil, preferredStyle: .alert), animated: true) { self.onRefunded?() } // expect: alert-without-actions
  }
}

final class ShopFlow {
  private let stack = UINavigationController()
  private var refunds = 0

  func begin() {
    let checkout = CheckoutController()
    checkout.onPaid = { [weak self] in self?.thank() }
    let refund = RefundController()
    refund.onRefunded = { [weak self] in self?.count() }
    stack.setViewControllers([checkout, refund], animated: false)
  }

  private func thank() { stack.dismiss(animated: true) }
  private func count() { refunds += 1 }
}

// Who has it shown tells its router.
protocol Loading: AnyObject { func showLoading() }

final class FeedController: UIViewController, Loading {
  func showLoading() { present(UIAlertController(title: "Loading", message: nil, preferredStyle: .alert), animated: true) }
}

final class FeedPresenter {
  weak var page: Loading?
  private let router = FeedRouter()
  func load() {
    page?.showLoading()
    DispatchQueue.main.async { self.router.loaded() }
  }
}

final class FeedRouter {
  weak var root: UIViewController?
  func loaded() { root?.dismiss(animated: true) }
}

// Whoever asks a page that is handed in, or what stands on top.
extension UIViewController {
  func showWaiting() { present(UIAlertController(title: "Wait", message: nil, preferredStyle: .alert), animated: true) }
  func showWaitingOnTop() { present(UIAlertController(title: "Wait", message: nil, preferredStyle: .alert), animated: true) }
}

enum Fetcher {
  static var topmost: UIViewController?

  static func fetch(on page: UIViewController) {
    page.showWaiting()
    finish { page.dismiss(animated: true) }
  }

  static func fetchOnTop(of page: UIViewController) {
    page.showWaitingOnTop()
    finish { topmost?.dismiss(animated: true) }
  }

  private static func finish(_ then: @escaping () -> Void) { then() }
}

// A model calls what a protocol adds.
protocol Waiting: UIViewController {}
extension Waiting { func hideWaiting() { presentedViewController?.dismiss(animated: true) } }

final class AccountController: UIViewController, Waiting {
  private let model = AccountModel()
  func save() {
    model.page = self
    present(UIAlertController(title: "Saving", message: nil, preferredStyle: .alert), animated: true)
    model.save()
  }
}

final class AccountModel {
  weak var page: Waiting?
  func save() { DispatchQueue.main.async { self.page?.hideWaiting() } }
}

// The window's root hears that nobody is logged in.
final class LogoutController: UIViewController {
  func logOut() {
    present(UIAlertController(title: "Logging out", message: nil, preferredStyle: .alert), animated: true)
    Door.shut { NotificationCenter.default.post(name: .loggedOut, object: nil) }
  }
}

final class LoginController: UIViewController {
  func logIn() {
    present(UIAlertController(title: "Logging in", message: nil, preferredStyle: .alert), animated: true) // expect: alert-without-actions
    Door.shut { NotificationCenter.default.post(name: .loggedIn, object: nil) }
  }
}

enum Door { static func shut(_ then: @escaping () -> Void) { then() } }

final class Scene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var logins = 0

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    NotificationCenter.default.addObserver(forName: .loggedOut, object: nil, queue: .main) { [weak self] _ in
      self?.window?.rootViewController?.dismiss(animated: true)
    }
    NotificationCenter.default.addObserver(forName: .loggedIn, object: nil, queue: .main) { [weak self] _ in self?.logins += 1 }
  }
}
