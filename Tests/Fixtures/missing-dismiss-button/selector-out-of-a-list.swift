// A method that a gesture runs may be a button's as well, whose selector comes out of a list, or is handed on by name.
import UIKit
import WidgetKitOfOthers

class SwipedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(leave)))
  }

  @objc func leave() { dismiss(animated: true) }
  @objc func wave() { view.alpha = 0.5 }
}

final class ListedController: SwipedController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (title, selector) in [("Wave", #selector(wave)), ("Leave", #selector(leave))] {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: selector, for: .touchUpInside)
      view.addSubview(button)
    }
  }
}

final class HandedController: SwipedController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(OthersHeader(onTap: leave))
  }
}

final class BareController: SwipedController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(wave), for: .touchUpInside)
    view.addSubview(button)
  }
}

final class DeckController: UIViewController {
  @IBAction func list() { cover(ListedController()) }
  @IBAction func hand() { cover(HandedController()) }
  @IBAction func bare() { cover(BareController()) } // expect: missing-dismiss-button

  private func cover(_ page: UIViewController) {
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}
