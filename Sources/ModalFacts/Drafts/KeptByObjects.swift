// What an object keeps that is told of a draft: `store.rename(name)`, whose method sets a property of the store's own.

import SwiftScan

extension ActionReader {
  /// Notes that an object keeps what it was told, if it sets a property of its own and outlives the modal.
  mutating func noteKept(by object: NodeID, in context: Context) {
    guard !outcome.keeps, !outcome.written.isEmpty else { return }
    let types = project.typesOf(object, in: context)
    let isSet = outcome.written.contains { property in
      guard let owner = project.enclosingType(of: project.parent(of: property)), project.types[Int(owner)].kind == .class else { return false }
      return types.contains { isRelated($0, to: owner) }
    }
    if isSet, outlivesModal(object, in: context, 0) { outcome.keeps = true }
  }

  /// Notes the names by which a value is kept that hands itself on: `draft.save()`.
  mutating func touchAll(of value: NodeID, in context: Context) {
    var current = value
    while current != none {
      let part = project.node(current, in: context.file)
      guard part.kind == .name || part.kind == .member else { return }
      touch(part.name)
      current = part.kind == .member ? part.base : none
    }
  }

  /// `tags.append(tag)`, `model.tags.append(tag)`: the list of a model that outlives the modal keeps it.
  mutating func noteAppended(to list: Node, in context: Context) {
    noteKept(list.name, list, in: context)
    if !outcome.keeps, list.kind == .member, list.base != none, !project.isSelf(list.base, in: context.file), outlivesModal(list.base, in: context, 0) {
      outcome.keeps = true
    }
  }

  /// Whether an object comes out of the environment, or was handed in by somebody who did not make it for the modal.
  private mutating func outlivesModal(_ object: NodeID, in context: Context, _ depth: Int) -> Bool {
    let expression = project.node(object, in: context.file)
    // `Reviews.shared`; `Reviews`, of whose own property it is said.
    if project.isTypeName(object, in: context.file) || expression.kind == .member && expression.base != none && project.isTypeName(expression.base, in: context.file) { return true }
    // `account.rooms`: what an object holds is there as long as the object is.
    if expression.kind == .member, expression.base != none, !project.isSelf(expression.base, in: context.file), depth < 6,
      let held = property(expression.name, expression, in: context), project[held].kind == .variable, ValueReader(project).getter(of: held) == nil
    {
      return outlivesModal(expression.base, in: context, depth + 1)
    }
    guard depth < 6, expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: context.file),
      let ref = project.meanings(of: expression, in: context).first
    else { return false }
    // A global, or out of the environment.
    if project.parent(of: ref) == nil || project.hasAttribute(ref, Known.Environment.name) || project.hasAttribute(ref, Known.EnvironmentObject.name) { return true }
    if let owner = project.enclosingType(of: project.parent(of: ref)), !part.askedTypes.contains(owner) { part.askedTypes.append(owner) }
    if let bound = ValueReader(project).bound(ref, in: context.frame) {
      part.usedFrame = min(part.usedFrame, bound.depth)
      return outlivesModal(bound.node, in: bound.context, depth + 1)
    }
    if isHandedToModel(ref) { return true }
    // Of whoever presents it.
    guard !views.isEmpty, let owner = project.enclosingType(of: project.parent(of: ref)), project.isView(owner) else { return false }
    return !views.contains(owner)
  }

  /// Whether an object is handed to a model as that is made, `init(outbox: Mailbox) { self.outbox = outbox }`, by somebody who did not make it there.
  private func isHandedToModel(_ property: DeclarationRef) -> Bool {
    // A text or a number that a model was handed is its own.
    guard project[property].kind == .variable, project[property].value == none, !project.isPlain(property),
      !project.areValues(project.typesOf(declaration: property)), let owner = project.enclosingType(of: project.parent(of: property)),
      project.types[Int(owner)].kind == .class, !views.contains(owner), !classes.contains(owner), !project.isViewController(owner),
      ValueReader(project).getter(of: property) == nil,
      project.initializers(of: owner).contains(where: { project.parameter(of: $0, becoming: project[property].name) != nil })
    else { return false }
    let makers = project.calls[project.types[Int(owner)].name].filter { !project.isInactive($0) && !project.previews.contain($0) }
    return !makers.isEmpty && makers.contains { call in
      let frame = project.frame(making: owner, by: call, caller: project.context(of: call))
      guard let handed = project.bound(property: project[property].name, of: owner, by: frame) else { return false }
      return !project.isInitializer(project.node(handed.node, in: handed.context.file), in: handed.context.file)
    }
  }

  /// `$0.draft`, `form.draft` in a closure that the screen hands itself to, where nobody says its type: a member of the screen's.
  func ofHandedScreen(_ use: Node, in context: Context) -> DeclarationRef? {
    guard use.kind == .member, use.base != none, !views.isEmpty, case let base = project.node(use.base, in: context.file), base.kind == .name,
      base.name == Word.dollarZero.rawValue || project.meanings(of: base, in: context).first.map(isOfClosure) ?? false,
      project.typesOf(use.base, in: context).isEmpty
    else { return nil }
    for view in views { if let member = project.members(named: use.name, of: view).first { return member } }
    return nil
  }

  private func isOfClosure(_ parameter: DeclarationRef) -> Bool {
    project[parameter].kind == .parameter && project.parent(of: parameter).map { project[$0].kind == .closure } ?? false
  }

  /// `textView.text`, which is called something on: `textView.text.trimmingCharacters(in: .whitespaces)` reads what was typed.
  func isTextOfField(_ value: Node, in context: Context) -> Bool {
    guard value.kind == .member, value.name == .text, value.base != none, case let field = project.node(value.base, in: context.file) else { return false }
    return (field.kind == .name || field.kind == .member) && project.holderNames.contains(field.name)
  }

  /// Calls that hand something on to be kept.
  func isKeeping(_ name: NameID) -> Bool { project.traits(name).contains(.keeping) }

  /// The same, of a call that leaves: `defaults.set(text, forKey: "draft")` does, `subscription.store(in: &all)` does not,
  /// nor does `text.insert(sign, at: start)` of a variable of the function's own.
  func isKeeping(_ name: NameID, of receiver: Node, _ arguments: Arguments, in context: Context) -> Bool {
    if name == Word.set.rawValue { return arguments.contains { $0.label == .forKey } }
    guard isKeeping(name), !(name == .store && arguments.first?.label == Word.in.rawValue), receiver.name != .objectWillChange else { return false }
    guard receiver.kind == .name, let ref = project.meanings(of: receiver, in: context).first else { return true }
    let isLocal = project[ref].kind == .variable && project.parent(of: ref).map { !project[$0].kind.isType } ?? false
    return !isLocal || project[ref].modifiers.contains(.constant)
  }

  /// `formatter` of `private let formatter = PriceFormatter()` in a view: what another module's class does with a text is its own affair.
  func isHelperOfView(_ receiver: Node, in context: Context) -> Bool {
    guard question == .use, receiver.kind == .name, let property = project.meanings(of: receiver, in: context).first, project[property].kind == .variable,
      let owner = project.enclosingType(of: project.parent(of: property)), project.isView(owner), project.attributes(of: property).isEmpty,
      project[property].value != none, case let made = project.node(project[property].value, in: property.file), made.kind == .call
    else { return false }
    let callee = project.node(made.base, in: property.file)
    return callee.kind == .name && project.startsUppercase(callee.name)
  }

  /// Notes that a publisher's values go into another object: `.assign(to: \.text, on: store)`, `.assign(to: &store.$text)`.
  mutating func noteAssigned(_ arguments: Arguments, in file: Int32) {
    guard question == .use, let target = (arguments.first { project.text($0.label) == "on" } ?? arguments.first)?.value else { return }
    var object = project.node(target, in: file)
    if object.kind == .prefix, object.base != none { object = project.node(object.base, in: file) }
    let isOwn = object.kind == .name ? object.name == Word.`self`.rawValue || object.name != project.unprojected(object.name) : project.isSelf(object.base, in: file)
    if !isOwn { outcome.keeps = true }
  }

  /// Notes that somebody unseen is told what people type, by a statement of its own, so that it is for what that does with it:
  /// `drafts.add(text)`. Who tells collections, trackers and what is on screen keeps nothing by that.
  mutating func noteTold(_ name: NameID, by receiver: NodeID, _ arguments: Arguments, in context: Context) {
    guard question == .use, !isInValue, !outcome.keeps, !isQuiet(name), name != .post, !project.isListed(name, in: Self.mutators) else { return }
    let words = EndWords(project.roles.words)
    guard !words.isQuiet(project.words(of: name)), !isTracker(receiver, words, in: context.file), arguments.contains(where: { holdsTyped($0.value, in: context, 0) }) else { return }
    outcome.note("what `\(project.text(name))` does with the text was not seen")
  }

  /// `Analytics.shared`, `model.logger`, `titleLabel`
  private func isTracker(_ receiver: NodeID, _ words: EndWords, in file: Int32) -> Bool {
    var current = receiver
    while current != none {
      let part = project.node(current, in: file)
      guard part.kind == .name || part.kind == .member || part.kind == .call else { return false }
      if part.kind != .call, words.isQuiet(receiver: project.words(of: part.name)) { return true }
      current = part.kind == .name ? none : part.base
    }
    return false
  }

  /// Of the standard library's collections.
  private static let mutators: Spellings = ["append", "insert", "remove", "formUnion", "subtract", "replaceSubrange", "updateValue"]

  /// Whether what people type is in an expression, by a name of its own, by the argument that a call on the way hands over or by what a
  /// closure is handed.
  private mutating func holdsTyped(_ node: NodeID, in context: Context, _ depth: Int) -> Bool {
    var handed: [DeclarationRef] = []
    var isTyped = false
    project.walk(node, in: context.file) { _, part in
      guard part.kind == .name || part.kind == .member else { return part.kind != .closure && !isTyped }
      if project.holderNames.contains(project.unprojected(part.name)) || part.name == Word.dollarZero.rawValue {
        isTyped = true
      } else if part.kind == .name, let meant = project.meanings(of: part, in: context).first, project[meant].kind == .parameter {
        handed.append(meant)
      }
      return !isTyped
    }
    return isTyped || depth < 4 && handed.contains { parameter in
      if project.parent(of: parameter).map({ project[$0].kind == .closure }) ?? false { return true }
      guard let bound = ValueReader(project).argument(for: parameter, in: context.frame) else {
        asked(parameter, in: context.frame)
        return false
      }
      part.usedFrame = min(part.usedFrame, bound.depth)
      return holdsTyped(bound.node, in: bound.context, depth + 1)
    }
  }
}

extension Project {
  /// Whether a method hands on the whole of what it is called on: `encoder.encode(self)`.
  func handsItselfOn(_ method: DeclarationRef) -> Bool {
    (self[method].nodeStart..<self[method].nodeEnd).contains { index in
      let call = node(index, in: method.file)
      return call.kind == .call && arguments(of: call, in: method.file).contains { argument in
        let value = node(argument.value, in: method.file)
        return value.kind == .name && value.name == Word.`self`.rawValue
      }
    }
  }
}
