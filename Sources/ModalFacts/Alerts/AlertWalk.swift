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
    /// Whether they run for each alert that comes here, as far as the alert itself and what a helper is handed tell.
    var isCertain = true
    /// Made in a branch, which another one may go along with.
    var isOneOfSeveral = false
    /// In a loop, which may leave elements out.
    var isLooping = false
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
    let index = unwrapped(index, in: walk.file)
    guard index != none else { return false }
    let node = project.node(index, in: walk.file)
    switch walk.target {
    case .local(let name): return node.kind == .name && node.name == name
    case .property(let name):
      guard node.name == name else { return false }
      return node.kind == .name || node.kind == .member && node.base != none && isSelf(node.base, at: NodeRef(file: walk.file, index: index))
    case .myself: return node.kind == .name && (node.name == Word.`self`.rawValue || node.name == Word.super.rawValue)
    case .unnamed: return false
    }
  }

  /// `self`, or what a closure calls it: `strongSelf` of `guard let strongSelf = weakSelf`.
  private func isSelf(_ base: NodeID, at member: NodeRef) -> Bool {
    var name = project.node(base, in: member.file)
    for _ in 0..<3 {
      guard name.kind == .name else { return false }
      if name.name == Word.`self`.rawValue { return true }
      guard let local = project.meanings(of: name, in: project.context(of: member)).first, local.file == member.file,
        project[local].value != none
      else { return false }
      name = project.node(project[local].value, in: local.file)
    }
    return false
  }

  /// The name in `(controller as? UIAlertController)`.
  private func unwrapped(_ index: NodeID, in file: Int32) -> NodeID {
    var inner = index
    for _ in 0..<4 where inner != none {
      let node = project.node(inner, in: file)
      let next = node.kind == .tuple && node.count == 1 ? project.list(of: node, in: file)[0] : uncast(inner, in: file)
      guard next != inner else { break }
      inner = next
    }
    return inner
  }

  /// What a name stands for behind a cast to an alert: `controller as? UIAlertController`.
  func uncast(_ value: NodeID, in file: Int32) -> NodeID {
    guard value != none, case let cast = project.node(value, in: file), cast.kind == .cast, cast.first != none else { return value }
    let name = project.node(cast.first, in: file).name
    return name == .UIAlertController || type.map { project.types[Int($0)].name == name } ?? false ? cast.base : value
  }

  /// Whether a statement chooses by the alert itself, `guard actions.isEmpty`, or by what a helper is handed.
  func chooses(_ statement: Node, _ walk: Walk) -> Bool {
    var asked = statement.kind == .loop || statement.kind == .switch ? [statement.kind == .loop ? statement.first : statement.base] : []
    if statement.kind == .if || statement.kind == .guard {
      asked = Array(project.list(of: statement, in: walk.file))
      if statement.flags.contains(.hasElse) { asked.removeLast() }
    }
    let parameters = walk.frame?.function.map { project.parameters(of: $0).map { project[$0].name } } ?? []
    return asked.contains { condition in
      var isChosen = false
      project.walk(condition, in: walk.file) { index, node in
        let isOwn = node.kind == .name && (node.name == Known.preferredStyle.name || project.text(node.name) == "actions")
        if isTarget(index, walk) || node.kind == .name && parameters.contains(node.name) { isChosen = true }
        if case .myself = walk.target, isOwn { isChosen = true }
        return !isChosen
      }
      return isChosen
    }
  }

  /// Whether what follows a statement in its block runs only if that lets it: a `guard`, or an `if` that leaves.
  func mayLeave(_ statement: Node, _ walk: Walk) -> Bool {
    guard statement.kind == .if else { return statement.kind == .guard }
    let last = project.list(of: project.node(statement.base, in: walk.file), in: walk.file).last.map { project.node($0, in: walk.file).kind }
    return last == .return || last == .jump || last == .throw
  }

  /// Whether a part of a class calls a method that the project adds to alerts, and that adds actions.
  func callsHelperThatAdds(_ part: DeclarationRef) -> Bool {
    (project[part].nodeStart..<project[part].nodeEnd).contains { index in
      let call = project.node(index, in: part.file)
      guard call.kind == .call, !call.flags.contains(.inactive) else { return false }
      let callee = project.node(call.base, in: part.file)
      guard callee.kind == .name || callee.kind == .member && project.isSelf(callee.base, in: part.file) else { return false }
      return methods(named: callee.name).contains { helper in
        (project[helper].nodeStart..<project[helper].nodeEnd).contains { index in
          let inner = project.node(index, in: helper.file)
          return inner.kind == .call && project.node(inner.base, in: helper.file).name == Known.addAction.name
        }
      }
    }
  }

  /// Whether a property of an alert is UIKit's, or one that the project's class keeps, and adds nothing.
  func isPlain(_ name: NameID) -> Bool {
    let text = project.text(name)
    if Self.plain.contains(text) || text.hasPrefix("accessibility") || text.hasPrefix("is") || text.hasPrefix("modal") { return true }
    guard let type, let property = project.members(named: name, of: type).first else { return false }
    return project[property].kind == .variable && ValueReader(project).getter(of: property) == nil
  }

  private static let plain: Set<String> = [
    "addAction", "addTextField", "actions", "preferredAction", "textFields", "title", "message", "attributedTitle", "attributedMessage", "preferredStyle",
    "view", "viewIfLoaded", "popoverPresentationController", "presentationController", "sheetPresentationController", "transitioningDelegate",
    "presentedViewController", "presentingViewController", "overrideUserInterfaceStyle", "preferredContentSize", "severity", "parent", "children",
    "traitCollection", "navigationItem", "navigationController", "definesPresentationContext", "additionalSafeAreaInsets", "description", "present",
    "dismiss", "hash", "restorationIdentifier", "undoManager", "transitionCoordinator", "self",
  ]

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
