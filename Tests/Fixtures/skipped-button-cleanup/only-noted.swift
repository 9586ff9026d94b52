// What a swipe does besides is only noted somewhere: no button owes that.
import UIKit

final class Hangar: UIViewController {
  func inspect() { present(UINavigationController(rootViewController: WingPage()), animated: true) }
  func refuel() { present(UINavigationController(rootViewController: TankPage()), animated: true) }
}

enum FlightLog {
  static func track(_ name: String) { UserDefaults.standard.set(name, forKey: "last") }
}

final class WingPage: UIViewController, UIAdaptivePresentationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { didFinish() }
  private func didFinish() { FlightLog.track("swiped") }
}

final class TankPage: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var litres = 10

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  // expect: skipped-button-cleanup
  @objc private func close() { dismiss(animated: true) }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { didFinish() }

  private func didFinish() {
    FlightLog.track("swiped")
    litres = 0
  }
}
