// A modal's content that takes `dismiss` from its presenter: in a content closure the name means the presenter's own
// property, whose environment is that of the screen below. It closes that screen, or nothing, and not the modal.

import SwiftScan

/// A call in a modal's content of its presenter's dismiss action.
public struct PresenterDismissal: Sendable {
  /// The call.
  public var site: Site
  /// The presentation in whose content it stands.
  public var presentation: Site
  /// The type whose property it is.
  public var presenter: String
  /// The property.
  public var property: String
  public var by: Caller

  /// What runs it.
  public enum Caller: Sendable, Hashable {
    /// A button in the content.
    case button(ControlName)
    /// A closure that a view of the content is handed: the view's type, and the label.
    case callback(view: String, label: String)
  }
  public var promise: Promise

  /// What the words of the control or label promise.
  public enum Promise: Sendable, Hashable {
    /// To leave, and nothing else.
    case leaving
    /// To do something first, after which the screen below may have nothing left to show.
    case commitment
    case other
  }

  /// The action does nothing else.
  public var isAlone: Bool
}

struct PresenterDismissalReader {
  let project: Project
  let words: Words
  /// The presenting call of each content closure.
  private var contents: [DeclarationRef: NodeRef] = [:]

  init(_ project: Project) {
    self.project = project
    words = project.roles.words
  }

  mutating func read(_ presentations: inout PresentationReader) -> [PresenterDismissal] {
    for role in [Role.sheet, .cover, .popover] {
      for name in project.roles.names(of: role) {
        for call in project.callsInFocus(name) where presentations.isShipped(call) {
          let arguments = project.arguments(of: project[call], in: call.file)
          guard presentations.isPresenting(arguments, .sheet), let content = presentations.contentArgument(arguments, in: call.file) else { continue }
          guard let body = body(of: content, at: call) else { continue }
          contents[body] = call
        }
      }
    }
    // Two modals may show one property.
    var told: Set<Site> = []
    return contents.keys.sorted().flatMap { dismissals(in: $0) }.filter { told.insert($0.site).inserted }
  }

  /// A content closure, or the presenter's method that is named in its place, `content: makeLegend`, and called nowhere.
  private func body(of content: NodeID, at call: NodeRef) -> DeclarationRef? {
    let value = project.node(content, in: call.file)
    if value.kind == .closure { return DeclarationRef(file: call.file, index: value.first) }
    guard value.kind == .name || value.kind == .member && project.isSelf(value.base, in: call.file),
      let method = project.meanings(of: value, in: project.context(of: call)).first, project[method].kind == .function, project[method].body != none,
      let presenter = project.enclosingType(of: project.parent(of: method)), presenter == project.enclosingType(of: project.scope(of: call))
    else { return nil }
    // What another type calls by that name is its own.
    let isCalled = project.calls[value.name].contains { other in
      project.node(project[other].base, in: other.file).kind != .name || project.enclosingType(of: project.scope(of: other)) == presenter
    }
    return isCalled ? nil : method
  }

  /// What a content closure calls, also in the presenter's own properties and functions that give the views in it.
  private func dismissals(in content: DeclarationRef) -> [PresenterDismissal] {
    guard let call = contents[content], let owner = project.enclosingType(of: content), hasDismissal(owner), !isConstant(call) else { return [] }
    var bodies = [content]
    var next = 0
    while next < bodies.count, next < 24 {
      let body = bodies[next]
      next += 1
      let context = Context(file: body.file, scope: body, position: project[body].nodeEnd, frame: nil)
      project.walk(project[body].body, in: body.file) { _, node in
        if let part = part(named: node, in: context, of: owner), !bodies.contains(part) { bodies.append(part) }
        return true
      }
    }
    let isClosedOtherwise = bodies.contains { resets($0, of: call) }
    return bodies.flatMap { dismissals(in: $0, shownBy: call, owner, isClosedOtherwise: isClosedOtherwise) }
  }

  /// `isPresented: .constant(true)`: no flag closes it, so that it goes with its screen.
  private func isConstant(_ presentation: NodeRef) -> Bool {
    project.arguments(of: project[presentation], in: presentation.file).contains { argument in
      let value = project.node(argument.value, in: presentation.file)
      return drives(argument.label) && value.kind == .call && project.text(project.node(value.base, in: presentation.file).name) == "constant"
    }
  }

  /// The body of a member of the presenter's that gives a view, or an item of a toolbar.
  private func part(named node: Node, in context: Context, of owner: TypeID) -> DeclarationRef? {
    guard node.kind == .name || node.kind == .member && project.isSelf(node.base, in: context.file), !project.startsUppercase(node.name),
      let member = project.meanings(of: node, in: context).first, project.enclosingType(of: project.parent(of: member)) == owner
    else { return nil }
    if project[member].kind == .function { return project.isViewBuilder(member) || isToolbar(member) ? member : nil }
    guard project[member].kind == .variable, project.isViewName(project[member].type, in: member.file) || isToolbar(member) else { return nil }
    return ValueReader(project).getter(of: member)
  }

  /// `some ToolbarContent`.
  private func isToolbar(_ member: DeclarationRef) -> Bool {
    let type = project[member].type
    return type != none && project.node(type, in: member.file).name == .ToolbarContent
  }

  /// Whether a type takes a dismissal from its environment.
  private func hasDismissal(_ owner: TypeID) -> Bool {
    project.types[Int(owner)].parts.contains { part in project.children(of: part).contains(where: project.isDismissal) }
  }

  /// - Parameter isClosedOtherwise: Whether something in the content resets what drives the presentation.
  private func dismissals(
    in body: DeclarationRef, shownBy call: NodeRef, _ owner: TypeID, isClosedOtherwise: Bool
  ) -> [PresenterDismissal] {
    let declaration = project[body]
    var found: [PresenterDismissal] = []
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: body.file)
      guard node.kind == .call, !node.flags.contains(.inactive) else { continue }
      let ref = NodeRef(file: body.file, index: index)
      var way: Way?
      var caller: Runner?
      if let found = dismissed(by: node, at: ref).map({ Way(property: $0) }) ?? dismissedByMethod(node, at: ref) {
        (way, caller) = (found, self.caller(of: ref, in: body))
      } else if let found = handed(to: node, at: ref) {
        (way, caller) = (found, taker(ref, under: found.label, in: body))
      }
      guard let property = way?.property, project.enclosingType(of: project.parent(of: property)) == owner, let caller else { continue }
      let actions = [caller.action, way?.method].compactMap { $0 }
      guard !actions.contains(where: { resets($0, of: call) }) else { continue }
      // "Go back" and "Quit" mean the screen below where another control closes the modal, and so does what a view calls back.
      if isClosedOtherwise, caller.leadsBack || caller.isCallback { continue }
      if caller.isCallback, caller.hasDismissal || caller.bindings.contains(where: flags(of: call).contains) { continue }
      found.append(
        PresenterDismissal(
          site: site(of: ref), presentation: site(of: call), presenter: project.text(project.types[Int(owner)].name),
          property: project.text(project[property].name), by: caller.what, promise: caller.promise, isAlone: actions.allSatisfy(isAlone)))
    }
    return found
  }

  /// The presenter's property that a call dismisses by: `dismiss()`, `presentationMode.wrappedValue.dismiss()`.
  private func dismissed(by call: Node, at ref: NodeRef) -> DeclarationRef? {
    var callee = project.node(call.base, in: ref.file)
    if callee.kind == .member {
      guard project.roles.has(callee.name, .exit) || callee.name == .callAsFunction else { return nil }
      for _ in 0..<3 where callee.kind == .member && callee.base != none && !project.isSelf(callee.base, in: ref.file) {
        callee = project.node(callee.base, in: ref.file)
      }
    }
    guard callee.kind == .name || callee.kind == .member,
      project.declarations[callee.name].contains(where: { project.hasAttribute($0, Known.Environment.name) })
    else { return nil }
    let context = project.context(of: ref)
    guard let property = project.meanings(of: callee, in: context).first, project[property].kind == .variable,
      project.parent(of: property).map({ project[$0].kind.isType }) ?? false
    else { return nil }
    return project.isDismissal(property) ? property : nil
  }

  /// The property that is dismissed by, and the presenter's method that does it.
  private struct Way {
    var property: DeclarationRef
    var method: DeclarationRef?
    /// What it is handed as.
    var label = none
  }

  /// `close()`, a method of the presenter's that dismisses whatever else is the case.
  private func dismissedByMethod(_ call: Node, at ref: NodeRef) -> Way? { method(project.node(call.base, in: ref.file), at: ref) }

  private func method(_ name: Node, at ref: NodeRef) -> Way? {
    guard name.kind == .name || name.kind == .member && project.isSelf(name.base, in: ref.file), !project.startsUppercase(name.name),
      let method = project.meanings(of: name, in: project.context(of: ref)).first, project[method].kind == .function,
      project[method].body != none
    else { return nil }
    for statement in project.list(of: project.node(project[method].body, in: method.file), in: method.file) {
      let node = project.node(statement, in: method.file)
      guard node.kind == .call else { continue }
      if let property = dismissed(by: node, at: NodeRef(file: method.file, index: statement)) { return Way(property: property, method: method) }
    }
    return nil
  }

  /// `Button("Close", action: close)`, `Button("Close", action: dismiss.callAsFunction)`, `Legend(close: dismiss)`.
  private func handed(to call: Node, at ref: NodeRef) -> Way? {
    let callee = project.node(call.base, in: ref.file)
    guard callee.kind == .name, project.startsUppercase(callee.name) else { return nil }
    for argument in project.arguments(of: call, in: ref.file)
    where argument.label < Argument.trailing && (callee.name != .Button || argument.label == .action) {
      let value = project.node(argument.value, in: ref.file)
      guard value.kind == .name || value.kind == .member else { continue }
      if callee.name == .Button, let way = method(value, at: ref) { return way }
      let name = value.kind == .member && value.name == .callAsFunction && value.base != none ? project.node(value.base, in: ref.file) : value
      guard name.kind == .name, let property = project.meanings(of: name, in: project.context(of: ref)).first, project.isDismissal(property) else { continue }
      return Way(property: property, label: argument.label)
    }
    return nil
  }

  /// What runs a call.
  private struct Runner {
    var what: PresenterDismissal.Caller
    var promise: PresenterDismissal.Promise
    /// The closure.
    var action: DeclarationRef?
    /// Its title names another screen, and not the modal.
    var leadsBack = false
    /// A view that can close the modal by its own environment.
    var hasDismissal = false
    /// What a view is handed as bindings.
    var bindings: [NameID] = []

    var isCallback: Bool { if case .callback = what { true } else { false } }
  }

  /// What runs a call in a content closure.
  private func caller(of ref: NodeRef, in content: DeclarationRef) -> Runner? {
    var scope = project.scope(of: ref)
    while let at = scope, at != content {
      // A modal on top of this one has a content of its own.
      if contents[at] != nil || project[at].kind.isFunction || project[at].kind.isType { return nil }
      defer { scope = project.parent(of: at) }
      guard project[at].kind == .closure, let holder = holder(of: at, in: content) else { continue }
      let callee = project.node(project[holder.call].base, in: ref.file)
      let name = callee.name
      if callee.kind == .name, name == .Button { return button(holder.call, running: at, in: content) }
      if callee.kind == .name, let button = componentButton(holder.call, handed: holder.label, running: at, in: content) { return button }
      if callee.kind == .name, project.startsUppercase(name), name != Extra("Task").name {
        return callback(holder.call, under: holder.label, running: at)
      }
      // `withAnimation { … }` and its kin run what they are given; modifiers observe or catch gestures.
      guard callee.kind == .name || ["async", "run"].contains(project.text(name)) else { return nil }
    }
    return nil
  }

  /// A button, or a view of the project's, that is handed the dismissal itself.
  private func taker(_ call: NodeRef, under label: NameID, in content: DeclarationRef) -> Runner? {
    var scope = project.scope(of: call)
    while let at = scope, at != content {
      if contents[at] != nil || project[at].kind.isFunction || project[at].kind.isType { return nil }
      scope = project.parent(of: at)
    }
    let name = project.node(project[call].base, in: call.file).name
    if name == .Button { return button(call, running: nil, in: content) }
    if let button = componentButton(call, handed: label, running: nil, in: content) { return button }
    return callback(call, under: label, running: nil)
  }

  /// What a view of the project's is handed.
  private func callback(_ call: NodeRef, under label: NameID, running action: DeclarationRef?) -> Runner? {
    let name = project.node(project[call].base, in: call.file).name
    guard case .project(let view)? = project.madeTypes(named: name, in: project.context(of: call)).first else { return nil }
    let bindings = project.arguments(of: project[call], in: call.file).compactMap { argument -> NameID? in
      let value = project.node(argument.value, in: call.file)
      let name = project.unprojected(value.name)
      return value.kind == .name && name != value.name ? name : nil
    }
    return Runner(
      what: .callback(view: project.text(name), label: project.text(label)), promise: promise(of: label), action: action,
      hasDismissal: hasDismissal(view), bindings: bindings)
  }

  /// A label that says more, `closeAll`, `dismissParent`, means the screen below; after `onDone` that may have no use left.
  private func promise(of label: NameID) -> PresenterDismissal.Promise {
    let said = splitWords(project.text(label)).filter { !Self.fillers.contains($0) }
    return said.count == 1 && words.isClose(said) && said[0] != "done" ? .leaving : .other
  }

  private static let fillers: Set<String> = [
    "on", "did", "should", "tap", "tapped", "button", "press", "pressed", "action", "handler", "requested", "modal", "sheet",
  ]

  private func button(_ call: NodeRef, running action: DeclarationRef?, in content: DeclarationRef) -> Runner? {
    isInPrompt(call, in: content) ? nil : button(call, project.context(of: call), running: action)
  }

  /// - Parameters:
  ///   - running: The closure that it runs, if it is one that stands in the content.
  ///   - action: What it runs in a component, and no part of its title.
  private func button(_ call: NodeRef, _ context: Context, running closure: DeclarationRef?, action: NodeID = none, of component: [String] = []) -> Runner {
    var title = component
    var labels: [NodeID] = []
    var reader = ViewReader(project, drivers: [], words: words)
    for argument in project.arguments(of: project[call], in: call.file) where argument.label != .action && argument.value != action {
      let value = project.node(argument.value, in: call.file)
      guard value.kind != .closure || value.first != closure?.index else { continue }
      reader.collectWords(argument.value, in: context, &title, 0)
      labels.append(argument.value)
    }
    let isDestructive = labels.contains { project.node($0, in: call.file).name == .destructive }
    let promise: PresenterDismissal.Promise = words.isNeutral(title) ? .leaving : words.isCommit(title) ? .commitment : .other
    return Runner(
      what: .button(ControlNameReader.name(project, button: call, labels: labels, action: nil, in: context)), promise: promise, action: closure,
      leadsBack: isDestructive || title.contains(where: Self.leavings.contains))
  }

  private static let leavings: Set<String> = ["back", "leave", "quit", "exit", "discard", "abandon"]

  /// `CloseButton { dismiss() }`: a view of the project's that is a button, and runs what it is handed.
  private func componentButton(_ call: NodeRef, handed label: NameID, running closure: DeclarationRef?, in content: DeclarationRef) -> Runner? {
    let context = project.context(of: call)
    let name = project.node(project[call].base, in: call.file).name
    guard !isInPrompt(call, in: content), case .project(let type)? = project.madeTypes(named: name, in: context).first,
      let handed = project.arguments(of: project[call], in: call.file).first(where: { $0.label == label })
    else { return nil }
    let frame = project.frame(function: nil, type: type, call: call, caller: context)
    guard let property = project.storedClosures(of: type).first(where: { project.bound(property: project[$0].name, of: type, by: frame)?.node == handed.value }),
      let body = project.members(named: Known.body.name, of: type).first.flatMap(ValueReader(project).getter), let root = root(of: body)
    else { return nil }
    let node = project[root]
    guard project.node(node.base, in: root.file).name == .Button,
      let action = project.arguments(of: node, in: root.file).first(where: { runs($0.value, project[property].name, in: root.file) })
    else { return nil }
    var inside = project.context(of: root)
    inside.frame = frame
    return button(root, inside, running: closure, action: action.value, of: project.words(of: name))
  }

  /// The view that is all of a body, below its modifiers.
  private func root(of body: DeclarationRef) -> NodeRef? {
    let returned = ValueReader(project).returned(by: body, in: Context(file: body.file, scope: body, position: project[body].nodeEnd, frame: nil))
    guard returned.count == 1, var call = returned.first?.value else { return nil }
    while project.node(call, in: body.file).kind == .call {
      let callee = project.node(project.node(call, in: body.file).base, in: body.file)
      guard callee.kind == .member, callee.base != none else { return callee.kind == .name ? NodeRef(file: body.file, index: call) : nil }
      call = callee.base
    }
    return nil
  }

  /// `action`, `{ action() }`
  private func runs(_ value: NodeID, _ property: NameID, in file: Int32) -> Bool {
    let node = project.node(value, in: file)
    func isNamed(_ node: Node) -> Bool { (node.kind == .name || node.kind == .member && project.isSelf(node.base, in: file)) && node.name == property }
    guard node.kind == .closure else { return isNamed(node) }
    let statements = project.list(of: project.node(project[DeclarationRef(file: file, index: node.first)].body, in: file), in: file)
    guard let only = statements.first, statements.count == 1 else { return false }
    let call = project.node(only, in: file)
    return call.kind == .call && isNamed(project.node(call.base, in: file))
  }

  /// The call that a closure is handed to, and under which label.
  private func holder(of closure: DeclarationRef, in content: DeclarationRef) -> (call: NodeRef, label: NameID)? {
    let declaration = project[content]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: content.file)
      guard node.kind == .call else { continue }
      for argument in project.arguments(of: node, in: content.file) {
        let value = project.node(argument.value, in: content.file)
        if value.kind == .closure, value.first == closure.index { return (NodeRef(file: content.file, index: index), argument.label) }
      }
    }
    return nil
  }

  /// Whether a control belongs to an alert or dialog on top.
  private func isInPrompt(_ call: NodeRef, in content: DeclarationRef) -> Bool {
    var scope = project.scope(of: call)
    while let at = scope, at != content {
      if project[at].kind == .closure, let holder = holder(of: at, in: content) {
        if project.roles.has(project.node(project[holder.call].base, in: call.file).name, .dialog) { return true }
      }
      scope = project.parent(of: at)
    }
    return false
  }

  /// Whether an action also resets what drives the presentation.
  private func resets(_ action: DeclarationRef, of presentation: NodeRef) -> Bool {
    resets(action, flags(of: presentation), 0)
  }

  private func flags(of presentation: NodeRef) -> Set<NameID> {
    var flags: Set<NameID> = []
    for argument in project.arguments(of: project[presentation], in: presentation.file)
    where drives(argument.label) {
      collectFlags(argument.value, in: presentation.file, project, &flags)
    }
    return flags
  }

  /// By itself, or in a function that it calls: `router.closeSheet()`.
  private func resets(_ action: DeclarationRef, _ flags: Set<NameID>, _ depth: Int) -> Bool {
    let declaration = project[action]
    return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
      let node = project.node(index, in: action.file)
      switch node.kind {
      case .assign: return flags.contains(project.unprojected(project.node(node.base, in: action.file).name))
      case .call:
        let callee = project.node(node.base, in: action.file)
        if callee.kind == .member, callee.name == .toggle, callee.base != none {
          return flags.contains(project.unprojected(project.node(callee.base, in: action.file).name))
        }
        guard depth < 2 else { return false }
        let call = NodeRef(file: action.file, index: index)
        return TransitionCalls(project: project).functions(calledBy: call, in: project.context(of: call)).contains { resets($0, flags, depth + 1) }
      default: return false
      }
    }
  }

  /// Whether an action does nothing else.
  private func isAlone(_ action: DeclarationRef) -> Bool {
    let declaration = project[action]
    let body = project.node(declaration.body, in: action.file)
    return body.kind == .block && body.count == 1
  }

  private func site(of call: NodeRef) -> Site {
    let callee = project.node(project[call].base, in: call.file)
    let start = Int(project.files[Int(call.file)].starts[Int(call.index)])
    let length = project.text(callee.name).utf8.count
    return Site(file: Int(call.file), range: start..<start + length, declaration: project.path(of: project.scope(of: call)))
  }
}

extension Project {
  /// `@Environment(\.dismiss) var dismiss`: it takes away the innermost of what its view stands on, a pushed screen or a modal.
  func isDismissal(_ property: DeclarationRef) -> Bool {
    attributes(of: property).contains { attribute in
      guard attribute.name == .Environment, attribute.argument != none else { return false }
      var key = node(attribute.argument, in: property.file)
      if key.kind == .keyPath, key.base != none { key = node(key.base, in: property.file) }
      return key.kind == .member && (key.name == .dismiss || key.name == .presentationMode)
    }
  }
}
