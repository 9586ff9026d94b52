// A property in which a screen keeps what it presents itself: to dismiss that leaves the screen open.
import UIKit

final class Tip: UIViewController {}

final class Chart: UIViewController {
  private var tip: Tip?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .infoLight, primaryAction: UIAction { [unowned self] _ in showTip() }))
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Hide tip") { [unowned self] _ in hideTip() }))
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Forget tip") { [weak self] _ in
      if let tip = self?.tip { tip.dismiss(animated: true) }
    }))
  }

  private func showTip() {
    let tip = Tip()
    tip.modalPresentationStyle = .popover
    tip.popoverPresentationController?.sourceView = view
    present(tip, animated: true)
    self.tip = tip
  }

  private func hideTip() {
    tip?.dismiss(animated: false)
    tip = nil
  }
}

/// Its tip lies in it as a child, and takes it along.
final class Board: UIViewController {
  private var tip: Tip?

  override func viewDidLoad() {
    super.viewDidLoad()
    let tip = Tip()
    addChild(tip)
    view.addSubview(tip.view)
    tip.didMove(toParent: self)
    self.tip = tip
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Hide tip") { [unowned self] _ in self.tip?.dismiss(animated: true) }))
  }
}

/// Somebody else sets what it dismisses.
final class Plan: UIViewController {
  var host: UIViewController?
  private var shown: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    shown = host
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Hide plan") { [unowned self] _ in shown?.dismiss(animated: true) }))
  }
}

final class Desk: UIViewController {
  @objc func showChart() {
    // expect: missing-dismiss-button
    present(Chart(), animated: true)
  }

  @objc func showBoard() { present(Board(), animated: true) }

  @objc func showPlan() {
    let plan = Plan()
    plan.host = self
    present(plan, animated: true)
  }
}
