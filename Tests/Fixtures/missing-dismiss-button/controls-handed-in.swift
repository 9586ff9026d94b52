// A presenter may make the button that closes and hand it to what it presents: as a subview, a footer, a property, a tool bar's item, to a
// method or an initialiser. What closes nothing is none.
import UIKit

final class PosterController: UIViewController {
  let table = UITableView()
  var corner: UIButton?
  override func viewDidLoad() {
    super.viewDidLoad()
    if let corner { view.addSubview(corner) }
  }
  func place(_ item: UIBarButtonItem) { navigationItem.leftBarButtonItem = item }
}

final class FlyerController: UIViewController {
  private let item: UIBarButtonItem
  init(item: UIBarButtonItem) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = item
  }
}

final class WallController: UIViewController {
  func subview() {
    let poster = PosterController()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(leave), for: .touchUpInside)
    poster.view.addSubview(button)
    present(poster, animated: true)
  }

  func aroundIt() {
    let stack = UINavigationController(rootViewController: PosterController())
    stack.view.addSubview(button())
    present(stack, animated: true)
  }

  func footer() {
    let poster = PosterController()
    poster.table.tableFooterView = button()
    present(poster, animated: true)
  }

  func property() {
    let poster = PosterController()
    poster.corner = button()
    present(poster, animated: true)
  }

  func toolbar() {
    let poster = PosterController()
    poster.toolbarItems = [item()]
    let stack = UINavigationController(rootViewController: poster)
    stack.isToolbarHidden = false
    present(stack, animated: true)
  }

  func method() {
    let poster = PosterController()
    poster.place(UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave)))
    present(UINavigationController(rootViewController: poster), animated: true)
  }

  func initializer() {
    let flyer = FlyerController(item: UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave)))
    present(UINavigationController(rootViewController: flyer), animated: true)
  }

  func ofNothing() {
    let poster = PosterController()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(shine), for: .touchUpInside)
    poster.view.addSubview(button)
    present(poster, animated: true) // expect: missing-dismiss-button
  }

  func shining() {
    let flyer = FlyerController(item: UIBarButtonItem(title: "Shine", style: .plain, target: self, action: #selector(shine)))
    present(UINavigationController(rootViewController: flyer), animated: true) // expect: missing-dismiss-button
  }

  private func button() -> UIButton {
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(leave), for: .touchUpInside)
    return button
  }

  private func item() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave)) }

  @objc private func leave() { dismiss(animated: true) }
  @objc private func shine() { view.alpha = 1 }
}
