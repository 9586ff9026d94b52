// A selector that a text names, beside one of an item that nobody shows; a text may name a method that closes nothing.
import UIKit

final class Tower: UIViewController {
  @objc func openAll() {
    show(BellController())
    show(ClockController()) // expect: trapped-modal
  }

  private func show(_ page: UIViewController) {
    let navigation = UINavigationController(rootViewController: page)
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}

final class BellController: UIViewController {
  private lazy var oldItem = UIBarButtonItem(image: nil, style: .plain, target: self, action: #selector(leave))

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: Selector(("leave")))
  }

  @objc private func leave() { dismiss(animated: true) }
}

final class ClockController: UIViewController {
  private var hour = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Wind", style: .plain, target: self, action: NSSelectorFromString("wind:"))
  }

  @objc private func wind(_ sender: Any) { hour += 1 }
}
