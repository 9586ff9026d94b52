// clean
// UIKit asks again because something else is presented, pushed or closed, or as the screen comes and goes.
import UIKit

final class StoryController: UIViewController {
  private var isLeaving = false
  override var prefersStatusBarHidden: Bool { !isLeaving }

  @objc private func close() {
    isLeaving = true
    dismiss(animated: true)
  }
}

final class LetterController: UIViewController {
  private var hidesBar = false
  override var prefersStatusBarHidden: Bool { hidesBar }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hidesBar = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hidesBar = false
  }
}

final class ArticleController: UIViewController {
  private var isReading = false
  override var prefersStatusBarHidden: Bool { isReading }

  @objc private func read() {
    isReading = true
    navigationController?.setNavigationBarHidden(true, animated: true)
  }
}
