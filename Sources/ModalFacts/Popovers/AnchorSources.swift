// Whether what a popover is pointed at is there: a parameter may be handed `nil`, or left out by some callers.

import SwiftScan

extension AnchorReader {
  /// Whether what is assigned is known to be nothing: `nil`, or a parameter that the followed call leaves out.
  func isNil(_ node: NodeID, in context: Context, _ depth: Int = 0) -> Bool {
    guard depth < 6 else { return false }
    let value = project.node(node, in: context.file)
    if value.kind == .nil { return true }
    guard value.kind == .name, let ref = project.meanings(of: value.name, in: context).first else { return false }
    if project[ref].kind == .binding {
      return project[ref].value != none && isNil(project[ref].value, in: project.valueContext(of: ref, frame: nil), depth + 1)
    }
    guard project[ref].kind == .parameter, let function = project.parent(of: ref) else { return false }
    let reader = ValueReader(project)
    for frame in frames where reader.isFollowed(function, in: frame) {
      if let bound = reader.argument(for: ref, in: frame) { return isNil(bound.node, in: bound.context, depth + 1) }
      let standard = project[ref].value
      return standard != none && project.node(standard, in: ref.file).kind == .nil
    }
    return false
  }

  /// Whether what is assigned is a parameter that some callers of its function leave out. Where those were followed, `isNil` tells.
  mutating func isLeftOut(_ node: NodeID, in context: Context, _ depth: Int = 0) -> Bool {
    let value = project.node(node, in: context.file)
    guard depth < 4, value.kind == .name, let ref = project.meanings(of: value.name, in: context).first else { return false }
    if project[ref].kind == .binding {
      return project[ref].value != none && isLeftOut(project[ref].value, in: project.valueContext(of: ref, frame: nil), depth + 1)
    }
    guard project[ref].kind == .parameter, project[ref].value != none, project.node(project[ref].value, in: ref.file).kind == .nil,
      let function = project.parent(of: ref), project[function].kind == .function,
      !frames.contains(where: { ValueReader(project).isFollowed(function, in: $0) })
    else { return false }
    let callers = project.callers(of: function).filter { call in
      guard !project.isInactive(call), !paths.isSkipped(call) else { return false }
      return project.argument(for: ref, of: function, call: call).map { project.node($0, in: call.file).kind == .nil } ?? true
    }
    guard !callers.isEmpty else { return false }
    let name = project.text(project[function].name)
    leftOut = LeftOutAnchor(
      function: name, label: project.text(project[ref].label == none ? project[ref].name : project[ref].label),
      callers: callers.map { project.site(of: $0, length: name.utf8.count) })
    return true
  }
}
