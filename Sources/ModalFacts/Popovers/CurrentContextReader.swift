// A controller that covers the context it is presented in, and no more: a pane of a split view, a popover. In
// compact width there is no pane, and whoever asked for it must say what happens then.

import SwiftScan

/// How a controller with a current-context style is presented.
public struct CurrentContext: Sendable, Hashable {
  /// `overCurrentContext`, as it is written.
  public var style: String
  /// The presenter is a split view controller, or a pane of one.
  public var isInSplitView: Bool
}

struct CurrentContextReader {
  let project: Project
  let paths: PadPaths

  init(_ project: Project) {
    self.project = project
    paths = PadPaths(project: project)
  }

  /// The current-context style of a presented value; nil where it has another, or says what it becomes in
  /// compact width, or where either is not known.
  func read(_ value: Value, _ candidate: PresentationReader.Candidate) -> CurrentContext? {
    var found: NameID = none
    let container = value.containers.first
    for alias in container?.aliases ?? value.aliases {
      for configuration in project.settings(of: alias) {
        guard let last = configuration.path.last, let set = configuration.value else { continue }
        if last == .transitioningDelegate { return nil }
        if last == .delegate, configuration.path.count > 1, AnchorReader.isPopover(configuration.path[0]) {
          if mayAdapt(set, at: configuration.node) { return nil }
        }
        guard last == .modalPresentationStyle, configuration.path.count == 1 else { continue }
        let style = project.node(set, in: configuration.node.file).name
        // Chosen by the width or the device: the other branch is the fallback.
        guard style == .currentContext || style == .overCurrentContext, !isChosen(configuration.node, candidate) else { return nil }
        found = style
      }
    }
    let type: TypeID? = if let container { container.type } else if case .type(let id) = value.kind { id } else { nil }
    if let type {
      if !project.ownAssignments(to: Known.transitioningDelegate.name, in: type).isEmpty { return nil }
      if !project.members(named: Known.adaptivePresentationStyle.name, of: type).isEmpty { return nil }
      if hasUnseenBase(type) || setsOwnDelegate(type) { return nil }
      for assignment in project.ownAssignments(to: Known.modalPresentationStyle.name, in: type) {
        let style = project.node(project[assignment].first, in: assignment.file).name
        guard style == .currentContext || style == .overCurrentContext, !isChosen(assignment, candidate) else { return nil }
        found = style
      }
    }
    guard found != none, !isHandedOn(container?.aliases ?? value.aliases) else { return nil }
    return CurrentContext(style: project.text(found), isInSplitView: isInSplitView(candidate))
  }

  /// Whether a delegate may answer what becomes of the style.
  private func mayAdapt(_ delegate: NodeID, at node: NodeRef) -> Bool {
    let types = project.typesOf(delegate, in: project.context(of: node))
    guard !types.isEmpty else { return true }
    return types.contains { type in
      guard case .project(let id) = type else { return true }
      return !project.members(named: Known.adaptivePresentationStyle.name, of: id).isEmpty
    }
  }

  /// Whether a class inherits from one that is not among the files, and not UIKit's: that may say what becomes of the style.
  private func hasUnseenBase(_ type: TypeID) -> Bool {
    project.ancestors(of: type).external.contains { project.ends($0, with: "Controller") && !project.begins($0, with: "UI") }
  }

  /// `presentationController?.delegate = adaptor`, in a class of what is presented.
  private func setsOwnDelegate(_ type: TypeID) -> Bool {
    project.nodes(project.assignments[Known.delegate.name], of: [type]).contains { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      guard left.kind == .member, left.base != none else { return false }
      let owner = project.node(left.base, in: assignment.file)
      return AnchorReader.isPopover(owner.name) && (owner.kind == .name || project.isSelf(owner.base, in: assignment.file))
        && mayAdapt(project[assignment].first, at: assignment)
    }
  }

  /// Whether something that is not among the files is handed the controller, or adds a method that is called on it.
  private func isHandedOn(_ aliases: [DeclarationRef]) -> Bool {
    aliases.contains { alias in
      guard let function = project.enclosingMember(of: alias) else { return false }
      func isIt(_ node: NodeID) -> Bool {
        node != none && project.node(node, in: alias.file).kind == .name && project.node(node, in: alias.file).name == project[alias].name
      }
      return (project[function].nodeStart..<project[function].nodeEnd).contains { index in
        let call = project.node(index, in: alias.file)
        guard call.kind == .call else { return false }
        let callee = project.node(call.base, in: alias.file)
        let isSystems = callee.kind == .name || project.roles.has(callee.name, .present) || !project.declarations[callee.name].isEmpty
          || project.isListed(callee.name, in: Self.harmless)
        return !isSystems && (isIt(callee.base) || project.arguments(of: call, in: alias.file).contains { isIt($0.value) })
      }
    }
  }

  /// What UIKit does with a controller that is about to be presented, and collections.
  private static let harmless: Spellings = [
    "loadViewIfNeeded", "setEditing", "setViewControllers", "pushViewController", "addChild", "didMove", "append", "setNeedsStatusBarAppearanceUpdate",
  ]

  /// Whether the style is one of two: a condition leads to it that does not lead to the present, or the function or its callers ask
  /// for the device or the width.
  private func isChosen(_ place: NodeRef, _ candidate: PresentationReader.Candidate) -> Bool {
    let context = project.context(of: place)
    let isByDevice = paths.around(place).contains { around in
      let node = project.node(around.node, in: place.file)
      guard node.kind == .if || node.kind == .guard else { return node.kind == .switch }
      return paths.truth(ofConditions: node, in: context.at(around.node)) != nil
    }
    guard let member = project.enclosingMember(of: context.scope), !isByDevice, !paths.isSkipped(place) else { return true }
    let shared = candidate.inner.file == place.file ? Set(project.conditions(before: candidate.inner, in: member)) : []
    return !Set(project.conditions(before: place, in: member)).isSubset(of: shared) || asksForWidth(member)
      || project.callers(of: member).prefix(8).contains { project.enclosingMember(of: project.scope(of: $0)).map(asksForWidth) ?? false }
  }

  private func asksForWidth(_ member: DeclarationRef) -> Bool {
    (project[member].nodeStart..<project[member].nodeEnd).contains { index in
      let node = project.node(index, in: member.file)
      return node.kind == .member && (node.name == .horizontalSizeClass || project.text(node.name) == "isCollapsed")
    }
  }

  /// Whether the presenter is a split view controller, is put into one, or asks for its own.
  private func isInSplitView(_ candidate: PresentationReader.Candidate) -> Bool {
    let callee = project.node(project[candidate.inner].base, in: candidate.inner.file)
    let isOwn = callee.kind == .name || project.isSelf(callee.base, in: candidate.inner.file)
    guard isOwn, let type = project.enclosingType(of: project.scope(of: candidate.call)) else { return false }
    if project.isKind(type, of: Known.UISplitViewController.name) { return true }
    if project.types[Int(type)].parts.contains(where: asksForSplitView) { return true }
    for name in [Known.setViewController, .showDetailViewController] {
      for call in project.calls[name.name] where !project.isInactive(call) {
        guard let shown = project.arguments(of: project[call], in: call.file).first, isPane(shown.value, of: call, type) else { continue }
        return true
      }
    }
    for assignment in project.assignments[Known.viewControllers.name] where !project.isInactive(assignment) {
      let left = project.node(project[assignment].base, in: assignment.file)
      let context = project.context(of: assignment)
      let owners = left.kind == .member && left.base != none
        ? project.typesOf(left.base, in: context) : project.enclosingType(of: context.scope).map { [.project($0)] } ?? []
      let isSplit = owners.contains { owner in
        switch owner {
        case .external(let name): name == .UISplitViewController
        case .project(let id): project.isKind(id, of: Known.UISplitViewController.name)
        }
      }
      let panes = project.node(project[assignment].first, in: assignment.file)
      guard isSplit, panes.kind == .array else { continue }
      if project.list(of: panes, in: assignment.file).contains(where: { isPane($0, of: assignment, type) }) { return true }
    }
    return false
  }

  /// Whether an expression is a controller of this type, in a navigation controller or without.
  private func isPane(_ node: NodeID, of statement: NodeRef, _ type: TypeID) -> Bool {
    var reader = ValueReader(project)
    return reader.values(of: node, in: project.context(of: statement)).contains { value in
      if case .type(let id) = value.kind { id == type } else { false }
    }
  }

  private func asksForSplitView(_ part: DeclarationRef) -> Bool {
    let declaration = project[part]
    return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
      let node = project.node(index, in: part.file)
      // A bare name is a leaf that stands nowhere: it shows below a member.
      guard node.kind == .member, node.base != none else { return false }
      if node.name == .splitViewController { return project.isSelf(node.base, in: part.file) }
      let base = project.node(node.base, in: part.file)
      return base.kind == .name && base.name == .splitViewController && project.members(named: base.name, of: project.type(of: part) ?? 0).isEmpty
    }
  }
}
