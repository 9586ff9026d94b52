// Whether something says where a popover points: on the controller by any of its names, through its
// `popoverPresentationController` by any of that one's, in helpers and closures that are handed either, in
// the class itself, in a delegate, or in a `present` of the project's own.

import SwiftScan

struct AnchorReader {
  let project: Project
  let paths: PadPaths
  /// The call that presents, and those of wrappers that lead to it.
  let events: [NodeRef]
  /// The calls of factories that lead to where it is made.
  let makers: [NodeRef]
  /// The wrappers' frames, for parameters that are handed `nil`.
  let frames: [Frame?]
  /// What was looked at.
  private var seen: Set<Name> = []
  private var unseen: Unseen?
  /// The call that makes it.
  private(set) var made: NodeRef?
  /// Where its style is set.
  private(set) var styled: [NodeRef] = []
  /// What some callers leave out, where that alone would say where it points.
  var leftOut: LeftOut?

  /// What a name stands for.
  enum Role {
    case controller, popover
  }

  private struct Name: Hashable {
    var declaration: DeclarationRef
    var role: Role
  }

  init(_ project: Project, events: [NodeRef], makers: [NodeRef] = [], frames: [Frame?]) {
    self.project = project
    paths = PadPaths(project: project)
    self.events = events
    self.makers = makers
    self.frames = frames
  }

  /// The answer for a controller with these names, of these classes.
  mutating func anchor(of value: Value) -> PopoverAnchor {
    made = value.made?.node
    styled = project.settings(ofPresented: value).filter { $0.path == [Known.modalPresentationStyle.name] }.map(\.node)
    for alias in value.aliases + value.containers.flatMap(\.aliases) where isAnchored(alias, as: .controller) { return .found }
    if let made = value.made, isAnchoredWhereMade(made.node) { return .found }
    for helper in value.helpers where isAnchored(by: helper) { return .found }
    for type in value.containers.compactMap(\.type) + [typeOf(value)].compactMap({ $0 }) where isAnchoredByItself(type) { return .found }
    if case .external(let name) = value.kind {
      for extended in project.typesByName[name] where isAnchoredByItself(extended) { return .found }
    }
    for event in events + makers where isAnchoredInArgument(of: event) { return .found }
    if let unseen { return .unseen(unseen) }
    return .absent
  }

  private func typeOf(_ value: Value) -> TypeID? { if case .type(let id) = value.kind { id } else { nil } }

  // MARK: By name

  /// Whether a name's popover is anchored, wherever the name can be seen.
  private mutating func isAnchored(_ alias: DeclarationRef, as role: Role, _ depth: Int = 0) -> Bool {
    guard depth < 6, seen.insert(Name(declaration: alias, role: role)).inserted, let owner = project.parent(of: alias) else { return false }
    if setsSource(inValueOf: alias) { return true }
    var parts = [owner]
    if project[owner].kind.isType, let type = project.type(of: owner) { parts = project.types[Int(type)].parts }
    for part in parts {
      let scope = project[part]
      for index in scope.nodeStart..<scope.nodeEnd {
        let node = project.node(index, in: part.file)
        guard node.kind == .assign || node.kind == .call, !node.flags.contains(.inactive) else { continue }
        let ref = NodeRef(file: part.file, index: index)
        if node.kind == .assign ? isAnchor(assignment: node, ref, alias, role, depth) : isAnchor(call: node, ref, alias, role, depth) {
          return true
        }
      }
      let all = project.files[Int(part.file)].declarations
      for index in (part.index + 1)..<max(scope.end, part.index + 1) {
        let declaration = all[Int(index)]
        guard declaration.kind == .variable || declaration.kind == .binding, declaration.value != none else { continue }
        let ref = DeclarationRef(file: part.file, index: index)
        guard ref != alias, let next = self.role(of: declaration.value, in: project.valueContext(of: ref, frame: nil), alias, role) else { continue }
        if isAnchored(ref, as: next, depth + 1) { return true }
      }
    }
    return false
  }

  /// `let sheet = make().with { $0.popoverPresentationController?.sourceView = view }`
  private func setsSource(inValueOf alias: DeclarationRef) -> Bool {
    let declaration = project[alias]
    guard declaration.kind == .variable, declaration.value != none, project.node(declaration.value, in: alias.file).kind == .call else { return false }
    return mentionsSource(alias)
  }

  /// Whether an expression may be a path from this name: most in a class speak of others.
  private func ends(_ node: NodeID, with name: NameID, in file: Int32) -> Bool {
    var current = node
    for _ in 0..<10 where current != none {
      let expression = project.node(current, in: file)
      switch expression.kind {
      case .name: return expression.name == name
      case .member:
        if expression.name == name { return true }
        current = expression.base
      case .cast: current = expression.base
      case .tuple: return true
      default: return false
      }
    }
    return false
  }

  /// What an expression is, if it is the alias or its popover.
  private func role(of node: NodeID, in context: Context, _ alias: DeclarationRef, _ role: Role) -> Role? {
    guard let path = project.path(node, from: alias, in: context) else { return nil }
    return self.role(behind: path[...], role)
  }

  private func role(behind path: ArraySlice<NameID>, _ role: Role) -> Role? {
    if path.isEmpty { return role }
    // A root speaks of the container around it.
    let path = path.first == Known.navigationController.name ? path.dropFirst() : path
    guard role == .controller, path.count == 1, let only = path.first, Self.isPopover(only) || isNamedPopover(only) else { return nil }
    return .popover
  }

  /// A property of the project's own that gives back what presents a controller.
  private func isNamedPopover(_ name: NameID) -> Bool {
    project.declarations[name].contains { property in
      guard project[property].kind == .variable, let getter = ValueReader(project).getter(of: property),
        let type = project.enclosingType(of: project.parent(of: property)), project.types[Int(type)].isExternal || project.isViewController(type)
      else { return false }
      let body = project.node(project[getter].body, in: property.file)
      guard body.kind == .block, body.count == 1, let only = project.list(of: body, in: property.file).first else { return false }
      let statement = project.node(only, in: property.file)
      return isOwnPopover(statement.kind == .return ? statement.base : only, in: Context(file: property.file, scope: getter, position: only, frame: nil))
    }
  }

  static func isPopover(_ name: NameID) -> Bool { name == .popoverPresentationController || name == .presentationController }
  static func isSource(_ name: NameID) -> Bool { name == .sourceView || name == .sourceItem || name == .barButtonItem }

  // MARK: Assignments

  private mutating func isAnchor(
    assignment node: Node, _ ref: NodeRef, _ alias: DeclarationRef, _ role: Role, _ depth: Int
  ) -> Bool {
    let name = project[alias].name
    guard ends(node.base, with: name, in: ref.file) || ends(node.first, with: name, in: ref.file) else { return false }
    let context = project.context(of: ref)
    if let path = project.path(node.base, from: alias, in: context), let last = path.last, self.role(behind: path.dropLast(), role) == .popover {
      if Self.isSource(last) { return counts(ref) && !isNil(node.first, in: context) && !isLeftOut(node.first, in: context) }
      return last == .delegate && counts(ref) && anchors(delegate: node.first, in: context)
    }
    // `sheet.popoverSource = button`, which the project adds to controllers.
    if role == .controller, let path = project.path(node.base, from: alias, in: context), path.count == 1, isSetter(path[0]) {
      return counts(ref) && !isNil(node.first, in: context)
    }
    // `(popover.sourceView, popover.sourceRect) = (button, button.bounds)`
    if project.node(node.base, in: ref.file).kind == .tuple {
      return counts(ref) && project.list(of: project.node(node.base, in: ref.file), in: ref.file).contains { part in
        guard let path = project.path(part, from: alias, in: context), let last = path.last else { return false }
        return Self.isSource(last) && self.role(behind: path.dropLast(), role) == .popover
      }
    }
    // The same controller, or its popover, by another name.
    guard let next = self.role(of: node.first, in: context, alias, role) else { return false }
    let left = project.node(node.base, in: ref.file)
    guard left.kind == .name || left.kind == .member && project.isSelf(left.base, in: ref.file),
      let other = project.meanings(of: left.name, in: context).first, other != alias
    else { return false }
    return isAnchored(other, as: next, depth + 1)
  }

  /// Whether a property of the project's sets a source as it is set.
  private func isSetter(_ name: NameID) -> Bool {
    project.declarations[name].contains { property in
      project[property].kind == .variable && (project.setters(of: property) + project.observers(of: property)).contains { mentionsSource($0) }
    }
  }

  /// Whether a statement runs where the controller is presented, on an iPad.
  private func counts(_ statement: NodeRef) -> Bool {
    guard !events.isEmpty else { return !paths.isSkipped(statement) }
    let member = project.enclosingMember(of: project.scope(of: statement))
    func isHere(_ call: NodeRef) -> Bool { call.file == statement.file && project.enclosingMember(of: project.scope(of: call)) == member }
    return events.allSatisfy { !isHere($0) || paths.runs(statement, with: $0) && !isCompletion(statement, of: $0) }
      && makers.allSatisfy { !isHere($0) || paths.runs(statement, with: $0, isStart: true) } && !paths.isSkipped(statement)
  }

  /// Whether a statement stands in a closure that `present` itself runs when it is done.
  private func isCompletion(_ statement: NodeRef, of event: NodeRef) -> Bool {
    let starts = project.files[Int(event.file)].starts
    guard statement.index < event.index, project.roles.has(project.node(project[event].base, in: event.file).name, .present) else { return false }
    return paths.around(statement).contains { outer in
      outer.node < event.index && starts[Int(outer.node)] > starts[Int(event.index)]
        && project.node(outer.node, in: event.file).kind == .closure
    }
  }

  /// Whether a popover's delegate is asked for the place before it shows.
  private mutating func anchors(delegate: NodeID, in context: Context) -> Bool {
    let types = project.typesOf(delegate, in: context)
    if types.isEmpty {
      unseen = unseen ?? Unseen("the popover's delegate may say where it points")
      return false
    }
    return types.contains { type in
      guard case .project(let id) = type else { return false }
      let asked = project.members(named: Known.prepareForPopoverPresentation.name, of: id)
      return asked.contains { method in
        mentionsSource(method) || project.parameters(of: method).first.map { isAnchored($0, as: .popover) } ?? false
      }
    }
  }

  /// Whether a function or closure sets a source of anything.
  private func mentionsSource(_ function: DeclarationRef) -> Bool {
    let declaration = project[function]
    return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
      let node = project.node(index, in: function.file)
      return node.kind == .assign && Self.isSource(project.node(node.base, in: function.file).name)
        && project.node(node.first, in: function.file).kind != .nil
    }
  }

  // MARK: Calls

  private mutating func isAnchor(call node: Node, _ ref: NodeRef, _ alias: DeclarationRef, _ role: Role, _ depth: Int) -> Bool {
    // The wrappers on the way are read by their parameters.
    if events.contains(ref) || makers.contains(ref) { return false }
    let name = project[alias].name
    let arguments = project.arguments(of: node, in: ref.file)
    let context = project.context(of: ref)
    let callee = project.node(node.base, in: ref.file)
    // `[sheet].forEach(anchor)`
    if callee.kind == .member, callee.base != none {
      let array = project.node(callee.base, in: ref.file)
      for element in array.kind == .array ? Array(project.list(of: array, in: ref.file)) : [] {
        guard let each = self.role(of: element, in: context, alias, role) else { continue }
        return anchors(method: callee.name, of: each, callee, arguments, ref, depth)
      }
    }
    guard ends(node.base, with: name, in: ref.file) || arguments.contains(where: { ends($0.value, with: name, in: ref.file) }) else { return false }
    if callee.kind == .member, let path = project.path(node.base, from: alias, in: context), let method = path.last,
      let receiver = self.role(behind: path.dropLast(), role)
    {
      if anchors(method: method, of: receiver, callee, arguments, ref, depth) { return true }
    }
    for argument in arguments {
      guard let handed = self.role(of: argument.value, in: context, alias, role) else { continue }
      if anchors(handedTo: node, callee, argument, as: handed, ref, depth) { return true }
    }
    return false
  }

  /// `sheet.point(at: view)`, `sheet.with { $0.popoverPresentationController?.sourceView = view }`.
  private mutating func anchors(
    method: NameID, of role: Role, _ callee: Node, _ arguments: Arguments, _ ref: NodeRef, _ depth: Int
  ) -> Bool {
    let context = project.context(of: ref)
    for argument in arguments {
      // `popover.map(anchor.apply(to:))`
      var value = project.node(project.called(argument.value, in: ref.file), in: ref.file)
      // `let anchor: (UIPopoverPresentationController) -> Void = { … }`
      if value.kind == .name, let kept = project.meanings(of: value.name, in: context).first, kept.file == ref.file, project[kept].kind == .variable,
        project[kept].value != none
      {
        value = project.node(project[kept].value, in: ref.file)
      }
      if value.kind == .name, let kept = project.meanings(of: value.name, in: context).first, project.takesClosure(kept), counts(ref) {
        unseen = unseen ?? Unseen("a stored closure is handed it")
      }
      if value.kind == .name || value.kind == .member {
        for function in project.declarations[value.name].prefix(8) where project[function].kind == .function && counts(ref) {
          if let parameter = project.parameters(of: function).first, isAnchored(parameter, as: role, depth + 1) { return true }
        }
      }
      guard value.kind == .closure else { continue }
      let closure = DeclarationRef(file: ref.file, index: value.first)
      if setsSource(closure, ofItsValue: role), counts(ref) { return true }
    }
    var functions = project.members(named: method, of: project.typesOf(callee.base, in: context))
    if functions.isEmpty { functions = Declarations(project.declarations[method], where: { project[$0].kind == .function }) }
    if functions.isEmpty {
      // Another module's: `sheet.anchor(to: button)`.
      if !isHarmless(method), !Self.ofControllers.contains(project.text(method)), Self.otherWork.isDisjoint(with: project.words(of: method)), counts(ref) {
        unseen = unseen ?? Unseen("`\(project.text(method))` is called on it")
      }
      return false
    }
    functions = project.matching(functions, arguments)
    for function in functions.prefix(6) where project[function].kind == .function && anchorsSelf(function, role, depth) && counts(ref) {
      return true
    }
    return false
  }

  /// Whether a closure sets a source through what it is handed.
  private func setsSource(_ closure: DeclarationRef, ofItsValue role: Role) -> Bool {
    let declaration = project[closure]
    let parameter = project.parameters(of: closure).first.map { project[$0].name } ?? Word.dollarZero.rawValue
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: closure.file)
      guard node.kind == .assign, Self.isSource(project.node(node.base, in: closure.file).name) else { continue }
      guard let path = project.path(node.base, from: parameter, in: closure.file) else {
        if mentionsSource(closure), role == .controller { return true }
        continue
      }
      if self.role(behind: path.dropLast()[...], role) == .popover { return true }
    }
    return false
  }

  /// Whether a method anchors what it is called on.
  private mutating func anchorsSelf(_ function: DeclarationRef, _ role: Role, _ depth: Int) -> Bool {
    guard depth < 6, project[function].body != none else { return false }
    let declaration = project[function]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: function.file)
      let ref = NodeRef(file: function.file, index: index)
      switch node.kind {
      case .assign:
        let left = project.node(node.base, in: function.file)
        guard Self.isSource(left.name), project.node(node.first, in: function.file).kind != .nil else { continue }
        if role == .popover, left.kind == .name || project.isSelf(left.base, in: function.file) { return true }
        if role == .controller, isOwnPopover(left.base, in: project.context(of: ref)) { return true }
      case .call:
        let callee = project.node(node.base, in: function.file)
        // `popoverPresentationController?.point(at: view)`, `anchor(popoverPresentationController, view)`
        if role == .controller {
          let context = project.context(of: ref)
          let arguments = project.arguments(of: node, in: ref.file)
          if callee.kind == .member, isOwnPopover(callee.base, in: context), anchors(method: callee.name, of: .popover, callee, arguments, ref, depth + 1) { return true }
          for argument in arguments where isOwnPopover(argument.value, in: context) {
            if anchors(handedTo: node, callee, argument, as: .popover, ref, depth + 1) { return true }
          }
        }
        // One method of its own calls another.
        guard callee.kind == .name || callee.kind == .member && project.isSelf(callee.base, in: function.file), callee.name != none,
          let type = project.enclosingType(of: project.parent(of: function))
        else { continue }
        for next in project.members(named: callee.name, of: type).prefix(3) where next != function && project[next].kind == .function {
          if seen.insert(Name(declaration: next, role: role)).inserted, anchorsSelf(next, role, depth + 1) { return true }
        }
      default: continue
      }
    }
    return false
  }

  /// `popoverPresentationController` of the object itself, or a local that holds it.
  private func isOwnPopover(_ node: NodeID, in context: Context, _ depth: Int = 0) -> Bool {
    guard node != none, depth < 4 else { return false }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .name:
      if Self.isPopover(expression.name) { return true }
      guard let ref = project.meanings(of: expression.name, in: context).first, project[ref].value != none,
        project[ref].kind == .binding || project[ref].kind == .variable
      else { return false }
      return isOwnPopover(project[ref].value, in: project.valueContext(of: ref, frame: nil), depth + 1)
    case .member: return Self.isPopover(expression.name) && project.isSelf(expression.base, in: context.file)
    case .cast: return isOwnPopover(expression.base, in: context, depth + 1)
    default: return false
    }
  }

  /// Whether a function anchors the controller, or the popover, that it is handed.
  private mutating func anchors(
    handedTo node: Node, _ callee: Node, _ argument: Argument, as role: Role, _ ref: NodeRef, _ depth: Int
  ) -> Bool {
    let context = project.context(of: ref)
    let arguments = project.arguments(of: node, in: ref.file)
    var functions: Declarations = []
    switch callee.kind {
    case .name where project.startsUppercase(callee.name):
      for case .project(let id) in project.types(named: callee.name, in: context) { functions.append(contentsOf: project.initializers(of: id)) }
    case .name: functions = project.meanings(of: callee.name, in: context)
    case .member:
      functions = callee.base == none ? Declarations() : project.members(named: callee.name, of: project.typesOf(callee.base, in: context))
      if functions.isEmpty || functions.allSatisfy({ project[$0].body == none }) {
        functions = Declarations(project.declarations[callee.name], where: { project[$0].kind == .function })
      }
    default: break
    }
    functions = project.matching(functions, arguments)
    // `prepare(sheet)` of a base class does what its subclasses make of it.
    for function in functions where project.overriddenNames.contains(callee.name) {
      guard let owner = project.enclosingType(of: project.parent(of: function)), project.types[Int(owner)].kind == .class else { continue }
      functions.append(contentsOf: project.overrides(of: callee.name, below: owner).filter { project.hasSameLabels($0, function) && $0 != function })
    }
    if functions.isEmpty {
      if !isHarmless(callee.name), !isContainer(callee, in: context), counts(ref) { unseen = unseen ?? Unseen("`\(project.text(callee.name))` is handed it") }
      return false
    }
    for function in functions.prefix(8) {
      guard project[function].kind.isFunction else {
        unseen = unseen ?? Unseen("a stored closure is handed it")
        continue
      }
      guard project[function].body != none else { continue }
      for parameter in project.parameters(of: function) where project.argument(for: parameter, of: function, call: ref) == argument.value {
        if counts(ref), isAnchored(parameter, as: role, depth + 1) { return true }
      }
    }
    return false
  }

  /// `UINavigationController(rootViewController: details)`, or a class that takes over that initialiser: it points nowhere.
  private func isContainer(_ callee: Node, in context: Context) -> Bool {
    callee.kind == .name && (project.roles.has(callee.name, .container)
      || project.types(named: callee.name, in: context).contains { if case .project(let id) = $0 { project.isNavigation(id) } else { false } })
  }

  /// UIKit's and the library's own, which set no source.
  private func isHarmless(_ name: NameID) -> Bool {
    project.roles.has(name, .present) || Self.harmless.contains(project.text(name)) || project.roles.has(name, .exit)
  }

  /// Methods of UIKit's controllers, and of every object.
  private static let ofControllers: Set<String> = [
    "addAction", "addTextField", "setValue", "value", "setViewControllers", "pushViewController", "loadViewIfNeeded", "loadView", "didMove",
    "willMove", "removeFromParent", "setEditing", "setToolbarItems", "setNavigationBarHidden", "setToolbarHidden", "addKeyCommand",
    "becomeFirstResponder", "resignFirstResponder", "setOverrideTraitCollection", "registerForTraitChanges", "setNeedsStatusBarAppearanceUpdate",
    "performSegue", "isKind", "isEqual", "responds", "perform", "addObserver", "removeObserver", "map", "flatMap", "publisher",
    "beginAppearanceTransition", "endAppearanceTransition", "setContentScrollView",
  ]

  /// What a method says that is not about where a popover points: `addCancelActionWithTitle`.
  private static let otherWork: Set<String> = [
    "action", "actions", "cancel", "title", "message", "text", "field", "button", "buttons", "option", "options", "tint", "color", "style", "theme", "font",
  ]

  private static let harmless: Set<String> = [
    "print", "debugPrint", "NSLog", "append", "insert", "addChild", "objc_setAssociatedObject", "show", "type", "ObjectIdentifier",
    "super", "init", "remove", "assert", "removeAll",
  ]

  // MARK: Where it is made

  /// Whether an initialiser of the project's sets a source.
  private mutating func isAnchoredWhereMade(_ made: NodeRef) -> Bool {
    let call = project[made]
    guard call.kind == .call else { return false }
    let callee = project.node(call.base, in: made.file)
    let arguments = project.arguments(of: call, in: made.file)
    for type in project.typesByName[callee.name] {
      for initializer in project.matching(project.initializers(of: type), arguments) where anchorsSelf(initializer, .controller, 0) { return true }
    }
    return false
  }

  /// `sheet.pinned(to: item)`: whether what the project adds to a class from outside, and what gives the controller back,
  /// sets a source.
  private mutating func isAnchored(by helper: Value.Helper) -> Bool {
    let isProperty = project[helper.function].kind == .variable
    guard let body = isProperty ? ValueReader(project).getter(of: helper.function) : helper.function else { return false }
    return anchorsSelf(body, .controller, 0) && counts(helper.use)
  }

  /// Whether a class sets its own source.
  private mutating func isAnchoredByItself(_ type: TypeID) -> Bool {
    let ancestry = project.ancestors(of: type)
    let (types, external) = (ancestry.types, ancestry.external)
    let all = Set(types + external.flatMap { project.typesByName[$0] })
    for source in [Known.sourceView, .sourceItem, .barButtonItem] {
      for assignment in project.assignments[source.name] where !project.isInactive(assignment) {
        let scope = project.scope(of: assignment)
        guard let own = project.enclosingType(of: scope), all.contains(own) else { continue }
        let left = project.node(project[assignment].base, in: assignment.file)
        guard left.kind == .member, isOwnPopover(left.base, in: project.context(of: assignment)) else { continue }
        // In an extension only what UIKit calls by itself.
        let member = project.enclosingMember(of: scope)
        if project.types[Int(own)].isExternal, !(member.map { project[$0].modifiers.contains(.override) } ?? false) { continue }
        return true
      }
    }
    return false
  }

  /// Whether a closure around the value, in the presenting call or where a name is given to it, sets a source:
  /// `present(makeSheet().then { $0.popoverPresentationController?.sourceView = view }, animated: true)`.
  private func isAnchoredInArgument(of event: NodeRef) -> Bool {
    let file = project.files[Int(event.file)]
    guard let argument = project.arguments(of: project[event], in: event.file).first?.value,
      project.node(argument, in: event.file).kind == .call
    else { return false }
    let start = file.starts[Int(event.index)]
    var index = argument
    while index > 0, file.starts[Int(index)] > start {
      let node = file.nodes[Int(index)]
      if node.kind == .assign, Self.isSource(file.nodes[Int(node.base)].name) { return true }
      index -= 1
    }
    return false
  }
}
