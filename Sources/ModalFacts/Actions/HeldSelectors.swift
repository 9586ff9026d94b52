// Selectors that a property or a parameter holds: `target?.perform(action, with: self)`, `sendAction(action, to: target, from: self, for: nil)`.
// What they name is said where they are given.

import SwiftScan

extension ActionReader {
  private static let mostSelectors = 4

  /// Whether a call runs the selector that it is handed first, on whomever.
  static func performsHeld(_ arguments: Arguments, by name: NameID) -> Bool {
    guard arguments.count > 1, arguments[0].label == none else { return false }
    let second = arguments[1].label
    if name == Known.perform.name { return second == Known.with.name || second == Known.on.name }
    return name == Known.sendAction.name && second == Known.to.name
  }

  /// Runs what a held selector names, as far as that is seen.
  /// - Returns: Whether the call runs a held selector.
  mutating func performHeld(_ arguments: Arguments, by name: NameID, in context: Context, _ depth: Int) -> Bool {
    guard Self.performsHeld(arguments, by: name) || name == Known.perform.name && arguments.count == 1,
      let handed = arguments.first, case let held = project.node(handed.value, in: context.file),
      held.kind == .name || held.kind == .member, let holder = project.property(meantBy: handed.value, in: context) ?? project.meanings(of: held, in: context).first
    else { return false }
    if arguments.count == 1 {
      guard project[holder].type != none, project.node(project[holder].type, in: holder.file).name == Known.Selector.name else { return false }
    }
    // What a text names is a method of the project's, or nobody's here.
    if project[holder].value != none, project.isSelectorOfText(project.node(project[holder].value, in: holder.file), in: holder.file) {
      if let selector = project.selectorName(project[holder].value, in: holder.file) { perform(selector, depth) }
      return true
    }
    var values: [Bound] = []
    if project[holder].kind == .parameter {
      values = ValueReader(project).argument(for: holder, in: context.frame).map { [$0] } ?? []
    } else if let given = project.given(to: holder, in: context.frame) {
      part.usedFrame = min(part.usedFrame, given.depth)
      values = given.values
    }
    for value in values { part.usedFrame = min(part.usedFrame, value.depth) }
    let selectors = values.map { project.selectorName($0.node, in: $0.context.file) }
    guard !selectors.isEmpty, selectors.count <= Self.mostSelectors, selectors.allSatisfy({ $0 != nil }) else {
      outcome.note(unfollowed: "the action that `\(project.text(name))` runs is said elsewhere")
      return true
    }
    for case let selector? in selectors { perform(selector, depth) }
    return true
  }

  /// `CADisplayLink(target: self, selector: #selector(step))`, `Timer(timeInterval: 1, target: self, selector: …)`: they run it soon.
  mutating func performLater(_ name: NameID, _ arguments: Arguments, in context: Context, _ depth: Int) {
    guard name == Known.CADisplayLink.name || name == .Timer, let selector = project.selectorName(in: arguments, of: context.file) else { return }
    perform(selector, depth)
  }
}
