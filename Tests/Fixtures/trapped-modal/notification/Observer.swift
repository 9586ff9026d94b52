// The button posts a notification, and whoever presented it listens.
// clean
import UIKit

extension Notification.Name {
  static let closeStory = Notification.Name("closeStory")
}

final class FrontController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(storyClosed), name: .closeStory, object: nil)
  }

  @objc func openStory() {
    let story = StoryController()
    story.modalPresentationStyle = .fullScreen
    present(story, animated: true)
  }

  @objc private func storyClosed() { dismiss(animated: true) }
}
