// A navigation controller's delegate sets the Close of what it shows; a button is bound to a binder that closes.
import UIKit

final class BarDelegate: NSObject, UINavigationControllerDelegate {
  static let shared = BarDelegate()

  func navigationController(_ around: UINavigationController, willShow shown: UIViewController, animated: Bool) {
    shown.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak around] _ in around?.dismiss(animated: true) })
  }
}

final class TintDelegate: NSObject, UINavigationControllerDelegate {
  static let shared = TintDelegate()

  func navigationController(_ around: UINavigationController, willShow shown: UIViewController, animated: Bool) {
    shown.view.tintColor = .systemTeal
  }
}

final class HarbourController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Harbour"
  }
}

final class AnchorageController: UIViewController {
  private let bag = DisposeBag()
  private let button = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.rx.tap.bind(to: rx.leave).disposed(by: bag)
  }
}

extension Reactive where Base: UIViewController {
  var leave: Binder<Void> { Binder(base) { controller, _ in controller.dismiss(animated: true) } }
}

final class CoastController: UIViewController {
  @objc func showHarbour() {
    let around = UINavigationController(rootViewController: HarbourController())
    around.delegate = BarDelegate.shared
    around.modalPresentationStyle = .fullScreen
    present(around, animated: true)
  }

  @objc func showTinted() {
    let around = UINavigationController(rootViewController: HarbourController())
    around.delegate = TintDelegate.shared
    around.modalPresentationStyle = .fullScreen
    // expect: trapped-modal
    present(around, animated: true)
  }

  @objc func showAnchorage() {
    let anchorage = AnchorageController()
    anchorage.modalPresentationStyle = .fullScreen
    present(anchorage, animated: true)
  }
}
