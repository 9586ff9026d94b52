// Three fingers, or two taps, are a gesture that one makes on purpose, wherever; unless it is called otherwise.
import UIKit

final class GalleryController: UIViewController {
  private lazy var leaving = UITapGestureRecognizer(target: self, action: #selector(leave))
  private let twice = UITapGestureRecognizer()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    leaving.numberOfTouchesRequired = 3
    view.window?.addGestureRecognizer(leaving)
    twice.numberOfTapsRequired = 2
    twice.addTarget(self, action: #selector(leave))
    view.window?.addGestureRecognizer(twice)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    leaving.view?.removeGestureRecognizer(leaving)
    twice.view?.removeGestureRecognizer(twice)
  }

  @objc private func leave() { dismiss(animated: true) }
}

final class CardController: UIViewController {
  private lazy var twice = UITapGestureRecognizer(target: self, action: #selector(tappedOutside))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    twice.numberOfTapsRequired = 2
    view.window?.addGestureRecognizer(twice)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    twice.view?.removeGestureRecognizer(twice)
  }

  @objc private func tappedOutside() { dismiss(animated: true) } // expect: unfiltered-outside-tap
}
