import UIKit

final class RunnerController: UIViewController {
  override var prefersStatusBarHidden: Bool { true } // expect: status-bar-hidden-for-gestures

  override func viewDidLoad() {
    super.viewDidLoad()
    listenForSwipes()
  }
}
