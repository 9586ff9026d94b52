// What runs only while nothing dismisses the screen, or as something else covers it, no swipe runs.

import UIKit

final class Quay: UIViewController {
  @objc func watchBoats() { present(UINavigationController(rootViewController: BoatWatch()), animated: true) }
  @objc func watchBirds() { present(UINavigationController(rootViewController: BirdWatch()), animated: true) }
  @objc func watchClouds() { present(UINavigationController(rootViewController: CloudWatch()), animated: true) }
}

class Watch: UIViewController {
  let lens = Lens()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    lens.start()
  }

  @objc func close() { dismiss(animated: true) }
}

final class BoatWatch: Watch {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if !isBeingDismissed && navigationController?.isBeingDismissed != true { lens.stop() }
  }
}

final class BirdWatch: Watch {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if presentedViewController != nil { lens.stop() }
  }
}

final class CloudWatch: Watch {
  // expect: premature-teardown
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed || navigationController?.isBeingDismissed == true { lens.stop() }
  }
}

final class Lens {
  private var isOpen = false
  func start() { isOpen = true }
  func stop() { isOpen = false }
}
