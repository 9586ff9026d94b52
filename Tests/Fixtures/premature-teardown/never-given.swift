// A closure that nobody hands in.
// clean
import UIKit

final class Shelf: UIViewController {
  @objc func open() { present(Catalog(), animated: true) }
}

final class Catalog: UIViewController {
  let onClose: (() -> Void)?

  init(onClose: (() -> Void)? = nil) {
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onClose?()
  }

  @objc private func close() { dismiss(animated: true) }
}
