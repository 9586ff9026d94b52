// What a timer, a row, an alert or a notification runs was handed in by somebody unseen: it may close the cover.
import UIKit

class Slide: UIViewController {
  var onEnd: () -> Void = {}
}

final class TimedSlide: Slide {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in self.onEnd() }
  }
}

final class ListSlide: Slide, UITableViewDelegate {
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { onEnd() }
}

final class AskingSlide: Slide {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let alert = UIAlertController(title: "Over", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.onEnd() })
    present(alert, animated: true)
  }
}

final class HearingSlide: Slide {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(ended), name: .init("ended"), object: nil)
  }

  @objc func ended() { onEnd() }
}

final class ChapterSlide: Slide {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Chapters") { _ in self.open() }))
  }

  private func open() {
    let page = ListSlide()
    page.onEnd = onEnd
    navigationController?.pushViewController(page, animated: true)
  }
}

final class StillSlide: UIViewController {
  var onShow: () -> Void = {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in self.onShow() }
  }
}

final class Show: UIViewController {
  private let leave: () -> Void

  init(leave: @escaping () -> Void) {
    self.leave = leave
    super.init(nibName: nil, bundle: nil)
  }

  @objc func timed() {
    let slide = TimedSlide()
    slide.onEnd = leave
    slide.modalPresentationStyle = .fullScreen
    present(slide, animated: true)
  }

  @objc func list() {
    let slide = ListSlide()
    slide.onEnd = leave
    slide.modalPresentationStyle = .fullScreen
    // expect: missing-dismiss-button
    present(slide, animated: true)
  }

  @objc func asking() {
    let slide = AskingSlide()
    slide.onEnd = leave
    slide.modalPresentationStyle = .fullScreen
    present(slide, animated: true)
  }

  @objc func hearing() {
    let slide = HearingSlide()
    slide.onEnd = leave
    slide.modalPresentationStyle = .fullScreen
    present(slide, animated: true)
  }

  @objc func chapters() {
    let slide = ChapterSlide()
    slide.onEnd = leave
    let stack = UINavigationController(rootViewController: slide)
    stack.modalPresentationStyle = .fullScreen
    // expect: missing-dismiss-button
    present(stack, animated: true)
  }

  @objc func still() {
    let slide = StillSlide()
    slide.onShow = { print("shown") }
    slide.modalPresentationStyle = .fullScreen
    // expect: trapped-modal
    present(slide, animated: true)
  }
}
