// A style that no swipe closes is a guard.
// clean
import UIKit

final class PressController: UIViewController {
  func write() {
    let navigation = UINavigationController(rootViewController: ColumnController())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}

final class ColumnController: UIViewController {
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Publish", primaryAction: UIAction { [weak self] _ in self?.publish() })
  }

  private func publish() {
    Press.publish(text.text)
    dismiss(animated: true)
  }
}

enum Press {
  static func publish(_ text: String) {}
}
