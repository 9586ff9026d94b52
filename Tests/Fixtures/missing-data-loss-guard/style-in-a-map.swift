// A style that is set by `map` of an optional, in a closure or in a function that the closure, or `map`, is handed: full screen, which nobody swipes away. What only looks at the form changes nothing.

import UIKit

enum Forms {
  static func byClosure() -> PlanForm? {
    let form: PlanForm? = PlanForm()
    form.map { $0.modalPresentationStyle = .fullScreen }
    return form
  }

  static func byFunction() -> PlanForm? {
    let form: PlanForm? = PlanForm()
    form.map { cover($0) }
    return form
  }

  static func byName() -> PlanForm? {
    let form: PlanForm? = PlanForm()
    form.map(cover)
    return form
  }

  static func byMethod() -> PlanForm? {
    let form: PlanForm? = PlanForm()
    form.map { $0.coverScreen() }
    return form
  }

  static func byOther() -> PlanForm? {
    let form: PlanForm? = PlanForm()
    form.map { name($0) }
    return form
  }

  private static func cover(_ controller: UIViewController) { controller.modalPresentationStyle = .fullScreen }
  private static func name(_ controller: UIViewController) { controller.title = "Plan" }
}

extension UIViewController {
  func coverScreen() { modalPresentationStyle = .fullScreen }
}

final class Harbour: UIViewController {
  func first() {
    guard let form = Forms.byClosure() else { return }
    present(form, animated: true)
  }

  func second() {
    guard let form = Forms.byFunction() else { return }
    present(form, animated: true)
  }

  func third() {
    guard let form = Forms.byName() else { return }
    present(form, animated: true)
  }

  func fourth() {
    guard let form = Forms.byMethod() else { return }
    present(form, animated: true)
  }

  func fifth() {
    guard let form = Forms.byOther() else { return }
    present(form, animated: true) // expect: missing-data-loss-guard
  }
}

final class PlanForm: UIViewController {
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Save") { [unowned self] _ in
      Plans.shared.save(text.text)
      dismiss(animated: true)
    }))
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Cancel") { [unowned self] _ in dismiss(animated: true) }))
  }
}

final class Plans {
  static let shared = Plans()
  private var all: [String] = []
  func save(_ text: String) { all.append(text) }
}
