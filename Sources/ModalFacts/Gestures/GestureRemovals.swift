// What takes a recogniser off again, and when one is added: a window outlives every modal, so one that is left
// there keeps its handler firing over screens it knows nothing of, and what is added on each appearance piles up.

import SwiftScan

struct GestureRemovals {
  let project: Project

  // MARK: Removal

  /// What takes off a recogniser that `type` has added.
  func removal(of names: RecognizerNames, _ type: TypeID) -> Recognizer.Removal {
    var seen = Seen(type: type, isUnnamed: names.held.isEmpty)
    seen.names = names.held.compactMap { held in
      project.enclosingType(of: held.context.scope).map { ($0, project.aliases(of: held.name, in: [$0])) }
    }
    for call in project.calls[Known.removeGestureRecognizer.name] {
      guard let removed = project.arguments(of: project[call], in: call.file).first else { continue }
      let callee = project.node(project[call].base, in: call.file)
      let isOnSelf = callee.kind != .member || callee.base == none || project.isSelf(callee.base, in: call.file)
      judge(RemovalPlace(call: call, removed: .one(removed.value), receiver: isOnSelf ? .itself : .view(callee.base)), &seen)
      if let place = seen.found { return .found(place) }
    }
    if let place = clearing(by: type) { return .found(place) }
    if let handler = seen.inHandler { return .handlerOnly(handler) }
    if names.isHandedOn { return .unseen("what the helper gives back is handed to somebody else") }
    if let held = names.held.last(where: { isHandedOut($0) }) { return .unseen("`\(project.text(held.name))` is handed to somebody else") }
    if let keeper = names.keeper, !project.areRelated(keeper, type), takesOff(keeper) {
      return .unseen("`\(project.text(project.types[Int(keeper)].name))` keeps it, and takes recognisers off")
    }
    if let outside = project.outsideRemoval(of: seen.names.reduce(into: []) { $0.formUnion($1.names) }, in: project.family(of: type), all: ["gesture", "gestures", "recognizers"]) {
      return .unseen("`\(project.text(outside))` of another module may take it off")
    }
    if let place = seen.tooLate { return .tooLate(place) }
    if let place = seen.neverRun { return .neverRun(place) }
    return .absent
  }

  /// `view.gestureRecognizers = nil` in a type's own code, `view.gestureRecognizers?.forEach(view.removeGestureRecognizer)`, or
  /// `view.gestureRecognizers?.removeAll { $0 === tap }`.
  private func clearing(by type: TypeID) -> String? {
    for part in project.types[Int(type)].parts where project.isHandedOn(Known.removeGestureRecognizer.name, in: part.file) {
      for index in project[part].nodeStart..<project[part].nodeEnd {
        let call = project.node(index, in: part.file)
        guard call.kind == .call, !call.flags.contains(.inactive),
          project.arguments(of: call, in: part.file).contains(where: {
            project.node(project.called($0.value, in: part.file), in: part.file).name == .removeGestureRecognizer
          })
        else { continue }
        return name(around: NodeRef(file: part.file, index: index))
      }
    }
    func isOwn(_ place: NodeRef) -> Bool {
      !project.isInactive(place) && project.enclosingType(of: project.scope(of: place)).map { project.areRelated($0, type) } ?? false
    }
    for assignment in project.assignments[Known.gestureRecognizers.name] where isOwn(assignment) && leavesOut(project[assignment].first, assignment) {
      return name(around: assignment)
    }
    for taking in Known.takingOut {
      for call in project.calls[taking.name] {
        let callee = project.node(project[call].base, in: call.file)
        guard callee.kind == .member, callee.base != none, project.node(callee.base, in: call.file).name == .gestureRecognizers, isOwn(call) else { continue }
        return name(around: call)
      }
    }
    return nil
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
    !project.types[Int(keeper)].isExternal
      && project.nodes(project.calls[Known.removeGestureRecognizer.name], of: [keeper]).contains { !project.isInactive($0) }
  }

  /// What was seen of the removals of one recogniser.
  private struct Seen {
    /// Who added it.
    let type: TypeID
    /// Nobody gave it a name: whatever its type takes off may be it.
    let isUnnamed: Bool
    /// By type, what its code calls the recogniser.
    var names: [(type: TypeID, names: Set<NameID>)] = []
    var found: String?
    var inHandler: String?
    var tooLate: String?
    var neverRun: String?
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
    let isHelpers = !isOwn && owner.map { project.types[Int($0)].isExternal } ?? true
    if case .one(let node) = place.removed {
      let expression = project.uncast(node, in: place.call.file)
      let isNamed = seen.names.contains { known in
        known.names.contains(expression.name) && owner.map { project.areRelated($0, known.type) || isHelpers && project.types[Int(known.type)].isExternal } ?? false
      }
      // By its name, or every recogniser of the window's.
      let isSome = isNamed || isOwn && (seen.isUnnamed || isParameter(expression.name, place.call) || isOldValue(node, of: seen, place.call))
      let isCleared = isAnyOfSeveral(node, place.call) && (isOwn || isHelpers || isHanded(place.receiver, at: place.call))
      // An object that keeps the recogniser itself takes it off for those who call it.
      let isKeepers = isNamed && !isOwn && expression.kind == .name
      if isSome && (isOwn || isHelpers) || isCleared || isKeepers { place.removed = .any }
      // At the latest it goes with whoever owns it.
      if isKeepers, let member, project[member].kind == .deinitializer {
        seen.found = project.text(project[member].name)
        return
      }
      // Somebody else names the same property: `controller.tapOutside`.
      if !isOwn, expression.kind == .member, seen.names.contains(where: { $0.names.contains(expression.name) }) {
        seen.found = member.map { project.text(project[$0].name) } ?? ""
        return
      }
    }
    if isOwn {
      if case .any = place.removed { settle(place, member, &seen) }
      return
    }
    guard let member else { return }
    for caller in callers(of: place, in: member) { judge(caller, &seen) }
  }

  /// Whether an observer takes off what its property held.
  private func isOldValue(_ node: NodeID, of seen: Seen, _ call: NodeRef) -> Bool {
    guard let property = project.member(around: call), project[property].kind == .variable, seen.names.contains(where: { $0.names.contains(project[property].name) })
    else { return false }
    return origin(of: node, in: project.context(of: call)) == Word.oldValue.rawValue
  }

  /// Whether a removal that the adder's own code runs comes in time, whichever way the screen goes away.
  private func settle(_ place: RemovalPlace, _ member: DeclarationRef?, _ seen: inout Seen) {
    guard let member else {
      seen.found = ""
      return
    }
    let name = project.text(project[member].name)
    if !isRun(member) {
      seen.neverRun = name
    } else if place.isThroughViewsWindow, name == "viewDidDisappear" || name == "deinit" {
      // The view has left its window.
      seen.tooLate = name
    } else if isHandlersOnly(member, seen.type) {
      seen.inHandler = name
    } else {
      seen.found = name
    }
  }

  /// Whether a function runs only when a recogniser calls it: it is a handler, or only a handler calls it. What a
  /// button or other code runs as well may stand on every way out.
  private func isHandlersOnly(_ member: DeclarationRef, _ type: TypeID, _ depth: Int = 0) -> Bool {
    guard project[member].kind == .function else { return false }
    let callers = callers(of: member, type)
    let selectors = selectors(of: member, type)
    guard selectors.others == 0 else { return false }
    guard !callers.isEmpty else { return selectors.recognizers == 1 }
    return selectors.recognizers == 0 && depth < 3 && callers.allSatisfy { $0 != member && isHandlersOnly($0, type, depth + 1) }
  }

  /// The members that call a function; itself where somebody else may.
  private func callers(of member: DeclarationRef, _ type: TypeID) -> [DeclarationRef] {
    let isPrivate = project[member].modifiers.contains(.private)
    return project.calls[project[member].name].compactMap { call in
      guard !project.isInactive(call) else { return nil }
      let context = project.context(of: call)
      let isOwn = project.enclosingType(of: context.scope).map { project.areRelated($0, type) } ?? false
      let callee = project.node(project[call].base, in: call.file)
      if callee.kind == .member, callee.base != none, !project.isSelf(callee.base, in: call.file) {
        // Another object's function of this name.
        let receivers = project.typesOf(callee.base, in: context)
        let mayBeThis = receivers.isEmpty || receivers.contains { if case .project(let id) = $0 { project.areRelated(id, type) } else { false } }
        guard mayBeThis, !isPrivate || isOwn else { return nil }
        return isOwn ? project.enclosingMember(of: context.scope) ?? member : member
      }
      return isOwn ? project.enclosingMember(of: context.scope) ?? member : nil
    }
  }

  /// How often a class names a function as what a recogniser calls, and as what others call: a control, a notification, a timer.
  private func selectors(of member: DeclarationRef, _ type: TypeID) -> (recognizers: Int, others: Int) {
    let name = project[member].name
    var count = (recognizers: 0, others: 0)
    for part in project.types[Int(type)].parts {
      let declaration = project[part]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let call = project.node(index, in: part.file)
        guard call.kind == .call else { continue }
        let arguments = project.arguments(of: call, in: part.file)
        guard arguments.contains(where: { project.selectorName($0.value, in: part.file) == name }) else { continue }
        let callee = project.node(call.base, in: part.file).name
        let isRecognizers = project.traits(callee).contains(.recognizerLike) || callee == Word.`init`.rawValue
          || callee == .addTarget && !arguments.contains { $0.label == Word.for.rawValue }
        if isRecognizers { count.recognizers += 1 } else { count.others += 1 }
      }
    }
    return count
  }

  /// Whether anybody runs a function: a lifecycle method, an action, or one that is called or named.
  private func isRun(_ member: DeclarationRef) -> Bool {
    let declaration = project[member]
    guard declaration.kind == .function else { return true }
    if declaration.modifiers.contains(.override) || project.hasAttribute(member, Word.objc.rawValue) || project.hasAttribute(member, Known.IBAction.name) {
      return true
    }
    if !project.calls[declaration.name].isEmpty { return true }
    // Required by a protocol, or handed on by name.
    guard let type = project.enclosingType(of: project.parent(of: member)) else { return true }
    let isPrivate = declaration.modifiers.contains(.private)
    return !isPrivate && !project.ancestors(of: type).external.allSatisfy { project.roles.has($0, .plainSuperclass) }
  }

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

  // MARK: Occasions

  /// The lifecycle functions that lead to a place, by calls within its type.
  func occasions(of place: NodeRef, in type: TypeID) -> [Recognizer.Occasion] {
    guard let member = project.enclosingMember(of: project.scope(of: place)) else { return [] }
    var found: [Recognizer.Occasion] = []
    collectOccasions(of: place, in: member, type, isGuarded: false, seen: [], &found)
    return found
  }

  private func collectOccasions(
    of place: NodeRef, in member: DeclarationRef, _ type: TypeID, isGuarded: Bool, seen: Set<DeclarationRef>, _ found: inout [Recognizer.Occasion]
  ) {
    guard found.count < 12, seen.count < 5, !seen.contains(member) else { return }
    let isGuarded = isGuarded || project.isGuarded(place, in: member)
    let name = project.text(project[member].name)
    let occasion: String? =
      switch project[member].kind {
      case .initializer: "init"
      case .function: Self.lifecycle.contains(name) ? name : nil
      // A lazy property is made once.
      case .variable where project[member].modifiers.contains(.lazy): "init"
      default: nil
      }
    if isOnAppear(place, in: member) {
      let occasion = Recognizer.Occasion(function: "onAppear", isGuarded: isGuarded)
      if !found.contains(occasion) { found.append(occasion) }
      return
    }
    if let occasion {
      let occasion = Recognizer.Occasion(function: occasion, isGuarded: isGuarded)
      if !found.contains(occasion) { found.append(occasion) }
      return
    }
    guard project[member].kind == .function else { return }
    for call in project.calls[project[member].name] where !project.isInactive(call) {
      let callee = project.node(project[call].base, in: call.file)
      guard callee.kind == .name || callee.base == none || project.isSelf(callee.base, in: call.file) else { continue }
      guard let scope = project.scope(of: call), let owner = project.enclosingType(of: scope),
        owner == type || project.ancestors(of: owner).types.contains(type) || project.ancestors(of: type).types.contains(owner),
        let caller = project.enclosingMember(of: scope)
      else { continue }
      collectOccasions(of: call, in: caller, type, isGuarded: isGuarded, seen: seen.union([member]), &found)
    }
  }

  /// Whether the view in a property is made anew, or let go, as often as something is added to it: it takes that along. One that
  /// is set in one branch alone may stay; set in several, it is another in each.
  func isSetAnew(_ property: DeclarationRef, on occasion: Recognizer.Occasion, in type: TypeID) -> Bool {
    let isAppearing = Self.appearance.contains(occasion.function)
    let settings = project.nodes(project.assignments[project[property].name], of: project.family(of: type)).filter { !project.isInactive($0) }
      .flatMap { occasions(of: $0, in: type) }
      .filter { $0.function == occasion.function || isAppearing && Self.appearance.contains($0.function) }
    return settings.count > 1 || settings.contains { !$0.isGuarded }
  }

  /// Whether a place stands in a closure that SwiftUI runs on appearing.
  private func isOnAppear(_ place: NodeRef, in member: DeclarationRef) -> Bool {
    project.calls[Known.onAppear.name].contains { call in
      guard call.file == place.file, place.index < call.index, call.index < project[member].nodeEnd else { return false }
      return project.arguments(of: project[call], in: call.file).contains { argument in
        let value = project.node(argument.value, in: call.file)
        guard value.kind == .closure else { return false }
        let closure = DeclarationRef(file: call.file, index: value.first)
        return project[closure].nodeStart <= place.index && place.index < project[closure].nodeEnd
      }
    }
  }

  /// What runs once each time that a screen comes or goes.
  private static let appearance: Set<String> = ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]

  private static let lifecycle: Set<String> = [
    "viewDidLoad", "loadView", "awakeFromNib", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews", "didMoveToWindow",
    "willMoveToWindow", "didMoveToSuperview", "updateConstraints", "updateViewConstraints", "traitCollectionDidChange",
    "prepareForReuse", "makeUIView", "makeUIViewController", "updateUIView", "updateUIViewController", "draw",
  ]
}

extension Project {
  /// Whether a condition stands before a place in its function, or in a function of the project's that is handed the closure
  /// around it: `performOnce { add() }`.
  func isGuarded(_ place: NodeRef, in member: DeclarationRef, _ depth: Int = 0) -> Bool {
    if isConditional(place, in: member) { return true }
    var scope = scope(of: place)
    while let at = scope, at != member {
      func isHere(_ value: NodeID) -> Bool { node(value, in: at.file).kind == .closure && node(value, in: at.file).first == at.index }
      if self[at].kind == .closure, let call = call(handing: at), !isRunAnyway(by: call, depth, isHere) { return true }
      scope = parent(of: at)
    }
    return false
  }

  /// Whether a function that is handed a closure runs it whatever holds, or hands it to one that does. What is not the project's
  /// is taken to; a closure that is kept is run later, if it is.
  private func isRunAnyway(by call: NodeRef, _ depth: Int, _ isHanded: (NodeID) -> Bool) -> Bool {
    let functions = ValueReader(self).functions(meantBy: call)
    guard depth < 4, !functions.isEmpty else { return true }
    return functions.contains { function in
      parameters(of: function).contains { parameter in
        guard argument(for: parameter, of: function, call: call).map(isHanded) ?? false else { return false }
        func isParameter(_ value: NodeID) -> Bool {
          node(value, in: function.file).kind == .name && node(value, in: function.file).name == self[parameter].name
        }
        return (self[function].nodeStart..<self[function].nodeEnd).contains { index in
          let use = NodeRef(file: function.file, index: index)
          guard self[use].kind == .call, !isInactive(use) else { return false }
          let isRun = isParameter(self[use].base)
            || arguments(of: self[use], in: use.file).contains { isParameter($0.value) } && isRunAnyway(by: use, depth + 1, isParameter)
          return isRun && !isGuarded(use, in: function, depth + 1)
        }
      }
    }
  }

  /// Whether a condition stands before a place in its function. To unwrap something is none, and neither is asking
  /// for a version.
  func isConditional(_ place: NodeRef, in member: DeclarationRef) -> Bool {
    !conditions(before: place, in: member).isEmpty || isLeftEarly(before: place, in: member)
  }

  /// What must hold for a place in a function to be reached: an `if` or `switch` around it, or a `guard` before it in
  /// a block around it. Of an `else` it is the `if` itself, of an arm of a `switch` the arm.
  func conditions(before place: NodeRef, in member: DeclarationRef) -> [NodeID] {
    let declaration = self[member]
    var found: [NodeID] = []
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let statement = node(index, in: place.file)
      switch statement.kind {
      case .if:
        if isInside(place.index, block: statement.base, in: place.file) {
          found += deciding(statement, in: place.file)
        } else if statement.flags.contains(.hasElse), index > place.index, let last = list(of: statement, in: place.file).last,
          last >= place.index, isBefore(last, place.index, in: place.file)
        {
          found.append(index)
        }
      case .guard:
        guard index < place.index else { continue }
        if isBlockShared(index, place, in: declaration) { found += deciding(statement, in: place.file) }
      case .case:
        if isInside(place.index, block: statement.base, in: place.file) { found.append(index) }
      default: continue
      }
    }
    return found
  }

  /// Whether the innermost block around a statement holds a place as well.
  private func isBlockShared(_ statement: NodeID, _ place: NodeRef, in declaration: Declaration) -> Bool {
    let block = (statement..<declaration.nodeEnd).first { block in
      node(block, in: place.file).kind == .block && isInside(statement, block: block, in: place.file)
    }
    return block.map { isInside(place.index, block: $0, in: place.file) } ?? true
  }

  /// Whether an `if` that returns stands before a place in a block around it.
  private func isLeftEarly(before place: NodeRef, in member: DeclarationRef) -> Bool {
    let declaration = self[member]
    return (declaration.nodeStart..<min(place.index, declaration.nodeEnd)).contains { index in
      let statement = node(index, in: place.file)
      guard statement.kind == .if, isBlockShared(index, place, in: declaration) else { return false }
      let block = node(statement.base, in: place.file)
      return block.kind == .block && list(of: block, in: place.file).last.map { node($0, in: place.file).kind == .return } ?? false
        && !deciding(statement, in: place.file).isEmpty
    }
  }

  private func isBefore(_ node: NodeID, _ other: NodeID, in file: Int32) -> Bool {
    let starts = files[Int(file)].starts
    return starts[Int(node)] < starts[Int(other)]
  }

  /// Those of its conditions that ask something.
  private func deciding(_ statement: Node, in file: Int32) -> [NodeID] {
    var conditions = Array(list(of: statement, in: file))
    if statement.flags.contains(.hasElse) { conditions.removeLast() }
    return conditions.filter { condition in
      let kind = node(condition, in: file).kind
      return kind != .declaration && kind != .availability
    }
  }
}
