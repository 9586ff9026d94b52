// Where is a recogniser taken off? Each `removeGestureRecognizer` is such a place. Where a helper takes off what it is
// handed, what it is called on, or whatever a view has, its callers are asked, each of which is a place of its own.

import SwiftScan

/// One removal, seen from the place at which it is judged.
struct RemovalPlace {
  /// What is taken off.
  enum Removed {
    case one(NodeID)
    /// `self`: the helper stands in the recogniser.
    case itself
    /// The recogniser in question, or every one that a view has.
    case any
  }

  /// What it is taken off.
  enum Receiver {
    case view(NodeID)
    case itself
    /// What the helper knows by itself.
    case helpersOwn
  }

  /// The `removeGestureRecognizer`, or a call of the helper around it.
  var call: NodeRef
  var removed: Removed
  var receiver: Receiver
  /// It is taken off `view.window`, which is nil once the screen has disappeared.
  var isThroughViewsWindow = false
  /// Calls of helpers that led here.
  var depth = 0
}

extension GestureRemovals {
  /// Where helpers that all views or recognisers have hand on the method by its name, `forEach(removeGestureRecognizer)`, or set a view's
  /// list to fewer, `gestureRecognizers = nil`.
  func placesInHelpers() -> [RemovalPlace] {
    func place(_ call: NodeRef, _ removed: RemovalPlace.Removed, of view: NodeID) -> RemovalPlace {
      RemovalPlace(call: call, removed: removed, receiver: view == none || project.isSelf(view, in: call.file) ? .itself : .view(view))
    }
    let handed = project.handedInHelpers(Known.removeGestureRecognizer.name).map { handed in
      // `tap.map(removeGestureRecognizer)`
      let callee = project.node(project[handed.call].base, in: handed.call.file)
      let isOne = callee.kind == .member && callee.name == Known.map.name && project.node(callee.base, in: handed.call.file).kind == .name
      return place(handed.call, isOne ? .one(callee.base) : .any, of: handed.receiver)
    }
    let cleared = clearedLists().filter { project.enclosingType(of: project.scope(of: $0.place)).map(project.isHelpers) ?? false }
    return handed + cleared.map { place($0.place, .any, of: $0.list.kind == .member ? $0.list.base : none) }
  }

  /// The calls of the helper around a removal, each as a removal of its own; none where it is no helper.
  func callers(of place: RemovalPlace, in function: DeclarationRef) -> [RemovalPlace] {
    guard place.depth < 3, project[function].kind == .function else { return [] }
    let removed = origin(of: place.removed, at: place.call, in: function)
    if case .other = removed { return [] }
    var receiver = Origin.other
    switch place.receiver {
    case .itself: receiver = .itself
    case .view(let node): receiver = origin(of: node, in: project.context(of: place.call), function)
    case .helpersOwn: break
    }
    return project.callers(of: function).prefix(60).compactMap { call in
      guard call != place.call else { return nil }
      let callee = project.node(project[call].base, in: call.file)
      let isWrapped = project.enclosingType(of: function).map(project.isWrapper) ?? false
      let receiving = isWrapped ? project.object(wrappedAt: call) ?? none : callee.kind == .member ? callee.base : none
      let base = receiving == none || project.isSelf(receiving, in: call.file) ? nil : receiving
      var caller = place
      caller.call = call
      caller.depth += 1
      switch removed {
      case .any, .other: caller.removed = .any
      case .itself: caller.removed = base.map { .one($0) } ?? .itself
      case .parameter(let parameter):
        guard let handed = project.argument(for: parameter, of: function, call: call) else { return nil }
        caller.removed = .one(handed)
      }
      switch receiver {
      case .any, .other: caller.receiver = .helpersOwn
      case .itself: caller.receiver = base.map { .view($0) } ?? .itself
      case .parameter(let parameter):
        caller.receiver = project.argument(for: parameter, of: function, call: call).map { .view($0) } ?? .helpersOwn
      }
      return caller
    }
  }

  /// Whether an expression stands for each of several recognisers, or for one that is picked from those of a view.
  func isAnyOfSeveral(_ node: NodeID, _ call: NodeRef) -> Bool {
    let expression = project.uncast(node, in: call.file)
    if expression.kind == .index { return true }
    guard expression.kind == .name else { return false }
    if expression.name == Word.dollarZero.rawValue { return true }
    guard let ref = project.meanings(of: expression, in: project.context(of: call)).first else { return false }
    let declaration = project[ref]
    if declaration.modifiers.contains(.destructured) { return true }
    if declaration.kind == .parameter { return project.parent(of: ref).map { project[$0].kind == .closure } ?? false }
    guard declaration.kind == .binding || declaration.kind == .variable, declaration.value != none else { return false }
    var isPicked = false
    project.walk(declaration.value, in: ref.file) { _, node in
      if node.kind == .member || node.kind == .name, node.name == .gestureRecognizers { isPicked = true }
      return !isPicked
    }
    return isPicked
  }

  /// Whether a view is handed to the function around.
  func isHanded(_ receiver: RemovalPlace.Receiver, at call: NodeRef) -> Bool {
    guard case .view(let view) = receiver, let function = project.member(around: call),
      case .parameter = origin(of: view, in: project.context(of: call), function)
    else { return false }
    return true
  }

  /// The last name by which something is known here, through what `if let` and locals call it.
  func origin(of node: NodeID, in context: Context, _ depth: Int = 0) -> NameID {
    let expression = project.uncast(node, in: context.file)
    guard depth < 5, expression.kind == .name, let ref = project.meanings(of: expression, in: context).first,
      project[ref].kind == .binding || project[ref].kind == .variable, project.parent(of: ref).map({ !project[$0].kind.isType }) ?? false,
      project[ref].value != none
    else { return expression.kind == .name ? expression.name : none }
    return origin(of: project[ref].value, in: project.valueContext(of: ref, frame: nil), depth + 1)
  }

  /// Where a helper has something from.
  private enum Origin {
    case parameter(DeclarationRef)
    case itself
    case any
    case other
  }

  private func origin(of removed: RemovalPlace.Removed, at call: NodeRef, in function: DeclarationRef) -> Origin {
    switch removed {
    case .one(let node): origin(of: node, in: project.context(of: call), function)
    case .itself: .itself
    case .any: .any
    }
  }

  /// Through what `if let` and locals call it.
  private func origin(of node: NodeID, in context: Context, _ function: DeclarationRef, _ depth: Int = 0) -> Origin {
    let expression = project.node(node, in: context.file)
    guard depth < 5 else { return .other }
    switch expression.kind {
    case .cast: return origin(of: expression.base, in: context, function, depth + 1)
    case .name:
      if expression.name == Word.`self`.rawValue { return .itself }
      guard let ref = project.meanings(of: expression, in: context).first else { return .other }
      let declaration = project[ref]
      if declaration.kind == .parameter { return project.parent(of: ref) == function ? .parameter(ref) : .other }
      if project.wrapped(node, in: context) != nil { return .itself }
      let isLocal = project.parent(of: ref).map { !project[$0].kind.isType } ?? false
      guard declaration.kind == .binding || declaration.kind == .variable && isLocal, declaration.value != none else { return .other }
      return origin(of: declaration.value, in: project.valueContext(of: ref, frame: nil), function, depth + 1)
    default: return .other
    }
  }
}

/// What a recogniser is called on its way from where it is made to who added it.
struct RecognizerNames {
  struct Held {
    var name: NameID
    /// Where it has that name.
    var context: Context
    /// What the function around it gives back was looked up at its callers.
    var isReturnFollowed = false
  }

  /// From the inside out; empty where nobody gives it a name.
  var held: [Held] = []
  /// What a helper gives back goes to somebody who was not seen.
  var isHandedOn = false
  /// The object that was handed a recogniser which nobody else has a name for.
  var keeper: TypeID?
  /// The project's own types whose functions add it for those who call them.
  var helpers: [TypeID] = []

  init(_ name: NameID, in context: Context) {
    if name != none { held.append(Held(name: name, context: context)) }
  }
}

extension RecognizerNames {
  /// Follows a recogniser out of the helper that makes it, to what `call` of the helper is assigned to.
  mutating func follow(outOf function: DeclarationRef, to call: NodeRef, in context: Context, _ project: Project) {
    guard let inner = held.last, project.gives(back: inner.name, function) else { return }
    held[held.count - 1].isReturnFollowed = true
    switch project.fate(of: call) {
    case .named(let name): held.append(Held(name: name, context: context))
    case .dropped: break
    case .handedOn: isHandedOn = true
    }
  }
}

/// What becomes of the result of a call.
enum ResultFate {
  case named(NameID)
  case dropped
  case handedOn
}

extension Project {
  /// What is cast, where something is.
  func uncast(_ node: NodeID, in file: Int32) -> Node {
    var expression = self.node(node, in: file)
    while expression.kind == .cast { expression = self.node(expression.base, in: file) }
    return expression
  }

  /// Whether a function gives back what it calls by a name.
  func gives(back name: NameID, _ function: DeclarationRef) -> Bool {
    let declaration = self[function]
    return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
      let node = node(index, in: function.file)
      guard node.kind == .return, node.base != none else { return false }
      let result = uncast(node.base, in: function.file)
      return result.kind == .name && result.name == name
    }
  }

  /// The name that a call's result is given, if it is given one.
  func fate(of call: NodeRef) -> ResultFate {
    guard let member = member(around: call) else { return .handedOn }
    var index = call.index
    for _ in 0..<6 {
      guard let parent = parent(of: index, inside: member) else {
        // The value of a property.
        return self[member].kind == .variable && self[member].value == index ? .named(self[member].name) : .handedOn
      }
      let node = node(parent, in: call.file)
      switch node.kind {
      case .assign:
        let left = self.node(node.base, in: call.file)
        switch left.kind {
        case .name, .member: return .named(left.name)
        case .wildcard: return .dropped
        default: return .handedOn
        }
      case .declaration: return .named(files[Int(call.file)].declarations[Int(node.first)].name)
      case .cast, .prefix: index = parent
      case .block:
        // A single expression is what the body around it gives back.
        guard let scope = scope(of: call), list(of: node, in: call.file).count == 1, self[scope].body == parent else { return .dropped }
        return self[scope].kind == .closure || self[scope].type != none || self[scope].kind == .accessor ? .handedOn : .dropped
      default: return .handedOn
      }
    }
    return .handedOn
  }
}
