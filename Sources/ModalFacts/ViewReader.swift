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
    case .pushed: .pushed
    case .prompt: .prompt
    }
  }
}

struct ViewReader {
  let project: Project
  /// Names of the flags and items that drive this presentation.
  let drivers: Set<NameID>
  let words: Words
  var screen = Screen()
  var zone = Zone.main
  /// Types being walked, outermost first.
  var open: [TypeID] = []
  var openFunctions: Set<DeclarationRef> = []
  /// Closures handed to the project's own views: if nobody was seen to call them, they may still run.
  var handed: [(node: NodeID, context: Context)] = []
  /// Words around the current control: placements, container names.
  var hints: [String] = []
  var fuel = 6000
  /// Which arm of a branching content is read, by the branching statement.
  var arms: [NodeRef: NodeID] = [:]
  /// Inside a list's or loop's rows.
  var rows = 0
  /// A modifier further out gives what is read the button trait.
  var hasButtonTrait = false
  /// A modifier further out switches what is read off while a form is untouched.
  var isOffWhileUnfilled = false
  private static let unfilled: Set<String> = ["empty", "valid", "invalid", "filled", "complete", "incomplete"]

  init(_ project: Project, drivers: Set<NameID>, words: Words) {
    self.project = project
    self.drivers = drivers
    self.words = words
  }

  /// Reads content; call once.
  mutating func read(_ node: NodeID, in context: Context) {
    view(node, in: context, 0)
    finish()
  }

  /// Closures that were handed over and led out, but that no control was seen to run.
  private mutating func finish() {
    screen.openDoors()
    guard !screen.exits.contains(where: { $0.kind == .button }) else { return }
    for closure in handed {
      var reader = ActionReader(project, drivers: drivers)
      if reader.run(closure.node, in: closure.context).exit != nil {
        screen.note("a closure that closes is handed on, and nobody was seen to call it")
      }
    }
  }

  // MARK: Expressions

  private mutating func view(_ node: NodeID, in context: Context, _ depth: Int) {
    guard node != none, depth < 90 else { return }
    guard fuel > 0 else { return screen.note("too much to follow") }
    fuel -= 1
    guard let node = project.shipped(node, in: context.file) else { return }
    let expression = project.node(node, in: context.file)
    let context = expression.kind.rawValue > NodeKind.skipped.rawValue ? context.at(node) : context
    switch expression.kind {
    case .name: viewNamed(expression.name, in: context, depth)
    case .member: viewMember(node, expression, in: context, depth)
    case .call: viewCall(node, expression, in: context, depth)
    case .closure:
      let closure = DeclarationRef(file: context.file, index: expression.first)
      view(project[closure].body, in: context.inside(closure), depth + 1)
    case .block, .do, .tuple, .array:
      for child in project.list(of: expression, in: context.file) { view(child, in: context, depth + 1) }
    case .if:
      if let arm = arms[NodeRef(file: context.file, index: node)] { return view(arm, in: context, depth + 1) }
      let parts = project.list(of: expression, in: context.file)
      view(expression.base, in: context, depth + 1)
      if expression.flags.contains(.hasElse), let last = parts.last { view(last, in: context, depth + 1) }
    case .switch:
      if let arm = arms[NodeRef(file: context.file, index: node)] { return view(arm, in: context, depth + 1) }
      for child in project.list(of: expression, in: context.file) { view(child, in: context, depth + 1) }
    case .case, .loop, .return, .guard: view(expression.base, in: context, depth + 1)
    case .ternary:
      for child in project.list(of: expression, in: context.file).dropFirst() { view(child, in: context, depth + 1) }
    case .binary where expression.name == Operators.coalescing.name:
      view(expression.base, in: context, depth + 1)
      view(expression.first, in: context, depth + 1)
    case .cast, .generic: view(expression.base, in: context, depth + 1)
    case .assign: act(node, in: context, as: .button)
    case .declaration: break
    default: break
    }
  }

  /// A bare name where a view stands: a local, a property that is a view, a view handed in.
  private mutating func viewNamed(_ name: NameID, in context: Context, _ depth: Int) {
    if name == Word.`self`.rawValue || name == .content && isModifierContent(context) { return }
    guard let ref = project.meanings(of: name, in: context).first else { return }
    viewOf(ref, in: context, depth)
  }

  private func isModifierContent(_ context: Context) -> Bool {
    guard let type = project.enclosingType(of: context.scope) else { return false }
    return project.isKind(type, of: Known.ViewModifier.name) || project.text(project.types[Int(type)].name).hasSuffix("Style")
  }

  private mutating func viewOf(_ ref: DeclarationRef, in context: Context, _ depth: Int) {
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
        return view(bound.node, in: bound.context, depth + 1)
      }
      if declaration.value != none {
        return view(declaration.value, in: project.valueContext(of: ref, frame: context.frame), depth + 1)
      }
      // A model or a plain value is no view; a view that is handed in is one.
      if project.takesClosure(ref) || isGenericView(ref) { screen.note("the view `\(project.text(declaration.name))` is handed in") }
    case .parameter:
      if let bound = ValueReader(project).argument(for: ref, in: context.frame) {
        return view(bound.node, in: bound.context, depth + 1)
      }
      if project.takesClosure(ref) || isGenericView(ref) { screen.note("the view `\(project.text(declaration.name))` is handed in") }
    case .function:
      enter(ref, frame: context.frame, depth)
    default: break
    }
  }

  /// Typed by a generic parameter such as `Content`, or by `AnyView`.
  private func isGenericView(_ ref: DeclarationRef) -> Bool {
    let type = project[ref].type
    guard type != none else { return false }
    let node = project.node(type, in: ref.file)
    guard node.kind == .name else { return false }
    return node.name == .AnyView || project.text(node.name) == "Content" || node.name == .View
  }

  private mutating func viewMember(_ node: NodeID, _ member: Node, in context: Context, _ depth: Int) {
    guard member.base != none else { return }
    let members = project.members(named: member.name, of: project.typesOf(member.base, in: context))
    if let first = members.first { return viewOf(first, in: context, depth) }
    let base = project.node(member.base, in: context.file)
    if base.kind == .name, base.name != Word.`self`.rawValue, !project.startsUppercase(base.name) {
      return screen.note("the view `\(project.text(base.name)).\(project.text(member.name))` is made where it cannot be seen")
    }
    view(member.base, in: context, depth + 1)
  }

  /// Walks a getter's or function's body.
  private mutating func enter(_ function: DeclarationRef, frame: Frame?, _ depth: Int) {
    guard !project.isInactive(function), openFunctions.insert(function).inserted else { return }
    defer { openFunctions.remove(function) }
    let body = project[function].body
    guard body != none else { return }
    view(body, in: Context(file: function.file, scope: function, position: body, frame: frame), depth + 1)
  }

  // MARK: Calls

  private mutating func viewCall(_ node: NodeID, _ call: Node, in context: Context, _ depth: Int) {
    let callee = project.node(call.base, in: context.file)
    let arguments = project.arguments(of: call, in: context.file)
    let ref = NodeRef(file: context.file, index: node)
    switch callee.kind {
    case .name, .generic:
      let name = callee.kind == .generic ? project.node(callee.base, in: context.file).name : callee.name
      if project.startsUppercase(name) {
        viewMade(name, project.madeTypes(named: name, in: context), ref, arguments, in: context, depth)
        return
      }
      let meanings = project.matching(project.meanings(of: name, in: context), arguments)
      if let function = meanings.first, isViewBuilder(function) {
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

  private func isInsideView(_ context: Context) -> Bool {
    guard let type = project.enclosingType(of: context.scope) else { return false }
    let info = project.types[Int(type)]
    return info.isExternal ? isViewName(info.name) : project.isView(type)
  }

  /// Whether the member around gives back a view, and no closure stands between.
  private func isViewFunction(_ context: Context) -> Bool {
    guard let scope = context.scope else { return false }
    let kind = project[scope].kind
    return (kind == .function || kind == .variable) && isViewName(project[scope].type, in: scope.file)
  }

  /// A function that gives back a view, by its declared type or because it is a view builder.
  private func isViewBuilder(_ function: DeclarationRef) -> Bool {
    let declaration = project[function]
    if declaration.kind == .variable || declaration.kind == .parameter { return project.takesClosure(function) && returnsView(function) }
    guard declaration.kind == .function else { return false }
    if project.attributes(of: function).contains(where: { project.text($0.name).hasSuffix("Builder") }) { return true }
    return isViewName(declaration.type, in: function.file)
  }

  private func returnsView(_ ref: DeclarationRef) -> Bool {
    let type = project[ref].type
    guard type != none else { return false }
    let node = project.node(type, in: ref.file)
    // A closure that gives back something, where a view stands, gives back a view.
    guard node.kind == .functionType, node.base != none else { return isViewName(type, in: ref.file) }
    let result = project.node(node.base, in: ref.file)
    return !(result.kind == .tuple && result.count == 0) && project.text(result.name) != "Void"
  }

  private func isViewName(_ type: NodeID, in file: Int32) -> Bool {
    guard type != none else { return false }
    let node = project.node(type, in: file)
    switch node.kind {
    case .generic: return isViewName(node.base, in: file)
    case .name, .member:
      if isViewName(node.name) { return true }
      return (project.typesByName[node.name] ?? []).contains { project.isView($0) }
    case .composition: return project.list(of: node, in: file).contains { isViewName($0, in: file) }
    default: return false
    }
  }

  func isViewName(_ name: NameID) -> Bool { project.traits(name).contains(.viewLike) }

  private mutating func viewOfCall(_ function: DeclarationRef, _ call: NodeRef, in context: Context, _ depth: Int) {
    let declaration = project[function]
    if declaration.kind != .function { return viewOf(function, in: context, depth) }
    let frame = Frame(function: function, type: nil, call: call, caller: context)
    guard frame.depth < 30 else { return screen.note("too many views deep") }
    enter(function, frame: frame, depth)
  }

  private func isModifier(_ name: NameID) -> Bool {
    let roles = project.roles
    return roles.has(name, .sheet) || roles.has(name, .cover) || roles.has(name, .popover) || roles.has(name, .dialog)
      || roles.has(name, .codeOnly) || roles.has(name, .gesture) || roles.has(name, .guardian) || roles.has(name, .inspector)
  }

  // MARK: Values that are made

  private mutating func viewMade(
    _ name: NameID, _ types: [TypeRef], _ call: NodeRef, _ arguments: ArraySlice<Argument>, in context: Context, _ depth: Int
  ) {
    for type in types {
      guard case .project(let id) = type else {
        viewExternal(name, call, arguments, in: context, depth)
        continue
      }
      enter(id, call, arguments, in: context, depth)
    }
  }

  /// A view of the project's own.
  private mutating func enter(
    _ type: TypeID, _ call: NodeRef, _ arguments: ArraySlice<Argument>, in context: Context, _ depth: Int
  ) {
    let info = project.types[Int(type)]
    guard open.filter({ $0 == type }).count < 2 else { return }
    for argument in arguments where project.node(argument.value, in: context.file).kind == .closure {
      handed.append((argument.value, context))
    }
    let frame = Frame(function: nil, type: type, call: call, caller: context)
    guard frame.depth < 30 else { return screen.note("too many views deep") }
    open.append(type)
    defer { open.removeLast() }
    let external = project.ancestors(of: type).external
    if external.contains(Known.UIViewControllerRepresentable.name) || external.contains(Known.UIViewRepresentable.name) {
      return enterRepresentable(type, frame)
    }
    let body = project.members(named: Known.body.name, of: type)
    if body.isEmpty {
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

  /// UIKit inside SwiftUI: a system controller brings its exit, anything else may close from its coordinator.
  private mutating func enterRepresentable(_ type: TypeID, _ frame: Frame) {
    let name = project.text(project.types[Int(type)].name)
    for make in project.members(named: Known.makeUIViewController.name, of: type) {
      var reader = ValueReader(project)
      let values = reader.returns(of: make, in: Context(file: make.file, scope: make, position: none, frame: frame), 0)
      for value in values {
        if case .external(let made) = value.kind, project.roles.has(made, .systemController) {
          screen.isSystem = true
          return
        }
      }
      if values.count == 1, case .type(let id) = values[0].kind, project.isViewController(id) {
        var reader = ControllerReader(project, drivers: drivers, words: words)
        reader.read(id, made: values[0].made)
        reader.merge(screen)
        screen = reader.screen
        return
      }
      let returned = project.typesOf(declaration: make)
      if returned.contains(where: { if case .external(let made) = $0 { project.roles.has(made, .systemController) } else { false } }) {
        screen.isSystem = true
        return
      }
      screen.note("`\(name)` shows a UIKit controller")
      return
    }
    // A UIKit view: what its coordinator does is not followed, but whether it closes is.
    for part in project.types[Int(type)].parts {
      let declaration = project[part]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let node = project.node(index, in: part.file)
        guard node.kind == .call else { continue }
        let callee = project.node(node.base, in: part.file)
        if callee.kind == .name || callee.kind == .member, project.roles.has(callee.name, .exit) || project.takesPartInClosing(callee.name) {
          return screen.note("`\(name)` may close from UIKit")
        }
      }
    }
    let external = project.members(named: Known.makeUIView.name, of: type)
    for make in external {
      let text = project.typesOf(declaration: make)
      if text.contains(where: { if case .external(let made) = $0 { made == .UITextView || made == .UITextField } else { false } }) {
        screen.note("`\(name)` holds text of UIKit's")
      }
    }
  }

  /// A view from outside: controls act, inputs are noted, everything else is looked through.
  private mutating func viewExternal(
    _ name: NameID, _ call: NodeRef, _ arguments: ArraySlice<Argument>, in context: Context, _ depth: Int
  ) {
    let roles = project.roles
    if name == .NavigationLink {
      let before = zone
      if zone == .main { zone = .pushed }
      for argument in arguments where argument.label == .destination || argument.label == Argument.trailing {
        view(argument.value, in: context, depth + 1)
      }
      zone = before
      return
    }
    if name == .Button { return button(call, arguments, in: context, depth) }
    if roles.has(name, .input) || roles.has(name, .valueInput) { input(name, call, arguments, in: context) }
    // The store's own views show a Close wherever they are presented.
    if roles.has(name, .systemController) {
      screen.isSystem = true
      return
    }
    if !isKnown(name), arguments.contains(where: { handsOver($0.value, in: context) }) {
      screen.note("`\(project.text(name))` from outside is handed a binding or the dismissal")
    }
    let holdsRows = name == .ForEach || name == .List && arguments.contains { $0.label == none }
    if holdsRows { rows += 1 }
    defer { if holdsRows { rows -= 1 } }
    if roles.has(name, .hosting) {
      screen.note("`\(project.text(name))` inside SwiftUI")
    }
    let mark = hints.count
    for argument in arguments where argument.label == .placement || argument.label == .role {
      hints += splitWords(project.text(project.node(argument.value, in: context.file).name))
    }
    walkArguments(arguments, in: context, depth)
    hints.removeSubrange(mark...)
  }

  /// Whether a name stands for a property or function that gives a view.
  private func isViewNamed(_ node: NodeID, in context: Context) -> Bool {
    let expression = project.node(node, in: context.file)
    guard expression.kind == .name || project.isSelf(expression.base, in: context.file),
      let ref = project.meanings(of: expression.name, in: context).first
    else { return false }
    return project[ref].kind != .parameter && (isViewName(project[ref].type, in: ref.file) || project.hasAttribute(ref, Known.ViewBuilder.name))
  }

  /// A view or control of SwiftUI's that is known to do nothing by itself.
  func isKnown(_ name: NameID) -> Bool {
    let roles = project.roles
    return project.isSystemView(name) || roles.has(name, .button) || roles.has(name, .input)
      || roles.has(name, .valueInput) || project.text(name).hasPrefix("Toolbar")
  }

  /// `$isPresented`, `dismiss`, `self`: with one of these, a view from outside may close the modal.
  private func handsOver(_ node: NodeID, in context: Context) -> Bool {
    let expression = project.node(node, in: context.file)
    guard expression.kind == .name else { return false }
    if expression.name == .dismiss || expression.name == Word.`self`.rawValue { return true }
    let name = project.unprojected(expression.name)
    return name != expression.name && (project.flagNames.contains(name) || project.bindingNames.contains(name))
  }

  private mutating func walkArguments(_ arguments: ArraySlice<Argument>, in context: Context, _ depth: Int) {
    for argument in arguments {
      switch project.node(argument.value, in: context.file).kind {
      case .closure, .call, .ternary, .array, .if, .switch: view(argument.value, in: context, depth + 1)
      case .name:
        // A view by name: `content: rows`, `leading: backButton`.
        if argument.label == .content || argument.label == .label || argument.label == .destination || isViewNamed(argument.value, in: context) {
          view(argument.value, in: context, depth + 1)
        } else if argument.label == .action || project.text(argument.label).hasPrefix("on") {
          act(argument.value, in: context, as: .button)
        }
      case .member:
        if argument.label == .content || argument.label == .destination || isViewNamed(argument.value, in: context) { view(argument.value, in: context, depth + 1) }
      default: break
      }
    }
  }

  // MARK: Modifiers and methods

  private mutating func viewMethod(
    _ callee: Node, _ call: NodeRef, _ arguments: ArraySlice<Argument>, in context: Context, _ depth: Int
  ) {
    let name = callee.name
    if name == .navigationTransition { screen.isZoomed = true }
    if name == .disabled, let first = arguments.first {
      var condition: [String] = []
      collectWords(first.value, in: context, &condition, 0)
      if condition.contains(where: { Self.unfilled.contains($0) }) {
        let before = isOffWhileUnfilled
        isOffWhileUnfilled = true
        defer { isOffWhileUnfilled = before }
        return view(callee.base, in: context, depth + 1)
      }
    }
    if name == .accessibilityAddTraits, arguments.contains(where: { containsName(.isButton, in: $0.value, context.file) }) {
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
    if isModifier(name) {
      viewModifier(name, call, arguments, in: context, depth)
      return view(callee.base, in: context, depth + 1)
    }
    // A modifier that the project does not declare, on a view that is made right here: most of them.
    if project.declarations[name].isEmpty, isMadeHere(callee.base, in: context) {
      return passModifier(name, callee, arguments, in: context, depth)
    }
    let base = project.node(callee.base, in: context.file)
    let owners = project.typesOf(callee.base, in: context)
    var isOnView = owners.isEmpty
    for owner in owners {
      switch owner {
      case .project(let id): if project.isView(id) { isOnView = true }
      // A value from outside that is made right here, in a view builder, is a view.
      case .external(let outside): if isViewName(outside) || isMadeHere(callee.base, in: context) { isOnView = true }
      }
    }
    let isOwn = base.kind == .name && (base.name == Word.`self`.rawValue || base.name == Word.super.rawValue)
    var meanings = project.matching(project.members(named: name, of: owners), arguments)
    if meanings.isEmpty, isOnView || isOwn { meanings = project.matching(viewExtensions(named: name), arguments) }
    let builders = meanings.filter { isViewBuilder($0) }
    if let function = builders.first {
      viewOfCall(function, call, in: context, depth)
      for argument in arguments where project.node(argument.value, in: context.file).kind == .closure {
        handed.append((argument.value, context))
      }
      if !isOwn, isOnView { view(callee.base, in: context, depth + 1) }
      return
    }
    if isOwn, meanings.isEmpty, isInsideView(context), !project.roles.has(name, .exit) {
      // `self.modifier(…)` inside an extension of `View`.
      return walkArguments(arguments, in: context, depth)
    }
    if isOwn || !meanings.isEmpty || !isOnView {
      // A method of a model or of this view: something is done.
      return act(call.index, in: context, as: .button)
    }
    if base.kind == .name, !project.startsUppercase(base.name), isAction(name, base, in: context) {
      return act(call.index, in: context, as: .button)
    }
    passModifier(name, callee, arguments, in: context, depth)
  }

  /// A modifier that adds what it is given; then what it is called on.
  private mutating func passModifier(
    _ name: NameID, _ callee: Node, _ arguments: ArraySlice<Argument>, in context: Context, _ depth: Int
  ) {
    let before = zone
    if name == .navigationDestination, zone == .main { zone = .pushed }
    walkArguments(arguments, in: context, depth)
    zone = before
    view(callee.base, in: context, depth + 1)
  }

  private func containsName(_ name: Known, in node: NodeID, _ file: Int32) -> Bool {
    let expression = project.node(node, in: file)
    if expression.kind == .array { return project.list(of: expression, in: file).contains { containsName(name, in: $0, file) } }
    return expression.kind == .member && expression.name == name
  }

  /// Whether a chain begins with `Name(…)`, not with `Name.shared` or a variable.
  private func isMadeHere(_ node: NodeID, in context: Context) -> Bool {
    var current = node
    for _ in 0..<200 {
      let expression = project.node(current, in: context.file)
      switch expression.kind {
      case .call:
        let callee = project.node(expression.base, in: context.file)
        if callee.kind == .name || callee.kind == .generic {
          let name = callee.kind == .generic ? project.node(callee.base, in: context.file).name : callee.name
          return project.startsUppercase(name)
        }
        current = expression.base
      case .member:
        // `SwiftUI.Button(…)`.
        if project.startsUppercase(expression.name) { return true }
        guard expression.base != none else { return false }
        current = expression.base
      default: return false
      }
    }
    return true
  }

  /// `router.close()`, `presentation.wrappedValue.dismiss()`: nothing that looks like a view.
  private func isAction(_ name: NameID, _ base: Node, in context: Context) -> Bool {
    if project.roles.has(name, .exit) || name == .toggle || name == .callAsFunction || name == .send { return true }
    guard let ref = project.meanings(of: base.name, in: context).first else { return false }
    return !project.hasAttribute(ref, Known.ViewBuilder.name) && !isViewName(project[ref].type, in: ref.file)
      && project[ref].kind != .function && ValueReader(project).getter(of: ref) == nil && project[ref].type != none
  }

  /// The project's own modifiers: extensions of `View` and of other types from outside.
  private func viewExtensions(named name: NameID) -> [DeclarationRef] {
    project.declarations[name].filter { ref in
      guard project[ref].kind == .function, !project.isInactive(ref),
        let type = project.enclosingType(of: project.parent(of: ref))
      else { return false }
      let info = project.types[Int(type)]
      return info.isExternal || info.kind == .protocol
    }
  }

  private mutating func viewModifier(
    _ name: NameID, _ call: NodeRef, _ arguments: ArraySlice<Argument>, in context: Context, _ depth: Int
  ) {
    let roles = project.roles
    if roles.has(name, .guardian) { return guardian(name, arguments, in: context) }
    if roles.has(name, .codeOnly) { return observe(name, call, arguments, in: context) }
    if roles.has(name, .gesture) {
      for argument in arguments {
        var reader = ActionReader(project, drivers: drivers)
        let outcome = reader.run(argument.value, in: context)
        guard outcome.exit != nil else { continue }
        addExit(zone.exit(hasButtonTrait ? .button : .gesture), title: project.text(name), outcome, call)
      }
      return
    }
    if roles.has(name, .dialog) { return prompt(arguments, in: context, depth) }
    if roles.has(name, .sheet) || roles.has(name, .cover) || roles.has(name, .popover) || roles.has(name, .inspector)
      || roles.has(name, .systemSheet)
    {
      // Another modal on top: not this screen, unless it closes this one too.
      for argument in arguments where project.node(argument.value, in: context.file).kind == .closure {
        nested(argument.value, in: context)
      }
      return
    }
    walkArguments(arguments, in: context, depth)
  }

  /// Closures that run without a person's doing.
  private mutating func observe(_ name: NameID, _ call: NodeRef, _ arguments: ArraySlice<Argument>, in context: Context) {
    let observed = arguments.first.map { project.node($0.value, in: context.file) }
    for argument in arguments where project.node(argument.value, in: context.file).kind == .closure {
      var reader = ActionReader(project, drivers: drivers)
      let outcome = reader.run(argument.value, in: context)
      if let steps = outcome.exit {
        addExit(.code, title: project.text(name), outcome, call)
        if let observed, observed.kind == .name || observed.kind == .member {
          let watched = project.unprojected(observed.name)
          screen.doors[watched] = Door(steps: ["`\(project.text(watched))` observed"] + steps, isCommit: false)
        }
      }
      let isLeaving = name == .onDisappear || name == .onChange || name == .onReceive
      if isLeaving, outcome.keeps { screen.kept.formUnion(outcome.touched) }
    }
  }

  /// An alert or dialog on top: whoever opens it can leave by its actions.
  private mutating func prompt(_ arguments: ArraySlice<Argument>, in context: Context, _ depth: Int) {
    let before = (zone, screen.exits.count)
    zone = .prompt
    walkArguments(arguments, in: context, depth)
    zone = before.0
    let found = screen.exits[before.1...]
    guard let first = found.first else { return }
    let isCommit = found.allSatisfy { words.isCommit(splitWords($0.title)) }
    for argument in arguments {
      let node = project.node(argument.value, in: context.file)
      guard node.kind == .name || node.kind == .member else { continue }
      screen.doors[project.unprojected(node.name)] = Door(steps: ["prompt"] + first.steps, isCommit: isCommit)
    }
  }

  /// Whether the content of a modal on top hands on something that closes this one.
  private mutating func nested(_ node: NodeID, in context: Context) {
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

  private mutating func guardian(_ name: NameID, _ arguments: ArraySlice<Argument>, in context: Context) {
    var title: [String] = []
    var refuses: Bool? = true
    if let first = arguments.first {
      refuses = project.literal(first.value, in: context)
      collectWords(first.value, in: context, &title, 0)
    }
    guard refuses != false else { return }
    // Refusing while it sends guards the sending, not the draft.
    guard refuses == true || !words.isBusy(title) else { return }
    screen.guards.append(Guard(name: project.text(name), isUnconditional: refuses == true))
  }
}

extension Project {
  /// Names that usually end a modal from a delegate's or coordinator's code.
  func takesPartInClosing(_ name: NameID) -> Bool {
    let text = text(name).lowercased()
    return text.hasPrefix("dismiss") || text.hasPrefix("close") || text.hasPrefix("onclose") || text.hasPrefix("ondismiss")
      || text.hasPrefix("oncancel") || text.hasPrefix("ondone") || text.hasPrefix("onfinish") || text.hasPrefix("oncompletion")
      || text == "completion" || text == "callback"
  }
}
