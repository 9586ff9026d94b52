// Who lets a window go that was made beside the app's own: it is hidden, taken from its scene or out of its property, by its owner, by
// what it shows, by a method of windows, or along with its owner.

import SwiftScan

extension ExtraWindowReader {
  func release(of window: Made) -> Overlay.Answer {
    if window.isMadeOnce { return .unseen("it is made once, for as long as its owner lives") }
    if window.isUnseen { return .unseen("its property is declared where Swift does not see it") }
    guard window.isProperty else { return .unseen("a local goes with its scope") }
    let family = project.family(of: window.owner)
    let names = window.names.union(project.aliases(of: window.name, in: family.sorted()))
    for use in uses(of: names, in: family) where endsWindow(use, window) { return .found(path(of: use.node)) }
    for name in window.names.sorted() {
      for assignment in project.assignments[name] where !project.isInactive(assignment) && isGone(project[assignment].first, in: assignment.file) {
        return .found(path(of: assignment))
      }
      // Somebody else gets hold of it.
      if let ref = project.members(named: name, of: window.owner).first, !project[ref].modifiers.contains(.private),
        project.assignments[Known.isHidden.name].contains(where: { isHolder(project[$0].base, name, in: $0.file) })
      {
        return .unseen("`\(project.text(name))` is hidden by somebody else")
      }
    }
    if isTold(.isHidden, window, names) { return .found("a function that it is handed to") }
    if let place = endedByContent(of: window) { return .found(path(of: place)) }
    if isHandedOn(window) { return .unseen("it is handed to somebody else") }
    if isHiddenAmongAll() { return .unseen("windows are hidden by who goes through all of them") }
    if let holder = letGo(window.owner) { return .found("`\(project.text(holder))`") }
    if let outside = project.outsideRemoval(of: names, in: family, all: ["window", "windows"]) {
      return .unseen("`\(project.text(outside))` of another module may hide it")
    }
    return .absent
  }

  private func path(of node: NodeRef) -> String { project.path(of: project.member(around: node)) }

  // MARK: By its names

  /// `window.isHidden = true`, `window.windowScene = nil`, `window.hide()`
  private func endsWindow(_ use: Use, _ window: Made) -> Bool {
    switch use.name {
    case Known.isHidden.name: use.value.map { project.node($0, in: use.node.file).kind != .false } ?? false
    case Known.windowScene.name: use.value.map { isGone($0, in: use.node.file) } ?? false
    case Known.removeFromSuperview.name, Known.take.name: true
    default: use.value == nil && window.type.map { project.members(named: use.name, of: $0).contains { endsItself($0) } } ?? false
    }
  }

  /// Whether a method of the project's own window hides it, also by others of its own.
  private func endsItself(_ function: DeclarationRef, _ depth: Int = 0) -> Bool {
    guard depth < 4, project[function].kind == .function else { return false }
    return (project[function].nodeStart..<project[function].nodeEnd).contains { index in
      let node = project.node(index, in: function.file)
      guard node.kind == .assign || node.kind == .call, node.base != none, !node.flags.contains(.inactive) else { return false }
      let left = project.node(node.base, in: function.file)
      guard left.kind == .name || left.kind == .member && marks.isOwn(left, in: function.file) else { return false }
      if node.kind == .assign {
        return left.name == .isHidden && project.node(node.first, in: function.file).kind != .false
          || left.name == .windowScene && isGone(node.first, in: function.file)
      }
      return project.enclosingType(of: function).map { project.members(named: left.name, of: $0).contains { endsItself($0, depth + 1) } } ?? false
    }
  }

  /// `nil`, `.none`, `keeps ? window : nil`
  private func isGone(_ node: NodeID, in file: Int32) -> Bool {
    guard node != none else { return false }
    let value = project.node(node, in: file)
    switch value.kind {
    case .nil: return true
    case .member: return value.base == none && value.name == Word.none.rawValue
    case .ternary: return project.list(of: value, in: file).dropFirst().contains { isGone($0, in: file) }
    default: return false
    }
  }

  private func isHolder(_ node: NodeID, _ name: NameID, in file: Int32) -> Bool {
    let member = project.node(node, in: file)
    guard member.kind == .member, member.base != none else { return false }
    return project.node(member.base, in: file).name == name
  }

  // MARK: By others

  /// `scene.windows.filter { … }.forEach { $0.isHidden = true }`
  private func isHiddenAmongAll() -> Bool {
    project.assignments[Known.isHidden.name].contains { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      guard !project.isInactive(assignment), left.kind == .member, left.base != none, project.node(project[assignment].first, in: assignment.file).kind != .false,
        case let window = project.node(left.base, in: assignment.file), window.kind == .name
      else { return false }
      let context = project.context(of: assignment)
      var list: NodeID?
      if window.name == Word.dollarZero.rawValue {
        list = project.closure(around: context.scope).flatMap { project.call(handing: $0) }.map { project[$0].base }
      } else if let element = project.meanings(of: window, in: context).first {
        if project[element].modifiers.contains(.destructured) {
          list = project.sequence(ofLoopAround: assignment)
        } else if project[element].kind == .parameter, let closure = project.parent(of: element), project[closure].kind == .closure {
          list = project.call(handing: closure).map { project[$0].base }
        }
      }
      guard let list else { return false }
      var isOfWindows = false
      project.walk(list, in: assignment.file) { _, node in
        if node.kind == .member, node.name == .windows { isOfWindows = true }
        return !isOfWindows
      }
      return isOfWindows
    }
  }

  /// Where what the window shows hides it: `view.window?.isHidden = true`.
  private func endedByContent(of window: Made) -> NodeRef? {
    let roots = window.uses.filter { $0.name == .rootViewController && $0.value != nil }
    guard !roots.isEmpty else { return nil }
    let shown = roots.flatMap { use in project.typesOf(use.value ?? none, in: project.context(of: use.node)) }
    return project.assignments[Known.isHidden.name].first { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      guard !project.isInactive(assignment), left.kind == .member, project.files[Int(assignment.file)].lastName(left.base) == Known.window.name,
        project.node(project[assignment].first, in: assignment.file).kind != .false, let owner = project.enclosingType(of: project.scope(of: assignment))
      else { return false }
      return shown.contains { if case .project(let root) = $0 { project.family(of: root).contains(owner) || makes(root, owner) } else { false } }
    }
  }

  private func makes(_ type: TypeID, _ made: TypeID) -> Bool {
    !project.nodes(project.calls[project.types[Int(made)].name], of: project.family(of: type)).isEmpty
  }

  /// Handed to a function, given back, or put into a list or a tuple, where anybody may let it go.
  private func isHandedOn(_ window: Made) -> Bool {
    func isWindow(_ id: NodeID, in file: Int32) -> Bool { window.names.contains(project.files[Int(file)].lastName(id)) }
    return project.family(of: window.owner).sorted().flatMap { project.types[Int($0)].parts }.contains { part in
      (project[part].nodeStart..<project[part].nodeEnd).contains { index in
        let node = project.node(index, in: part.file)
        switch node.kind {
        case .return:
          guard node.base != none, isWindow(node.base, in: part.file) else { return false }
          return project.member(around: NodeRef(file: part.file, index: index)) != window.helper
        case .array, .tuple: return project.list(of: node, in: part.file).contains { isWindow($0, in: part.file) }
        case .call:
          // `window.map { $0.isHidden = true }`
          let callee = project.node(node.base, in: part.file)
          if callee.kind == .member, callee.name == .map, isWindow(callee.base, in: part.file) { return true }
          return project.arguments(of: node, in: part.file).contains { isWindow($0.value, in: part.file) }
        default: return false
        }
      }
    }
  }

  /// The name under which somebody holds the window's owner and lets it go, or a list that it is kept in: the window goes along.
  private func letGo(_ owner: TypeID) -> NameID? {
    guard !project.types[Int(owner)].isExternal else { return nil }
    for call in project.calls[project.types[Int(owner)].name] where !project.isInactive(call) {
      guard let scope = project.scope(of: call), let holder = project.enclosingType(of: scope), holder != owner else { continue }
      let names = holders(of: call, in: scope).flatMap { project.aliases(of: $0, in: [holder]) }
      for name in names.sorted() {
        if project.assignments[name].contains(where: { isGone(project[$0].first, in: $0.file) }) { return name }
        let isKept = project.nodes(project.calls[Known.append.name], of: [holder]).contains { call in
          project.arguments(of: project[call], in: call.file).contains { project.files[Int(call.file)].lastName($0.value) == name }
        }
        if isKept { return name }
      }
    }
    return nil
  }

  /// What a value is called where it is made.
  private func holders(of call: NodeRef, in scope: DeclarationRef) -> [NameID] {
    let all = project.files[Int(call.file)].declarations
    let locals = (scope.index..<all[Int(scope.index)].end).filter { all[Int($0)].value == call.index }.map { all[Int($0)].name }
    return locals + (project[scope].nodeStart..<project[scope].nodeEnd).compactMap { index in
      let node = project.node(index, in: call.file)
      return node.kind == .assign && node.first == call.index ? project.files[Int(call.file)].lastName(node.base) : nil
    }
  }
}
