// Buttons that only rearrange what a form holds itself: Add puts what is typed into a list of the form's own. They commit
// nothing, for the list goes with the modal.

import SwiftScan

extension Project {
  /// Whether all that an action does is to change the state of some views.
  /// - Parameter mayClose: Whether it may dismiss, too, or do nothing else: a pager's Next does on its last page.
  func changesOnlyState(of views: [TypeID], _ action: Action, mayClose: Bool = false) -> Bool {
    var reader = OwnStateReader(project: self, views: views, mayClose: mayClose)
    switch action {
    case .body(let function, _): reader.read(function, 0)
    case .expression(let node, let context):
      let expression = self.node(node, in: context.file)
      if expression.kind == .closure {
        reader.read(DeclarationRef(file: context.file, index: expression.first), 0)
      } else {
        guard mayClose, expression.kind == .name, let function = meanings(of: expression, in: context).first, self[function].kind == .function,
          enclosingType(of: parent(of: function)).map(views.contains) ?? false
        else { return false }
        reader.read(function, 0)
      }
    }
    return (reader.changesState || reader.closes) && !reader.doesMore
  }
}

private struct OwnStateReader {
  let project: Project
  let views: [TypeID]
  let mayClose: Bool
  var changesState = false
  var closes = false
  var doesMore = false

  mutating func read(_ body: DeclarationRef, _ depth: Int) {
    let declaration = project[body]
    for index in declaration.nodeStart..<declaration.nodeEnd where !doesMore {
      let node = project.node(index, in: body.file)
      guard !node.flags.contains(.inactive) else { continue }
      switch node.kind {
      case .assign:
        let left = project.node(node.base, in: body.file)
        // `(total, people) = ("", 2)`
        let changed = left.kind == .tuple ? Array(project.list(of: left, in: body.file)) : [node.base]
        for place in changed { change(place, at: NodeRef(file: body.file, index: index)) }
      case .call: call(node, at: NodeRef(file: body.file, index: index), depth)
      default: break
      }
    }
  }

  private mutating func call(_ node: Node, at ref: NodeRef, _ depth: Int) {
    let callee = project.node(node.base, in: ref.file)
    if mayClose, callee.kind == .name, project.roles.has(callee.name, .exit) {
      closes = true
      return
    }
    switch callee.kind {
    // A value that is made.
    case .name where project.startsUppercase(callee.name): return
    case .name:
      // `withAnimation { … }`
      let functions = project.meanings(of: callee, in: project.context(of: ref))
      if functions.isEmpty, project.text(callee.name) == "withAnimation" { return }
      guard functions.count == 1, let function = functions.first, project[function].kind == .function, project[function].body != none, depth < 2,
        project.enclosingType(of: project.parent(of: function)).map(views.contains) ?? false
      else { return doesMore = true }
      read(function, depth + 1)
    // `Loan.rate(sum, months)`, which only works something out.
    case .member where !project.declarations[callee.name].isEmpty && project.declarations[callee.name].allSatisfy(project.isIdle): return
    // A method of a string or list: `tags.append(tag)`, `tag.trimmingCharacters(in: .whitespaces)`.
    case .member where callee.base != none: change(callee.base, at: ref)
    default: doesMore = true
    }
  }

  /// What an object of the project's does with what it is told is another matter.
  private func holdsObject(_ property: DeclarationRef) -> Bool {
    project.typesOf(declaration: property).contains { type in
      if case .project(let id) = type { project.types[Int(id)].kind != .struct && project.types[Int(id)].kind != .enum } else { false }
    }
  }

  /// Notes a change of what an expression begins with: state of the views, or a local.
  private mutating func change(_ node: NodeID, at ref: NodeRef) {
    var root = project.node(node, in: ref.file)
    while root.kind == .member || root.kind == .index || root.kind == .call, root.base != none, !project.isSelf(root.base, in: ref.file) {
      root = project.node(root.base, in: ref.file)
    }
    guard root.kind == .name || root.kind == .member, let meant = project.meanings(of: root, in: project.context(of: ref)).first else {
      return doesMore = true
    }
    let owner = project.parent(of: meant)
    let isLocal = owner.map { !project[$0].kind.isType } ?? false
    if isLocal, project[meant].kind == .variable || project[meant].kind == .binding { return }
    guard project.hasAttribute(meant, Known.State.name) || project.hasAttribute(meant, Extra("FocusState").name),
      project.enclosingType(of: owner).map(views.contains) ?? false, !holdsObject(meant)
    else { return doesMore = true }
    changesState = true
  }
}
