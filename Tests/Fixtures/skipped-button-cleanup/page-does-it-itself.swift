// The page renews the list before it asks to be closed, or as it goes away.
import UIKit

final class Shelves: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let list = ShelfList()

  func add() {
    let page = Beforehand(list: list)
    page.onCancel = { [weak self] in self?.dismiss(animated: true) }
    page.presentationController?.delegate = self
    present(page, animated: true)
  }

  func lend() {
    let page = AsItGoes(list: list)
    page.onClose = { [weak self] in self?.dismiss(animated: true) }
    page.presentationController?.delegate = self
    present(page, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { list.reload() }
}

final class Racks: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let list = ShelfList()

  func count() {
    let page = NeverPage(list: list)
    // expect: skipped-button-cleanup
    page.onCancel = { [weak self] in self?.dismiss(animated: true) }
    page.presentationController?.delegate = self
    present(page, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { list.reload() }
}

final class ShelfList {
  private var loads = 0
  func reload() { loads += 1 }
  func peek() -> Int { loads }
}

final class Beforehand: UIViewController {
  var onCancel: (() -> Void)?
  private let list: ShelfList
  init(list: ShelfList) { self.list = list; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = CloseView(self, #selector(cancel)) }

  @objc private func cancel() {
    list.reload()
    onCancel?()
  }
}

final class AsItGoes: UIViewController {
  var onClose: (() -> Void)?
  private let list: ShelfList
  init(list: ShelfList) { self.list = list; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = CloseView(self, #selector(close)) }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    list.reload()
  }

  @objc private func close() { onClose?() }
}

final class NeverPage: UIViewController {
  var onCancel: (() -> Void)?
  private let list: ShelfList
  init(list: ShelfList) { self.list = list; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = CloseView(self, #selector(cancel)) }

  @objc private func cancel() {
    print(list.peek())
    onCancel?()
  }
}

final class CloseView: UIView {
  init(_ target: Any, _ action: Selector) {
    super.init(frame: .zero)
    let button = UIButton(type: .close)
    button.addTarget(target, action: action, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }
}
