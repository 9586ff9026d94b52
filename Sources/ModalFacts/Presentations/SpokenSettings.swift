// What is set on the very expression that is presented: `module.screen().modalPresentationStyle = .fullScreen` and then
// `present(module.screen(), animated: true)`. What gives it back has it, so the same expression means the same controller.

import SwiftScan

extension Project {
  /// Whether two expressions of one function are spoken alike: chains of names, and calls of methods that are handed the same.
  func isSpokenAlike(_ one: NodeID, _ other: NodeID, in file: Int32) -> Bool {
    guard one != none, other != none, one != other else { return one == other }
    let (left, right) = (node(one, in: file), node(other, in: file))
    guard left.kind == right.kind, left.name == right.name else { return false }
    switch left.kind {
    case .name: return true
    case .member: return isSpokenAlike(left.base, right.base, in: file)
    case .call:
      guard node(left.base, in: file).kind == .member, left.count == right.count, isSpokenAlike(left.base, right.base, in: file) else { return false }
      return zip(arguments(of: left, in: file), arguments(of: right, in: file)).allSatisfy { $0.label == $1.label && isSpokenAlike($0.value, $1.value, in: file) }
    default: return false
    }
  }

  /// What a function that presents does with the expression that it presents.
  func spokenSettings(of events: [PresentingEvent]) -> [Configuration] {
    var found: [Configuration] = []
    for event in events {
      guard let function = member(around: event.call), let argument = arguments(of: self[event.call], in: event.call.file).first,
        case let shown = uncast(argument.value, event.call.file), isOfObject(shown, in: event.call.file)
      else { continue }
      for index in self[function].nodeStart..<self[function].nodeEnd {
        let node = node(index, in: function.file)
        guard node.kind == .assign || node.kind == .call, !node.flags.contains(.inactive), let path = path(node.base, behind: shown, in: function.file), !path.isEmpty
        else { continue }
        let setting = Configuration(path: settledPath(path), value: node.kind == .assign ? node.first : nil, node: NodeRef(file: function.file, index: index))
        if !found.contains(where: { $0.node == setting.node }) { found.append(setting) }
      }
    }
    return found
  }

  /// Whether the function around a setting presents the very expression itself: what is set is meant for that.
  func isPresented(_ shown: NodeID, besides setting: NodeRef) -> Bool {
    guard let function = member(around: setting) else { return false }
    return (self[function].nodeStart..<self[function].nodeEnd).contains { index in
      let call = node(index, in: function.file)
      guard call.kind == .call, roles.has(node(call.base, in: function.file).name, .present) else { return false }
      return arguments(of: call, in: function.file).first.map { isSpokenAlike($0.value, shown, in: function.file) } ?? false
    }
  }

  private func uncast(_ value: NodeID, _ file: Int32) -> NodeID {
    var value = value
    while node(value, in: file).kind == .cast { value = node(value, in: file).base }
    return value
  }

  /// `module.view`, `module.screen()`: something of an object, and not of the one that presents.
  private func isOfObject(_ shown: NodeID, in file: Int32) -> Bool {
    var current = node(shown, in: file)
    guard current.kind == .member || current.kind == .call else { return false }
    if current.kind == .call { current = node(current.base, in: file) }
    guard current.kind == .member, current.base != none, !isSelf(current.base, in: file) else { return false }
    while current.kind == .member || current.kind == .call, current.base != none { current = node(current.base, in: file) }
    return current.kind == .name && !startsUppercase(current.name)
  }

  /// The members that lead from an expression to another one that begins with the like of it.
  private func path(_ node: NodeID, behind shown: NodeID, in file: Int32) -> [NameID]? {
    var path: [NameID] = []
    var current = node
    for _ in 0..<8 {
      guard current != none else { return nil }
      if isSpokenAlike(current, shown, in: file) { return path.reversed() }
      let expression = self.node(current, in: file)
      guard expression.kind == .member || expression.kind == .cast else { return nil }
      if expression.kind == .member { path.append(expression.name) }
      current = expression.base
    }
    return nil
  }
}
