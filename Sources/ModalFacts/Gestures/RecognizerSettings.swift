// What is said of one recogniser by those who hold it: its class, whom it calls, whether it cancels touches, and
// what its delegate answers. It may be said where it is made, by any variable that holds it, or in its own class.

import SwiftScan

extension RecognizerReader {
  /// Fills in what the value tells.
  func settle(_ recognizer: inout Recognizer, _ value: Value) {
    switch value.kind {
    case .external(let name):
      recognizer.kind = project.kind(ofRecognizer: name)
      recognizer.className = project.text(name)
    case .type(let id):
      recognizer.type = id
      recognizer.className = project.text(project.types[Int(id)].name)
      recognizer.kind = project.ancestors(of: id).external.lazy.map { project.kind(ofRecognizer: $0) }.first { $0 != .other } ?? .other
    default: break
    }
    recognizer.aliases = aliases(of: value)
    if let made = value.made {
      recognizer.making = made.node
      recognizer.made = project.site(of: made.node, length: recognizer.className.utf8.count)
    }
    readHandlers(&recognizer, value)
    settleSaid(&recognizer)
  }

  /// Fills in what those say who hold it, once its names and its handlers are known.
  func settleSaid(_ recognizer: inout Recognizer) {
    recognizer.cancelsTouches = cancelsTouches(recognizer)
    recognizer.delegate = delegate(of: recognizer)
    if recognizer.cancelsTouches == .byDefault || recognizer.delegate == .none, isHandedOutside(recognizer) {
      if recognizer.cancelsTouches == .byDefault { recognizer.cancelsTouches = .unseen }
      if recognizer.delegate == .none { recognizer.delegate = .unseen }
    }
    recognizer.isSwitched = !said(.isEnabled, of: recognizer).isEmpty
    recognizer.isSimple = (said(.numberOfTapsRequired, of: recognizer) + said(.numberOfTouchesRequired, of: recognizer)).allSatisfy {
      project.thousandths(project[$0].first, in: project.context(of: $0)) == 1000
    }
    if let type = recognizer.type {
      recognizer.isCustomized = project.ancestors(of: type).types.contains { type in
        project.types[Int(type)].parts.contains { part in
          project.children(of: part).contains { project[$0].kind != .initializer && project[$0].modifiers.contains(.override) }
        }
      }
    }
    recognizer.effects = effects(of: recognizer)
    readHolders(&recognizer)
  }

  // MARK: Names

  /// The variables and properties that hold a value: those it went through, and those that these are stored in.
  private func aliases(of value: Value) -> Set<DeclarationRef> {
    var found = Set(value.aliases)
    for alias in value.aliases {
      guard let owner = project.parent(of: alias), !project[owner].kind.isType else { continue }
      let scope = project[owner]
      for index in scope.nodeStart..<scope.nodeEnd {
        let node = project.node(index, in: alias.file)
        guard node.kind == .assign else { continue }
        let right = project.node(node.first, in: alias.file)
        guard right.kind == .name, right.name == project[alias].name else { continue }
        let context = project.context(of: NodeRef(file: alias.file, index: index))
        if let other = project.declaration(node.base, in: context) { found.insert(other) }
      }
    }
    return found
  }

  /// The names by which somebody may speak of it.
  private func names(of recognizer: Recognizer) -> Set<NameID> { Set(recognizer.aliases.map { project[$0].name }) }

  /// Those of `refs` whose receiver is the recogniser.
  private func said(of recognizer: Recognizer, in refs: [NameID: [NodeRef]]) -> [NodeRef] {
    names(of: recognizer).sorted().flatMap { refs[$0] ?? [] }.filter { isReceiver(of: $0, recognizer) }
  }

  private func isReceiver(of ref: NodeRef, _ recognizer: Recognizer) -> Bool {
    let member = project.node(project[ref].base, in: ref.file)
    guard member.kind == .member, member.base != none else { return false }
    return project.refers(member.base, to: recognizer.aliases, in: project.context(of: ref))
  }

  /// Where somebody sets a property of it.
  private func said(_ property: Known, of recognizer: Recognizer) -> [NodeRef] {
    let names = names(of: recognizer)
    return project.assignments[property.name].filter { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      guard left.kind == .member, left.base != none, !project.isInactive(assignment) else { return false }
      let base = project.node(left.base, in: assignment.file)
      return names.contains(base.name) && isReceiver(of: assignment, recognizer)
    }
  }

  /// Where code could be added that speaks of it.
  private func readHolders(_ recognizer: inout Recognizer) {
    for alias in recognizer.aliases.sorted() where project[alias].kind == .variable {
      let declaration = project[alias]
      let name = project.text(declaration.name)
      let isProperty = project.parent(of: alias).map { project[$0].kind.isType } ?? false
      if !isProperty, let making = recognizer.making, making.file == alias.file, declaration.value == making.index { recognizer.local = name }
      // One that is made anew each time that it is asked for holds nothing.
      let isComputed = declaration.value == none && ValueReader(project).getter(of: alias) != nil
      guard isProperty, !isComputed, recognizer.property == nil, let owner = project.enclosingType(of: project.parent(of: alias)), owner == recognizer.owner
      else { continue }
      // A variable that has no value when its owner is made is optional, whatever the `?` says.
      let isMadeFirst = recognizer.making.flatMap { project.enclosingMember(of: project.scope(of: $0)) }.map { project[$0].kind == .initializer }
      let isOptional = declaration.value == none && !declaration.modifiers.contains(.constant) && declaration.body == none && isMadeFirst == false
      recognizer.property = Recognizer.Property(name: name, isOptional: isOptional)
    }
    guard let owner = recognizer.owner, let part = project.types[Int(owner)].parts.first else { return }
    recognizer.ownerSite = project.site(of: part)
    recognizer.disappearance = project.types[Int(owner)].parts.lazy.flatMap { project.children(of: $0) }.first {
      project[$0].kind == .function && project[$0].name == .viewWillDisappear
    }.map { project.site(of: $0) }
  }

  // MARK: Handlers

  private func readHandlers(_ recognizer: inout Recognizer, _ value: Value) {
    if let made = value.made {
      var context = made.context
      context.position = made.node.index
      addHandlers(project.arguments(of: project[made.node], in: made.node.file), of: made.node, in: context, &recognizer)
    }
    readTargets(&recognizer)
    if recognizer.handlers.isEmpty, recognizer.systemActions.isEmpty, recognizer.unseenHandler == nil {
      recognizer.unseenHandler = Unseen("nobody was seen whom it calls")
    }
  }

  /// Whom `addTarget` names.
  func readTargets(_ recognizer: inout Recognizer) {
    for call in said(of: recognizer, in: targets) {
      addHandlers(project.arguments(of: project[call], in: call.file), of: call, in: project.context(of: call), &recognizer)
    }
  }

  /// Whom `target:action:` or a closure names.
  private func addHandlers(_ arguments: Arguments, of call: NodeRef, in context: Context, _ recognizer: inout Recognizer) {
    let target = arguments.first { $0.label == .target }
      ?? arguments.first { $0.label == none && project.node($0.value, in: call.file).kind != .macro }
    for argument in arguments where argument.label != .target {
      let value = project.node(argument.value, in: call.file)
      if value.kind == .closure {
        add(DeclarationRef(file: call.file, index: value.first), &recognizer)
        continue
      }
      guard argument.label == .action || argument.label == Argument.trailing || value.kind == .macro else { continue }
      guard value.kind != .nil else { continue }
      let found = handlers(argument.value, target: target?.value, in: context, 0)
      if found.isEmpty {
        if let name = project.selectorName(argument.value, in: call.file), project.declarations[name].isEmpty {
          recognizer.systemActions.append(project.text(name))
        } else {
          recognizer.unseenHandler = Unseen("whom it calls was not found")
        }
      }
      for handler in found { add(handler, &recognizer) }
    }
  }

  func add(_ body: DeclarationRef, _ recognizer: inout Recognizer) {
    guard !recognizer.handlers.contains(where: { $0.body == body }) else { return }
    let isClosure = project[body].kind == .closure
    recognizer.handlers.append(
      GestureHandler(name: isClosure ? "a closure" : project.text(project[body].name), site: project.site(of: body), body: body))
  }

  /// The functions that a selector names, for a target; a parameter is what the callers hand in.
  private func handlers(_ selector: NodeID, target: NodeID?, in context: Context, _ depth: Int) -> [DeclarationRef] {
    let node = project.node(selector, in: context.file)
    if node.kind == .name, depth < 3, let ref = project.meanings(of: node, in: context).first, project[ref].kind == .parameter,
      let function = project.parent(of: ref), project[function].kind.isFunction
    {
      if let bound = ValueReader(project).argument(for: ref, in: context.frame) {
        return handlers(bound.node, target: nil, in: bound.context, depth + 1)
      }
      if project[ref].value == none {
        var found: [DeclarationRef] = []
        for call in callers(of: function).prefix(40) {
          guard let handed = project.argument(for: ref, of: function, call: call) else { continue }
          for handler in handlers(handed, target: nil, in: project.context(of: call), depth + 1) where !found.contains(handler) {
            found.append(handler)
          }
        }
        return found
      }
    }
    guard let name = project.selectorName(selector, in: context.file) else { return [] }
    let functions = { (refs: Declarations) in refs.filter { project[$0].kind == .function && project[$0].body != none }.map(\.self) }
    // `#selector(Coordinator.tapped)`, then the target's type, then the type around.
    if node.kind == .macro, let first = project.arguments(of: node, in: context.file).first {
      var named = project.node(first.value, in: context.file)
      if named.kind == .call { named = project.node(named.base, in: context.file) }
      if named.kind == .member, named.base != none {
        let own = functions(project.members(named: name, of: project.typesOf(named.base, in: context)))
        if !own.isEmpty { return own }
      }
    }
    if let target {
      let own = functions(project.members(named: name, of: project.typesOf(target, in: context)))
      if !own.isEmpty { return own }
    }
    if let type = project.enclosingType(of: context.scope) {
      let own = functions(project.members(named: name, of: type))
      if !own.isEmpty { return own }
      let below = project.descendants(of: type).flatMap { functions(project.members(named: name, of: $0)) }
      if !below.isEmpty { return below }
    }
    let all = functions(Declarations(project.declarations[name]))
    return all.count <= 2 ? all : []
  }

  // MARK: Touches

  private func cancelsTouches(_ recognizer: Recognizer) -> Recognizer.CancelsTouches {
    var values: [Bool?] = []
    for assignment in project.assignments[Known.cancelsTouchesInView.name] where !project.isInactive(assignment) {
      let left = project.node(project[assignment].base, in: assignment.file)
      let context = project.context(of: assignment)
      guard mayBe(recognizer, left.kind == .member ? left.base : nil, in: context) else { continue }
      values.append(project.truth(of: project[assignment].first, in: context))
    }
    for told in project.told(byPathOf: .cancelsTouchesInView) {
      let context = project.context(of: told.at)
      if mayBe(recognizer, told.view == none ? nil : told.view, in: context) { values.append(project.truth(of: told.value, in: context)) }
    }
    guard let first = values.first else { return .byDefault }
    guard let first, values.allSatisfy({ $0 == first }) else { return values.contains(true) ? .unseen : .set(false) }
    return .set(first)
  }

  // MARK: Delegate

  private func delegate(of recognizer: Recognizer) -> GestureDelegate {
    var found: [GestureDelegate] = []
    let others = project.namelessDelegates.filter { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      return mayBe(recognizer, left.kind == .member ? left.base : nil, in: project.context(of: assignment))
    }
    for assignment in said(of: recognizer, in: delegates) + others {
      let value = project.node(project[assignment].first, in: assignment.file)
      guard value.kind != .nil else { continue }
      found.append(delegate(typesOf: project.typesOf(project[assignment].first, in: project.context(of: assignment))))
    }
    guard let first = found.first else { return .none }
    return found.allSatisfy { $0 == first } ? first : .unseen
  }

  func delegate(typesOf types: Types) -> GestureDelegate {
    guard types.count == 1, case .project(let type)? = types.first, !project.types[Int(type)].isExternal,
      project.types[Int(type)].kind != .protocol
    else { return .unseen }
    let answers = answers(of: type)
    let saysNothing = answers.simultaneous == .absent && !answers.filtersTouches && !answers.decidesBegin
    return saysNothing && project.hasOutsideSuperclass(type) ? .unseen : .answers(answers)
  }

  /// What a type answers as a delegate, its superclasses and what the project adds to them among it.
  private func answers(of type: TypeID) -> GestureDelegateAnswers {
    var answers = GestureDelegateAnswers(
      type: project.text(project.types[Int(type)].name), simultaneous: .absent, filtersTouches: false, decidesBegin: false,
      ordersFailures: false)
    let ancestry = project.ancestors(of: type)
    let (own, external) = (ancestry.types, ancestry.external)
    for method in project.declarations[Known.gestureRecognizer.name] where project[method].kind == .function && !project.isInactive(method) {
      guard let owner = project.enclosingType(of: project.parent(of: method)),
        own.contains(owner) || project.types[Int(owner)].isExternal && external.contains(project.types[Int(owner)].name)
      else { continue }
      for parameter in project.parameters(of: method) {
        switch project[parameter].label {
        case Known.shouldRecognizeSimultaneouslyWith.name:
          if answers.simultaneous == .absent { answers.simultaneous = simultaneous(method) }
        case Known.shouldReceive.name: answers.filtersTouches = true
        case Known.shouldRequireFailureOf.name, Known.shouldBeRequiredToFailBy.name: answers.ordersFailures = true
        default: break
        }
      }
    }
    answers.decidesBegin = project.declarations[Known.gestureRecognizerShouldBegin.name].contains { method in
      project.enclosingType(of: project.parent(of: method)).map { own.contains($0) } ?? false
    }
    return answers
  }

  /// What a function that returns a truth value always returns.
  private func simultaneous(_ method: DeclarationRef) -> GestureDelegateAnswers.Simultaneous {
    let declaration = project[method]
    guard declaration.body != none else { return .sometimes }
    let block = project.node(declaration.body, in: method.file)
    let items = project.list(of: block, in: method.file)
    let value = items.first.map { project.node($0, in: method.file) }
    guard items.count == 1, let value else { return .sometimes }
    let returned = value.kind == .return && value.base != none ? project.node(value.base, in: method.file) : value
    switch returned.kind {
    case .true: return .always
    case .false: return .never
    default: return .sometimes
    }
  }
}

extension Project {
  /// Whether the superclass of a class, or of its own superclasses, is another module's and none of UIKit's: it may answer.
  fileprivate func hasOutsideSuperclass(_ type: TypeID) -> Bool {
    let ancestry = ancestors(of: type)
    guard let base = ancestry.types.last(where: { types[Int($0)].kind == .class }), let name = types[Int(base)].inherits.first else { return false }
    return ancestry.external.contains(name) && !begins(name, with: "UI") && !begins(name, with: "NS")
  }

  /// What a name, or a member whose owner is known, declares.
  func declaration(_ node: NodeID, in context: Context) -> DeclarationRef? {
    guard node != none else { return nil }
    let expression = self.node(node, in: context.file)
    switch expression.kind {
    case .name: return meanings(of: expression, in: context).first
    case .member: return members(meantBy: expression, in: context).first
    default: return nil
    }
  }

  /// Whether an expression is one of the names, also by a binding: `if let tap = outsideTap`.
  func refers(_ node: NodeID, to aliases: Set<DeclarationRef>, in context: Context, _ depth: Int = 0) -> Bool {
    guard depth < 4, let ref = declaration(node, in: context) else { return false }
    if aliases.contains(ref) { return true }
    let declaration = self[ref]
    guard declaration.kind == .binding || declaration.kind == .variable, declaration.value != none else { return false }
    let value = self.node(declaration.value, in: ref.file)
    guard value.kind == .name || value.kind == .member else { return false }
    return refers(declaration.value, to: aliases, in: valueContext(of: ref, frame: nil), depth + 1)
  }
}
