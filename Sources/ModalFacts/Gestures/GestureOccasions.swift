// When is a recogniser added? The lifecycle functions that lead there, and what must hold first: what is added on each appearance
// piles up.

import SwiftScan

extension GestureRemovals {
  /// The lifecycle functions that lead to a place, by calls within its type.
  func occasions(of place: NodeRef, in type: TypeID) -> [Recognizer.Occasion] {
    guard let member = project.enclosingMember(of: project.scope(of: place)), !project.isRunLater(place, in: member) else { return [] }
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
      // A function of the class's own that is only called so overrides nothing.
      case .function: Self.lifecycle.contains(name) && (project[member].modifiers.contains(.override) || Self.ofSwiftUI.contains(name)) ? name : nil
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
    for call in project.callers(of: member) {
      let callee = project.node(project[call].base, in: call.file)
      guard callee.kind == .name || callee.base == none || project.isSelf(callee.base, in: call.file) else { continue }
      guard let scope = project.scope(of: call), let owner = project.enclosingType(of: scope),
        owner == type || project.ancestors(of: owner).types.contains(type) || project.ancestors(of: type).types.contains(owner),
        let caller = project.enclosingMember(of: scope), !project.isRunLater(call, in: caller)
      else { continue }
      collectOccasions(of: call, in: caller, type, isGuarded: isGuarded, seen: seen.union([member]), &found)
    }
  }

  /// Whether the view in a property is made anew, or let go, as often as something is added to it: it takes that along. One that
  /// is set in one branch alone may stay; set in several, it is another in each.
  func isSetAnew(_ property: DeclarationRef, on occasion: Recognizer.Occasion, in type: TypeID) -> Bool {
    let isAppearing = Self.appearance.contains(occasion.function)
    let family = project.family(of: type)
    // `cards.removeAll()` of a list.
    let emptied = project.nodes(project.calls[Known.removeAll.name], of: family).filter { call in
      let callee = project.node(project[call].base, in: call.file)
      return callee.kind == .member && project.declaration(callee.base, in: project.context(of: call)) == property
    }
    let settings = (project.nodes(project.assignments[project[property].name], of: family) + emptied).filter { !project.isInactive($0) }
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
  private static let ofSwiftUI: Set<String> = ["makeUIView", "makeUIViewController", "updateUIView", "updateUIViewController"]
}

extension Project {
  /// Whether a place stands in a closure that something else runs, whenever that happens: an observer's, a control's, or one that a property
  /// keeps.
  func isRunLater(_ place: NodeRef, in member: DeclarationRef) -> Bool {
    var scope = scope(of: place)
    while let at = scope, at != member {
      if self[at].kind == .closure {
        if let call = call(handing: at) {
          if (Known.watching + [.UIAction, .UIAlertAction, .handleEvents]).contains(where: { node(self[call].base, in: call.file).name == $0.name }) { return true }
        } else if isAssigned(at, in: member) {
          return true
        }
      }
      scope = parent(of: at)
    }
    return false
  }

  /// `field.onBegin = { … }`
  private func isAssigned(_ closure: DeclarationRef, in member: DeclarationRef) -> Bool {
    (self[closure].nodeEnd..<max(self[closure].nodeEnd, self[member].nodeEnd)).contains { index in
      let assignment = node(index, in: closure.file)
      guard assignment.kind == .assign, node(assignment.base, in: closure.file).kind == .member else { return false }
      let value = node(assignment.first, in: closure.file)
      return value.kind == .closure && value.first == closure.index
    }
  }

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
    guard depth < 4, !functions.isEmpty else { return !isSaidOnce(call) }
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

  /// `once.run { … }` of another module.
  private func isSaidOnce(_ call: NodeRef) -> Bool {
    let callee = node(self[call].base, in: call.file)
    let receiver = callee.kind == .member && callee.base != none ? files[Int(call.file)].lastName(callee.base) : none
    return [callee.name, receiver].contains { $0 != none && words(of: $0).contains("once") }
  }

  /// Whether a condition stands before a place in its function. To unwrap something is none, and neither is asking
  /// for a version.
  func isConditional(_ place: NodeRef, in member: DeclarationRef) -> Bool {
    !conditions(before: place, in: member).isEmpty || !conditions(leavingBefore: place, in: member).isEmpty || isLeftOut(place, in: member)
  }

  /// Whether a loop around a place passes over some: `for card in cards where card.gestureRecognizers == nil`.
  private func isLeftOut(_ place: NodeRef, in member: DeclarationRef) -> Bool {
    (place.index..<max(place.index, self[member].nodeEnd)).contains { index in
      let loop = node(index, in: place.file)
      return loop.kind == .loop && loop.flags.contains(.optional) && isInside(place.index, block: loop.base, in: place.file)
    }
  }

  /// What must hold for a place in a function to be reached: an `if` or `switch` around it, or a `guard` before it in
  /// a block around it. Of an `else` it is the `if` or `guard` itself, of an arm of a `switch` the arm, of what stands behind `??` what
  /// stands before it.
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
        if isInside(place.index, block: statement.base, in: place.file) { found.append(index) }
        guard index < place.index else { continue }
        if isBlockShared(index, place, in: declaration) { found += deciding(statement, in: place.file) }
      case .case:
        if isInside(place.index, block: statement.base, in: place.file) { found.append(index) }
      case .ternary:
        let parts = list(of: statement, in: place.file)
        if let condition = parts.first, parts.dropFirst().contains(where: { holds($0, place) }) { found.append(condition) }
      case .binary where statement.name == Operators.coalescing.name && index > place.index:
        if holds(statement.first, place) { found.append(statement.base) }
      default: continue
      }
    }
    return found
  }

  /// Whether a place is or stands in an expression.
  private func holds(_ expression: NodeID, _ place: NodeRef) -> Bool {
    var found = false
    walk(expression, in: place.file) { index, _ in
      if index == place.index { found = true }
      return !found
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

  /// Where an `if` that returns stands before a place in a block around it, what it asks. There is something where it is unwrapped.
  func conditions(leavingBefore place: NodeRef, in member: DeclarationRef) -> [NodeID] {
    let declaration = self[member]
    return (declaration.nodeStart..<min(place.index, declaration.nodeEnd)).flatMap { index -> [NodeID] in
      let statement = node(index, in: place.file)
      guard statement.kind == .if, isBlockShared(index, place, in: declaration) else { return [] }
      let block = node(statement.base, in: place.file)
      guard block.kind == .block, let last = list(of: block, in: place.file).last, node(last, in: place.file).kind == .return else { return [] }
      return conditions(of: statement, in: place.file).filter { node($0, in: place.file).kind != .availability }
    }
  }

  private func isBefore(_ node: NodeID, _ other: NodeID, in file: Int32) -> Bool {
    let starts = files[Int(file)].starts
    return starts[Int(node)] < starts[Int(other)]
  }

  /// Those of its conditions that ask something.
  private func deciding(_ statement: Node, in file: Int32) -> [NodeID] {
    conditions(of: statement, in: file).filter { condition in
      let kind = node(condition, in: file).kind
      return kind != .declaration && kind != .availability
    }
  }

  private func conditions(of statement: Node, in file: Int32) -> [NodeID] {
    let conditions = list(of: statement, in: file)
    return Array(statement.flags.contains(.hasElse) ? conditions.dropLast() : conditions[...])
  }
}
