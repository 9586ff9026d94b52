// A presenter that keeps in mind that its modal is going, until the completion says that it is gone, presents nothing meanwhile: whether it calls itself, or
// somebody calls it twice.
import UIKit

final class Notices {
  weak var host: UIViewController?
  private var waiting: [UIAlertController] = []
  private var shown: UIAlertController?

  func add(_ notice: UIAlertController) {
    waiting.append(notice)
    next()
  }

  func close() {
    shown?.dismiss(animated: true) { [weak self] in
      self?.shown = nil
      self?.next()
    }
  }

  // It forgets at once, and not when that is gone.
  func drop() {
    shown?.dismiss(animated: true)
    shown = nil
  }

  private func next() {
    guard shown == nil, !waiting.isEmpty else { return }
    let notice = waiting.removeFirst()
    shown = notice
    host?.present(notice, animated: true)
  }
}

final class Ferry: UIViewController {
  private let notices = Notices()

  func delayed() {
    notices.close()
    notices.add(notice("Delayed"))
  }

  func cancelled() {
    notices.drop()
    notices.add(notice("Cancelled")) // expect: presenting-during-dismissal
  }

  private func notice(_ title: String) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    return alert
  }
}

final class Curtain {
  weak var host: UIViewController?
  private var isFalling = false
  private var isRed = false

  func fall() {
    isFalling = true
    host?.dismiss(animated: true) { self.isFalling = false }
  }

  func colour() {
    host?.dismiss(animated: true) { self.isRed = true }
  }

  func rise(_ scene: UIViewController) {
    guard !isFalling else { return }
    host?.present(scene, animated: true)
  }

  func change(to scene: UIViewController) {
    fall()
    rise(scene)
  }

  func changeColour(to scene: UIViewController) {
    colour()
    rise(scene) // expect: presenting-during-dismissal
  }
}

final class Stage: UIViewController {
  private let curtain = Curtain()

  func act() {
    let alert = UIAlertController(title: "Act two", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    curtain.change(to: alert)
    curtain.changeColour(to: alert)
  }
}
