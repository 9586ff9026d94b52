// Added by closures that run as the keyboard comes, it may take the tap; by one that runs at once, it may not.
import UIKit

class SearchController: UIViewController, UITableViewDelegate {
  let tableView = UITableView()
  lazy var tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.delegate = self
    view.addSubview(tableView)
  }

  @objc func endTyping() { view.endEditing(true) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Chosen" }
}

final class ObservingController: SearchController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) { [unowned self] _ in
      view.addGestureRecognizer(tap)
    }
    NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main) { [unowned self] _ in
      view.removeGestureRecognizer(tap)
    }
  }
}

final class TypingController: SearchController {
  private let field = TypingField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.onBegin = { [unowned self] in view.addGestureRecognizer(tap) }
    field.onEnd = { [unowned self] in view.removeGestureRecognizer(tap) }
  }
}

final class TypingField: UITextField {
  var onBegin: (() -> Void)?
  var onEnd: (() -> Void)?

  override func becomeFirstResponder() -> Bool {
    onBegin?()
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    onEnd?()
    return super.resignFirstResponder()
  }
}

final class AtOnceController: SearchController {
  override func viewDidLoad() {
    super.viewDidLoad()
    UIView.performWithoutAnimation { view.addGestureRecognizer(tap) } // expect: swallowed-touches
  }
}
