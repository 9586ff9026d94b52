// A presenting view that observes something and closes the modal when it changes: whoever sets that in the modal's
// content finds a way out.

import SwiftScan

extension PresentationReader {
  /// The names whose observers in the presenting view close what it presents.
  func doors(beside call: NodeRef) -> [NameID: Door] {
    guard let type = project.enclosingType(of: project.scope(of: call)), !drivers.isEmpty else { return [:] }
    var doors: [NameID: Door] = [:]
    for name in [Known.onChange, .onReceive] {
      for part in project.types[Int(type)].parts {
        let calls = project.calls[name.name]
        for place in project.places(in: calls, inside: part) where !project.isInactive(calls[place]) {
          let observer = calls[place]
          let arguments = project.arguments(of: project[observer], in: observer.file)
          guard let first = arguments.first, let watched = project.watchedName(first.value, in: observer.file), doors[watched] == nil,
            let closure = arguments.last, project.node(closure.value, in: observer.file).kind == .closure
          else { continue }
          var reader = ActionReader(project, drivers: drivers)
          let outcome = reader.run(closure.value, in: project.context(of: observer))
          // `shown = new != nil` follows what is observed.
          guard let steps = outcome.exit ?? (outcome.changed.isDisjoint(with: drivers) ? nil : []) else { continue }
          doors[watched] = Door(steps: ["`\(project.text(watched))` observed"] + project.texts(of: steps))
        }
      }
    }
    return doors
  }
}

extension Project {
  /// What an observer observes: `done`, `model.done`, `model.$done`, the last with operators behind it, too.
  func watchedName(_ node: NodeID, in file: Int32) -> NameID? {
    var expression = self.node(node, in: file)
    var isPiped = false
    while expression.kind == .call, expression.base != none {
      let callee = self.node(expression.base, in: file)
      guard callee.kind == .member, callee.base != none else { return nil }
      expression = self.node(callee.base, in: file)
      isPiped = true
    }
    guard expression.kind == .name || expression.kind == .member else { return nil }
    let name = unprojected(expression.name)
    return isPiped && name == expression.name ? nil : name
  }
}
