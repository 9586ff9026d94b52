// A box answers in its `deinit` if nobody has: with the closures that hold it, it goes as a swipe closes the page. One without answers nobody.
import UIKit

final class AnsweringBox {
  private let continuation: CheckedContinuation<Int?, Never>
  private var isAnswered = false

  init(_ continuation: CheckedContinuation<Int?, Never>) { self.continuation = continuation }

  func answer(_ number: Int?) {
    guard !isAnswered else { return }
    isAnswered = true
    continuation.resume(returning: number)
  }

  deinit {
    if !isAnswered { continuation.resume(returning: nil) }
  }
}

final class SilentBox {
  private let continuation: CheckedContinuation<Int?, Never>
  init(_ continuation: CheckedContinuation<Int?, Never>) { self.continuation = continuation }
  func answer(_ number: Int?) { continuation.resume(returning: number) }
}

final class DialController: UIViewController {
  func ask() async -> Int? {
    await withCheckedContinuation { continuation in
      let box = AnsweringBox(continuation)
      let page = NumberController()
      page.onCancel = { box.answer(nil) }
      present(page, animated: true)
    }
  }

  func askOnce() async -> Int? {
    await withCheckedContinuation { continuation in
      let box = SilentBox(continuation)
      let page = NumberController()
      page.onCancel = { box.answer(nil) }
      present(page, animated: true) // expect: skipped-swipe-cleanup
    }
  }
}

final class NumberController: UIViewController {
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(
      type: .close,
      primaryAction: UIAction { [weak self] _ in
        self?.onCancel?()
        self?.dismiss(animated: true)
      })
    view.addSubview(close)
  }
}
