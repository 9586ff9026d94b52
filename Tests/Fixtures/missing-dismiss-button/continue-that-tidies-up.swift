// Continue, Finish, Next: where the action closes and besides only ends what the screen has running, or fades its view, it commits nothing.

import AVFoundation
import UIKit

final class HallController: UIViewController {
  @IBAction func openClock() { show(ClockController()) }
  @IBAction func openSong() { show(SongController()) }
  @IBAction func openPoster() { show(PosterController()) }
  @IBAction func openPostcard() { show(PostcardController()) } // expect: missing-dismiss-button
  @IBAction func openBell() { show(BellController()) } // expect: missing-dismiss-button

  private func show(_ page: ClockController) {
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }

  private func show(_ page: SongController) {
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }

  private func show(_ page: PosterController) {
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }

  private func show(_ page: PostcardController) {
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }

  private func show(_ page: BellController) {
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}

final class ClockController: UIViewController {
  private var timer: Timer?
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Continue", for: .normal)
    button.addTarget(self, action: #selector(goOn), for: .touchUpInside)
    view.addSubview(button)
  }

  private func stopTimer() {
    timer?.invalidate()
    timer = nil
  }

  @objc private func goOn() {
    stopTimer()
    NotificationCenter.default.removeObserver(self)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    dismiss(animated: true)
  }
}

final class SongController: UIViewController {
  private let player = AVPlayer()
  private var loading: Task<Void, Never>?
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Next", for: .normal)
    button.addTarget(self, action: #selector(goOn), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func goOn() {
    assert(Thread.isMainThread)
    player.pause()
    loading?.cancel()
    dismiss(animated: true)
  }
}

final class PosterController: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Finish", for: .normal)
    button.addTarget(self, action: #selector(finish), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func finish() {
    UIView.animate(withDuration: 0.2) {
      self.view.alpha = 0
      self.button.transform = .identity
    } completion: { _ in
      self.dismiss(animated: false)
    }
  }
}

/// Sends.
final class PostcardController: UIViewController {
  private var timer: Timer?
  private let post = PostOffice()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Continue", for: .normal)
    button.addTarget(self, action: #selector(goOn), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func goOn() {
    timer?.invalidate()
    post.hand(over: "Greetings")
    dismiss(animated: true)
  }
}

final class PostOffice {
  private var cards: [String] = []
  func hand(over card: String) { cards.append(card) }
}

/// What it pauses is a thing of the project's, which remembers that.
final class BellController: UIViewController {
  private let tower = Tower()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Continue", for: .normal)
    button.addTarget(self, action: #selector(goOn), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func goOn() {
    tower.pause()
    dismiss(animated: true)
  }
}

final class Tower {
  private(set) var rings = true
  func pause() { rings = false }
}
