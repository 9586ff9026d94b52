// A draft that the presenter holds: it is there again when the modal is opened anew, unless whoever opens the modal
// sets it anew as well, or its `onDismiss` does. Then it lives as long as the modal, and is lost with it.

import SwiftScan

extension ViewReader {
  /// Whether a state of the presenter's is set anew wherever this modal is opened, and serves nothing else.
  func isSetOnOpening(_ state: DeclarationRef) -> Bool {
    guard let owner = project.enclosingType(of: project.parent(of: state)) else { return false }
    let parts = project.types[Int(owner)].parts
    func isOwn(_ node: NodeRef) -> Bool {
      parts.contains { $0.file == node.file && project[$0].nodeStart <= node.index && node.index < project[$0].nodeEnd }
    }
    let settings = project.assignments[project[state].name].filter(isOwn).map { project.scope(of: $0) }
    guard !settings.isEmpty else { return false }
    var isOpened = false
    for driver in drivers {
      guard let flag = project.members(named: driver, of: owner).first, project.hasAttribute(flag, Known.State.name),
        !project.calls[Known.toggle.name].contains(where: { isToggle($0, of: driver) && isOwn($0) })
      else { return false }
      for opening in project.assignments[driver].filter(isOwn) {
        let kind = project.node(project[opening].first, in: opening.file).kind
        if kind == .false || kind == .nil { continue }
        guard settings.contains(project.scope(of: opening)) else { return false }
        isOpened = true
      }
    }
    return isOpened && parts.allSatisfy { servesModalAlone(project[state].name, in: $0) }
  }

  /// Whether a state of the presenter's is emptied by the `onDismiss` of this modal, which a swipe runs as well, and serves nothing else.
  func isEmptiedOnDismissal(_ state: DeclarationRef) -> Bool {
    guard !drivers.isEmpty, let owner = project.enclosingType(of: project.parent(of: state)) else { return false }
    let parts = project.types[Int(owner)].parts
    let name = project[state].name
    for driver in drivers {
      guard let flag = project.members(named: driver, of: owner).first, project.hasAttribute(flag, Known.State.name) else { return false }
    }
    var isEmptied = false
    for part in parts {
      for index in project[part].nodeStart..<project[part].nodeEnd {
        let node = project.node(index, in: part.file)
        guard node.kind == .call, case let arguments = project.arguments(of: node, in: part.file),
          arguments.contains(where: { drives($0.label) && isFlag(project.node($0.value, in: part.file)) })
        else { continue }
        guard arguments.contains(where: { project.text($0.label) == "onDismiss" && empties(name, $0.value, in: part.file) }) else { return false }
        isEmptied = true
      }
    }
    return isEmptied && parts.allSatisfy { servesModalAlone(name, in: $0) }
  }

  /// Whether all that a closure does is to set states to literals, a state among them.
  private func empties(_ state: NameID, _ closure: NodeID, in file: Int32) -> Bool {
    let value = project.node(closure, in: file)
    guard value.kind == .closure, case let body = project[DeclarationRef(file: file, index: value.first)].body, body != none else { return false }
    let statements = project.list(of: project.node(body, in: file), in: file).map { project.node($0, in: file) }
    return statements.contains { $0.kind == .assign && project.node($0.base, in: file).name == state } && statements.allSatisfy { statement in
      guard statement.kind == .assign, case let value = project.node(statement.first, in: file) else { return false }
      switch value.kind {
      case .string, .number, .nil, .true, .false: return true
      case .array, .dictionary: return value.count == 0
      // `.init()`, `Draft()`
      case .call: return value.count == 0 && (project.node(value.base, in: file).name == Word.`init`.rawValue || project.startsUppercase(project.node(value.base, in: file).name))
      default: return false
      }
    }
  }

  private func isFlag(_ node: Node) -> Bool {
    let name = node.kind == .name ? project.unprojected(node.name) : node.name
    return name != node.name && drivers.contains(name)
  }

  private func isToggle(_ call: NodeRef, of flag: NameID) -> Bool {
    let callee = project.node(project[call].base, in: call.file)
    return callee.base != none && project.node(callee.base, in: call.file).name == flag
  }

  /// Whether nothing in a part of the presenter reads a state but what it shows, and nobody who closes the modal or is handed its
  /// flag could keep it.
  private func servesModalAlone(_ state: NameID, in part: DeclarationRef) -> Bool {
    let declaration = project[part]
    func isRead(_ node: NodeID) -> Bool {
      guard node != none else { return false }
      let node = project.node(node, in: part.file)
      return node.name == state && (node.kind == .name || node.kind == .member)
    }
    // What the modal shows reads it to commit it.
    let shown = presentedClosures(in: part, where: isFlag)
    for index in declaration.nodeStart..<declaration.nodeEnd where !shown.contains(where: { $0.contains(index) }) {
      let node = project.node(index, in: part.file)
      switch node.kind {
      case .call:
        let arguments = project.arguments(of: node, in: part.file)
        let presents = arguments.contains { isFlag(project.node($0.value, in: part.file)) }
        for argument in arguments {
          if isRead(argument.value) || presents && project.text(argument.label) == "onDismiss" && !empties(state, argument.value, in: part.file) { return false }
          if isFlag(project.node(argument.value, in: part.file)), argument.label != .isPresented, argument.label != .item { return false }
        }
      case .assign: if isRead(node.first) { return false }
      case .binary, .cast, .typeTest, .patternTest, .loop: if isRead(node.first) || isRead(node.base) { return false }
      case .array, .dictionary, .tuple, .interpolation, .ternary, .if, .guard, .block:
        if project.list(of: node, in: part.file).contains(where: { isRead($0) }) { return false }
        if node.kind == .if, isRead(node.base) { return false }
      case .member, .index, .prefix, .switch, .return:
        if isRead(node.base), node.kind != .member || !project.isSelf(node.base, in: part.file) { return false }
      default: break
      }
    }
    let all = project.files[Int(part.file)].declarations
    return !(part.index..<declaration.end).contains { index in
      !shown.contains { $0.contains(all[Int(index)].nodeStart) } && isRead(all[Int(index)].value)
    }
  }

  /// The nodes of the closures with content that stand beside a flag of this modal's.
  private func presentedClosures(in part: DeclarationRef, where isFlag: (Node) -> Bool) -> [Range<NodeID>] {
    var found: [Range<NodeID>] = []
    for index in project[part].nodeStart..<project[part].nodeEnd {
      let node = project.node(index, in: part.file)
      guard node.kind == .call else { continue }
      let arguments = project.arguments(of: node, in: part.file)
      guard arguments.contains(where: { drives($0.label) && isFlag(project.node($0.value, in: part.file)) }) else { continue }
      for argument in arguments where argument.label == .content || argument.label == Argument.trailing {
        let value = project.node(argument.value, in: part.file)
        guard value.kind == .closure else { continue }
        let closure = project[DeclarationRef(file: part.file, index: value.first)]
        found.append(closure.nodeStart..<closure.nodeEnd)
      }
    }
    return found
  }
}
