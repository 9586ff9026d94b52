// No bar: a button at the foot of the screen, whose method is empty.
import UIKit

final class TourController: UIViewController {
  private let closeButton = UIButton(type: .close)
  private let doneButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    doneButton.setTitle("Done", for: .normal)
    closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
    doneButton.addTarget(self, action: #selector(done), for: .touchUpInside) // expect: done-that-does-not-finish
    view.addSubview(closeButton)
    view.addSubview(doneButton)
  }

  @objc private func close() { dismiss(animated: true) }
  @objc private func done() {}
}

final class WelcomeController: UIViewController {
  func showTour() { present(TourController(), animated: true) }
}
