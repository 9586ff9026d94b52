// What takes a view away again that covers a window: its owner, its own class, a helper that is handed it or that all views have,
// somebody who looks for it.

import SwiftScan

extension WindowOverlayReader {
  /// - Parameter taken: Whatever is taken away anywhere.
  func removal(_ added: Added, _ taken: [ToldOfView]) -> Overlay.Answer {
    guard let owner = project.enclosingType(of: added.context.scope) else { return .unseen("it is added outside a type") }
    let family = project.family(of: owner)
    let viewFamily = added.type.map { project.family(of: $0) } ?? (added.name == none ? family : [])
    let names = project.aliases(of: added.name, in: family.sorted())
    for told in taken {
      let member = project.member(around: told.at)
      let place = project.path(of: member ?? project.scope(of: told.at))
      let caller = project.enclosingType(of: project.scope(of: told.at))
      guard told.view != none, !project.isSelf(told.view, in: told.at.file) else {
        if caller.map(viewFamily.contains) ?? false { return .found(place) }
        continue
      }
      let base = project.node(told.view, in: told.at.file)
      let name = lastName(told.view, in: told.at.file)
      if caller.map(family.contains) ?? false, names.contains(name) || isLookedUp(base, name, told.at) { return .found(place) }
      if caller.map(viewFamily.contains) ?? false, name == .view || name == Word.`self`.rawValue || name == Word.dollarZero.rawValue { return .found(place) }
      if let member, asksForClass(of: viewFamily, in: member) || isTag(base, names, family, at: told.at) { return .found(place) }
      // `didSet { oldValue?.removeFromSuperview() }` of a property that holds it.
      if let member, name == Word.oldValue.rawValue, names.contains(project[member].name) { return .found(place) }
      let types = project.typesOf(told.view, in: project.context(of: told.at))
      if types.contains(where: { if case .project(let id) = $0 { viewFamily.contains(id) } else { false } }) { return .found(place) }
      // `holder.overlay.removeFromSuperview()` by somebody else.
      if base.kind == .member, names.contains(base.name) { return .found(place) }
    }
    // `fadeOut(then: removeFromSuperview)`, `perform(#selector(removeFromSuperview), …)`
    let files = Set(family.union(viewFamily).flatMap { project.types[Int($0)].parts.map(\.file) })
    if files.contains(where: { project.isHandedOn(Known.removeFromSuperview.name, in: $0) }) { return .unseen("`removeFromSuperview` is handed on") }
    if let other = otherSuperview(added, names) { return .unseen(other) }
    if let outside = outsideClass(of: added) { return .unseen("`\(project.text(outside))` of another module may take itself away") }
    if added.name == none && added.type == nil { return .unseen("a view without a name") }
    if let handed = handedOn(added, names, family) { return .unseen(handed) }
    if let outside = project.outsideRemoval(of: names, in: family.union(viewFamily), all: ["overlay", "overlays"]) {
      return .unseen("`\(project.text(outside))` of another module may take it away")
    }
    return removal(ofHandedIn: added, taken) ?? .absent
  }

  /// What becomes of a view that a function is handed, `show(_ view: UIView, in: window)`: what each caller hands in is asked by itself. Nil
  /// where nobody was seen to call it.
  private func removal(ofHandedIn added: Added, _ taken: [ToldOfView]) -> Overlay.Answer? {
    guard added.steps < 3, let function = added.context.scope.flatMap({ project.enclosingMember(of: $0) }), project[function].kind == .function,
      let parameter = project.parameters(of: function).first(where: { project[$0].name == added.name })
    else { return nil }
    var answer: Overlay.Answer?
    for call in project.callers(of: function) {
      guard let view = project.argument(for: parameter, of: function, call: call) else { continue }
      let context = project.context(of: call)
      let node = project.node(view, in: call.file)
      let isSelf = project.isSelf(view, in: call.file)
      let type = isSelf ? project.enclosingType(of: context.scope) : type(of: view, in: context)
      let name = isSelf || node.kind == .call ? none : lastName(view, in: call.file)
      let handed = Added(call: call, argument: view, context: context, name: name, type: type, window: added.window, steps: added.steps + 1)
      switch removal(handed, taken) {
      case .absent: return .absent
      case .unseen(let reason): answer = .unseen(reason)
      case .found(let place): answer = answer ?? .found(place)
      }
    }
    return answer
  }

  /// Whether a function looks for views of a class: `window.subviews.first { $0 is Veil }`.
  private func asksForClass(of family: Set<TypeID>, in function: DeclarationRef) -> Bool {
    (project[function].nodeStart..<project[function].nodeEnd).contains { index in
      let test = project.node(index, in: function.file)
      guard test.kind == .typeTest || test.kind == .cast else { return false }
      return project.typesByName[lastName(test.first, in: function.file)].contains { family.contains($0) && !project.types[Int($0)].isExternal }
    }
  }

  /// `$0`, a loop's name, a parameter, a tag, the last of several: what was looked up or handed in, not another view of its own.
  private func isLookedUp(_ view: Node, _ name: NameID, _ call: NodeRef) -> Bool {
    if isSearch(view) || name == Word.dollarZero.rawValue { return true }
    guard view.kind == .name || view.name == .view, let ref = project.meanings(of: name, in: project.context(of: call)).first else { return false }
    let declaration = project[ref]
    if declaration.kind == .parameter || declaration.modifiers.contains(.destructured) { return true }
    guard declaration.kind == .binding || declaration.kind == .variable, declaration.value != none,
      let scope = project.parent(of: ref), !project[scope].kind.isType
    else { return false }
    // `let found = window.viewWithTag(7)`, not a view that is made here.
    let value = project.node(declaration.value, in: ref.file)
    if value.kind == .member, value.name == .view { return isLookedUp(value, lastName(declaration.value, in: ref.file), call) }
    return value.kind == .call ? !project.startsUppercase(project.node(value.base, in: ref.file).name) : isSearch(value)
  }

  /// `stack.last`, `gesture.view`, `sender as? UIView`
  private func isSearch(_ view: Node) -> Bool {
    switch view.kind {
    case .call, .index, .cast, .tuple: true
    case .member: view.base != none && [Known.first, .last, .value].contains { view.name == $0 }
    default: false
    }
  }

  /// Whether somebody looks for a view by its tag, and the added one has one.
  private func isTag(_ view: Node, _ names: Set<NameID>, _ family: Set<TypeID>, at call: NodeRef) -> Bool {
    guard view.kind == .call, project.node(view.base, in: call.file).name == .viewWithTag else { return false }
    return project.nodes(project.assignments[Known.tag.name], of: family).contains { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      return left.kind == .member && left.base != none && names.contains(lastName(left.base, in: assignment.file))
    }
  }

  /// The class of a view, or what it inherits from, where that is neither the project's nor one of the system's views.
  private func outsideClass(of added: Added) -> NameID? {
    func isOutside(_ name: NameID) -> Bool {
      let text = project.text(name)
      return text.hasSuffix("View") && !Self.ofTheSystem.contains { text.hasPrefix($0) }
    }
    if let type = added.type { return project.ancestors(of: type).external.first(where: isOutside) }
    for case .external(let name) in project.typesOf(added.argument, in: added.context) where isOutside(name) { return name }
    return nil
  }

  private static let ofTheSystem = ["UI", "MK", "WK", "SK", "SCN", "MTK", "AR", "AV", "PK", "PDF", "QL", "GLK", "LP", "RP"]

  /// It is added elsewhere as well, and so leaves the window.
  private func otherSuperview(_ added: Added, _ names: Set<NameID>) -> String? {
    for call in project.calls[Known.addSubview.name] where call != added.call {
      guard let argument = project.arguments(of: project[call], in: call.file).first else { continue }
      let name = lastName(argument.value, in: call.file)
      guard names.contains(name), project.enclosingType(of: project.scope(of: call)) == project.enclosingType(of: added.context.scope) else { continue }
      return "it is added to another view in `\(project.path(of: project.scope(of: call)))`"
    }
    return nil
  }

  /// Returned, kept in a list, or handed to somebody who may take it away.
  private func handedOn(_ added: Added, _ names: Set<NameID>, _ family: Set<TypeID>) -> String? {
    guard let member = added.context.scope.flatMap({ project.enclosingMember(of: $0) }) else { return nil }
    let declaration = project[member]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: member.file)
      if node.kind == .return, node.base != none, names.contains(lastName(node.base, in: member.file)) { return "it is returned" }
      guard node.kind == .call, index != added.call.index else { continue }
      let callee = project.node(node.base, in: member.file)
      if Self.harmless.contains(where: { callee.name == $0.name }) { continue }
      for argument in project.arguments(of: node, in: member.file) where argument.label != Argument.trailing {
        let value = project.node(argument.value, in: member.file)
        if value.kind == .name || value.kind == .member, value.name != .view, names.contains(value.name) {
          return "`\(project.text(value.name))` is handed to `\(project.text(callee.name))`"
        }
        // A SwiftUI view in a hosting controller may be told to go.
      }
    }
    return nil
  }

  private static let harmless: [Known] = [.addSubview, .insertSubview, .bringSubviewToFront, .constraint, .addTarget, .UITapGestureRecognizer]
}
