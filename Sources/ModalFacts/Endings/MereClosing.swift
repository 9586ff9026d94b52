// Which functions do nothing but close, whatever they are called: `func cancel() { edits = false }`. All that they do was seen, and is none of what
// outlives a modal: they close, set back what presents, show something else, note it, buzz, or put the keyboard away.

import SwiftScan

struct MereClosing {
  private let reader: WorkReader
  private let project: Project
  private let words: EndWords
  private var seen: Set<DeclarationRef> = []
  private var depth = 0

  /// - Parameter reader: Who knows what holds nothing by then, and which class runs it.
  init(_ reader: WorkReader) {
    self.reader = reader
    project = reader.project
    words = reader.words
  }

  /// Whether a function's or closure's body is that. What calls itself adds nothing.
  mutating func isAll(of function: DeclarationRef) -> Bool {
    let body = project[function].body
    guard project[function].kind == .function || project[function].kind == .closure, body != none, depth < 5 else { return false }
    guard seen.insert(function).inserted else { return true }
    depth += 1
    defer { depth -= 1 }
    return isAll(of: body, in: Context(file: function.file, scope: function, position: body, frame: nil)) && !isStillToBeWritten(function)
  }

  /// What only prints stands in the place of something.
  private func isStillToBeWritten(_ function: DeclarationRef) -> Bool {
    let nodes = (project[function].nodeStart..<project[function].nodeEnd).map { project.node($0, in: function.file) }
    let calls = nodes.filter { $0.kind == .call }
    return !calls.isEmpty && !nodes.contains { $0.kind == .assign } && calls.allSatisfy { project.isListed(project.node($0.base, in: function.file).name, in: Self.printing) }
  }

  // MARK: Statements

  private mutating func isAll(of node: NodeID, in context: Context) -> Bool {
    guard node != none, case let expression = project.node(node, in: context.file), !expression.flags.contains(.inactive) else { return true }
    let context = expression.kind.rawValue > NodeKind.skipped.rawValue ? context.at(node) : context
    switch expression.kind {
    case .skipped: return false
    case .call: return isMere(call: expression, in: context)
    case .assign: return isMere(assignment: expression, in: context) && isAll(of: expression.first, in: context)
    case .closure:
      let closure = DeclarationRef(file: context.file, index: expression.first)
      return isAll(of: project[closure].body, in: context.inside(closure))
    case .declaration:
      let declaration = project[DeclarationRef(file: context.file, index: expression.first)]
      // A local function counts where it is called.
      return declaration.kind == .function || isAll(of: declaration.value, in: context)
    case .block:
      for statement in project.list(of: expression, in: context.file) {
        if !isAll(of: statement, in: context) { return false }
        let statement = project.node(statement, in: context.file)
        if reader.cannotHold(statement, of: .guard, in: context.file) || reader.throwsAtOnce(statement, in: context.file) { break }
      }
      return true
    case .if where reader.cannotHold(expression, of: .if, in: context.file):
      guard expression.flags.contains(.hasElse), let other = project.list(of: expression, in: context.file).last else { return true }
      return isAll(of: other, in: context)
    default:
      var children: [NodeID] = []
      project.forEachChild(of: node, in: context.file) { children.append($0) }
      for child in children where !isAll(of: child, in: context) { return false }
      return true
    }
  }

  private func isMere(assignment: Node, in context: Context) -> Bool {
    var left = project.node(assignment.base, in: context.file)
    if left.kind == .member, left.name == .wrappedValue, left.base != none { left = project.node(left.base, in: context.file) }
    if left.kind == .wildcard { return true }
    guard left.kind == .name || left.kind == .member else { return false }
    let name = project.unprojected(left.name)
    if name == Word.underscore || project.flags.all.contains(name) || words.isUnnoticed(project.words(of: name)) { return true }
    let property: DeclarationRef?
    if left.kind == .name || project.isSelf(left.base, in: context.file) {
      property = project.meanings(of: name, in: context).first
    } else {
      if words.isUnnoticed(receiver: reader.words(along: left.base, in: context.file)) { return true }
      property = project.members(named: name, of: project.typesOf(left.base, in: context)).first
    }
    guard let property else { return false }
    let isLocal = project.parent(of: property).map { !project[$0].kind.isType } ?? false
    return isLocal && left.kind == .name || project.isBinding(property) || project.hasAttribute(property, Extra("FocusState").name)
  }

  // MARK: Calls

  private mutating func isMere(call: Node, in context: Context) -> Bool {
    let arguments = project.arguments(of: call, in: context.file)
    for argument in arguments where !isAll(of: argument.value, in: context) { return false }
    let callee = project.node(call.base, in: context.file)
    switch callee.kind {
    case .closure: return isAll(of: call.base, in: context)
    case .name, .generic:
      let name = callee.kind == .generic ? project.node(callee.base, in: context.file).name : callee.name
      // To make something is not to do anything with it.
      if project.startsUppercase(name) { return true }
      return isMere(named: name, arguments, project.meanings(of: name, in: context), in: context)
    case .member:
      // `.now()`
      guard callee.base != none else { return true }
      let base = project.node(callee.base, in: context.file)
      if base.kind == .name, base.name == Word.`self`.rawValue, let type = project.enclosingType(of: context.scope) {
        return isMere(named: callee.name, arguments, project.members(named: callee.name, of: type), in: context)
      }
      guard isAll(of: callee.base, in: context) else { return false }
      return isMere(member: callee, base, arguments, in: context)
    default: return false
    }
  }

  private mutating func isMere(named name: NameID, _ arguments: Arguments, _ meanings: Declarations, in context: Context) -> Bool {
    if project.isListed(name, in: Self.endingAll) { return false }
    // UIKit's own, also where a class overrides it.
    if project.roles.has(name, .exit), arguments.contains(where: { $0.label == .animated }) { return true }
    guard let meaning = project.matching(meanings, arguments).first.map(reader.overridden) else {
      return meanings.isEmpty && (words.isClosing(project.words(of: name)) || isQuietOutside(name))
    }
    switch project[meaning].kind {
    case .function: return isAll(of: meaning, handed: arguments, from: context)
    case .variable where project.roles.has(name, .exit): return true
    case .variable: return isAll(ofClosuresIn: meaning)
    default: return false
    }
  }

  private mutating func isMere(member callee: Node, _ base: Node, _ arguments: Arguments, in context: Context) -> Bool {
    let name = callee.name
    if project.isListed(name, in: Self.endingAll) { return false }
    let receiver = reader.words(along: callee.base, in: context.file)
    if base.kind == .name, base.name == Word.super.rawValue || words.isUnnoticed(project.words(of: name)) || words.isUnnoticed(receiver: receiver) { return true }
    let meanings = project.matching(project.members(named: name, of: project.typesOf(callee.base, in: context)), arguments)
    guard let first = meanings.first else {
      // `connection.close()` closes no modal.
      return isQuietOutside(name) || words.isClosing(project.words(of: name)) && !project.words(of: name).contains("close")
        || name == .toggle && project.flags.all.contains(project.unprojected(base.name))
        || project.selectorName(in: arguments, of: context.file) == Known.resignFirstResponder.name
    }
    if project[first].kind == .variable { return isAll(ofClosuresIn: first) }
    for meaning in meanings where !isAll(of: meaning, handed: arguments, from: context) { return false }
    return true
  }

  private mutating func isAll(of function: DeclarationRef, handed arguments: Arguments, from context: Context) -> Bool {
    let nothing = reader.emptied(for: function, calledBy: NodeRef(file: context.file, index: context.position))
    guard nothing != reader.emptied else { return isAll(of: function) }
    var inner = MereClosing(reader.with(emptied: nothing))
    inner.seen = seen
    inner.depth = depth
    return inner.isAll(of: function)
  }

  /// What is not of the project's: an exit, what shows something, and what nobody misses.
  private func isQuietOutside(_ name: NameID) -> Bool {
    let title = project.words(of: name)
    return project.roles.has(name, .exit) || project.roles.has(name, .present) || project.traits(name).contains(.quiet) || words.isUnnoticed(title)
      || words.asks(title) || project.isListed(name, in: Self.running)
  }

  private static let running: Spellings = ["withTransaction", "performWithoutAnimation", "assumeIsolated", "debugPrint", "NSLog"]
  /// They end an app extension, of which the modal is only a part.
  private static let endingAll: Spellings = ["cancelRequest", "completeRequest"]
  private static let printing: Spellings = ["print", "debugPrint", "NSLog"]

  // MARK: Closures

  /// Whether all closures that a property may hold were seen, and do no more.
  mutating func isAll(ofClosuresIn property: DeclarationRef) -> Bool {
    guard depth < 5, let bodies = project.closures(heldBy: property), !bodies.isEmpty else { return false }
    for body in bodies {
      if project[body].kind == .variable {
        guard seen.insert(body).inserted else { continue }
        depth += 1
        defer { depth -= 1 }
        guard isAll(ofClosuresIn: body) else { return false }
      } else if !isAll(of: body) {
        return false
      }
    }
    return true
  }
}

extension WorkReader {
  /// Whether something is an object of the project's that a property holds: `vm`, `self.vm`.
  func isOwnObject(_ node: NodeID, _ owners: Types, in context: Context) -> Bool {
    let base = project.node(node, in: context.file)
    guard base.kind == .name || base.kind == .member && project.isSelf(base.base, in: context.file),
      let property = project.meanings(of: base, in: context).first, project[property].kind == .variable,
      project.parent(of: property).map({ project[$0].kind.isType }) ?? false
    else { return false }
    return !owners.isEmpty && owners.allSatisfy { if case .project(let type) = $0 { project.types[Int(type)].kind == .class && !project.isViewController(type) } else { false } }
  }
}

extension Project {
  /// The closures and functions that a property is ever given, as code sets it and as its type is made, and the properties that it is handed on from;
  /// nil where some of it is not seen.
  func closures(heldBy property: DeclarationRef) -> [DeclarationRef]? {
    let name = self[property].name
    guard self[property].kind == .variable, !self[property].modifiers.contains(.exported), let owner = enclosingType(of: parent(of: property)),
      !types[Int(owner)].isExternal, descendants(of: owner).isEmpty
    else { return nil }
    var found: [DeclarationRef] = []
    var isSetOnMaking = types[Int(owner)].kind == .struct
    for assignment in assignments[name] where !isInactive(assignment) {
      let context = context(of: assignment)
      let left = node(self[assignment].base, in: assignment.file)
      let holders = left.kind == .member && !isSelf(left.base, in: assignment.file) ? typesOf(left.base, in: context)
        : enclosingType(of: context.scope).map { Types([.project($0)]) } ?? Types()
      guard holders.isEmpty || holders.contains(where: { if case .project(let id) = $0 { id == owner } else { true } }) else { continue }
      if let scope = context.scope, self[scope].kind == .initializer, enclosingType(of: scope) == owner {
        isSetOnMaking = true
        continue
      }
      guard add(self[assignment].first, in: context, to: &found) else { return nil }
    }
    guard isSetOnMaking else { return found }
    for call in calls[types[Int(owner)].name] where !isInactive(call) && !previews.contain(call) {
      let frame = frame(function: nil, type: owner, call: call, caller: context(of: call))
      guard let bound = bound(property: name, of: owner, by: frame), add(bound.node, in: bound.context, to: &found) else { return nil }
    }
    return found
  }

  private func add(_ node: NodeID, in context: Context, to found: inout [DeclarationRef]) -> Bool {
    let value = self.node(node, in: context.file)
    switch value.kind {
    case .nil: return true
    case .closure: found.append(DeclarationRef(file: context.file, index: value.first))
    case .name, .member:
      let isOwn = value.kind == .name || isSelf(value.base, in: context.file)
      guard isOwn, let meant = meanings(of: value, in: context).first, self[meant].kind == .function || self[meant].kind == .variable else { return false }
      found.append(meant)
    default: return false
    }
    return true
  }
}
