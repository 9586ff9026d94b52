// Which controls stand in a controller's `navigationItem`, and whether anything ever shows it. UIKit draws that item
// in the bar of the navigation controller around; presented bare, a controller has no such bar, and its Done is
// made, wired and never seen.

import SwiftScan

/// What is put into `navigationItem`, asked by the type whose code does it.
struct BarItems {
  static let properties: [Known] = [.leftBarButtonItem, .rightBarButtonItem, .leftBarButtonItems, .rightBarButtonItems]
  private static let methods: [Known] = [.setLeftBarButton, .setRightBarButton, .setLeftBarButtonItems, .setRightBarButtonItems]

  /// What the code of one type puts there.
  static func values(of type: TypeID, _ project: Project) -> [NodeRef] {
    let files = Set(project.types[Int(type)].parts.map(\.file)).sorted()
    var found: [NodeRef] = []
    for name in properties {
      for file in files {
        for assignment in project.assignments.list(of: name.name, in: file) where isOwnItem(project[assignment].base, at: assignment, type, project) {
          found.append(NodeRef(file: file, index: project[assignment].first))
        }
      }
    }
    for name in methods {
      for file in files {
        for call in project.calls.list(of: name.name, in: file) where isOwnItem(project[call].base, at: call, type, project) {
          guard let first = project.arguments(of: project[call], in: file).first else { continue }
          found.append(NodeRef(file: file, index: first.value))
        }
      }
    }
    return found
  }

  /// `navigationItem.rightBarButtonItem`, in code of the type, and its own.
  private static func isOwnItem(_ left: NodeID, at ref: NodeRef, _ type: TypeID, _ project: Project) -> Bool {
    guard !project.isInactive(ref), project.enclosingType(of: project.scope(of: ref)) == type else { return false }
    let member = project.node(left, in: ref.file)
    guard member.kind == .member, member.base != none else { return false }
    let item = project.node(member.base, in: ref.file)
    return item.name == .navigationItem && (item.kind == .name || item.kind == .member && project.isSelf(item.base, in: ref.file))
  }

  /// What a class, its superclasses and the helpers of what it inherits from put into its item.
  static func controls(of type: TypeID, _ project: Project) -> BarControls {
    var controls = BarControls()
    let ancestry = project.ancestors(of: type)
    let (ancestors, external) = (ancestry.types, ancestry.external)
    for owner in ancestors + external.flatMap({ project.typesByName[$0] }) {
      for value in values(of: owner, project) { controls.add(value.index, in: value.file, project, 0) }
    }
    if !controls.isEmpty, controls.isShown(by: ancestors, project) { return BarControls() }
    return controls
  }
}

/// The controls in one controller's item: the calls that make them, and the names that they have.
struct BarControls {
  private var calls: Set<NodeRef> = []
  private var names: Set<NameID> = []
  var isEmpty: Bool { calls.isEmpty && names.isEmpty }

  fileprivate mutating func add(_ node: NodeID, in file: Int32, _ project: Project, _ depth: Int) {
    guard node != none, depth < 8 else { return }
    let expression = project.node(node, in: file)
    switch expression.kind {
    case .name: names.insert(expression.name)
    case .member where project.isSelf(expression.base, in: file): names.insert(expression.name)
    case .call:
      calls.insert(NodeRef(file: file, index: node))
      // A factory of its own, a view in an item, a value that is configured.
      add(expression.base, in: file, project, depth + 1)
      for argument in project.arguments(of: expression, in: file) where argument.label != .target && argument.label != .action {
        add(argument.value, in: file, project, depth + 1)
      }
    case .member where expression.base != none: add(expression.base, in: file, project, depth + 1)
    case .array, .ternary, .tuple:
      for child in project.list(of: expression, in: file) { add(child, in: file, project, depth + 1) }
    case .cast, .binary:
      add(expression.base, in: file, project, depth + 1)
      if expression.kind == .binary { add(expression.first, in: file, project, depth + 1) }
    default: break
    }
  }

  /// Whether the control that `call` makes or wires stands in the item, and nowhere else.
  func holds(_ call: NodeRef, _ project: Project) -> Bool {
    if calls.contains(call) { return true }
    let node = project[call]
    guard node.kind == .call else { return false }
    var candidates: [NameID] = []
    // `button.addTarget(…)`.
    let callee = project.node(node.base, in: call.file)
    if callee.kind == .member, callee.base != none, callee.name == .addTarget || callee.name == .addAction {
      candidates.append(project.node(callee.base, in: call.file).name)
    }
    // `let item = UIBarButtonItem(…)`, `lazy var item = { … }()`, `func makeItem() -> UIBarButtonItem`.
    var scope = project.scope(of: call)
    while let at = scope, !project[at].kind.isType {
      let kind = project[at].kind
      if kind == .variable || kind == .function && project[at].type != none { candidates.append(project[at].name) }
      scope = project.parent(of: at)
    }
    // `item = UIBarButtonItem(…)`.
    if let member = project.enclosingMember(of: project.scope(of: call)) {
      let declaration = project[member]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let assignment = project.node(index, in: call.file)
        guard assignment.kind == .assign, assignment.first == call.index else { continue }
        candidates.append(project.node(assignment.base, in: call.file).name)
      }
    }
    return candidates.contains { names.contains($0) && !isInView($0, near: call, project) }
  }

  /// Whether a button is put into a view or a toolbar as well.
  private func isInView(_ name: NameID, near call: NodeRef, _ project: Project) -> Bool {
    guard let type = project.enclosingType(of: project.scope(of: call)) else { return false }
    func mentions(_ value: NodeID, in file: Int32) -> Bool {
      var isMet = false
      project.walk(value, in: file) { _, node in
        isMet = isMet || (node.kind == .name || node.kind == .member) && node.name == name
        return !isMet
      }
      return isMet
    }
    return project.types[Int(type)].parts.contains { part in
      let declaration = project[part]
      return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
        let node = project.node(index, in: part.file)
        // `toolbar.items = [item]`
        if node.kind == .assign {
          return project.text(project.node(node.base, in: part.file).name) == "items" && mentions(node.first, in: part.file)
        }
        guard node.kind == .call else { return false }
        let callee = project.node(node.base, in: part.file)
        let isAdded = callee.name == .addSubview || callee.name == .addArrangedSubview || project.text(callee.name) == "setItems"
        return isAdded && project.arguments(of: node, in: part.file).contains { mentions($0.value, in: part.file) }
      }
    }
  }

  /// Whether the classes show the item by a bar of their own: they hand it on whole, or hold a bar.
  func isShown(by types: some Sequence<TypeID>, _ project: Project) -> Bool {
    for type in types {
      if project.types[Int(type)].parts.contains(where: { hasOwnBar($0, project) }) { return true }
    }
    return false
  }

  private func hasOwnBar(_ part: DeclarationRef, _ project: Project) -> Bool {
    let declaration = project[part]
    func isItem(_ node: NodeID) -> Bool {
      guard node != none else { return false }
      let value = project.node(node, in: part.file)
      return value.name == .navigationItem && (value.kind == .name || value.kind == .member)
    }
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: part.file)
      if drawsItems(node, in: part.file, project) { return true }
      switch node.kind {
      case .call:
        let callee = project.node(node.base, in: part.file)
        if callee.kind == .name, project.ends(callee.name, with: "NavigationBar") { return true }
        if project.arguments(of: node, in: part.file).contains(where: { isItem($0.value) }) { return true }
      case .array: if project.list(of: node, in: part.file).contains(where: { isItem($0) }) { return true }
      case .assign: if isItem(node.first) { return true }
      case .return: if isItem(node.base) { return true }
      default: break
      }
    }
    for member in project.children(of: part) where project[member].kind == .variable {
      // An item of its own making, or a bar.
      if project[member].name == .navigationItem || project[member].name == .navigationController { return true }
      let type = project[member].type
      if type != none, project.ends(project.node(type, in: part.file).name, with: "NavigationBar") { return true }
    }
    return false
  }
}

extension BarControls {
  /// `header.left = navigationItem.leftBarButtonItem`, `for item in navigationItem.leftBarButtonItems ?? [] { addButton(for: item) }`: what is in the
  /// item is handed on one by one. Where an arrow points to, or what it is set to itself, is not.
  private func drawsItems(_ node: Node, in file: Int32, _ project: Project) -> Bool {
    switch node.kind {
    case .assign:
      guard isBarItem(node.first, in: file, project), case let left = project.node(node.base, in: file) else { return false }
      return left.kind == .member && left.base != none && left.name != .barButtonItem && left.name != .sourceItem && !isBarItem(node.base, in: file, project)
    case .array: return project.list(of: node, in: file).contains { isBarItem($0, in: file, project) }
    case .loop: return isBarItem(node.first, in: file, project) && usesWhole(node.base, in: file, project)
    case .call:
      let callee = project.node(node.base, in: file)
      guard callee.kind == .member, callee.base != none, isBarItem(callee.base, in: file, project), project.declarations[callee.name].isEmpty else { return false }
      return project.arguments(of: node, in: file).contains { argument in
        let closure = project.node(argument.value, in: file)
        return closure.kind == .closure && usesWhole(project[DeclarationRef(file: file, index: closure.first)].body, in: file, project)
      }
    default: return false
    }
  }

  /// Whether something makes a view, or calls one, for each of the items: whoever only sets them up calls nothing.
  private func usesWhole(_ body: NodeID, in file: Int32, _ project: Project) -> Bool {
    guard body != none else { return false }
    var found = false
    project.walk(body, in: file) { _, node in
      found = found || node.kind == .call
      return !found
    }
    return found
  }

  private func isBarItem(_ node: NodeID, in file: Int32, _ project: Project) -> Bool {
    guard node != none, case let value = project.node(node, in: file) else { return false }
    switch value.kind {
    case .binary, .cast, .prefix: return isBarItem(value.base, in: file, project)
    case .member where value.base != none:
      return BarItems.properties.contains { $0.name == value.name } && project.node(value.base, in: file).name == .navigationItem
    default: return false
    }
  }
}

extension PresentationReader {
  /// Whether what is presented here has no navigation controller around it, whichever of `values` it is.
  mutating func isBare(_ values: [Value], presentedBy call: NodeRef?) -> Bool {
    let isSeen = values.allSatisfy { value in
      guard value.containers.isEmpty else { return false }
      switch value.kind {
      case .type, .view: return true
      case .external(let name): return project.roles.has(name, .systemController)
      case .parameter, .answer, .receiver, .unseen: return false
      }
    }
    guard isSeen else { return false }
    return call.map { !addsContainer(presenting: $0) && !adaptsInContainer($0) } ?? true
  }

  /// Whether the presenter answers what to show instead in compact width: most put a navigation controller around.
  private func adaptsInContainer(_ call: NodeRef) -> Bool {
    guard let label = project.names.find("viewControllerForAdaptivePresentationStyle"), let type = project.enclosingType(of: project.scope(of: call))
    else { return false }
    return project.members(named: Known.presentationController.name, of: type).contains { method in
      project[method].kind == .function && project.parameters(of: method).contains { project[$0].label == label }
    }
  }

  /// Whether a `present` of the project's own stands in between: it may put a navigation controller around.
  private func addsContainer(presenting call: NodeRef) -> Bool {
    let callee = project.node(project[call].base, in: call.file)
    let overrides = project.declarations[callee.name].filter { project[$0].modifiers.contains(.override) && project[$0].kind == .function }
    guard !overrides.isEmpty else { return false }
    let context = project.context(of: call)
    let isMember = callee.kind == .member && callee.base != none
    let presenters = isMember ? project.typesOf(callee.base, in: context) : project.enclosingType(of: context.scope).map { [.project($0)] } ?? []
    let known = presenters.compactMap { if case .project(let id) = $0 { id } else { nil } }
    return overrides.contains { override in
      guard let owner = project.enclosingType(of: project.parent(of: override)) else { return true }
      return known.isEmpty || known.contains { project.ancestors(of: $0).types.contains(owner) }
    }
  }
}

extension ControllerReader {
  /// Whether a bar item is given to what the same function presents, `next.navigationItem.leftBarButtonItem = item`, and runs a plain
  /// `dismiss`: that closes what is presented next, and not this screen.
  func isOfNextModal(_ item: NodeRef, closedBy last: Step) -> Bool {
    guard case .text(let said) = last, said == "`dismiss`" || said == "`self.dismiss`", let scope = project.scope(of: item),
      let member = project.enclosingMember(of: scope)
    else { return false }
    let local = project[scope].kind == .variable && project[scope].value == item.index ? project[scope].name : none
    let isGiven = BarItems.properties.contains { property in
      let assignments = project.assignments[property.name]
      return project.places(in: assignments, inside: member).contains { place in
        let (left, right) = (project.node(project[assignments[place]].base, in: item.file), project[assignments[place]].first)
        let isItem = right == item.index || local != none && project.node(right, in: item.file).kind == .name && project.node(right, in: item.file).name == local
        guard isItem, left.kind == .member, left.base != none, case let bar = project.node(left.base, in: item.file), bar.kind == .member, bar.base != none,
          case let receiver = project.node(bar.base, in: item.file), receiver.kind == .name,
          let meant = project.meanings(of: receiver, in: project.context(of: assignments[place])).first
        else { return false }
        return project.parent(of: meant).map { !project[$0].kind.isType } ?? false
      }
    }
    func calls(_ name: NameID) -> Bool { !project.places(in: project.calls[name], inside: member).isEmpty }
    let showing: [Known] = [.pushViewController, .setViewControllers, .addChild, .addChildViewController, .show, .showDetailViewController]
    return isGiven && project.roles.names(of: .present).contains(where: calls) && !showing.contains { calls($0.name) }
  }

  /// Whether code closes only by the control that it puts into a bar, which is never shown.
  func isOfHiddenControl(_ member: DeclarationRef, _ steps: [String]) -> Bool {
    guard !hiddenControls.isEmpty else { return false }
    return screen.exits.contains { exit in
      guard exit.isHidden, let node = exit.node, let maker = project.enclosingMember(of: project.scope(of: node)) else { return false }
      return maker == member || maker == project.parent(of: member) || steps.contains("`\(project.text(project[maker].name))`")
    }
  }
}

extension ViewReader {
  /// Views that bring a navigation bar.
  func isStack(_ name: NameID) -> Bool { name == .NavigationStack || name == .NavigationView || name == .NavigationSplitView }

  /// Whether a view from outside may put a bar around what it is given.
  func mayBringBar(_ name: NameID, _ arguments: Arguments, in context: Context) -> Bool {
    if isStack(name) { return true }
    guard !project.isKnownView(name), !project.isListed(name, in: Self.barless) else { return false }
    return arguments.contains { project.node($0.value, in: context.file).kind == .closure }
  }

  /// SwiftUI's own that only arrange, beside those of `Project.viewNames`.
  private static let barless: Spellings = [
    "ScrollViewReader", "ViewThatFits", "LazyHGrid", "GridRow", "ControlGroup", "TimelineView", "GroupBox", "DisclosureGroup",
  ]
}
