// An object presents what a closure makes that it was made with: each of its makers says what that is.
import UIKit

final class TipPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

final class NotePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }
}

final class OpenButton: UIButton {
  private let makePage: () -> UIViewController
  init(makePage: @escaping () -> UIViewController) {
    self.makePage = makePage
    super.init(frame: .zero)
    addTarget(self, action: #selector(open), for: .touchUpInside)
  }
  required init?(coder: NSCoder) { fatalError() }

  @objc private func open() { window?.rootViewController?.present(makePage(), animated: true) }
}

// What others make of it is not told: one of several pages.
struct Entry {
  let title: String
  let makePage: () -> UIViewController
}

final class Desk: UIViewController {
  let entries = [Entry(title: "Tip", makePage: { TipPage() }), Entry(title: "Note", makePage: { NotePage() })]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(OpenButton(makePage: { NotePage() }))
    view.addSubview(OpenButton { TipPage() }) // expect: missing-dismiss-button
  }

  func open(_ entry: Entry) { present(entry.makePage(), animated: true) }
}
