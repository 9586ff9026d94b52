// clean
// Actions from helpers: an extension, a parameter, a loop, a free function, an overload of a subclass.
import UIKit

extension UIAlertController {
  @discardableResult
  func addDefaultAction(_ title: String) -> UIAlertController {
    addAction(UIAlertAction(title: title, style: .default))
    return self
  }

  func add(_ actions: UIAlertAction...) {
    actions.forEach(addAction)
  }
}

class NamedAlert: UIAlertController {
  private var names: [UIAlertAction: String] = [:]

  func addAction(_ action: UIAlertAction, name: String) {
    super.addAction(action)
    names[action] = name
  }
}

func addCancel(to alert: UIAlertController) {
  alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
}

func addClose(to page: UIViewController) {
  (page as? UIAlertController)?.addAction(UIAlertAction(title: "Close", style: .cancel))
}

final class UploadController: UIViewController {
  func failed() {
    let first = UIAlertController(title: "Upload failed", message: nil, preferredStyle: .alert)
    first.addDefaultAction("OK")
    present(first, animated: true)

    let second = UIAlertController(title: "Upload failed", message: nil, preferredStyle: .alert)
    addCancel(to: second)
    present(second, animated: true)

    let cast = UIAlertController(title: "Upload failed", message: nil, preferredStyle: .alert)
    addClose(to: cast)
    present(cast, animated: true)

    let third = UIAlertController(title: "Upload failed", message: nil, preferredStyle: .actionSheet)
    for server in ["one", "two"] {
      third.addAction(UIAlertAction(title: server, style: .default))
    }
    third.popoverPresentationController?.sourceView = view
    third.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    third.popoverPresentationController?.permittedArrowDirections = []
    present(third, animated: true)

    let fourth = NamedAlert(title: "Upload failed", message: nil, preferredStyle: .alert)
    fourth.addAction(UIAlertAction(title: "OK", style: .default), name: "ok")
    present(fourth, animated: true)

    let fifth = UIAlertController(title: "Upload failed", message: nil, preferredStyle: .alert)
    [UIAlertAction(title: "OK", style: .default)].forEach(fifth.addAction)
    present(fifth, animated: true)

    let sixth = UIAlertController(title: "Upload failed", message: nil, preferredStyle: .alert)
    sixth.add(UIAlertAction(title: "OK", style: .default))
    present(sixth, animated: true)
  }
}
