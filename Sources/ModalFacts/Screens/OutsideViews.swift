// Views and modifiers of other modules: what they are handed, and what their names promise.

import SwiftScan

/// Who runs a closure, if that is no button.
enum Runner {
  /// A view of another module, with what only that knows.
  case outsider(NameID)
  /// A link in the text, which is a choice.
  case link
}

extension ViewReader {
  /// `$isPresented`, `dismiss`, `self`: with one of these, a view from outside may close the modal.
  func handsOver(_ node: NodeID, in context: Context) -> Bool {
    var (node, expression) = (node, project.node(node, in: context.file))
    // `$shows.animation()`
    let isModified = expression.kind == .call
    while expression.kind == .call, case let callee = project.node(expression.base, in: context.file), callee.kind == .member, callee.base != none {
      (node, expression) = (callee.base, project.node(callee.base, in: context.file))
    }
    // `$model.shows`
    if expression.kind == .member, project.projectedRoot(of: node, in: context.file) != nil {
      return project.flags.all.contains(expression.name) || drivers.contains(expression.name)
    }
    guard expression.kind == .name else { return false }
    if isModified, expression.name == project.unprojected(expression.name) { return false }
    if expression.name == .dismiss || expression.name == Word.`self`.rawValue { return true }
    let name = project.unprojected(expression.name)
    return name != expression.name && (project.flags.all.contains(name) || project.bindingNames.contains(name))
  }

  /// `Spinner(pick: chosen)`: a closure that was handed in and closes, under a label that no button has.
  func handsClosing(_ argument: Argument, in context: Context) -> Bool {
    let name = project.node(argument.value, in: context.file)
    guard name.kind == .name || name.kind == .member && project.isSelf(name.base, in: context.file), argument.label != .action,
      !project.traits(argument.label).contains(.handlerLike), let stored = project.meanings(of: name, in: context).first, project.takesClosure(stored)
    else { return false }
    var reader = ActionReader(project, drivers: drivers)
    return reader.run(argument.value, in: context).exit != nil
  }

  /// Labels of what is shown as it is.
  private static let shown: Spellings = ["content", "label", "destination", "root", "leading", "trailing", "header", "footer", "icon", "placeholder"]

  mutating func walkArguments(_ arguments: Arguments, in context: Context, _ depth: Int) {
    let before = (isArgument, isValue)
    isArgument = true
    defer { (isArgument, isValue) = before }
    for argument in arguments {
      isValue = !project.isListed(argument.label, in: Self.shown)
      switch project.node(argument.value, in: context.file).kind {
      case .closure, .call, .ternary, .array, .index, .if, .switch: view(argument.value, in: context, depth + 1)
      case .name:
        // A view by name: `content: rows`, `leading: backButton`.
        if argument.label == .content || argument.label == .label || argument.label == .destination || project.isViewNamed(argument.value, in: context) {
          view(argument.value, in: context, depth + 1)
        } else if argument.label == .action || project.traits(argument.label).contains(.handlerLike) || project.isMethod(argument.value, in: context) {
          act(argument.value, in: context, as: .button)
        } else {
          walkValue(of: argument.value, in: context, depth)
        }
      case .member:
        let named = styles(argument.value, in: context)
        for style in named { enter(style, NodeRef(file: context.file, index: argument.value), Arguments(start: nil, count: 0), in: context, depth) }
        guard named.isEmpty else { continue }
        // `NavigationStack(root: Page.init)`
        let isMade = project.node(argument.value, in: context.file).name == Word.`init`.rawValue
        if isMade || argument.label == .content || argument.label == .destination || project.isViewNamed(argument.value, in: context) {
          view(argument.value, in: context, depth + 1)
        } else if project.isMethod(argument.value, in: context) {
          act(argument.value, in: context, as: .button)
        } else {
          walkValue(of: argument.value, in: context, depth)
        }
      default: break
      }
    }
  }

  /// What a property holds that is handed on, where there are closures in it: `TopBar(leading: cross)` with
  /// `var cross: BarIcon { BarIcon(.cross) { dismiss() } }`.
  private mutating func walkValue(of node: NodeID, in context: Context, _ depth: Int) {
    let name = project.node(node, in: context.file)
    let isOwn = name.kind == .name || project.isSelf(name.base, in: context.file)
    guard depth < 40, name.base != none || name.kind == .name,
      let property = isOwn ? project.meanings(of: name, in: context).first : project.members(meantBy: name, in: context).first,
      project[property].kind == .variable, !project.isViewNamed(node, in: context), !project.isPlain(property)
    else { return }
    let getter = ValueReader(project).getter(of: property)
    let value = getter.flatMap { ValueReader(project).onlyExpression(of: $0) } ?? project[property].value
    let frame = isOwn ? context.frame : nil
    let inside = getter.map { Context(file: $0.file, scope: $0, position: value, frame: frame) } ?? project.valueContext(of: property, frame: frame)
    // `var sorted: [Name] { names.keys.sorted { … } }`: what a list is arranged by shows nothing.
    if let list = arranged(value, in: property.file) { return walkValue(of: list, in: inside, depth + 1) }
    guard value != none, case let kind = project.node(value, in: property.file).kind, kind == .call || kind == .array else { return }
    var holdsClosure = false
    project.walk(value, in: property.file) { _, part in
      holdsClosure = holdsClosure || part.kind == .closure
      return !holdsClosure
    }
    if holdsClosure { view(value, in: inside, depth + 1) }
  }

  /// The list of which a value is the elements, some of them or in another order; nil where it is something else.
  private func arranged(_ value: NodeID, in file: Int32) -> NodeID? {
    guard value != none, case let call = project.node(value, in: file), call.kind == .call, case let callee = project.node(call.base, in: file),
      callee.kind == .member, callee.base != none, project.isListed(callee.name, in: Self.arrangements)
    else { return nil }
    return arranged(callee.base, in: file) ?? callee.base
  }

  private static let arrangements: Spellings = ["sorted", "filter", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "drop"]

  /// What a view from outside is handed. What its closure does with what that hands to it, a code that was read or a page that was
  /// chosen, is done by no button that can be seen; and what a navigation container makes at a destination is pushed.
  mutating func walkHanded(_ arguments: Arguments, to name: NameID, in context: Context, _ depth: Int) {
    let before = (runner, zone)
    defer { (runner, zone) = before }
    let pushes = zone == .main && project.words(of: name).contains("navigation")
    for place in arguments.indices {
      let argument = arguments[place]
      let isClosure = project.node(argument.value, in: context.file).kind == .closure
      let takes = isClosure && !project.isKnownView(name) && project.usesHanded(argument.value, in: context.file)
      runner = name == Extra("OpenURLAction").name ? .link : takes && !project.roles.has(name, .button) ? .outsider(name) : nil
      zone = pushes && argument.label == .destination ? .pushed : before.1
      walkArguments(Arguments(rebasing: arguments[place...place]), in: context, depth)
    }
  }

  /// `ForEach(rule.parts.sorted(by: <))`: what a list makes rows of, and no view.
  func isData(_ argument: Argument, in file: Int32) -> Bool {
    let call = project.node(argument.value, in: file)
    guard argument.label == none, call.kind == .call, case let callee = project.node(call.base, in: file), callee.kind == .member, callee.base != none
    else { return false }
    var root = project.node(callee.base, in: file)
    while root.kind == .member, root.base != none { root = project.node(root.base, in: file) }
    return root.kind == .name && !project.startsUppercase(root.name)
  }

  /// Remembers a view or modifier that the project does not declare.
  mutating func meetOutside(_ name: NameID) {
    if zone == .main, !isInHiddenBar { outside.append(name) }
  }

  /// `CloseButton()`, `closeToolbar($shows)`: what is called so may close the modal, by its own environment or by what it is handed.
  /// Where nothing else can be used, a whole screen of another module may have what closes it.
  mutating func noteOutside() {
    let isOutsidesOwn = screen.controls == 0 && screen.exits.isEmpty
    for name in Set(outside).sorted() {
      let said = project.words(of: name)
      let isAround = said.contains { Self.modalWords.contains($0) } && !project.isListed(name, in: Self.swiftUIsModifiers)
      if words.isClose(said) || isAround || saysWayOut(said) || isOutsidesOwn && (Self.screenWords.contains(said.last ?? "") || isTopBar(said)) {
        screen.note("`\(project.text(name))` of another module may close it")
      }
    }
  }

  /// `ModalContainer { … }`, `SheetHeader(title:)`: what is made to stand in a modal.
  private static let modalWords: Set<String> = ["modal", "sheet", "popup", "dialog"]
  /// Modifiers of SwiftUI's that speak of modals, or of a way back that they hide, and bring nothing.
  private static let swiftUIsModifiers: Spellings = [
    "dialogIcon", "dialogSeverity", "dialogSuppressionToggle", "presentationBackground", "navigationBarBackButtonHidden", "sheet", "sheetStyle",
  ]

  /// `backToolbar`, `withXButton`, `dismissable`.
  private func saysWayOut(_ said: [String]) -> Bool {
    if words.isClosable(said) { return true }
    let names = said.contains { $0 == "button" || $0 == "toolbar" || $0 == "item" || $0 == "mark" }
    return names && said.contains { $0 == "back" || $0 == "x" } && !said.contains("hidden")
  }

  private static let screenWords: Set<String> = ["view", "screen", "page", "sheet", "flow", "header"]

  /// `DSNavigationBar`, `SheetTopBar`: where a design system has its Close.
  private func isTopBar(_ said: [String]) -> Bool {
    said.last == "bar" && said.contains { $0 == "navigation" || $0 == "nav" || $0 == "top" || $0 == "title" || $0 == "modal" || $0 == "sheet" }
  }

  /// `.autosave($draft)`: a modifier of another module that is handed what is typed into may keep it, or guard it.
  mutating func noteToldOutside(_ name: NameID, _ arguments: Arguments, in file: Int32) {
    guard zone == .main, !project.isListed(name, in: Self.bindingModifiers) else { return }
    for argument in arguments where argument.label != .isPresented && argument.label != .item {
      let value = project.node(argument.value, in: file)
      let held = project.unprojected(value.name)
      if value.kind == .name || value.kind == .member, held != value.name || project.projectedRoot(of: argument.value, in: file) != nil { toldOutside.append((name, held)) }
    }
  }

  /// SwiftUI's own that take a binding to text.
  private static let bindingModifiers: Spellings = ["searchable", "searchFocused", "focused", "onChange", "onReceive", "textSelection", "alert", "sheet"]

  /// `confirmDismissal(when: isChanged)`: a modifier of another module that is called so may guard what is typed.
  mutating func noteOutsideGuards() {
    guard screen.guards.isEmpty, !screen.commits.isEmpty, screen.inputs.contains(where: \.isDraft) else { return }
    if let told = toldOutside.first(where: { told in screen.inputs.contains { $0.isDraft && $0.heldNames.contains(told.held) } }) {
      return screen.guards.append(Guard(name: project.text(told.name), isUnconditional: false, spot: nil))
    }
    let name = Set(outside).sorted().first { name in
      let said = project.words(of: name)
      return said.contains { word in Self.guardWords.contains { word.hasPrefix($0) } } && !said.contains("keyboard") && !said.contains("actions")
        && (!project.startsUppercase(name) || said.contains("guard"))
    }
    if let name { screen.guards.append(Guard(name: project.text(name), isUnconditional: false, spot: nil)) }
  }

  /// Beginnings of words.
  private static let guardWords = ["dismiss", "discard", "unsaved", "guard", "swipe", "lock"]
}
