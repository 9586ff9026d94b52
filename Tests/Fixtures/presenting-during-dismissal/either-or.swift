// No path has both; what returns, throws or is caught elsewhere does not go on.
// clean
import UIKit

final class BoardController: UIViewController {
  func toggle(_ panel: UIViewController) {
    if presentedViewController != nil {
      dismiss(animated: true)
    } else {
      present(note("Panel"), animated: true)
    }
  }

  func leave(isSaved: Bool) {
    guard !isSaved else {
      dismiss(animated: true)
      return
    }
    present(note("Not saved"), animated: true)
  }

  func load(_ work: () throws -> Void) {
    do {
      try work()
    } catch is CancellationError {
      dismiss(animated: true)
    } catch {
      present(note("It failed"), animated: true)
    }
  }

  private func note(_ title: String) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }
}
