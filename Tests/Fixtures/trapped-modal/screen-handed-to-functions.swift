// A screen hands itself to whatever makes its controls: a free function, a protocol's one type, each of a list. What they tie to it is on it;
// a function that shows another page with a button of its own makes none for it.

import UIKit

extension UIViewController {
  @objc func leaveScreen() { dismiss(animated: true) }
  @objc func shakeScreen() { view.alpha = 0.5 }
}

final class Kitchen: UIViewController {
  @objc func showRecipes() { cover(Recipes()) }
  @objc func showSpices() { cover(Spices()) }
  @objc func showMenus() { cover(Menus()) }
  @objc func showKnives() {
    let knives = Knives()
    knives.modalPresentationStyle = .fullScreen
    present(knives, animated: true) // expect: trapped-modal
  }

  @objc func showOvens() {
    let ovens = Ovens()
    ovens.modalPresentationStyle = .fullScreen
    present(ovens, animated: true) // expect: trapped-modal
  }

  private func cover(_ page: UIViewController) {
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}

func makeLeaveButton(for page: UIViewController) -> UIButton {
  let button = UIButton(type: .close)
  button.addTarget(page, action: #selector(UIViewController.leaveScreen), for: .touchUpInside)
  return button
}

func makeShakeButton(for page: UIViewController) -> UIButton {
  let button = UIButton(type: .system)
  button.addTarget(page, action: #selector(UIViewController.shakeScreen), for: .touchUpInside)
  return button
}

final class Recipes: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeLeaveButton(for: self))
  }
}

final class Knives: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeShakeButton(for: self))
  }
}

protocol Dressing { func dress(_ page: UIViewController) }

struct LeaveDressing: Dressing {
  func dress(_ page: UIViewController) {
    let button = UIButton(type: .close)
    button.addTarget(page, action: #selector(UIViewController.leaveScreen), for: .touchUpInside)
    page.view.addSubview(button)
  }
}

final class Spices: UIViewController {
  private let dressing: Dressing = LeaveDressing()

  override func viewDidLoad() {
    super.viewDidLoad()
    dressing.dress(self)
  }
}

struct MenuEntry {
  let title: String

  func item(in page: UIViewController) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: page, action: #selector(UIViewController.leaveScreen))
  }
}

final class Menus: UIViewController {
  private let bar = UIToolbar()
  private let entries = [MenuEntry(title: "Close")]

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.items = entries.map { $0.item(in: self) }
    view.addSubview(bar)
  }
}

enum Helping {
  static func offer(from page: UIViewController) {
    let help = OvenHelp()
    help.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: help, action: #selector(UIViewController.leaveScreen))
    page.present(UINavigationController(rootViewController: help), animated: true)
  }
}

final class OvenHelp: UIViewController {}

final class Ovens: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Helping.offer(from: self)
  }
}
