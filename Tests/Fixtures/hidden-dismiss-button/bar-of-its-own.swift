// The screen draws its own navigation bar and hands it its item.
// clean
import UIKit

final class NotesController: UIViewController {
  func showReader() {
    let reader = ReaderController()
    reader.modalPresentationStyle = .fullScreen
    present(reader, animated: true)
  }
}

final class ReaderController: UIViewController {
  private let bar = UINavigationBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(close))
    bar.items = [navigationItem]
    view.addSubview(bar)
  }

  @objc private func close() { dismiss(animated: true) }
}
