// What takes a recogniser off again: a window outlives every modal, so one that is left there keeps its handler firing over
// screens it knows nothing of.

import SwiftScan

struct GestureRemovals {
  let project: Project

  // MARK: Removal

  /// What takes off a recogniser that `type` has added.
  /// - Parameter view: What it is on.
  func removal(of names: RecognizerNames, _ type: TypeID, on view: RecognizerView) -> Recognizer.Removal {
    var seen = Seen(type: type, view: view, helpers: names.helpers, isUnnamed: names.held.isEmpty)
    seen.sources = Set(names.held.compactMap { source(named: $0.name, in: $0.context) })
    seen.names = names.held.compactMap { held in
      project.enclosingType(of: held.context.scope).map { ($0, project.aliases(of: held.name, in: [$0])) }
    }
    seen.containers = seen.names.reduce(into: []) { $0.formUnion(containers(of: $1.names, in: $1.type)) }
    for call in project.calls[Known.removeGestureRecognizer.name] {
      guard let removed = project.arguments(of: project[call], in: call.file).first else { continue }
      let callee = project.node(project[call].base, in: call.file)
      let isOnSelf = callee.kind != .member || callee.base == none || project.isSelf(callee.base, in: call.file)
      judge(RemovalPlace(call: call, removed: .one(removed.value), receiver: isOnSelf ? .itself : .view(callee.base)), &seen)
      if let place = seen.found { return .found(place) }
    }
    for place in placesInHelpers() {
      judge(place, &seen)
      if let place = seen.found { return .found(place) }
    }
    if let place = seen.atEnd { return .found(place) }
    if let place = clearing(by: type, of: view) { return .found(place) }
    if let handler = seen.inHandler { return .handlerOnly(handler) }
    if names.isHandedOn { return .unseen("what the helper gives back is handed to somebody else") }
    if let held = names.held.last(where: { isHandedOut($0) }) { return .unseen("`\(project.text(held.name))` is handed to somebody else") }
    if let keeper = names.keeper, !project.areRelated(keeper, type), takesOff(keeper) {
      return .unseen("`\(project.text(project.types[Int(keeper)].name))` keeps it, and takes recognisers off")
    }
    if let wrapper = seen.names.lazy.compactMap({ wrapper(around: $0.names, of: $0.type) }).first {
      return .unseen("`\(project.text(wrapper))` keeps it, and takes recognisers off")
    }
    if let outside = project.outsideRemoval(of: seen.names.reduce(into: []) { $0.formUnion($1.names) }, in: project.family(of: type), all: ["gesture", "gestures", "recognizers"]) {
      return .unseen("`\(project.text(outside))` of another module may take it off")
    }
    if let place = seen.tooLate { return .tooLate(place) }
    if let place = seen.neverRun { return .neverRun(place) }
    if let place = seen.elsewhere { return .elsewhere(place) }
    if let place = seen.another { return .another(place) }
    return .absent
  }

  /// `view.gestureRecognizers = nil` in a type's own code, `view.gestureRecognizers?.forEach(view.removeGestureRecognizer)`, or
  /// `view.gestureRecognizers?.removeAll { $0 === tap }`; of a screen's own view only where that is what the recogniser is on.
  private func clearing(by type: TypeID, of view: RecognizerView) -> String? {
    func isElsewhere(_ cleared: NodeID, at place: NodeRef) -> Bool {
      view.outliving != nil && isOnOwnView(RemovalPlace(call: place, removed: .any, receiver: cleared == none ? .itself : .view(cleared)), type)
    }
    for part in project.types[Int(type)].parts where project.isHandedOn(Known.removeGestureRecognizer.name, in: part.file) {
      for index in project[part].nodeStart..<project[part].nodeEnd {
        let place = NodeRef(file: part.file, index: index)
        let call = project[place]
        guard call.kind == .call, !call.flags.contains(.inactive),
          project.arguments(of: call, in: part.file).contains(where: {
            let handed = project.node(project.called($0.value, in: part.file), in: part.file)
            return handed.name == .removeGestureRecognizer && !isElsewhere(handed.kind == .member ? handed.base : none, at: place)
          })
        else { continue }
        return name(around: place)
      }
    }
    func isOwn(_ place: NodeRef, _ list: Node) -> Bool {
      guard !project.isInactive(place), project.enclosingType(of: project.scope(of: place)).map({ project.areRelated($0, type) }) ?? false else { return false }
      return !isElsewhere(list.kind == .member ? list.base : none, at: place)
    }
    return clearedLists().first { isOwn($0.place, $0.list) }.map { name(around: $0.place) }
  }

  /// Where a view's list of recognisers is set to fewer, or some are taken out of it.
  func clearedLists() -> [(place: NodeRef, list: Node)] {
    let set = project.assignments[Known.gestureRecognizers.name].filter { leavesOut(project[$0].first, $0) }
      .map { (place: $0, list: project.node(project[$0].base, in: $0.file)) }
    return set + Known.takingOut.flatMap { project.calls[$0.name] }.compactMap { call in
      let callee = project.node(project[call].base, in: call.file)
      guard callee.kind == .member, callee.base != none, case let list = project.node(callee.base, in: call.file), list.name == .gestureRecognizers
      else { return nil }
      return (place: call, list: list)
    }
  }

  /// Whether what a view's recognisers are set to has fewer of them: `nil`, an empty list, or what a filter leaves.
  private func leavesOut(_ value: NodeID, _ assignment: NodeRef) -> Bool {
    let value = project.node(value, in: assignment.file)
    switch value.kind {
    case .nil: return true
    case .array: return value.count == 0
    case .call: return project.node(value.base, in: assignment.file).name == .filter
    default: return false
    }
  }

  /// The function around a place.
  func name(around place: NodeRef) -> String {
    project.member(around: place).map { project.text(project[$0].name) } ?? ""
  }

  /// Whether a class of the project's own takes off recognisers.
  private func takesOff(_ keeper: TypeID) -> Bool {
    guard !project.types[Int(keeper)].isExternal else { return false }
    func calls(_ name: NameID) -> Bool { project.nodes(project.calls[name], of: [keeper]).contains { !project.isInactive($0) } }
    if calls(Known.removeGestureRecognizer.name) { return true }
    // `recognizer.detach()`, which the project adds to all recognisers.
    return project.calls[Known.removeGestureRecognizer.name].contains { call in
      guard let helper = project.enclosingMember(of: project.scope(of: call)), project.enclosingType(of: helper).map(project.isHelpers) ?? false else { return false }
      return calls(project[helper].name)
    }
  }

  /// The wrapper of the team's own around a property that holds the recogniser, `@Attached var tap`, if that takes recognisers off.
  private func wrapper(around names: Set<NameID>, of type: TypeID) -> NameID? {
    for property in names.sorted().flatMap({ project.members(named: $0, of: type) }) where project[property].kind == .variable {
      for attribute in project.attributes(of: property) where project.typesByName[attribute.name].contains(where: takesOff) { return attribute.name }
    }
    return nil
  }

  /// What was seen of the removals of one recogniser.
  private struct Seen {
    /// Who added it.
    let type: TypeID
    /// What it is on.
    let view: RecognizerView
    /// Whose functions add it for that type.
    let helpers: [TypeID]
    /// Nobody gave it a name: whatever its type takes off may be it.
    let isUnnamed: Bool
    /// By type, what its code calls the recogniser.
    var names: [(type: TypeID, names: Set<NameID>)] = []
    /// The locals and properties that these names mean where it is added.
    var sources: Set<DeclarationRef> = []
    /// What else holds it: a list, a dictionary, a tuple.
    var containers: Set<NameID> = []
    var found: String?
    /// As the screen goes: one that is taken off before comes first.
    var atEnd: String?
    var inHandler: String?
    var tooLate: String?
    var neverRun: String?
    /// From a view that it is not on.
    var elsewhere: String?
    /// One that is made there.
    var another: String?
  }

  /// Judges a removal where the adder's own code runs it; a helper's is judged at its callers.
  private func judge(_ place: RemovalPlace, _ seen: inout Seen) {
    guard seen.found == nil, !project.isInactive(place.call) else { return }
    var place = place
    let scope = project.scope(of: place.call)
    let owner = project.enclosingType(of: scope)
    let member = project.enclosingMember(of: scope)
    if case .view(let view) = place.receiver, project.isViewsWindow(view, in: place.call.file) { place.isThroughViewsWindow = true }
    let isOwn = owner.map { project.areRelated($0, seen.type) } ?? false
    let isHelpers = !isOwn && owner.map(project.isHelpers) ?? true
    if case .one(let node) = place.removed {
      let expression = project.uncast(node, in: place.call.file)
      let isNamed = seen.names.contains { known in
        known.names.contains(expression.name) && owner.map { project.areRelated($0, known.type) || isHelpers && project.isHelpers(known.type) } ?? false
      }
      // By its name, or every recogniser of the window's.
      let isGiven = seen.isUnnamed || isParameter(expression.name, place.call)
      let isSome = isNamed || isOwn && (isGiven || isOldValue(node, of: seen, place.call))
      let isKept = isOwn && seen.containers.contains(root(of: node, in: project.context(of: place.call)))
      let isCleared = isKept || isAnyOfSeveral(node, place.call) && (isOwn || isHelpers || isHanded(place.receiver, at: place.call))
      // An object that keeps the recogniser itself takes it off for those who call it.
      let isBySelf = isNamed && (expression.kind == .name || project.isSelf(expression.base, in: place.call.file))
      let isByHelper = isGiven && owner.map { owner in seen.helpers.contains { project.areRelated($0, owner) } } ?? false
      let isKeepers = !isOwn && (isBySelf || isByHelper)
      if isSome && (isOwn || isHelpers) || isCleared || isKeepers {
        guard !isAnother(node, than: seen.sources, in: project.context(of: place.call)) else {
          seen.another = seen.another ?? name(around: place.call)
          return
        }
        place.removed = .any
      }
      if isKeepers, let owner, !project.types[Int(owner)].isExternal, let member {
        settle(place, member, ofKeeper: owner, &seen)
        if seen.found != nil { return }
      }
      // Somebody else names the same property: `controller.tapOutside`.
      if !isOwn, !isKeepers, expression.kind == .member, seen.names.contains(where: { $0.names.contains(expression.name) }) {
        seen.found = member.map { project.text(project[$0].name) } ?? ""
        return
      }
    }
    if isOwn {
      if case .any = place.removed { settle(place, member, by: seen.type, &seen) }
      return
    }
    guard let member else { return }
    // SwiftUI asks for it whatever made the view and put the recogniser on.
    if case .any = place.removed, place.depth > 0, case let name = project.text(project[member].name), Self.dismantling.contains(name) {
      seen.atEnd = seen.atEnd ?? name
      return
    }
    for caller in callers(of: place, in: member) { judge(caller, &seen) }
  }

  /// What a class puts a recogniser into: `attached = (window, tap)`, `gestures["outside"] = tap`, `added += [tap]`.
  private func containers(of names: Set<NameID>, in type: TypeID) -> Set<NameID> {
    var found: Set<NameID> = []
    for part in project.types[Int(type)].parts {
      let tables = project.files[Int(part.file)]
      for index in project[part].nodeStart..<project[part].nodeEnd {
        let node = project.node(index, in: part.file)
        guard node.kind == .assign || node.kind == .binary, node.base != none else { continue }
        let left = project.node(node.base, in: part.file)
        let right = project.node(node.first, in: part.file)
        let holds = [.array, .tuple, .dictionary].contains(right.kind)
          ? project.list(of: right, in: part.file).contains { names.contains(tables.lastName($0)) }
          : left.kind == .index && names.contains(tables.lastName(node.first))
        if holds { found.insert(tables.lastName(left.kind == .index ? left.base : node.base)) }
      }
    }
    return found
  }

  /// The name that an expression begins with, through what `if let` calls it: `attached` of `attached.gesture`, `attached.popLast()`.
  private func root(of node: NodeID, in context: Context, _ depth: Int = 0) -> NameID {
    guard node != none, depth < 8 else { return none }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .cast, .index, .call: return root(of: expression.base, in: context, depth + 1)
    case .member:
      if expression.base == none || project.isSelf(expression.base, in: context.file) { return expression.name }
      return root(of: expression.base, in: context, depth + 1)
    case .name:
      guard let ref = project.meanings(of: expression, in: context).first, project[ref].kind == .binding || project[ref].kind == .variable,
        project.parent(of: ref).map({ !project[$0].kind.isType }) ?? false, project[ref].value != none
      else { return expression.name }
      return root(of: project[ref].value, in: project.valueContext(of: ref, frame: nil), depth + 1)
    default: return none
    }
  }

  /// Whether an observer takes off what its property held.
  private func isOldValue(_ node: NodeID, of seen: Seen, _ call: NodeRef) -> Bool {
    guard let property = project.member(around: call), project[property].kind == .variable, seen.names.contains(where: { $0.names.contains(project[property].name) })
    else { return false }
    return origin(of: node, in: project.context(of: call)) == Word.oldValue.rawValue
  }

  /// Whether an object that keeps the recogniser takes it off by itself. What others have to call is judged at their calls.
  private func settle(_ place: RemovalPlace, _ member: DeclarationRef, ofKeeper keeper: TypeID, _ seen: inout Seen) {
    guard isRunByItself(member, keeper) || isAskedForAll(member, of: keeper) || isHandlersOnly(member, keeper) else { return }
    settle(place, member, by: keeper, &seen)
  }

  /// Whether a removal that the adder's own code runs comes in time, whichever way the screen goes away.
  private func settle(_ place: RemovalPlace, _ member: DeclarationRef?, by type: TypeID, _ seen: inout Seen) {
    guard let member else {
      seen.found = ""
      return
    }
    let name = project.text(project[member].name)
    if !isRun(member) {
      seen.neverRun = name
    } else if seen.view.outliving != nil, isOnOwnView(place, type, isOnWindow: seen.view.isWindow) {
      seen.elsewhere = seen.elsewhere ?? name
    } else if place.isThroughViewsWindow, name == "viewDidDisappear" || name == "deinit" {
      // The view has left its window.
      seen.tooLate = name
    } else if isHandlersOnly(member, type), !goesWithView(member, of: type) {
      seen.inHandler = name
    } else if Self.leaving.contains(name) {
      seen.atEnd = seen.atEnd ?? name
    } else {
      seen.found = name
    }
  }

  private static let dismantling: Set<String> = ["dismantleUIView", "dismantleUIViewController"]
  private static let leaving: Set<String> = dismantling.union(["viewWillDisappear", "viewDidDisappear", "deinit"])

  private func isParameter(_ name: NameID, _ call: NodeRef) -> Bool {
    guard let ref = project.meanings(of: name, in: project.context(of: call)).first else { return false }
    return project[ref].kind == .parameter
  }

  /// Whether one name hands the recogniser to others, who may take it off.
  private func isHandedOut(_ held: RecognizerNames.Held) -> Bool {
    guard let scope = held.context.scope else { return false }
    let member = project.enclosingMember(of: scope) ?? scope
    let declaration = project[member]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: member.file)
      if !held.isReturnFollowed, node.kind == .return, node.base != none, project.node(node.base, in: member.file).name == held.name { return true }
      guard node.kind == .call else { continue }
      let callee = project.node(node.base, in: member.file)
      guard callee.name != .addGestureRecognizer else { continue }
      if project.arguments(of: node, in: member.file).contains(where: { project.node($0.value, in: member.file).name == held.name }) {
        return true
      }
    }
    return false
  }
}
