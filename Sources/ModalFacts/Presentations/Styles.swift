// Which style a UIKit modal has, and what else its presenter sets on it. Styles come from afar: the
// local that holds it, its navigation controller, its class, a base class. Where two disagree, or one
// is not a literal, the answer is unseen.

import SwiftScan

/// Something that a presenter does with a value that it presents: `vc.isModalInPresentation = true`.
struct Configuration {
  /// `[navigationItem, leftBarButtonItem]`
  var path: [NameID]
  /// The assigned value; nil for a call.
  var value: NodeID?
  var node: NodeRef
  /// Whether what it is set on is known to be what is presented.
  var isSure = true
  /// The class as which it is reached: `if let page = shown as? Page { page.isModalInPresentation = true }`.
  var narrowed: NarrowedName?
}

extension Project {
  func findConfigurations(of alias: DeclarationRef) -> [Configuration] {
    guard let owner = parent(of: alias) else { return [] }
    let scope = self[owner]
    guard !scope.kind.isType || scope.nodeEnd - scope.nodeStart < 60_000 else { return [] }
    // Another local of this name, in another arm, is another value.
    let isOneOfSeveral = !scope.kind.isType && children(of: owner).reduce(0) { $0 + (self[$1].name == self[alias].name ? 1 : 0) } > 1
    var found = configurations(of: alias, in: owner, isOneOfSeveral: isOneOfSeveral)
    // A property in the extensions of its type as well.
    guard scope.kind.isType, let type = type(of: owner) else { return found }
    for part in types[Int(type)].parts where part != owner && self[part].nodeEnd - self[part].nodeStart < 60_000 {
      found += configurations(of: alias, in: part, isOneOfSeveral: true)
    }
    return found
  }

  private func configurations(of alias: DeclarationRef, in owner: DeclarationRef, isOneOfSeveral: Bool) -> [Configuration] {
    let name = self[alias].name
    let file = owner.file
    var found: [Configuration] = []
    for index in self[owner].nodeStart..<self[owner].nodeEnd {
      let node = node(index, in: file)
      guard node.kind == .assign || node.kind == .call, !node.flags.contains(.inactive) else { continue }
      guard var path = path(node.base, from: name, in: file).map({ behindDestination($0, of: alias) }) else { continue }
      // `view.controller.modalPresentationStyle`, where `controller` is the view itself.
      if path.count > 1, ValueReader(self).isSelfNamed(path[0]) { path.removeFirst() }
      guard !path.isEmpty else { continue }
      let ref = NodeRef(file: file, index: index)
      if isOneOfSeveral, meanings(of: name, in: context(of: ref)).first != alias { continue }
      found.append(Configuration(path: path, value: node.kind == .assign ? node.first : nil, node: ref))
    }
    return found
  }

  /// Assignments to a property of its own by a class: `modalPresentationStyle = .fullScreen` in an initialiser.
  func ownAssignments(to property: NameID, in type: TypeID) -> [NodeRef] {
    let ancestors = ancestors(of: type).types
    return nodes(assignments[property], inside: ancestors).filter { ref in
      guard !isInactive(ref) else { return false }
      let left = node(self[ref].base, in: ref.file)
      guard left.kind == .name || left.kind == .member && (isSelf(left.base, in: ref.file) || isOwnContainer(left.base, in: ref.file)) else { return false }
      guard let own = enclosingType(of: scope(of: ref)) else { return false }
      return ancestors.contains(own)
    }
  }

  /// `navigationController`, or the `parent` that a child is handed.
  private func isOwnContainer(_ node: NodeID, in file: Int32) -> Bool {
    guard node != none else { return false }
    let name = self.node(node, in: file).name
    return name == .navigationController || name == .parent
  }

  func isSelf(_ node: NodeID, in file: Int32) -> Bool {
    guard node != none else { return false }
    let expression = self.node(node, in: file)
    return expression.kind == .name && expression.name == Word.`self`.rawValue
  }
}

extension Project {
  /// The style of a controller for which nobody sets one: a sheet since iOS 13, the full screen before.
  var defaultStyle: Style {
    guard case .known(let oldest) = settings.deploymentTarget, oldest.major < 13 else { return .sheet }
    return .sheetOrFullScreen(Unseen("no style is set: full screen before iOS 13, a sheet since, and the app runs on iOS \(oldest)"))
  }
}

struct StyleReader {
  let project: Project
  /// On the way to the presentation; none where it is not asked for one.
  var events: [PresentingEvent] = []

  /// The style of a presented value.
  func style(of value: Value) -> Style {
    var styles: [Style] = []
    // The outermost container is what is presented.
    if let container = value.containers.first {
      styles += project.settings(ofPresented: value).compactMap { styleOf($0, framesOf: value) }
      for alias in container.aliases { styles += configured(alias, of: value) }
      if let type = container.type { styles += own(type, made: nil) }
      if styles.isEmpty, let made = container.made { styles += chained(made) }
    } else {
      styles += project.settings(ofPresented: value).compactMap { styleOf($0, framesOf: value) }
      for alias in value.aliases { styles += configured(alias, of: value) }
      if case .type(let type) = value.kind { styles += own(type, made: value.made) }
      if let made = value.made { styles += chained(made.node) }
    }
    if styles.isEmpty, let scene = value.containers.first.map(\.scene) ?? value.scene ?? onlyScene(of: value),
      let name = project.interfaces[scene].modalPresentationStyle
    {
      return Self.names[name] ?? .unseen(Unseen("its style is not known"))
    }
    var distinct: [Style] = []
    for style in styles where !distinct.contains(style) { distinct.append(style) }
    // Beside a style of UIKit's a transition changes how the modal comes and goes, not what it covers; beside one of the
    // project's own it is what presents.
    let plain = distinct.filter { $0 != Self.customTransition }
    if plain.contains(.fullScreen) || plain == [Self.ofItsOwn] || plain == [Self.ofContext] { distinct = plain }
    if distinct.isEmpty {
      if case .unseen = value.kind, value.containers.isEmpty { return .unseen(Unseen("what is presented was not seen, and may set a style")) }
      if value.made == nil, value.containers.isEmpty, value.aliases.contains(where: isSetToItself) {
        return .unseen(Unseen("who made what is kept may have set a style"))
      }
      if let unread = unreadClass(of: value) {
        // A team's own class of navigation controllers hardly ever gives itself a style.
        let name = project.text(unread)
        return .unseen(Unseen("`\(name)` is not read, and may set a style", isUnlikely: name.hasSuffix("NavigationController")))
      }
      return project.defaultStyle
    }
    return .oneOf(distinct, "its style is set in several ways")
  }

  /// Whether a controller keeps itself in a property: `Player.shared.screen = self`.
  private func isSetToItself(_ property: DeclarationRef) -> Bool {
    guard project.parent(of: property).map({ project[$0].kind.isType }) ?? false else { return false }
    return ValueReader(project).assignments(to: property).contains { project.isSelf(project[$0].first, in: $0.file) }
  }

  /// A class from outside, neither UIKit's nor SwiftUI's, that what is presented is or inherits from.
  private func unreadClass(of value: Value) -> NameID? {
    if let container = value.containers.first, container.type == nil { return project.isRead(container.name) ? nil : container.name }
    if value.containers.isEmpty, case .external(let name) = value.kind { return project.isRead(name) || project.begins(name, with: "UI") ? nil : name }
    return (value.containers.first?.type ?? typeOf(value)).flatMap(project.unreadSuperclass)
  }

  /// Whether code sets a style, whatever the storyboard says.
  func isSetInCode(_ value: Value) -> Bool {
    var bare = value
    bare.scene = nil
    for index in bare.containers.indices { bare.containers[index].scene = nil }
    if bare.containers.isEmpty {
      return bare.aliases.contains { !configured($0, of: value).isEmpty } || typeOf(value).map { !own($0, made: nil).isEmpty } ?? false
    }
    return bare.containers[0].aliases.contains { !configured($0, of: value).isEmpty } || bare.containers[0].type.map { !own($0, made: nil).isEmpty } ?? false
  }

  /// Whether somebody asks for a style that is drawn over what is below.
  func isDrawnOver(_ value: Value) -> Bool {
    let container = value.containers.first
    let type = container == nil ? typeOf(value) : container?.type
    // What its presenter asks for comes after what its class did.
    var isConfigured = false
    for alias in container?.aliases ?? value.aliases {
      for configuration in project.settings(of: alias) where configuration.path.count == 1 && configuration.path[0] == .modalPresentationStyle {
        isConfigured = true
        if let value = configuration.value, isOver(value, in: configuration.node.file) { return true }
      }
    }
    if isConfigured { return false }
    if let type {
      let own = project.ownAssignments(to: Known.modalPresentationStyle.name, in: type)
      if own.contains(where: { isOver(project[$0].first, in: $0.file) }) { return true }
    }
    guard let scene = container.map(\.scene) ?? value.scene, let style = project.interfaces[scene].modalPresentationStyle else { return false }
    return Self.overlays.contains(style)
  }

  private func isOver(_ style: NodeID, in file: Int32) -> Bool {
    var isOver = false
    project.walk(style, in: file) { _, node in
      if node.kind == .member, project.isListed(node.name, in: Self.overlays) { isOver = true }
      return !isOver
    }
    return isOver
  }

  private static let overlays: Spellings = ["custom", "overFullScreen", "overCurrentContext", "blurOverFullScreen"]

  private func typeOf(_ value: Value) -> TypeID? { if case .type(let id) = value.kind { id } else { nil } }

  /// A class's only scene, where nobody says from which it comes.
  private func onlyScene(of value: Value) -> InterfaceRef? {
    guard value.containers.isEmpty, value.made == nil else { return nil }
    return typeOf(value).flatMap { project.interfaces.onlyController(of: $0) }
  }

  private func configured(_ alias: DeclarationRef, of value: Value, _ depth: Int = 0) -> [Style] {
    project.settings(of: alias).filter { project.reaches(value, $0, isOfContainer: !value.containers.isEmpty) }.compactMap { styleOf($0, framesOf: value) }
      + otherNames(of: alias).flatMap { depth < 2 ? configured($0, of: value, depth + 1) : [] }
  }

  /// Properties that a local is stored in where it is made: `held = controller`.
  private func otherNames(of alias: DeclarationRef) -> [DeclarationRef] {
    guard let owner = project.parent(of: alias), !project[owner].kind.isType else { return [] }
    let scope = project[owner]
    var found: [DeclarationRef] = []
    for index in scope.nodeStart..<scope.nodeEnd {
      let node = project.node(index, in: alias.file)
      guard node.kind == .assign else { continue }
      let right = project.node(node.first, in: alias.file)
      let left = project.node(node.base, in: alias.file)
      guard right.kind == .name, right.name == project[alias].name, left.kind == .name || project.isSelf(left.base, in: alias.file)
      else { continue }
      let context = Context(file: alias.file, scope: owner, position: index, frame: nil)
      guard left.kind == .name || left.kind == .member, let other = project.meanings(of: left, in: context).first, other != alias
      else { continue }
      found.append(other)
    }
    return found
  }

  private func styleOf(_ configuration: Configuration, framesOf presented: Value) -> Style? {
    guard configuration.path.count == 1, let value = configuration.value else { return nil }
    if configuration.path[0] == .modalPresentationStyle, !configuration.isSure, !isSetWherePresented(configuration.node) {
      return .unseen(Unseen("a style is set, maybe on something else"))
    }
    if configuration.path[0] == .modalPresentationStyle {
      let style = StyleValues(project).style(value, in: context(of: configuration.node, framesOf: presented))
      guard !events.isEmpty else { return style }
      let branches = TakenBranches(project)
      if branches.isApart(configuration.node, from: events) { return nil }
      return style == .fullScreen && branches.isUncertain(configuration.node, for: events)
        ? .oneOf([project.defaultStyle, style], "its style is set in one branch") : style
    }
    if configuration.path[0] == .transitioningDelegate { return Self.customTransition }
    if configuration.path[0] == .preferredTransition { return .unseen(Unseen("a zoom transition")) }
    return nil
  }

  /// `flow.navigation.modalPresentationStyle = .fullScreen`, beside a `present` of `flow.navigation`.
  private func isSetWherePresented(_ setting: NodeRef) -> Bool {
    let left = project.node(project[setting].base, in: setting.file)
    guard left.kind == .member, left.base != none, project.node(left.base, in: setting.file).kind == .member else { return false }
    let member = project.enclosingMember(of: project.scope(of: setting))
    return events.contains { event in
      guard event.call.file == setting.file, project.enclosingMember(of: project.scope(of: event.call)) == member,
        let shown = project.arguments(of: project[event.call], in: setting.file).first
      else { return false }
      return project.isSpokenAlike(shown.value, left.base, in: setting.file)
    }
  }

  /// Where a setting stands, with what the calls on the way, or those that made what is presented, hand to the function around it.
  private func context(of setting: NodeRef, framesOf value: Value) -> Context {
    var context = project.context(of: setting)
    guard let function = project.member(around: setting) else { return context }
    if let event = events.first(where: { $0.call.file == setting.file && project.member(around: $0.call) == function }) {
      context.frame = event.frame
    } else {
      let frames = [value.made?.context.frame] + value.helpers.map(\.frame)
      context.frame = frames.lazy.compactMap { $0 }.first { ValueReader(project).isFollowed(function, in: $0) }
    }
    return context
  }

  /// - Parameter made: The call that made it.
  private func own(_ type: TypeID, made: (node: NodeRef, context: Context)?) -> [Style] {
    var styles = project.ownAssignments(to: Known.modalPresentationStyle.name, in: type).map { assignment in
      var context = project.context(of: assignment)
      if let made { context.frame = project.frame(making: type, by: made.node, caller: made.context) }
      let style = StyleValues(project).style(project[assignment].first, in: context)
      let isUncertain = style == .fullScreen && !events.isEmpty && TakenBranches(project).isUncertain(assignment, for: events)
      return isUncertain ? .oneOf([project.defaultStyle, style], "its style is set in one branch") : style
    }
    if !project.ownAssignments(to: Known.transitioningDelegate.name, in: type).isEmpty {
      styles.append(Self.customTransition)
    }
    // `override var modalPresentationStyle`.
    if !project.members(named: Known.modalPresentationStyle.name, of: type).isEmpty {
      styles.append(.unseen(Unseen("its style is computed")))
    }
    return styles
  }

  /// `Foo().with(style: .fullScreen)`: a style handed to a function around the value is not followed.
  private func chained(_ made: NodeRef) -> [Style] {
    for argument in project.arguments(of: project[made], in: made.file) {
      let value = project.node(argument.value, in: made.file)
      if argument.label == .modalPresentationStyle || argument.label == .style, value.kind == .member, value.base == none,
        Self.names[project.text(value.name)] != nil
      {
        return [StyleValues(project).style(argument.value, in: project.context(of: made))]
      }
    }
    return []
  }

  static let names: [String: Style] = [
    "automatic": .sheet, "pageSheet": .sheet, "formSheet": .sheet, "fullScreen": .fullScreen,
    "overFullScreen": .fullScreen, "popover": .popover, "currentContext": ofContext, "overCurrentContext": ofContext, "custom": ofItsOwn,
    "none": .unseen(Unseen("no style")), "blurOverFullScreen": .fullScreen,
  ]

  private static let ofItsOwn = Style.unseen(Unseen("a custom presentation"))
  static let ofContext = Style.unseen(Unseen("the current context decides"))
  private static let customTransition = Style.unseen(Unseen("a custom transition"))
}

extension StyleReader {
  /// The style that an expression is as it stands.
  func style(named node: NodeID, in file: Int32) -> Style { StyleValues(project).style(node, in: Context(file: file, scope: nil, position: none, frame: nil)) }
}

extension Project {
  /// Whether a class from outside is one of those that the readers know.
  fileprivate func isRead(_ name: NameID) -> Bool {
    roles.has(name, .plainSuperclass) || roles.has(name, .container) || roles.has(name, .hosting) || roles.has(name, .systemController)
  }

  /// The controller of another module's that a class inherits from.
  func unreadSuperclass(of type: TypeID) -> NameID? {
    ancestors(of: type).external.first { !isRead($0) && (ends($0, with: "Controller") || ends($0, with: "VC")) }
  }

  /// By which what UIKit has to be overridden begins.
  private static let firstWordsOfUIKit: Set<String> = ["view", "load", "prepare", "accessibility", "touches", "presses", "motion"]

  /// What a class overrides of such a superclass, which may run it whenever it likes; what UIKit has is run by UIKit.
  func overridesOfUnread(by type: TypeID) -> [DeclarationRef] {
    guard unreadSuperclass(of: type) != nil else { return [] }
    return types[Int(type)].parts.flatMap { children(of: $0) }.filter { member in
      self[member].kind == .function && self[member].modifiers.contains(.override) && !isInactive(member)
        && !Self.firstWordsOfUIKit.contains(words(of: self[member].name).first ?? "")
    }
  }
}
