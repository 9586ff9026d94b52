// Which of the presented controllers are popovers on an iPad, and whether they are anchored. An action sheet
// is told by the style that it is made with, a share sheet by its class, any other by the style that is set.

import SwiftScan

struct PopoverReader {
  let project: Project
  let paths: PadPaths
  /// Those `present`s of the project's own that say where popovers point, once somebody has asked; by name.
  private var anchoringOverrides: [NameID: [DeclarationRef]] = [:]

  init(_ project: Project) {
    self.project = project
    paths = PadPaths(project: project)
  }

  /// The popover that an iPad makes of a presented value; nil where it makes none, or where that is not known.
  mutating func popover(of value: Value, _ style: Style, in context: Context, _ candidate: PresentationReader.Candidate) -> Popover? {
    guard let (kind, name) = kind(of: value, style) else { return nil }
    let events = [candidate.inner] + candidate.links.map(\.call)
    var makers: [NodeRef] = []
    if events.contains(where: { paths.isSkipped($0) }) { return nil }
    if let made = value.made {
      if paths.isSkipped(made.node) || isOverwritten(value, made.node) { return nil }
      var frame = made.context.frame
      while let at = frame {
        if !events.contains(at.call) { makers.append(at.call) }
        frame = at.outer
      }
    }
    var reader = AnchorReader(project, events: events, makers: makers, frames: [context.frame, value.made?.context.frame])
    var anchor = reader.anchor(of: value)
    if anchor == .absent, let override = override(of: candidate, context) { anchor = override }
    let callee = project.node(project[candidate.inner].base, in: candidate.inner.file)
    if anchor == .absent, callee.kind == .member, project.isOfAnotherModule(callee.base, in: project.context(of: candidate.inner)) {
      anchor = .unseen(Unseen("another module's `\(project.text(callee.name))` presents it"))
    }
    var popover = Popover(kind: kind, name: name, made: value.made.map { site(of: $0.node) }, anchor: anchor)
    if anchor == .absent { describe(&popover, candidate) }
    if anchor == .absent { popover.leftOut = reader.leftOutAnchor }
    return popover
  }

  /// `var alert = …`, and then `if idiom == .pad { alert = … }`: an iPad never presents what stood there before.
  private func isOverwritten(_ value: Value, _ made: NodeRef) -> Bool {
    value.aliases.contains { alias in
      project[alias].kind != .parameter && !(project.parent(of: alias).map { project[$0].kind.isType } ?? true)
        && ValueReader(project).assignments(to: alias).contains { project[$0].first != made.index && paths.isSure($0) }
    }
  }

  private func site(of call: NodeRef) -> Site {
    let start = Int(project.files[Int(call.file)].starts[Int(call.index)])
    let callee = project.node(project[call].base, in: call.file)
    return Site(
      file: Int(call.file), range: start..<start + project.text(callee.name).utf8.count,
      declaration: project.path(of: project.scope(of: call)))
  }

  // MARK: What is a popover

  private func kind(of value: Value, _ style: Style) -> (Popover.Kind, String)? {
    guard value.containers.isEmpty else { return isStyled(value, style) ? (.styled, value.containers.first.map { project.text($0.name) } ?? "") : nil }
    let name: NameID
    switch value.kind {
    case .external(let outside): name = outside
    case .type(let id):
      let external = project.ancestors(of: id).external
      // A stand-in for another platform has the name of UIKit's class.
      let system = ([project.types[Int(id)].name] + external).first { $0 == .UIAlertController || $0 == .UIActivityViewController }
      guard let system else { return isStyled(value, style) ? (.styled, project.text(project.types[Int(id)].name)) : nil }
      name = system
    case .view: return isStyled(value, style) ? (.styled, "the hosting controller") : nil
    case .parameter, .answer, .receiver, .unseen: return nil
    }
    // A function of this name takes UIKit's place.
    guard !project.declarations[name].contains(where: { project[$0].kind == .function }) else { return nil }
    let own = if case .type(let id) = value.kind { project.text(project.types[Int(id)].name) } else { project.text(name) }
    if name == .UIAlertController {
      // A style that is set changes nothing of an alert.
      return AlertStyleReader(project).isActionSheet(value) ? (.actionSheet, own) : nil
    }
    if name == .UIActivityViewController {
      return setStyles(of: value).allSatisfy { $0 == .popover } ? (.shareSheet, own) : nil
    }
    return isStyled(value, style) ? (.styled, own) : nil
  }

  /// Whether the style that is set on an iPad is a popover's, and no other.
  private func isStyled(_ value: Value, _ style: Style) -> Bool {
    // Where all devices have one other style, no iPad has a popover.
    switch style {
    case .popover, .unseen: break
    case .sheet, .fullScreen, .sheetOrFullScreen, .inspector, .dialog, .adaptive: return false
    }
    let styles = setStyles(of: value)
    return !styles.isEmpty && styles.allSatisfy { $0 == .popover }
  }

  /// The styles that are set on an iPad; nil among them for one that is not known.
  private func setStyles(of value: Value) -> [Style?] {
    var styles: [Style?] = []
    let container = value.containers.first
    for configuration in project.settings(ofPresented: value) {
      guard configuration.path.count == 1, configuration.path[0] == .modalPresentationStyle, let set = configuration.value,
        !paths.isSkipped(configuration.node)
      else { continue }
      styles += self.styles(set, in: project.context(of: configuration.node))
    }
    let type: TypeID? = if let container { container.type } else if case .type(let id) = value.kind { id } else { nil }
    if let type {
      for assignment in project.ownAssignments(to: Known.modalPresentationStyle.name, in: type) where !paths.isSkipped(assignment) {
        styles += self.styles(project[assignment].first, in: project.context(of: assignment))
      }
      if !project.members(named: Known.modalPresentationStyle.name, of: type).isEmpty { styles.append(nil) }
    }
    return styles
  }

  private func styles(_ node: NodeID, in context: Context) -> [Style?] {
    let expression = project.node(node, in: context.file)
    if expression.kind == .ternary {
      let parts = Array(project.list(of: expression, in: context.file))
      guard parts.count == 3 else { return [nil] }
      guard let holds = paths.truth(of: parts[0], in: context) else { return parts.dropFirst().flatMap { styles($0, in: context) } }
      return styles(holds ? parts[1] : parts[2], in: context)
    }
    guard expression.kind == .member else { return [nil] }
    return [StyleReader.names[project.text(expression.name)]]
  }

  // MARK: An own `present`

  /// What a `present` that the project overrides does for the receiver; nil where it does nothing.
  private mutating func override(of candidate: PresentationReader.Candidate, _ context: Context) -> PopoverAnchor? {
    let anchoring = anchoringOverrides(of: candidate.nameOfPresent(project))
    guard !anchoring.isEmpty else { return nil }
    let callee = project.node(project[candidate.inner].base, in: candidate.inner.file)
    let receivers = callee.kind == .member && callee.base != none
      ? project.typesOf(callee.base, in: context) : project.enclosingType(of: context.scope).map { [.project($0)] } ?? []
    let known = receivers.compactMap { if case .project(let id) = $0 { id } else { nil } }
    guard let type = known.first else {
      let name = callee.kind == .member && callee.base != none ? project.node(callee.base, in: candidate.inner.file).name : none
      let mayRun = anchoring.contains { mayBelong($0, to: receivers, called: name) }
      return mayRun ? .unseen(Unseen("a `present` of the project's own may anchor it")) : nil
    }
    let members = project.members(named: candidate.nameOfPresent(project), of: type)
    return members.contains { anchoring.contains($0) } ? .found : nil
  }

  /// Whether an override may be of a receiver from outside: that of a plain controller is none of `navigationController`'s.
  private func mayBelong(_ override: DeclarationRef, to receivers: Types, called name: NameID) -> Bool {
    guard let owner = project.enclosingType(of: project.parent(of: override)) else { return true }
    var classes = receivers.compactMap { if case .external(let name) = $0 { name } else { nil } }
    if classes.isEmpty, name == Known.navigationController.name { classes = [Known.UINavigationController.name] }
    if classes.isEmpty, name == Known.tabBarController.name { classes = [Known.UITabBarController.name] }
    let above = project.ancestors(of: owner).external
    return classes.isEmpty || classes.contains { above.contains($0) }
  }

  private mutating func anchoringOverrides(of name: NameID) -> [DeclarationRef] {
    if let known = anchoringOverrides[name] { return known }
    let found = project.declarations[name].filter { function in
      guard project[function].modifiers.contains(.override), !project.isInactive(function),
        let parameter = project.parameters(of: function).first
      else { return false }
      var reader = AnchorReader(project, events: [], frames: [])
      return reader.anchor(of: Value(kind: .parameter(parameter), aliases: [parameter])) == .found
    }
    anchoringOverrides[name] = found
    return found
  }

  // MARK: What a fix needs

  private func describe(_ popover: inout Popover, _ candidate: PresentationReader.Candidate) {
    // A wrapper's caller hands it over; the names there are what counts.
    let call = candidate.call
    let context = project.context(of: call)
    let arguments = project.arguments(of: project[call], in: call.file)
    for argument in arguments {
      let value = project.node(argument.value, in: call.file)
      guard value.kind == .name, let ref = project.meanings(of: value, in: context).first,
        project[ref].kind == .variable, project[ref].value != none, project[ref].type == none
      else { continue }
      let given = project.node(project[ref].value, in: ref.file)
      guard given.kind == .call, project.startsUppercase(project.node(given.base, in: ref.file).name) else { continue }
      let types = project.typesOf(project[ref].value, in: project.valueContext(of: ref, frame: nil))
      guard types.contains(where: { isController($0) }) else { continue }
      popover.handle = project.text(value.name)
      break
    }
    popover.source = handedSource(context) ?? (candidate.links.isEmpty ? presenterView(candidate.inner, context) : nil)
  }

  private func isController(_ type: TypeRef) -> Bool {
    switch type {
    case .project(let id): project.isViewController(id)
    case .external(let name): project.ends(name, with: "Controller")
    }
  }

  /// A view, a bar item or a recogniser among the parameters around.
  private func handedSource(_ context: Context) -> PopoverSource? {
    var scope = context.scope
    while let at = scope, !project[at].kind.isType {
      if project[at].kind.isFunction {
        let parameters = project.parameters(of: at)
        let sorted = parameters.filter { isSender($0) } + parameters.filter { !isSender($0) }
        for parameter in sorted { if let source = source(parameter), !isOfAnotherKind(source, at) { return source } }
      }
      scope = project.parent(of: at)
    }
    return nil
  }

  /// `@objc func share(_ sender: UIBarButtonItem)`, which a button's `addTarget` names: what comes is no bar item.
  private func isOfAnotherKind(_ source: PopoverSource, _ function: DeclarationRef) -> Bool {
    guard case .barItem = source else { return false }
    let type = project.enclosingType(of: project.parent(of: function))
    return project.calls[Known.addTarget.name].contains { call in
      project.selectorName(in: project.arguments(of: project[call], in: call.file), of: call.file) == project[function].name
        && project.enclosingType(of: project.scope(of: call)) == type
    }
  }

  private func isSender(_ parameter: DeclarationRef) -> Bool { project.text(project[parameter].name) == "sender" }

  private func source(_ parameter: DeclarationRef) -> PopoverSource? {
    let name = project.text(project[parameter].name)
    let types = project.typesOf(declaration: parameter)
    guard let type = types.first, !project[parameter].modifiers.contains(.inout) else { return nil }
    var names: [NameID]
    switch type {
    case .external(let outside): names = [outside]
    case .project(let id): names = Array(project.ancestors(of: id).external)
    }
    for class_ in names {
      let text = project.text(class_)
      if class_ == .UIBarButtonItem { return .barItem(name) }
      if Self.places.contains(text) { return .view(name) }
      if text.hasSuffix("GestureRecognizer") { return .recognizer(name, isOptional: project[parameter].modifiers.contains(.optional)) }
      if text == "Any" || text == "AnyObject", isSender(parameter) { return .any(name) }
    }
    return nil
  }

  /// Views that a person taps; a whole table is no place to point at.
  private static let places: Set<String> = [
    "UIView", "UIButton", "UIControl", "UISwitch", "UISegmentedControl", "UIImageView", "UILabel", "UITableViewCell",
    "UICollectionViewCell", "UITextField",
  ]

  /// The view of the presenter, as it is written where it presents.
  private func presenterView(_ call: NodeRef, _ context: Context) -> PopoverSource? {
    let callee = project.node(project[call].base, in: call.file)
    let isInClosure = context.scope.map { project[$0].kind == .closure } ?? false
    if callee.kind == .name {
      guard let type = project.enclosingType(of: context.scope), project.isViewController(type) else { return nil }
      return .presenter(isInClosure ? "self.view" : "view")
    }
    guard callee.kind == .member, callee.base != none else { return nil }
    let receiver = project.node(callee.base, in: call.file)
    guard receiver.kind == .name else { return nil }
    if receiver.name == Word.`self`.rawValue {
      guard let type = project.enclosingType(of: context.scope), project.isViewController(type) else { return nil }
      // In a closure `self` may be weak; it is none once it was bound again.
      return isInClosure && !isBoundAgain(context) ? nil : .presenter(isInClosure ? "self.view" : "view")
    }
    guard let ref = project.meanings(of: receiver, in: context).first else { return nil }
    let declaration = project[ref]
    let isThere = declaration.kind == .binding && !declaration.modifiers.contains(.destructured)
      || declaration.kind == .parameter && declaration.type != none && project.node(declaration.type, in: ref.file).kind == .name
    return isThere ? .presenter("\(project.text(receiver.name)).view") : nil
  }

  /// `guard let self` in a closure around.
  private func isBoundAgain(_ context: Context) -> Bool {
    var scope = context.scope
    while let at = scope, project[at].kind == .closure {
      for child in project.children(of: at) where project[child].kind == .binding && project[child].name == Word.`self`.rawValue {
        return true
      }
      scope = project.parent(of: at)
    }
    return false
  }
}

extension PresentationReader.Candidate {
  /// UIKit's own name: the wrapper's is another.
  fileprivate func nameOfPresent(_ project: Project) -> NameID { project.node(project[inner].base, in: inner.file).name }
}
