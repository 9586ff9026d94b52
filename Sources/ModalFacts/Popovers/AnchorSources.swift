// Whether what a popover is pointed at is there: a parameter may be handed `nil`, or left out by some callers.

import SwiftScan

extension AnchorReader {
  /// Whether what is assigned is known to be nothing: `nil`, or what the followed calls leave out.
  func isNil(_ node: NodeID, in context: Context) -> Bool {
    let value = project.node(node, in: context.file)
    if value.kind == .name, let ref = project.meanings(of: value.name, in: context).first, isBoundThroughout(ref) { return false }
    let reader = ValueReader(project)
    return reader.isNil(node, in: context) == true || frames.contains { frame in
      var inside = context
      inside.frame = frame
      return reader.isNil(node, in: inside) == true
    }
  }

  /// Whether what is assigned is, or is taken out of, a parameter that some callers of its function leave out. Where those were followed, `isNil` tells.
  mutating func isLeftOut(_ node: NodeID, in context: Context, _ depth: Int = 0) -> Bool {
    let value = project.node(node, in: context.file)
    guard depth < 4, value.kind == .name, let ref = project.meanings(of: value.name, in: context).first else { return false }
    if project[ref].kind == .binding {
      return project[ref].value != none && !isBoundThroughout(ref) && isLeftOut(project[ref].value, in: project.valueContext(of: ref, frame: nil), depth + 1)
    }
    let standard = project[ref].value
    guard project[ref].kind == .parameter, standard == none || project.node(standard, in: ref.file).kind == .nil,
      let function = project.parent(of: ref), project[function].kind == .function,
      !frames.contains(where: { ValueReader(project).isFollowed(function, in: $0) })
    else { return false }
    let callers = project.callers(of: function).filter { call in
      guard !project.isInactive(call), !paths.isSkipped(call), !makesAlert(call, by: function) else { return false }
      return project.argument(for: ref, of: function, call: call).map { project.node($0, in: call.file).kind == .nil } ?? (standard != none)
    }
    guard !callers.isEmpty else { return false }
    let name = project.text(project[function].name)
    leftOut = LeftOutAnchor(
      function: name, label: project.text(project[ref].label == none ? project[ref].name : project[ref].label),
      callers: callers.map { project.site(of: $0, length: name.utf8.count) })
    return true
  }

  /// Whether a caller says that it wants an alert, which needs no place to point at.
  private func makesAlert(_ call: NodeRef, by function: DeclarationRef) -> Bool {
    guard let made, let style = project.arguments(of: project[made], in: made.file).first(where: { $0.label == .preferredStyle }),
      case let value = project.node(style.value, in: made.file), value.kind == .name,
      let parameter = project.meanings(of: value.name, in: project.context(of: made)).first, project.parent(of: parameter) == function
    else { return false }
    if let handed = project.argument(for: parameter, of: function, call: call) { return project.node(handed, in: call.file).name == .alert }
    return project[parameter].value != none && project.node(project[parameter].value, in: parameter.file).name == .alert
  }

  /// Whether a name is bound where the controller is presented or the function ends, too: nobody comes there with nothing.
  private func isBoundThroughout(_ binding: DeclarationRef) -> Bool {
    guard project[binding].kind == .binding, let function = project.parent(of: binding) else { return false }
    let end = Context(file: function.file, scope: function, position: project[function].nodeEnd, frame: nil)
    return ([end] + events.filter { $0.file == binding.file }.map(project.context(of:))).contains {
      project.meanings(of: project[binding].name, in: $0).first == binding
    }
  }
}
