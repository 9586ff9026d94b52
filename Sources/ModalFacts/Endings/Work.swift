// What an action does besides closing a modal, as far as it outlives it: whom it answers, what it sets back, lets
// go, or calls off. Only the presenter's own code is followed; of all else it is enough to know what is called.

import SwiftScan

/// One thing that an action does.
struct Work {
  enum Kind {
    /// Calls a delegate, a closure that somebody handed in, or a continuation.
    case answers
    /// Sets a property to `nil`, `false` or nothing.
    case resets
    case calls
  }

  var kind: Kind
  /// What is called or set.
  var name: NameID
  var property: DeclarationRef?
  /// It is set to `nil`.
  var isNil = false
  /// What it is called on: `timer` of `timer.invalidate()`.
  var receiver: NameID = none
  /// It is called on something that every screen shares: a type, or `Type.shared`.
  var isShared = false
}

struct WorkReader {
  let project: Project
  let words: EndWords
  private(set) var works: [Work] = []
  /// All that is called or set on the way, also in types that are not followed for their works.
  private(set) var names: Set<NameID> = []
  /// All names that were met.
  private(set) var mentioned: Set<NameID> = []
  /// It closes something: calls an exit, or resets a flag that presents.
  private(set) var closes = false
  /// It calls what closes a modal on itself, or on the controllers around it.
  private(set) var dismisses = false
  /// It answers somebody, also in what is not followed for its works, or calls what nobody sees, which may.
  private(set) var mayAnswer = false
  /// It uses what it is handed as `$0`.
  private(set) var usesHanded = false
  /// It branches over what it is handed.
  private(set) var branchesOverHanded = false
  /// What is read; all else is followed from there.
  private var root: DeclarationRef?
  private var followed: Set<DeclarationRef> = []
  private var isRecording = true
  private var depth = 0
  private var fuel = 4000
  /// What holds nothing by then, or `false`, so that what needs it is passed over.
  var emptied: Set<NameID>
  /// A swipe runs it: what asks whether nothing dismisses it is passed over.
  var isSwiped = false
  /// The class whose object runs it, where known: a method of a base class runs what this one overrides.
  private let runner: TypeID?
  /// What closes in a model of the presenter's is the presenter's own doing, and read as such: `vm.close()`.
  private let opensModels: Bool
  /// The class that unwinds, where a segue leads to what is read.
  let source: TypeID?

  init(_ project: Project, _ words: EndWords, emptied: Set<NameID> = [], for runner: TypeID? = nil, unwoundBy source: TypeID? = nil, opensModels: Bool = false) {
    self.project = project
    self.words = words
    self.emptied = emptied
    self.runner = runner
    self.source = source
    self.opensModels = opensModels
  }

  /// Reads the body of a function or closure.
  mutating func read(_ function: DeclarationRef) {
    root = root ?? function
    follow(function)
  }

  private mutating func follow(_ function: DeclarationRef, calledBy call: NodeRef) {
    let before = emptied
    emptied = emptied(for: function, calledBy: call)
    follow(function)
    emptied = before
  }

  private mutating func follow(_ function: DeclarationRef) {
    let body = project[function].body
    guard body != none, depth < 5, !project.isInactive(function), followed.insert(function).inserted else { return }
    depth += 1
    walk(body, in: Context(file: function.file, scope: function, position: body, frame: nil))
    depth -= 1
  }

  private func words(of name: NameID) -> [String] { project.words(of: name) }

  // MARK: Statements

  private mutating func walk(_ node: NodeID, in context: Context) {
    guard node != none, fuel > 0 else { return }
    fuel -= 1
    let expression = project.node(node, in: context.file)
    guard !expression.flags.contains(.inactive) else { return }
    let context = expression.kind.rawValue > NodeKind.skipped.rawValue ? context.at(node) : context
    switch expression.kind {
    case .name:
      // A closure further in is handed another.
      if expression.name == Word.dollarZero, context.scope == root { usesHanded = true }
      mentioned.insert(expression.name)
    case .call: walkCall(expression, in: context)
    case .assign: walkAssign(expression, in: context)
    case .closure:
      let closure = DeclarationRef(file: context.file, index: expression.first)
      walk(project[closure].body, in: context.inside(closure))
    case .declaration:
      let declaration = project[DeclarationRef(file: context.file, index: expression.first)]
      guard declaration.kind == .variable || declaration.kind == .binding, declaration.value != none,
        project.node(declaration.value, in: context.file).kind != .closure
      else { return }
      walk(declaration.value, in: context)
    case .block:
      for child in project.list(of: expression, in: context.file) {
        walk(child, in: context)
        let statement = project.node(child, in: context.file)
        if cannotHold(statement, of: .guard, in: context.file) || throwsAtOnce(statement, in: context.file) { break }
      }
    case .do, .tuple, .array, .dictionary, .interpolation, .ternary, .composition:
      for child in project.list(of: expression, in: context.file) { walk(child, in: context) }
    case .if where cannotHold(expression, of: .if, in: context.file):
      if expression.flags.contains(.hasElse), let other = project.list(of: expression, in: context.file).last { walk(other, in: context) }
    case .if, .guard:
      for child in project.list(of: expression, in: context.file) { walk(child, in: context) }
      walk(expression.base, in: context)
    case .switch: walkSwitch(expression, in: context)
    case .loop:
      walk(expression.first, in: context)
      walk(expression.base, in: context)
    case .member:
      mentioned.insert(expression.name)
      walk(expression.base, in: context)
    case .case, .defer, .return, .throw, .prefix, .patternTest, .cast, .typeTest: walk(expression.base, in: context)
    case .binary:
      walk(expression.base, in: context)
      walk(expression.first, in: context)
    case .index:
      walk(expression.base, in: context)
      for argument in project.arguments(of: expression, in: context.file) { walk(argument.value, in: context) }
    default: break
    }
  }

  /// Of several ways in which a modal may have ended, those that change nothing.
  private mutating func walkSwitch(_ statement: Node, in context: Context) {
    walk(statement.base, in: context)
    let arms = Array(project.list(of: statement, in: context.file))
    let subject = project.node(statement.base, in: context.file)
    let isHanded = subject.kind == .name
      && (subject.name == Word.dollarZero || project.meanings(of: subject, in: context).first.map { project.parent(of: $0) == root } ?? false)
    if isHanded { branchesOverHanded = true }
    let neutral = arms.filter { arm in
      names(of: arm, in: context.file).contains { name in
        let title = words(of: name)
        return words.isCancel(title) && !words.isCommit(title)
      }
    }
    if emptied.contains(subject.name), let failure = arms.first(where: { names(of: $0, in: context.file).contains(Known.failure.name) }) {
      return walk(failure, in: context)
    }
    if isHanded, neutral.isEmpty, arms.count > 1 { return }
    for arm in neutral.isEmpty ? arms : neutral { walk(arm, in: context) }
  }

  private func names(of arm: NodeID, in file: Int32) -> [NameID] {
    project.list(of: project.node(arm, in: file), in: file).map { nameOfCase($0, in: file) }
  }

  // MARK: Calls

  private mutating func walkCall(_ call: Node, in context: Context) {
    let callee = project.node(call.base, in: context.file)
    let arguments = project.arguments(of: call, in: context.file)
    switch callee.kind {
    case .name, .generic:
      let name = callee.kind == .generic ? project.node(callee.base, in: context.file).name : callee.name
      if project.startsUppercase(name) {
        // A screen or a model of the project's: its closures run another day.
        guard project.typesByName[name].isEmpty else { return }
      } else {
        callNamed(name, arguments, project.meanings(of: name, in: context), in: context)
      }
    case .member where callee.base != none:
      let base = project.node(callee.base, in: context.file)
      if base.kind == .name, base.name == Word.`self`.rawValue, let type = project.enclosingType(of: context.scope) {
        callNamed(callee.name, arguments, project.members(named: callee.name, of: type), in: context)
      } else {
        callMember(callee, base, arguments, in: context)
        if base.kind == .call || base.kind == .index { walk(callee.base, in: context) }
      }
    case .closure: walk(call.base, in: context)
    default: break
    }
    for argument in arguments {
      walk(argument.value, in: context)
      followNamed(project.node(argument.value, in: context.file), in: context, isRun: argument.label == .completion && project.roles.has(callee.name, .exit))
    }
  }

  /// `dismiss(animated: true, completion: ended)`
  /// - Parameter isRun: A closure that is named there is run as well.
  private mutating func followNamed(_ value: Node, in context: Context, isRun: Bool) {
    guard value.kind == .name || value.kind == .member && project.isSelf(value.base, in: context.file),
      let function = project.meanings(of: value, in: context).first
    else { return }
    if isRun, project[function].kind == .variable { names.insert(value.name) }
    guard project[function].kind == .function else { return }
    names.insert(value.name)
    follow(overridden(function))
  }

  private mutating func callNamed(_ name: NameID, _ arguments: Arguments, _ meanings: Declarations, in context: Context) {
    names.insert(name)
    let title = words(of: name)
    // UIKit's own, also where a class overrides it.
    if project.roles.has(name, .exit), arguments.contains(where: { $0.label == .animated }) {
      closes = true
      dismisses = true
      return
    }
    guard let meaning = project.matching(meanings, arguments).first.map(overridden) else {
      if project.roles.has(name, .exit) { dismisses = true }
      if isClosing(name, title, []) {
        closes = true
        mayAnswer = mayAnswer || !project.roles.has(name, .exit)
      } else {
        add(call: name, title, on: [])
      }
      return
    }
    switch project[meaning].kind {
    case .function:
      if project.roles.has(name, .exit) { closes = true }
      let before = works.count
      follow(meaning, calledBy: NodeRef(file: context.file, index: context.position))
      let isNamedForIt = !words.isClosing(title) || words.isCleanup(Array(title.prefix(1)))
      if works.count == before, isNamedForIt, doesSomething(meaning) { add(call: name, title, on: []) }
    case .variable, .parameter, .binding:
      // The environment's own way to close.
      if project.roles.has(name, .exit) {
        closes = true
        dismisses = true
      } else if isStoredElsewhere(meaning, in: context, 0) {
        answer(byClosure: name, of: meaning)
      }
    default: break
    }
  }

  /// What stands in a method's place in the class that runs it.
  func overridden(_ method: DeclarationRef) -> DeclarationRef {
    guard let runner, project[method].kind == .function, let owner = project.enclosingType(of: project.parent(of: method)),
      owner != runner, project.ancestors(of: runner).types.contains(owner)
    else { return method }
    return project.members(named: project[method].name, of: runner).first { project.hasSameLabels($0, method) } ?? method
  }

  private mutating func callMember(_ callee: Node, _ base: Node, _ arguments: Arguments, in context: Context) {
    let name = callee.name
    names.insert(name)
    if base.kind == .name, base.name == Word.super.rawValue { return }
    mentioned.insert(name)
    let receiverName = self.receiverName(base, in: context.file)
    if receiverName != none { mentioned.insert(receiverName) }
    let title = words(of: name)
    var receiver: [String] = []
    collectWords(callee.base, in: context.file, &receiver)
    let owners = project.typesOf(callee.base, in: context)
    let meanings = project.matching(project.members(named: name, of: owners, in: context), arguments)
    if mayAnswer(name, meanings, on: owners, receiver) { mayAnswer = true }
    guard isRecording else { return }
    if let last = receiver.last, last == "delegate" || last == "listener" { return answer(name, meanings) }
    if project.roles.has(name, .exit) {
      closes = closes || isClosing(name, title, receiver)
      dismisses = dismisses || base.name == .presentingViewController || base.name == .navigationController || base.name == .wrappedValue
        || base.name == .presentationMode
      return
    }
    if name == .toggle, project.flags.all.contains(base.name) { closes = true }
    if name == Known.callAsFunction.name { return add(.answers, base.name) }
    if let meaning = meanings.first, project[meaning].kind == .variable { return answer(byClosure: name, of: meaning) }
    if project.text(name) == "resume", receiver.contains("continuation") { return add(.answers, name) }
    if project.text(name) == "post", receiver.contains("notification") {
      read(namesOf: project.functions(hearing: arguments, of: context.file))
      return add(.calls, name)
    }
    if opensModels, isClosing(name, title, receiver), isOwnObject(callee.base, owners, in: context) {
      meanings.forEach { follow($0) }
      closes = true
      return
    }
    read(namesOf: meanings)
    if meanings.contains(where: resumes) {
      closes = closes || isClosing(name, title, receiver)
      return add(.answers, name)
    }
    if isClosing(name, title, receiver) {
      closes = true
    } else if meanings.isEmpty || meanings.contains(where: doesSomething) {
      add(call: name, title, on: receiver, receiverName, isShared: isShared(callee.base, in: context))
    }
  }

  /// Whether a call tells somebody: a closure of another object's, a subject, or a method of a class that is not read, of which nobody knows.
  private func mayAnswer(_ name: NameID, _ meanings: Declarations, on owners: Types, _ receiver: [String]) -> Bool {
    if !meanings.isEmpty { return meanings.contains { project[$0].kind == .variable } }
    if words.isQuiet(receiver: receiver) { return false }
    if name == .send || name == .onNext || project.text(name) == "accept" { return true }
    return owners.contains { if case .external(let type) = $0 { !project.begins(type, with: "UI") } else { false } }
  }

  /// The last name of what is called on: `camera` of `camera.stop()`, `camera().stop()` and `camera[0].stop()`, `Camera` of `Camera.shared.stop()`.
  private func receiverName(_ base: Node, in file: Int32) -> NameID {
    switch base.kind {
    case .member where base.base != none && project.startsUppercase(project.node(base.base, in: file).name): return project.node(base.base, in: file).name
    case .name, .member: return base.name
    case .call, .index:
      guard base.base != none else { return none }
      let inner = project.node(base.base, in: file)
      return inner.kind == .name || inner.kind == .member ? inner.name : none
    default: return none
    }
  }

  /// A keyboard or a hint that goes away is no modal.
  private func isClosing(_ name: NameID, _ title: [String], _ receiver: [String]) -> Bool {
    (project.roles.has(name, .exit) || words.isClosing(title)) && !words.isQuiet(title) && !words.isQuiet(receiver: receiver)
  }

  /// What others do is only named.
  private mutating func read(namesOf functions: Declarations) {
    let before = isRecording
    isRecording = false
    for function in functions.prefix(4) where project[function].kind == .function {
      if project.isRequirement(function) { implementations(of: function).prefix(4).forEach { follow($0) } } else { follow(function) }
    }
    isRecording = before
  }

  /// A delegate: one that nobody in Swift implements is somebody all the same; one that does nothing is nobody.
  private mutating func answer(_ name: NameID, _ meanings: Declarations) {
    guard isRecording else { return }
    let required = meanings.filter(project.isRequirement)
    guard !required.isEmpty else { return }
    let conforming = required.flatMap(implementations)
    guard !conforming.isEmpty else { return add(.answers, name) }
    for function in conforming.prefix(6) where !followed.contains(function) && depth < 4 {
      var inner = WorkReader(project, words)
      inner.followed = followed
      inner.depth = depth
      inner.follow(function)
      if !inner.works.isEmpty { return add(.answers, name) }
    }
  }

  /// What those who conform to a protocol do where a method of it is called.
  private func implementations(of requirement: DeclarationRef) -> [DeclarationRef] {
    guard let owner = project.enclosingType(of: project.parent(of: requirement)) else { return [] }
    return project.descendants(of: owner).flatMap { project.members(named: project[requirement].name, of: $0) }
      .filter { project[$0].body != none && project[$0].kind == .function }
  }

  /// Whether a closure that is called was handed in or stored by somebody else, and not by the code that is followed.
  private func isStoredElsewhere(_ ref: DeclarationRef, in context: Context, _ depth: Int) -> Bool {
    let declaration = project[ref]
    guard depth < 4, let owner = project.parent(of: ref) else { return false }
    if declaration.kind == .parameter { return !followed.contains(owner) && project[owner].kind.isFunction }
    if project[owner].kind.isType { return true }
    guard declaration.value != none else { return false }
    let value = project.node(declaration.value, in: ref.file)
    let inner = project.valueContext(of: ref, frame: nil)
    switch value.kind {
    case .name: return project.meanings(of: value, in: inner).first.map { $0 != ref && isStoredElsewhere($0, in: inner, depth + 1) } ?? false
    case .member: return project.members(meantBy: value, in: inner).contains { project[$0].kind == .variable }
    default: return false
    }
  }

  private func doesSomething(_ function: DeclarationRef) -> Bool {
    var mere = MereClosing(self)
    return !mere.isAll(of: function)
  }

  /// A closure that was handed in. One that only closes, by whom ever it was, tells nobody.
  private mutating func answer(byClosure name: NameID, of property: DeclarationRef) {
    var mere = MereClosing(self)
    if mere.isAll(ofClosuresIn: property) { closes = true } else { add(.answers, name) }
  }

  /// Whether a method resumes a continuation, so that whoever waits goes on.
  private func resumes(_ function: DeclarationRef) -> Bool {
    let declaration = project[function]
    guard declaration.kind == .function, declaration.body != none else { return false }
    return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
      let call = project.node(index, in: function.file)
      guard call.kind == .call else { return false }
      let callee = project.node(call.base, in: function.file)
      guard callee.kind == .member, callee.base != none, project.text(callee.name) == "resume" else { return false }
      var receiver: [String] = []
      collectWords(callee.base, in: function.file, &receiver)
      return receiver.contains("continuation")
    }
  }

  /// The words of all that a chain names: `self.model.camera`.
  func words(along node: NodeID, in file: Int32) -> [String] {
    var found: [String] = []
    collectWords(node, in: file, &found)
    return found
  }

  private func collectWords(_ node: NodeID, in file: Int32, _ result: inout [String]) {
    var parts: [NameID] = []
    var current = node
    for _ in 0..<8 where current != none {
      let expression = project.node(current, in: file)
      switch expression.kind {
      case .name, .member: parts.append(expression.name)
      case .call, .index, .cast, .prefix: break
      default: current = none
      }
      if current != none { current = expression.base }
    }
    for name in parts.reversed() where name != none { result += words(of: name) }
  }

  /// `Uploads.shared`, `Uploads`: whatever happens there outlives the screen.
  private func isShared(_ node: NodeID, in context: Context) -> Bool {
    let base = project.node(node, in: context.file)
    let type = base.kind == .member && base.base != none ? project.node(base.base, in: context.file) : base
    // An outlet `BGChart` is no type.
    if type.kind == .name, project.startsUppercase(type.name), project.meanings(of: type, in: context).isEmpty { return true }
    // `@ObservedObject private var uploads = Uploads.shared`
    guard base.kind == .name || base.kind == .member && project.isSelf(base.base, in: context.file),
      let property = project.meanings(of: base, in: context).first, project[property].kind == .variable, project[property].value != none,
      project.node(project[property].value, in: property.file).kind == .member
    else { return false }
    let isObject = project.typesOf(declaration: property).contains { if case .project(let id) = $0 { project.types[Int(id)].kind == .class && project.hasSharedObject(id) } else { false } }
    return isObject && isShared(project[property].value, in: project.valueContext(of: property, frame: nil))
  }

  private mutating func add(call name: NameID, _ title: [String], on receiver: [String], _ base: NameID = none, isShared: Bool = false) {
    guard words.isCleanup(title), !words.isQuiet(title), !words.isQuiet(receiver: receiver) else { return }
    // `queue.sync { … }` waits, and renews nothing.
    if title == ["sync"], receiver.contains(where: { $0 == "queue" || $0 == "dispatch" || $0 == "global" || $0 == "main" }) { return }
    add(.calls, name, receiver: base, isShared: isShared)
  }

  private mutating func add(
    _ kind: Work.Kind, _ name: NameID, _ property: DeclarationRef? = nil, isNil: Bool = false, receiver: NameID = none, isShared: Bool = false
  ) {
    if kind == .answers { mayAnswer = true }
    guard isRecording, works.count < 12, !works.contains(where: { $0.name == name }) else { return }
    works.append(Work(kind: kind, name: name, property: property, isNil: isNil, receiver: receiver, isShared: isShared))
  }

  // MARK: Assignments

  private func isFunction(_ meaning: DeclarationRef) -> Bool {
    project[meaning].kind == .function || project[meaning].kind == .parameter && project.takesClosure(meaning)
  }

  private mutating func walkAssign(_ statement: Node, in context: Context) {
    let right = project.node(statement.first, in: context.file)
    // What is set runs another day, also by a name: `form.onCancel = cancel`.
    if right.kind == .closure || right.kind == .name && project.meanings(of: right, in: context).first.map(isFunction) ?? false { return }
    walk(statement.first, in: context)
    walk(statement.base, in: context)
    var left = project.node(statement.base, in: context.file)
    if left.kind == .member, left.name == .wrappedValue, left.base != none { left = project.node(left.base, in: context.file) }
    guard left.kind == .name || left.kind == .member else { return }
    let name = project.unprojected(left.name)
    names.insert(name)
    let isNil = right.kind == .nil
    if project.flags.all.contains(name), right.kind != .true, isNil || right.kind == .false || right.kind == .prefix { closes = true }
    let isEmpty = isNil || right.kind == .false || right.kind == .array && right.count == 0
    guard isEmpty else { return }
    if project.flags.all.contains(name) { return }
    let owners = left.kind == .name ? [] : project.typesOf(left.base, in: context)
    let property = left.kind == .name ? project.meanings(of: name, in: context).first : project.members(named: name, of: owners).first
    // `@Binding var isPresented`, which whoever presents has handed in under a name of its own.
    if right.kind != .array, let property, project.isBinding(property) { return closes = true }
    guard let property, project[property].kind == .variable, project.parent(of: property).map({ project[$0].kind.isType }) ?? false else { return }
    let title = words(of: name)
    guard let last = title.last, last != "delegate", !words.isQuiet(title), !project.hasAttribute(property, Extra("FocusState").name) else { return }
    add(.resets, name, property, isNil: isNil)
  }
}
