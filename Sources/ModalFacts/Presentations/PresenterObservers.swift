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
          let watched = arguments.first.map { project.namesWatched(by: $0.value, in: observer.file) } ?? []
          guard let first = watched.first, doors[first] == nil,
            let closure = arguments.last, project.node(closure.value, in: observer.file).kind == .closure
          else { continue }
          var reader = ActionReader(project, drivers: drivers)
          let outcome = reader.run(closure.value, in: project.context(of: observer))
          // `shown = new != nil` follows what is observed.
          guard let steps = outcome.exit ?? (outcome.changed.contains(where: { drivers.contains($0) }) ? [] : nil) else { continue }
          for name in watched where doors[name] == nil {
            doors[name] = Door(steps: ["`\(project.text(name))` observed"] + project.texts(of: steps), doesMore: outcome.doesMore)
          }
        }
      }
    }
    return doors
  }
}

extension Project {
  /// The names that wake an observer: what it observes, the sides of a comparison, and what a computed property is worked out from.
  func namesWatched(by node: NodeID, in file: Int32) -> [NameID] {
    let expression = self.node(node, in: file)
    if expression.kind == .binary || expression.kind == .prefix {
      let sides = expression.kind == .binary ? [expression.base, expression.first] : [expression.base]
      return sides.flatMap { namesWatched(by: $0, in: file) }
    }
    return watchedName(node, in: file).map { [$0] + sources(ofWatched: $0) } ?? []
  }

  /// The properties that a condition of this name is worked out from: `state` of `var isFinished: Bool { state == .done }`.
  func sources(ofWatched name: NameID) -> [NameID] {
    var found: [NameID] = []
    for property in declarations[name] where self[property].kind == .variable && self[property].type != none {
      guard node(self[property].type, in: property.file).name == .Bool, let getter = ValueReader(self).getter(of: property),
        self[getter].nodeEnd - self[getter].nodeStart < Self.longestCondition
      else { continue }
      walk(self[getter].body, in: getter.file) { _, node in
        if node.kind == .name || node.kind == .member, node.name < Argument.trailing, node.name != name,
          declarations[node.name].contains(where: { self[$0].kind == .variable }), !found.contains(node.name)
        {
          found.append(node.name)
        }
        return node.kind != .closure
      }
    }
    return found
  }

  /// In nodes.
  private static let longestCondition: NodeID = 16

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
