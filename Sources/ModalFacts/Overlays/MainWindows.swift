// The app's own window: a delegate's, wherever that is made. A coordinator may make it and give it to the delegate, be handed it,
// or keep it while the delegate's property stays empty.

import SwiftScan

struct MainWindows {
  let project: Project
  /// The delegates of the app and its scenes.
  private let delegates: [TypeID]

  init(_ project: Project) {
    self.project = project
    delegates = [Known.UIApplicationDelegate, .UIWindowSceneDelegate, .UISceneDelegate].flatMap { project.subtypes[$0.name] }
      .filter { !project.types[Int($0)].isInactive }
  }

  /// Whether UIKit, a storyboard or a delegate makes the app's own: what is made by what these start is one more. Seldom asked.
  private func isMade() -> Bool {
    isFilled() || hasMainStoryboard() && Self.haveWindow(delegates, project)
      || ([Known.UIWindow.name] + project.subtypes[Known.UIWindow.name].map { project.types[Int($0)].name }).contains { name in
        project.calls[name].contains { call in !project.isInactive(call) && project.member(around: call).map(project.isStart) ?? false }
      }
  }

  static func haveWindow(_ delegates: [TypeID], _ project: Project) -> Bool {
    delegates.contains { !project.members(named: Known.window.name, of: $0).isEmpty }
  }

  /// The app's own window: a delegate's `window`, one that is made as the app or scene starts, one that the delegate is given, or
  /// one in the place of the delegate's that a class was handed.
  func isMain(_ window: ExtraWindowReader.Made) -> Bool {
    let external = project.ancestors(of: window.owner).external
    let isDelegate = external.contains { $0 == .UIApplicationDelegate || $0 == .UIWindowSceneDelegate || $0 == .UISceneDelegate }
    if window.names.contains(Known.window.name), isDelegate { return true }
    guard let member = project.enclosingMember(of: project.scope(of: window.call)) else { return true }
    if project[member].kind == .initializer || project[member].name == .application || project[member].name == .scene { return true }
    if isGiven(window) || isHanded(window) { return true }
    return startsTheApp(member) && !isMade()
  }

  // MARK: The delegate's property

  /// Whether something is put into a delegate's window: by itself, or by who knows it. A `var window: UIWindow?` that nobody sets only
  /// stands there.
  private func isFilled() -> Bool {
    let windows = delegates.flatMap { project.members(named: Known.window.name, of: $0) }
    if windows.contains(where: { project[$0].value != none || ValueReader(project).getter(of: $0) != nil }) { return true }
    return !windows.isEmpty && project.assignments[Known.window.name].contains { assignment in
      guard !project.isInactive(assignment), project.node(project[assignment].first, in: assignment.file).kind != .nil else { return false }
      let left = project.node(project[assignment].base, in: assignment.file)
      let context = project.context(of: assignment)
      if left.kind == .name || project.isSelf(left.base, in: assignment.file) {
        return project.enclosingType(of: context.scope).map { type in delegates.contains { project.areRelated($0, type) } } ?? false
      }
      let holders = project.typesOf(left.base, in: context)
      return holders.isEmpty || holders.contains { if case .project(let id) = $0 { delegates.contains(id) } else { true } }
    }
  }

  /// Whether UIKit may load the window from a storyboard: one that says what comes first, is no launch screen, and is named nowhere in code.
  private func hasMainStoryboard() -> Bool {
    let interfaces = project.interfaces
    let first = interfaces.order.map { interfaces[file: $0] }.filter { $0.initial != nil && !$0.name.lowercased().contains("launch") }.map(\.name)
    guard !first.isEmpty, let maker = project.names.find("UIStoryboard") else { return !first.isEmpty }
    let reader = ValueReader(project)
    let named = project.calls[maker].map { reader.storyboardName($0.index, in: project.context(of: $0)) }
    return !named.contains(nil) && first.contains { !named.contains($0) }
  }

  /// `window = coordinator.mainWindow` in a delegate.
  private func isGiven(_ window: ExtraWindowReader.Made) -> Bool {
    guard window.isProperty else { return false }
    return project.assignments[Known.window.name].contains { assignment in
      let value = project.node(project[assignment].first, in: assignment.file)
      guard !project.isInactive(assignment), value.kind == .member, value.name == window.name, value.base != none,
        let owner = project.enclosingType(of: project.scope(of: assignment)), delegates.contains(where: { project.areRelated($0, owner) })
      else { return false }
      let holders = project.typesOf(value.base, in: project.context(of: assignment))
      return holders.isEmpty || holders.contains { if case .project(let id) = $0 { project.areRelated(id, window.owner) } else { false } }
    }
  }

  /// Whether what holds the window was handed the delegate's at first: `AppCoordinator(window: window)`.
  private func isHanded(_ window: ExtraWindowReader.Made) -> Bool {
    guard window.isProperty else { return false }
    return project.makers(of: window.owner, handing: window.name).contains { call in
      let caller = project.context(of: call)
      guard let holder = project.enclosingType(of: caller.scope), delegates.contains(where: { project.areRelated($0, holder) }) else { return false }
      let frame = project.frame(function: nil, type: window.owner, call: call, caller: caller)
      guard let handed = project.bound(property: window.name, of: window.owner, by: frame) else { return false }
      return isDelegates(handed.node, in: handed.context)
    }
  }

  /// A delegate's window, or a local that becomes it: `let main = UIWindow(windowScene: scene); window = main`.
  private func isDelegates(_ value: NodeID, in context: Context) -> Bool {
    let name = project.files[Int(context.file)].lastName(value)
    guard name != none else { return false }
    return name == .window || project.assignments[Known.window.name].contains { assignment in
      project.member(around: assignment) == project.enclosingMember(of: context.scope)
        && project.files[Int(assignment.file)].lastName(project[assignment].first) == name
    }
  }

  // MARK: As the app starts

  /// Whether what runs as the app or a scene starts calls a function, through a coordinator or a router: four calls away at most.
  private func startsTheApp(_ function: DeclarationRef) -> Bool {
    var met: Set = [function]
    var functions = [function]
    for _ in 0..<4 {
      let called = functions.filter { project[$0].kind == .function || project[$0].kind == .initializer }
      let callers = called.lazy.flatMap { [project] in project.callers(of: $0) }.compactMap { [project] in project.member(around: $0) }
      functions = []
      for caller in callers where met.insert(caller).inserted {
        if project.isStart(caller) { return true }
        functions.append(caller)
      }
    }
    return false
  }
}

extension Project {
  /// A delegate's function that runs as the app or a scene starts.
  fileprivate func isStart(_ member: DeclarationRef) -> Bool {
    guard self[member].name == .application || self[member].name == .scene, let owner = enclosingType(of: member) else { return false }
    return ancestors(of: owner).external.contains { $0 == .UIApplicationDelegate || $0 == .UIWindowSceneDelegate || $0 == .UISceneDelegate }
  }
}
