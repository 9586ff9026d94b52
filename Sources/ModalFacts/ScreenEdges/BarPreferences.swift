// What a controller prefers of the system's bars and edges, where that depends on state: UIKit asks once and
// again only when it is told to. Which state the answer rests on, who changes it on screen, and who tells.

import SwiftScan

/// A preference that UIKit asks a controller for.
public enum BarPreferenceKind: String, Sendable {
  case statusBarHidden = "prefersStatusBarHidden"
  case deferredEdges = "preferredScreenEdgesDeferringSystemGestures"

  /// What tells UIKit to ask again.
  public var update: String {
    switch self {
    case .statusBarHidden: "setNeedsStatusBarAppearanceUpdate"
    case .deferredEdges: "setNeedsUpdateOfScreenEdgesDeferringSystemGestures"
    }
  }
}

/// A controller's answer that rests on state which changes while it is on screen.
public struct BarPreference: Sendable {
  public var kind: BarPreferenceKind
  /// The override.
  public var site: Site
  /// The controller's class, and where it is declared.
  public var type: String
  public var typeSite: Site?
  public var states: [State]
  public var update: Update
  /// The controller asks for the status bar although it does not cover the screen.
  public var capturesStatusBar: Bool

  /// A property that the answer reads and somebody changes.
  public struct State: Sendable {
    public var name: String
    public var site: Site
    /// Where it is set while the controller is on screen, the first place of them.
    public var change: Site
    /// Whether a `didSet` can be added, or has to be filled: nil where it is no plain property of the class.
    public var observer: Observer?
  }

  /// What a property has of observers.
  public enum Observer: Sendable, Hashable {
    case none
    /// It has a `didSet`, here.
    case present(Site)
  }

  /// Who tells UIKit to ask again.
  public enum Update: Sendable, Hashable {
    case found(String)
    case absent
    case unseen(String)
  }
}

/// An override of an update method that does not hand on to UIKit's own.
public struct SwallowedUpdate: Sendable {
  public var kind: BarPreferenceKind
  public var site: Site
  public var type: String
}

/// A container whose child defers system gestures, and which is asked in its stead.
public struct UnforwardedEdges: Sendable {
  /// The call that adds the child.
  public var site: Site
  public var container: String
  public var child: String
  public var childSite: Site
}

struct BarPreferenceReader {
  let project: Project

  init(_ project: Project) { self.project = project }

  /// With the name of what tells UIKit, and of what a container says whom to ask with.
  private static let kinds: [(BarPreferenceKind, Known, update: Known, child: Known)] = [
    (.statusBarHidden, .prefersStatusBarHidden, .setNeedsStatusBarAppearanceUpdate, .childForStatusBarHidden),
    (
      .deferredEdges, .preferredScreenEdgesDeferringSystemGestures, .setNeedsUpdateOfScreenEdgesDeferringSystemGestures,
      .childForScreenEdgesDeferringSystemGestures
    ),
  ]

  func read() -> [BarPreference] {
    var found: [BarPreference] = []
    for (kind, name, update, child) in Self.kinds {
      for ref in project.declarationsInFocus(name.name) where isOverride(ref) {
        if let preference = read(ref, kind, update.name, child.name) { found.append(preference) }
      }
    }
    return found.sorted { $0.site < $1.site }
  }

  /// Overridden, as a property or in the old spelling as a method.
  func isOverride(_ ref: DeclarationRef) -> Bool {
    let declaration = project[ref]
    return declaration.modifiers.contains(.override) && !declaration.modifiers.contains(.inactive)
      && (declaration.kind == .variable || declaration.kind == .function)
  }

  private func read(_ ref: DeclarationRef, _ kind: BarPreferenceKind, _ update: NameID, _ child: NameID) -> BarPreference? {
    guard let type = project.enclosingType(of: project.parent(of: ref)), !project.types[Int(type)].isExternal else { return nil }
    let family = project.family(of: type)
    var states: [DeclarationRef] = []
    var met: Set<DeclarationRef> = []
    collectStates(ref, of: family, &states, &met)
    // Some hide the navigation bar as they are set.
    let untold = states.filter { state in !project.children(of: state).contains { project[$0].kind == .accessor && startsTransition($0) } }
    let parts = met.reduce(into: [:]) { collectParts($1, &$0) }
    let changed = untold.compactMap { state in
      (change(of: state, family) ?? change(ofParts: parts[project[state].name] ?? [], of: state, family)).map { (state, $0) }
    }
    guard !changed.isEmpty else { return nil }
    return BarPreference(
      kind: kind, site: project.site(of: ref), type: project.text(project.types[Int(type)].name),
      typeSite: project.types[Int(type)].parts.first.map { project.site(of: $0) },
      states: changed.map { state, change in
        BarPreference.State(
          name: project.text(project[state].name), site: project.site(of: state),
          change: project.site(of: change, length: 1), observer: observer(of: state))
      },
      update: self.update(
        update, tellers(family, child), changes: changed.map(\.1), isTold: changed.contains { state, change in isToldOf(state, change, family) }),
      capturesStatusBar: capturesStatusBar(family))
  }

  // MARK: State

  /// The stored properties of the object that a computed property or function reads, through others of its own.
  private func collectStates(
    _ member: DeclarationRef, of family: Set<TypeID>, _ states: inout [DeclarationRef], _ met: inout Set<DeclarationRef>
  ) {
    guard met.count < 40, met.insert(member).inserted else { return }
    let reader = ValueReader(project)
    guard let getter = reader.getter(of: member), project[getter].body != none else { return }
    let context = Context(file: getter.file, scope: getter, position: project[getter].nodeEnd, frame: nil)
    project.walk(project[getter].body, in: getter.file) { _, node in
      guard node.kind == .name || node.kind == .member && project.isSelf(node.base, in: getter.file) else { return true }
      let meanings = node.kind == .name
        ? project.meanings(of: node, in: context)
        : project.enclosingType(of: getter).map { project.members(named: node.name, of: $0) } ?? Declarations()
      guard let meaning = meanings.first, let owner = project.parent(of: meaning), project[owner].kind.isType,
        let type = project.type(of: owner), family.contains(type) || project.types[Int(type)].isExternal
      else { return true }
      let declaration = project[meaning]
      if declaration.kind == .function || declaration.kind == .variable && reader.getter(of: meaning) != nil {
        collectStates(meaning, of: family, &states, &met)
      } else if declaration.kind == .variable, !declaration.modifiers.contains(.constant),
        !declaration.modifiers.contains(.static), !isWrapped(meaning), !states.contains(meaning)
      {
        states.append(meaning)
      }
      return true
    }
  }

  /// A property wrapper of the project's own, or of a package, may tell UIKit whenever it is set.
  private func isWrapped(_ state: DeclarationRef) -> Bool {
    project.attributes(of: state).contains { attribute in
      let name = project.text(attribute.name)
      // `@MainActor`, `@IBInspectable`
      return project.startsUppercase(attribute.name) && attribute.name != .Published && !name.hasSuffix("Actor") && !name.hasPrefix("IB")
    }
  }

  /// The first assignment of a property that happens while its controller is on screen.
  private func change(of state: DeclarationRef, _ family: Set<TypeID>) -> NodeRef? {
    let name = project[state].name
    for assignment in project.assignments[name] where !project.isInactive(assignment) {
      let left = project.node(project[assignment].base, in: assignment.file)
      if isChange(assignment, base: left.kind == .member ? left.base : none, of: name, family) { return assignment }
    }
    // `.assign(to: \.isFull, on: self)`: whenever a stream sends something.
    for call in project.calls[Known.assign.name] where !project.isInactive(call) && project.assigned(by: call) == name {
      let isOwn = project.arguments(of: project[call], in: call.file).contains { project.isSelf($0.value, in: call.file) }
      if isOwn, let own = project.enclosingType(of: project.scope(of: call)), family.contains(own) { return call }
    }
    for call in project.calls[Known.toggle.name] where !project.isInactive(call) {
      let callee = project.node(project[call].base, in: call.file)
      guard callee.kind == .member, callee.base != none else { continue }
      let toggled = project.node(callee.base, in: call.file)
      guard toggled.kind == .name || toggled.kind == .member, toggled.name == name else { continue }
      if isChange(call, base: toggled.kind == .member ? toggled.base : none, of: name, family) { return call }
    }
    return nil
  }

  /// By name, what members of it a computed property or function reads: `isFull` of `state`, for `state.isFull`.
  private func collectParts(_ member: DeclarationRef, _ parts: inout [NameID: Set<NameID>]) {
    guard let getter = ValueReader(project).getter(of: member) else { return }
    project.walk(project[getter].body, in: getter.file) { _, node in
      guard node.kind == .member, node.base != none else { return true }
      let whole = project.node(node.base, in: getter.file)
      if whole.kind == .name || whole.kind == .member && project.isSelf(whole.base, in: getter.file) { parts[whole.name, default: []].insert(node.name) }
      return true
    }
  }

  /// The first assignment of a part of a property that is a struct of the project's.
  private func change(ofParts parts: Set<NameID>, of state: DeclarationRef, _ family: Set<TypeID>) -> NodeRef? {
    let types = project.typesOf(declaration: state)
    guard !parts.isEmpty, !types.isEmpty, types.allSatisfy({ if case .project(let id) = $0 { project.types[Int(id)].kind == .struct } else { false } })
    else { return nil }
    let toggled = project.calls[Known.toggle.name].filter { !project.isInactive($0) }.map { call in
      (place: call, left: project.node(project.node(project[call].base, in: call.file).base, in: call.file))
    }
    let assigned = parts.sorted().flatMap { project.assignments[$0] }.filter { !project.isInactive($0) }.map { assignment in
      (place: assignment, left: project.node(project[assignment].base, in: assignment.file))
    }
    return (assigned + toggled).first { place, left in
      guard left.kind == .member, parts.contains(left.name), left.base != none else { return false }
      let whole = project.node(left.base, in: place.file)
      guard whole.kind == .name || whole.kind == .member, whole.name == project[state].name else { return false }
      return isChange(place, base: whole.kind == .member ? whole.base : none, of: whole.name, family)
    }?.place
  }

  private func isChange(_ node: NodeRef, base: NodeID, of name: NameID, _ family: Set<TypeID>) -> Bool {
    let context = project.context(of: node)
    if base != none, !project.isSelf(base, in: node.file) {
      // From outside: on a controller that is kept, not on one that was just made.
      let holder = project.node(base, in: node.file)
      guard holder.kind == .name || holder.kind == .member else { return false }
      guard project.typesOf(base, in: context).contains(where: { if case .project(let id) = $0 { family.contains(id) } else { false } })
      else { return false }
      if holder.kind == .name, let meaning = project.meanings(of: holder, in: context).first, let owner = project.parent(of: meaning),
        !project[owner].kind.isType
      {
        return false
      }
      return !startsTransition(around: node)
    }
    guard let own = project.enclosingType(of: context.scope), family.contains(own) else { return false }
    if base == none, let meaning = project.meanings(of: name, in: context).first, let owner = project.parent(of: meaning),
      !project[owner].kind.isType
    {
      return false
    }
    guard let member = project.member(around: node) else { return false }
    return (project.isRunLater(node, in: member) || !isOffScreen(member, family)) && !startsTransition(around: node)
  }

  /// Whether a member runs only where UIKit asks by itself, as a screen comes, goes or turns, or is called there alone.
  private func isOffScreen(_ member: DeclarationRef, _ family: Set<TypeID>, _ depth: Int = 0) -> Bool {
    let declaration = project[member]
    if declaration.kind == .initializer || declaration.kind == .deinitializer || declaration.kind == .variable { return true }
    if Self.beforeScreen.contains(where: { declaration.name == $0.name }) { return true }
    // What is overridden UIKit calls.
    guard depth < 4, declaration.kind == .function, !declaration.modifiers.contains(.override), let callers = project.allCallers(of: member)
    else { return false }
    return callers.allSatisfy { call in
      // A closure is run whenever whoever keeps it likes.
      guard let caller = project.member(around: call), caller != member, project.scope(of: call) == caller else { return false }
      return project.enclosingType(of: caller).map(family.contains) ?? false ? isOffScreen(caller, family, depth + 1) : isOnNew(call)
    }
  }

  /// Whether a method is called on what was just made, and is shown by the same code: `photo.configure(with: url)`.
  private func isOnNew(_ call: NodeRef) -> Bool {
    let callee = project.node(project[call].base, in: call.file)
    guard callee.kind == .member, callee.base != none, startsTransition(around: call) else { return false }
    let context = project.context(of: call)
    let receiver = project.node(callee.base, in: call.file)
    guard receiver.kind == .name else { return receiver.kind == .call && project.startsUppercase(project.node(receiver.base, in: call.file).name) }
    return project.meanings(of: receiver, in: context).first.flatMap { project.parent(of: $0) }.map { !project[$0].kind.isType } ?? false
  }

  private static let beforeScreen: [Known] = [
    .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillDisappear, .viewDidDisappear, .viewWillTransition, .willTransition,
    .willMove, .didMove, .prepare, .awakeFromNib,
  ]

  /// The same code, or what it calls of its own, presents, pushes or closes something, or hides the navigation bar: UIKit asks again then.
  private func startsTransition(around node: NodeRef) -> Bool {
    guard let scope = project.scope(of: node) else { return false }
    return startsTransition(scope)
  }

  private func startsTransition(_ code: DeclarationRef, _ depth: Int = 0) -> Bool {
    (project[code].nodeStart..<project[code].nodeEnd).contains { index in
      let node = project.node(index, in: code.file)
      guard node.kind == .call || node.kind == .assign, node.base != none else { return false }
      let callee = project.node(node.base, in: code.file)
      if node.kind == .assign { return callee.name == .isNavigationBarHidden }
      if project.roles.has(callee.name, .present) || project.roles.has(callee.name, .exit) || Self.transitions.contains(where: { callee.name == $0.name }) {
        return true
      }
      guard depth == 0, callee.kind == .name || callee.kind == .member && project.isSelf(callee.base, in: code.file),
        let owner = project.enclosingType(of: code)
      else { return false }
      return project.members(named: callee.name, of: owner).contains { project[$0].kind == .function && startsTransition($0, 1) }
    }
  }

  private static let transitions: [Known] = [
    .pushViewController, .setViewControllers, .popViewController, .popToRootViewController, .setNavigationBarHidden, .performSegue,
    .show,
  ]

  private func capturesStatusBar(_ family: Set<TypeID>) -> Bool {
    let name = Known.modalPresentationCapturesStatusBarAppearance.name
    if !project.declarations[name].isEmpty { return true }
    return project.assignments[name].contains { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      let context = project.context(of: assignment)
      guard left.kind == .member, !project.isSelf(left.base, in: assignment.file) else {
        return project.enclosingType(of: context.scope).map(family.contains) ?? true
      }
      let types = project.typesOf(left.base, in: context)
      return types.isEmpty || types.contains { if case .project(let id) = $0 { family.contains(id) } else { true } }
    }
  }

  private func observer(of state: DeclarationRef) -> BarPreference.Observer? {
    let declaration = project[state]
    guard declaration.kind == .variable, declaration.body == none, !declaration.modifiers.contains(.lazy),
      !declaration.modifiers.contains(.inactive), !declaration.modifiers.contains(.conditional), project.attributes(of: state).isEmpty
    else { return nil }
    for accessor in project.children(of: state) where project[accessor].kind == .accessor {
      guard project[accessor].name == Word.didSet.rawValue else { return nil }
      return .present(project.site(of: accessor))
    }
    return BarPreference.Observer.none
  }

  // MARK: Overrides and containers

  /// Overrides of the update methods that do not call `super`.
  func readSwallowed() -> [SwallowedUpdate] {
    var found: [SwallowedUpdate] = []
    for (kind, _, update, _) in Self.kinds {
      for ref in project.declarationsInFocus(update.name) where isOverride(ref) && project[ref].kind == .function && project[ref].body != none {
        let declaration = project[ref]
        let handsOn = (declaration.nodeStart..<declaration.nodeEnd).contains { index in
          let call = project.node(index, in: ref.file)
          guard call.kind == .call, call.base != none else { return false }
          return project.node(call.base, in: ref.file).name == update.name
        }
        if handsOn { continue }
        guard let type = project.enclosingType(of: project.parent(of: ref)) else { continue }
        found.append(
          SwallowedUpdate(kind: kind, site: project.site(of: ref), type: project.text(project.types[Int(type)].name)))
      }
    }
    return found
  }

  /// Containers of the project's own that are asked for edges and do not ask the child that defers them.
  func readUnforwarded() -> [UnforwardedEdges] {
    let preference = Known.preferredScreenEdgesDeferringSystemGestures.name
    let deferring = project.declarations[preference].filter(isOverride)
    guard !deferring.isEmpty else { return [] }
    let children = deferring.compactMap { ref in project.enclosingType(of: project.parent(of: ref)).map { ($0, ref) } }
    var found: [UnforwardedEdges] = []
    var containers: Set<TypeID> = []
    func add(_ call: NodeRef, _ child: NodeID, named name: NameID) {
      let callee = project.node(project[call].base, in: call.file)
      guard callee.kind == .name || project.isSelf(callee.base, in: call.file),
        let container = project.enclosingType(of: project.scope(of: call)), !project.types[Int(container)].isExternal, !containers.contains(container),
        project.ancestors(of: container).external.contains(Known.UIViewController.name), !answersForEdges(container)
      else { return }
      for type in childTypes(child, at: call) {
        guard case .project(let id) = type, id != container,
          let child = children.first(where: { project.ancestors(of: id).types.contains($0.0) })
        else { continue }
        containers.insert(container)
        found.append(
          UnforwardedEdges(
            site: project.site(of: call, name: name), container: project.text(project.types[Int(container)].name),
            child: project.text(project.types[Int(id)].name), childSite: project.site(of: child.1)))
        break
      }
    }
    for call in project.callsInFocus(Known.addChild.name) where !project.isInactive(call) {
      if let argument = project.arguments(of: project[call], in: call.file).first { add(call, argument.value, named: Known.addChild.name) }
    }
    for helper in addingHelpers() {
      let name = project[helper.function].name
      for call in project.callsInFocus(name) where !project.isInactive(call) && project.fits(helper.function, project.arguments(of: project[call], in: call.file)) {
        if let child = project.argument(for: helper.child, of: helper.function, call: call) { add(call, child, named: name) }
      }
    }
    return found
  }

  /// Functions that all controllers have, and that add what they are handed: `embed(board)`.
  private func addingHelpers() -> [(function: DeclarationRef, child: DeclarationRef)] {
    project.calls[Known.addChild.name].compactMap { call in
      let callee = project.node(project[call].base, in: call.file)
      guard !project.isInactive(call), callee.kind == .name || project.isSelf(callee.base, in: call.file),
        let argument = project.arguments(of: project[call], in: call.file).first,
        let child = project.declaration(argument.value, in: project.context(of: call)), project[child].kind == .parameter,
        let function = project.parent(of: child), project[function].kind == .function,
        let owner = project.enclosingType(of: project.parent(of: function)), project.types[Int(owner)].isExternal
      else { return nil }
      return (function, child)
    }
  }

  /// The types of a child that is added; of one that is handed to the function around, those that its callers hand over.
  private func childTypes(_ child: NodeID, at call: NodeRef) -> Types {
    let context = project.context(of: call)
    guard let ref = project.declaration(child, in: context), project[ref].kind == .parameter, let function = project.parent(of: ref),
      project[function].kind == .function
    else { return project.typesOf(child, in: context) }
    return Types(project.callers(of: function).prefix(20).flatMap { caller -> Types in
      let handed = project.argument(for: ref, of: function, call: caller)
      return handed.map { project.typesOf($0, in: project.context(of: caller)) } ?? Types()
    } + project.typesOf(child, in: context))
  }

  /// The container, what it inherits from or an extension of that says which child is asked, or answers itself.
  private func answersForEdges(_ container: TypeID) -> Bool {
    let names: [Known] = [.childForScreenEdgesDeferringSystemGestures, .preferredScreenEdgesDeferringSystemGestures]
    return ([container] + project.descendants(of: container)).contains { type in
      names.contains { !project.members(named: $0.name, of: type).isEmpty }
    }
  }
}
