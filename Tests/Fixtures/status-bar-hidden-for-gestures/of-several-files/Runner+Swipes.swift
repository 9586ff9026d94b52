import UIKit

extension RunnerController {
  func listenForSwipes() {
    let jump = UISwipeGestureRecognizer(target: self, action: #selector(jumped))
    jump.direction = .up
    view.addGestureRecognizer(jump)
  }

  @objc func jumped() {}
}
