// Where a finger draws or drags on a modal's screens: canvases, sliders, charts, drags of the project's own. On a sheet
// the system's swipe takes part of such a drag. It starts from the names that make one, and from the presentations
// that a swipe closes: a surface belongs to the modals that its type is a part of.

import SwiftScan

/// A view, or a gesture of it, that follows a finger.
public struct DragSurface: Sendable, Hashable {
  /// As a message says it: "a slider".
  public var what: String
  /// The call that makes it, or the function that hears of the touches.
  public var site: Site
  var node: NodeRef
}

struct DragSurfaceReader {
  let project: Project

  init(_ project: Project) { self.project = project }

  /// Says of each modal that a swipe closes which surfaces its content has.
  /// - Parameter shown: The calls of all presentations, also of those that are not to be marked.
  func mark(_ presentations: inout [Presentation], _ surfaces: [(TypeID, DragSurface)], shown: [NodeRef]) {
    guard !surfaces.isEmpty, presentations.contains(where: \.isSwipeable) else { return }
    // What stands in a closure of a presentation belongs to that modal, and not to the screen around.
    var inside: [NodeRef: [DragSurface]] = [:]
    var byType: [TypeID: [DragSurface]] = [:]
    for (owner, surface) in surfaces {
      if let call = innermost(shown, around: surface.node) {
        inside[call, default: []].append(surface)
      } else {
        byType[owner, default: []].append(surface)
      }
    }
    for index in presentations.indices where presentations[index].isSwipeable {
      let own = (presentations[index].call ?? presentations[index].inner).flatMap { inside[$0] } ?? []
      for branch in presentations[index].contents.indices {
        let content = presentations[index].contents[branch]
        var found = presentations[index].contents.count == 1 ? own : []
        for part in content.parts {
          for type in project.ancestors(of: part).types { found += (byType[type] ?? []).filter { !found.contains($0) } }
        }
        presentations[index].contents[branch].dragSurfaces = found.sorted { $0.site < $1.site }
      }
    }
  }

  /// The presenting call in one of whose closures a node stands.
  private func innermost(_ calls: [NodeRef], around node: NodeRef) -> NodeRef? {
    var best: (call: NodeRef, width: Int)?
    for call in calls where call.file == node.file {
      for argument in project.arguments(of: project[call], in: call.file) {
        let closure = project.node(argument.value, in: call.file)
        guard closure.kind == .closure else { continue }
        let nodes = project.files[Int(call.file)].declarations[Int(closure.first)]
        guard nodes.nodeStart <= node.index, node.index < nodes.nodeEnd else { continue }
        let width = Int(nodes.nodeEnd - nodes.nodeStart)
        if best.map({ width < $0.width }) ?? true { best = (call, width) }
      }
    }
    return best?.call
  }

  // MARK: Surfaces

  private static let views: [(Known, String)] = [
    (.Slider, "a slider"), (.UISlider, "a slider"), (.PKCanvasView, "a canvas"),
    (.chartXSelection, "a chart that a drag reads"), (.chartYSelection, "a chart that a drag reads"),
  ]

  /// With the type around each.
  func surfaces() -> [(TypeID, DragSurface)] {
    var found: [(TypeID, DragSurface)] = []
    for (known, what) in Self.views {
      guard project.declarations[known.name].isEmpty, project.typesByName[known.name].allSatisfy({ project.types[Int($0)].isExternal }) else { continue }
      for call in project.callsInFocus(known.name) { add(call, what, named: known, to: &found) }
    }
    for call in project.callsInFocus(Known.DragGesture.name) where follows(call) { add(call, "a drag of its own", named: .DragGesture, to: &found) }
    for function in project.declarationsInFocus(Known.touchesMoved.name) where draws(function) {
      guard let type = project.enclosingType(of: project.parent(of: function)) else { continue }
      let node = NodeRef(file: function.file, index: project[function].nodeStart)
      let surface = DragSurface(what: "what a finger draws", site: project.site(of: function), node: node)
      found.append((type, surface))
      // Whoever makes such a view shows it.
      for call in project.calls[project.types[Int(type)].name] where !project.isInactive(call) {
        if let owner = project.enclosingType(of: project.scope(of: call)), owner != type { found.append((owner, surface)) }
      }
    }
    return found
  }

  private func add(_ call: NodeRef, _ what: String, named known: Known, to found: inout [(TypeID, DragSurface)]) {
    guard !project.isInactive(call), let type = project.enclosingType(of: project.scope(of: call)) else { return }
    found.append((type, DragSurface(what: what, site: project.site(of: call, name: known.name), node: call)))
  }

  /// `touchesMoved` of a class that draws what it hears.
  private func draws(_ function: DeclarationRef) -> Bool {
    guard project[function].modifiers.contains(.override), project[function].body != none, !project.isInactive(function) else { return false }
    return project.reach(of: function).contains { body in
      (project[body].nodeStart..<project[body].nodeEnd).contains { index in
        let node = project.node(index, in: body.file)
        return node.kind == .call && project.isListed(project.node(node.base, in: body.file).name, in: Self.strokes)
      }
    }
  }

  private static let strokes: Spellings = ["addLine", "addQuadCurve", "addCurve"]

  // MARK: Drags of SwiftUI's

  /// Whether a `DragGesture` follows the finger up and down while it moves, and nothing keeps the system's swipe from it:
  /// no priority, no start at the first touch, no press before. One that closes is a way out, not a surface.
  private func follows(_ call: NodeRef) -> Bool {
    let context = project.context(of: call)
    for argument in project.arguments(of: project[call], in: call.file) where argument.label == Known.minimumDistance {
      if project.thousandths(argument.value, in: context).map({ $0 == 0 }) ?? true { return false }
    }
    guard let scope = context.scope, !isShielded(call, in: scope) else { return false }
    var isFollowing = false
    for closure in handlers(of: call, in: scope) {
      let action = Action.expression(closure.node, context)
      var reader = ActionReader(project, drivers: [])
      if reader.run(action).exit != nil { return false }
      if !closure.isEnd, readsPlace(closure.node, in: call.file) { isFollowing = true }
    }
    return isFollowing
  }

  /// The closures of `DragGesture().onChanged { … }.onEnded { … }`.
  private func handlers(of call: NodeRef, in scope: DeclarationRef) -> [(node: NodeID, isEnd: Bool)] {
    var found: [(NodeID, Bool)] = []
    var at = call.index
    while let member = project.parent(of: at, inside: scope), project.node(member, in: call.file).kind == .member,
      let next = project.parent(of: member, inside: scope), project.node(next, in: call.file).kind == .call
    {
      let name = project.node(member, in: call.file).name
      for argument in project.arguments(of: project.node(next, in: call.file), in: call.file) {
        if project.node(argument.value, in: call.file).kind == .closure { found.append((argument.value, name == Known.onEnded)) }
      }
      at = next
    }
    return found
  }

  /// Whether it is handed to `highPriorityGesture` or `sequenced`, here or by the property that it is made in.
  private func isShielded(_ call: NodeRef, in scope: DeclarationRef) -> Bool {
    var at = call.index
    for _ in 0..<12 {
      guard let around = project.parent(of: at, inside: scope) else { break }
      let node = project.node(around, in: call.file)
      if node.kind == .call, project.arguments(of: node, in: call.file).contains(where: { $0.value == at }), isShield(node, in: call.file) { return true }
      at = around
    }
    guard let member = project.enclosingMember(of: scope), project[member].kind == .variable || project[member].kind == .function else { return false }
    let name = project[member].name
    return Self.shields.contains { shield in
      project.calls[shield.name].contains { use in
        use.file == call.file
          && project.arguments(of: project[use], in: use.file).contains { argument in
            let node = project.node(argument.value, in: use.file)
            return (node.kind == .call ? project.node(node.base, in: use.file).name : node.name) == name
          }
      }
    }
  }

  private func isShield(_ call: Node, in file: Int32) -> Bool {
    let name = project.node(call.base, in: file).name
    return Self.shields.contains { name == $0 }
  }

  private static let comparisons: Spellings = ["<", ">", "<=", ">=", "==", "!="]
  private static let shields = [Known.highPriorityGesture, .sequenced]

  /// Whether a closure reads where the finger is, or how far up or down it went, and does more than to compare that.
  private func readsPlace(_ closure: NodeID, in file: Int32) -> Bool {
    var places = 0
    var sideways = 0
    project.walk(closure, in: file) { _, node in
      if node.kind == .binary, project.isListed(node.name, in: Self.comparisons) { return false }
      guard node.kind == .member else { return true }
      if node.name == Known.location || node.name == Known.translation { places += 1 }
      // A drag to the side is no swipe down.
      if node.base != none, project.text(node.name) == "width" || project.text(node.name) == "x" {
        let owner = project.node(node.base, in: file).name
        if owner == Known.location || owner == Known.translation { sideways += 1 }
      }
      return true
    }
    return places > sideways
  }
}
