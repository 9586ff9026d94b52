// Calls in an action: what closes, what is followed into the project, what leaves it. A call that leaves is
// a dead end, unless it carries an enum case or is handed a closure.

import SwiftScan

extension ActionReader {
  // MARK: Calls

  mutating func actCall(_ ref: NodeID, _ call: Node, in context: Context, _ depth: Int) {
    let callee = project.node(call.base, in: context.file)
    let arguments = project.arguments(of: call, in: context.file)
    let node = NodeRef(file: context.file, index: ref)
    let outer = isInValue
    isInValue = ref != statement
    defer { isInValue = outer }
    switch callee.kind {
    case .name, .generic:
      let name = callee.kind == .generic ? project.node(callee.base, in: context.file).name : callee.name
      actNamed(name, node, arguments, in: context, depth)
    case .member:
      actMember(callee, node, arguments, in: context, depth)
    case .closure:
      follow(DeclarationRef(file: context.file, index: callee.first), frame: context.frame, depth + 1)
    // `(onClose ?? { dismiss() })()`
    case .tuple, .binary, .ternary: self.call(value: call.base, in: context, depth + 1)
    // `handlers[.leave]?()`
    case .index:
      outcome.note("a closure that is kept in a collection is run")
      act(call.base, in: context, depth + 1)
      actArguments(arguments, in: context, isFollowed: false, depth)
    // `leaving(self)()`
    case .call:
      actCall(call.base, callee, in: context.at(call.base), depth + 1)
      callGivenBack(by: call.base, callee, isRun: true, in: context.at(call.base), depth + 1)
      actArguments(arguments, in: context, isFollowed: false, depth)
    default:
      act(call.base, in: context, depth + 1)
      actArguments(arguments, in: context, isFollowed: false, depth)
    }
  }

  mutating func actNamed(
    _ name: NameID, _ call: NodeRef, _ arguments: Arguments, in context: Context, _ depth: Int
  ) {
    if project.startsUppercase(name) {
      sendMade(name, arguments, in: context, depth)
      if name == .UIAction || name == .UIBarButtonItem || project.traits(name).contains(.buttonLike), isSettingUpAnother(in: context) { return }
      // A new value: what it is given runs sooner or later (`Task { … }`, `UIAlertAction(…) { … }`).
      actArguments(arguments, in: context, isFollowed: false, depth)
      return
    }
    let meanings = project.matching(project.meanings(of: name, in: context), arguments)
    if meanings.isEmpty {
      if project.runsDismissal(name, in: context.scope) {
        found("`\(project.text(name))`")
      } else if isExit(name) {
        close(call, on: none, in: context)
      } else if name == .performSegue {
        performSegue(arguments, in: context)
      } else if name == Word.dollarZero.rawValue {
        outcome.note("a closure that is kept elsewhere is run as `$0`")
      } else {
        goOn(name, of: none, in: context)
        noteLeaving(name, by: none, in: context)
        noteTold(name, by: none, arguments, in: context)
        // `perform(#selector(close), with: nil, afterDelay: 0)`, and `send(.close)`, which a macro adds to a view.
        if project.roles.has(name, .carrier) { send(arguments, by: name, to: none, in: context, depth) }
      }
      actArguments(arguments, in: context, isFollowed: false, depth)
      return
    }
    // `hear(action)` of a base class runs what overrides it. Only a case that it is handed tells which: else overrides of
    // classes that have nothing to do with the screen would be followed.
    let tellsApart = project.overriddenNames.contains(name) && !handedCases(by: call, in: context).isEmpty
    let mayRun = tellsApart ? reached(by: call, name, meanings, arguments, isProtocol: false, in: context) : overridden(project.withoutDefaults(meanings), name).prefix(6)
    for meaning in mayRun.prefix(Self.mostFollowed) { callDeclaration(meaning, call, receiver: nil, in: context, depth) }
    actArguments(arguments, in: context, isFollowed: true, depth)
  }

  mutating func actMember(
    _ callee: Node, _ call: NodeRef, _ arguments: Arguments, in context: Context, _ depth: Int
  ) {
    let name = callee.name
    guard callee.base != none else {
      // An enum case or factory by its contextual type: `.close(x)`, `.send(.close)`.
      if project.roles.has(name, .carrier) { followCases(arguments, of: project.enumsSent(from: context.scope), in: context, depth) }
      if name == .task || name == Word.`init`.rawValue { sendEffect(arguments, in: context, depth) } else { noteLeaving(byFactory: name, in: context) }
      callFactory(name, call, arguments, in: context, depth)
      actArguments(arguments, in: context, isFollowed: false, depth)
      return
    }
    var base = project.node(callee.base, in: context.file)
    // `handlers.last?(event)`; `last { … }` asks for an element, and Combine's `first()` for a value.
    if name == .first || name == .last, question == .exit,
      arguments.isEmpty ? isListOfClosures(callee.base, in: context) : arguments.allSatisfy({ $0.label == none })
    {
      outcome.note("a closure that is kept in a collection is run")
    }
    if name == .toggle, arguments.isEmpty {
      let isWrapper = base.kind == .member && base.name == .wrappedValue && base.base != none
      if isWrapper, let place = unmodified(project.node(base.base, in: context.file), in: context.file) { base = place }
      let flag = isWrapper ? nameOfBinding(base) : project.unprojected(base.name)
      if base.kind == .name || base.kind == .member {
        touch(flag)
        noteSetting(flag, base, in: context, isToggled: true)
        if project.watchedNames.contains(flag) { outcome.set.insert(flag) }
        actObservers(of: flag, base, in: context, depth)
        runSetters(of: base, in: context, depth)
        switch driven(by: flag, base, in: context, isBinding: isWrapper) {
        case .no: break
        case .unknown: unbound(flag)
        case .flag(let driver): reset(driver, "`\(project.text(flag))` toggled")
        }
      } else if base.kind == .index {
        setPart(base, in: context, depth)
      }
      return
    }
    if Known.takesOut(name), base.kind == .name || base.kind == .member {
      noteChange(of: base, in: context)
      runSetters(of: base, in: context, depth)
    }
    if question == .exit { noteSetWhole(callee.base, by: name, in: context) }
    // That something changes is told to views alone.
    if question == .use, base.name == .objectWillChange { return }
    // What a reducer around others hands on, they ask for by themselves: `base.reduce(into: &state, action: action)`.
    if name == Known.reduce.name, handsOnAction(arguments, in: context.file) { return }
    // A method of what holds a call: `foo().bar()`; a value's: `text.trimmingCharacters(in: …)` reads the text.
    let isForeign = project.declarations[name].isEmpty && name != .callAsFunction
    switch base.kind {
    case .call, .index, .array, .dictionary, .tuple: act(callee.base, in: context, depth + 1)
    case _ where question == .use && (isForeign && !isQuiet(name) && (isValue(callee.base, in: context) || isKeeping(name)) || isTextOfField(base, in: context)):
      act(callee.base, in: context, depth + 1)
    default: break
    }
    if callElement(callee, in: context, depth) { return actArguments(arguments, in: context, isFollowed: false, depth) }
    // A name that nobody in the project declares leaves the project, whatever it is called on.
    if isForeign {
      if isExit(name), isOfNobody(callee.base, in: context) { return actArguments(arguments, in: context, isFollowed: false, depth) }
      if !isExit(name) {
        leave(name, callee, base, arguments, in: context, depth)
      } else {
        close(call, on: callee.base, in: context)
      }
      return actArguments(arguments, in: context, isFollowed: false, depth)
    }
    let isCallOfOwn = base.kind == .name && (base.name == Word.`self`.rawValue || base.name == Word.super.rawValue)
    if isOfNobody(callee.base, in: context) { return actArguments(arguments, in: context, isFollowed: true, depth) }
    if isOfAnotherClass(callee.base, in: context) { return }
    let given = typesGiven(to: callee.base, with: name, in: context)
    var owners = given ?? project.typesOf(callee.base, in: context)
    // `R.reduce(&state, action)` of a generic parameter is what its protocol asks for.
    if base.kind == .name, let parameter = project.genericParameter(base.name, in: context.scope) {
      owners = project.types(standingFor: parameter, depth: 0)
    }
    var meanings = project.matching(project.members(named: name, of: owners, in: context), arguments)
    if given != nil { meanings = meanings.filter { !project.isRequirement($0) } }
    if meanings.isEmpty, name == .callAsFunction {
      self.call(value: callee.base, in: context, depth + 1)
      return
    }
    if isExit(name) {
      let isUIKit = arguments.contains { $0.label == .animated }
      if meanings.isEmpty || isUIKit && !project.areOfNoController(meanings) {
        // `popViewController` leads back inside the modal, or out of it: not told apart here.
        close(call, on: callee.base, in: context)
        return actArguments(arguments, in: context, isFollowed: false, depth)
      }
    }
    let isProtocol = given == nil && meanings.contains { meaning in
      project.enclosingType(of: project.parent(of: meaning)).map { project.types[Int($0)].kind == .protocol } ?? false
    }
    // One that nobody overrides is the same on all screens.
    let isSettled = meanings.count == 1 && !isProtocol && !project.overriddenNames.contains(name)
    if isCallOfOwn || given != nil, isSettled || base.name == Word.super.rawValue || isOfScreen(meanings, in: context) {
      // `super.viewDidLoad()` runs no override.
      if base.name != Word.super.rawValue { meanings = overridden(project.withoutDefaults(meanings), name) }
    } else if !meanings.isEmpty {
      meanings = reached(by: call, name, meanings, arguments, isProtocol: isProtocol, in: context)
      if meanings.isEmpty {
        outcome.note("nobody in the project implements `\(project.text(name))`")
        return actArguments(arguments, in: context, isFollowed: false, depth)
      }
    }
    let isUnknownReceiver = owners.isEmpty && !isCallOfOwn
    if meanings.isEmpty, isUnknownReceiver {
      if question == .use || !project.isListed(name, in: Self.ofCollections) { meanings = project.namesakes(calledBy: call, name, arguments) }
      // It may be another's method of that name.
      if meanings.contains(where: { project[$0].kind == .function }) { goOn(name) }
      if !meanings.contains(where: { [project, question] in project[$0].kind == .variable || project.mayMatter($0, calledBy: call, to: question) }) {
        leave(name, callee, base, arguments, in: context, depth)
        return actArguments(arguments, in: context, isFollowed: true, depth)
      }
      if meanings.count > Self.mostFollowed {
        outcome.note(unfollowed: "`\(project.text(name))` has \(meanings.count) meanings")
        meanings = Declarations()
      } else if meanings.count > 1 {
        actAmbiguous(meanings, name) { reader, meaning in reader.callDeclaration(meaning, call, receiver: nil, in: context, depth) }
        actArguments(arguments, in: context, isFollowed: true, depth)
        return
      }
    }
    if meanings.isEmpty {
      leave(name, callee, base, arguments, in: context, depth)
      actArguments(arguments, in: context, isFollowed: false, depth)
      return
    }
    if meanings.count > 1, !isProtocol, meanings.contains(where: { project[$0].modifiers.contains(.override) }), !isCallOfOwn {
      actAmbiguous(meanings.prefix(Self.mostFollowed), name) { reader, meaning in
        reader.callDeclaration(meaning, call, receiver: nil, in: context, depth)
      }
    } else {
      for meaning in meanings.prefix(Self.mostFollowed) { callDeclaration(meaning, call, receiver: callee.base, in: context, depth) }
    }
    actArguments(arguments, in: context, isFollowed: true, depth)
  }

  /// What every collection can do. Whatever else has methods of these names has a type that is mostly known.
  static let ofCollections: Spellings = [
    "append", "compactMap", "contains", "filter", "first", "flatMap", "forEach", "insert", "joined", "last", "map", "max", "min", "prefix", "remove",
    "removeAll", "replaceSubrange", "sorted", "split", "suffix",
  ]

  /// Whether a helper that the project adds to controllers sets up one that was just made, `let page = Page(); page.addClose()`: the
  /// button stands on that page, and is no way out of this one.
  private mutating func isSettingUpAnother(in context: Context) -> Bool {
    guard question == .exit, !classes.isEmpty, let frame = context.frame, let helper = frame.function, let owner = project.enclosingType(of: project.parent(of: helper)),
      project.types[Int(owner)].isExternal
    else { return false }
    part.usedFrame = min(part.usedFrame, frame.depth)
    let (call, caller) = (frame.call, frame.caller)
    guard case let callee = project.node(project[call].base, in: call.file), callee.kind == .member, callee.base != none,
      case let receiver = project.node(callee.base, in: call.file), receiver.kind == .name,
      let page = project.meanings(of: receiver, in: caller).first, project[page].modifiers.contains(.constant), project[page].value != none,
      project.parent(of: page).map({ !project[$0].kind.isType }) ?? false
    else { return false }
    let made = project.node(project[page].value, in: page.file)
    guard made.kind == .call, project.startsUppercase(project.files[Int(page.file)].lastName(made.base)), case let types = project.typesOf(declaration: page) else { return false }
    return !types.isEmpty && types.allSatisfy { [project, classes] in
      if case .project(let type) = $0 { project.isViewController(type) && !classes.contains(type) } else { false }
    }
  }

  /// Whether a reducer hands its action on.
  private func handsOnAction(_ arguments: Arguments, in file: Int32) -> Bool {
    arguments.contains { $0.label == .action && project.node($0.value, in: file).kind == .name }
  }

  /// Whether a chain names what people type into, and no part of it is an object of UIKit's: a text field that gives up
  /// the keyboard is not read.
  private func isValue(_ node: NodeID, in context: Context) -> Bool {
    var current = node
    guard project.holderNames.contains(project.unprojected(project.node(node, in: context.file).name)) else { return false }
    while current != none {
      let part = project.node(current, in: context.file)
      guard part.kind == .name || part.kind == .member else { return part.kind == .call || part.kind == .index }
      if project.typesOf(current, in: context).contains(where: isOfUIKit) { return false }
      current = part.kind == .member ? part.base : none
    }
    return true
  }

  private func isOfUIKit(_ type: TypeRef) -> Bool {
    switch type {
    case .project(let id): project.ancestors(of: id).external.contains { project.begins($0, with: "UI") }
    case .external(let name): project.begins(name, with: "UI")
    }
  }

  /// - Parameter base: What is called on; nil for a bare name.
  func calleeText(_ name: NameID, of base: Node?) -> String {
    guard let base, base.kind == .name || base.kind == .member else { return project.text(name) }
    return "\(project.text(base.name)).\(project.text(name))"
  }

  /// The implementations that a call may run. Where there are too many to follow, that is noted.
  /// - Parameter meanings: What the call means by the type that it is made on.
  private mutating func reached(
    by call: NodeRef, _ name: NameID, _ meanings: Declarations, _ arguments: Arguments, isProtocol: Bool, in context: Context
  ) -> Declarations {
    var reached = implementations(name, meanings, arguments, isProtocol: isProtocol)
    if reached.count > 1 {
      let cases = handedCases(by: call, in: context)
      reached = taking(cases, among: reached)
    }
    if reached.dropFirst(Self.mostFollowed).contains(where: { [project, question] in project.mayMatter($0, calledBy: call, to: question) }) {
      outcome.note(unfollowed: "`\(project.text(name))` has \(reached.count) meanings")
    }
    return reached
  }

  /// Whether what is asked is a delegate, a presenter, a router that nobody set.
  private mutating func isOfNobody(_ receiver: NodeID, in context: Context) -> Bool {
    guard project.mayBeNil(project.node(receiver, in: context.file).name), let property = project.property(meantBy: receiver, in: context),
      let depth = project.depthNeverGiven(property, in: context.frame)
    else { return false }
    part.usedFrame = min(part.usedFrame, depth)
    if let owner = project.enclosingType(of: project.parent(of: property)), !part.askedTypes.contains(owner) { part.askedTypes.append(owner) }
    return true
  }

  /// Whether what is called on `self` is called on a class that is read, so that what this has of that name runs.
  private func isOfScreen(_ meanings: Declarations, in context: Context) -> Bool {
    meanings.contains { project.enclosingType(of: project.parent(of: $0)).map(classes.contains) ?? false }
      || meanings.contains { project.isRequirement($0) && project.witness(of: $0, in: context.frame) != nil }
  }

  /// What a base class's own methods mean on the screen: `persist()`, which its class overrides.
  private func overridden(_ meanings: Declarations, _ name: NameID) -> Declarations {
    guard project.overriddenNames.contains(name), !classes.isEmpty || !views.isEmpty else { return meanings }
    return Declarations(meanings.map { meaning in
      guard let owner = project.enclosingType(of: project.parent(of: meaning)), project.types[Int(owner)].kind == .class else { return meaning }
      return project.overrides(of: name, below: owner).first { candidate in
        project.hasSameLabels(candidate, meaning)
          && project.enclosingType(of: project.parent(of: candidate)).map { classes.contains($0) || views.contains($0) } ?? false
      } ?? meaning
    })
  }

  /// Implementations in subclasses and conformers that a call may reach; of very many the first ones.
  /// - Parameters:
  ///   - meanings: What the call means by the type that it is made on.
  ///   - arguments: Nil where the method is named, and not called.
  func implementations(_ name: NameID, _ meanings: Declarations, _ arguments: Arguments?, isProtocol: Bool) -> Declarations {
    func isTaking(_ candidate: DeclarationRef) -> Bool { arguments.map { project.takes(candidate, $0) } ?? true }
    if !isProtocol {
      guard project.overriddenNames.contains(name) else { return meanings }
      // A method that subclasses override: which of them runs is not known.
      var all = meanings
      for meaning in meanings {
        guard let type = project.enclosingType(of: project.parent(of: meaning)), project.types[Int(type)].kind == .class else { continue }
        for candidate in project.overrides(of: name, below: type) where !all.contains(candidate) && isTaking(candidate) {
          all.append(candidate)
          if all.count >= Self.mostImplementations { return all }
        }
      }
      return all
    }
    var found = Declarations()
    // Hundreds may conform, and each be meant.
    let known = meanings.count > 4 ? NumberMap<DeclarationRef, Bool>() : nil
    for meaning in meanings {
      guard let type = project.enclosingType(of: project.parent(of: meaning)) else { continue }
      let others = found
      func isNew(_ member: DeclarationRef) -> Bool { known.map { $0[member] == nil } ?? !others.contains(member) }
      if project[meaning].body != none { found.append(meaning) }
      for member in project.bodies(of: name, below: type) where member != meaning && isNew(member) && isTaking(member) {
        found.append(member)
        known?[member] = true
        if found.count >= Self.mostImplementations { return found }
      }
      if project[meaning].body != none { known?[meaning] = true }
    }
    return found
  }

  /// All candidates agree, or it was not seen.
  mutating func actAmbiguous(
    _ candidates: some Sequence<DeclarationRef>, _ name: NameID, _ run: (inout ActionReader, DeclarationRef) -> Void
  ) {
    var closing = 0
    var count = 0
    var first: [Step]?
    for candidate in candidates {
      count += 1
      var reader = self
      reader.outcome = Outcome()
      run(&reader, candidate)
      fuel = min(fuel, reader.fuel)
      outcome.touched.take(reader.outcome.touched)
      outcome.set.take(reader.outcome.set)
      outcome.written.take(reader.outcome.written)
      outcome.rebound.take(reader.outcome.rebound)
      outcome.note(reader.outcome.unseen)
      if let exit = reader.concluded().exit {
        closing += 1
        first = first ?? exit
      }
    }
    outcome.doesMore = true
    if closing == count {
      if outcome.exit == nil { outcome.exit = first }
    } else if closing > 0 {
      outcome.note(unfollowed: "`\(project.text(name))` closes in \(closing) of \(count) types")
    }
  }

  /// Something is called and not followed.
  mutating func goOn(_ name: NameID) {
    guard !isQuiet(name) else { return }
    outcome.doesMore = true
    outcome.goesOn = true
  }

  /// A call that leaves the project.
  mutating func leave(
    _ name: NameID, _ callee: Node, _ base: Node, _ arguments: Arguments, in context: Context, _ depth: Int
  ) {
    // What is told by a case alone does what the arms of the case do.
    let isTold = project.roles.has(name, .carrier) && tellsCase(arguments, in: context.file)
    // `sendAction(#selector(UIResponder.resignFirstResponder), …)`
    let putsKeyboardAway = project.selectorName(in: arguments, of: context.file) == Known.resignFirstResponder.name
    if !isTold, !(outcome.doesMore && outcome.goesOn), !isQuiet(name), !putsKeyboardAway, !remembersSeen(name, arguments, in: context.file) { goOn(name, of: callee.base, in: context) }
    if !putsKeyboardAway, isKeeping(name, of: base, arguments, in: context) {
      if isHelperOfView(base, in: context) { outcome.maySave = true } else { outcome.keeps = true }
    }
    if question == .use, name == .append, base.kind == .name || base.kind == .member { noteAppended(to: base, in: context) }
    if base.name != none, base.name != project.unprojected(base.name) { setInClosure(base, arguments, in: context) }
    if name == .assign { noteAssigned(arguments, in: context.file) }
    noteLeaving(name, by: callee.base, in: context)
    noteTold(name, by: callee.base, arguments, in: context)
    // `defaults.set(true, forKey: "didTour")`, `defaults.removeObject(forKey: Keys.didTour)`
    if name == Word.set.rawValue || name == .removeObject, let key = arguments.first(where: { $0.label == .forKey }),
      let flag = project.flag(among: drivers, storedUnder: project.node(key.value, in: context.file).name)
    {
      outcome.changed.insert(SetFlag(name: flag))
    }
    if name == .performSegue {
      // Of another controller, whose segues are not told apart.
      return base.name == Word.`self`.rawValue ? performSegue(arguments, in: context) : outcome.note("a segue may lead out")
    }
    if name == .post { post(arguments, in: context, depth) }
    if name == .send { actListeners(to: callee.base, in: context, depth) }
    guard project.roles.has(name, .carrier) || name == .scheduledTimer, !isAwaitedHere(base, in: context) else { return }
    send(arguments, by: name, of: base, to: callee.base, in: context, depth)
  }

  /// What is handed over: closures run, and a method may be handed by name.
  mutating func actArguments(
    _ arguments: Arguments, in context: Context, isFollowed: Bool, _ depth: Int
  ) {
    for argument in arguments {
      let value = project.node(argument.value, in: context.file)
      if value.flags.contains(.handedInOut) { actHandedInOut(value, in: context, depth) }
      switch value.kind {
      case .closure:
        follow(DeclarationRef(file: context.file, index: value.first), frame: context.frame, depth + 1)
      case .name:
        touch(value.name)
        lookInto(value, in: context, depth)
        guard !isFollowed else { break }
        // `DispatchQueue.main.async(execute: leave)`
        if let meant = project.meanings(of: value, in: context).first, runs(meant) {
          call(value: argument.value, in: context, depth + 1)
        } else if value.name == .dismiss {
          found("`dismiss`, handed over")
        }
      case .macro: break
      // `Task(operation: self.leave)`, `async(execute: dismiss.callAsFunction)`
      case .member where !isFollowed && isFunction(value, in: context): call(value: argument.value, in: context, depth + 1)
      default: act(argument.value, in: context, depth + 1)
      }
    }
  }

  /// Whether what is handed over by a bare name is a function or a closure.
  private func runs(_ meant: DeclarationRef) -> Bool {
    let declaration = project[meant]
    if declaration.kind == .function || project.takesClosure(meant) { return true }
    return declaration.value != none && project.node(declaration.value, in: meant.file).kind == .closure
  }

  /// Whether a member is a function that is named, and not called.
  private func isFunction(_ member: Node, in context: Context) -> Bool {
    if member.name == .callAsFunction { return true }
    guard project.isSelf(member.base, in: context.file), let function = project.meanings(of: member, in: context).first else { return false }
    return project[function].kind == .function
  }
}

extension Project {
  /// All that a call may mean whose receiver is not known: methods of its name, and closures in properties. It is followed from many
  /// actions.
  fileprivate func namesakes(calledBy call: NodeRef, _ name: NameID, _ arguments: Arguments) -> Declarations {
    if let known = namesakesOfCall[call] { return known }
    // Closures are called without labels; `send` of a subject is no closure that somebody calls so.
    let sends = roles.has(name, .carrier) && (!arguments.isEmpty || ActionReader.maySendNothing(name))
    let mayBeClosure = !sends && arguments.allSatisfy { $0.label >= Argument.trailing }
    let found = Declarations(declarations[name]) { candidate in
      let kind = self[candidate].kind
      guard kind == .function ? self[candidate].parent != none : kind == .variable && mayBeClosure && isStoredClosure(candidate) else { return false }
      return takes(candidate, arguments) && canName(candidate, at: call)
    }
    namesakesOfCall[call] = found
    return found
  }
}
