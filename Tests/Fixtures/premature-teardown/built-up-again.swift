// What appearing builds up, disappearing may tear down: a swipe that is given up makes it appear again.
// clean
import UIKit

final class SongList: UIViewController {
  func play() { present(UINavigationController(rootViewController: SongController()), animated: true) }
  func tune() { present(UINavigationController(rootViewController: TunerController()), animated: true) }
}

final class SongController: UIViewController {
  private var clock: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    startClock()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: Notification.Name("song"), object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    clock?.invalidate()
    clock = nil
    NotificationCenter.default.removeObserver(self)
  }

  private func startClock() {
    clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }

  @objc private func changed() {}
  @objc private func close() { dismiss(animated: true) }
}

final class TunerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    startListening()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stopListening()
  }

  private func startListening() { view.tag = 1 }
  private func stopListening() { view.tag = 0 }
  @objc private func close() { dismiss(animated: true) }
}
