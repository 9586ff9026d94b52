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
          let closure = project.node(content, in: call.file)
          guard closure.kind == .closure else { continue }
          contents[DeclarationRef(file: call.file, index: closure.first)] = call
        }
      }
    }
    return contents.keys.sorted().flatMap { dismissals(in: $0) }
  }

  private func dismissals(in content: DeclarationRef) -> [PresenterDismissal] {
    guard let call = contents[content] else { return [] }
    let declaration = project[content]
    var found: [PresenterDismissal] = []
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: content.file)
      guard node.kind == .call, !node.flags.contains(.inactive) else { continue }
      let ref = NodeRef(file: content.file, index: index)
      guard let property = dismissed(by: node, at: ref), let owner = project.enclosingType(of: project.parent(of: property)),
        owner == project.enclosingType(of: content)
      else { continue }
      guard let caller = caller(of: ref, in: content) else { continue }
      guard !resets(caller.action, of: call) else { continue }
      let name = project.text(project[property].name)
      found.append(
        PresenterDismissal(
          site: site(of: ref), presentation: site(of: call), presenter: project.text(project.types[Int(owner)].name), property: name,
          by: caller.what, promise: caller.promise, isAlone: isAlone(caller.action)))
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
    guard let property = project.meanings(of: callee.name, in: context).first, project[property].kind == .variable,
      project.parent(of: property).map({ project[$0].kind.isType }) ?? false
    else { return nil }
    for attribute in project.attributes(of: property) where attribute.name == .Environment && attribute.argument != none {
      var key = project.node(attribute.argument, in: property.file)
      if key.kind == .keyPath, key.base != none { key = project.node(key.base, in: property.file) }
      if key.kind == .member, key.name == .dismiss || key.name == .presentationMode { return property }
    }
    return nil
  }

  /// What runs a call in a content closure, and the closure that it runs.
  private func caller(
    of ref: NodeRef, in content: DeclarationRef
  ) -> (what: PresenterDismissal.Caller, promise: PresenterDismissal.Promise, action: DeclarationRef)? {
    var scope = project.scope(of: ref)
    while let at = scope, at != content {
      // A modal on top of this one has a content of its own.
      if contents[at] != nil || project[at].kind.isFunction || project[at].kind.isType { return nil }
      defer { scope = project.parent(of: at) }
      guard project[at].kind == .closure, let holder = holder(of: at, in: content) else { continue }
      let callee = project.node(project[holder.call].base, in: ref.file)
      let name = callee.name
      if callee.kind == .name, name == .Button {
        guard !isInPrompt(holder.call, in: content) else { return nil }
        var title: [String] = []
        var labels: [NodeID] = []
        let context = project.context(of: holder.call)
        var reader = ViewReader(project, drivers: [], words: words)
        for argument in project.arguments(of: project[holder.call], in: ref.file) where argument.label != .action {
          let value = project.node(argument.value, in: ref.file)
          guard value.kind != .closure || value.first != at.index else { continue }
          reader.collectWords(argument.value, in: context, &title, 0)
          labels.append(argument.value)
        }
        let promise: PresenterDismissal.Promise = words.isNeutral(title) ? .leaving : words.isCommit(title) ? .commitment : .other
        let name = ControlNameReader.name(project, button: holder.call, labels: labels, action: nil, in: context)
        return (.button(name), promise, at)
      }
      if callee.kind == .name, project.startsUppercase(name), name != Extra("Task").name {
        guard case .project? = project.madeTypes(named: name, in: project.context(of: holder.call)).first else { return nil }
        let label = project.text(holder.label)
        return (.callback(view: project.text(name), label: label), meansItself(label) ? .leaving : .other, at)
      }
      // `withAnimation { … }` and its kin run what they are given; modifiers observe or catch gestures.
      guard callee.kind == .name || ["async", "run"].contains(project.text(name)) else { return nil }
    }
    return nil
  }

  /// Whether a callback's name speaks of closing and of nothing beyond the modal itself: `onClose`, not `closeAll`.
  private func meansItself(_ label: String) -> Bool {
    let parts = splitWords(label)
    return words.isClose(parts) && parts.allSatisfy { Self.plainWords.contains($0) || words.isClose([$0]) || words.isNeutral([$0]) }
  }

  private static let plainWords: Set<String> = [
    "on", "did", "will", "should", "do", "to", "perform", "handle", "tap", "tapped", "press", "pressed", "request", "requested", "button",
    "action", "handler", "callback", "closure", "block", "me", "self", "this", "sheet", "modal", "screen", "view", "popup", "card", "content",
  ]

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
    var flags: Set<NameID> = []
    for argument in project.arguments(of: project[presentation], in: presentation.file)
    where argument.label == .isPresented || argument.label == .item || argument.label == .store {
      collectFlags(argument.value, in: presentation.file, project, &flags)
    }
    let declaration = project[action]
    return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
      let node = project.node(index, in: action.file)
      switch node.kind {
      case .assign: return flags.contains(project.unprojected(project.node(node.base, in: action.file).name))
      case .call:
        let callee = project.node(node.base, in: action.file)
        guard callee.kind == .member, callee.name == .toggle, callee.base != none else { return false }
        return flags.contains(project.unprojected(project.node(callee.base, in: action.file).name))
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
