// Which object's flag an action sets: a view that makes a router for itself, or is handed one that was made right there, sets a flag of that
// name in an object that nobody presents by. Trap: both objects must be seen to be made; all others may be the same one.

import SwiftScan

extension Project {
  /// `router` of `$router.shows`, where it is a state that makes its object itself and is never set to another.
  func instance(boundBy node: NodeID, in context: Context) -> DeclarationRef? {
    guard let root = projectedRoot(of: node, in: context.file), let state = meanings(of: root, in: context).first, makesItself(state) else { return nil }
    return state
  }

  /// Whether a state of a view holds what is made where it is declared: `@StateObject private var router = Router()`.
  func makesItself(_ state: DeclarationRef) -> Bool {
    guard self[state].kind == .variable, hasAttribute(state, Known.State.name) || hasAttribute(state, Known.StateObject.name),
      self[state].value != none, isMade(self[state].value, in: state.file), let owner = enclosingType(of: parent(of: state))
    else { return false }
    return assignments[self[state].name].allSatisfy { enclosingType(of: scope(of: $0)) != owner }
      && initializers(of: owner).allSatisfy { initializer in
        !(self[initializer].nodeStart..<self[initializer].nodeEnd).contains { index in
          let assignment = node(index, in: initializer.file)
          return assignment.kind == .assign && isStorage(node(assignment.base, in: initializer.file).name, of: self[state].name)
        }
      }
  }

  /// `Router()`, of a type of the project's.
  fileprivate func isMade(_ node: NodeID, in file: Int32) -> Bool {
    let call = self.node(node, in: file)
    guard call.kind == .call, case let callee = self.node(call.base, in: file), callee.kind == .name else { return false }
    return startsUppercase(callee.name) && !typesByName[callee.name].isEmpty && typeAliases[callee.name].isEmpty
  }

  /// Whether a method does no more than to set what belongs to its own object.
  fileprivate func setsOnlyItsOwn(_ method: DeclarationRef) -> Bool {
    self[method].kind == .function && self[method].body != none && (self[method].nodeStart..<self[method].nodeEnd).allSatisfy { index in
      let node = node(index, in: method.file)
      switch node.kind {
      case .call, .macro: return false
      case .assign: return files[Int(method.file)].isOwn(node.base)
      default: return true
      }
    }
  }
}

extension Project {
  /// Whether an assignment sets its property in another object than the one that a state of the presenting view made: by way of a view that makes
  /// its own, or in a method that is called on such objects alone.
  func isSetOnOther(_ assignment: NodeRef, than driving: DeclarationRef) -> Bool {
    let left = node(self[assignment].base, in: assignment.file)
    if left.kind == .member, left.base != none, !isSelf(left.base, in: assignment.file) { return isOther(left.base, than: driving, in: context(of: assignment)) }
    guard let method = enclosingMember(of: scope(of: assignment)), setsOnlyItsOwn(method), !handedNames.contains(self[method].name) else { return false }
    let callers = calls[self[method].name].filter { !isInactive($0) }
    return !callers.isEmpty && callers.allSatisfy { call in
      let callee = node(self[call].base, in: call.file)
      return callee.kind == .member && callee.base != none && isOther(callee.base, than: driving, in: context(of: call))
    }
  }

  /// Whether an object is one that a view makes for itself, or that all who make the view make along with it.
  private func isOther(_ object: NodeID, than driving: DeclarationRef, in context: Context, _ steps: Int = 0) -> Bool {
    let expression = node(object, in: context.file)
    if steps > 0, isMade(object, in: context.file) { return true }
    guard steps < 6, expression.kind == .name || expression.kind == .member && isSelf(expression.base, in: context.file),
      let holder = meanings(of: unprojected(expression.name), in: context).first, holder != driving, self[holder].kind == .variable,
      let view = enclosingType(of: parent(of: holder)), isView(view), initializers(of: view).isEmpty
    else { return false }
    let makers = calls[types[Int(view)].name].filter { !isInactive($0) }
    return !makers.isEmpty && makers.allSatisfy { call in
      let frame = frame(function: nil, type: view, call: call, caller: self.context(of: call))
      return bound(property: self[holder].name, of: view, by: frame).map { isOther($0.node, than: driving, in: $0.context, steps + 1) } ?? makesItself(holder)
    }
  }
}

extension ActionReader {
  /// Whether an object is known to be another than the one whose flag drives the modal: a view of the modal's own makes it, or was handed it as
  /// it was made.
  mutating func isOtherInstance(_ object: NodeID, in context: Context, _ steps: Int = 0) -> Bool {
    guard let driving = drivers.instance, object != none, steps < 6 else { return false }
    let expression = project.node(object, in: context.file)
    if steps > 0, project.isMade(object, in: context.file) { return true }
    guard expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: context.file),
      let holder = project.meanings(of: project.unprojected(expression.name), in: context).first, holder != driving, project[holder].kind == .variable,
      let owner = project.enclosingType(of: project.parent(of: holder)), project.isView(owner)
    else { return false }
    if !part.askedTypes.contains(owner) { part.askedTypes.append(owner) }
    guard let bound = ValueReader(project).boundProperty(project[holder].name, of: owner, in: context.frame) else { return project.makesItself(holder) }
    part.usedFrame = min(part.usedFrame, bound.depth)
    return isOtherInstance(bound.node, in: bound.context, steps + 1)
  }

  /// Runs methods on an object. What one of another object's sets there leaves the modal where it is.
  mutating func run(_ methods: some Sequence<DeclarationRef>, on object: NodeID?, in context: Context, _ body: (inout ActionReader) -> Void) {
    guard let object, drivers.instance != nil, methods.allSatisfy(project.setsOnlyItsOwn), isOtherInstance(object, in: context) else { return body(&self) }
    let before = (outcome.resets, outcome.changed)
    body(&self)
    let drivers = drivers
    outcome.resets = outcome.resets.filter { !drivers.contains($0.key) || before.0[$0.key] != nil }
    outcome.changed = outcome.changed.filter { !drivers.contains($0) || before.1.contains($0) }
  }
}
