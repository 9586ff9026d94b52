// What Cancel calls off a swipe calls off as well: by a notification that the page posts as it goes, or in the `deinit` of what the page makes
// for itself. Who hears of another notification does not.
import UIKit

final class Loads {
  static let shared = Loads()
  private var running = 1
  func cancelAll() { running = 0 }
}

class LoadPage: UIViewController {
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    view.addSubview(close)
    close.addTarget(self, action: #selector(leave), for: .touchUpInside)
  }

  @objc private func leave() { onCancel?() }
}

final class PostingPage: LoadPage {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.post(name: .init("page gone"), object: nil)
  }
}

final class OtherPage: LoadPage {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.post(name: .init("page read"), object: nil)
  }
}

final class PostingHome: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(pageGone), name: .init("page gone"), object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(pageRead), name: .init("page read"), object: nil)
  }

  @objc private func pageGone() { Loads.shared.cancelAll() }
  @objc private func pageRead() { title = "read" }

  @objc func open() {
    let page = PostingPage()
    page.onCancel = { [weak self] in
      self?.dismiss(animated: true)
      Loads.shared.cancelAll()
    }
    present(page, animated: true)
  }

  @objc func openOther() {
    let page = OtherPage()
    page.onCancel = { [weak self] in
      self?.dismiss(animated: true)
      Loads.shared.cancelAll()
    }
    present(page, animated: true) // expect: skipped-swipe-cleanup
  }
}

final class Guardian {
  deinit { Loads.shared.cancelAll() }
}

final class GuardedPage: LoadPage {
  private let guardian = Guardian()
}

final class GuardedHome: UIViewController {
  @objc func open() {
    let page = GuardedPage()
    page.onCancel = { [weak self] in
      self?.dismiss(animated: true)
      Loads.shared.cancelAll()
    }
    present(page, animated: true)
  }
}
