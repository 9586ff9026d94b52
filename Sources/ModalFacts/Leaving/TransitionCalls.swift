// Which calls are UIKit's `present` and `dismiss`, or SwiftUI's dismiss action, and not something else of that name; and which
// functions of the project's a call runs.

import SwiftScan

struct TransitionCalls {
  let project: Project

  /// Whether a call has the shape of a dismissal that may be animated.
  func mayDismiss(_ call: NodeRef) -> Bool {
    let node = project[call]
    guard !node.flags.contains(.awaited) else { return false }
    let arguments = project.arguments(of: node, in: call.file)
    guard let animated = arguments.first(where: { $0.label == .animated }) else {
      return arguments.isEmpty && isEnvironmentsDismiss(project.node(node.base, in: call.file), in: project.context(of: call))
    }
    return project.node(animated.value, in: call.file).kind != .false
      && arguments.allSatisfy { $0.label == .animated || $0.label == .completion || $0.label == Argument.trailing }
  }

  func isDismissal(_ call: NodeRef, in context: Context) -> Bool {
    let node = project[call]
    let callee = project.node(node.base, in: call.file)
    guard callee.name == .dismiss, mayDismiss(call) else { return false }
    guard let animated = project.arguments(of: node, in: call.file).first(where: { $0.label == .animated }) else { return true }
    guard project.truth(of: animated.value, in: context) == true || isAnimated(bySomeCallerOf: animated.value, in: context) else { return false }
    return isController(callee, in: context) && !OwnDismissals(calls: self).areMeant(by: call, in: context)
  }

  /// `func open(room: Room, animated: Bool = true)`: whether a parameter says it of the function that is walked for itself, and a caller leaves
  /// it at `true` or says so.
  private func isAnimated(bySomeCallerOf value: NodeID, in context: Context) -> Bool {
    let name = project.node(value, in: context.file)
    guard context.frame == nil, name.kind == .name, let parameter = project.meanings(of: name, in: context).first, project[parameter].kind == .parameter,
      let function = project.parent(of: parameter), project[function].kind == .function
    else { return false }
    let isTrueByDefault = project[parameter].value != none && project.node(project[parameter].value, in: parameter.file).kind == .true
    return project.callers(of: function).contains { call in
      let arguments = project.arguments(of: project[call], in: call.file)
      guard project.fits(function, arguments), !project.isInactive(call) else { return false }
      let handed = project.argument(for: parameter, of: function, call: call)
      return handed.map { project.node($0, in: call.file).kind == .true } ?? isTrueByDefault
    }
  }

  /// SwiftUI's dismiss action, which animates.
  private func isEnvironmentsDismiss(_ callee: Node, in context: Context) -> Bool {
    var root = callee
    for _ in 0..<3 where root.kind == .member && root.base != none && !project.isSelf(root.base, in: context.file) {
      root = project.node(root.base, in: context.file)
    }
    guard root.kind == .name || root.kind == .member else { return false }
    guard project.meanings(of: root, in: context).contains(where: project.isDismissal) else { return false }
    // A pushed view's leads back.
    return !(project.enclosingType(of: context.scope).map(project.isOnlyPushed) ?? false)
  }

  /// Whether the receiver of UIKit's `dismiss` or `present` is a controller.
  private func isController(_ callee: Node, in context: Context) -> Bool {
    let types: Types
    if callee.kind == .name {
      types = project.enclosingType(of: context.scope).map { [.project($0)] } ?? []
      // `extension Alertable where Self: UIViewController`: who else has it?
      if types.contains(where: isProtocol), project.members(named: callee.name, of: types).isEmpty { return true }
    } else {
      guard callee.base != none else { return false }
      let base = project.node(callee.base, in: context.file)
      if base.kind == .name, base.name == Word.super.rawValue { return false }
      types = project.typesOf(callee.base, in: context)
      if types.isEmpty {
        if isMadeElsewhere(base, in: context) { return false }
        if isControllerOfOutside(base, at: NodeRef(file: context.file, index: callee.base)) { return true }
        return isCalledController(base.name) || base.kind == .name && isBoundToController(base.name, in: context)
      }
    }
    return types.contains { type in
      switch type {
      case .project(let id):
        let info = project.types[Int(id)]
        return info.isExternal ? isOutsideController(info.name) : project.ancestors(of: id).external.contains(where: isOutsideController)
      case .external(let name): return isOutsideController(name)
      }
    }
  }

  /// Whether the name of a type that is not among the files is that of a controller. A package's `TipController` may be anything.
  private func isOutsideController(_ name: NameID) -> Bool {
    let text = project.text(name)
    return text.hasSuffix("Controller") && (text.hasPrefix("UI") || Self.controllers.contains { text.hasSuffix($0) })
  }

  private static let controllers = [
    "ViewController", "NavigationController", "TabBarController", "AlertController", "PickerController", "PreviewController", "HostingController",
  ]

  /// Whether a receiver was got from a type that is not among the files, `LoadingAlert.make()`, and by a name that says no controller.
  private func isMadeElsewhere(_ receiver: Node, in context: Context) -> Bool {
    guard receiver.kind == .name || project.isSelf(receiver.base, in: context.file), let meaning = project.meanings(of: receiver, in: context).first,
      project[meaning].kind == .variable, project[meaning].value != none
    else { return false }
    var part = project.node(project[meaning].value, in: meaning.file)
    while part.kind == .call, part.base != none { part = project.node(part.base, in: meaning.file) }
    guard part.kind == .member, !project.words(of: part.name).contains(where: { $0 == "controller" || $0 == "vc" }) else { return false }
    while part.kind == .member || part.kind == .call || part.kind == .index, part.base != none { part = project.node(part.base, in: meaning.file) }
    return part.kind == .name && project.startsUppercase(part.name) && !isOutsideController(part.name)
  }

  /// `UIApplication.shared.mainRoot`: whether a receiver is asked of what has no type here, by a name that only stands for controllers.
  private func isControllerOfOutside(_ receiver: Node, at place: NodeRef) -> Bool {
    guard receiver.kind == .member, receiver.base != none else { return false }
    let named = project.declarations[receiver.name].filter { !project.isInactive($0) && project.canName($0, at: place) }
    return !named.isEmpty && named.count <= 3 && named.allSatisfy { property in
      guard project[property].kind == .variable, let owner = project.enclosingType(of: project.parent(of: property)), project.types[Int(owner)].isExternal,
        case .external(let type)? = project.typesOf(declaration: property).first
      else { return false }
      return isOutsideController(type)
    }
  }

  private func isCalledController(_ name: NameID) -> Bool {
    project.words(of: name).last.map { ["controller", "vc", "picker", "alert", "parent", "presenter"].contains($0) } ?? false
  }

  /// `presented` of `if let presented = presentedViewController`.
  private func isBoundToController(_ name: NameID, in context: Context) -> Bool {
    guard let local = project.meanings(of: name, in: context).first, project[local].kind == .binding || project[local].kind == .variable,
      project[local].value != none
    else { return false }
    let value = project.node(project[local].value, in: local.file)
    return (value.kind == .name || value.kind == .member) && value.name != name && isCalledController(value.name)
  }

  /// UIKit's `present`, or an override of it.
  func isPresent(_ call: NodeRef, in context: Context) -> Bool {
    let node = project[call]
    let callee = project.node(node.base, in: call.file)
    guard project.roles.has(callee.name, .present) else { return false }
    let arguments = project.arguments(of: node, in: call.file)
    guard let first = arguments.first, first.label == none, arguments.dropFirst().contains(where: { $0.label == .animated }),
      project.node(first.value, in: call.file).kind != .closure
    else { return false }
    return isController(callee, in: context) && !isOnNew(callee, in: context)
  }

  /// `performSegue(withIdentifier: "crop", sender: nil)`, where all segues of the class by that name are modal.
  func performsModalSegue(_ call: NodeRef, in context: Context) -> Bool {
    let node = project[call]
    let callee = project.node(node.base, in: call.file)
    guard callee.name == .performSegue, callee.kind == .name || project.isSelf(callee.base, in: call.file),
      let type = project.enclosingType(of: context.scope), let first = project.arguments(of: node, in: call.file).first,
      let identifier = ValueReader(project).string(first.value, in: context)
    else { return false }
    let segues = project.segues(of: type, identifier: identifier)
    return !segues.isEmpty && segues.allSatisfy { $0.className == nil && ["presentation", "modal", "popoverPresentation", "popover"].contains($0.kind) }
  }

  /// Whether the receiver is made in the same function, or belongs to what is, as a new window's root: no dismissal runs there.
  private func isOnNew(_ callee: Node, in context: Context) -> Bool {
    guard callee.kind == .member else { return false }
    if isNewRoot(callee.base, in: context) { return true }
    var next = callee.base
    while next != none {
      let node = project.node(next, in: context.file)
      if node.kind == .member {
        next = node.base
        continue
      }
      guard node.kind == .name, let local = project.meanings(of: node, in: context).first, project[local].value != none else { return false }
      if project.parent(of: local).map({ project[$0].kind.isType }) ?? true { return makesWindow(local) }
      let value = project.node(project[local].value, in: local.file)
      return value.kind == .call && project.startsUppercase(project.node(value.base, in: local.file).name)
    }
    return false
  }

  /// `window.rootViewController`, which the same function has set before.
  private func isNewRoot(_ receiver: NodeID, in context: Context) -> Bool {
    guard receiver != none, project.node(receiver, in: context.file).name == .rootViewController,
      let subject = PathSubject(receiver, in: context.file, project), let member = project.enclosingMember(of: context.scope)
    else { return false }
    return (project[member].nodeStart..<min(context.position, project[member].nodeEnd)).contains { index in
      let node = project.node(index, in: context.file)
      return node.kind == .assign && PathSubject(node.base, in: context.file, project) == subject
    }
  }

  /// `lazy var overlay: UIWindow = { … UIWindow(frame: bounds) … }()`
  private func makesWindow(_ property: DeclarationRef) -> Bool {
    (project[property].nodeStart..<project[property].nodeEnd).contains { index in
      let node = project.node(index, in: property.file)
      return node.kind == .call && project.node(node.base, in: property.file).name == Known.UIWindow.name
    }
  }

  /// `alerts` of `alerts.close()`; nil for what an object calls on itself.
  func receiver(of call: NodeRef) -> PathSubject? {
    let callee = project.node(project[call].base, in: call.file)
    return callee.kind == .member && !project.isSelf(callee.base, in: call.file) ? PathSubject(callee.base, in: call.file, project) : nil
  }

  /// `self.loaded(url:error:)` names a method and calls none.
  func isReference(_ call: Node, in file: Int32) -> Bool {
    project.arguments(of: call, in: file).contains { project.node($0.value, in: file).kind == .wildcard }
  }

  // MARK: What runs what

  /// The project's functions that a call runs; none where that cannot be told.
  func functions(calledBy call: NodeRef, in context: Context) -> Declarations {
    let node = project[call]
    let callee = project.node(node.base, in: call.file)
    guard !project.declarations[callee.name].isEmpty else { return [] }
    var meanings: Declarations
    switch callee.kind {
    case .name: meanings = project.meanings(of: callee, in: context)
    case .member where callee.base != none:
      let owners = project.typesOf(callee.base, in: context)
      if owners.isEmpty {
        // Of a receiver that is not known, only what a single type of the project has.
        meanings = Declarations(project.declarations[callee.name], where: { project[$0].kind == .function && project.canName($0, at: call) })
        if meanings.count > 1 { return [] }
      } else if owners.contains(where: isProtocol) {
        meanings = ValueReader(project).implementations(of: callee.name, owners: owners)
      } else {
        meanings = project.members(named: callee.name, of: owners, in: context)
      }
    default: return []
    }
    if let property = meanings.first, meanings.count == 1, project[property].kind == .variable { return Declarations(closures(heldBy: property)) }
    var functions = project.matching(meanings, calledBy: call, in: context).filter { project[$0].kind == .function && project[$0].body != none }
    if callee.kind == .name || project.isSelf(callee.base, in: call.file) { functions = replaced(functions) }
    return functions.count <= 3 ? functions : []
  }

  /// What heirs have in the place of a method, of a class that nobody makes and all of whose heirs have their own.
  private func replaced(_ functions: Declarations) -> Declarations {
    guard functions.count == 1, let function = functions.first, project.overriddenNames.contains(project[function].name),
      let owner = project.enclosingType(of: project.parent(of: function)), !project.types[Int(owner)].isExternal,
      project.calls[project.types[Int(owner)].name].allSatisfy({ project.isInactive($0) }),
      case let heirs = project.descendants(of: owner), !heirs.isEmpty, heirs.allSatisfy({ project.isReplaced(function, in: $0) })
    else { return functions }
    return Declarations(project.overrides(of: project[function].name, below: owner), where: { project.hasSameLabels($0, function) && project[$0].body != none })
  }

  /// The closures that a property is ever given; none where one of them was not seen.
  private func closures(heldBy property: DeclarationRef) -> [DeclarationRef] {
    guard project.takesClosure(property) || project.callable.properties.contains(project[property].name),
      let owner = project.enclosingType(of: project.parent(of: property))
    else { return [] }
    let name = project[property].name
    var values: [(node: NodeID, context: Context)] = []
    for made in project.calls[project.types[Int(owner)].name].prefix(8) where !project.isInactive(made) {
      let frame = project.frame(function: nil, type: owner, call: made, caller: project.context(of: made))
      if let bound = project.bound(property: name, of: owner, by: frame) { values.append(bound) }
    }
    for assignment in project.assignments[name].prefix(12) {
      let node = project[assignment]
      let left = project.node(node.base, in: assignment.file)
      let context = project.context(of: assignment)
      guard left.kind == .member, left.base != none, !project.isSelf(left.base, in: assignment.file),
        project.typesOf(left.base, in: context).contains(.project(owner))
      else { continue }
      values.append((node.first, context))
    }
    var found: [DeclarationRef] = []
    for value in values {
      let closure = project.node(value.node, in: value.context.file)
      switch closure.kind {
      case .closure: found.append(DeclarationRef(file: value.context.file, index: closure.first))
      case .nil: continue
      default: return []
      }
    }
    return found.count <= 3 ? found : []
  }

  private func isProtocol(_ type: TypeRef) -> Bool {
    if case .project(let id) = type { project.types[Int(id)].kind == .protocol } else { false }
  }
}
