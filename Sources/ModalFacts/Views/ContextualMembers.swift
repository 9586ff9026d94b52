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

  /// `bar(.leave)`: what a static member gives that the project adds to `View` or `ToolbarContent`.
  mutating func viewStaticMember(_ name: NameID, in context: Context, _ depth: Int) {
    for member in project.declarations[name] where project[member].kind == .variable && project[member].modifiers.contains(.static) && !project.isInactive(member) {
      guard let owner = project.enclosingType(of: project.parent(of: member)), case let outside = project.types[Int(owner)].name,
        outside == .View || outside == .ToolbarContent
      else { continue }
      return viewOf(member, in: context, depth)
    }
  }

  /// The methods that are meant of what a parameter of a protocol's is handed, `style.make(page)` in `func modalStyle<S: ModalStyle>(_ style: S)`:
  /// those of the value that the call on the way hands over, also as a static member of the protocol's, `modalStyle(.stacked)`. Where that is
  /// not seen, it is noted.
  /// - Parameter meanings: What the call means by the type that it is made on.
  mutating func methodsOfHanded(_ callee: Node, _ owners: Types, _ meanings: Declarations, calledBy call: NodeRef, in context: Context) -> Declarations {
    let base = project.node(callee.base, in: context.file)
    guard base.kind == .name, meanings.allSatisfy(project.isRequirement), let parameter = project.meanings(of: base, in: context).first,
      project[parameter].kind == .parameter
    else { return meanings }
    var asked = owners
    if owners.count == 1, case .external(let name)? = owners.first, let generic = project.genericParameter(name, in: context.scope) {
      asked = project.types(standingFor: generic, depth: 0)
    }
    let requirements = project.members(named: callee.name, of: asked).filter(project.isRequirement)
    guard !requirements.isEmpty else { return meanings }
    if let bound = ValueReader(project).argument(for: parameter, in: context.frame) {
      let value = project.node(bound.node, in: bound.context.file)
      let member = value.kind == .call ? project.node(value.base, in: bound.context.file) : value
      var types = Types()
      if member.kind == .member, member.base == none {
        for named in project.declarations[member.name] where project[named].modifiers.contains(.static) { types.formUnion(project.typesOf(declaration: named)) }
      } else {
        types = project.typesOf(bound.node, in: bound.context)
      }
      let found = project.matching(project.members(named: callee.name, of: types), calledBy: call, in: context).filter { [project] in !project.isRequirement($0) }
      if !found.isEmpty { return found }
    }
    if requirements.contains(where: { [project] in project[$0].type != none }), isViewFunction(context) {
      screen.note("what `\(project.text(base.name)).\(project.text(callee.name))` makes stands in a type that was not seen")
    }
    return meanings
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
