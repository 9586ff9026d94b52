// Windows that a project makes beside the app's own: for a lock, a toast, an alert. Which scene they belong to,
// who lets them go, and whether VoiceOver knows that they are over everything.

import SwiftScan

struct ExtraWindowReader {
  let project: Project
  private let marks: OverlayMarks
  private let usesScenes: Bool

  init(_ project: Project) {
    self.project = project
    marks = OverlayMarks(project)
    let names: [Known] = [.UIWindowSceneDelegate, .UISceneDelegate, .App]
    usesScenes = names.contains { name in
      (project.subtypes[name.name] ?? []).contains { !project.types[Int($0)].isInactive }
    }
  }

  /// One window that is made and shown.
  private struct Made {
    var call: NodeRef
    /// The property or local that holds it.
    var holder: DeclarationRef
    var owner: TypeID
    /// What is done with it, by any of its names.
    var uses: [Use]
    var names: Set<NameID>
    /// The project's own class of windows.
    var type: TypeID?
    var isProperty: Bool
  }

  /// `window.name(…)`, `window.name = value`.
  private struct Use {
    var name: NameID
    var value: NodeID?
    var node: NodeRef
  }

  func read() -> [ExtraWindow] {
    var found: [ExtraWindow] = []
    for window in shownWindows() {
      found.append(
        ExtraWindow(
          site: site(of: window), name: project.text(project[window.holder].name), hasScene: !usesScenes || hasScene(window),
          release: release(of: window)))
    }
    return found.sorted { $0.site < $1.site }
  }

  private func site(of window: Made) -> Site {
    project.siteOfNode(window.call, name: window.type.map { project.types[Int($0)].name } ?? Known.UIWindow.name)
  }

  // MARK: Making

  private func shownWindows() -> [Made] {
    var found: [Made] = []
    let own = project.subtypes[Known.UIWindow.name] ?? []
    for name in [Known.UIWindow.name] + own.map({ project.types[Int($0)].name }) {
      let type = own.first { project.types[Int($0)].name == name }
      for call in project.calls[name] where !project.isInactive(call) {
        let callee = project.node(project[call].base, in: call.file)
        guard callee.kind == .name, let window = made(call, type) else { continue }
        guard window.uses.contains(where: { shows($0, in: $0.node.file) }), !isMain(window), !isPassive(window) else { continue }
        // A second screen's window stands over nothing.
        guard !window.uses.contains(where: { $0.name == .screen }) else { continue }
        found.append(window)
      }
    }
    return found
  }

  private func made(_ call: NodeRef, _ type: TypeID?) -> Made? {
    guard let scope = project.scope(of: call), let owner = project.enclosingType(of: scope), !project.types[Int(owner)].isExternal else { return nil }
    // Made where it is declared, once for its owner: who knows whether it is the app's own.
    guard project[scope].kind != .variable || project.parent(of: scope).map({ !project[$0].kind.isType }) ?? false else { return nil }
    var holder: DeclarationRef?
    var at: DeclarationRef? = scope
    while let current = at, !project[current].kind.isType, holder == nil {
      if project[current].value == call.index { holder = current }
      holder = holder ?? project.children(of: current).first { project[$0].value == call.index }
      at = project.parent(of: current)
    }
    if holder == nil, let member = project.enclosingMember(of: scope) {
      let declaration = project[member]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let node = project.node(index, in: call.file)
        guard node.kind == .assign, node.first == call.index else { continue }
        let left = project.node(node.base, in: call.file)
        guard left.kind == .name || project.isSelf(left.base, in: call.file) else { return nil }
        holder = project.meanings(of: left.name, in: project.context(of: call)).first
      }
    }
    guard let holder, let place = project.parent(of: holder) else { return nil }
    let names = aliases(of: holder, owner)
    return Made(
      call: call, holder: holder, owner: owner, uses: uses(of: names, in: project.family(of: owner)), names: names, type: type,
      isProperty: project[place].kind.isType || names.contains { name in
        project.members(named: name, of: owner).contains { project[$0].kind == .variable }
      })
  }

  /// The local and the property that keeps it.
  private func aliases(of holder: DeclarationRef, _ owner: TypeID) -> Set<NameID> {
    var names: Set<NameID> = [project[holder].name]
    let isLocal = project.parent(of: holder).map { !project[$0].kind.isType } ?? false
    guard isLocal, let member = project.enclosingMember(of: project.parent(of: holder)) else { return names }
    let declaration = project[member]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: holder.file)
      guard node.kind == .assign else { continue }
      let left = project.node(node.base, in: holder.file)
      let right = project.node(node.first, in: holder.file)
      if left.kind == .name || left.kind == .member, right.kind == .name, names.contains(right.name) { names.insert(left.name) }
    }
    return names
  }

  private func uses(of names: Set<NameID>, in family: Set<TypeID>) -> [Use] {
    var found: [Use] = []
    for type in family.sorted() {
      for part in project.types[Int(type)].parts {
        let declaration = project[part]
        for index in declaration.nodeStart..<declaration.nodeEnd {
          let node = project.node(index, in: part.file)
          guard node.kind == .assign || node.kind == .call, node.base != none, !node.flags.contains(.inactive) else { continue }
          let member = project.node(node.base, in: part.file)
          guard member.kind == .member, member.base != none, names.contains(project.node(member.base, in: part.file).name) else { continue }
          found.append(Use(name: member.name, value: node.kind == .assign ? node.first : nil, node: NodeRef(file: part.file, index: index)))
        }
      }
    }
    return found
  }

  private func shows(_ use: Use, in file: Int32) -> Bool {
    if use.name == .makeKeyAndVisible { return true }
    return use.name == .isHidden && use.value.map { project.node($0, in: file).kind == .false } ?? false
  }

  /// The app's own window: a delegate's `window`, or one that is made as the app or scene starts.
  private func isMain(_ window: Made) -> Bool {
    let external = project.ancestors(of: window.owner).external
    let isDelegate = external.contains { $0 == .UIApplicationDelegate || $0 == .UIWindowSceneDelegate || $0 == .UISceneDelegate }
    if window.names.contains(Known.window.name), isDelegate { return true }
    guard let member = project.enclosingMember(of: project.scope(of: window.call)) else { return true }
    let name = project[member].name
    if project[member].kind == .initializer || name == .application || name == .scene { return true }
    return false
  }

  /// Touches go through it, or it takes none.
  private func isPassive(_ window: Made) -> Bool {
    if let type = window.type, [Known.hitTest, .point].contains(where: { !project.members(named: $0.name, of: type).isEmpty }) { return true }
    return window.uses.contains { use in
      use.name == .isUserInteractionEnabled && use.value.map { project.node($0, in: use.node.file).kind == .false } ?? false
    }
  }

  private func hasScene(_ window: Made) -> Bool {
    if project.arguments(of: project[window.call], in: window.call.file).contains(where: { $0.label == .windowScene }) { return true }
    if window.uses.contains(where: { $0.name == .windowScene }) { return true }
    // The class's own initialiser looks for one.
    return window.type.map { type in
      !project.ownAssignments(to: Known.windowScene.name, in: type).isEmpty || !project.initializers(of: type).isEmpty
    } ?? false
  }

  // MARK: Letting go

  private func release(of window: Made) -> Overlay.Answer {
    guard window.isProperty else { return .unseen("a local goes with its scope") }
    for use in window.uses {
      let place = project.path(of: project.member(around: use.node))
      if use.name == .isHidden, use.value.map({ project.node($0, in: use.node.file).kind != .false }) ?? false { return .found(place) }
      if use.name == .windowScene, use.value.map({ project.node($0, in: use.node.file).kind == .nil }) ?? false { return .found(place) }
      if use.name == .removeFromSuperview { return .found(place) }
    }
    for name in window.names.sorted() {
      for assignment in project.assignments[name] where !project.isInactive(assignment) {
        let value = project.node(project[assignment].first, in: assignment.file)
        if value.kind == .nil { return .found(project.path(of: project.member(around: assignment))) }
      }
      // Somebody else gets hold of it.
      if let ref = project.members(named: name, of: window.owner).first, !project[ref].modifiers.contains(.private),
        project.assignments[Known.isHidden.name].contains(where: { isHolder(project[$0].base, name, in: $0.file) })
      {
        return .unseen("`\(project.text(name))` is hidden by somebody else")
      }
    }
    if isHandedOn(window) { return .unseen("it is handed to somebody else") }
    return .absent
  }

  private func isHolder(_ node: NodeID, _ name: NameID, in file: Int32) -> Bool {
    let member = project.node(node, in: file)
    guard member.kind == .member, member.base != none else { return false }
    return project.node(member.base, in: file).name == name
  }

  private func isHandedOn(_ window: Made) -> Bool {
    for type in project.family(of: window.owner).sorted() {
      for part in project.types[Int(type)].parts {
        let declaration = project[part]
        for index in declaration.nodeStart..<declaration.nodeEnd {
          let node = project.node(index, in: part.file)
          if node.kind == .return, node.base != none, window.names.contains(project.node(node.base, in: part.file).name) { return true }
          guard node.kind == .call else { continue }
          let isHanded = project.arguments(of: node, in: part.file).contains { argument in
            let value = project.node(argument.value, in: part.file)
            return (value.kind == .name || value.kind == .member) && window.names.contains(value.name)
          }
          if isHanded { return true }
        }
      }
    }
    return false
  }

  // MARK: VoiceOver

  /// The windows and what they show, for the rules about accessibility.
  func readOverlays(_ presentations: [Presentation], _ types: TypesBySite) -> [Overlay] {
    var found: [Overlay] = []
    for window in shownWindows() {
      guard let root = root(of: window), marks.takesTouches(project.family(of: root)), let part = project.types[Int(root)].parts.first else {
        continue
      }
      let name = project.text(project[window.holder].name)
      let isMarked = window.uses.contains { $0.name == .accessibilityViewIsModal }
        || window.type.map { marks.modality(of: $0) != .absent } ?? false || marks.modality(of: root) != .absent
      let isOptional = window.isProperty && project.parent(of: window.holder).map { project[$0].kind.isType } ?? false
      found.append(
        Overlay(
          kind: .window, name: name, site: site(of: window), shown: nil, modality: isMarked ? .found("`accessibilityViewIsModal`") : .absent,
          escape: .unseen("what it shows is asked"), closer: nil, mark: (site(of: window), isOptional ? "\(name)?." : "\(name).")))
      let contents = presentations.flatMap(\.contents).filter { types[$0.typeSite] == root }
      let isClosable = contents.contains { content in content.exits.contains { $0.kind == .button || $0.kind == .gesture } }
        || marks.closer(of: root) != nil
      let site = project.siteOfDeclaration(part)
      found.append(
        Overlay(
          kind: .presented, name: project.text(project.types[Int(root)].name), site: site, shown: self.site(of: window),
          modality: .unseen("its window is asked"),
          escape: marks.answersEscape(root) ? .found("`accessibilityPerformEscape`")
            : isClosable ? .absent : .unseen("nothing was seen that closes it"),
          closer: marks.closer(of: root)))
    }
    return found
  }

  /// The project's controller that a window shows.
  private func root(of window: Made) -> TypeID? {
    for use in window.uses where use.name == .rootViewController {
      guard let value = use.value else { continue }
      for type in project.typesOf(value, in: project.context(of: use.node)) {
        if case .project(let id) = type, !project.types[Int(id)].isExternal, project.types[Int(id)].kind == .class { return id }
      }
    }
    return nil
  }
}
