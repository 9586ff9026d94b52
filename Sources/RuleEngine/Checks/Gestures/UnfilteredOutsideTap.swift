// A tap outside that closes, and never asks whether it was outside: any tap closes.

import ModalFacts

enum UnfilteredOutsideTap: Check {
  static let name = "unfiltered-outside-tap"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    var places: Set<Site> = []
    for gesture in index.recognizers where gesture.kind == .tap || gesture.kind == .longPress {
      guard gesture.effects.closes, let exit = gesture.effects.exit, let handler = gesture.handlers.first, gesture.unseenHandler == nil,
        !gesture.isCustomized, !gesture.delegate.decides, isMeantForOutside(gesture, in: index)
      else { continue }
      let asks: String
      if !gesture.effects.asksWhere {
        asks = "never asks where the tap was: a tap inside closes as well"
      } else if gesture.kind == .longPress, !gesture.effects.asksState {
        // A tap calls once, when it has ended; a press calls all along.
        asks = "never asks whether the press has ended: it closes as soon as the finger is down"
      } else {
        continue
      }
      guard places.insert(gesture.site).inserted else { continue }
      report(
        Finding(
          rule: rule.id, severity: rule.severity, message: "\(handler.quotedName) closes on a tap outside, but \(asks)",
          place: Place(handler.site), related: [Related(place: Place(gesture.site), message: "it is added here")],
          evidence: [
            ([handler.quotedName] + exit).joined(separator: " → "),
            "looked for `location(in:)`, `hitTest` and a delegate that filters touches: none",
          ], declaration: handler.site.declaration))
    }
  }

  /// On a window, or called so: a tap on the view itself may be meant for all of it, and so may several taps or fingers
  /// on the window. Where a part of the screen has a tap of its own, that one may be there to keep taps inside from closing.
  private static func isMeantForOutside(_ gesture: Recognizer, in index: ProjectIndex) -> Bool {
    let isCalledSo = gesture.handlers.contains { isOutside($0.name) } || gesture.name.map(isOutside) ?? false
    if case .window = gesture.view { return !gesture.isWindowsOwn && (gesture.isSimple || isCalledSo) }
    guard gesture.view == .own, gesture.isOnController, isCalledSo else { return false }
    return !index.recognizers.contains { other in
      guard other.kind == .tap, let owner = other.ownerSite else { return false }
      // The part's own class, or the child controller, may add it.
      if other.view == .own { return gesture.partSites.contains(owner) }
      return if case .part = other.view { owner == gesture.ownerSite } else { false }
    }
  }

  private static func isOutside(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["outside", "background", "backdrop", "dimm"].contains { name.contains($0) }
  }
}
