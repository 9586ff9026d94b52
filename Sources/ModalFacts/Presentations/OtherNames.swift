// How one comes from a controller to what is in it, `nav.topViewController`, and of which class a name is that a pattern or a cast gives to
// it: `case let page as PageController`, `if let closable = page as? Closable`.

import SwiftScan

/// A class as which a name stands for something.
struct NarrowedName {
  /// The type as it is written.
  var type: NodeRef
  /// Whether it is of what is in a container, and not of the container itself.
  var isInside: Bool
}

extension Project {
  /// Whether a member leads from a controller to one inside, from a list of them to one, or back to what is around it.
  func leadsToController(_ name: NameID) -> Bool {
    name == .topViewController || name == .viewControllers || name == .navigationController || isListed(name, in: Self.waysInside)
  }

  /// Whether a member leads to a controller, or to a part of it that controls are put into.
  func leadsToPart(_ name: NameID) -> Bool { name == .navigationItem || name == .view || leadsToController(name) }

  private static let waysInside: Spellings = ["visibleViewController", "first", "last", "children", "childViewControllers"]

  /// The path without the ways that only lead from a container to what is in it and back: `[topViewController, navigationController, delegate]` is
  /// the container's `delegate`.
  func settledPath(_ path: [NameID]) -> [NameID] {
    guard let back = path.firstIndex(where: { $0 == .navigationController }), back > 0, path[..<back].allSatisfy(leadsToController) else { return path }
    return settledPath(Array(path[(back + 1)...]))
  }

  /// The path from the controller that is inside: `[navigationItem, title]` of `[viewControllers, first, navigationItem, title]`.
  func pathInside(_ path: [NameID]) -> [NameID] { Array(path.drop(while: leadsToController)) }

  // MARK: Patterns

  /// What a name in a pattern is all of: its subject, or the part of a tuple, and the type that the pattern asks for; nil where it is
  /// a part of something else.
  func whole(takenBy binding: DeclarationRef) -> (value: NodeID, type: NodeID)? {
    guard self[binding].modifiers.contains(.destructured), self[binding].value != none else { return nil }
    let file = binding.file
    let end = NodeID(files[Int(file)].nodes.count)
    var (pattern, value, type) = (NodeID?.none, self[binding].value, none)
    for index in self[binding].nodeEnd..<min(self[binding].nodeEnd + 12, end) {
      let node = node(index, in: file)
      guard let inner = pattern else {
        guard node.kind == .declaration, node.first == binding.index else { return nil }
        pattern = index
        continue
      }
      switch node.kind {
      case .cast where node.base == inner: (pattern, type) = (index, node.first)
      case .call where arguments(of: node, in: file).contains(where: { $0.value == inner }):
        guard self.node(node.base, in: file).name == Word.some.rawValue else { return nil }
        pattern = index
      case .tuple:
        let parts = list(of: node, in: file)
        guard let place = parts.firstIndex(of: inner) else { continue }
        let subject = self.node(value, in: file)
        guard subject.kind == .tuple, subject.count == node.count else { return nil }
        value = list(of: subject, in: file)[list(of: subject, in: file).startIndex + (place - parts.startIndex)]
        pattern = index
      case .array where list(of: node, in: file).contains(inner): return nil
      case .case, .patternTest, .loop, .block: return (value, type)
      default: continue
      }
    }
    return (value, type)
  }

  /// The types that a name in a pattern has.
  func typesOfWhole(takenBy binding: DeclarationRef) -> Types {
    guard let whole = whole(takenBy: binding) else { return Types() }
    let context = valueContext(of: binding, frame: nil)
    return whole.type == none ? typesOf(whole.value, in: context) : resolve(type: whole.type, in: context)
  }

  // MARK: Casts

  /// The class that an expression is cast to, `page as? Closable`.
  func narrowing(of value: NodeID, from path: [NameID], in file: Int32) -> NarrowedName? {
    let cast = node(value, in: file)
    return cast.kind == .cast && cast.first != none ? NarrowedName(type: NodeRef(file: file, index: cast.first), isInside: isInside(path)) : nil
  }

  func isInside(_ path: [NameID]) -> Bool { path.contains { leadsToController($0) && $0 != .navigationController } }

  /// Whether what is set by a name is set on this value: it may be of the class that the name stands for.
  /// - Parameter isOfContainer: The name begins with one of the outermost container's.
  func reaches(_ value: Value, _ setting: Configuration, isOfContainer: Bool) -> Bool {
    guard let narrowed = setting.narrowed else { return true }
    let wanted = resolve(type: narrowed.type.index, in: context(of: setting.node))
    guard !wanted.isEmpty else { return true }
    if isOfContainer, !narrowed.isInside, let container = value.containers.first {
      return wanted.contains { mayBe(container.type, container.name, isKnown: container.made != nil || container.scene != nil, $0) }
    }
    guard case .type(let type) = value.kind else { return true }
    return wanted.contains { mayBe(type, types[Int(type)].name, isKnown: value.made != nil || value.scene != nil, $0) }
  }

  /// - Parameter isKnown: It is of just this class, and of none that inherits from it.
  private func mayBe(_ type: TypeID?, _ name: NameID, isKnown: Bool, _ wanted: TypeRef) -> Bool {
    switch wanted {
    case .project(let id):
      guard let type else { return !isKnown && ancestors(of: id).external.contains(name) }
      return ancestors(of: type).types.contains(id) || !isKnown && ancestors(of: id).types.contains(type)
    case .external(let outside):
      guard roles.has(outside, .container) else { return true }
      return name == outside || type.map { ancestors(of: $0).external.contains(outside) } ?? false
    }
  }
}
