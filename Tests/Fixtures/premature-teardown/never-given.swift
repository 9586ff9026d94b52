// A closure that nobody hands in, or sets.
import UIKit

final class Shelf: UIViewController {
  @objc func open() { present(Catalog(), animated: true) }
  @objc func read() { present(Magazine(), animated: true) }

  @objc func listen() {
    let record = Record()
    record.onEnd = { [weak self] in self?.stopPlaying() }
    present(record, animated: true)
  }

  private func stopPlaying() { view.isHidden = false }
}

final class Magazine: UIViewController {
  var onEnd: (() -> Void)?

  override func loadView() { view = CloseView(self, #selector(close)) }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onEnd?()
  }

  @objc private func close() { dismiss(animated: true) }
}

final class Record: UIViewController {
  var onEnd: (() -> Void)?

  override func loadView() { view = CloseView(self, #selector(close)) }

  override func viewWillDisappear(_ animated: Bool) {  // expect: premature-teardown
    super.viewWillDisappear(animated)
    onEnd?()
  }

  @objc private func close() { dismiss(animated: true) }
}

final class CloseView: UIView {
  init(_ target: Any, _ action: Selector) {
    super.init(frame: .zero)
    let button = UIButton(type: .close)
    button.addTarget(target, action: action, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { fatalError() }
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
