import UIKit

final class StoryController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(close)
  }

  @objc private func closeTapped() {
    NotificationCenter.default.post(name: .closeStory, object: nil)
  }
}
