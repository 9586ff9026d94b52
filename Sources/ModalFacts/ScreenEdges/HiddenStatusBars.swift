// Controllers that hide the status bar and take swipes from the edges of the screen. Until iOS 11 the one kept
// the system's gestures away from the other; now edges are deferred by a preference of their own.

import SwiftScan

/// A controller with a hidden status bar and gestures that the system's own compete with.
public struct HiddenStatusBar: Sendable {
  /// The override that hides it.
  public var site: Site
  public var type: String
  /// What the system competes with: `UIScreenEdgePanGestureRecognizer`, or a swipe.
  public var gesture: String
  public var gestureSite: Site
  /// It says which edges are deferred.
  public var defersEdges: Bool
}

struct HiddenStatusBarReader {
  let project: Project

  init(_ project: Project) { self.project = project }

  func read() -> [HiddenStatusBar] {
    var found: [HiddenStatusBar] = []
    for ref in project.declarationsInFocus(Known.prefersStatusBarHidden.name) {
      let declaration = project[ref]
      guard declaration.modifiers.contains(.override), !declaration.modifiers.contains(.inactive), mayHide(ref),
        let type = project.enclosingType(of: project.parent(of: ref)), !project.types[Int(type)].isExternal,
        let gesture = competingGesture(in: type, isSwitched: isSwitched(ref))
      else { continue }
      found.append(
        HiddenStatusBar(
          site: project.site(of: ref), type: project.text(project.types[Int(type)].name), gesture: gesture.name,
          gestureSite: project.site(of: gesture.node, length: 1), defersEdges: defersEdges(type)))
    }
    return found
  }

  /// Whether the override ever says yes.
  private func mayHide(_ ref: DeclarationRef) -> Bool {
    guard let getter = ValueReader(project).getter(of: ref), project[getter].body != none else { return false }
    let block = project.node(project[getter].body, in: ref.file)
    guard block.kind == .block, block.count == 1, let only = project.list(of: block, in: ref.file).first else { return true }
    let statement = project.node(only, in: ref.file)
    let value = statement.kind == .return && statement.base != none ? project.node(statement.base, in: ref.file) : statement
    // Handed on to `super`, it is no decision of this class.
    return value.kind != .false && !(value.kind == .member && project.node(value.base, in: ref.file).name == Word.super.rawValue)
  }

  /// Whether the answer is anything but a literal: the status bar comes and goes.
  private func isSwitched(_ ref: DeclarationRef) -> Bool {
    guard let getter = ValueReader(project).getter(of: ref) else { return false }
    var readsNames = false
    project.walk(project[getter].body, in: ref.file) { _, node in
      if node.kind == .name || node.kind == .member { readsNames = true }
      return !readsNames
    }
    return readsNames
  }

  /// The preference in the class or what it inherits from or bequeaths, or a child that is asked for it.
  private func defersEdges(_ type: TypeID) -> Bool {
    let names: [Known] = [.preferredScreenEdgesDeferringSystemGestures, .childForScreenEdgesDeferringSystemGestures]
    return ([type] + project.descendants(of: type)).contains { type in
      names.contains { name in project.members(named: name.name, of: type).contains { counts($0) } }
    }
  }

  /// A plain `func` of that name does nothing.
  private func counts(_ ref: DeclarationRef) -> Bool {
    project[ref].kind == .variable || project[ref].modifiers.contains(.override)
      || project.enclosingType(of: project.parent(of: ref)).map { project.types[Int($0)].isExternal } ?? false
  }

  // MARK: Gestures

  /// A recogniser of the class that the system's edges compete with.
  private func competingGesture(in type: TypeID, isSwitched: Bool) -> (name: String, node: NodeRef)? {
    let family = project.ancestors(of: type).types
    for recognizer in [Known.UIScreenEdgePanGestureRecognizer, .UISwipeGestureRecognizer] {
      for call in project.calls[recognizer.name] where !project.isInactive(call) {
        guard let owner = project.enclosingType(of: project.scope(of: call)), family.contains(owner) else { continue }
        let holders = holders(of: call)
        guard isOnScreen(call, holders, isSwitched: isSwitched), !takesSeveralFingers(holders, call) else { continue }
        let isVertical = recognizer == .UISwipeGestureRecognizer
          ? has(holders, .direction, [.up, .down], call) : has(holders, .edges, [.top, .bottom, .all], call)
        if isVertical { return (project.text(recognizer.name), call) }
      }
    }
    return nil
  }

  /// The variables and properties that hold the recogniser: a local, and the property that its closure fills.
  private func holders(of call: NodeRef) -> Set<DeclarationRef> {
    var found: Set<DeclarationRef> = []
    var scope = project.scope(of: call)
    while let at = scope, !project[at].kind.isType {
      if let local = project.children(of: at).first(where: { project[$0].kind == .variable && project[$0].value == call.index }) {
        found.insert(local)
      }
      if project[at].kind == .variable { found.insert(at) }
      scope = project.parent(of: at)
    }
    return found
  }

  /// Added to the controller's own view; or, where the status bar goes as something grows, to a view of its own.
  private func isOnScreen(_ call: NodeRef, _ holders: Set<DeclarationRef>, isSwitched: Bool) -> Bool {
    project.calls[Known.addGestureRecognizer.name].contains { add in
      guard add.file == call.file, let argument = project.arguments(of: project[add], in: add.file).first,
        project.refers(argument.value, to: holders, in: project.context(of: add))
      else { return false }
      let callee = project.node(project[add].base, in: add.file)
      guard callee.kind == .member, callee.base != none else { return false }
      let view = project.node(callee.base, in: add.file)
      guard view.kind == .name || project.isSelf(view.base, in: add.file) else { return false }
      if view.name == .view { return true }
      guard isSwitched, let meaning = project.meanings(of: view, in: project.context(of: add)).first else { return false }
      return project.parent(of: meaning).map { project[$0].kind.isType } ?? false
    }
  }

  /// Whether the recogniser's property is set to one of these, or to something that names one.
  private func has(_ holders: Set<DeclarationRef>, _ property: Known, _ values: [Known], _ call: NodeRef) -> Bool {
    project.assignments[property.name].contains { assignment in
      guard assignment.file == call.file else { return false }
      let left = project.node(project[assignment].base, in: assignment.file)
      guard left.kind == .member, left.base != none, project.refers(left.base, to: holders, in: project.context(of: assignment)) else { return false }
      var value = project[assignment].first
      let right = project.node(value, in: assignment.file)
      if right.kind == .name, let loop = project.scope(of: assignment) {
        // `for direction in [.up, .down]`
        value = project[loop].body
      }
      var isNamed = false
      project.walk(value, in: assignment.file) { _, node in
        if node.kind == .member, values.contains(where: { node.name == $0.name }) { isNamed = true }
        return !isNamed
      }
      return isNamed
    }
  }

  /// The gestures of the system's edges take one finger.
  private func takesSeveralFingers(_ holders: Set<DeclarationRef>, _ call: NodeRef) -> Bool {
    project.assignments[Known.numberOfTouchesRequired.name].contains { assignment in
      guard assignment.file == call.file else { return false }
      let left = project.node(project[assignment].base, in: assignment.file)
      let context = project.context(of: assignment)
      return left.kind == .member && left.base != none && project.refers(left.base, to: holders, in: context)
        && project.thousandths(project[assignment].first, in: context).map { $0 > 1000 } ?? false
    }
  }
}
