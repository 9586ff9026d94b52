// The controls and inputs of a SwiftUI screen: what a button is called and does, which rows act, and
// what people type into; `Holders.swift` knows which state that fills.

import SwiftScan

/// A button that was met, and what was known around it.
struct PendingButton {
  var call: NodeRef
  var action: NodeID
  var context: Context
  var title: [String]
  /// `role: .destructive`, which no title says.
  var isDestructive: Bool
  /// What it shows.
  var labels: [NodeID]
  var isOffWhileUnfilled: Bool
  var rows: Int
  var zone: Zone
  var isHidden: Bool
}

extension ViewReader {
  // MARK: Controls

  mutating func button(_ call: NodeRef, _ arguments: Arguments, in context: Context, _ depth: Int) {
    // `Button("Close", asyncAction: leave)`
    if let made = buttonMade(by: call, arguments, in: context), let initializer = project.enclosingMember(of: made.context.scope) {
      var said: [String] = []
      for argument in arguments where argument.label == none { collectWords(argument.value, in: context, &said, 0) }
      let mark = hints.count
      hints += said
      openFunctions.append(initializer)
      button(made.call, project.arguments(of: project[made.call], in: made.call.file), in: made.context, depth + 1)
      openFunctions.removeLast()
      hints.removeSubrange(mark...)
      return
    }
    screen.controls += 1
    var action: NodeID?
    var labels: [NodeID] = []
    let hasAction = arguments.contains { $0.label == .action }
    var labelled: [String] = []
    for argument in arguments {
      if argument.label == .action || argument.label == Argument.trailing && !hasAction {
        action = argument.value
      } else {
        labels.append(argument.value)
      }
    }
    for label in labels { collectWords(label, in: context, &labelled, 0) }
    // Where options are chosen, Apply is as good as Done, wherever the bar has it.
    let isApplied = labelled.contains { Self.applying.contains($0) } && chooses
    let title = (isApplied ? hints.filter { !words.isCommit($0) } : hints) + labelled
    guard let action else { return }
    noteDone(title, action, in: context, call)
    row(action, call, named: Known.Button.name, in: context)
    let button = PendingButton(
      call: call, action: action, context: context, title: title,
      isDestructive: arguments.contains { $0.label == .role && project.containsName(.destructive, in: $0.value, context.file) }, labels: ControlNameReader.labels(of: arguments, action: action, project),
      isOffWhileUnfilled: isOffWhileUnfilled, rows: rows, zone: zone, isHidden: isInHiddenBar)
    // A prompt wants to know at once what its buttons do.
    if zone == .prompt { press(button) } else { buttons.append(button) }
  }

  /// Follows the buttons that were met, those that say "leave" first, and then those that may commit, since others may run the same. Once
  /// one is found that leaves, the rest matters only where it may commit what is typed.
  mutating func pressButtons() {
    let neutral = buttons.filter { words.isNeutral($0.title) }, others = buttons.filter { !words.isNeutral($0.title) }
    let committing = others.map { button in
      button.isOffWhileUnfilled || words.mayWrite(button.title) || isCommit(button.title, .expression(button.action, button.context))
    }
    buttons = []
    for button in neutral {
      if screen.hasButton, screen.inputs.isEmpty || !words.mayWrite(button.title) && !button.isOffWhileUnfilled { continue }
      press(button)
    }
    for mayCommit in [true, false] {
      for (button, commits) in zip(others, committing) where commits == mayCommit {
        if screen.hasButton, screen.inputs.isEmpty || !mayCommit { continue }
        press(button)
      }
    }
  }

  private mutating func press(_ button: PendingButton) {
    let before = (isOffWhileUnfilled, rows, zone, isInHiddenBar)
    (isOffWhileUnfilled, rows, zone, isInHiddenBar) = (button.isOffWhileUnfilled, button.rows, button.zone, button.isHidden)
    var reader = ActionReader(project, drivers: drivers, isAtRoot: isAtRoot)
    let action = Action.expression(button.action, button.context)
    let outcome = reader.run(action)
    let project = project
    record(
      outcome, of: action, title: button.title,
      name: ControlNameReader.name(project, button: button.call, labels: button.labels, action: button.action, in: button.context), button.call,
      isDestructive: button.isDestructive)
    (isOffWhileUnfilled, rows, zone, isInHiddenBar) = before
  }

  /// Something done where a view was expected: the closure of a control that is not known.
  mutating func act(_ node: NodeID, in context: Context, as kind: ExitKind) {
    // What such a call shows is not walked: a title may be in it.
    screen.shape.isTitled = true
    let statement = project.node(node, in: context.file)
    // `introspect(.sheet) { $0.isModalInPresentation = isChanged }`
    if statement.kind == .assign, project.node(statement.base, in: context.file).name == .isModalInPresentation,
      project.node(statement.first, in: context.file).kind != .false
    {
      screen.guards.append(Guard(name: "isModalInPresentation", isUnconditional: false, spot: nil))
    }
    var reader = ActionReader(project, drivers: drivers, isAtRoot: isAtRoot)
    let outcome = reader.run(statement: node, in: context)
    guard outcome.exit != nil else {
      screen.note(outcome.unseen)
      return
    }
    var kind = kind
    switch runner {
    case .outsider(let name)?:
      kind = .code
      screen.note("`\(project.text(name))` of another module calls what closes it")
    case .link?:
      // Which links there are is the text's to know.
      kind = .code
      screen.note("a link in the text may close it")
    case nil: break
    }
    addExit(zone.exit(kind), .unknown, words: hints, outcome, NodeRef(file: context.file, index: node))
  }

  mutating func record(
    _ outcome: Outcome, of action: Action, title: [String], name: @autoclosure () -> ControlName, _ call: NodeRef,
    isDestructive: Bool = false
  ) {
    let said = Array(title.filter { $0.count > 1 }.prefix(4))
    // What an untouched form switches off leaves nobody out.
    let isCommit = isOffWhileUnfilled || words.isCommit(title) && !words.isNeutral(title)
    if isCommit || self.isCommit(title, action), zone == .main {
      screen.commits.append(Commit(name: name(), words: said, node: call, action: action, closes: outcome.exit != nil))
    }
    if outcome.exit != nil, zone == .main, words.mayWrite(title) {
      screen.dones.append(Commit(name: name(), words: said, node: call, action: action, closes: true))
    }
    if outcome.exit != nil, zone == .main, words.isClose(title) {
      screen.leaving.append(Commit(name: name(), words: said, node: call, action: action, closes: true))
    }
    guard outcome.exit != nil else {
      if !outcome.set.isEmpty, zone != .pushed {
        screen.openers.append(
          Opener(
            name: name(), words: said, isCommit: isCommit, doesMore: outcome.doesMore, isNeutral: words.isNeutral(title), names: outcome.set,
            isHidden: isInHiddenBar, node: call, choice: choice(title, isDestructive: isDestructive)))
      }
      screen.note(outcome.unseen)
      guard zone == .main, words.isClose(title) else { return }
      if outcome.isNothing && project.callsOnlyStored(action) || outcome.goesOn && outcome.unseen.isEmpty && project.endsNowhere(action) {
        screen.idleCloses.append(IdleClose(name: name(), popsRoot: false))
      } else if outcome.goesOn {
        screen.note("\(name().phrase()) does something that was not seen to its end")
      }
      return
    }
    let onlyCloses = outcome.doesMore && (isCommit || zone == .prompt) && project.changesOnlyState(of: screen.shape.parts, action, mayClose: true)
    let commits = isCommit && outcome.doesMore && !onlyCloses
    var kind: ExitKind = commits || outcome.setsSetting && !words.isNeutral(title) ? .commit : .button
    // A row that acts chooses something new, unless the list marks the choice in force.
    if kind == .button, rows > 0, outcome.doesMore, !words.isNeutral(title), !title.contains(where: { Self.marks.contains($0) }), !runsElement(action), !closesForOneCase(action) {
      kind = .row
    }
    // `fillIn()` beside Confirm, which both end in `confirm()`.
    if kind == .commit || kind == .button && !commitPaths.isEmpty && !words.isNeutral(title) {
      let path = project.texts(of: outcome.exit)
      if kind == .commit {
        if path.count > 1, let function = onlyFunction(of: action), path[0] == "`\(project.text(function))`" { commitPaths.append(path) }
      } else if commitPaths.contains(where: { path.suffix($0.count).elementsEqual($0) }) {
        kind = .commit
      }
    }
    let choice = zone == .prompt && outcome.doesMore && !onlyCloses ? choice(title, isDestructive: isDestructive) : .leaving
    addExit(zone.exit(kind), name(), words: said, outcome, call, choice: choice)
  }

  /// The function that an action is, and nothing besides: `Button("Save", action: save)`, `Button("Save") { save() }`. What is handed
  /// something may do one thing or another: `context.send(.save)`.
  private func onlyFunction(of action: Action) -> NameID? {
    guard case .expression(let node, let context) = action else { return nil }
    var called = project.node(node, in: context.file)
    if called.kind == .closure {
      guard let only = ValueReader(project).onlyExpression(of: DeclarationRef(file: context.file, index: called.first)),
        case let call = project.node(only, in: context.file), call.kind == .call, call.base != none,
        project.arguments(of: call, in: context.file).isEmpty
      else { return nil }
      called = project.node(call.base, in: context.file)
    }
    guard called.kind == .name || called.kind == .member, project.declarations[called.name].contains(where: { project[$0].kind == .function })
    else { return nil }
    return called.name
  }

  /// `Button(action.title, action: action.perform)` for each of a list: it does what this element was given, and chooses nothing. So does
  /// a button of the team's own that is made for each, `ActionButton(action: $0)`.
  private func runsElement(_ action: Action) -> Bool {
    guard case .expression(let node, let context) = action else { return false }
    func isElement(_ name: Node, in context: Context, _ steps: Int) -> Bool {
      guard steps < 6, name.kind == .name || name.kind == .member && project.isSelf(name.base, in: context.file) else { return false }
      if name.name == Word.dollarZero.rawValue { return project.closure(around: context.scope).map { project.rows(madeBy: $0) != nil } ?? false }
      guard let element = project.meanings(of: name, in: context).first else { return false }
      if project[element].kind == .parameter, let closure = project.parent(of: element), project.rows(madeBy: closure) != nil { return true }
      guard let bound = ValueReader(project).bound(element, in: context.frame) else { return false }
      return isElement(project.node(bound.node, in: bound.context.file), in: bound.context, steps + 1)
    }
    func isElements(_ member: Node, in context: Context) -> Bool {
      guard member.kind == .member, member.base != none, isElement(project.node(member.base, in: context.file), in: context, 0) else { return false }
      return project.members(meantBy: member, in: context).contains { project.takesClosure($0) }
    }
    let expression = project.node(node, in: context.file)
    guard expression.kind == .closure else { return isElements(expression, in: context) }
    let closure = DeclarationRef(file: context.file, index: expression.first)
    return (project[closure].nodeStart..<project[closure].nodeEnd).contains { isElements(project.node($0, in: context.file), in: context.inside(closure).at($0)) }
  }

  /// What a prompt's button does that does more than closing. The role is among the words.
  private func choice(_ title: [String], isDestructive: Bool) -> Choice {
    let said = isDestructive ? title.filter { $0 != "destructive" } : title
    if words.isNeutral(said) || said.contains(where: { Self.refusals.contains($0) }) { return .leaving }
    return words.isCommit(said) ? .commit : isDestructive ? .destructive : .leaving
  }

  /// "Don't Save", "Leave without saving".
  private static let refusals: Set<String> = ["don", "don’t", "dont", "without", "never"]

  /// Whether a control commits by its title, or by the names of what it calls: `Button { submit() } label: { Image(…) }`.
  private func isCommit(_ title: [String], _ action: Action) -> Bool {
    guard !words.isNeutral(title) else { return false }
    guard !words.isCommit(title), case .expression(let node, let context) = action else { return true }
    let expression = project.node(node, in: context.file)
    guard expression.kind == .closure else {
      return (expression.kind == .name || expression.kind == .member) && words.isCommit(project.words(of: expression.name))
    }
    let closure = project[DeclarationRef(file: context.file, index: expression.first)]
    return (closure.nodeStart..<closure.nodeEnd).contains { index in
      let call = project.node(index, in: context.file)
      guard call.kind == .call else { return false }
      let callee = project.node(call.base, in: context.file)
      return (callee.kind == .name || callee.kind == .member) && !project.startsUppercase(callee.name)
        && words.isCommit(project.words(of: callee.name))
    }
  }

  private static let applying = Words.apply.union(["reset", "zurücksetzen"])

  /// Whether a view that is read, or what drives the modal, is named for the options of one command: a filter, an order.
  private var chooses: Bool {
    open.contains { words.isOption(project.words(of: project.types[Int($0)].name)) } || drivers.contains { words.isOption(project.words(of: $0)) }
  }

  private static let marks: Set<String> = ["checkmark", "selected", "selection", "check", "tick", "current", "active", "chosen", "radio"]

  mutating func addExit(
    _ kind: ExitKind, _ name: ControlName, words: [String], _ outcome: Outcome, _ node: NodeRef, choice: Choice = .leaving
  ) {
    guard screen.exits.count < 40, !((zone == .pushed || zone == .prompt) && isPop(outcome.exit ?? [], at: node)) else { return }
    screen.exits.append(
      Exit(
        kind: kind, name: name, words: words, steps: project.texts(of: outcome.exit), isHidden: isInHiddenBar, choice: choice, node: node,
        closures: outcome.closures))
  }

  /// Whether steps lead to the `dismiss` of a pushed screen's own environment, by its own functions: that leads back, also from a
  /// prompt of its own.
  private func isPop(_ steps: [Step], at node: NodeRef) -> Bool {
    guard let type = project.enclosingType(of: project.scope(of: node)), walked.pushed.contains(type), !walked.here.contains(type),
      case .text(let last)? = steps.last
    else { return false }
    let isOwn = project.types[Int(type)].parts.contains { part in
      project.children(of: part).contains {
        project.isDismissal($0) && (last == "`\(project.text(project[$0].name))`" || last == "`wrappedValue.dismiss`")
      }
    }
    return isOwn && steps.dropLast().allSatisfy { step in
      switch step {
      case .name(let name): !project.members(named: name, of: type).isEmpty
      case .closure(let closure): project.enclosingType(of: closure) == type
      case .enumCase, .observed, .text: false
      }
    }
  }

  /// Words of titles, image names and localisation keys.
  mutating func collectWords(_ node: NodeID, in context: Context, _ words: inout [String], _ depth: Int) {
    guard node != none, depth < 12, words.count < 40 else { return }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .string: words += project.words(of: expression.name)
    case .name where isBoundTitle(expression.name, in: context, &words, depth): break
    // `"go_back".localized`
    case .member where expression.base != none && project.node(expression.base, in: context.file).kind == .string:
      collectWords(expression.base, in: context, &words, depth + 1)
    case .name, .member:
      if expression.name != none, !project.startsUppercase(expression.name) || expression.kind == .member {
        words += project.words(of: expression.name)
        guard expression.kind == .name, let property = project.meanings(of: expression, in: context).first else { break }
        words += project.words(heldBy: property)
        if let shown = project.shown(by: property, in: context) { collectWords(shown.node, in: shown.context, &words, depth + 1) }
      }
    case .call, .macro:
      // What modifiers are called on lies no deeper for their number, and says most.
      var first = expression
      while let below = project.call(below: first, in: context.file) { first = below }
      collectWords(ofCall: first, in: context, &words, depth)
      var link = expression
      while let below = project.call(below: link, in: context.file) {
        collectWords(ofCall: link, in: context, &words, depth)
        link = below
      }
    case .closure:
      let body = project[DeclarationRef(file: context.file, index: expression.first)].body
      if body != none { collectWords(body, in: context, &words, depth + 1) }
    case .ternary: collectBranches(of: expression, in: context, &words, depth)
    case .block, .interpolation, .tuple, .if, .switch:
      for child in project.list(of: expression, in: context.file) { collectWords(child, in: context, &words, depth + 1) }
      if expression.kind == .if { collectWords(expression.base, in: context, &words, depth + 1) }
    case .case, .return: collectWords(expression.base, in: context, &words, depth + 1)
    default: break
    }
  }

  /// The words of one call of a chain, without those of the calls below.
  private mutating func collectWords(ofCall call: Node, in context: Context, _ words: inout [String], _ depth: Int) {
    let callee = call.base == none ? Node(.skipped) : project.node(call.base, in: context.file)
    if callee.kind == .member, project.call(below: call, in: context.file) == nil {
      collectWords(callee.base, in: context, &words, depth + 1)
      if isTable(callee.base, in: context) { words += project.words(of: callee.name) }
    }
    // `label()`, a builder that a button of the team's own is handed
    if callee.kind == .name, !project.isSystemView(callee.name), !isBoundTitle(callee.name, in: context, &words, depth) { words += project.words(of: callee.name) }
    for argument in project.arguments(of: call, in: context.file) { collectWords(argument.value, in: context, &words, depth + 1) }
  }

  /// What has a member per title: `L10n`, a path that begins with a type as in `R.string.localizable`, or an object by its name.
  private func isTable(_ base: NodeID, in context: Context) -> Bool {
    guard base != none else { return false }
    let node = project.node(base, in: context.file)
    if node.kind == .name { return true }
    var root = node
    while root.kind == .member, root.base != none { root = project.node(root.base, in: context.file) }
    return node.kind == .member && root.kind == .name && project.startsUppercase(root.name)
  }

  /// `isNew ? "Skip" : "Restart"` leaves without more ado only if both of its titles say so.
  private mutating func collectBranches(of ternary: Node, in context: Context, _ words: inout [String], _ depth: Int) {
    let parts = project.list(of: ternary, in: context.file)
    if let condition = parts.first { collectWords(condition, in: context, &words, depth + 1) }
    let branches = parts.dropFirst().map { part in
      var title: [String] = []
      collectWords(part, in: context, &title, depth + 1)
      return title
    }
    let isNeutral = branches.allSatisfy { self.words.isNeutral($0) }
    for branch in branches { words += isNeutral ? branch : branch.filter { !self.words.isNeutral([$0]) } }
  }

  /// A wrapper's title, `Button(title)`: the words of what its caller hands in.
  mutating func isBoundTitle(_ name: NameID, in context: Context, _ words: inout [String], _ depth: Int) -> Bool {
    guard context.frame != nil, let ref = project.meanings(of: name, in: context).first,
      let bound = ValueReader(project).bound(ref, in: context.frame)
    else { return false }
    collectWords(bound.node, in: bound.context, &words, depth + 1)
    return true
  }

  // MARK: Inputs

  mutating func input(_ name: NameID, _ call: NodeRef, _ arguments: Arguments, in context: Context) {
    guard zone == .main, !isReadOnly else { return }
    if name == .SecureField { screen.holdsPassword = true }
    let isValue = project.roles.has(name, .valueInput)
    let bound = arguments.first { [Known.text.name, Known.value.name, Known.isOn.name, Known.selection.name].contains($0.label) }
      ?? (isValue ? nil : arguments.first { project.node($0.value, in: context.file).kind != .string })
    guard let bound else { return }
    if isValue, drives(bound.value, in: context) { return screen.note("`\(project.text(name))` sets what shows it") }
    var title: [String] = []
    for argument in arguments where project.node(argument.value, in: context.file).kind != .closure {
      collectWords(argument.value, in: context, &title, 0)
    }
    let holder = holder(of: bound.value, in: context)
    if let holder {
      title += project.words(of: holder.name)
      keep(by: holder)
      // `Binding(get: { text }, set: { text = $0; store.keep($0) })` hands on each change.
      for setter in holder.setters {
        screen.keepers.append(Keeper(action: .expression(setter.node, setter.context), mustHandOn: true, handed: [holder.name, holder.root]))
      }
    }
    // A swipe ends the editing.
    for argument in arguments where project.text(argument.label) == "onEditingChanged" {
      screen.keepers.append(Keeper(action: .expression(argument.value, context), mustHandOn: true))
    }
    title += wordsOfComponent()
    // Whoever observes what a switch sets may close; what is chosen from a list is a choice first.
    if isValue, let holder {
      let isSwitch = bound.label == Known.isOn.name
      screen.openers.append(
        Opener(
          name: .code(project.text(name)), words: Array(title.prefix(4)), isCommit: !isSwitch, isNeutral: isSwitch, names: [holder.name],
          isHidden: isInHiddenBar, node: call))
    }
    if words.isPassword(title) { screen.holdsPassword = true }
    guard !words.isPassing(title) else { return }
    let isSingle = name != .TextEditor && !arguments.contains { $0.label == .axis }
    screen.inputs.append(
      Input(
        control: project.text(name), holder: holder.map { project.text($0.name) } ?? "", isSingleLine: isSingle && !isValue,
        isDraft: holder?.isDraft ?? false, isValue: isValue, holderName: holder?.name ?? none,
        rootName: holder?.root ?? none, middleNames: holder?.middle ?? [], node: call))
  }

  /// `Toggle("Help", isOn: $showsHelp)` inside of the help.
  private func drives(_ binding: NodeID, in context: Context) -> Bool {
    guard !drivers.isEmpty, case let bound = project.node(binding, in: context.file), bound.kind == .name || bound.kind == .member else { return false }
    var reader = ActionReader(project, drivers: drivers)
    guard case .flag(let flag) = reader.driven(by: reader.nameOfBinding(bound), bound, in: context, isBinding: true) else { return false }
    return drivers.contains(flag)
  }

  /// The bindings that a text view of UIKit's writes back, inside SwiftUI.
  mutating func inputs(ofRepresentable type: TypeID, made: DeclarationRef, _ frame: Frame) {
    guard zone == .main else { return }
    let parts = project.types[Int(type)].parts
    func assigned(_ name: NameID) -> [NodeRef] {
      let all = project.assignments[name]
      return parts.flatMap { all[project.places(in: all, inside: $0)] }
    }
    let isReadOnly = assigned(Known.isEditable.name).contains { project.node(project[$0].first, in: $0.file).kind == .false }
    guard !isReadOnly, !words.isPassing(project.words(of: project.types[Int(type)].name)) else { return }
    let isText = project.typesOf(declaration: made).contains(.external(Known.UITextView.name))
    for part in parts {
      for property in project.children(of: part) where project[property].kind == .variable && project.isBinding(property) {
        let name = project[property].name
        // `parent.text = view.text`, and what a coordinator sets its own binding to.
        let isWritten = assigned(name).contains { assignment in
          let value = project.node(project[assignment].first, in: assignment.file)
          if project.node(project[assignment].base, in: assignment.file).kind == .name { return value.kind != .nil && value.kind != .string }
          let text = value.kind == .binary ? project.node(value.base, in: assignment.file) : value
          return text.kind == .member && (text.name == .text || project.text(text.name) == "attributedText")
        }
        guard isWritten, let bound = ValueReader(project).boundProperty(name, of: type, in: frame),
          let holder = holder(of: bound.node, in: bound.context), !words.isPassing(project.words(of: holder.name))
        else { continue }
        keep(by: holder)
        screen.inputs.append(
          Input(
            control: isText ? "UITextView" : "UITextField", holder: project.text(holder.name), isSingleLine: !isText, isDraft: holder.isDraft,
            holderName: holder.name, rootName: holder.root, middleNames: holder.middle, node: NodeRef(file: bound.context.file, index: bound.node)))
      }
    }
  }

  /// What the name of the team's own field says, in which an input stands: `SearchBar`, `CodeField`.
  func wordsOfComponent() -> [String] {
    guard open.count > 1, let type = open.last else { return [] }
    let name = project.words(of: project.types[Int(type)].name)
    return name.last.map { Self.componentEndings.contains($0) } == true ? name : []
  }

  private static let componentEndings: Set<String> = ["field", "bar", "box", "input", "row"]

  /// A model may keep what it holds as that changes, or as it dies with the modal.
  mutating func keep(by holder: Holder) {
    var bodies = holder.observers
    for model in holder.models + (host.map { [$0] } ?? []) where !heardModels.contains(model) {
      heardModels.append(model)
      bodies += project.deinitializers(of: model)
      screen.keepers += project.subscriptions(in: model)
    }
    for body in bodies {
      let isKnown = screen.keepers.contains { if case .body(body, _) = $0.action { true } else { false } }
      // What these do with the new value they do with the text.
      let handed = project[body].name == Word.set.rawValue || project[body].name == Word.willSet.rawValue ? [holder.name] : []
      if !isKnown { screen.keepers.append(Keeper(action: .body(body, nil), mustHandOn: true, handed: handed)) }
    }
  }
}
