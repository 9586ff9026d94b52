// The presenter makes the page the delegate of its presentation: what that does after a swipe, its Close leaves out.
import UIKit

final class HomeController: UIViewController {
  @objc func stats() {
    let page = StatsController()
    let navigation = UINavigationController(rootViewController: page)
    navigation.presentationController?.delegate = page
    present(navigation, animated: true)
  }

  @objc func about() {
    present(UINavigationController(rootViewController: AboutController()), animated: true)
  }
}

final class StatsController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let meter = Meter()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closeTapped))
    meter.startMeasuring()
  }

  @objc private func closeTapped() { dismiss(animated: true) } // expect: skipped-button-cleanup

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { meter.stopMeasuring() }
}

final class AboutController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let meter = Meter()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closeTapped))
  }

  @objc private func closeTapped() { dismiss(animated: true) }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { meter.stopMeasuring() }
}

final class Meter {
  private var isOn = false
  func startMeasuring() { isOn = true }
  func stopMeasuring() { isOn = false }
}
