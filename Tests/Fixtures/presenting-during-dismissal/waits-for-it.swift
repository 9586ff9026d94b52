// In the completion, after an `await`, unanimated, or long after.
// clean
import UIKit

final class BoardController: UIViewController {
  func inOrder(_ next: UIViewController) {
    dismiss(animated: true) { [weak self] in self?.tell("Moved") }
  }

  func awaited() async {
    await dismissAndWait()
    tell("Moved")
  }

  func awaitedDirectly() async {
    await presentedViewController?.dismiss(animated: true)
    tell("Moved")
  }

  func atOnce() {
    dismiss(animated: false)
    tell("Moved")
  }

  func later() {
    dismiss(animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.tell("Moved") }
  }

  private func dismissAndWait() async {
    await withCheckedContinuation { continuation in
      dismiss(animated: true) { continuation.resume() }
    }
  }

  private func tell(_ title: String) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

// Where no transition runs nothing is in the way.
final class DeskFlow {
  private let desk = UIViewController()

  func leave() {
    desk.dismiss(animated: true)
    if let coordinator = desk.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { _ in self.offer() }
    } else {
      offer()
    }
  }

  private func offer() { desk.present(UIAlertController(title: "Left", message: nil, preferredStyle: .alert), animated: true) }
}
