// The controls and inputs of a SwiftUI screen: what a button is called and does, which rows act, which
// state a field fills and whether that state dies with the modal.

import SwiftScan

/// A button that was met, and what was known around it.
struct PendingButton {
  var call: NodeRef
  var action: NodeID
  var context: Context
  var title: [String]
  var isOffWhileUnfilled: Bool
  var rows: Int
  var zone: Zone
}

extension ViewReader {
  // MARK: Controls

  mutating func button(_ call: NodeRef, _ arguments: Arguments, in context: Context, _ depth: Int) {
    screen.controls += 1
    var action: NodeID?
    var labels: [NodeID] = []
    let hasAction = arguments.contains { $0.label == .action }
    var title = hints
    for argument in arguments {
      if argument.label == .action || argument.label == Argument.trailing && !hasAction {
        action = argument.value
      } else {
        labels.append(argument.value)
      }
    }
    for label in labels { collectWords(label, in: context, &title, 0) }
    guard let action else { return }
    let button = PendingButton(
      call: call, action: action, context: context, title: title, isOffWhileUnfilled: isOffWhileUnfilled, rows: rows, zone: zone)
    // A prompt wants to know at once what its buttons do.
    if zone == .prompt { press(button) } else { buttons.append(button) }
  }

  /// Follows the buttons that were met, those that say "leave" first. Once one is found that leaves, the rest
  /// matters only where it may commit what is typed.
  mutating func pressButtons() {
    let sorted = buttons.filter { words.isNeutral($0.title) } + buttons.filter { !words.isNeutral($0.title) }
    buttons = []
    for button in sorted {
      let mayCommit = button.isOffWhileUnfilled || words.isCommit(button.title)
      if screen.exits.contains(where: { $0.kind == .button }), screen.inputs.isEmpty || !mayCommit { continue }
      press(button)
    }
  }

  private mutating func press(_ button: PendingButton) {
    let before = (isOffWhileUnfilled, rows, zone)
    (isOffWhileUnfilled, rows, zone) = (button.isOffWhileUnfilled, button.rows, button.zone)
    var reader = ActionReader(project, drivers: drivers)
    let action = Action.expression(button.action, button.context)
    record(reader.run(action), of: action, title: button.title, button.call)
    (isOffWhileUnfilled, rows, zone) = before
  }

  /// Something done where a view was expected: the closure of a control that is not known.
  mutating func act(_ node: NodeID, in context: Context, as kind: ExitKind) {
    var reader = ActionReader(project, drivers: drivers)
    let outcome = reader.run(node, in: context)
    guard outcome.exit != nil else { return }
    addExit(zone.exit(kind), title: hints.joined(separator: " "), outcome, NodeRef(file: context.file, index: node))
  }

  mutating func record(_ outcome: Outcome, of action: Action, title: [String], _ call: NodeRef) {
    let name = title.filter { $0.count > 1 }.prefix(4).joined(separator: " ")
    // What an untouched form switches off leaves nobody out.
    let isCommit = isOffWhileUnfilled || words.isCommit(title) && !words.isNeutral(title)
    if isCommit, zone == .main {
      screen.commits.append(Commit(title: name, node: call, action: action, closes: outcome.exit != nil))
    }
    guard outcome.exit != nil else {
      if !outcome.set.isEmpty, zone == .main {
        screen.openers.append(Opener(title: name, isCommit: isCommit, names: outcome.set, node: call))
      }
      for reason in outcome.unseen { screen.note(reason.reason) }
      return
    }
    var kind: ExitKind = isCommit && outcome.doesMore ? .commit : .button
    // A row that acts chooses something new, unless the list marks the choice in force.
    if kind == .button, rows > 0, outcome.doesMore, !words.isNeutral(title), !title.contains(where: { Self.marks.contains($0) }) {
      kind = .row
    }
    addExit(zone.exit(kind), title: name, outcome, call)
  }

  private static let marks: Set<String> = ["checkmark", "selected", "selection", "check", "tick", "current", "active", "chosen", "radio"]

  mutating func addExit(_ kind: ExitKind, title: String, _ outcome: Outcome, _ node: NodeRef) {
    guard screen.exits.count < 40 else { return }
    screen.exits.append(Exit(kind: kind, title: title, steps: outcome.exit ?? [], node: node))
  }

  /// Words of titles, image names and localisation keys.
  mutating func collectWords(_ node: NodeID, in context: Context, _ words: inout [String], _ depth: Int) {
    guard node != none, depth < 12, words.count < 40 else { return }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .string: words += splitWords(project.text(expression.name))
    case .name where isBoundTitle(expression.name, in: context, &words, depth): break
    case .name, .member:
      if expression.name != none, !project.startsUppercase(expression.name) || expression.kind == .member {
        words += splitWords(project.text(expression.name))
      }
    case .call, .macro:
      let callee = expression.base == none ? Node(.skipped) : project.node(expression.base, in: context.file)
      if callee.kind == .member {
        collectWords(callee.base, in: context, &words, depth + 1)
        if project.node(callee.base == none ? 0 : callee.base, in: context.file).kind == .name { words += splitWords(project.text(callee.name)) }
      }
      if callee.kind == .name, !project.isSystemView(callee.name) { words += splitWords(project.text(callee.name)) }
      for argument in project.arguments(of: expression, in: context.file) {
        collectWords(argument.value, in: context, &words, depth + 1)
      }
    case .closure:
      let body = project[DeclarationRef(file: context.file, index: expression.first)].body
      if body != none { collectWords(body, in: context, &words, depth + 1) }
    case .block, .interpolation, .ternary, .tuple, .if, .switch:
      for child in project.list(of: expression, in: context.file) { collectWords(child, in: context, &words, depth + 1) }
      if expression.kind == .if { collectWords(expression.base, in: context, &words, depth + 1) }
    case .case, .return: collectWords(expression.base, in: context, &words, depth + 1)
    default: break
    }
  }

  /// A wrapper's title, `Button(title)`: the words of what its caller hands in.
  mutating func isBoundTitle(_ name: NameID, in context: Context, _ words: inout [String], _ depth: Int) -> Bool {
    guard context.frame != nil, let ref = project.meanings(of: name, in: context).first else { return false }
    var bound: Bound?
    if project[ref].kind == .parameter {
      bound = ValueReader(project).argument(for: ref, in: context.frame)
    } else if project[ref].kind == .variable, let owner = project.enclosingType(of: project.parent(of: ref)) {
      bound = ValueReader(project).boundProperty(name, of: owner, in: context.frame)
    }
    guard let bound else { return false }
    collectWords(bound.node, in: bound.context, &words, depth + 1)
    return true
  }

  // MARK: Inputs

  mutating func input(_ name: NameID, _ call: NodeRef, _ arguments: Arguments, in context: Context) {
    guard zone == .main else { return }
    if name == .SecureField { screen.holdsPassword = true }
    let isValue = project.roles.has(name, .valueInput)
    let bound = arguments.first { [Known.text.name, Known.value.name, Known.isOn.name, Known.selection.name].contains($0.label) }
      ?? (isValue ? nil : arguments.first { project.node($0.value, in: context.file).kind != .string })
    guard let bound else { return }
    var title: [String] = []
    for argument in arguments where project.node(argument.value, in: context.file).kind != .closure {
      collectWords(argument.value, in: context, &title, 0)
    }
    guard !words.isPassing(title) else { return }
    let holder = holder(of: bound.value, in: context)
    let isSingle = name != .TextEditor && !arguments.contains { $0.label == .axis }
    screen.inputs.append(
      Input(
        control: project.text(name), holder: holder.map { project.text($0.name) } ?? "", isSingleLine: isSingle && !isValue,
        isDraft: holder?.isDraft ?? false, isValue: isValue, holderName: holder?.name ?? none,
        rootName: holder?.root ?? none, node: call))
  }

  /// The state behind `$text`, and whether it dies with the modal.
  func holder(of node: NodeID, in context: Context, _ depth: Int = 0) -> (name: NameID, isDraft: Bool, root: NameID)? {
    guard depth < 8 else { return nil }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .name:
      let name = project.unprojected(expression.name)
      guard let ref = project.meanings(of: name, in: context).first else { return (name, false, name) }
      if project[ref].kind == .parameter, let bound = ValueReader(project).argument(for: ref, in: context.frame) {
        return holder(of: bound.node, in: bound.context, depth + 1)
      }
      if project.hasAttribute(ref, Known.State.name) || project.hasAttribute(ref, Known.StateObject.name) { return (name, isOpen(ref), name) }
      if project.hasAttribute(ref, Known.Binding.name) {
        // A binding that this content was given: the state may be one level up, inside the modal still.
        if let owner = project.enclosingType(of: project.parent(of: ref)),
          let bound = ValueReader(project).boundProperty(project[ref].name, of: owner, in: context.frame)
        {
          return holder(of: bound.node, in: bound.context, depth + 1)
        }
      }
      return (name, false, name)
    case .member:
      guard expression.base != none else { return nil }
      let base = holder(of: expression.base, in: context, depth + 1)
      return (expression.name, base?.isDraft ?? false, base?.root ?? none)
    default: return nil
    }
  }

  /// Whether a state belongs to a view of this modal, not to its presenter.
  func isOpen(_ ref: DeclarationRef) -> Bool {
    guard let owner = project.enclosingType(of: project.parent(of: ref)) else { return false }
    return open.contains(owner)
  }
}
