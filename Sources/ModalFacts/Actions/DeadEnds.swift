// Actions that were seen to their end and close nothing: a Cancel that only counts, writes to the log, or sets a flag that
// nobody reads who leads out. What says close is taken at its word where it calls something that was not seen; here all was.
// Trap: whatever is not known to be harmless may close: another module, a subject, a task that is cancelled, a key path.

import SwiftScan

extension Project {
  /// Whether all that an action does was seen, and none of it can close anything.
  func endsNowhere(_ action: Action) -> Bool {
    var reader = DeadEndReader(project: self)
    switch action {
    case .body(let function, let frame): return reader.endsNowhere(function, frame)
    case .expression(let node, let context): return reader.runsNowhere(node, in: context)
    }
  }
}

private struct DeadEndReader {
  let project: Project
  /// What is being read, outermost first.
  var open: [DeclarationRef] = []

  private static let deepest = 8

  /// Whether running an expression, a closure or what names a function, ends nowhere.
  mutating func runsNowhere(_ node: NodeID, in context: Context) -> Bool {
    let node = project.called(node, in: context.file)
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .nil: return true
    case .closure: return endsNowhere(DeclarationRef(file: context.file, index: expression.first), context.frame)
    case .name, .member:
      if expression.kind == .member, expression.base == none || project.roles.has(expression.name, .exit) { return false }
      let meanings = expression.kind == .name ? project.meanings(of: expression, in: context)
        : project.members(meantBy: expression, in: context)
      guard !meanings.isEmpty else { return false }
      for meaning in meanings where !endsNowhere(meaning, on: expression.kind == .name ? none : expression.base, in: context) { return false }
      return true
    default: return false
    }
  }

  /// Whether a body ends nowhere, with all closures that stand in it.
  mutating func endsNowhere(_ function: DeclarationRef, _ frame: Frame?) -> Bool {
    guard project[function].body != none, !project.isInactive(function) else { return false }
    if open.contains(function) { return true }
    // Often in the place of what is still to be written, but as a protocol's default.
    let isEmpty = project[function].kind == .function && project.node(project[function].body, in: function.file).count == 0
    if isEmpty, !(project.enclosingType(of: project.parent(of: function)).map { project.types[Int($0)].kind == .protocol } ?? false) { return false }
    guard open.count < Self.deepest else { return false }
    open.append(function)
    defer { open.removeLast() }
    for index in project[function].nodeStart..<project[function].nodeEnd {
      let ref = NodeRef(file: function.file, index: index)
      let node = project[ref]
      guard !node.flags.contains(.inactive) else { continue }
      var context: Context {
        var context = project.context(of: ref)
        context.frame = frame
        return context
      }
      let isHarmless: Bool =
        switch node.kind {
        case .binary, .prefix: project.isListed(node.name, in: Self.operators)
        case .macro: project.isListed(node.name, in: Self.macros)
        case .assign: sets(node.base, in: context)
        case .call: calls(node, in: context)
        default: true
        }
      if !isHarmless || holdsSkipped(ref) { return false }
    }
    return true
  }

  /// Whether something in a node was not understood.
  private func holdsSkipped(_ ref: NodeRef) -> Bool {
    var found = false
    project.forEachChild(of: ref.index, in: ref.file) { found = found || project.node($0, in: ref.file).kind == .skipped }
    return found
  }

  // MARK: Calls

  private mutating func calls(_ call: Node, in context: Context) -> Bool {
    let callee = project.node(call.base, in: context.file)
    let arguments = project.arguments(of: call, in: context.file)
    // Closures that stand here are read with what is around them; what is only named is run by whoever is handed it.
    for argument in arguments where isFunction(argument.value, in: context) && !runsNowhere(argument.value, in: context) { return false }
    switch callee.kind {
    case .closure: return true
    case .name: return callsNamed(callee.name, arguments, in: context)
    case .member where callee.base != none: return callsMember(callee, arguments, in: context)
    // `.now()`, `.init(…)`
    case .member: return project.declarations[callee.name].isEmpty && !project.roles.has(callee.name, .carrier)
    default: return false
    }
  }

  private func isFunction(_ node: NodeID, in context: Context) -> Bool {
    let value = project.node(node, in: context.file)
    guard value.kind == .name || value.kind == .member else { return false }
    if project.roles.has(value.name, .exit) { return true }
    let meanings = value.kind == .name ? project.meanings(of: value, in: context) : value.base == none ? Declarations()
      : project.members(meantBy: value, in: context)
    return meanings.contains { project[$0].kind == .function || project.takesClosure($0) }
  }

  private mutating func callsNamed(_ name: NameID, _ arguments: Arguments, in context: Context) -> Bool {
    let declared = project.meanings(of: name, in: context)
    guard declared.isEmpty else {
      let meanings = project.matching(declared, arguments)
      for meaning in meanings where !endsNowhere(meaning, on: none, in: context) { return false }
      return !meanings.isEmpty
    }
    if project.startsUppercase(name) {
      return project.typesByName[name].isEmpty
        ? project.isListed(name, in: Self.systemValues)
        : project.typesByName[name].allSatisfy { isValue($0) }
    }
    return !project.roles.has(name, .exit) && project.declarations[name].isEmpty && isHarmless(name)
  }

  private func isHarmless(_ name: NameID) -> Bool {
    if name == .resignFirstResponder || name == .endEditing { return !project.endsEditingOnAWayOut }
    return project.isListed(name, in: Self.systemCalls)
  }

  /// Whether to make one does nothing: a struct or enum without an initialiser of its own.
  private func isValue(_ type: TypeID) -> Bool {
    let info = project.types[Int(type)]
    return (info.kind == .struct || info.kind == .enum) && !info.isExternal && project.initializers(of: type).isEmpty && !project.isView(type)
  }

  private mutating func callsMember(_ callee: Node, _ arguments: Arguments, in context: Context) -> Bool {
    let name = callee.name
    let base = project.node(callee.base, in: context.file)
    if let property = project.property(meantBy: callee.base, in: context), project.depthNeverGiven(property, in: context.frame) != nil { return true }
    if project.failsCast(callee.base, in: context) != nil { return true }
    if project.roles.has(name, .exit) {
      // What the screen itself presents, and nothing more.
      return base.name == .presentedViewController && (base.kind == .name || base.kind == .member && project.isSelf(base.base, in: context.file))
        && arguments.contains { $0.label == .animated }
    }
    let types = project.typesOf(callee.base, in: context)
    let isForeign = types.allSatisfy { if case .external = $0 { true } else { false } }
    if isForeign, Known.takesOut(name) || name == .append || name == .toggle { return changes(callee.base, to: nil, in: context) }
    if project.declarations[name].isEmpty || isForeign && !types.isEmpty {
      return !project.roles.has(name, .carrier) && isHarmless(name)
    }
    let given = base.kind == .name || base.kind == .member
      ? project.meanings(of: base, in: context).first.flatMap { project.isOfProtocol($0) ? project.typesGiven(to: $0, in: context.frame)?.types : nil } : nil
    let meanings = project.matching(project.members(named: name, of: given ?? types), arguments)
    for meaning in meanings where !(given != nil && project.isRequirement(meaning)) {
      if !endsNowhere(meaning, on: callee.base, in: context) { return false }
    }
    return !meanings.isEmpty
  }

  /// Whether all that a name may mean ends nowhere: the methods of all who conform or override, the closures that anybody gives.
  private mutating func endsNowhere(_ meaning: DeclarationRef, on base: NodeID, in context: Context) -> Bool {
    let isOwn = base == none || project.isSelf(base, in: context.file)
    switch project[meaning].kind {
    case .function:
      guard let owner = project.enclosingType(of: project.parent(of: meaning)) else { return endsNowhere(meaning, nil) }
      let type = project.types[Int(owner)]
      guard !type.isExternal, !project[meaning].modifiers.contains(.override) else { return false }
      let isRequired = type.kind == .protocol
      if isRequired, type.parts.contains(where: { project[$0].modifiers.contains(.exported) || project.hasAttribute($0, Word.objc.rawValue) }) { return false }
      var bodies = project.bodies(of: project[meaning].name, below: owner)
      if project[meaning].body != none, !bodies.contains(meaning) { bodies.append(meaning) }
      guard !bodies.isEmpty else { return false }
      for body in bodies where !endsNowhere(body, isOwn && body == meaning ? context.frame : nil) { return false }
      return true
    case .variable where project.takesClosure(meaning): return storedEndsNowhere(meaning, in: context)
    default: return false
    }
  }

  private mutating func storedEndsNowhere(_ closure: DeclarationRef, in context: Context) -> Bool {
    if project.depthNeverGiven(closure, in: context.frame) != nil { return true }
    // One may be given itself: `page.onClose = page.onClose`.
    guard !open.contains(closure), open.count < Self.deepest else { return false }
    open.append(closure)
    defer { open.removeLast() }
    guard let owner = project.enclosingType(of: project.parent(of: closure)), project[closure].body == none else { return false }
    if let bound = ValueReader(project).bound(closure, in: context.frame) {
      return project[closure].modifiers.contains(.constant) && runsNowhere(bound.node, in: bound.context)
    }
    guard project.types[Int(owner)].kind == .class, project[closure].modifiers.contains(.optional), !project[closure].modifiers.contains(.exported) else { return false }
    let values = project.given(to: closure, in: context.frame)?.values
      ?? project.settings(of: closure, of: owner).map { Bound(node: project[$0].first, context: project.context(of: $0), depth: .max) }
    for value in values where !runsNowhere(value.node, in: value.context) { return false }
    return !values.isEmpty
  }

  // MARK: What is set

  /// Whether to set what stands left wakes nobody who leads out.
  private func sets(_ left: NodeID, in context: Context) -> Bool {
    var place = project.node(left, in: context.file)
    var node = left
    while place.kind == .index, place.base != none {
      node = place.base
      place = project.node(node, in: context.file)
    }
    if place.kind == .wildcard { return true }
    if place.kind == .member, place.base != none, !project.isSelf(place.base, in: context.file), project.isListed(place.name, in: Self.looks) {
      return project.members(meantBy: place, in: context).isEmpty
    }
    guard place.kind == .name || place.kind == .member else { return false }
    return changes(node, to: left == node ? place : nil, in: context)
  }

  /// Whether to change a local, or a property of the project's, wakes nobody who leads out.
  private func changes(_ node: NodeID, to: Node?, in context: Context) -> Bool {
    let place = project.node(node, in: context.file)
    let meanings = place.kind == .name || place.base != none && project.isSelf(place.base, in: context.file) ? project.meanings(of: place, in: context)
      : place.kind == .member && place.base != none ? project.members(meantBy: place, in: context) : Declarations()
    guard meanings.count == 1, let property = meanings.first, project[property].kind == .variable || project[property].kind == .binding else {
      return meanings.isEmpty && to != nil && project.isListed(place.name, in: Self.looks) && project.declarations[place.name].isEmpty
    }
    guard let parent = project.parent(of: property), project[parent].kind.isType else { return project.parent(of: property) != nil }
    return isQuiet(property, of: parent)
  }

  /// Whether a property only holds something: nobody watches it, and of those who read it none leads out.
  private func isQuiet(_ property: DeclarationRef, of parent: DeclarationRef) -> Bool {
    let declaration = project[property]
    let name = declaration.name
    guard let owner = project.enclosingType(of: parent), case let type = project.types[Int(owner)], !type.isExternal,
      type.kind == .class || type.kind == .struct && project.isView(owner), declaration.kind == .variable, declaration.body == none,
      !declaration.modifiers.contains(.exported), !declaration.modifiers.contains(.override), project.observers(of: property).isEmpty, project.setters(of: property).isEmpty,
      project.attributes(of: property).allSatisfy({ project.isListed($0.name, in: Self.plainWrappers) }), ValueReader(project).getter(of: property) == nil,
      !type.parts.contains(where: { project.hasAttribute($0, Word.objcMembers.rawValue) })
    else { return false }
    let watched = [project.watchedNames, project.subscribedNames, project.observedNames, project.flags.all, project.flags.roots, project.flags.computed]
    return !watched.contains { $0.contains(name) } && !project.mentionedNames.contains(Known.objectWillChange.name)
      && !project.isReadOnAWayOut(name) && !project.letsGoOnAWayOut
  }

  private static let plainWrappers: Spellings = ["State", "Published", "ObservationIgnored", "MainActor"]
  private static let macros: Spellings = ["selector", "available", "unavailable", "file", "fileID", "function", "line"]
  private static let operators: Spellings = [
    "+", "-", "*", "/", "%", "&", "|", "!", "~", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "??", "...", "..<",
  ]
  /// Made for something else than to close.
  private static let systemValues: Spellings = [
    "Date", "UUID", "String", "Int", "Double", "CGFloat", "CGRect", "CGPoint", "CGSize", "IndexPath", "IndexSet", "Array", "Set", "UIColor", "NSPredicate",
    "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator", "NSLocalizedString", "NavigationPath", "Logger",
  ]
  /// Of the system, where nobody in the project has that name.
  private static let systemCalls: Spellings = [
    "print", "debugPrint", "NSLog", "os_log", "NSLocalizedString", "withAnimation", "animate", "notice", "info", "debug", "warning", "error", "fault", "trace",
    "impactOccurred", "notificationOccurred", "selectionChanged", "reloadData", "deselectRow", "setTitle",
    "startAnimating", "stopAnimating", "setNeedsLayout", "layoutIfNeeded",
    "trimmingCharacters", "lowercased", "uppercased", "hasPrefix", "hasSuffix", "contains", "isEmpty",
  ]
  /// What views of UIKit's are told about their looks.
  private static let looks: Spellings = [
    "text", "attributedText", "placeholder", "alpha", "textColor", "backgroundColor", "tintColor", "transform", "title", "isSelected", "isHighlighted", "image",
    "progress", "isOn",
  ]
}

extension Project {
  /// Whether a member that may lead out reads what has a name, or hands it on. What only puts a value there does not, nor does a
  /// navigation stack that is bound to it as its path.
  func isReadOnAWayOut(_ name: NameID) -> Bool {
    if let known = namesReadOnWaysOut[name] { return known }
    let found = files.indices.contains { isReadOnAWayOut(name, in: Int32($0)) }
    namesReadOnWaysOut[name] = found
    return found
  }

  /// A name's leaf is shared by all its places in a file, so what holds it is asked.
  private func isReadOnAWayOut(_ name: NameID, in file: Int32) -> Bool {
    let tables = files[Int(file)]
    func isMeant(_ index: NodeID) -> Bool {
      guard index != none, case let node = tables.nodes[Int(index)], node.kind == .name || node.kind == .member || node.kind == .string else { return false }
      return node.name == name || unprojected(node.name) == name || names.stored(node.name) == name
    }
    guard tables.nodes.indices.contains(where: { isMeant(NodeID($0)) }) else { return false }
    if tables.declarations.contains(where: { isMeant($0.body) || isMeant($0.value) && $0.kind == .variable }) { return true }
    return tables.nodes.indices.contains { index in
      let holder = tables.nodes[index]
      var reads = false
      if holder.kind == .assign {
        reads = isMeant(holder.first)
      } else if holder.kind == .call {
        let isStack = tables.lastName(holder.base) == Known.NavigationStack.name
        reads = isMeant(holder.base)
        for argument in arguments(of: holder, in: file) where isMeant(argument.value) && !(isStack && argument.label == Extra("path").name) {
          // Whoever is handed a binding may watch it.
          if isBound(argument.value, in: tables) { return true }
          reads = true
        }
      } else {
        forEachChild(of: NodeID(index), in: file) { reads = reads || isMeant($0) }
      }
      guard reads, case let ref = NodeRef(file: file, index: NodeID(index)), !isInactive(ref) else { return false }
      return enclosingMember(of: scope(of: ref)).map { mayMatter($0, to: .exit) } ?? true
    }
  }

  /// `$path`, `$router.path`
  private func isBound(_ value: NodeID, in tables: OutlineTables) -> Bool {
    var root = tables.nodes[Int(value)]
    while root.kind == .member, root.base != none { root = tables.nodes[Int(root.base)] }
    return root.kind == .name && text(root.name).hasPrefix("$")
  }

  /// Whether what hears that somebody has typed enough may close: a search bar's delegate.
  var endsEditingOnAWayOut: Bool {
    ["textFieldDidEndEditing", "textViewDidEndEditing", "searchBarTextDidEndEditing", "textFieldShouldEndEditing", "textViewShouldEndEditing"].contains { name in
      names.find(name).map { declarations[$0].contains { mayMatter($0, to: .exit) } } ?? false
    }
  }

  /// Whether something may close as an object goes: what its `deinit` does.
  var letsGoOnAWayOut: Bool {
    if let known = knownLetsGoOnAWayOut { return known }
    let found = types.indices.contains { deinitializers(of: TypeID($0)).contains { mayMatter($0, to: .exit) } }
    knownLetsGoOnAWayOut = found
    return found
  }
}
