// Which property is `nil` when a builder builds: `Sheet(title: "Sort").action("By name").build()` has never set its `anchor`;
// and which one an initialiser makes so, of several that take a link or an action.
// Trap: any method on the way may set it, itself or by another, and so may whoever is handed the value.

import SwiftScan

extension ValueReader {
  /// How deep the frame lies of a value that was made by an initialiser which leaves an optional property at `nil`, where nobody sets it
  /// anew: `init(title: String) { self.title = title; action = nil }`. Nil where that is not seen.
  /// - Parameter depth: How many names led here: `init() { action = action }`, where a parameter is missing, leads to itself.
  func depthMadeNil(_ property: DeclarationRef, in frame: Frame?, _ depth: Int = 0) -> Int? {
    let declaration = project[property]
    guard frame != nil, declaration.kind == .variable, declaration.modifiers.contains(.optional), declaration.body == none, declaration.value == none,
      project.attributes(of: property).isEmpty, let owner = project.enclosingType(of: project.parent(of: property))
    else { return nil }
    var current = frame
    while let at = current, at.type != owner { current = at.outer }
    guard let at = current else { return nil }
    let made = project.matching(project.initializers(of: owner), project.arguments(of: project[at.call], in: at.call.file))
    guard !made.isEmpty, made.allSatisfy({ leavesNil(property, as: $0, in: at, depth) }),
      declaration.modifiers.contains(.constant) || project.assignments[declaration.name].allSatisfy({ assignment in
        project.scope(of: assignment).map { project[$0].kind == .initializer && project.enclosingType(of: $0) == owner } ?? false
      })
    else { return nil }
    return at.depth
  }

  /// Whether an initialiser sets a property to nothing but `nil`, and leaves it to no other.
  private func leavesNil(_ property: DeclarationRef, as initializer: DeclarationRef, in frame: Frame, _ depth: Int) -> Bool {
    let declaration = project[initializer]
    return declaration.body != none && (declaration.nodeStart..<declaration.nodeEnd).allSatisfy { index in
      let node = project.node(index, in: initializer.file)
      let target = node.base == none ? Node(.skipped) : project.node(node.base, in: initializer.file)
      switch node.kind {
      case .call: return target.kind != .member || target.name != Word.`init`.rawValue || !project.isSelf(target.base, in: initializer.file)
      case .assign:
        if project.isSelf(node.base, in: initializer.file) { return false }
        guard target.name == project[property].name else { return true }
        return isNil(node.first, in: Context(file: initializer.file, scope: initializer, position: index, frame: frame), depth + 1) == true
      default: return true
      }
    }
  }

  /// Whether the call that runs a method is made on a value that was made there and then, and nobody has set a property since
  /// that is `nil` at first; nil where that is not seen.
  func isLeftNil(_ property: DeclarationRef, in frame: Frame?) -> Bool? {
    guard frame != nil, let owner = project.enclosingType(of: project.parent(of: property)), project.parent(of: property).map({ project[$0].kind.isType }) ?? false,
      project[property].body == none, getter(of: property) == nil, project.attributes(of: property).isEmpty, !project[property].modifiers.contains(.static),
      project[property].value == none || project.node(project[property].value, in: property.file).kind == .nil
    else { return nil }
    var current = frame
    while let at = current {
      if let function = at.function, project.enclosingType(of: project.parent(of: function)) == owner, let receiver = receiver(of: at) {
        return !setsItself(property, function) && isLeftNil(property, of: owner, by: receiver.node, in: receiver.context) ? true : nil
      }
      current = at.outer
    }
    return nil
  }

  /// `if place == nil { place = controller.view }` in the method that is run.
  private func setsItself(_ property: DeclarationRef, _ function: DeclarationRef) -> Bool {
    let assignments = project.assignments[project[property].name]
    return project.places(in: assignments, inside: function).contains { place in
      let left = project.node(project[assignments[place]].base, in: function.file)
      return left.kind == .name || left.kind == .member && project.isSelf(left.base, in: function.file)
    }
  }

  private func isLeftNil(_ property: DeclarationRef, of owner: TypeID, by chain: NodeID, in context: Context) -> Bool {
    let name = project[property].name
    var isNamed = false
    project.walk(chain, in: context.file) { _, node in
      if node.name == name, node.kind == .member || node.kind == .keyPath { isNamed = true }
      return !isNamed
    }
    var link = chain
    while !isNamed {
      let call = project.node(link, in: context.file)
      guard call.kind == .call else { return false }
      let callee = project.node(call.base, in: context.file)
      let arguments = project.arguments(of: call, in: context.file)
      if project.startsUppercase(callee.name) {
        guard callee.kind == .name, project.types(named: callee.name, in: context) == [.project(owner)], !arguments.contains(where: { $0.label == name })
        else { return false }
        return project.initializers(of: owner).allSatisfy { leaves(property, of: owner, as: $0) }
      }
      guard callee.kind == .member, callee.base != none else { return false }
      let methods = project.members(named: callee.name, of: owner)
      guard !methods.isEmpty, methods.allSatisfy({ project[$0].kind == .function && leaves(property, of: owner, as: $0) }) else { return false }
      link = callee.base
    }
    return false
  }

  /// Whether a function sets other properties only, as do those of its type that it calls.
  private func leaves(_ property: DeclarationRef, of owner: TypeID, as function: DeclarationRef, _ depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    return (project[function].nodeStart..<project[function].nodeEnd).allSatisfy { index in
      let node = project.node(index, in: function.file)
      switch node.kind {
      case .assign:
        let left = project.node(node.base, in: function.file)
        return (left.kind == .name || left.kind == .member) && left.name != project[property].name && !project.isSelf(node.base, in: function.file)
      case .call:
        let called = project.members(named: project.node(node.base, in: function.file).name, of: owner)
        return called.allSatisfy { $0 == function || project[$0].kind == .function && leaves(property, of: owner, as: $0, depth + 1) }
      default: return true
      }
    }
  }
}
