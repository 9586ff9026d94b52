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
    var places: Set<Site> = []
    for gesture in index.recognizers where gesture.isMadeForEachAdd {
      guard let occasion = gesture.occasions.first(where: { isRepeated($0, gesture) }), places.insert(gesture.site).inserted else { continue }
      let related = gesture.made.map { [Related(place: Place($0), message: "another one is made each time")] } ?? []
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message:
            "`\(occasion.function)` runs again and adds another `\(gesture.className)` each time: nothing asks whether there is one, "
            + "and nothing takes the last one off; add it once, in `viewDidLoad`, or keep it and ask",
          place: Place(gesture.site), related: related.filter { $0.place.range.lowerBound != gesture.site.range.lowerBound },
          evidence: [
            "looked for a condition before the add, for a recogniser that is kept, and for `removeGestureRecognizer`: none in time"
          ], declaration: gesture.site.declaration))
    }
  }

  private static func isRepeated(_ occasion: Recognizer.Occasion, _ gesture: Recognizer) -> Bool {
    guard !occasion.isGuarded, let removal = gesture.removal else { return false }
    let isUpdating = updating.contains(occasion.function)
    guard isUpdating || appearing.contains(occasion.function) else { return false }
    switch removal {
    // What stays on a window for good is said by the rule for that.
    case .absent, .handlerOnly: return gesture.view.outliving == nil
    // A screen is laid out many times before it disappears.
    case .found(let function): return isUpdating && disappearing.contains(function)
    case .unseen: return false
    }
  }
}
