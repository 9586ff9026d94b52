// Whether what a popover is pointed at is there: a parameter may be handed `nil`, or left out by some callers.

import SwiftScan

extension AnchorReader {
  /// Whether what is assigned is known to be nothing: `nil`, or what the followed calls leave out.
  func isNil(_ node: NodeID, in context: Context) -> Bool {
    let value = project.node(node, in: context.file)
    if value.kind == .name, let ref = project.meanings(of: value, in: context).first, isBoundThroughout(ref) { return false }
    let reader = ValueReader(project)
    return reader.isNil(node, in: context) == true || frames.contains { frame in
      var inside = context
      inside.frame = frame
      return reader.isNil(node, in: inside) == true
    }
  }

  /// Whether what is assigned is, or is taken out of, a parameter or a builder's property that some callers of the function leave at `nil`,
  /// who have left out all others so far. Where those were followed, `isNil` tells.
  mutating func isLeftOut(_ node: NodeID, in context: Context, _ depth: Int = 0) -> Bool {
    let value = project.node(node, in: context.file)
    guard depth < 4, value.kind == .name, let ref = project.meanings(of: value, in: context).first else { return false }
    if project[ref].kind == .binding {
      return project[ref].value != none && !isBoundThroughout(ref) && isLeftOut(project[ref].value, in: project.valueContext(of: ref, frame: nil), depth + 1)
    }
    guard project[ref].kind == .parameter || project[ref].kind == .variable, let function = project.enclosingMember(of: context.scope),
      project[function].kind == .function
    else { return false }
    let builder = project[ref].kind == .variable ? caller(within: function, settingNowhere: project[ref].name) : nil
    guard builder != nil || !frames.contains(where: { ValueReader(project).isFollowed(function, in: $0) }) else { return false }
    let asked = builder?.method ?? function
    let callers = project.callers(of: asked).filter { call in
      guard !project.isInactive(call), !paths.isSkipped(call), !needsNoPlace(call, of: asked) else { return false }
      var inside = context
      inside.frame = project.frame(function: asked, type: nil, call: call, caller: project.context(of: call))
      if let builder {
        var caller = project.context(of: builder.call)
        caller.frame = inside.frame
        inside.frame = project.frame(function: function, type: nil, call: builder.call, caller: caller)
      }
      return ValueReader(project).isNil(node, in: inside) == true
    }
    let label = project.text(project[ref].kind == .variable || project[ref].label == none ? project[ref].name : project[ref].label)
    var all = LeftOut(function: asked, labels: [label], callers: callers)
    if let leftOut, leftOut.function == asked {
      all.callers = leftOut.callers.filter { callers.contains($0) }
      all.labels = leftOut.labels.contains(label) ? leftOut.labels : leftOut.labels + [label]
    }
    guard !all.callers.isEmpty else { return false }
    leftOut = all
    return true
  }

  /// `build()` of `present(on:)`: the method of the same object that calls one which was followed, and the call.
  private func caller(within function: DeclarationRef, settingNowhere property: NameID) -> (method: DeclarationRef, call: NodeRef)? {
    guard project.places(in: project.assignments[property], inside: function).isEmpty else { return nil }
    for case let frame? in frames where frame.function == function && frame.outer == nil && project.files[Int(frame.call.file)].isOwn(project[frame.call].base) {
      guard let method = project.enclosingMember(of: project.scope(of: frame.call)), project[method].kind == .function, method != function,
        project.enclosingType(of: project.parent(of: method)) == project.enclosingType(of: project.parent(of: function))
      else { continue }
      return (method, frame.call)
    }
    return nil
  }

  /// What a function is handed, or its object holds, that says where the popover points, and the calls that leave out all of that.
  struct LeftOut {
    var function: DeclarationRef
    var labels: [String]
    var callers: [NodeRef]
  }

  /// What a message tells of them.
  var leftOutAnchor: LeftOutAnchor? {
    leftOut.map { leftOut in
      let name = project.text(project[leftOut.function].name)
      return LeftOutAnchor(function: name, labels: leftOut.labels, callers: leftOut.callers.map { project.site(of: $0, length: name.utf8.count) })
    }
  }

  /// Whether one caller wants an alert, gets another style, or does not come to what presents.
  private func needsNoPlace(_ call: NodeRef, of function: DeclarationRef) -> Bool {
    if let made, AlertStyleReader(project).isAlert(made, for: call, of: function) { return true }
    let frame = project.frame(function: function, type: nil, call: call, caller: project.context(of: call))
    let branches = TakenBranches(project, isOnPad: true)
    return [styled, events].contains { places in
      let own = places.filter { project.enclosingMember(of: project.scope(of: $0)) == function }
      return !own.isEmpty && own.allSatisfy { branches.isPassedBy($0, in: frame) }
    }
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
