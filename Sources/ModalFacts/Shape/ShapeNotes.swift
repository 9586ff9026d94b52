// What the readers of screens note of a modal's shape while they walk it.

import SwiftScan

extension ViewReader {
  /// What a modifier says of the screen: a title, a heading by its font, an item of a tab bar.
  mutating func noteShape(ofModifier name: NameID, _ arguments: Arguments, in context: Context) {
    if name == .tabItem, zone == .main, !screen.shape.isPaged { screen.shape.tabs = Known.TabView.name }
    // Pages to leaf through are no tabs, whatever their items are called. What stands further out is met first.
    if name == .tabViewStyle, let style = arguments.first {
      var spelled: [String] = []
      collectWords(style.value, in: context, &spelled, 0)
      if spelled.contains("page") { screen.shape.isPaged = true }
    }
    if project.isListed(name, in: Self.barModifiers), hidesBar(arguments, in: context.file) { screen.shape.isBarHidden = true }
    guard !screen.shape.isTitled else { return }
    if name == .accessibilityAddTraits, arguments.contains(where: { isHeader($0.value, in: context.file) }) { screen.shape.isTitled = true }
    if project.traits(name).contains(.titleLike) || name == .bold || name == .fontWeight || isStyleOfText(name) { screen.shape.isTitled = true }
    guard name == .font, let font = arguments.first else { return }
    let node = project.node(font.value, in: context.file)
    // `.font(.caption)` makes no heading; what the project calls its fonts may.
    let isPlain = node.kind == .member && project.isListed(node.name, in: Self.plainFonts)
    if !isPlain { screen.shape.isTitled = true }
  }

  /// `.navigationBarHidden(true)`, `.toolbar(.hidden, for: .navigationBar)`
  private func hidesBar(_ arguments: Arguments, in file: Int32) -> Bool {
    guard let first = arguments.first, case let value = project.node(first.value, in: file) else { return false }
    return value.kind == .true || value.kind == .member && value.base == none && project.text(value.name) == "hidden"
      && (arguments.count == 1 || arguments.dropFirst().contains { project.node($0.value, in: file).name == .navigationBar })
  }

  private static let barModifiers: Spellings = ["navigationBarHidden", "toolbar", "toolbarVisibility"]

  /// `.isHeader`, also in a list of traits.
  private func isHeader(_ traits: NodeID, in file: Int32) -> Bool {
    var isHeader = false
    project.walk(traits, in: file) { _, node in
      isHeader = isHeader || node.kind == .member && project.text(node.name) == "isHeader"
      return !isHeader
    }
    return isHeader
  }

  /// Whether a modifier of the project's sets how a text looks, by its name: `.textStyle(.h1)`.
  private func isStyleOfText(_ name: NameID) -> Bool {
    guard !project.declarations[name].isEmpty else { return false }
    let words = project.words(of: name)
    return words.contains("font") || words.contains("typography") || words.contains("text") && words.contains("style")
  }

  private static let plainFonts: Spellings = ["body", "callout", "subheadline", "footnote", "caption", "caption2"]

  /// What a view of SwiftUI's says of the screen.
  mutating func noteShape(ofView name: NameID, _ arguments: Arguments, in context: Context) {
    if zone == .main {
      if name == .NavigationStack || name == .NavigationView { screen.shape.hasNavigation = true }
      if name == .NavigationSplitView { (screen.shape.tabs, screen.shape.hasNavigation) = (name, true) }
      if name == .Tab, !screen.shape.isPaged { screen.shape.tabs = Known.TabView.name }
    }
    guard !screen.shape.isTitled else { return }
    let isPrincipal = arguments.contains { $0.label == .placement && project.node($0.value, in: context.file).name == .principal }
    // A section's header is a heading.
    let isHeaded = name == .Section && arguments.contains { $0.label != Argument.trailing && $0.label != .content }
    if isPrincipal || isHeaded || project.traits(name).contains(.titleLike) { screen.shape.isTitled = true }
  }

  /// A button called Done whose action does nothing; one above the keyboard puts the keyboard away.
  mutating func noteDone(_ title: [String], _ action: NodeID, in context: Context, _ call: NodeRef) {
    guard zone == .main, title.contains("done"), !title.contains("keyboard"), project.doesNothing(action, in: context.file) else { return }
    screen.shape.idleDones.append(call)
  }
}

extension Project {
  /// Whether a view of the project's own is handed a title: `BarView(title: "Albums")`.
  func isTitled(_ arguments: Arguments) -> Bool { arguments.contains { $0.label < Argument.trailing && traits($0.label).contains(.titleLike) } }
}

extension ControllerReader {
  /// Whoever says `title` in a controller, or has a view called so, has one.
  mutating func noteTitle(_ name: NameID) {
    if name != none, !screen.shape.isTitled, project.traits(name).contains(.titleLike) { screen.shape.isTitled = true }
  }

  /// A bar item called Done whose action does nothing.
  mutating func noteDone(_ outcome: Outcome, _ action: Action, _ title: [String], _ ref: NodeRef) {
    guard outcome.exit == nil, title.contains("done") else { return }
    switch action {
    case .expression(let node, let context):
      if project.doesNothing(node, in: context.file) { screen.shape.idleDones.append(ref) }
    case .body(let function, _):
      let body = project[function].body
      if body != none, project.doesNothing(block: body, in: function.file) { screen.shape.idleDones.append(ref) }
    }
  }
}

extension Project {
  /// A closure that runs nothing, or only what a person does not see: a line in a log.
  func doesNothing(_ action: NodeID, in file: Int32) -> Bool {
    let node = self.node(action, in: file)
    guard node.kind == .closure else { return false }
    let body = files[Int(file)].declarations[Int(node.first)].body
    return body != none && doesNothing(block: body, in: file)
  }

  func doesNothing(block: NodeID, in file: Int32) -> Bool {
    list(of: self.node(block, in: file), in: file).allSatisfy { item in
      let statement = self.node(item, in: file)
      guard statement.kind == .call, statement.base != none else { return false }
      let callee = self.node(statement.base, in: file)
      if callee.kind == .name { return declarations[callee.name].isEmpty && ["print", "debugPrint", "NSLog", "os_log"].contains(text(callee.name)) }
      // `logger.debug("…")`, a `Logger` of the system's.
      guard callee.kind == .member, callee.base != none, declarations[callee.name].isEmpty else { return false }
      let types = typesOf(callee.base, in: context(of: NodeRef(file: file, index: item)))
      return !types.isEmpty && types.allSatisfy { if case .external(let name) = $0 { text(name) == "Logger" } else { false } }
    }
  }
}

extension PresentationReader {
  /// The shape of what was read, with what is around it.
  func shape(of screen: Screen) -> Shape {
    var shape = Shape()
    shape.isTitled = screen.shape.isTitled
    if screen.shape.hasNavigation, !screen.shape.isBarHidden { shape.bar = .system }
    if screen.shape.tabs != none { shape.tabs = project.text(screen.shape.tabs) }
    shape.idleDones = screen.shape.idleDones.compactMap { call in
      // What Interface Builder wires has no call: the method itself is where to look.
      guard project[call].kind == .call, project[call].base != none else {
        return project.enclosingMember(of: project.scope(of: call)).map { project.site(of: $0) }
      }
      let callee = project.node(project[call].base, in: call.file)
      return project.site(of: call, length: callee.name == none ? 1 : project.text(callee.name).utf8.count)
    }
    return shape
  }

  /// What a controller's containers, its class, its scene and its presenter say.
  func complete(_ shape: inout Shape, of value: Value) {
    for container in value.containers {
      if let type = container.type {
        guard project.ancestors(of: type).external.contains(where: { project.roles.has($0, .container) }) else { continue }
        shape.bar = .own(project.text(container.name))
      } else if project.roles.has(container.name, .container) {
        shape.bar = container.made.flatMap { ownBar(of: $0) } ?? container.scene.flatMap { ownBar(in: $0) } ?? .system
      }
      break
    }
    var types = value.containers.compactMap(\.type)
    if case .type(let id) = value.kind {
      types.append(id)
      let external = project.ancestors(of: id).external
      for kind in [Known.UITabBarController, .UISplitViewController] where external.contains(kind.name) { shape.tabs = project.text(kind.name) }
      // Its scene may have the title.
      if value.scene != nil || project.interfaces.onlyController(of: id) != nil || project.interfaces.isLaidOut(id, in: id, project) { shape.isTitled = true }
    }
    for alias in value.aliases + value.containers.flatMap(\.aliases) {
      for configuration in project.configurations(of: alias) {
        guard let last = configuration.path.last else { continue }
        if project.traits(last).contains(.titleLike) { shape.isTitled = true }
        if hidesBar(configuration.path, configuration.value, configuration.node) { shape.bar = .none }
        if last == .modalTransitionStyle, let assigned = configuration.value { shape.transition = transition(assigned, in: configuration.node.file) }
      }
    }
    if shape.bar != .none, hidesBar(types) { shape.bar = .none }
    guard shape.transition == nil else { return }
    for assignment in project.assignments[Known.modalTransitionStyle.name] where !project.isInactive(assignment) {
      let left = project.node(project[assignment].base, in: assignment.file)
      guard left.kind == .name || project.isSelf(left.base, in: assignment.file), let owner = project.enclosingType(of: project.scope(of: assignment)),
        types.contains(where: { project.ancestors(of: $0).types.contains(owner) })
      else { continue }
      shape.transition = transition(project[assignment].first, in: assignment.file)
    }
  }

  /// `UINavigationController(navigationBarClass: BrandedBar.self, toolbarClass: nil)`: UIKit's controller with a bar of
  /// the project's own, or with one that is not known.
  private func ownBar(of call: NodeRef) -> Shape.Bar? {
    let arguments = project.arguments(of: project[call], in: call.file)
    guard let bar = arguments.first(where: { project.text($0.label) == "navigationBarClass" }) else { return nil }
    let node = project.node(bar.value, in: call.file)
    guard node.kind == .member || node.kind == .name else { return nil }
    let isType = node.kind == .member && node.name == Word.`self`.rawValue && node.base != none
    let name = project.text(isType ? project.node(node.base, in: call.file).name : node.name)
    return name == "UINavigationBar" ? nil : .own(name)
  }

  /// The class that a storyboard gives the bar of a navigation controller.
  private func ownBar(in scene: InterfaceRef) -> Shape.Bar? {
    let objects = project.interfaces[file: scene.file].objects
    return objects[project.interfaces[scene].parts].first { $0.element == "navigationBar" && $0.className != nil }.map { .own($0.className ?? "") }
  }

  /// `isNavigationBarHidden = true`, `navigationBar.isHidden = …`, `setNavigationBarHidden(true, animated: false)`.
  private func hidesBar(_ path: [NameID], _ value: NodeID?, _ node: NodeRef) -> Bool {
    guard let last = path.last else { return false }
    let isBars = last == .isNavigationBarHidden || last == .setNavigationBarHidden || last == .isHidden && path.dropLast().last == Known.navigationBar.name
    guard isBars, let hidden = value ?? project.arguments(of: project[node], in: node.file).first?.value else { return false }
    return project.node(hidden, in: node.file).kind != .false
  }

  /// Whether a controller's class hides the bar that it stands in, or may.
  private func hidesBar(_ types: [TypeID]) -> Bool {
    let classes = Set(types.flatMap { project.ancestors(of: $0).types })
    func isOwn(_ node: NodeRef) -> Bool {
      guard !project.isInactive(node), let owner = project.enclosingType(of: project.scope(of: node)) else { return false }
      return classes.contains(owner)
    }
    for name in [Known.isNavigationBarHidden, .isHidden] {
      for assignment in project.nodes(project.assignments[name.name], inside: classes) {
        let left = project.node(project[assignment].base, in: assignment.file)
        let owner = left.kind == .member && left.base != none ? project.node(left.base, in: assignment.file).name : none
        if hidesBar([owner, name.name], project[assignment].first, assignment), isOwn(assignment) { return true }
      }
    }
    return project.nodes(project.calls[Known.setNavigationBarHidden.name], inside: classes).contains { hidesBar([Known.setNavigationBarHidden.name], nil, $0) && isOwn($0) }
  }

  private func transition(_ node: NodeID, in file: Int32) -> String {
    let expression = project.node(node, in: file)
    guard expression.kind == .member else { return "unseen" }
    return project.text(expression.name)
  }

  /// The type on whose screen a call presents: its own, where it is no other controller that is asked to.
  func presentingType(of call: NodeRef, isSwiftUI: Bool) -> TypeID? {
    let type = project.enclosingType(of: project.scope(of: call))
    let callee = project.node(project[call].base, in: call.file)
    guard !isSwiftUI, callee.kind == .member, callee.base != none, !project.isSelf(callee.base, in: call.file) else { return type }
    let receiver = project.node(callee.base, in: call.file)
    let isAround = receiver.name == .navigationController || receiver.name == .parent || receiver.name == .tabBarController
    return isAround && (receiver.kind == .name || project.isSelf(receiver.base, in: call.file)) ? type : nil
  }

  /// Whether a modal hands itself to who shows it again: `MiniPlayer(from: self)`. It stands on nothing of its own.
  private func comesBack(_ presentation: Presentation, _ presenter: TypeID) -> Bool {
    guard let call = presentation.call, presentation.contents.contains(where: { $0.type == presenter }) else { return false }
    return project.arguments(of: project[call], in: call.file).contains { argument in
      let value = project.node(argument.value, in: call.file)
      return value.kind == .name && value.name == Word.`self`.rawValue
    }
  }

  /// Which modals stand below each at some places: those whose content has the presenter among its parts. Only modals
  /// that were seen count, and no more than one way down is remembered.
  func nest(_ presentations: inout [Presentation], at places: Range<Int>) {
    // By type: the modals that have it among their parts, of types that present.
    var presents = [Bool](repeating: false, count: project.types.count)
    var holders = [[Int]](repeating: [], count: project.types.count)
    for presentation in presentations { if let type = presentation.presentingType { presents[Int(type)] = true } }
    for (index, presentation) in presentations.enumerated() where presentation.style == .sheet || presentation.style == .fullScreen {
      for content in presentation.contents {
        for part in content.parts where presents[Int(part)] && holders[Int(part)].last != index { holders[Int(part)].append(index) }
      }
    }
    func below(_ index: Int) -> [Int] {
      guard let type = presentations[index].presentingType, !comesBack(presentations[index], type) else { return [] }
      return holders[Int(type)]
    }
    for index in places where presentations[index].style == .sheet || presentations[index].style == .fullScreen {
      search: for parent in below(index) where parent != index {
        for grandparent in below(parent) where grandparent != parent && grandparent != index {
          presentations[index].nesting = [presentations[grandparent].site, presentations[parent].site]
          break search
        }
      }
    }
  }
}
