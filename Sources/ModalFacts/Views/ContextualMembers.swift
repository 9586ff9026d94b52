// What stands behind a dot alone where SwiftUI asks for a type of the project's: `.modifier(.closable)`, a static member that the project adds
// to `ViewModifier`, and `Button("Close", asyncAction: leave)`, an initialiser that it adds to a control.

import SwiftScan

extension ViewReader {
  /// Reads what a modifier is that is named by a member of its protocol's.
  /// - Returns: Whether it is one.
  mutating func viewNamedModifier(_ node: NodeID, in context: Context, _ depth: Int) -> Bool {
    let expression = project.node(node, in: context.file)
    let member = expression.kind == .call ? project.node(expression.base, in: context.file) : expression
    guard member.kind == .member, member.base == none else { return false }
    let call = NodeRef(file: context.file, index: node)
    let named = project.declarations[member.name].filter { [project] ref in
      guard project[ref].modifiers.contains(.static), !project.isInactive(ref), let owner = project.enclosingType(of: project.parent(of: ref)) else { return false }
      return project.types[Int(owner)].name == .ViewModifier && (project[ref].kind == .function) == (expression.kind == .call)
    }
    guard !named.isEmpty else {
      screen.note("the modifier `.\(project.text(member.name))` is made where it cannot be seen")
      return false
    }
    for ref in named.prefix(4) {
      if project[ref].kind == .function { viewOfCall(ref, call, in: context, depth) } else { viewOf(ref, calledBy: nil, in: context, depth) }
    }
    return true
  }

  /// The button that an initialiser of the project's own makes of a call, and where that is written.
  func buttonMade(by call: NodeRef, _ arguments: Arguments, in context: Context) -> (call: NodeRef, context: Context)? {
    let isForeign = arguments.contains { $0.label < Argument.trailing && !project.isListed($0.label, in: Self.buttonLabels) }
    guard isForeign || !arguments.contains(where: { $0.label == .action || $0.label == Argument.trailing }) else { return nil }
    for type in project.extensions(ofOutside: Known.Button.name) {
      for initializer in project.matching(project.initializers(of: type), calledBy: call, in: context) where !openFunctions.contains(initializer) {
        guard let made = project.delegation(by: initializer) else { continue }
        let frame = project.frame(function: initializer, type: nil, call: call, caller: context)
        guard frame.depth < 30 else { return nil }
        return (made, Context(file: made.file, scope: project.scope(of: made), position: made.index, frame: frame))
      }
    }
    return nil
  }

  /// Those of SwiftUI's own initialisers.
  private static let buttonLabels: Spellings = ["action", "role", "label", "systemImage", "image", "intent"]
}
