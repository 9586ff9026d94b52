// Who shows an overlay may keep VoiceOver to it as well, along with that: by hiding what lies behind, or by a list of elements
// in which nothing else stands. What was just made, and the overlay's own parts, lie not behind.

import SwiftScan

extension OverlayMarks {
  /// Whether the function that shows an overlay, what it calls or what calls it shuts VoiceOver out of what lies behind.
  /// - Parameters:
  ///   - names: What the overlay is called there.
  ///   - superview: What it is added to; `none` for a window of its own.
  func isShutIn(_ names: Set<NameID>, over superview: NodeID, at place: NodeRef) -> Bool {
    let around = membersAround(place)
    let covered = chain(superview, in: place.file)
    let hides = project.told(.accessibilityElementsHidden).contains { told in
      guard told.view != none, told.value == none || project.node(told.value, in: told.at.file).kind != .false,
        covered.isEmpty || chain(told.view, in: told.at.file) != covered
      else { return false }
      return !membersAround(told.at).isDisjoint(with: around) && wasThere(told.view, besides: names, in: project.context(of: told.at))
    }
    return hides || project.told(.accessibilityElements).contains { told in
      guard told.value != none, !membersAround(told.at).isDisjoint(with: around) else { return false }
      let list = project.node(told.value, in: told.at.file)
      return list.kind == .array && list.count > 0 && project.list(of: list, in: told.at.file).allSatisfy { names.contains(chain($0, in: told.at.file).last ?? none) }
    }
  }

  /// The function around, and those that call it.
  private func membersAround(_ node: NodeRef) -> Set<DeclarationRef> {
    guard let member = project.member(around: node) else { return [] }
    return Set([member] + (project[member].kind == .function ? project.callers(of: member).compactMap { project.member(around: $0) } : []))
  }

  /// The members of `navigationController?.view`, the last one first, without a `self`.
  private func chain(_ node: NodeID, in file: Int32) -> [NameID] {
    var names: [NameID] = []
    var current = node
    while current != none {
      let expression = project.node(current, in: file)
      guard expression.kind == .member || expression.kind == .name || expression.kind == .cast else { break }
      if expression.kind != .cast, !project.isSelf(current, in: file) { names.append(expression.name) }
      current = expression.kind == .name ? none : expression.base
    }
    return names
  }

  private func wasThere(_ node: NodeID, besides names: Set<NameID>, in context: Context, _ depth: Int = 0) -> Bool {
    guard node != none, depth < 10 else { return true }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .member: return !names.contains(expression.name) && wasThere(expression.base, besides: names, in: context, depth + 1)
    case .call:
      let callee = project.node(expression.base, in: context.file)
      return callee.kind == .name ? !project.startsUppercase(callee.name) : wasThere(expression.base, besides: names, in: context, depth + 1)
    case .cast, .index: return wasThere(expression.base, besides: names, in: context, depth + 1)
    case .name:
      if names.contains(expression.name) { return false }
      guard let meaning = project.meanings(of: expression, in: context).first else { return true }
      let declaration = project[meaning]
      let isLocal = project.parent(of: meaning).map { !project[$0].kind.isType } ?? false
      guard isLocal, declaration.kind != .parameter, !declaration.modifiers.contains(.destructured), declaration.value != none else { return true }
      return wasThere(declaration.value, besides: names, in: project.valueContext(of: meaning, frame: nil), depth + 1)
    default: return true
    }
  }
}
