// Whether a call says where a popover points: a method of the controller's or its popover's, a function that is handed either, a
// closure that runs on it, or what the class does with itself.

import SwiftScan

extension AnchorReader {
  mutating func isAnchor(call node: Node, _ ref: NodeRef, _ alias: DeclarationRef, _ role: Role, _ depth: Int) -> Bool {
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
    if anchorsByHolder(callee, arguments, ref, alias, depth) { return true }
    guard ends(node.base, with: name, in: ref.file) || arguments.contains(where: { ends($0.value, with: name, in: ref.file) }) else { return false }
    if callee.kind == .member, let path = project.path(node.base, from: alias, in: context), let method = path.last,
      let receiver = self.role(behind: path.dropLast(), role)
    {
      if anchors(method: method, of: receiver, callee, arguments, ref, depth) { return true }
      if receiver == .popover, arguments.contains(where: { namesSource($0, in: ref.file) }), counts(ref) { return true }
    } else if callee.kind == .member, let path = project.path(node.base, from: alias, in: context), path.count > 1, path[0] != Known.view.name,
      project.declarations[path[0]].isEmpty, path.contains(where: saysWhere), counts(ref)
    {
      // `sheet.popover.anchor(to: button)`
      unseen = unseen ?? Unseen("`\(project.text(callee.name))` is called on it")
    }
    for argument in arguments {
      // `point(&popover.sourceView, at: button)`
      let value = project.node(argument.value, in: ref.file)
      if value.flags.contains(.handedInOut), value.kind == .member, Self.isSource(value.name),
        self.role(of: value.base, in: context, alias, role) == .popover, counts(ref)
      {
        return true
      }
      guard let handed = self.role(of: argument.value, in: context, alias, role) else { continue }
      // `anchor?.apply(to: sheet)`, where no anchor is handed in
      if callee.kind == .member, callee.base != none, isNil(callee.base, in: context) { continue }
      if anchors(handedTo: node, callee, argument, as: handed, ref, depth) {
        return callee.kind != .member || callee.base == none || !isLeftOut(callee.base, in: context)
      }
    }
    return false
  }

  /// `sheet.point(at: view)`, `sheet.with { $0.popoverPresentationController?.sourceView = view }`.
  mutating func anchors(
    method: NameID, of role: Role, _ callee: Node, _ arguments: Arguments, _ ref: NodeRef, _ depth: Int
  ) -> Bool {
    let context = project.context(of: ref)
    for argument in arguments {
      // `popover.map(anchor.apply(to:))`
      var value = project.node(project.called(argument.value, in: ref.file), in: ref.file)
      // `let anchor: (UIPopoverPresentationController) -> Void = { … }`
      if value.kind == .name, let kept = project.meanings(of: value, in: context).first, kept.file == ref.file, project[kept].kind == .variable,
        project[kept].value != none
      {
        value = project.node(project[kept].value, in: ref.file)
      }
      if value.kind == .name, let kept = project.meanings(of: value, in: context).first, project.takesClosure(kept), counts(ref) {
        unseen = unseen ?? Unseen("a stored closure is handed it")
      }
      if value.kind == .name || value.kind == .member {
        for function in project.declarations[value.name].prefix(8) where project[function].kind == .function && counts(ref) {
          if let parameter = project.parameters(of: function).first, isAnchored(parameter, as: role, depth + 1) { return true }
        }
      }
      guard value.kind == .closure else { continue }
      let closure = DeclarationRef(file: ref.file, index: value.first)
      if setsSource(closure, ofItsValue: role, depth), counts(ref) { return true }
      if handsOn(closure), counts(ref) { unseen = unseen ?? Unseen("a stored closure is handed it") }
    }
    var functions = project.members(named: method, of: project.typesOf(callee.base, in: context), in: context)
    if functions.isEmpty { functions = Declarations(project.declarations[method], where: { mayBeCalled($0, on: role) && project.canName($0, at: ref) }) }
    if functions.isEmpty {
      // Another module's: `sheet.anchor(to: button)`.
      if !isHarmless(method), !project.isListed(method, in: Self.ofControllers), Self.otherWork.isDisjoint(with: project.words(of: method)), counts(ref) {
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

  /// Whether a function is a method that a controller, or its popover, may have.
  private func mayBeCalled(_ function: DeclarationRef, on role: Role) -> Bool {
    guard project[function].kind == .function, let owner = project.enclosingType(of: project.parent(of: function)) else { return false }
    let type = project.types[Int(owner)]
    guard type.isExternal else { return type.kind == .protocol || role == .controller && project.isViewController(owner) }
    // No view is one, and a protocol of another module's may be its own.
    let name = project.text(type.name)
    return name.hasSuffix("Controller") || type.name == .UIResponder || type.name == .NSObject || !name.hasPrefix("UI") && !name.hasPrefix("NS")
  }

  /// Whether a closure sets a source through what it is handed, itself or by what it calls on that: `{ $0.popoverPresentationController?.point(at: view) }`.
  mutating func setsSource(_ closure: DeclarationRef, ofItsValue role: Role, _ depth: Int) -> Bool {
    let parameter = project.parameters(of: closure).first.map { project[$0].name } ?? Word.dollarZero.rawValue
    return setsSource(closure, through: parameter, role, asksCalls: depth < 4 && mayBeHandedController(closure), depth)
  }

  /// Whether a closure or method sets a source through a name: what it is handed, or what its object holds.
  mutating func setsSource(_ closure: DeclarationRef, through parameter: NameID, _ role: Role, asksCalls: Bool, _ depth: Int) -> Bool {
    let declaration = project[closure]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: closure.file)
      if node.kind == .call, asksCalls, anchors(in: node, NodeRef(file: closure.file, index: index), through: parameter, role, depth) { return true }
      guard node.kind == .assign, Self.isSource(project.node(node.base, in: closure.file).name) else { continue }
      guard let path = project.path(node.base, from: parameter, in: closure.file) else {
        if mentionsSource(closure), role == .controller { return true }
        continue
      }
      if self.role(behind: path.dropLast()[...], role) == .popover { return true }
    }
    return false
  }

  /// Whether a closure may be handed the controller: not where whoever takes it says another type, `{ (urls) in finish(with: urls) }`.
  private func mayBeHandedController(_ closure: DeclarationRef) -> Bool {
    guard let call = project.call(handing: closure) else { return true }
    var takers = ValueReader(project).functions(meantBy: call)
    if takers.isEmpty, case let callee = project.node(project[call].base, in: call.file), callee.kind == .name {
      // Initialisers that the project adds to a class from outside.
      let added = project.typesByName[callee.name].flatMap { project.initializers(of: $0) }
      takers = project.matching(Declarations(added), project.arguments(of: project[call], in: call.file))
    }
    return takers.isEmpty || takers.contains { function in
      let parameter = project.parameters(of: function).first { parameter in
        guard let handed = project.argument(for: parameter, of: function, call: call), case let value = project.node(handed, in: call.file) else { return false }
        return value.kind == .closure && value.first == closure.index
      }
      guard let parameter, project[parameter].type != none, case let type = project.node(project[parameter].type, in: parameter.file), type.kind == .functionType,
        let handed = project.list(of: type, in: parameter.file).first
      else { return true }
      return mayBeController(handed, in: Context(file: parameter.file, scope: function, position: none, frame: nil))
    }
  }

  private func mayBeController(_ type: NodeID, in context: Context) -> Bool {
    let said = project.node(type, in: context.file)
    switch said.kind {
    // `Set<URL>`
    case .generic: return mayBeController(said.base, in: context)
    // `Maker.Type`
    case .member: return project.text(said.name) != "Type"
    case .name:
      if project.genericParameter(said.name, in: context.scope) != nil { return true }
      return project.types(named: said.name, in: context).contains { type in
        switch type {
        case .project(let id): project.types[Int(id)].kind == .protocol || project.isViewController(id)
        case .external(let name): project.ends(name, with: "Controller") || project.ends(name, with: "Object") || project.begins(name, with: "UI") || project.text(name) == "Any" || project.text(name) == "Self"
        }
      }
    default: return true
    }
  }

  /// Whether a call in a closure anchors what the closure is handed, by a method or by a function that it is handed to.
  private mutating func anchors(in call: Node, _ ref: NodeRef, through parameter: NameID, _ role: Role, _ depth: Int) -> Bool {
    let callee = project.node(call.base, in: ref.file)
    let arguments = project.arguments(of: call, in: ref.file)
    if callee.kind == .member, let path = project.path(call.base, from: parameter, in: ref.file), let method = path.last,
      let receiver = self.role(behind: path.dropLast(), role), anchors(method: method, of: receiver, callee, arguments, ref, depth + 1)
    {
      return true
    }
    return arguments.contains { argument in
      guard let path = project.path(argument.value, from: parameter, in: ref.file), let handed = self.role(behind: path[...], role) else { return false }
      return anchors(handedTo: call, callee, argument, as: handed, ref, depth + 1)
    }
  }

  /// `popover.setValue(button, forKey: "sourceView")`, `popover.with(\.sourceView, button)`
  private func namesSource(_ argument: Argument, in file: Int32) -> Bool {
    let value = project.node(argument.value, in: file)
    if value.kind == .keyPath, value.base != none { return Self.isSource(project.node(value.base, in: file).name) }
    return argument.label == .forKey && value.kind == .string && Self.isSource(value.name)
  }

  /// `{ configure?($0) }`: whether a closure hands what it is handed to one that is stored.
  private func handsOn(_ closure: DeclarationRef) -> Bool {
    let name = project.parameters(of: closure).first.map { project[$0].name } ?? Word.dollarZero.rawValue
    return (project[closure].nodeStart..<project[closure].nodeEnd).contains { index in
      let call = project.node(index, in: closure.file)
      guard call.kind == .call, project.arguments(of: call, in: closure.file).contains(where: { project.node($0.value, in: closure.file).name == name }),
        case let callee = project.node(call.base, in: closure.file), callee.kind == .name
      else { return false }
      let meanings = project.meanings(of: callee, in: project.context(of: NodeRef(file: closure.file, index: index)))
      return !meanings.isEmpty && meanings.allSatisfy { !project[$0].kind.isFunction }
    }
  }

  /// Whether a method anchors what it is called on.
  mutating func anchorsSelf(_ function: DeclarationRef, _ role: Role, _ depth: Int) -> Bool {
    guard depth < 6 else { return false }
    let declaration = project[function]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: function.file)
      let ref = NodeRef(file: function.file, index: index)
      switch node.kind {
      case .assign:
        let left = project.node(node.base, in: function.file)
        // `popoverPresentationController?[keyPath: path] = value`
        if left.kind == .index, role == .controller, isOwnPopover(left.base, in: project.context(of: ref)) {
          unseen = unseen ?? Unseen("what an index of its popover sets")
        }
        if left.name == .delegate, role == .controller, left.kind == .member, isOwnPopover(left.base, in: project.context(of: ref)),
          anchors(delegate: node.first, in: project.context(of: ref))
        {
          return true
        }
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
        // `PopoverPin.set(self, at: view)`: much else is handed an object.
        let known = unseen
        for argument in project.arguments(of: node, in: ref.file) where project.isSelf(argument.value, in: ref.file) {
          if anchors(handedTo: node, callee, argument, as: role, ref, depth + 1) { return true }
        }
        let names = [callee.name] + (callee.kind == .member && callee.base != none ? [project.node(callee.base, in: ref.file).name] : [])
        if !names.contains(where: { $0 != none && saysWhere($0) }) { unseen = known }
        // One method of its own calls another.
        guard callee.kind == .name || callee.kind == .member && project.isSelf(callee.base, in: function.file), callee.name != none,
          let type = project.enclosingType(of: project.parent(of: function))
        else { continue }
        if project.declarations[callee.name].isEmpty, !project.startsUppercase(callee.name), saysWhere(callee.name) {
          unseen = unseen ?? Unseen("`\(project.text(callee.name))` is called on it")
        }
        for next in project.members(named: callee.name, of: type).prefix(3) where next != function && project[next].kind == .function {
          if seen.insert(Name(declaration: next, role: role)).inserted, anchorsSelf(next, role, depth + 1) { return true }
        }
      default: continue
      }
    }
    return false
  }

  /// `popoverPresentationController` of the object itself, or a local that holds it.
  func isOwnPopover(_ node: NodeID, in context: Context, _ depth: Int = 0) -> Bool {
    guard node != none, depth < 4 else { return false }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .name:
      if Self.isPopover(expression.name) { return true }
      guard let ref = project.meanings(of: expression, in: context).first, project[ref].value != none,
        project[ref].kind == .binding || project[ref].kind == .variable
      else { return false }
      return isOwnPopover(project[ref].value, in: project.valueContext(of: ref, frame: nil), depth + 1)
    case .member:
      return Self.isPopover(expression.name) && expression.base != none
        && (project.isSelf(expression.base, in: context.file) || project.node(expression.base, in: context.file).name == Word.super.rawValue)
    case .cast: return isOwnPopover(expression.base, in: context, depth + 1)
    default: return false
    }
  }

  /// Whether a function anchors the controller, or the popover, that it is handed.
  mutating func anchors(
    handedTo node: Node, _ callee: Node, _ argument: Argument, as role: Role, _ ref: NodeRef, _ depth: Int
  ) -> Bool {
    let context = project.context(of: ref)
    let arguments = project.arguments(of: node, in: ref.file)
    var functions: Declarations = []
    switch callee.kind {
    case .name where project.startsUppercase(callee.name):
      for case .project(let id) in project.types(named: callee.name, in: context) { functions.append(contentsOf: project.initializers(of: id)) }
    case .name: functions = project.meanings(of: callee, in: context)
    case .member:
      let owners = callee.base == none ? Types() : project.typesOf(callee.base, in: context)
      functions = project.members(named: callee.name, of: owners, in: context)
      // What is another module's has no namesake here.
      if functions.isEmpty, owners.isEmpty { functions = namesakes(callee.name).filter { project.canName($0, at: ref) } }
    default: break
    }
    // What a protocol asks for is done by those who conform, whatever it does by itself.
    if functions.contains(where: { isRequirement($0) }) { functions = namesakes(callee.name) }
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
    if functions.allSatisfy({ project[$0].kind == .function && project[$0].body == none }) {
      if counts(ref) { unseen = unseen ?? Unseen("who answers `\(project.text(callee.name))` was not seen") }
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

  private func namesakes(_ name: NameID) -> Declarations { Declarations(project.declarations[name], where: { project[$0].kind == .function }) }

  private func isRequirement(_ function: DeclarationRef) -> Bool {
    project.enclosingType(of: project.parent(of: function)).map { project.types[Int($0)].kind == .protocol } ?? false
  }

  /// `UINavigationController(rootViewController: details)`, or a class that takes over that initialiser: it points nowhere.
  private func isContainer(_ callee: Node, in context: Context) -> Bool {
    callee.kind == .name && (project.roles.has(callee.name, .container)
      || project.types(named: callee.name, in: context).contains { if case .project(let id) = $0 { project.isNavigation(id) } else { false } })
  }

  /// UIKit's and the library's own, which set no source.
  private func isHarmless(_ name: NameID) -> Bool {
    project.roles.has(name, .present) || project.isListed(name, in: Self.harmless) || project.roles.has(name, .exit)
  }

  /// Methods of UIKit's controllers, and of every object.
  private static let ofControllers: Spellings = [
    "addAction", "addTextField", "setValue", "value", "setViewControllers", "pushViewController", "loadViewIfNeeded", "loadView", "didMove",
    "willMove", "removeFromParent", "setEditing", "setToolbarItems", "setNavigationBarHidden", "setToolbarHidden", "addKeyCommand",
    "becomeFirstResponder", "resignFirstResponder", "setOverrideTraitCollection", "registerForTraitChanges", "setNeedsStatusBarAppearanceUpdate",
    "performSegue", "isKind", "isEqual", "responds", "perform", "addObserver", "removeObserver", "map", "flatMap", "publisher",
    "beginAppearanceTransition", "endAppearanceTransition", "setContentScrollView",
  ]

  /// What a method says that is not about where a popover points: `addCancelActionWithTitle`.
  static let otherWork: Set<String> = [
    "action", "actions", "cancel", "title", "message", "text", "field", "button", "buttons", "option", "options", "tint", "color", "style", "theme", "font",
  ]

  private static let harmless: Spellings = [
    "print", "debugPrint", "NSLog", "append", "insert", "addChild", "objc_setAssociatedObject", "show", "type", "ObjectIdentifier",
    "super", "init", "remove", "assert", "removeAll",
  ]
}
