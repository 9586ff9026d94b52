// Whoever appears again and observes anew has lost nothing, by whichever name the centre goes.
import UIKit

final class QuayController: UIViewController {
  @objc func address() { present(UINavigationController(rootViewController: AddressController()), animated: true) }  // expect: missing-dismiss-button
  @objc func film() { present(UINavigationController(rootViewController: FilmController()), animated: true) }  // expect: missing-dismiss-button
  @objc func letter() { present(UINavigationController(rootViewController: LetterController()), animated: true) }  // expect: missing-dismiss-button
}

final class AddressController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    centre().addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)
  }

  private func centre() -> NotificationCenter { .default }
  @objc private func shown() { view.setNeedsLayout() }
}

final class FilmController: UIViewController {
  private let only = Camera()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    camera().start()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    camera().stop()
  }

  private func camera() -> Camera { only }
}

final class LetterController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(shown), name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.post(name: Notification.Name("letter"), object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {  // expect: premature-teardown
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func shown() { view.setNeedsLayout() }
}

final class Camera {
  private var isOn = false
  func start() { isOn = true }
  func stop() { isOn = false }
}
