// Walks a SwiftUI view expression the way a person sees it: through containers, child views, helper
// properties and modifiers, with the closures that each call hands in. Every control's action is
// followed to its end; what runs without a person's doing is kept apart.

import SwiftScan

/// Where in a screen something stands.
enum Zone {
  case main
  /// On a screen that is pushed from this one.
  case pushed
  /// In an alert or dialog on top.
  case prompt

  func exit(_ kind: ExitKind) -> ExitKind {
    switch self {
    case .main: kind
    // On a screen further in a gesture is still none that everybody can make.
    case .pushed: kind == .gesture ? kind : .pushed
    case .prompt: .prompt
    }
  }
}

struct ViewReader {
  let project: Project
  let drivers: Drivers
  let words: Words
  var screen = Screen()
  var zone = Zone.main
  /// Types being walked, outermost first.
  var open: [TypeID] = []
  /// Types that were walked on the screen itself, and on those that are pushed from it.
  var walked: (here: Set<TypeID>, pushed: Set<TypeID>) = ([], [])
  /// Functions being walked, likewise.
  var openFunctions: [DeclarationRef] = []
  /// Closures handed to the project's own views: if nobody was seen to call them, they may still run.
  var handed: [(node: NodeID, context: Context)] = []
  /// Words around the current control: placements, container names.
  var hints: [String] = []
  var fuel = 6000
  /// Which arm of a branching content is read, by the branching statement.
  var arms: [NodeRef: NodeID] = [:]
  /// What is read is handed to a call as it is, and stands nowhere by itself.
  var isArgument = false
  /// And no label says that it is shown: `opacity(isOn ? model.strength : 1)`.
  var isValue = false
  /// Inside a list's or loop's rows.
  var rows = 0
  /// Buttons that are followed when all is read.
  var buttons: [PendingButton] = []
  /// A modifier further out gives what is read the button trait.
  var hasButtonTrait = false
  /// Below `.disabled(true)`.
  var isReadOnly = false
  /// A modifier further out switches what is read off while a form is untouched.
  var isOffWhileUnfilled = false
  /// The controller that hosts what is read.
  var host: TypeID?
  /// Models whose subscriptions are known.
  var heardModels: [TypeID] = []
  /// Under a condition that was not read.
  var isUncertain = false
  /// A navigation bar is around what is read, or may be.
  var showsBar = true
  /// Who runs what is done in the closure that is read, if that is no button.
  var runner: Runner?
  /// All there is in its navigation controller, or there is none: to pop it closes no modal.
  var isAtRoot = false
  /// In the items of a navigation bar that is never shown.
  var isInHiddenBar = false
  /// How many views were met that bring a bar.
  var bars = 0
  /// Views and modifiers of other modules that were met on the screen itself.
  var outside: [NameID] = []
  /// The ways of the commits that are one call, and nothing besides.
  var commitPaths: [[String]] = []
  /// The bindings that such a modifier is handed.
  var toldOutside: [(name: NameID, held: NameID)] = []
  /// Styles that were read.
  var drawnStyles: Set<TypeID> = []
  /// Words in the name of what may be a view, wherever it is handed.
  static let viewLike: Set<String> = ["view", "button", "content", "label", "body", "page", "screen", "item", "items", "bar", "close", "cancel", "done", "link", "menu"]
  static let unfilled: Set<String> = ["empty", "valid", "invalid", "filled", "complete", "incomplete"]

  init(_ project: Project, drivers: Drivers, words: Words) {
    (self.project, self.drivers, self.words) = (project, drivers, words)
  }

  /// Reads content; call once.
  mutating func read(_ node: NodeID, in context: Context) {
    view(node, in: context, 0)
    finish()
  }

  /// Closures that were handed over and led out, but that no control was seen to run.
  mutating func finish() {
    pressButtons()
    screen.openDoors()
    noteOutsideGuards()
    guard !screen.hasButton else { return }
    noteOutside()
    // One is enough, and a screen that hands on hundreds is not seen whole anyway.
    guard handed.count < 60 else { return screen.note("too many closures are handed on") }
    // Those that a control or a gesture was seen to run, or that run when the modal goes. A prompt may not be opened, and one row may be
    // another's Close.
    let called = Set(
      screen.exits.filter { $0.kind == .button || $0.kind == .commit || $0.kind == .gesture || $0.kind == .code && $0.name == .code("onDisappear") }
        .flatMap(\.closures)
    ).union(screen.exits.filter { $0.kind == .row }.flatMap(\.closures).filter { !branches($0) })
    for closure in handed where screen.unseen.count < 12 {
      let ref = DeclarationRef(file: closure.context.file, index: project.node(closure.node, in: closure.context.file).first)
      guard !called.contains(ref) else { continue }
      var reader = ActionReader(project, drivers: drivers, isAtRoot: isAtRoot)
      if reader.run(closure.node, in: closure.context).exit != nil {
        screen.note("a closure that closes is handed on, and nobody was seen to call it")
      }
    }
  }

  /// Whether a closure does one thing or another: `{ choice in if choice == .close { dismiss() } else { take(choice) } }`.
  private func branches(_ closure: DeclarationRef) -> Bool {
    (project[closure].nodeStart..<project[closure].nodeEnd).contains { index in
      let kind = project.node(index, in: closure.file).kind
      return kind == .if || kind == .switch || kind == .guard || kind == .ternary
    }
  }

  // MARK: Expressions

  mutating func view(_ node: NodeID, in context: Context, _ depth: Int) {
    guard node != none, depth < 90 else { return }
    guard fuel > 0 else {
      if zone != .pushed { screen.isCut = true }
      return screen.note("too much to follow")
    }
    fuel -= 1
    guard let node = project.shipped(node, in: context.file) else { return }
    let expression = project.node(node, in: context.file)
    let context = expression.kind.rawValue > NodeKind.skipped.rawValue ? context.at(node) : context
    switch expression.kind {
    case .name: viewNamed(expression.name, in: context, depth)
    case .member: viewMember(node, expression, in: context, depth)
    case .call where project.files[Int(context.file)].isCompoundName(expression): view(expression.base, in: context, depth + 1)
    case .call: viewCall(node, expression, in: context, depth)
    case .keyPath: viewAtKeyPath(expression, in: context, depth)
    case .closure:
      let closure = DeclarationRef(file: context.file, index: expression.first)
      view(project[closure].body, in: context.inside(closure), depth + 1)
    case .block, .do, .tuple, .array:
      if !arms.isEmpty, let arm = arms[NodeRef(file: context.file, index: node)] { return view(arm, in: context, depth + 1) }
      let before = (isArgument, isValue)
      if expression.kind == .block { (isArgument, isValue) = (false, false) }
      defer { (isArgument, isValue) = before }
      for child in project.list(of: expression, in: context.file) { view(child, in: context, depth + 1) }
    case .if:
      if let arm = arms[NodeRef(file: context.file, index: node)] { return view(arm, in: context, depth + 1) }
      branches(expression, in: context, depth)
    case .switch:
      if let arm = arms[NodeRef(file: context.file, index: node)] { return view(arm, in: context, depth + 1) }
      for child in ValueReader(project).takenArms(of: expression, in: context) { view(child, in: context, depth + 1) }
    case .case, .loop, .return, .guard, .defer: view(expression.base, in: context, depth + 1)
    case .ternary:
      if let arm = arms[NodeRef(file: context.file, index: node)] { return view(arm, in: context, depth + 1) }
      for child in project.list(of: expression, in: context.file).dropFirst() { view(child, in: context, depth + 1) }
    case .binary where expression.name == Operators.coalescing.name:
      view(expression.base, in: context, depth + 1)
      view(expression.first, in: context, depth + 1)
    case .cast, .generic: view(expression.base, in: context, depth + 1)
    case .index: viewOfList(expression.base, in: context, depth)
    case .assign: act(node, in: context, as: .button)
    default: break
    }
  }

  /// A bare name where a view stands: a local, a property that is a view, a view handed in.
  mutating func viewNamed(_ name: NameID, in context: Context, _ depth: Int) {
    if name == Word.`self`.rawValue { return viewOfSelf(in: context, depth) }
    if name == .content && isModifierContent(context) { return }
    guard let ref = project.meanings(of: name, in: context).first else {
      if name == Word.dollarZero.rawValue, let closure = project.closure(around: context.scope) { viewItem(handedTo: closure, in: context, depth) }
      return
    }
    viewOf(ref, in: context, depth)
  }

  /// `\.destination` where a function is wanted that makes a view of an item: the property of that name that is a view.
  private mutating func viewAtKeyPath(_ path: Node, in context: Context, _ depth: Int) {
    guard path.base != none, case let name = project.node(path.base, in: context.file).name, name != none, name != .body else { return }
    let views = project.declarations[name].filter { project[$0].kind == .variable && project.isViewName(project[$0].type, in: $0.file) }
    guard let property = views.first else { return }
    guard views.count == 1, let getter = ValueReader(project).getter(of: property) else {
      return screen.note("the view `\(project.text(name))` is taken by a key path")
    }
    enter(getter, frame: nil, depth)
  }

  func isModifierContent(_ context: Context) -> Bool {
    guard let type = project.enclosingType(of: context.scope) else { return false }
    return project.isKind(type, of: Known.ViewModifier.name) || project.ends(project.types[Int(type)].name, with: "Style")
  }

  /// - Parameter call: What calls it; nil where it is only named.
  mutating func viewOf(_ ref: DeclarationRef, calledBy call: NodeRef? = nil, in context: Context, _ depth: Int) {
    guard !project.isPlain(ref) else { return }
    if project.isRequirement(ref) {
      if let witness = project.witness(of: ref, in: context.frame) { return viewOf(witness.member, calledBy: call, in: context, depth) }
      let isView = project.isViewName(project[ref].type, in: ref.file) || project.isGenericView(ref) || project.isBuilt(ref)
      if isView { screen.note("the view `\(project.text(project[ref].name))` stands in a type that was not seen") }
      return
    }
    let declaration = project[ref]
    switch declaration.kind {
    case .variable, .binding:
      let getter = ValueReader(project).getter(of: ref)
      if let getter {
        enter(getter, frame: context.frame, depth)
        return
      }
      if let owner = project.enclosingType(of: project.parent(of: ref)),
        let bound = ValueReader(project).boundProperty(declaration.name, of: owner, in: context.frame)
      {
        return viewOf(bound, calledBy: call, in: context, depth)
      }
      if declaration.value != none {
        return view(declaration.value, in: project.valueContext(of: ref, frame: context.frame), depth + 1)
      }
      // An enum that is a view shows itself, whichever case it is.
      for case .project(let type) in project.typesOf(declaration: ref) where project.types[Int(type)].kind == .enum && project.isView(type) {
        return enter(type, call ?? NodeRef(file: context.file, index: context.position), Arguments(start: nil, count: 0), in: context, depth)
      }
      if ValueReader(project).depthMadeNil(ref, in: context.frame) != nil { return }
      // A model or a plain value is no view; a view that is handed in is one.
      if project.takesClosure(ref) || project.isGenericView(ref) { screen.note(handedIn(declaration.name)) }
    case .parameter:
      if let bound = ValueReader(project).argument(for: ref, in: context.frame) {
        return viewOf(bound, calledBy: call, in: context, depth)
      }
      if let closure = project.parent(of: ref), project[closure].kind == .closure { viewItem(handedTo: closure, in: context, depth) }
      if project.takesClosure(ref) || project.isGenericView(ref) { screen.note(handedIn(declaration.name)) }
    case .function:
      enter(ref, frame: context.frame, depth)
    default: break
    }
  }

  /// Why a view is unseen that nobody was seen to hand in.
  func handedIn(_ name: NameID) -> String { "the view `\(project.text(name))` is handed in" }

  /// What was handed in. A closure that is called has its parameters from the call.
  private mutating func viewOf(_ bound: Bound, calledBy call: NodeRef?, in context: Context, _ depth: Int) {
    let value = project.node(bound.node, in: bound.context.file)
    if value.kind == .index { return screen.note("a view that is handed in is taken out of a collection") }
    guard let call, value.kind == .closure else { return view(bound.node, in: bound.context, depth + 1) }
    let closure = DeclarationRef(file: bound.context.file, index: value.first)
    guard !project.parameters(of: closure).isEmpty else { return view(bound.node, in: bound.context, depth + 1) }
    let frame = project.frame(function: closure, type: nil, call: call, caller: context)
    guard frame.depth < 30 else { return screen.note("too many views deep") }
    enter(closure, frame: frame, depth)
  }

  mutating func viewMember(_ node: NodeID, _ member: Node, in context: Context, _ depth: Int) {
    guard member.base != none else { return viewStaticMember(member.name, in: context, depth) }
    // `Page.init`, handed over where a view is made.
    if member.name == Word.`init`.rawValue {
      var base = project.node(member.base, in: context.file)
      if base.kind == .generic { base = project.node(base.base, in: context.file) }
      let types = project.resolve(type: member.base, in: context)
      return viewMade(base.name, types, NodeRef(file: context.file, index: node), Arguments(start: nil, count: 0), in: context, depth)
    }
    let members = project.members(meantBy: member, in: context)
    if let first = members.first {
      // `content: coordinator.page`, which is there for several kinds of items.
      if members.count > 1, members.allSatisfy({ project[$0].kind == .function }) {
        screen.note("`\(project.text(member.name))` has \(members.count) meanings")
      }
      if project[first].kind == .enumCase { return viewCase(first, NodeRef(file: context.file, index: node), in: context, depth) }
      let before = bars
      viewOf(first, in: context, depth)
      // `var inNavigation: some View { NavigationStack { self } }` shows what it is asked of.
      if !project.isSelf(member.base, in: context.file), isAroundSelf(first) { wrapped(member.base, inBar: bars > before, in: context, depth) }
      return
    }
    let base = project.node(member.base, in: context.file)
    // What a style is hung on is walked where it stands.
    if base.kind == .name, isStyled(base.name, in: context) { return }
    if base.kind == .name, base.name != Word.`self`.rawValue, !project.startsUppercase(base.name) {
      // A number, a text, a colour: `Text(isLong ? item.summary : item.name)`.
      if isValue, !project.words(of: member.name).contains(where: Self.viewLike.contains) { return }
      return screen.note("the view `\(project.text(base.name)).\(project.text(member.name))` is made where it cannot be seen")
    }
    view(member.base, in: context, depth + 1)
  }

  /// Walks a getter's or function's body.
  mutating func enter(_ function: DeclarationRef, frame: Frame?, _ depth: Int) {
    guard !project.isInactive(function), !openFunctions.contains(function) else { return }
    openFunctions.append(function)
    defer { openFunctions.removeLast() }
    let body = project[function].body
    guard body != none else { return }
    view(body, in: Context(file: function.file, scope: function, position: body, frame: frame), depth + 1)
  }

  // MARK: Calls

  mutating func viewCall(_ node: NodeID, _ call: Node, in context: Context, _ depth: Int) {
    let callee = project.node(call.base, in: context.file)
    let arguments = project.arguments(of: call, in: context.file)
    let ref = NodeRef(file: context.file, index: node)
    switch callee.kind {
    case .name, .generic:
      let name = callee.kind == .generic ? project.node(callee.base, in: context.file).name : callee.name
      if project.startsUppercase(name), !project.isNoType(name) {
        viewMade(name, project.madeTypes(named: name, in: context), ref, arguments, in: context, depth)
        return
      }
      let meanings = project.matching(project.meanings(of: name, in: context), calledBy: ref, in: context)
      if let function = meanings.first, project.isViewBuilder(function) {
        return viewOfCall(function, ref, in: context, depth)
      }
      // Inside an extension of `View` a modifier is called on `self`.
      if meanings.isEmpty, isModifier(name) || !project.roles.has(name, .exit) && isInsideView(context) && isViewFunction(context) {
        return viewModifier(name, ref, arguments, in: context, depth)
      }
      // No view: something is done here, in a closure that a control of somebody else's runs.
      act(node, in: context, as: .button)
    case .member:
      guard callee.base != none else {
        // `.init(…)` or a factory of the contextual type.
        return walkArguments(arguments, in: context, depth)
      }
      if project.startsUppercase(callee.name) || callee.name == Word.`init`.rawValue {
        // `SwiftUI.Button(…)` is SwiftUI's, whatever the project has of that name.
        let module = project.node(callee.base, in: context.file)
        if module.kind == .name, module.name == Extra("SwiftUI").name {
          return viewMade(callee.name, Types(.external(callee.name)), ref, arguments, in: context, depth)
        }
        let type = callee.name == Word.`init`.rawValue ? callee.base : call.base
        let name = callee.name == Word.`init`.rawValue ? project.node(callee.base, in: context.file).name : callee.name
        return viewMade(name, project.resolve(type: type, in: context), ref, arguments, in: context, depth)
      }
      viewMethod(callee, ref, arguments, in: context, depth)
    case .closure:
      let closure = DeclarationRef(file: context.file, index: callee.first)
      view(project[closure].body, in: context.inside(closure), depth + 1)
    default:
      view(call.base, in: context, depth + 1)
      walkArguments(arguments, in: context, depth)
    }
  }

  mutating func viewOfCall(_ function: DeclarationRef, _ call: NodeRef, in context: Context, _ depth: Int) {
    var function = function
    if project.isRequirement(function), let witness = project.witness(of: function, in: context.frame) { function = witness.member }
    if project[function].kind != .function || project.isRequirement(function) { return viewOf(function, calledBy: call, in: context, depth) }
    let frame = project.frame(function: function, type: nil, call: call, caller: context)
    guard frame.depth < 30 else { return screen.note("too many views deep") }
    enter(function, frame: frame, depth)
  }

  private static let modifiers = RoleSet(.sheet, .cover, .popover, .dialog, .codeOnly, .gesture, .guardian, .inspector)

  @inline(__always) func isModifier(_ name: NameID) -> Bool {
    project.roles.has(name, anyOf: Self.modifiers)
  }

  // MARK: Values that are made

  mutating func viewMade(
    _ name: NameID, _ types: Types, _ call: NodeRef, _ arguments: Arguments, in context: Context, _ depth: Int
  ) {
    // UIKit's of the same name as a view.
    let isView = types.count > 1 && types.contains { if case .project(let id) = $0 { project.isView(id) } else { false } }
    for type in types {
      guard case .project(let id) = type else {
        viewExternal(name, call, arguments, in: context, depth)
        continue
      }
      if isView, project.types[Int(id)].kind == .class { continue }
      // A text field of UIKit's that another module calls `TextField` is not meant where a view of SwiftUI's stands.
      if types.count == 1, project.types[Int(id)].kind == .class, project.roles.has(name, .input) || project.roles.has(name, .valueInput) {
        viewExternal(name, call, arguments, in: context, depth)
        continue
      }
      enter(id, call, arguments, in: context, depth)
    }
  }

  /// A view of the project's own.
  mutating func enter(
    _ type: TypeID, _ call: NodeRef, _ arguments: Arguments, in context: Context, _ depth: Int
  ) {
    let info = project.types[Int(type)]
    guard open.count(where: { $0 == type }) < 2 else { return }
    let frame = project.frame(function: nil, type: type, call: call, caller: context)
    for argument in arguments where project.node(argument.value, in: context.file).kind == .closure && !project.isForgotten(argument, by: type, in: frame) {
      handed.append((argument.value, context))
    }
    guard frame.depth < 30 else { return screen.note("too many views deep") }
    open.append(type)
    if zone == .pushed { walked.pushed.insert(type) } else { walked.here.insert(type) }
    screen.shape.add(type)
    if project.traits(info.name).contains(.titleLike) || project.isTitled(arguments) { screen.shape.isTitled = true }
    defer { open.removeLast() }
    let external = project.ancestors(of: type).external
    if external.contains(Known.UIViewControllerRepresentable.name) || external.contains(Known.UIViewRepresentable.name) {
      return enterRepresentable(type, frame)
    }
    if external.contains(Known.NSViewControllerRepresentable.name) || external.contains(Known.NSViewRepresentable.name) {
      return screen.note("`\(project.text(info.name))` shows a view of AppKit's")
    }
    let body = project.members(named: Known.body.name, of: type)
    if body.isEmpty {
      if drawsStyle(type, frame, depth) { return }
      if info.kind == .enum || info.kind == .protocol { return }
      if external.contains(Known.View.name) { screen.note("`\(project.text(info.name))` has no body in the project") }
      // A model or an item: no view, but its closures may be.
      return walkArguments(arguments, in: context, depth)
    }
    for ref in body {
      let declaration = project[ref]
      if declaration.kind == .function {
        enter(ref, frame: frame, depth)
      } else if let getter = ValueReader(project).getter(of: ref) {
        enter(getter, frame: frame, depth)
      }
    }
  }

  /// A system controller that is the whole content brings its exit; inside a screen it may.
  mutating func showsSystem(_ name: String) {
    if open.count <= 1 { screen.isSystem = true } else { screen.note("`\(name)` of the system stands inside") }
  }

  /// A view from outside: controls act, inputs are noted, everything else is looked through.
  mutating func viewExternal(
    _ name: NameID, _ call: NodeRef, _ arguments: Arguments, in context: Context, _ depth: Int
  ) {
    noteShape(ofView: name, arguments, in: context)
    if name == .NavigationLink {
      let before = zone
      let reserve = zone == .main ? holdBack() : 0
      if zone == .main { zone = .pushed }
      for argument in arguments where argument.label == .destination || argument.label == Argument.trailing {
        view(argument.value, in: context, depth + 1)
      }
      zone = before
      fuel += reserve
      return
    }
    if name == .Button { return button(call, arguments, in: context, depth) }
    // `PayWithApplePayButton`
    if project.roles.has(name, .button), project.ends(name, with: "Button") { screen.controls += 1 }
    if project.roles.has(name, .input) || project.roles.has(name, .valueInput) { input(name, call, arguments, in: context) }
    // The store's own views show a Close wherever they are presented.
    if project.roles.has(name, .systemController) { return showsSystem(project.text(name)) }
    if project.isGenericView(name, in: context.scope) { return screen.note("`\(project.text(name))` is whatever view the caller says") }
    if !project.isKnownView(name) {
      meetOutside(name)
      if arguments.contains(where: { handsOver($0.value, in: context) }) {
        screen.note("`\(project.text(name))` from outside is handed a binding or the dismissal")
      }
      if zone == .main, arguments.contains(where: { handsClosing($0, in: context) }) { screen.note("`\(project.text(name))` from outside is handed a closure that closes") }
    }
    let holdsRows = name == .ForEach || name == .List && arguments.contains { $0.label == none }
    if name == .List { list(call, named: name, arguments, in: context) }
    if holdsRows { rows += 1 }
    defer { if holdsRows { rows -= 1 } }
    if project.roles.has(name, .hosting) {
      screen.note("`\(project.text(name))` inside SwiftUI")
    }
    let mark = hints.count
    for argument in arguments where argument.label == .placement || argument.label == .role {
      hints += project.words(of: project.node(argument.value, in: context.file).name)
    }
    let bare = showsBar
    if !showsBar, mayBringBar(name, arguments, in: context) { (showsBar, bars) = (true, bars + 1) }
    if project.roles.has(name, .input) {
      // What writes the text, a letter at a time, is no control: `text: store.binding(\.title, Action.setTitle)`.
      for place in arguments.indices where arguments[place].label != .text && arguments[place].label != .value {
        // Return is no button: `onCommit: save`.
        if project.traits(arguments[place].label).contains(.handlerLike) {
          act(arguments[place].value, in: context, as: .gesture)
        } else {
          walkArguments(Arguments(rebasing: arguments[place...place]), in: context, depth)
        }
      }
    } else if !project.isKnownView(name) || arguments.contains(where: { $0.label == .destination }) {
      walkHanded(arguments, to: name, in: context, depth)
    } else {
      let isOfData = holdsRows && arguments.first.map { isData($0, in: context.file) } ?? false
      walkArguments(isOfData ? Arguments(rebasing: arguments[1...]) : arguments, in: context, depth)
    }
    showsBar = bare
    if hints.count > mark { hints.removeSubrange(mark...) }
  }
}
