// To reload, keep, mark or post something early breaks nothing where the screen stays, nor do caches that are emptied.
import UIKit

final class Mail: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let model = MailModel()
  private let tableView = UITableView()

  func read() {
    let reader = Reader()
    reader.presentationController?.delegate = self
    reader.onClose = { [weak self] in self?.tableView.reloadData() }
    reader.delegate = self
    present(reader, animated: true)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { refreshList() }

  private func refreshList() { model.fetch() }
}

extension Mail: ReaderDelegate {
  func readerWillClose() { model.refresh() }
}

protocol ReaderDelegate: AnyObject {
  func readerWillClose()
}

final class MailModel {
  private var loads = 0
  func fetch() { loads += 1 }
  func refresh() { loads += 1 }
  func markAllAsRead() { loads = 0 }
}

final class ImageCache {
  static let shared = ImageCache()
  private var images: [Int] = []
  func clear() { images.removeAll() }
}

final class Reader: UIViewController {
  weak var delegate: ReaderDelegate?
  var onClose: (() -> Void)?
  private let model = MailModel()

  override func loadView() { view = CloseView(self, #selector(close)) }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onClose?()
    delegate?.readerWillClose()
    model.markAllAsRead()
    ImageCache.shared.clear()
    UserDefaults.standard.synchronize()
    NotificationCenter.default.post(name: Notification.Name("read"), object: nil)
  }

  @objc private func close() { dismiss(animated: true) }
}

final class Writer: UIViewController {
  func write() { present(Stopper(), animated: true) }
}

final class Stopper: UIViewController {
  private let recorder = Recorder()

  override func loadView() { view = CloseView(self, #selector(close)) }

  override func viewWillDisappear(_ animated: Bool) { // expect: premature-teardown
    super.viewWillDisappear(animated)
    recorder.stop()
  }

  @objc private func close() { dismiss(animated: true) }
}

final class Recorder {
  private var isOn = true
  func stop() { isOn = false }
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
