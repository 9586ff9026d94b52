// SwiftUI's home-made modals: a layer in a stack or an overlay that dims the whole screen and takes its taps, shown
// by a flag. The layer is what tells them from decorations: a colour that reaches into the safe area and answers
// to a tap.

import SwiftScan

struct ViewOverlayReader {
  let project: Project
  private let marks: OverlayMarks

  private let presented: PresentedModals

  init(_ project: Project, _ presented: PresentedModals) {
    self.project = project
    self.presented = presented
    marks = OverlayMarks(project)
  }

  func read() -> [Overlay] {
    var found: [Overlay] = []
    var met: Set<TypeID> = []
    for call in project.callsInFocus(Known.onTapGesture.name) where !project.isInactive(call) {
      guard let layer = layer(of: call), let type = project.enclosingType(of: project.scope(of: call)), !met.contains(type),
        !project.types[Int(type)].isExternal, isViewType(type), let part = project.types[Int(type)].parts.first
      else { continue }
      let isBranch = isLaidOver(call, in: type, byFlag: true)
      guard let shown = isBranch ? project.site(of: call, name: Known.onTapGesture.name) : shownByOthers(call, type) else { continue }
      met.insert(type)
      found.append(
        Overlay(
          kind: .swiftUI, name: project.text(project.types[Int(type)].name), site: project.site(of: part), shown: shown,
          modality: modality(type), escape: escape(type, layer), closer: nil, isBranch: isBranch))
    }
    return found
  }

  private func isViewType(_ type: TypeID) -> Bool {
    project.ancestors(of: type).external.contains { $0 == .View || $0 == .ViewModifier }
  }

  // MARK: Layers

  /// A tap on a colour that covers the screen.
  private struct Layer {
    /// What the tap runs.
    var action: NodeID
    var file: Int32
  }

  /// Reads the chain that a tap is hung on, and what is hung on it.
  private func layer(of tap: NodeRef) -> Layer? {
    guard let action = project.arguments(of: project[tap], in: tap.file).last?.value else { return nil }
    var isWide = false
    var isDim = false
    var current = project[tap].base
    for _ in 0..<40 {
      guard current != none else { return nil }
      let node = project.node(current, in: tap.file)
      switch node.kind {
      case .member:
        if node.name == .opacity { isDim = true }
        if node.name == .ignoresSafeArea || node.name == .edgesIgnoringSafeArea { isWide = true }
        guard node.base != none else { return nil }
        // `Color.black`
        let base = project.node(node.base, in: tap.file)
        if base.kind == .name, base.name == .Color { return isDim && (isWide || isWidened(tap)) ? Layer(action: action, file: tap.file) : nil }
        current = node.base
      case .call:
        let callee = project.node(node.base, in: tap.file)
        if callee.kind == .member, callee.name == .fill || callee.name == .foregroundColor || callee.name == .foregroundStyle {
          for argument in project.arguments(of: node, in: tap.file) where isSeeThrough(argument.value, in: tap.file) { isDim = true }
        }
        if callee.kind == .name {
          guard callee.name == .Color || callee.name == .Rectangle else { return nil }
          return isDim && (isWide || isWidened(tap)) ? Layer(action: action, file: tap.file) : nil
        }
        current = node.base
      default: return nil
      }
    }
    return nil
  }

  private func isSeeThrough(_ color: NodeID, in file: Int32) -> Bool {
    var found = false
    project.walk(color, in: file) { _, node in
      if node.kind == .member, node.name == .opacity { found = true }
      return !found
    }
    return found
  }

  /// `….onTapGesture { … }.ignoresSafeArea()`
  private func isWidened(_ tap: NodeRef) -> Bool {
    for name in [Known.ignoresSafeArea, .edgesIgnoringSafeArea] {
      for call in project.calls[name.name] where call.file == tap.file && call.index > tap.index {
        var current = project[call].base
        for _ in 0..<20 where current != none {
          if current == tap.index { return true }
          let node = project.node(current, in: tap.file)
          guard node.kind == .member || node.kind == .call else { break }
          current = node.base
        }
      }
    }
    return false
  }

  // MARK: Being shown

  /// Where others put this view over theirs by a flag; nil if it is no overlay, or not known to be one.
  private func shownByOthers(_ tap: NodeRef, _ type: TypeID) -> Site? {
    guard isLaidOver(tap, in: type, byFlag: false), let part = project.types[Int(type)].parts.first,
      !presented.typeSites.contains(project.site(of: part))
    else { return nil }
    var site: Site?
    for call in project.calls[project.types[Int(type)].name] where !project.isInactive(call) {
      guard let owner = project.enclosingType(of: project.scope(of: call)), owner != type else { continue }
      if isHosted(call) { return nil }
      if isPreview(owner) { continue }
      if site == nil, isViewType(owner), isLaidOver(call, in: owner, byFlag: true) {
        site = project.site(of: call, name: project.types[Int(type)].name)
      }
    }
    return site
  }

  private func isPreview(_ type: TypeID) -> Bool { project.ancestors(of: type).external.contains(Known.PreviewProvider.name) }

  /// Whether what stands at a node lies over others, in its own member or where the view uses that.
  /// - Parameter byFlag: It has to be there under a condition only.
  private func isLaidOver(_ node: NodeRef, in type: TypeID, byFlag: Bool, _ depth: Int = 0) -> Bool {
    let isStacked = isStacked(node)
    guard isStacked != false, depth < 4 else { return false }
    let byFlag = byFlag && !isConditional(node)
    if isStacked == true, !byFlag { return true }
    guard let member = project.member(around: node) else { return false }
    return uses(of: member, in: type).contains { isLaidOver($0, in: type, byFlag: byFlag, depth + 1) }
  }

  /// Where a view's own code names a member: what stands around a name, which itself stands nowhere.
  private func uses(of member: DeclarationRef, in type: TypeID) -> [NodeRef] {
    let name = project[member].name
    func isName(_ index: NodeID, in file: Int32) -> Bool {
      let node = project.node(index, in: file)
      return node.kind == .name && node.name == name || node.kind == .member && node.name == name && project.isSelf(node.base, in: file)
    }
    return project.types[Int(type)].parts.flatMap { part in
      (project[part].nodeStart..<project[part].nodeEnd).compactMap { index -> NodeRef? in
        guard !project.node(index, in: part.file).flags.contains(.inactive) else { return nil }
        var isUse = false
        project.forEachChild(of: index, in: part.file) { isUse = isUse || isName($0, in: part.file) }
        let use = NodeRef(file: part.file, index: index)
        return isUse && project.member(around: use) != member ? use : nil
      }
    }
  }

  /// Whether the innermost container of a view lays it over others; nil where the member ends before there is one.
  private func isStacked(_ node: NodeRef) -> Bool? {
    var scope = project.scope(of: node)
    if let scope, let isStacked = isStacked(asArgument: node, in: scope) { return isStacked }
    while let at = scope, project[at].kind == .closure {
      guard let call = caller(of: at) else { return false }
      let callee = project.node(project.node(call, in: at.file).base, in: at.file)
      if callee.name == .ZStack || callee.name == .overlay { return true }
      guard callee.name == .GeometryReader || callee.name == .Group else { return false }
      scope = project.parent(of: at)
    }
    return nil
  }

  /// `.overlay(menu)`, `.background(shade)`
  private func isStacked(asArgument node: NodeRef, in scope: DeclarationRef) -> Bool? {
    for index in node.index..<max(project[scope].nodeEnd, node.index) {
      let call = project.node(index, in: node.file)
      guard call.kind == .call else { continue }
      let callee = project.node(call.base, in: node.file)
      guard callee.name == .overlay || callee.name == .background else { continue }
      var holds = index == node.index
      for argument in project.arguments(of: call, in: node.file) where !holds {
        project.walk(argument.value, in: node.file) { inner, _ in
          if inner == node.index { holds = true }
          return !holds
        }
      }
      if holds { return callee.name == .overlay }
    }
    return nil
  }

  /// The call that a closure is handed to.
  private func caller(of closure: DeclarationRef) -> NodeID? {
    guard let outer = project.parent(of: closure) else { return nil }
    let declaration = project[outer]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: closure.file)
      guard node.kind == .call else { continue }
      let isHanded = project.arguments(of: node, in: closure.file).contains { argument in
        let value = project.node(argument.value, in: closure.file)
        return value.kind == .closure && value.first == closure.index
      }
      if isHanded { return index }
    }
    return nil
  }

  /// Whether an `if` or a `switch` of the same member decides whether it is there.
  private func isConditional(_ node: NodeRef) -> Bool {
    guard let member = project.member(around: node) else { return false }
    let declaration = project[member]
    for index in declaration.nodeStart..<declaration.nodeEnd where index > node.index {
      let statement = project.node(index, in: node.file)
      guard statement.kind == .if || statement.kind == .switch else { continue }
      var holds = false
      project.walk(index, in: node.file) { inner, _ in
        if inner == node.index { holds = true }
        return !holds
      }
      if holds { return true }
    }
    return false
  }

  /// Handed to a hosting controller, which UIKit presents.
  private func isHosted(_ call: NodeRef) -> Bool {
    for name in project.roles.names(of: .hosting) {
      for host in project.calls[name] where host.file == call.file && host.index > call.index {
        var holds = false
        project.walk(host.index, in: host.file) { inner, _ in
          if inner == call.index { holds = true }
          return !holds
        }
        if holds { return true }
      }
    }
    return false
  }

  // MARK: Marks

  /// `.isModal` in the view, in what it shows or in what shows it; or what is behind is hidden from VoiceOver.
  private func modality(_ type: TypeID) -> Overlay.Answer {
    // As iOS 13 had it, `accessibility(addTraits: .isModal)`, `accessibility(hidden: isOpen)`.
    let marks = Array(project.calls[Known.accessibility.name])
    for call in project.calls[Known.accessibilityAddTraits.name] + marks where !project.isInactive(call) {
      guard concerns(type, call) else { continue }
      for argument in project.arguments(of: project[call], in: call.file) {
        var isModal = false
        project.walk(argument.value, in: call.file) { _, node in
          if node.kind == .member, node.name == .isModal { isModal = true }
          return !isModal
        }
        if isModal { return .found("`.isModal`") }
      }
    }
    for name in [Known.accessibilityHidden, .accessibilityElementsHidden, .accessibility] {
      for call in project.calls[name.name] where !project.isInactive(call) {
        if name == .accessibility, !project.arguments(of: project[call], in: call.file).contains(where: { project.text($0.label) == "hidden" }) { continue }
        guard let owner = project.enclosingType(of: project.scope(of: call)), owner == type || makes(owner, type) else { continue }
        // Of a decoration it is said once and for all.
        let isDecoration = project.arguments(of: project[call], in: call.file).first.map { project.node($0.value, in: call.file).kind == .true } ?? false
        if !isDecoration { return .found("`\(name)`") }
      }
    }
    return .absent
  }

  private func escape(_ type: TypeID, _ layer: Layer) -> Overlay.Answer {
    for call in project.calls[Known.accessibilityAction.name] where !project.isInactive(call) {
      guard concerns(type, call) else { continue }
      if project.arguments(of: project[call], in: call.file).contains(where: { project.node($0.value, in: call.file).name == .escape }) {
        return .found("`.accessibilityAction(.escape)`")
      }
    }
    // A tap that is only taken closes nothing.
    let action = project.node(layer.action, in: layer.file)
    if action.kind == .closure {
      let body = project[DeclarationRef(file: layer.file, index: action.first)].body
      guard body != none, project.node(body, in: layer.file).count > 0 else { return .unseen("a tap beside it closes nothing") }
    }
    return .absent
  }

  /// Whether what code says, it says of a view, of what it shows or of what shows it, also as a modifier of the project's own.
  private func concerns(_ type: TypeID, _ place: NodeRef, _ depth: Int = 0) -> Bool {
    guard depth < 4, let owner = project.enclosingType(of: project.scope(of: place)) else { return false }
    if owner == type || makes(type, owner) || makes(owner, type) { return true }
    guard project.types[Int(owner)].isExternal else {
      return project.calls[project.types[Int(owner)].name].contains { call in
        project.enclosingType(of: project.scope(of: call)).map { project.types[Int($0)].isExternal } ?? false && concerns(type, call, depth + 1)
      }
    }
    guard let member = project.member(around: place), project[member].kind == .function else { return false }
    return project.callers(of: member).contains { concerns(type, $0, depth + 1) }
  }

  /// Whether one type's code makes a value of another.
  private func makes(_ owner: TypeID, _ made: TypeID) -> Bool {
    !project.nodes(project.calls[project.types[Int(made)].name], of: [owner]).isEmpty
  }
}
