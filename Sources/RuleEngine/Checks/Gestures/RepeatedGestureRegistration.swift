// A recogniser that is made and added each time that a screen appears or is laid out, and never taken off: they
// pile up on the view, and all of them watch.

import ModalFacts

enum RepeatedGestureRegistration: Check {
  static let name = "repeated-gesture-registration"

  /// What UIKit and SwiftUI run again each time that a screen appears.
  private static let appearing: Set<String> = ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "didMoveToWindow", "onAppear"]
  /// What they run again while it is there.
  private static let updating: Set<String> = [
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews", "updateConstraints", "updateViewConstraints",
    "traitCollectionDidChange", "updateUIView", "updateUIViewController", "draw",
  ]
  private static let disappearing: Set<String> = ["viewWillDisappear", "viewDidDisappear", "deinit", "dismantleUIView"]

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    // Of several in one function the first speaks for all.
    var first: [Recognizer] = []
    var others: [String: [Related]] = [:]
    for gesture in index.recognizers where gesture.isMadeForEachAdd && occasion(of: gesture) != nil {
      guard let known = first.last, known.site.file == gesture.site.file, known.site.declaration == gesture.site.declaration else {
        first.append(gesture)
        continue
      }
      if known.site != gesture.site {
        others[key(of: known), default: []].append(Related(place: Place(gesture.site), message: "and another one here"))
      }
    }
    for gesture in first {
      guard let occasion = occasion(of: gesture) else { continue }
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message:
            "`\(occasion.function)` runs again and adds another `\(gesture.className)` each time: nothing asks whether there is one, "
            + "and nothing takes the last one off; add it once, in `\(making(before: occasion.function))`, or keep it and ask",
          place: Place(gesture.site), related: others[key(of: gesture)] ?? [],
          evidence: [
            "looked for a condition before the add, for a recogniser that is kept, and for `removeGestureRecognizer`: none in time"
          ], declaration: gesture.site.declaration))
    }
  }

  private static func key(of gesture: Recognizer) -> String { "\(gesture.site.file) \(gesture.site.declaration)" }

  /// Where what an occasion adds again and again may be added once.
  private static func making(before function: String) -> String {
    switch function {
    case "updateUIView": "makeUIView"
    case "updateUIViewController": "makeUIViewController"
    default: "viewDidLoad"
    }
  }

  /// What adds it again and again.
  private static func occasion(of gesture: Recognizer) -> Recognizer.Occasion? {
    gesture.occasions.first { isRepeated($0, gesture) }
  }

  private static func isRepeated(_ occasion: Recognizer.Occasion, _ gesture: Recognizer) -> Bool {
    guard !occasion.isGuarded, let removal = gesture.removal else { return false }
    let isUpdating = updating.contains(occasion.function)
    guard isUpdating || appearing.contains(occasion.function) else { return false }
    switch removal {
    // What stays on a window for good is said by the rule for that.
    case .absent, .handlerOnly, .tooLate, .neverRun, .elsewhere, .another: return gesture.view.outliving == nil
    // A screen is laid out many times before it disappears.
    case .found(let function): return isUpdating && disappearing.contains(function)
    case .unseen: return false
    }
  }
}
