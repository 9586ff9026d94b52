// A base class ties a button to a method that the class that is shown overrides.
import UIKit

extension Notification.Name { static let closeAll = Notification.Name("closeAll") }

class ButtonController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func tapped() {}
}

final class Posting: ButtonController {
  override func tapped() { NotificationCenter.default.post(name: .closeAll, object: nil) }
}

final class Counting: ButtonController {
  private var count = 0
  override func tapped() { count += 1 }
}

class ClosingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func pressed() { dismiss(animated: true) }
}

final class Kept: ClosingController {
  private var presses = 0
  override func pressed() { presses += 1 }
}

final class Watcher: NSObject {
  weak var top: UIViewController?

  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(close), name: .closeAll, object: nil)
  }

  @objc private func close() { top?.dismiss(animated: true) }
}

final class Home: UIViewController {
  func post() { cover(Posting()) }
  func count() { cover(Counting()) } // expect: trapped-modal
  func keep() { cover(Kept()) } // expect: trapped-modal

  private func cover(_ page: UIViewController) {
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}
