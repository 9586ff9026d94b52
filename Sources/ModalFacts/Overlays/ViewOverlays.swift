// SwiftUI's home-made modals: a layer in a stack or an overlay that dims the whole screen and takes its taps, shown
// by a flag. The layer is what tells them from decorations: a colour that reaches into the safe area and answers
// to a tap.

import SwiftScan

struct ViewOverlayReader {
  let project: Project
  private let presented: PresentedModals
  private let stacks: StackedViews

  init(_ project: Project, _ presented: PresentedModals) {
    self.project = project
    self.presented = presented
    stacks = StackedViews(project)
  }

  func read() -> [Overlay] {
    var found: [Overlay] = []
    var met: Set<TypeID> = []
    func add(_ layer: Layer, _ call: NodeRef, named name: NameID) {
      guard let type = project.enclosingType(of: project.scope(of: call)), !met.contains(type), !project.types[Int(type)].isExternal, isViewType(type),
        let part = project.types[Int(type)].parts.first
      else { return }
      let isBranch = stacks.stands(.init(isOver: true, isByFlag: !layer.isFadedByFlag), call, in: type)
      guard let shown = isBranch ? project.site(of: call, name: name) : shownByOthers(call, type) else { return }
      met.insert(type)
      let marks = ViewMarks(project, of: type, layer: isBranch ? call : nil)
      found.append(
        Overlay(
          kind: .swiftUI, name: project.text(project.types[Int(type)].name), site: project.site(of: part), shown: shown,
          modality: marks.modality(), escape: escape(marks, layer), closer: nil, isBranch: isBranch))
    }
    for call in project.callsInFocus(Known.onTapGesture.name) where !project.isInactive(call) {
      if let layer = layer(of: call) { add(layer, call, named: Known.onTapGesture.name) }
    }
    for scrim in scrims() {
      for maker in project.callsInFocus(project.types[Int(scrim)].name) where !project.isInactive(maker) {
        let action = project.arguments(of: project[maker], in: maker.file).last?.value ?? none
        add(Layer(action: action, file: maker.file), maker, named: project.types[Int(scrim)].name)
      }
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
    /// Always there, and only as dark as a flag says: `.opacity(isOpen ? 0.4 : 0)`.
    var isFadedByFlag = false
  }

  /// Reads the chain that a tap is hung on, and what is hung on it.
  private func layer(of tap: NodeRef) -> Layer? {
    guard let action = project.arguments(of: project[tap], in: tap.file).last?.value else { return nil }
    var isWide = false
    var isDim = false
    var isFadedByFlag = false
    var current = project[tap].base
    for _ in 0..<40 {
      guard current != none else { return nil }
      let node = project.node(current, in: tap.file)
      switch node.kind {
      case .member:
        if node.name == .ignoresSafeArea || node.name == .edgesIgnoringSafeArea { isWide = true }
        guard node.base != none else { return nil }
        // `Color.black`
        let base = project.node(node.base, in: tap.file)
        if base.kind == .name, base.name == .Color { return isDim && (isWide || isWidened(tap)) ? Layer(action: action, file: tap.file, isFadedByFlag: isFadedByFlag) : nil }
        current = node.base
      case .call:
        let callee = project.node(node.base, in: tap.file)
        if callee.kind == .member, callee.name == .opacity {
          isDim = isDim || !isInvisible(node, at: tap)
          isFadedByFlag = isFadedByFlag || project.arguments(of: node, in: tap.file).contains { isNothing(unless: $0.value, at: tap) }
        }
        if callee.kind == .member, callee.name == .fill || callee.name == .foregroundColor || callee.name == .foregroundStyle {
          for argument in project.arguments(of: node, in: tap.file) where isSeeThrough(argument.value, in: tap.file) { isDim = true }
        }
        if callee.kind == .name {
          guard callee.name == .Color || callee.name == .Rectangle else { return nil }
          return isDim && (isWide || isWidened(tap)) ? Layer(action: action, file: tap.file, isFadedByFlag: isFadedByFlag) : nil
        }
        current = node.base
      default: return nil
      }
    }
    return nil
  }

  /// Views that are nothing but such a layer: `Scrim { shows = false }`.
  private func scrims() -> [TypeID] {
    if let known = project.scrims { return known }
    var found: [TypeID] = []
    for call in project.calls[Known.onTapGesture.name] where !project.isInactive(call) {
      guard let type = project.enclosingType(of: project.scope(of: call)), !project.types[Int(type)].isExternal, !found.contains(type), isViewType(type),
        isWholeBody(call), let layer = layer(of: call), !layer.isFadedByFlag
      else { continue }
      found.append(type)
    }
    project.scrims = found
    return found
  }

  /// Whether a tap, with what else is hung on it, is all that a `body` shows.
  private func isWholeBody(_ tap: NodeRef) -> Bool {
    guard let member = project.member(around: tap), project[member].name == Known.body.name else { return false }
    var current = tap.index
    while let index = project.parent(of: current, inside: member) {
      let node = project.node(index, in: tap.file)
      switch node.kind {
      case .member where node.base == current, .call where node.base == current: current = index
      case .return: current = index
      case .block: return node.count == 1
      default: return false
      }
    }
    return true
  }

  /// `.opacity(0.001)`, which takes taps and dims nothing.
  private func isInvisible(_ opacity: Node, at tap: NodeRef) -> Bool {
    project.arguments(of: opacity, in: tap.file).first.flatMap { project.thousandths($0.value, in: project.context(of: tap)) }.map { $0 < 20 } ?? false
  }

  /// `isOpen ? 0.4 : 0`
  private func isNothing(unless choice: NodeID, at tap: NodeRef) -> Bool {
    let ternary = project.node(choice, in: tap.file)
    guard ternary.kind == .ternary else { return false }
    return project.list(of: ternary, in: tap.file).dropFirst().contains { project.thousandths($0, in: project.context(of: tap)) == 0 }
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
    guard stacks.stands(.init(isOver: false, isByFlag: false), tap, in: type), let part = project.types[Int(type)].parts.first,
      !presented.typeSites.contains(project.site(of: part))
    else { return nil }
    // Its own flag may show it as well as one of those who put it there.
    let isByFlag = !stacks.stands(.init(isOver: false, isByFlag: true), tap, in: type)
    var site: Site?
    for call in project.calls[project.types[Int(type)].name] where !project.isInactive(call) {
      guard let owner = project.enclosingType(of: project.scope(of: call)), owner != type else { continue }
      if isHosted(call) { return nil }
      if isPreview(owner) { continue }
      if site == nil, mayShow(owner), stacks.stands(.init(isOver: true, isByFlag: isByFlag), call, in: owner) {
        site = project.site(of: call, name: project.types[Int(type)].name)
      }
    }
    return site
  }

  /// A view, a modifier, an app or its scene, or what all views have.
  private func mayShow(_ owner: TypeID) -> Bool {
    let type = project.types[Int(owner)]
    return isViewType(owner) || type.isExternal && type.name == .View || project.ancestors(of: owner).external.contains { $0 == .App || $0 == .Scene }
  }

  private func isPreview(_ type: TypeID) -> Bool { project.ancestors(of: type).external.contains(Known.PreviewProvider.name) }

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

  private func escape(_ marks: ViewMarks, _ layer: Layer) -> Overlay.Answer {
    if marks.answersEscape() { return .found("`.accessibilityAction(.escape)`") }
    // A tap that is only taken closes nothing.
    let action = layer.action == none ? Node(.skipped) : project.node(layer.action, in: layer.file)
    if action.kind == .closure {
      let body = project[DeclarationRef(file: layer.file, index: action.first)].body
      guard body != none, project.node(body, in: layer.file).count > 0 else { return .unseen("a tap beside it closes nothing") }
    }
    return .absent
  }
}
