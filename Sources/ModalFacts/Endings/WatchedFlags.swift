// Who watches a flag that presents, by another name than its own: the team's own modifiers and views, which are handed it, and what its class makes of
// its publisher, `$edits.values`.

import SwiftScan

extension Project {
  /// The names in what a modifier watches, and in what those hand over who call the function, or make the view, that stands for it.
  func noteWatched(_ watched: NodeID, in context: Context, _ names: inout NameSet, _ depth: Int = 0) {
    var met: [NameID] = []
    walk(watched, in: context.file) { _, node in
      if node.kind == .name || node.kind == .member && self.isSelf(node.base, in: context.file) { met.append(self.unprojected(node.name)) }
      if node.kind == .name || node.kind == .member { names.insert(self.unprojected(node.name)) }
      return node.kind != .closure
    }
    guard depth < 2 else { return }
    for name in met {
      guard let holder = meanings(of: name, in: context).first, let owner = parent(of: holder) else { continue }
      if self[holder].kind == .parameter, self[owner].kind == .function {
        for call in calls[self[owner].name].prefix(60) where !isInactive(call) {
          if let handed = argument(for: holder, of: owner, call: call) { noteWatched(handed, in: self.context(of: call), &names, depth + 1) }
        }
      } else if self[holder].kind == .variable, self[holder].value == none, let type = enclosingType(of: owner), types[Int(type)].kind == .struct {
        for call in calls[types[Int(type)].name].prefix(60) where !isInactive(call) {
          let frame = frame(function: nil, type: type, call: call, caller: self.context(of: call))
          if let bound = bound(property: name, of: type, by: frame) { noteWatched(bound.node, in: bound.context, &names, depth + 1) }
        }
      }
    }
  }

  /// Whether the class that has a property uses its publisher: whoever listens to `$edits` hears of every end.
  func isPublisherUsed(of property: NameID) -> Bool {
    guard let projected = names.find("$" + text(property)) else { return false }
    return declarations[property].contains { declared in
      guard hasAttribute(declared, Known.Published.name), let type = enclosingType(of: parent(of: declared)) else { return false }
      return types[Int(type)].parts.contains { part in
        (self[part].nodeStart..<self[part].nodeEnd).contains { index in
          // `.assign(to: &$edits)` sets it, and listens to another.
          guard case let user = node(index, in: part.file), user.kind != .prefix else { return false }
          var isUsed = false
          forEachChild(of: index, in: part.file) { child in
            let node = node(child, in: part.file)
            isUsed = isUsed || node.name == projected && !node.flags.contains(.handedInOut) && (node.kind == .name || node.kind == .member && self.isSelf(node.base, in: part.file))
          }
          return isUsed
        }
      }
    }
  }
}
