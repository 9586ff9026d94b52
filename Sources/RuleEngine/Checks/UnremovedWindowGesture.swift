// A recogniser that is added to a window and never taken off: it fires over every screen that follows,
// and holds on to the modal that is long gone.

import ModalFacts

enum UnremovedWindowGesture: Check {
  static let name = "unremoved-window-gesture"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for gesture in index.windowGestures {
      let message: String
      let evidence: String
      switch gesture.removal {
      case .found, .unseen: continue
      case .absent:
        message = "`\(gesture.recognizer)` stays on `\(gesture.window)` when this screen is gone: nothing removes it"
        evidence = "looked for `removeGestureRecognizer` of `\(gesture.recognizer)` in the type, its superclasses and helpers: none"
      case .handlerOnly(let handler):
        message =
          "`\(gesture.recognizer)` stays on `\(gesture.window)` when this screen is closed another way: only its own handler removes it"
        evidence = "`removeGestureRecognizer` is called in `\(handler)`, which runs only when the gesture fires"
      }
      report(
        Finding(
          rule: rule.id, severity: gesture.isAppLifetime ? min(.info, rule.severity) : rule.severity, message: message,
          place: Place(gesture.site), evidence: [evidence], proposals: gesture.removalProposals, declaration: gesture.site.declaration))
    }
  }
}
