// Windows that a project makes beside the app's own: for a lock, a toast, an alert. Which scene they belong to,
// who lets them go, and whether VoiceOver knows that they are over everything.

import SwiftScan

struct ExtraWindowReader {
  let project: Project
  let marks: OverlayMarks
  private let usesScenes: Bool
  private let main: MainWindows

  init(_ project: Project) {
    self.project = project
    marks = OverlayMarks(project)
    func types(_ name: Known) -> [TypeID] {
      (project.subtypes[name.name]).filter { !project.types[Int($0)].isInactive }
    }
    let sceneDelegates = types(.UIWindowSceneDelegate) + types(.UISceneDelegate)
    // An app of SwiftUI's has scenes, unless that is another target's, beside a delegate with a window.
    usesScenes = !sceneDelegates.isEmpty || !types(.App).isEmpty && !MainWindows.haveWindow(types(.UIApplicationDelegate), project)
    main = MainWindows(project)
  }

  /// One window that is made and shown.
  struct Made {
    var call: NodeRef
    /// The property or local that holds it, and what it is called for.
    var name: NameID
    var owner: TypeID
    /// What is done with it, by any of its names.
    var uses: [Use]
    var names: Set<NameID>
    /// The project's own class of windows.
    var type: TypeID?
    var isProperty: Bool
    /// The property is declared where Swift does not see it.
    var isUnseen = false
    /// The function of the same owner's that gives it back, to who holds it.
    var helper: DeclarationRef?
    /// Made once, by the property's own initialiser.
    var isMadeOnce = false
  }

  /// `window.name(…)`, `window.name = value`.
  struct Use {
    var name: NameID
    var value: NodeID?
    var node: NodeRef
  }

  func read() -> [ExtraWindow] {
    var found: [ExtraWindow] = []
    for window in shownWindows() {
      found.append(
        ExtraWindow(
          site: site(of: window), name: project.text(window.name), hasScene: !usesScenes || hasScene(window),
          release: release(of: window)))
    }
    return found.sorted { $0.site < $1.site }
  }

  private func site(of window: Made) -> Site {
    project.site(of: window.call, name: window.type.map { project.types[Int($0)].name } ?? Known.UIWindow.name)
  }

  // MARK: Making

  private func shownWindows() -> [Made] {
    var found: [Made] = []
    let own = project.subtypes[Known.UIWindow.name]
    for name in [Known.UIWindow.name] + own.map({ project.types[Int($0)].name }) {
      let type = own.first { project.types[Int($0)].name == name }
      for call in project.callsInFocus(name) where !project.isInactive(call) {
        let callee = project.node(project[call].base, in: call.file)
        guard callee.kind == .name, let window = made(call, type) else { continue }
        guard window.uses.contains(where: { shows($0, in: $0.node.file) }), !main.isMain(window), !isPassive(window) else { continue }
        // A second screen's window stands over nothing.
        guard !window.uses.contains(where: { $0.name == .screen }) else { continue }
        found.append(window)
      }
    }
    return found
  }

  private func made(_ call: NodeRef, _ type: TypeID?) -> Made? {
    guard let scope = project.scope(of: call), let owner = project.enclosingType(of: scope), isUsed(owner) else { return nil }
    // Made where it is declared, once for its owner: who knows whether it is the app's own.
    guard project[scope].kind != .variable || project.parent(of: scope).map({ !project[$0].kind.isType }) ?? false else { return nil }
    guard let member = project.enclosingMember(of: scope) else { return nil }
    var names: Set<NameID> = []
    let whole = withClosure(call, in: member)
    if let local = local(of: whole) { names.insert(project[local].name) }
    let declaration = project[member]
    addNames(of: whole, in: member, to: &names)
    let isGivenBack = gives(whole, names, from: member)
    if isGivenBack {
      for caller in project.callers(of: member) where project.enclosingType(of: project.scope(of: caller)) == owner {
        guard let around = project.enclosingMember(of: project.scope(of: caller)) else { continue }
        if let local = local(of: caller) { names.insert(project[local].name) }
        addNames(of: caller, in: around, to: &names)
      }
    }
    // A property that is filled by a closure.
    let isMadeOnce = declaration.kind == .variable
    if isMadeOnce { names.insert(declaration.name) }
    guard !names.isEmpty else { return nil }
    let property = names.sorted().first { name in
      isMadeOnce && name == declaration.name || project.members(named: name, of: owner).contains { project[$0].kind == .variable }
    }
    let unseen = names.sorted().first { project.declarations[$0].isEmpty && !isLocal($0, at: call) }
    guard let name = property ?? unseen ?? names.sorted().first else { return nil }
    return Made(
      call: call, name: name, owner: owner, uses: uses(of: names, in: project.family(of: owner)) + usesInClosure(of: whole), names: names, type: type,
      isProperty: property != nil || unseen != nil, isUnseen: property == nil && unseen != nil,
      helper: isGivenBack && property != nil ? member : nil, isMadeOnce: isMadeOnce)
  }

  /// Adds the names by which a member knows what a call gives.
  private func addNames(of call: NodeRef, in member: DeclarationRef, to names: inout Set<NameID>) {
    for index in project[member].nodeStart..<project[member].nodeEnd {
      let node = project.node(index, in: call.file)
      guard node.kind == .assign else { continue }
      let left = project.node(node.base, in: call.file)
      let right = project.node(node.first, in: call.file)
      guard left.kind == .name || left.kind == .member && project.isSelf(left.base, in: call.file) else { continue }
      if node.first == call.index || right.kind == .name && names.contains(right.name) { names.insert(left.name) }
    }
  }

  /// `UIWindow(windowScene: scene).then { … }`: the call of a function that is handed a closure, and gives back what it is called on.
  private func withClosure(_ call: NodeRef, in member: DeclarationRef) -> NodeRef {
    guard let asked = project.parent(of: call.index, inside: member), case let name = project.node(asked, in: call.file), name.kind == .member,
      name.base == call.index, ["then", "with", "apply", "configure", "also"].contains(project.text(name.name)),
      let around = project.parent(of: asked, inside: member), project.node(around, in: call.file).kind == .call
    else { return call }
    return NodeRef(file: call.file, index: around)
  }

  /// Whether a function gives back what a call makes: `return window`.
  private func gives(_ call: NodeRef, _ names: Set<NameID>, from function: DeclarationRef) -> Bool {
    guard project[function].kind == .function else { return false }
    let body = project[function].body == none ? Node(.skipped) : project.node(project[function].body, in: function.file)
    if body.kind == .block, body.count == 1, project.list(of: body, in: function.file).first == call.index { return true }
    return (project[function].nodeStart..<project[function].nodeEnd).contains { index in
      let node = project.node(index, in: function.file)
      guard node.kind == .return, node.base != none, case let given = project.node(node.base, in: function.file) else { return false }
      return node.base == call.index || given.kind == .name && names.contains(given.name)
    }
  }

  private func local(of call: NodeRef) -> DeclarationRef? {
    var at = project.scope(of: call)
    while let current = at, !project[current].kind.isType {
      if project[current].value == call.index { return current }
      if let child = project.children(of: current).first(where: { project[$0].value == call.index }) { return child }
      at = project.parent(of: current)
    }
    return nil
  }

  private func isLocal(_ name: NameID, at call: NodeRef) -> Bool { !project.meanings(of: name, in: project.context(of: call)).isEmpty }

  /// Whether anybody makes the class that makes the window.
  private func isUsed(_ owner: TypeID) -> Bool {
    if project.types[Int(owner)].isExternal { return true }
    let external = project.ancestors(of: owner).external
    if external.contains(where: { $0 == .UIApplicationDelegate || $0 == .UIWindowSceneDelegate || $0 == .UISceneDelegate }) { return true }
    if project.isViewController(owner) || project.types[Int(owner)].kind != .class { return true }
    return project.family(of: owner).contains { !project.calls[project.types[Int($0)].name].isEmpty }
  }

  func uses(of names: Set<NameID>, in family: Set<TypeID>) -> [Use] {
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

  /// What a closure does that is handed to `then`: `$0.isHidden = false`.
  private func usesInClosure(of call: NodeRef) -> [Use] {
    guard project.node(project[call].base, in: call.file).kind == .member else { return [] }
    return project.arguments(of: project[call], in: call.file).flatMap { argument -> [Use] in
      let value = project.node(argument.value, in: call.file)
      guard value.kind == .closure else { return [] }
      let closure = DeclarationRef(file: call.file, index: value.first)
      let name = project.parameters(of: closure).first.map { project[$0].name } ?? Word.dollarZero.rawValue
      return (project[closure].nodeStart..<project[closure].nodeEnd).compactMap { index in
        let node = project.node(index, in: call.file)
        guard node.kind == .assign || node.kind == .call, node.base != none, !node.flags.contains(.inactive) else { return nil }
        let member = project.node(node.base, in: call.file)
        guard member.kind == .member, member.base != none, project.node(member.base, in: call.file).name == name else { return nil }
        return Use(name: member.name, value: node.kind == .assign ? node.first : nil, node: NodeRef(file: call.file, index: index))
      }
    }
  }

  private func shows(_ use: Use, in file: Int32) -> Bool {
    if use.name == .makeKeyAndVisible { return true }
    return use.name == .isHidden && use.value.map { project.node($0, in: file).kind == .false } ?? false
  }

  /// Touches go through it, or it takes none: what is clear from first to last takes none either.
  private func isPassive(_ window: Made) -> Bool {
    if let type = window.type, marks.choosesTouches(type) || isOff(.isUserInteractionEnabled, in: type) { return true }
    let alphas = window.uses.filter { $0.name == Known.alpha.name }
    let maker = project.member(around: window.call)
    if alphas.contains(where: { project.member(around: $0.node) == maker }),
      alphas.allSatisfy({ use in use.value.map { project.thousandths($0, in: project.context(of: use.node)) == 0 } ?? false })
    {
      return true
    }
    return window.uses.contains { use in
      use.name == .isUserInteractionEnabled && use.value.map { project.node($0, in: use.node.file).kind == .false } ?? false
    }
  }

  private func isOff(_ property: Known, in type: TypeID) -> Bool {
    project.ownAssignments(to: property.name, in: type).contains { project.node(project[$0].first, in: $0.file).kind == .false }
  }

  private func hasScene(_ window: Made) -> Bool {
    if project.arguments(of: project[window.call], in: window.call.file).contains(where: { $0.label == .windowScene }) { return true }
    if window.uses.contains(where: { $0.name == .windowScene }) || isTold(.windowScene, window, window.names) { return true }
    // The other branch is for where there is no scene.
    if let member = project.member(around: window.call), isMadeForScene(window, in: member) { return true }
    // The class's own initialiser looks for one.
    return window.type.map { type in
      !project.ownAssignments(to: Known.windowScene.name, in: type).isEmpty || !project.initializers(of: type).isEmpty
    } ?? false
  }

  /// Whether the same function makes the window for a scene as well, under the same name.
  private func isMadeForScene(_ window: Made, in member: DeclarationRef) -> Bool {
    let calls = project.calls[project.node(project[window.call].base, in: window.call.file).name]
    return calls[project.places(in: calls, inside: member)].contains { call in
      project.arguments(of: project[call], in: call.file).contains { $0.label == .windowScene }
        && made(call, window.type).map { !$0.names.isDisjoint(with: window.names) } ?? false
    }
  }

  // MARK: VoiceOver

  /// The windows and what they show, for the rules about accessibility.
  func readOverlays(_ presented: PresentedModals) -> [Overlay] {
    var found: [Overlay] = []
    for window in shownWindows() {
      if let view = hostedView(in: window) {
        let isMarked = isTold(.accessibilityViewIsModal, window, window.names) || hidesOthers(window)
          || ViewMarks(project, of: view).modality() != .absent
        found.append(
          Overlay(
            kind: .window, name: project.text(window.name), site: site(of: window), shown: nil,
            modality: isMarked ? .found("`accessibilityViewIsModal`") : .absent, escape: .unseen("what it shows is asked"), closer: nil, mark: nil))
        continue
      }
      guard let root = root(of: window), marks.takesTouches(project.family(of: root)), let part = project.types[Int(root)].parts.first else {
        continue
      }
      let name = project.text(window.name)
      let isMarked = isTold(.accessibilityViewIsModal, window, window.names) || window.type.map { marks.modality(of: $0) != .absent } ?? false
        || marks.modality(of: root) != .absent || hidesOthers(window) || marks.isShutIn(window.names, over: none, at: window.call)
      // Set right where it is made, where it is known by its first name.
      let isDirect = !window.isMadeOnce && local(of: window.call) == nil
      found.append(
        Overlay(
          kind: .window, name: name, site: site(of: window), shown: nil, modality: isMarked ? .found("`accessibilityViewIsModal`") : .absent,
          escape: .unseen("what it shows is asked"), closer: nil,
          mark: window.isMadeOnce ? nil : (site(of: window), isDirect ? "\(name)?." : "\(localName(window) ?? name).")))
      let contents = presented.all.flatMap(\.contents).filter { project.type(at: $0.typeSite) == root }
      let isClosable = contents.contains { content in content.exits.contains { $0.kind == .button || $0.kind == .gesture } }
      let site = project.site(of: part)
      found.append(
        Overlay(
          kind: .view, name: project.text(project.types[Int(root)].name), site: site, shown: self.site(of: window),
          modality: .unseen("its window is asked"),
          escape: marks.answersEscape(root) ? .found("`accessibilityPerformEscape`")
            : isClosable ? .absent : .unseen("nothing was seen that closes it"),
          closer: marks.closer(of: root, exits: contents.isEmpty ? nil : contents.flatMap(\.exits))))
    }
    return found
  }

  /// Whether code of its owner says something of it by one of its names, or hands it to what does.
  func isTold(_ property: Known, _ window: Made, _ names: Set<NameID>) -> Bool {
    let family = project.family(of: window.owner)
    return project.told(property).contains { told in
      guard told.view != none else { return false }
      let name = project.node(told.view, in: told.at.file).name
      // A local of another function is another window.
      let isElsewhere = name != window.name && window.names.contains(name) && project.member(around: told.at) != project.member(around: window.call)
        && !isTaken(told.view, from: window, in: project.context(of: told.at))
      return names.contains(name) && !isElsewhere
        && (told.value == none || ![.false, .nil].contains(project.node(told.value, in: told.at.file).kind))
        && project.enclosingType(of: project.scope(of: told.at)).map(family.contains) ?? false
    }
  }

  /// Whether a local is what its owner's property holds, `guard let window = lockWindow else { return }`.
  private func isTaken(_ local: NodeID, from window: Made, in context: Context) -> Bool {
    guard let ref = project.declaration(local, in: context), project[ref].kind == .binding || project[ref].kind == .variable, project[ref].value != none,
      let scope = project.parent(of: ref), !project[scope].kind.isType
    else { return false }
    let value = project.node(project[ref].value, in: ref.file)
    return value.kind == .name && value.name == window.name || value.kind == .member && value.name == window.name && marks.isOwn(value, in: ref.file)
  }

  private func localName(_ window: Made) -> String? { local(of: window.call).map { project.text(project[$0].name) } }

  /// The windows below are hidden as this one is shown: nothing is left to reach.
  private func hidesOthers(_ window: Made) -> Bool {
    guard let member = project.member(around: window.call) else { return false }
    return project.assignments[Known.isHidden.name].contains { assignment in
      guard project.member(around: assignment) == member, project.node(project[assignment].first, in: assignment.file).kind == .true else { return false }
      let left = project.node(project[assignment].base, in: assignment.file)
      guard left.kind == .member, left.base != none else { return false }
      return !window.names.contains(project.node(left.base, in: assignment.file).name)
    }
  }

  /// The project's view that a window shows in a hosting controller: `UIHostingController(rootView: NewsView())`.
  private func hostedView(in window: Made) -> TypeID? {
    for use in window.uses where use.name == .rootViewController {
      guard let value = use.value, case let made = project.node(value, in: use.node.file), made.kind == .call,
        project.roles.has(project.node(made.base, in: use.node.file).name, .hosting),
        let view = project.arguments(of: made, in: use.node.file).first(where: { $0.label == .rootView })
      else { continue }
      for type in project.typesOf(view.value, in: project.context(of: use.node)) {
        if case .project(let id) = type, project.isView(id), project.ancestors(of: id).external.contains(where: { $0 == .View }) { return id }
      }
    }
    return nil
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
