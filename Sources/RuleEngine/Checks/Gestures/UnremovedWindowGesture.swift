// A recogniser that is added to a window and never taken off: it fires over every screen that follows,
// and holds on to the modal that is long gone.

import ModalFacts

enum UnremovedWindowGesture: Check {
  static let name = "unremoved-window-gesture"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    var places: Set<Site> = []
    var judged: [Site: Set<String>] = [:]
    for gesture in index.recognizers {
      // A window's own recogniser lives as long as the window.
      guard let view = gesture.view.outliving, let removal = gesture.removal, !gesture.isWindowsOwn else { continue }
      // Of what one name may be the first is judged; of several that are gone through, each.
      guard judged[gesture.site, default: []].insert(gesture.quotedName).inserted else { continue }
      let message: String
      let evidence: String
      switch removal {
      case .found, .unseen: continue
      case .absent:
        // Whoever lives as long as the app has no screen that goes.
        let time = gesture.isAppLifetime ? "as long as the app runs" : "when this screen is gone"
        message = "\(gesture.quotedName) stays on `\(view)` \(time): nothing removes it"
        evidence = "looked for `removeGestureRecognizer` of \(gesture.quotedName) in the type, its superclasses and helpers: none"
      case .handlerOnly(let handler):
        message =
          "\(gesture.quotedName) stays on `\(view)` when this screen is closed another way: only its own handler removes it"
        evidence = "`removeGestureRecognizer` is called in `\(handler)`, which runs only when the gesture fires"
      case .tooLate(let function):
        message = "\(gesture.quotedName) stays on `\(view)` when this screen is gone: what removes it comes too late"
        evidence =
          "`removeGestureRecognizer` is called through `view.window` in `\(function)`, when the view has left its window: it removes nothing"
      case .neverRun(let function):
        message = "\(gesture.quotedName) stays on `\(view)` when this screen is gone: what removes it never runs"
        evidence = "`removeGestureRecognizer` is called in `\(function)`, which nobody calls"
      case .elsewhere(let function):
        message = "\(gesture.quotedName) stays on `\(view)` when this screen is gone: it is removed from another view"
        evidence = "`removeGestureRecognizer` is called in `\(function)` on a view that \(gesture.quotedName) is not on: it removes nothing"
      case .another(let function):
        message = "\(gesture.quotedName) stays on `\(view)` when this screen is gone: what is removed is another one"
        evidence = "`removeGestureRecognizer` is called in `\(function)` with a recogniser that is made only then: it removes nothing"
      }
      guard places.insert(gesture.site).inserted else { continue }
      report(
        Finding(
          rule: rule.id, severity: gesture.isAppLifetime ? min(.info, rule.severity) : rule.severity, message: message,
          place: Place(gesture.site), evidence: [evidence], proposals: proposals(gesture), declaration: gesture.site.declaration))
    }
  }

  /// Taken off as the screen disappears, if the next appearance adds it again.
  private static func proposals(_ gesture: Recognizer) -> [Proposal] {
    guard gesture.isOnController, let property = gesture.property, let owner = gesture.ownerSite,
      gesture.occasions.contains(where: { $0.function == "viewDidAppear" || $0.function == "viewWillAppear" || $0.function == "viewIsAppearing" })
    else { return [] }
    let name = property.name
    let removal =
      property.isOptional
      ? ["if let recognizer = \(name) {", "\trecognizer.view?.removeGestureRecognizer(recognizer)", "\t\(name) = nil", "}"]
      : ["\(name).view?.removeGestureRecognizer(\(name))"]
    let change: Change
    if let disappearance = gesture.disappearance {
      change = Change(.endOfBody, at: Place(disappearance), removal)
    } else {
      change = Change(
        .lastMember, at: Place(owner),
        ["override func viewWillDisappear(_ animated: Bool) {", "\tsuper.viewWillDisappear(animated)"] + removal.map { "\t" + $0 } + ["}"])
    }
    return [Proposal("Remove `\(name)` in `viewWillDisappear`", isSafe: true, changes: [change])]
  }
}
