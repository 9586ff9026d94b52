// System gestures that are deferred by state which changes on screen, and UIKit is not told; and a container
// that UIKit asks in place of the child that defers them.

import ModalFacts

enum StaleEdgeDeferral: Check {
  static let name = "stale-edge-deferral"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for preference in index.screenEdges.preferences where preference.kind == .deferredEdges {
      guard preference.update == .absent else { continue }
      report(preference.finding(rule, "the system's edge gestures are not deferred anew with"))
    }
    for swallowed in index.screenEdges.swallowedUpdates where swallowed.kind == .deferredEdges { report(swallowed.finding(rule)) }
    for container in index.screenEdges.unforwarded {
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message:
            "`\(container.child)` defers system gestures, but UIKit asks `\(container.container)`, which holds it: override `childForScreenEdgesDeferringSystemGestures` there",
          place: Place(container.site),
          related: [Related(place: Place(container.childSite), message: "nobody asks for these edges")],
          evidence: ["looked for `childForScreenEdgesDeferringSystemGestures` in `\(container.container)` and its superclasses: none"],
          declaration: container.site.declaration))
    }
  }
}

extension BarPreference {
  /// One finding for the override, its states as the other half.
  func finding(_ rule: Rule, _ what: String) -> Finding {
    let names = states.map { "`\($0.name)`" }.joined(separator: ", ")
    var related: [Related] = []
    for state in states.prefix(4) {
      related.append(Related(place: Place(state.change), message: "`\(state.name)` changes here, and UIKit is not told"))
      related.append(Related(place: Place(state.site), message: "a `didSet` here could tell"))
    }
    return Finding(
      rule: rule.id, severity: rule.severity,
      message: "\(what) \(names): nobody calls `\(kind.update)()` when \(states.count == 1 ? "it changes" : "they change")",
      place: Place(site), related: related,
      evidence: ["looked for calls of `\(kind.update)` in `\(type)`, its superclasses and subclasses, and on it elsewhere: none"],
      proposals: proposals, declaration: site.declaration)
  }

  /// The call in the `didSet` of each state, where all can have one.
  private var proposals: [Proposal] {
    var changes: [Change] = []
    for state in states {
      switch state.observer {
      case nil: return []
      case .some(.none): changes.append(Change(.braces, at: Place(state.site), ["didSet {", "\t\(kind.update)()", "}"]))
      case .present(let site): changes.append(Change(.endOfBody, at: Place(site), "\(kind.update)()"))
      }
    }
    let names = states.map { "`\($0.name)`" }.joined(separator: ", ")
    return [Proposal("Call `\(kind.update)()` whenever \(names) is set", isSafe: true, changes: changes)]
  }
}

extension SwallowedUpdate {
  func finding(_ rule: Rule) -> Finding {
    Finding(
      rule: rule.id, severity: rule.severity,
      message:
        "`\(kind.update)` is there to be called, not overridden: without `super.\(kind.update)()` UIKit never asks `\(type)` again; override `\(kind.rawValue)` and call this",
      place: Place(site), evidence: ["looked for a call of `super.\(kind.update)()` in the override: none"],
      declaration: site.declaration)
  }
}
