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
  var seen: Set<Name> = []
  var unseen: Unseen?
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

  struct Name: Hashable {
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
  mutating func isAnchored(_ alias: DeclarationRef, as role: Role, _ depth: Int = 0) -> Bool {
    guard depth < 6, seen.insert(Name(declaration: alias, role: role)).inserted, let owner = project.parent(of: alias) else { return false }
    if setsSource(inValueOf: alias) { return true }
    if isWrapped(alias) { return false }
    for part in places(of: alias, in: owner) {
      let scope = project[part]
      for index in scope.nodeStart..<scope.nodeEnd {
        let node = project.node(index, in: part.file)
        guard node.kind == .assign || node.kind == .call || node.kind == .tuple || node.kind == .binary, !node.flags.contains(.inactive) else { continue }
        let ref = NodeRef(file: part.file, index: index)
        if node.kind == .tuple || node.kind == .binary {
          noteTaken(by: node, ref, alias, role)
          continue
        }
        if node.kind == .assign ? isAnchor(assignment: node, ref, alias, role, depth) : isAnchor(call: node, ref, alias, role, depth) {
          return true
        }
      }
      let all = project.files[Int(part.file)].declarations
      for index in (part.index + 1)..<max(scope.end, part.index + 1) {
        let declaration = all[Int(index)]
        guard declaration.kind == .variable || declaration.kind == .binding else { continue }
        let ref = DeclarationRef(file: part.file, index: index)
        guard ref != alias, let next = self.role(ofVariable: ref, alias, role) else { continue }
        if isAnchored(ref, as: next, depth + 1) { return true }
      }
    }
    // `model.sheet.popoverPresentationController?.sourceView = button`, anywhere.
    return project[owner].kind.isType && [Known.sourceView, .sourceItem, .barButtonItem].contains { source in
      project.assignments[source.name].contains { !project.isInactive($0) && isAnchor(assignment: project[$0], $0, alias, role, depth) }
    }
  }

  /// Where a name is used: the function around it, or its class with all who inherit from that.
  private func places(of alias: DeclarationRef, in owner: DeclarationRef) -> [DeclarationRef] {
    guard project[owner].kind.isType, let type = project.type(of: owner) else { return [owner] }
    return ([type] + project.descendants(of: type)).flatMap { project.types[Int($0)].parts }
  }

  /// What a variable stands for: the alias, its popover, or each of a list that the alias is in.
  private func role(ofVariable ref: DeclarationRef, _ alias: DeclarationRef, _ role: Role) -> Role? {
    let declaration = project[ref]
    guard declaration.value != none else {
      // `var bubble: UIPopoverPresentationController? { sheet.popoverPresentationController }`
      guard let getter = ValueReader(project).getter(of: ref), let only = ValueReader(project).onlyExpression(of: getter) else { return nil }
      return self.role(of: only, in: Context(file: getter.file, scope: getter, position: only, frame: nil), alias, role)
    }
    let context = project.valueContext(of: ref, frame: nil)
    if let known = self.role(of: declaration.value, in: context, alias, role) { return known }
    // `for controller in [sheet, menu] as [UIViewController]`
    guard declaration.modifiers.contains(.destructured) else { return nil }
    let list = project.node(declaration.value, in: ref.file)
    return project.list(writtenAs: list.kind == .cast ? list.base : declaration.value, in: context)?
      .lazy.compactMap { self.role(of: $0, in: context, alias, role) }.first
  }

  /// `@Pinned(\.button) var sheet = …`: what another module's wrapper does to it.
  private mutating func isWrapped(_ alias: DeclarationRef) -> Bool {
    guard let wrapper = project.attributes(of: alias).first(where: { project.typesByName[$0.name].isEmpty && saysWhere($0.name) }) else { return false }
    unseen = unseen ?? Unseen("`@\(project.text(wrapper.name))` wraps it")
    return true
  }

  /// `let sheet = make().with { $0.popoverPresentationController?.sourceView = view }`
  private mutating func setsSource(inValueOf alias: DeclarationRef) -> Bool {
    let declaration = project[alias]
    guard declaration.kind == .variable, declaration.value != none, project.node(declaration.value, in: alias.file).kind == .call else { return false }
    if mentionsSource(alias) { return true }
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: alias.file)
      if node.kind == .closure, setsSource(DeclarationRef(file: alias.file, index: node.first), ofItsValue: .controller, 1) { return true }
    }
    return false
  }

  /// Whether an expression may be a path from this name: most in a class speak of others.
  func ends(_ node: NodeID, with name: NameID, in file: Int32) -> Bool {
    var current = node
    for _ in 0..<10 where current != none {
      let expression = project.node(current, in: file)
      switch expression.kind {
      case .name: return expression.name == name
      case .member:
        if expression.name == name { return true }
        current = expression.base
      case .cast, .index: current = expression.base
      case .call:
        if project.arguments(of: expression, in: file).contains(where: { project.node($0.value, in: file).name == name }) { return true }
        current = expression.base
      case .tuple: return true
      default: return false
      }
    }
    return false
  }

  /// What an expression is, if it is the alias or its popover.
  /// - Parameter depth: How many functions were looked into on the way, which may call themselves.
  func role(of node: NodeID, in context: Context, _ alias: DeclarationRef, _ role: Role, _ depth: Int = 0) -> Role? {
    if let path = path(node, from: alias, in: context) { return self.role(behind: path[...], role) }
    guard depth < 3, node != none, role == .controller, case let call = project.node(node, in: context.file), call.kind == .call else { return nil }
    return givesPopover(call, NodeRef(file: context.file, index: node), of: alias, in: context, depth) ? .popover : nil
  }

  /// `[popoverPresentationController]` of `sheet.popoverPresentationController`, or of `model.sheet.popoverPresentationController` for a property.
  private func path(_ node: NodeID, from alias: DeclarationRef, in context: Context) -> [NameID]? {
    if let path = project.path(node, from: alias, in: context) { return path }
    guard let owner = project.parent(of: alias), let type = project.type(of: owner) else { return nil }
    var path: [NameID] = []
    var current = node
    while current != none, path.count < 8 {
      let expression = project.node(current, in: context.file)
      guard expression.kind == .member || expression.kind == .cast else { return nil }
      if expression.kind == .member, expression.name == project[alias].name {
        let types = expression.base == none ? Types() : project.typesOf(expression.base, in: context)
        return types.contains { if case .project(let id) = $0 { project.areRelated(id, type) } else { false } } ? path.reversed() : nil
      }
      if expression.kind == .member { path.append(expression.name) }
      current = expression.base
    }
    return nil
  }

  /// `popover(of: sheet)`, `sheet.asPopover()`: whether a function of the project's gives back what presents the alias.
  private func givesPopover(_ call: Node, _ ref: NodeRef, of alias: DeclarationRef, in context: Context, _ depth: Int) -> Bool {
    let callee = project.node(call.base, in: ref.file)
    let arguments = project.arguments(of: call, in: ref.file)
    let isReceiver = callee.kind == .member && role(of: callee.base, in: context, alias, .controller, depth) == .controller
    let handed = arguments.first { role(of: $0.value, in: context, alias, .controller, depth) == .controller }
    guard isReceiver || handed != nil, callee.kind == .name || callee.kind == .member else { return false }
    return project.matching(project.declarations[callee.name].filter { project[$0].kind == .function && project.canName($0, at: ref) }, arguments).contains { function in
      let inside = Context(file: function.file, scope: function, position: none, frame: nil)
      let results = ValueReader(project).returned(by: function, in: inside)
      let parameter = project.parameters(of: function).first { project.argument(for: $0, of: function, call: ref) == handed?.value }
      return !results.isEmpty && results.allSatisfy { result in
        let context = inside.at(result.statement)
        if isReceiver { return isOwnPopover(result.value, in: context) }
        return parameter.map { role(of: result.value, in: context, $0, .controller, depth + 1) == .popover } ?? false
      }
    }
  }

  func role(behind path: ArraySlice<NameID>, _ role: Role) -> Role? {
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
        let type = project.enclosingType(of: project.parent(of: property)), project.types[Int(type)].isExternal || project.isViewController(type),
        let only = ValueReader(project).onlyExpression(of: getter)
      else { return false }
      return isOwnPopover(only, in: Context(file: property.file, scope: getter, position: only, frame: nil))
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
    let target = project.node(node.base, in: ref.file)
    // `popover[edge: .top] = button`, which the project adds.
    if target.kind == .index, self.role(of: target.base, in: context, alias, role) == .popover, counts(ref) {
      unseen = unseen ?? Unseen("what an index of its popover sets")
    }
    if target.kind == .member, target.base != none, let owner = self.role(of: target.base, in: context, alias, role) {
      if owner == .popover, Self.isSource(target.name) {
        return counts(ref) && !isNil(node.first, in: context) && !isLeftOut(node.first, in: context)
      }
      if owner == .popover, target.name == .delegate { return counts(ref) && anchors(delegate: node.first, in: context) }
      // `sheet.popoverSource = button`, which the project adds to controllers or their popovers.
      if isSetter(target.name) { return counts(ref) && !isNil(node.first, in: context) }
      noteProperty(target.name, ref)
    } else if role == .controller, let path = path(node.base, from: alias, in: context), path.count > 1 {
      // `sheet.extra.sourceView = button`
      noteProperty(target.name, ref)
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
      let other = project.meanings(of: left, in: context).first, other != alias
    else { return false }
    return isAnchored(other, as: next, depth + 1)
  }

  /// `switch (sheet.popoverPresentationController, idiom) { case let (popover?, .pad): … }`, `sheet.popoverPresentationController <~ button`:
  /// by which name the one goes on, and what the other does, is not read.
  private mutating func noteTaken(by node: Node, _ ref: NodeRef, _ alias: DeclarationRef, _ role: Role) {
    let isOperator = node.kind == .binary
    guard isOperator ? !project.isListed(node.name, in: Self.ownOperators) : node.count > 1 else { return }
    let parts = isOperator ? [node.base, node.first] : Array(project.list(of: node, in: ref.file))
    for part in parts where ends(part, with: project[alias].name, in: ref.file) {
      guard let taken = self.role(of: part, in: project.context(of: ref), alias, role), isOperator || taken == .popover, counts(ref) else { continue }
      unseen = unseen ?? Unseen(isOperator ? "the operator `\(project.text(node.name))` is handed it" : "its popover is taken apart in a tuple")
    }
  }

  /// Those of the standard library that are asked of controllers.
  private static let ownOperators: Spellings = ["??", "==", "!=", "===", "!==", "&&", "||"]

  /// What another module adds may say where it points, if its name does.
  private mutating func noteProperty(_ name: NameID, _ statement: NodeRef) {
    guard project.declarations[name].isEmpty, saysWhere(name), counts(statement) else { return }
    unseen = unseen ?? Unseen("`\(project.text(name))` is set")
  }

  /// Whether a name speaks of what a popover points at: `anchorView`, `popoverSource`, but not `dataSource`, `sourceType`.
  func saysWhere(_ name: NameID) -> Bool {
    let words = project.words(of: name)
    guard Self.elsewhere.isDisjoint(with: words) else { return false }
    return words.contains("popover") || words.contains("anchor") || words.contains("anchored")
      || words.contains("source") && !Self.places.isDisjoint(with: words)
  }

  private static let places: Set<String> = ["view", "item", "button"]
  private static let elsewhere: Set<String> = ["data", "type", "rect", "layout", "background", "delegate", "dismiss"]

  /// Whether a property of the project's sets a source as it is set.
  private func isSetter(_ name: NameID) -> Bool {
    project.declarations[name].contains { property in
      project[property].kind == .variable && (project.setters(of: property) + project.observers(of: property)).contains { mentionsSource($0) }
    }
  }

  /// Whether a statement runs where the controller is presented, on an iPad.
  func counts(_ statement: NodeRef) -> Bool {
    guard !events.isEmpty else { return !paths.isSkipped(statement) }
    let member = project.enclosingMember(of: project.scope(of: statement))
    func isHere(_ call: NodeRef) -> Bool { call.file == statement.file && project.enclosingMember(of: project.scope(of: call)) == member }
    return events.allSatisfy { !isHere($0) || paths.runs(statement, with: $0) && !isCompletion(statement, of: $0) }
      && makers.allSatisfy { !isHere($0) || paths.runs(statement, with: $0, isStart: true) } && !paths.isSkipped(statement)
  }

  /// Whether a statement stands in a closure that `present` itself runs when it is done.
  private func isCompletion(_ statement: NodeRef, of event: NodeRef) -> Bool {
    guard statement.index < event.index, project.roles.has(project.node(project[event].base, in: event.file).name, .present) else { return false }
    let handed = project.arguments(of: project[event], in: event.file)
    return paths.around(statement).contains { outer in handed.contains { $0.value == outer.node } && project.node(outer.node, in: event.file).kind == .closure }
  }

  /// Whether a popover's delegate is asked for the place before it shows.
  mutating func anchors(delegate: NodeID, in context: Context) -> Bool {
    let types = project.typesOf(delegate, in: context)
    for case .project(let id) in types {
      let asked = project.members(named: Known.prepareForPopoverPresentation.name, of: id)
      for method in asked {
        if mentionsSource(method) { return true }
        if let popover = project.parameters(of: method).first, isAnchored(popover, as: .popover) { return true }
      }
      if !asked.isEmpty { return false }
    }
    if types.allSatisfy({ mayAnswer($0) }) { unseen = unseen ?? Unseen("the popover's delegate may say where it points") }
    return false
  }

  /// Whether another module made what a delegate is, or inherits from, or anybody may have made it.
  private func mayAnswer(_ type: TypeRef) -> Bool {
    func isOutside(_ name: NameID) -> Bool { !project.begins(name, with: "UI") && !project.begins(name, with: "NS") }
    switch type {
    case .external(let name): return isOutside(name) || project.ends(name, with: "Delegate")
    case .project(let id):
      return project.ancestors(of: id).types.contains { ancestor in
        guard project.types[Int(ancestor)].kind == .class, let first = project.types[Int(ancestor)].inherits.first else { return false }
        return project.typesByName[first].isEmpty && isOutside(first)
      }
    }
  }

  /// Whether a function or closure sets a source of anything.
  func mentionsSource(_ function: DeclarationRef) -> Bool {
    let declaration = project[function]
    return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
      let node = project.node(index, in: function.file)
      return node.kind == .assign && Self.isSource(project.node(node.base, in: function.file).name)
        && project.node(node.first, in: function.file).kind != .nil
    }
  }

  // MARK: Where it is made

  /// Whether an initialiser of the project's sets a source.
  private mutating func isAnchoredWhereMade(_ made: NodeRef) -> Bool {
    let call = project[made]
    guard call.kind == .call else { return false }
    let callee = project.node(call.base, in: made.file)
    let arguments = project.arguments(of: call, in: made.file)
    let own = project.matching(project.typesByName[callee.name].flatMap { project.initializers(of: $0) }, arguments)
    for initializer in own where anchorsSelf(initializer, .controller, 0) { return true }
    // `UIAlertController(title: title, message: nil, preferredStyle: .actionSheet, sourceView: button)` of another module.
    if own.isEmpty, callee.name == .UIAlertController || callee.name == .UIActivityViewController,
      let label = arguments.first(where: { $0.label < Argument.trailing && isOutside($0.label) })?.label
    {
      unseen = unseen ?? Unseen("it is made with `\(project.text(label))`")
    }
    return false
  }

  private func isOutside(_ label: NameID) -> Bool {
    !project.isListed(label, in: Self.ownLabels) && Self.otherWork.isDisjoint(with: project.words(of: label))
  }

  /// Of the initialisers that UIKit's classes have.
  private static let ownLabels: Spellings = [
    "preferredStyle", "activityItems", "applicationActivities", "activityItemsConfiguration", "nibName", "bundle", "coder",
  ]

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
    for type in all.sorted() {
      for part in project.types[Int(type)].parts {
        for member in project.children(of: part) where !project[member].kind.isType && !project.isInactive(member) {
          // In an extension only what UIKit calls by itself.
          if project.types[Int(type)].isExternal, !project[member].modifiers.contains(.override) { continue }
          if anchorsSelf(member, .controller, 0) { return true }
        }
      }
    }
    return false
  }

  /// Whether a closure around the value, in the presenting call or where a name is given to it, sets a source:
  /// `present(makeSheet().then { $0.popoverPresentationController?.sourceView = view }, animated: true)`.
  private mutating func isAnchoredInArgument(of event: NodeRef) -> Bool {
    let file = project.files[Int(event.file)]
    guard let argument = project.arguments(of: project[event], in: event.file).first?.value,
      project.node(argument, in: event.file).kind == .call
    else { return false }
    let start = file.starts[Int(event.index)]
    var index = argument
    while index > 0, file.starts[Int(index)] > start {
      let node = file.nodes[Int(index)]
      if node.kind == .assign, Self.isSource(file.nodes[Int(node.base)].name) { return true }
      if node.kind == .closure, setsSource(DeclarationRef(file: event.file, index: node.first), ofItsValue: .controller, 1) { return true }
      index -= 1
    }
    return false
  }
}
