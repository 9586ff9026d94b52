import UIKit

final class PhotoController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    addSwipeDown(with: SwipeDownConfiguration { [weak self] status in // expect: competing-dismiss-pan
      if status == .completed { self?.close() }
    })
  }

  @objc private func close() { dismiss(animated: true) }
}
