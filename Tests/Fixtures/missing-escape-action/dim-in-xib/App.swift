// A controller whose view is half transparent in its XIB lets through what is behind; one that is opaque there, or that code paints, does not.
import UIKit

@main final class Boot: UIResponder, UIApplicationDelegate {
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    Opener().open()
    return true
  }
}

final class Opener: UIViewController {
  func open() {
    let dim = DimNotice(nibName: nil, bundle: nil)
    dim.modalPresentationStyle = .overFullScreen
    present(dim, animated: true)
    let full = FullNotice(nibName: nil, bundle: nil)
    full.modalPresentationStyle = .overFullScreen
    present(full, animated: true)
    let later = LaterNotice(nibName: nil, bundle: nil)
    later.modalPresentationStyle = .overFullScreen
    present(later, animated: true)
  }
}

final class DimNotice: UIViewController { // expect: missing-escape-action
  @IBAction private func shut(_ sender: UIButton) { dismiss(animated: true) }
}

final class FullNotice: UIViewController {
  @IBAction private func shut(_ sender: UIButton) { dismiss(animated: true) }
}

final class LaterNotice: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
  @IBAction private func shut(_ sender: UIButton) { dismiss(animated: true) }
}
