// Whether a method of an object that holds the controller says where its popover points: `sheet.pins.anchor(to: button)`, where a property or
// method that the project adds to controllers makes a `Pins(base: self)`, or `Pins(sheet).anchor(to: button)`.

import SwiftScan

extension AnchorReader {
  /// A type of the project's, and its property that holds a controller.
  private struct Holder {
    var type: TypeID
    var property: NameID
  }

  /// Whether a call asks what holds the alias, and the method that is called points the popover at something.
  mutating func anchorsByHolder(_ callee: Node, _ arguments: Arguments, _ ref: NodeRef, _ alias: DeclarationRef, _ depth: Int) -> Bool {
    guard depth < 4, callee.kind == .member, callee.base != none else { return false }
    let context = project.context(of: ref)
    guard let holder = holder(givenBy: callee.base, of: alias, in: context), counts(ref) else { return false }
    for method in project.matching(project.members(named: callee.name, of: [.project(holder.type)]), arguments) {
      if project[method].kind == .function, setsSource(method, through: holder.property, .controller, asksCalls: true, depth + 1) { return true }
    }
    return false
  }

  /// What a name or call gives that holds the alias.
  private func holder(givenBy node: NodeID, of alias: DeclarationRef, in context: Context) -> Holder? {
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    // `let pins = Pins(sheet)`
    case .name:
      guard let local = project.meanings(of: expression, in: context).first, project[local].kind == .variable, project[local].value != none,
        local.file == context.file, project.node(project[local].value, in: local.file).kind == .call,
        ends(project[local].value, with: project[alias].name, in: local.file)
      else { return nil }
      return holder(givenBy: project[local].value, of: alias, in: project.valueContext(of: local, frame: nil))
    // `sheet.pins`
    case .member:
      guard expression.base != none, role(of: expression.base, in: context, alias, .controller) == .controller else { return nil }
      return project.declarations[expression.name].lazy.compactMap { property -> Holder? in
        guard project[property].kind == .variable, let getter = ValueReader(project).getter(of: property),
          let only = ValueReader(project).onlyExpression(of: getter)
        else { return nil }
        return holderOfItself(made: only, in: Context(file: getter.file, scope: getter, position: only, frame: nil))
      }.first
    case .call:
      if let made = made(by: node, in: context, holding: { role(of: $0, in: $1, alias, .controller) == .controller }) { return made }
      // `sheet.pinned()`
      let callee = project.node(expression.base, in: context.file)
      guard callee.kind == .member, callee.base != none, role(of: callee.base, in: context, alias, .controller) == .controller else { return nil }
      let methods = Declarations(project.declarations[callee.name], where: { project[$0].kind == .function && project.canName($0, in: context) })
      return project.matching(methods, project.arguments(of: expression, in: context.file)).lazy.compactMap { method -> Holder? in
        let inside = Context(file: method.file, scope: method, position: none, frame: nil)
        let results = ValueReader(project).returned(by: method, in: inside)
        return results.count == 1 ? holderOfItself(made: results[0].value, in: inside.at(results[0].statement)) : nil
      }.first
    default: return nil
    }
  }

  private func holderOfItself(made node: NodeID, in context: Context) -> Holder? {
    made(by: node, in: context, holding: { project.isSelf($0, in: $1.file) })
  }

  /// `Pins(base: self)`: the type that is made, and which of its properties keeps what is asked for.
  private func made(by node: NodeID, in context: Context, holding isHeld: (NodeID, Context) -> Bool) -> Holder? {
    let call = project.node(node, in: context.file)
    guard call.kind == .call, project.arguments(of: call, in: context.file).contains(where: { isHeld($0.value, context) }) else { return nil }
    var callee = project.node(call.base, in: context.file)
    // `Pins<Self>(self)`
    if callee.kind == .generic { callee = project.node(callee.base, in: context.file) }
    guard callee.kind == .name, project.startsUppercase(callee.name) else { return nil }
    for case .project(let type) in project.types(named: callee.name, in: context) {
      let frame = project.frame(making: type, by: NodeRef(file: context.file, index: node), caller: context)
      for part in project.types[Int(type)].parts {
        for member in project.children(of: part) where project[member].kind == .variable {
          let name = project[member].name
          if let bound = project.bound(property: name, of: type, by: frame), bound.context.file == context.file, isHeld(bound.node, bound.context) {
            return Holder(type: type, property: name)
          }
        }
      }
    }
    return nil
  }
}
