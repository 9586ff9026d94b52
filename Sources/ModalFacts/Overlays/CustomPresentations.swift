// Presentations in which the project draws what UIKit otherwise would: its own presentation controllers, and what
// is shown by them or over the screen.

import SwiftScan

struct CustomPresentationReader {
  let project: Project
  let presented: PresentedModals
  private let marks: OverlayMarks

  init(_ project: Project, _ presented: PresentedModals) {
    self.project = project
    self.presented = presented
    marks = OverlayMarks(project)
  }

  func read() -> [Overlay] { presentationControllers() + shownOver() }

  // MARK: Presentation controllers

  private func presentationControllers() -> [Overlay] {
    var found: [Overlay] = []
    for type in project.subtypes[Known.UIPresentationController.name] {
      let info = project.types[Int(type)]
      let family = project.family(of: type)
      guard !info.isExternal, !info.isInactive, let part = info.parts.first, project.isInFocus(part.file), isMade(family) else { continue }
      // One that neither dims nor blurs what is behind, and takes no touches for it, shows no modal.
      guard dims(family) else { continue }
      guard !letsTouchesThrough(family) else { continue }
      found.append(
        Overlay(
          kind: .presentationController, name: project.text(info.name), site: project.site(of: part), shown: nil,
          modality: modality(type), escape: .unseen("what it presents is asked"), closer: nil, mark: beginning(of: type)))
    }
    return found
  }

  private func isMade(_ family: Set<TypeID>) -> Bool {
    family.contains { type in project.calls[project.types[Int(type)].name].contains { !project.isInactive($0) } }
  }

  private func dims(_ family: Set<TypeID>) -> Bool {
    if marks.dims(family) { return true }
    for name in [Known.UIVisualEffectView, .UITapGestureRecognizer, .withAlphaComponent] where !project.nodes(project.calls[name.name], of: family).isEmpty {
      return true
    }
    // A colour that has a name: `dimmingView.alpha = 0.5`.
    return !project.nodes(project.assignments[Known.alpha.name], of: family).isEmpty
  }

  /// Its container hands touches on to what is behind: no modal.
  private func letsTouchesThrough(_ family: Set<TypeID>) -> Bool {
    let passing = project.declarations[Known.hitTest.name].compactMap { project.enclosingType(of: project.parent(of: $0)) }
      + project.declarations[Known.point.name].compactMap { project.enclosingType(of: project.parent(of: $0)) }
    return passing.contains { type in
      !project.types[Int(type)].isExternal && !project.nodes(project.calls[project.types[Int(type)].name], of: family).isEmpty
    }
  }

  private func modality(_ type: TypeID) -> Overlay.Answer {
    let own = marks.modality(of: type)
    guard own == .absent else { return own }
    // The animator or the delegate beside it says so.
    for told in project.told(.accessibilityViewIsModal) {
      guard let owner = project.enclosingType(of: project.scope(of: told.at)) else { continue }
      let external = project.ancestors(of: owner).external
      if external.contains(where: { $0 == .UIViewControllerAnimatedTransitioning || $0 == .UIViewControllerTransitioningDelegate }) {
        return .found("`\(project.text(project.types[Int(owner)].name))`")
      }
    }
    let shown = presented.all.filter(\.isDrawnOver).flatMap(\.contents).compactMap { project.type(at: $0.typeSite) }
    if !shown.isEmpty, shown.allSatisfy({ marks.modality(of: $0) != .absent }) { return .found("all that it shows") }
    return .absent
  }

  /// Where the mark goes: `presentationTransitionWillBegin`.
  private func beginning(of type: TypeID) -> (site: Site, receiver: String)? {
    for part in project.types[Int(type)].parts {
      for function in project.children(of: part)
      where project[function].name == .presentationTransitionWillBegin && project[function].body != none {
        return (project.site(of: function), "containerView?.")
      }
    }
    return nil
  }

  // MARK: What is presented

  private func shownOver() -> [Overlay] {
    var found: [Overlay] = []
    var met: Set<TypeID> = []
    for presentation in presented.inFocus where presentation.isDrawnOver && !presentation.isSystem {
      for content in presentation.contents {
        guard case .type = content.what, let shown = project.type(at: content.typeSite), !content.isUndimmed, !content.isGate else { continue }
        // UIKit's full screen, if it only was not to take the presenter away.
        if presentation.style == .fullScreen, project.isView(shown) ? !marks.fades(shown) : !marks.isSeeThrough(shown) { continue }
        let escape = escape(shown, content)
        // What a base class is made to be, it can close for all that inherit from it.
        let type = closing(drawnOver(shown), content)
        guard let part = project.types[Int(type)].parts.first, !(escape != .absent && met.contains(type)) else { continue }
        met.insert(type)
        found.append(
          Overlay(
            kind: project.isView(type) ? .swiftUI : .presented, name: project.text(project.types[Int(type)].name),
            site: project.site(of: part), shown: presentation.site,
            modality: .unseen("its presentation is asked"), escape: escape, closer: marks.closer(of: type, exits: content.exits),
            holdsDraft: !content.drafts.isEmpty || !content.guards.isEmpty))
      }
    }
    return found
  }

  /// The superclass in which something that closes it stands: there one override is enough for all that inherit from it.
  private func closing(_ type: TypeID, _ content: Content) -> TypeID {
    let ways = content.exits.filter { $0.kind == .gesture || $0.kind == .button && project.roles.words.isClose($0.words) }
    let owners = Set(ways.compactMap { $0.node.flatMap { project.enclosingType(of: project.scope(of: $0)) } })
    return project.ancestors(of: type).types.last { owner in
      owners.contains(owner) && project.types[Int(owner)].kind == .class && !project.types[Int(owner)].isExternal && project.isViewController(owner)
    } ?? type
  }

  /// The superclass that asks for the style, or the class itself.
  private func drawnOver(_ type: TypeID) -> TypeID {
    let styles = project.assignments[Known.modalPresentationStyle.name]
    let ancestors = project.ancestors(of: type).types
    return ancestors.last { ancestor in
      !project.types[Int(ancestor)].isExternal && project.nodes(styles, of: [ancestor]).contains { style in
        guard !project.isInactive(style) else { return false }
        let left = project.node(project[style].base, in: style.file)
        return left.kind == .name || project.isSelf(left.base, in: style.file)
      }
    } ?? type
  }

  private func escape(_ type: TypeID, _ content: Content) -> Overlay.Answer {
    if marks.answersEscape(type) || project.isView(type) && ViewMarks(project, of: type).answersEscape() { return .found("`\(content.name)`") }
    for container in content.containers {
      guard let name = project.names.find(container) else { continue }
      if let id = project.typesByName[name].first(where: { marks.answersEscape($0) }) {
        return .found("`\(project.text(project.types[Int(id)].name))`")
      }
    }
    let isClosable = content.exits.contains { $0.kind == .button || $0.kind == .gesture }
    return isClosable ? .absent : .unseen("nothing was seen that closes it and commits nothing")
  }
}
