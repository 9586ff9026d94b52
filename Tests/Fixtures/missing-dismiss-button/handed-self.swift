// Closures around `self`, that a helper holds weakly or a binding hands its owner to, run like those that are written out.
import UIKit

final class CounterController: UIViewController {
  @objc func weigh() {
    let ask = AskController()
    ask.onNo = { ask.dismiss(animated: true) }
    ask.modalPresentationStyle = .overFullScreen
    present(ask, animated: true)
  }

  @objc func count() {
    let tally = TallyController()
    present(tally, animated: true)
  }

  @objc func list() {
    present(ListController(), animated: true)  // expect: missing-dismiss-button
  }
}

final class AskController: UIViewController {
  var onNo: (() -> Void)?
  private let no = PillButton(title: "Cancel")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(no)
    no.tap = weakly(self) { me in me.onNo?() }
  }

  override func accessibilityPerformEscape() -> Bool {
    onNo?()
    return true
  }
}

final class TallyController: UIViewController {
  private let closeButton = PillButton(title: "Close")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(closeButton)
    closeButton.taps.bind(with: self) { owner, _ in owner.leave() }
  }

  private func leave() { dismiss(animated: true) }
}

final class ListController: UIViewController {
  private let more = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(more)
    more.addAction(UIAction { [weak self] _ in self?.showMore() }, for: .touchUpInside)
  }

  private func showMore() { view.setNeedsLayout() }
}

final class PillButton: UIControl {
  let taps = Taps()

  init(title: String) {
    super.init(frame: .zero)
    accessibilityLabel = title
    addTarget(self, action: #selector(pressed), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError() }

  var tap: (() -> Void)?

  @objc private func pressed() {
    tap?()
    taps.fire()
  }
}

final class Taps {
  private var actions: [() -> Void] = []
  func bind<Owner: AnyObject>(with owner: Owner, _ action: @escaping (Owner, Bool) -> Void) {
    actions.append { [weak owner] in if let owner { action(owner, true) } }
  }
  func fire() { for action in actions { action() } }
}

func weakly<Object: AnyObject>(_ object: Object, then run: @escaping (Object) -> Void) -> () -> Void {
  { [weak object] in
    if let object { run(object) }
  }
}
