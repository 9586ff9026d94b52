// A controller that only a phone comes to make never presents on an iPad.
import UIKit

final class HomeController: UIViewController {
  @objc func open() {
    if UIDevice.current.userInterfaceIdiom != .pad {
      navigationController?.pushViewController(StreamController(), animated: true)
    } else {
      navigationController?.pushViewController(GridController(), animated: true)
    }
  }
}

final class StreamController: UIViewController {
  @objc private func share() {
    present(UIActivityViewController(activityItems: ["tide"], applicationActivities: nil), animated: true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share))
  }
}

final class GridController: UIViewController {
  @objc private func share() {
    present(UIActivityViewController(activityItems: ["tide"], applicationActivities: nil), animated: true)  // expect: missing-popover-anchor
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share))
  }
}
