// A walk through the statements of one body, in which an alert has a name: what each of them is to that name.

import SwiftScan

extension AlertUses {
  /// How the alert is called where the walk is.
  enum Target {
    case local(NameID)
    /// A property: `alert` or `self.alert`.
    case property(NameID)
    case myself
    /// It has no name: what is followed is an expression.
    case unnamed
  }

  /// A walk through one body.
  struct Walk {
    var target: Target
    var frame: Frame?
    var file: Int32
    /// Uses before this node are of another value.
    var after: NodeID
    /// The run of the statements that are being walked; nil where they may run or not, or several times.
    var run: Int?
  }

  /// Whether the variable gets another alert: what follows is done to that one.
  func isReplacement(_ item: NodeID, _ walk: Walk) -> Bool {
    guard item > walk.after, case .local = walk.target else { return false }
    let assignment = project.node(item, in: walk.file)
    guard assignment.kind == .assign, isTarget(assignment.base, walk) else { return false }
    var isMadeOfIt = false
    project.walk(assignment.first, in: walk.file) { index, _ in
      if isTarget(index, walk) { isMadeOfIt = true }
      return !isMadeOfIt
    }
    return !isMadeOfIt
  }

  /// Whether a statement may give the variable another alert whichever way it goes, so that what stands behind it need
  /// not follow what stands before. An `if` without an `else` may do nothing.
  func mayReplace(_ item: NodeID, _ walk: Walk) -> Bool {
    guard item > walk.after, case .local = walk.target else { return false }
    let statement = project.node(item, in: walk.file)
    guard statement.kind != .loop, statement.kind != .guard, statement.kind != .if || statement.flags.contains(.hasElse) else { return false }
    var holdsOne = false
    project.walk(item, in: walk.file) { index, _ in
      if isReplacement(index, walk) { holdsOne = true }
      return !holdsOne
    }
    return holdsOne
  }

  /// Another variable of this name: what follows is about that one.
  func shadows(_ item: NodeID, _ walk: Walk) -> Bool {
    guard item > walk.after, case .local(let name) = walk.target else { return false }
    let statement = project.node(item, in: walk.file)
    guard statement.kind == .declaration, statement.first != none else { return false }
    let declaration = project.files[Int(walk.file)].declarations[Int(statement.first)]
    return declaration.kind == .variable && declaration.name == name && !isTarget(declaration.value, walk) && !(declaration.nodeStart...declaration.nodeEnd).contains(walk.after)
  }

  /// `alert.view.tintColor`: what is set there brings no view or gesture of its own.
  func isSettingOfView(_ left: NodeID, _ walk: Walk) -> Bool {
    var node = project.node(left, in: walk.file)
    guard node.kind == .member, node.name != Known.gestureRecognizers.name else { return false }
    while node.kind == .member, node.base != none {
      node = project.node(node.base, in: walk.file)
      if node.kind == .member, node.name == .view, node.base != none, isTarget(node.base, walk) { return true }
    }
    return false
  }

  func isLeaf(_ index: NodeID, _ file: Int32) -> Bool {
    project.node(index, in: file).kind.rawValue <= NodeKind.skipped.rawValue
  }

  func isTarget(_ index: NodeID, _ walk: Walk) -> Bool {
    guard index != none else { return false }
    let node = project.node(index, in: walk.file)
    switch walk.target {
    case .local(let name): return node.kind == .name && node.name == name
    case .property(let name):
      return node.name == name && (node.kind == .name || node.kind == .member && node.base != none && project.isSelf(node.base, in: walk.file))
    case .myself: return node.kind == .name && (node.name == Word.`self`.rawValue || node.name == Word.super.rawValue)
    case .unnamed: return false
    }
  }

  /// Whether nothing more is done here with what a method gives back.
  func isDropped(_ call: NodeRef, _ walk: Walk) -> Bool {
    guard let scope = project.scope(of: call), let parent = project.parent(of: call.index, inside: scope) else { return false }
    let around = project.node(parent, in: call.file)
    // Whoever called the method around goes on there.
    let isInMethod = walk.frame?.function == scope && methods(named: project[scope].name).contains(scope)
    switch around.kind {
    case .assign: return project.node(around.base, in: call.file).kind == .wildcard || isTarget(around.base, walk)
    case .return: return isInMethod
    case .block:
      guard around.count == 1, project[scope].body == parent, !isInMethod else { return true }
      // Where it has a name it is followed by that.
      if case .unnamed = walk.target, project[scope].kind == .closure { return false }
      return project[scope].kind == .closure || project[scope].kind == .function && project[scope].type == none
    default: return false
    }
  }
}
