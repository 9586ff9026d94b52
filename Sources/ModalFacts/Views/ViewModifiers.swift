// Modifiers of a SwiftUI chain: those that guard, observe, present or prompt, the project's own, and all
// others, which add what they are given.

import SwiftScan

extension ViewReader {
  /// Both branches of an `if`, or the one that is known to be taken: `.if(isFirm) { $0.interactiveDismissDisabled() }`
  /// refuses where its caller hands in `true`.
  mutating func branches(_ statement: Node, in context: Context, _ depth: Int) {
    let parts = project.list(of: statement, in: context.file)
    let hasElse = statement.flags.contains(.hasElse)
    let holds = parts.count == (hasElse ? 2 : 1) ? parts.first.flatMap { project.truth(of: $0, in: context) } : nil
    let before = isUncertain
    isUncertain = before || holds == nil
    if holds != false { view(statement.base, in: context, depth + 1) }
    if hasElse, holds != true, let last = parts.last { view(last, in: context, depth + 1) }
    isUncertain = before
  }

  // MARK: Modifiers and methods

  mutating func viewMethod(
    _ callee: Node, _ call: NodeRef, _ arguments: Arguments, in context: Context, _ depth: Int
  ) {
    let name = callee.name
    noteShape(ofModifier: name, arguments, in: context)
    if name == .environment, let key = project.addedKey(setBy: arguments, in: context.file) {
      view(callee.base, in: context, depth + 1)
      // What is put there closes where somebody takes it.
      return isRead(key) ? walkItems(of: name, arguments, in: context, depth) : ()
    }
    if name == .navigationTransition { screen.isZoomed = true }
    if name == .presentationCompactAdaptation, !isUncertain { noteAdaptation(arguments, in: context.file) }
    if name == .disabled, let first = arguments.first {
      if project.truth(of: first.value, in: context) == true {
        let before = isReadOnly
        isReadOnly = true
        defer { isReadOnly = before }
        return view(callee.base, in: context, depth + 1)
      }
      var condition: [String] = []
      collectWords(first.value, in: context, &condition, 0)
      if condition.contains(where: { Self.unfilled.contains($0) }) {
        let before = isOffWhileUnfilled
        isOffWhileUnfilled = true
        defer { isOffWhileUnfilled = before }
        return view(callee.base, in: context, depth + 1)
      }
    }
    // A key of the keyboard leaves: Escape.
    if name == .keyboardShortcut, arguments.contains(where: { project.containsName(.cancelAction, in: $0.value, context.file) }) {
      hints.append("cancel")
      defer { hints.removeLast() }
      return view(callee.base, in: context, depth + 1)
    }
    if givesButtonTrait(name, arguments, in: context.file) {
      let before = hasButtonTrait
      hasButtonTrait = true
      defer { hasButtonTrait = before }
      return view(callee.base, in: context, depth + 1)
    }
    if name == .presentationBackgroundInteraction, let first = arguments.first,
      project.text(project.node(first.value, in: context.file).name) != "disabled"
    {
      screen.isUndimmed = true
    }
    if name == .presentationDetents, let first = arguments.first, project.restsLow(first.value, in: context.file) { screen.isLow = true }
    // `ForEach(…) { … }.onDelete { … }`: a finger swipes a row, or drags it.
    if Self.ofRows.contains(name), isOnRows(callee.base, in: context.file) {
      gestured(name, call, arguments, in: context)
      return view(callee.base, in: context, depth + 1)
    }
    // SwiftUI's `Image` alone has these, and views of a package that show one: there is nothing in it.
    if name == .resizable || name == .renderingMode, project.declarations[name].isEmpty, isNamedAlone(callee.base, in: context.file) { return }
    if isModifier(name) {
      // `Screens.sheet(for: item)`, a function of the project's own that gives a view.
      if let factory = factory(named: name, callee, call, in: context) { return viewOfCall(factory, call, in: context, depth) }
      viewModifier(name, call, arguments, in: context, depth)
      return view(callee.base, in: context, depth + 1)
    }
    // A modifier that is no function of the project's, on a view that is made right here: most of them.
    if !project.functionNames.contains(name), project.isMadeHere(callee.base, in: context.file) {
      return passModifier(name, callee, arguments, in: context, depth)
    }
    let base = project.node(callee.base, in: context.file)
    let owners = project.typesOf(callee.base, in: context)
    var isOnView = owners.isEmpty
    for owner in owners {
      switch owner {
      case .project(let id): if project.isView(id) { isOnView = true }
      // A value from outside that is made right here, in a view builder, is a view.
      // So is a value of a generic type, where a view stands.
      case .external(let outside):
        if project.isViewName(outside) || project.isGenericView(outside, in: context.scope) || project.isMadeHere(callee.base, in: context.file) { isOnView = true }
      }
    }
    let isOwn = base.kind == .name && (base.name == Word.`self`.rawValue || base.name == Word.super.rawValue)
    var meanings = project.matching(project.members(named: name, of: owners), calledBy: call, in: context)
    meanings = methodsOfHanded(callee, owners, meanings, calledBy: call, in: context)
    // A view that is made right here has nobody's closures to call yet: `.font(…)` on one with a property `font` is SwiftUI's.
    if isOnView, meanings.contains(where: { !project[$0].kind.isFunction }), project.isMadeHere(callee.base, in: context.file) {
      meanings = meanings.filter { project[$0].kind.isFunction }
    }
    if meanings.isEmpty, isOnView || isOwn { meanings = project.matching(viewExtensions(named: name), calledBy: call, in: context) }
    if let function = meanings.first(where: project.isViewBuilder) {
      let before = bars
      viewOfCall(function, call, in: context, depth)
      for argument in arguments where project.node(argument.value, in: context.file).kind == .closure {
        handed.append((argument.value, context))
      }
      if !isOwn, isOnView, !project.isTypeName(callee.base, in: context.file) { wrapped(callee.base, inBar: bars > before, in: context, depth) }
      return
    }
    if isOwn, meanings.isEmpty, isInsideView(context), !project.roles.has(name, .exit) {
      // `self.modifier(…)` inside an extension of `View`.
      return walkItems(of: name, arguments, in: context, depth)
    }
    // `ViewBuilder.buildBlock(page)`, `Frames.around(page)`, `title.map(page)`: what it is handed is shown, or gives a view.
    if meanings.isEmpty, base.kind == .name && isOutsideType(base.name) || !isOnView && name == .map {
      // `Pages.make()` of another module is handed nothing that could be shown.
      if arguments.allSatisfy({ isLiteral($0.value, in: context.file) }), !isArgument, base.kind == .name, !project.isSystemView(base.name) {
        screen.note("the view `\(project.text(base.name)).\(project.text(name))` is made where it cannot be seen")
      }
      return walkArguments(arguments, in: context, depth)
    }
    if meanings.isEmpty, isOutsidersView(base, owners, in: context) {
      screen.note("the view `\(project.text(base.name)).\(project.text(name))` is made where it cannot be seen")
      return walkArguments(arguments, in: context, depth)
    }
    if isOwn || !meanings.isEmpty || !isOnView {
      // A method of a model or of this view: something is done.
      return act(call.index, in: context, as: .button)
    }
    if base.kind != .name || !project.startsUppercase(base.name), !project.isMadeHere(callee.base, in: context.file), isAction(name, base, in: context) {
      return act(call.index, in: context, as: .button)
    }
    passModifier(name, callee, arguments, in: context, depth)
  }

  private static let ofRows = NameSet([Known.onDelete, .onMove, .onInsert].map(\.name))

  /// Whether a modifier is called on `ForEach`, maybe behind others that only rows have.
  private func isOnRows(_ node: NodeID, in file: Int32) -> Bool {
    var call = project.node(node, in: file)
    while call.kind == .call {
      let callee = project.node(call.base, in: file)
      if callee.kind == .name { return callee.name == .ForEach }
      guard callee.kind == .member, Self.ofRows.contains(callee.name) || callee.name == .deleteDisabled || callee.name == .moveDisabled else { return false }
      call = project.node(callee.base, in: file)
    }
    return false
  }

  /// `image`, `state.image`, `phase.image!`: a value that is only named.
  private func isNamedAlone(_ node: NodeID, in file: Int32) -> Bool {
    let expression = project.node(node, in: file)
    switch expression.kind {
    case .name: return !project.startsUppercase(expression.name)
    case .member: return expression.base == none || isNamedAlone(expression.base, in: file)
    default: return false
    }
  }

  /// A function called like one of SwiftUI's modifiers, on something that is no view.
  private func factory(named name: NameID, _ callee: Node, _ call: NodeRef, in context: Context) -> DeclarationRef? {
    guard !project.declarations[name].isEmpty else { return nil }
    let owners = project.isSelf(callee.base, in: context.file)
      ? project.enclosingType(of: context.scope).map { Types(.project($0)) } ?? Types() : project.typesOf(callee.base, in: context)
    return project.matching(project.members(named: name, of: owners), calledBy: call, in: context).first { function in
      guard project.isViewBuilder(function), let owner = project.enclosingType(of: project.parent(of: function)) else { return false }
      return !(project.types[Int(owner)].isExternal && project.isViewName(project.types[Int(owner)].name))
    }
  }

  /// Whether a method makes a view, of a value whose type is another module's: `part.row()` as a row, or alone in a `body`.
  private func isOutsidersView(_ base: Node, _ owners: Types, in context: Context) -> Bool {
    guard base.kind == .name || base.kind == .member && !owners.isEmpty, !isArgument, !project.startsUppercase(base.name),
      base.name == project.unprojected(base.name), let scope = context.scope,
      owners.allSatisfy({ if case .external(let name) = $0 { !project.isViewName(name) && !project.isGenericView(name, in: scope) } else { false } })
    else { return false }
    if owners.isEmpty {
      // The element of a list, whatever that holds.
      let parameter = project.meanings(of: base, in: context).first { project[$0].kind == .parameter }
      let closure = base.name == Word.dollarZero.rawValue ? project.closure(around: scope) : parameter.flatMap { project.parent(of: $0) }
      return closure.map { project.rows(madeBy: $0) != nil } ?? false
    }
    guard project[scope].kind == .closure else {
      return project.enclosingMember(of: scope).map { project.isViewName(project[$0].type, in: $0.file) } ?? false
    }
    return project.call(handing: scope).map { project.isSystemView(project.node(project[$0].base, in: $0.file).name) } ?? false
  }

  private func isLiteral(_ node: NodeID, in file: Int32) -> Bool {
    switch project.node(node, in: file).kind {
    case .string, .interpolation, .number, .true, .false, .nil: true
    default: false
    }
  }

  /// A type that the project neither declares nor extends.
  private func isOutsideType(_ name: NameID) -> Bool {
    project.startsUppercase(name) && project.typesByName[name].isEmpty && project.typeAliases[name].isEmpty && !project.isNoType(name)
  }

  /// `.presentationCompactAdaptation(.sheet)`, `….presentationCompactAdaptation(horizontal: .sheet, vertical: .popover)`: a phone's
  /// width is compact, its height seldom.
  private mutating func noteAdaptation(_ arguments: Arguments, in file: Int32) {
    guard zone == .main, screen.adaptation == nil, let first = arguments.first else { return }
    switch project.node(first.value, in: file).name {
    case Known.sheet.name: screen.adaptation = .sheet
    case Known.fullScreenCover.name: screen.adaptation = .fullScreen
    default: break
    }
  }

  /// A modifier that adds what it is given; then what it is called on.
  mutating func passModifier(
    _ name: NameID, _ callee: Node, _ arguments: Arguments, in context: Context, _ depth: Int
  ) {
    let before = bars
    if name != .navigationDestination, project.declarations[name].isEmpty {
      meetOutside(name)
      noteToldOutside(name, arguments, in: context.file)
    }
    // What a choice is told by is no view: `.tag(size.rawValue.rounded())`.
    if name != .tag { walkItems(of: name, arguments, in: context, depth) }
    wrapped(callee.base, inBar: bars > before || project.traits(name).contains(.wrapping), in: context, depth)
  }

  /// Keeps a third of what may still be read for the screen itself, whose links may lead to all pages of an app: they are read before the
  /// content that they are attached to.
  mutating func holdBack() -> Int {
    let reserve = fuel / 3
    fuel -= reserve
    return reserve
  }

  /// What a modifier is given, which nobody sees where it is items of a bar that is not there.
  mutating func walkItems(of modifier: NameID, _ arguments: Arguments, in context: Context, _ depth: Int) {
    let before = (isInHiddenBar, zone)
    var reserve = 0
    if modifier == .navigationDestination, zone == .main {
      zone = .pushed
      reserve = holdBack()
    }
    // A Mac shows the actions of a sheet below its content.
    if !showsBar, modifier == .toolbar && !project.platform.isMac || modifier == .navigationBarItems { isInHiddenBar = true }
    let isNamed = modifier == .modifier && arguments.first.map { viewNamedModifier($0.value, in: context, depth) } ?? false
    if !isNamed { walkArguments(arguments, in: context, depth) }
    (isInHiddenBar, zone) = before
    fuel += reserve
  }

  /// What a modifier is called on, which may have put a navigation bar around it.
  mutating func wrapped(_ base: NodeID, inBar: Bool, in context: Context, _ depth: Int) {
    let before = showsBar
    showsBar = showsBar || inBar
    view(base, in: context, depth + 1)
    showsBar = before
  }

  /// `router.close()`, `presentation.wrappedValue.dismiss()`: nothing that looks like a view.
  func isAction(_ name: NameID, _ base: Node, in context: Context) -> Bool {
    if project.roles.has(name, .exit) || name == .toggle || name == .callAsFunction || name == .send || name == .post { return true }
    guard base.kind == .name, let ref = project.meanings(of: base, in: context).first else { return false }
    return !project.isGenericView(ref) && !project.hasAttribute(ref, Known.ViewBuilder.name) && !project.isViewName(project[ref].type, in: ref.file)
      && project[ref].kind != .function && ValueReader(project).getter(of: ref) == nil && project[ref].type != none
  }

  /// The project's own modifiers: extensions of `View` and of other types from outside.
  func viewExtensions(named name: NameID) -> Declarations {
    if let known = project.extensionsOfViews[name] { return known }
    let found = Declarations(project.declarations[name]) { [project] ref in
      guard project[ref].kind == .function, !project.isInactive(ref),
        let type = project.enclosingType(of: project.parent(of: ref))
      else { return false }
      return project.types[Int(type)].isExternal || project.types[Int(type)].kind == .protocol
    }
    project.extensionsOfViews[name] = found
    return found
  }

  mutating func viewModifier(
    _ name: NameID, _ call: NodeRef, _ arguments: Arguments, in context: Context, _ depth: Int
  ) {
    if project.roles.has(name, .guardian) { return guardian(name, arguments, in: context) }
    if project.roles.has(name, .codeOnly) { return observe(name, call, arguments, in: context) }
    if project.roles.has(name, .gesture) { return gestured(name, call, arguments, in: context) }
    if project.roles.has(name, .dialog) { return prompt(arguments, in: context, depth) }
    if project.roles.has(name, .sheet) || project.roles.has(name, .cover) || project.roles.has(name, .popover) || project.roles.has(name, .inspector)
      || project.roles.has(name, .systemSheet)
    {
      // Another modal on top: not this screen, unless it closes this one too.
      for argument in arguments {
        let kind = project.node(argument.value, in: context.file).kind
        if kind == .closure || project.text(argument.label) == "onDismiss" { nested(argument.value, in: context) }
      }
      return
    }
    walkItems(of: name, arguments, in: context, depth)
  }

  /// What a finger, a pull or a key does.
  private mutating func gestured(_ name: NameID, _ call: NodeRef, _ arguments: Arguments, in context: Context) {
    if name == .onTapGesture, let action = arguments.last { row(action.value, call, named: name, in: context) }
    for action in arguments.flatMap({ gestureActions($0.value, in: context) }) {
      var reader = ActionReader(project, drivers: drivers, isAtRoot: isAtRoot)
      let outcome = reader.run(action)
      // Escape, or the Menu button of a remote.
      let isButton = hasButtonTrait || name == .onExitCommand || hasButtonTrait(below: call)
      let said = project.words(of: name)
      guard outcome.exit != nil else {
        if !outcome.set.isEmpty, zone == .main {
          screen.openers.append(
            Opener(
              name: .code(project.text(name)), words: said, isCommit: false, isNeutral: false, isGesture: !isButton, names: outcome.set,
              isHidden: isInHiddenBar, node: call))
        }
        if isButton { screen.note(outcome.unseen) } else { screen.note(.gesture, outcome.unseen) }
        continue
      }
      addExit(zone.exit(isButton ? .button : .gesture), .code(project.text(name)), words: said, outcome, call)
    }
  }

  /// What a gesture runs: itself, and the gestures that it names, which stand in properties.
  private func gestureActions(_ node: NodeID, in context: Context) -> [Action] {
    var found: [Action] = []
    var named: [DeclarationRef] = []
    project.walk(node, in: context.file) { _, part in
      if part.kind == .closure { return false }
      guard part.kind == .name || part.kind == .member && project.isSelf(part.base, in: context.file) else { return true }
      if let property = project.meanings(of: part, in: context).first, project[property].kind == .variable, !named.contains(property) {
        named.append(property)
      }
      return true
    }
    for property in named {
      if let getter = ValueReader(project).getter(of: property) {
        found.append(.body(getter, context.frame))
      } else if project[property].value != none, project.node(project[property].value, in: property.file).kind == .call {
        found.append(.expression(project[property].value, project.valueContext(of: property, frame: context.frame)))
      }
    }
    let kind = project.node(node, in: context.file).kind
    return (kind == .name || kind == .member) && !found.isEmpty ? found : [.expression(node, context)] + found
  }

  /// `.accessibilityAddTraits(.isButton)`, or as it was called at first.
  @inline(__always) private func givesButtonTrait(_ name: NameID, _ arguments: Arguments, in file: Int32) -> Bool {
    (name == .accessibilityAddTraits || name == .accessibility) && arguments.contains { project.containsName(.isButton, in: $0.value, file) }
  }

  /// Whether what a modifier is called on has the button trait.
  private func hasButtonTrait(below call: NodeRef) -> Bool {
    var callee = project.node(project[call].base, in: call.file)
    while callee.kind == .member, callee.base != none {
      let inner = project.node(callee.base, in: call.file)
      guard inner.kind == .call else { return false }
      callee = project.node(inner.base, in: call.file)
      if givesButtonTrait(callee.name, project.arguments(of: inner, in: call.file), in: call.file) { return true }
    }
    return false
  }

  /// Closures that run without a person's doing.
  mutating func observe(_ name: NameID, _ call: NodeRef, _ arguments: Arguments, in context: Context) {
    let watched = project.namesWatched(by: call)
    for argument in arguments {
      let kind = project.node(argument.value, in: context.file).kind
      let isNamed = (kind == .name || kind == .member) && (argument.label == .perform || argument.label == none && project.isMethod(argument.value, in: context))
      guard kind == .closure || isNamed else { continue }
      var reader = ActionReader(project, drivers: drivers, isAtRoot: isAtRoot)
      let outcome = reader.run(argument.value, in: context)
      if let steps = outcome.exit {
        if isUncertain, name == .onAppear || name == .task { screen.note("what shows the view that closes it may be set by a control") }
        // A preference is set by a view inside.
        if project.text(name) == "onPreferenceChange" { screen.note("a preference that is set inside may close it") }
        addExit(.code, .code(project.text(name)), words: project.words(of: name), outcome, call)
        for name in watched {
          screen.doors[name] = Door(steps: ["`\(project.text(name))` observed"] + project.texts(of: steps), doesMore: outcome.doesMore)
        }
      } else if let binding = outcome.unbound.keys.min() {
        // Whoever wakes it may close by that.
        screen.note("the binding `\(project.text(binding))` is handed in")
      } else {
        screen.note(.code, outcome.unseen)
      }
      let isLeaving = name == .onDisappear || name == .onChange || name == .onReceive
        || name == .task && (arguments.contains { $0.label == .id } || kind == .closure && project.runsOn(argument.value, in: context.file))
      guard isLeaving else { continue }
      var handed: [NameID] = []
      if let first = arguments.first, first.value != argument.value, kind != .closure || project.usesHanded(argument.value, in: context.file) {
        collectObserved(first.value, in: context, &handed, 0)
      }
      screen.keepers.append(Keeper(action: .expression(argument.value, context), mustHandOn: true, handed: handed, behind: namesBehindField(context)))
    }
  }

  /// An alert or dialog on top: whoever opens it can leave by its actions.
  mutating func prompt(_ arguments: Arguments, in context: Context, _ depth: Int) {
    let before = (zone, screen.exits.count, screen.openers.count)
    screen.explainsRefusal = true
    zone = .prompt
    walkArguments(arguments, in: context, depth)
    zone = before.0
    noteOpeners(from: before.2, of: arguments, in: context)
    let found = screen.exits[before.1...]
    guard let first = found.first else { return }
    let choice: Choice = found.contains { $0.choice == .leaving } ? .leaving : found.contains { $0.choice == .destructive } ? .destructive : .commit
    for argument in arguments {
      let node = project.node(argument.value, in: context.file)
      guard node.kind == .name || node.kind == .member else { continue }
      screen.doors[project.unprojected(node.name)] = Door(steps: ["prompt"] + first.steps, choice: choice)
    }
  }

  /// What the buttons of a prompt set that may lead out, where that is observed; on a pushed screen it leads back.
  private mutating func noteOpeners(from first: Int, of prompt: Arguments, in context: Context) {
    guard first < screen.openers.count else { return }
    guard zone == .main else { return screen.openers.removeSubrange(first...) }
    let names = prompt.compactMap { argument -> NameID? in
      let node = project.node(argument.value, in: context.file)
      return node.kind == .name || node.kind == .member ? project.unprojected(node.name) : nil
    }
    for place in screen.openers.indices[first...] { screen.openers[place].prompt = names }
    if names.isEmpty { screen.openers.removeSubrange(first...) }
  }

  /// Whether the content of a modal on top hands on something that closes this one, or its end does.
  mutating func nested(_ node: NodeID, in context: Context) {
    // Beside a button it does not matter.
    if !screen.hasButton {
      var reader = ActionReader(project, drivers: drivers, isAtRoot: isAtRoot)
      let outcome = reader.run(node, in: context)
      if outcome.exit != nil { return screen.note("a modal on top may close this one") }
      screen.note(.prompt, outcome.unseen)
    }
    guard project.node(node, in: context.file).kind == .closure else { return }
    let closure = DeclarationRef(file: context.file, index: project.node(node, in: context.file).first)
    let declaration = project[closure]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let call = project.node(index, in: context.file)
      guard call.kind == .call || call.kind == .assign else { continue }
      let callee = project.node(call.base, in: context.file)
      if call.kind == .call, project.roles.has(callee.name, .exit) {
        return screen.note("a modal on top may close this one")
      }
    }
  }

  mutating func guardian(_ name: NameID, _ arguments: Arguments, in context: Context) {
    var title: [String] = []
    var refuses: Bool? = true
    if let first = arguments.first {
      refuses = project.truth(of: first.value, in: context)
      collectWords(first.value, in: context, &title, 0)
    }
    guard refuses != false else { return }
    // Refusing while it sends guards the sending, not the draft.
    guard refuses == true || !words.isBusy(title) else { return }
    let spot = arguments.first.map { project.spot(of: NodeRef(file: context.file, index: $0.value)) }
    // What is pushed refuses the swipe once somebody has come to it.
    screen.guards.append(Guard(name: project.text(name), isUnconditional: refuses == true && !isUncertain && zone == .main, spot: spot))
  }
}
