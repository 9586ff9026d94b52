// What tells VoiceOver about an overlay, and what closes it: asked of a type, what it inherits from and what
// inherits from it, in the same way for views, controllers and presentation controllers.

import SwiftScan

struct OverlayMarks {
  let project: Project

  init(_ project: Project) { self.project = project }

  // MARK: VoiceOver

  /// Whether UIKit code of a type says `accessibilityViewIsModal`, as an assignment or an override, or hides
  /// what is behind; or somebody else says it of a value of the type. What a controller's own view says, counts as its word.
  func modality(of type: TypeID) -> Overlay.Answer {
    let family = project.family(of: type)
    for name in [Known.accessibilityViewIsModal, .accessibilityElementsHidden, .accessibilityViewIsModalBlock, .accessibilityElementsHiddenBlock] {
      if project.told(name).contains(where: { isAbout(family, $0) }) { return .found("`\(name)`") }
      for ref in project.declarations[name.name] where !project.isInactive(ref) {
        if let owner = project.enclosingType(of: project.parent(of: ref)), family.contains(owner) || project.types[Int(owner)].isExternal {
          return .found("`\(name)`")
        }
      }
    }
    guard project.isViewController(type) else { return .absent }
    return ownViews(of: type).lazy.map { if case .project(let view) = $0, !project.isViewController(view) { modality(of: view) } else { .absent } }
      .first { $0 != .absent } ?? .absent
  }

  /// Whether something is said in the code of one of these types, or of a value of one, or of its view.
  private func isAbout(_ family: Set<TypeID>, _ told: ToldOfView) -> Bool {
    if project.enclosingType(of: project.scope(of: told.at)).map(family.contains) ?? false { return true }
    guard told.view != none else { return false }
    var view = told.view
    let node = project.node(view, in: told.at.file)
    if node.kind == .member, node.name == .view, node.base != none { view = node.base }
    let context = project.context(of: told.at)
    let types = project.typesOf(view, in: context)
    if types.contains(where: { if case .project(let id) = $0 { family.contains(id) } else { false } }) { return true }
    guard !types.contains(where: { if case .project = $0 { true } else { false } }) else { return false }
    // Declared as some view, `var overlay: UIView?`: what is put into it decides.
    var reader = ValueReader(project)
    return reader.values(of: view, in: context).contains { if case .type(let id) = $0.kind { family.contains(id) } else { false } }
  }

  /// Whether a type, what it inherits from or the project's extensions of that answer the scrub; or a view of its own, which is
  /// asked before the controller is: the scrub goes up from what VoiceOver reads.
  func answersEscape(_ type: TypeID) -> Bool {
    func answers(_ type: TypeID) -> Bool {
      !project.members(named: Known.accessibilityPerformEscape.name, of: type).isEmpty
        || !project.nodes(project.assignments[Known.accessibilityPerformEscapeBlock.name], of: project.family(of: type)).isEmpty
    }
    let family = project.family(of: type)
    if answers(type) || isAction(.escape, in: family) { return true }
    if project.told(.accessibilityPerformEscapeBlock).contains(where: { isAbout(family, $0) }) { return true }
    // Most projects have none.
    let owners = project.declarations[Known.accessibilityPerformEscape.name].compactMap { project.enclosingType(of: project.parent(of: $0)) }
      + project.assignments[Known.accessibilityPerformEscapeBlock.name].compactMap { project.enclosingType(of: project.scope(of: $0)) }
    guard !owners.isEmpty else { return false }
    // A child of its own, which holds what VoiceOver reads.
    let children = [Known.addChild, .addChildViewController].flatMap { project.nodes(project.calls[$0.name], of: family) }.flatMap { call in
      project.arguments(of: project[call], in: call.file).first.map { project.typesOf($0.value, in: project.context(of: call)) } ?? Types()
    }
    if children.contains(where: { if case .project(let child) = $0 { answers(child) } else { false } }) { return true }
    let isMadeHere = owners.contains { view in
      !project.types[Int(view)].isExternal && !project.isViewController(view)
        && project.family(of: view).contains { !project.nodes(project.calls[project.types[Int($0)].name], of: family).isEmpty }
    }
    if isMadeHere { return true }
    guard project.isViewController(type) else { return false }
    let kept = project.ancestors(of: type).types.flatMap { project.types[Int($0)].parts }.flatMap { project.children(of: $0) }
      .filter { project[$0].kind == .variable }.flatMap { project.typesOf(declaration: $0) }
    return (kept + ownViews(of: type)).contains { if case .project(let view) = $0 { answers(view) && !project.isViewController(view) } else { false } }
  }

  /// `view = PassingView()` in `loadView`.
  private func ownViews(of controller: TypeID) -> [TypeRef] {
    project.ownAssignments(to: Known.view.name, in: controller).flatMap { project.typesOf(project[$0].first, in: project.context(of: $0)) }
  }

  /// Whether code of these types says `.accessibilityAction(.escape)` or `UIAccessibilityCustomAction`'s kin.
  func isAction(_ kind: Known, in family: Set<TypeID>) -> Bool {
    project.nodes(project.calls[Known.accessibilityAction.name], of: family).contains { call in
      !project.isInactive(call) && project.arguments(of: project[call], in: call.file).contains { project.node($0.value, in: call.file).name == kind.name }
    }
  }

  /// Whether a class is a controller, by what it inherits from.
  func isController(_ type: TypeID) -> Bool {
    project.ancestors(of: type).external.contains { $0 == .UIViewController || project.ends($0, with: "Controller") }
  }

  /// Whether what is behind shows through: the class dims it, or has no colour of its own.
  func isSeeThrough(_ type: TypeID) -> Bool {
    let family = project.family(of: type)
    let own = project.nodes(project.assignments[Known.backgroundColor.name], of: family).filter { assignment in
      guard !project.isInactive(assignment) else { return false }
      let left = project.node(project[assignment].base, in: assignment.file)
      // Of the controller's own view, or of a view class itself.
      return left.kind == .name || project.isSelf(left.base, in: assignment.file)
        || left.base != none && project.node(left.base, in: assignment.file).name == .view
    }
    // What lies over an opaque view may be as dark as it likes.
    if !own.isEmpty, own.allSatisfy({ isOpaque(project[$0].first, in: $0.file) && !isFadedView($0) }) { return false }
    if dims(family) || blursItsOwnView(type) || isLaidOutSeeThrough(type) { return true }
    return own.contains { assignment in
      let color = project.node(project[assignment].first, in: assignment.file)
      return color.kind == .nil || color.kind == .member && color.name == .clear
    }
  }

  /// `.white`, `UIColor.systemBackground`: a colour by its name in UIKit.
  private func isOpaque(_ color: NodeID, in file: Int32) -> Bool {
    let node = project.node(color, in: file)
    guard node.kind == .member, node.name != .clear, project.declarations[node.name].isEmpty else { return false }
    return node.base == none || project.node(node.base, in: file).kind == .name && project.node(node.base, in: file).name == .UIColor
  }

  /// `view.alpha = 0.9` in the same class.
  private func isFadedView(_ assignment: NodeRef) -> Bool {
    guard let owner = project.enclosingType(of: project.scope(of: assignment)) else { return false }
    return project.nodes(project.assignments[Known.alpha.name], of: [owner]).contains { other in
      let left = project.node(project[other].base, in: other.file)
      return left.kind == .member && left.base != none && project.isOwnView(left.base, at: other)
    }
  }

  /// Whether a controller whose view is made in code, and has no colour that anybody gives it, adds a blur to it.
  private func blursItsOwnView(_ type: TypeID) -> Bool {
    let classes = project.ancestors(of: type)
    guard !project.nodes(project.calls[Known.UIVisualEffectView.name], of: Set(classes.types)).isEmpty, classes.external.contains(Known.UIViewController.name),
      !project.interfaces.isLaidOut(type, project), project.ownAssignments(to: Known.view.name, in: type).isEmpty
    else { return false }
    return !mayColorItsOwnView(classes.types)
  }

  /// Whether Interface Builder gives a controller's view a colour that lets through what is behind, wherever it lays one out, and no
  /// code another one.
  private func isLaidOutSeeThrough(_ type: TypeID) -> Bool {
    let objects = project.interfaces.objects(of: type, project)
    return !objects.isEmpty && objects.allSatisfy { project.interfaces[$0].isSeeThrough } && !mayColorItsOwnView(project.ancestors(of: type).types)
  }

  private func mayColorItsOwnView(_ classes: some Sequence<TypeID>) -> Bool {
    classes.flatMap { project.types[Int($0)].parts }.contains { part in
      (project[part].nodeStart..<project[part].nodeEnd).contains { mayColor(project.node($0, in: part.file), in: part.file) }
    }
  }

  /// `view.backgroundColor = .systemBackground`, `view.setBackground(.list)`, `theme.apply(to: view)`
  private func mayColor(_ node: Node, in file: Int32) -> Bool {
    func isOwnView(_ id: NodeID) -> Bool {
      guard id != none else { return false }
      let view = project.node(id, in: file)
      return view.name == .view && (view.kind == .name || project.isSelf(view.base, in: file))
    }
    let left = node.kind == .assign || node.kind == .call ? project.node(node.base, in: file) : node
    let isOn = left.kind == .member && isOwnView(left.base)
    if node.kind == .assign {
      let color = project.node(node.first, in: file)
      return isOn && project.words(of: left.name).contains("background") && color.kind != .nil && color.name != .clear
    }
    guard node.kind == .call else { return false }
    return isOn && (project.words(of: left.name).contains("background") || !project.declarations[left.name].isEmpty)
      || !addsChild(left.name) && !project.startsUppercase(left.name) && project.declarations[left.name].contains(where: mayColor)
        && project.arguments(of: node, in: file).contains { isOwnView($0.value) }
  }

  /// Whether a function may give a view that it is handed a colour: unless all that it does is seen, `dim.fill(view)`, which ties edges.
  private func mayColor(_ function: DeclarationRef) -> Bool {
    guard project[function].kind == .function, project[function].body != none else { return true }
    return (project[function].nodeStart..<project[function].nodeEnd).contains { index in
      let node = project.node(index, in: function.file)
      if node.kind == .member || node.kind == .assign, project.words(of: node.kind == .assign ? project.node(node.base, in: function.file).name : node.name).contains("background") {
        return true
      }
      guard node.kind == .call else { return false }
      let callee = project.node(node.base, in: function.file)
      return project.words(of: callee.name).contains("background") || !project.startsUppercase(callee.name) && !project.declarations[callee.name].isEmpty
    }
  }

  /// Whether a SwiftUI view lays something half transparent over all: a colour that takes taps or reaches the edges.
  func fades(_ type: TypeID) -> Bool {
    let family = project.family(of: type)
    return [Known.ignoresSafeArea, .edgesIgnoringSafeArea, .onTapGesture].contains { name in
      project.nodes(project.calls[name.name], of: family).contains { call in
        guard !project.isInactive(call) else { return false }
        var current = project[call].base
        for _ in 0..<30 where current != none {
          let node = project.node(current, in: call.file)
          guard node.kind == .member || node.kind == .call else { return false }
          if node.kind == .member, node.name == .opacity { return true }
          current = node.base
        }
        return false
      }
    }
  }

  // MARK: Touches and looks

  /// Whether a view, or the view that a controller gives itself, says itself which touches it takes.
  func choosesTouches(_ type: TypeID) -> Bool {
    func chooses(_ view: TypeID) -> Bool { [Known.hitTest, .point].contains { !project.members(named: $0.name, of: view).isEmpty } }
    if chooses(type) { return true }
    return project.isViewController(type) && ownViews(of: type).contains { if case .project(let view) = $0 { chooses(view) } else { false } }
  }

  /// Whether something in a type's code answers to touches: a recogniser, a target, a button.
  func takesTouches(_ family: Set<TypeID>) -> Bool {
    for name in [Known.UITapGestureRecognizer, .addTarget, .addGestureRecognizer, .UIButton, .UIAction] {
      if project.nodes(project.calls[name.name], of: family).contains(where: { !project.isInactive($0) }) { return true }
    }
    for name in [Known.touchesBegan, .touchesEnded] where family.contains(where: { hasOwn(name, $0) }) { return true }
    return hasAction(family)
  }

  private func hasOwn(_ name: Known, _ type: TypeID) -> Bool {
    project.declarations[name.name].contains { project.enclosingType(of: project.parent(of: $0)) == type }
  }

  private func hasAction(_ family: Set<TypeID>) -> Bool {
    family.contains { type in
      project.types[Int(type)].parts.contains { part in project.children(of: part).contains { project.hasAttribute($0, Known.IBAction.name) } }
    }
  }

  /// Whether a type's code paints something half transparent: `.black.withAlphaComponent(…)`, `UIColor(white:alpha:)`.
  func dims(_ family: Set<TypeID>) -> Bool {
    project.nodes(project.assignments[Known.backgroundColor.name], of: family).contains { assignment in
      guard !project.isInactive(assignment) else { return false }
      return isDim(project[assignment].first, in: assignment.file) || isFaded(assignment)
    }
  }

  /// `shade.backgroundColor = .black` beside `shade.alpha = 0.5`.
  private func isFaded(_ assignment: NodeRef) -> Bool {
    let color = project.node(project[assignment].first, in: assignment.file)
    let left = project.node(project[assignment].base, in: assignment.file)
    guard color.kind == .member, color.name == .black, left.kind == .member, left.base != none else { return false }
    let shade = project.node(left.base, in: assignment.file)
    let owner = project.enclosingType(of: project.scope(of: assignment))
    return project.assignments[Known.alpha.name].contains { other in
      let alpha = project.node(project[other].base, in: other.file)
      guard alpha.kind == .member, alpha.base != none, project.node(project[other].first, in: other.file).kind == .number,
        project.enclosingType(of: project.scope(of: other)) == owner
      else { return false }
      let base = project.node(alpha.base, in: other.file)
      return (base.kind == .name || base.kind == .member) && base.name == shade.name && base.name != .view
    }
  }

  func isDim(_ color: NodeID, in file: Int32) -> Bool {
    var found = false
    project.walk(color, in: file) { _, node in
      guard node.kind == .call else { return !found }
      let callee = project.node(node.base, in: file)
      if callee.name == .withAlphaComponent { found = true }
      if callee.name == .UIColor, project.arguments(of: node, in: file).contains(where: { $0.label == .white }),
        project.arguments(of: node, in: file).contains(where: { $0.label == .alpha })
      {
        found = true
      }
      return !found
    }
    return found
  }
}
