// Screens that close by a drag of their own: a pan on their view, or a scroll past an edge. Which screens these
// are, what a scroll must reach before it closes, and whether one finger can close twice.

import SwiftScan

/// A drag that closes the screen around it.
public struct DismissDrag: Sendable {
  public enum Kind: Sendable, Hashable {
    /// A recogniser of its own.
    case pan
    /// What a scroll view tells its delegate: the function's name.
    case scroll(String)
  }

  public var kind: Kind
  /// The add of the recogniser, or the delegate's function.
  public var site: Site
  /// Where the classes are declared whose screens have it: the one that declares it and those below.
  public var owners: [Site]
  /// From the drag to what closes.
  public var exit: [String]
  /// It closes only past some distance or above some speed; nil where that was not seen.
  public var hasThreshold: Bool?
  /// While a finger is down or content comes to rest it may not close; nil where that was not seen.
  public var isArmed: Bool?
  /// A vertical scroll view of the same screen, whose own pan wins.
  public var scrollView: TouchTarget?
  /// The pan may be recognised together with others, or its delegate decides.
  public var isShared = false
  /// A pan whose handler closes on a way to the side or up alone, which neither the system nor a scroll view takes.
  public var goesElsewhere = false
  /// Who presents the screen adds it, and only there has the screen this drag.
  public var isAddedByPresenter = false
}

struct DismissDragReader {
  let project: Project

  func read(_ recognizers: [Recognizer]) -> [DismissDrag] {
    var found: [DismissDrag] = []
    for recognizer in recognizers where recognizer.kind == .pan && recognizer.effects.closes {
      guard let owner = recognizer.owner, let exit = recognizer.effects.exit, !exit.endInPop else { continue }
      let shown = controllers(thatGet: recognizer)
      guard recognizer.isOnController || !shown.isEmpty else { continue }
      switch recognizer.view {
      case .own, .part: break
      case .window, .outliving, .unseen: continue
      }
      let owners = shown.isEmpty ? [owner] : shown
      var drag = DismissDrag(kind: .pan, site: recognizer.site, owners: owners.flatMap { sites(of: $0) }, exit: exit)
      drag.isAddedByPresenter = !shown.isEmpty
      let delegate = recognizer.delegate
      drag.isShared = delegate.mayShare || delegate.decides || delegate.ordersFailures || recognizer.isCustomized || waits(recognizer)
      drag.goesElsewhere = goesElsewhere(recognizer)
      if recognizer.view == .own || drag.isAddedByPresenter { drag.scrollView = owners.lazy.compactMap { scrollView(in: $0) }.first }
      found.append(drag)
    }
    for name in [Known.scrollViewDidScroll, .scrollViewDidEndDragging, .scrollViewWillEndDragging] {
      for function in project.declarationsInFocus(name.name) { if let drag = scroll(function) { found.append(drag) } }
    }
    return found.sorted { $0.site < $1.site }
  }

  private func sites(of owner: TypeID) -> [Site] {
    ([owner] + project.descendants(of: owner)).compactMap { project.types[Int($0)].parts.first.map { project.site(of: $0) } }
  }

  // MARK: Pans

  /// The controllers that are handed a pan from outside, by a helper in an extension of `UIViewController`:
  /// `photo.addSwipeDown()`; of a container, what it shows. None where one was not seen.
  private func controllers(thatGet recognizer: Recognizer) -> [TypeID] {
    guard case .part = recognizer.view, let receiver = recognizer.receiver, let call = recognizer.call else { return [] }
    var reader = ValueReader(project)
    let values = reader.values(of: receiver, in: project.context(of: call))
    let types = values.compactMap { value -> TypeID? in
      guard case .type(let id) = value.kind, project.isViewController(id) else { return nil }
      return id
    }
    return types.count == values.count ? types : []
  }

  /// Whether the handlers ask for a way to the side alone, or for one up: `translation.y < -80`.
  private func goesElsewhere(_ recognizer: Recognizer) -> Bool {
    var (asksX, asksY, asksUp, asksOther) = (false, false, false, false)
    for body in recognizer.handlers.flatMap({ project.reach(of: $0.body) }) {
      for index in project[body].nodeStart..<project[body].nodeEnd {
        let node = project.node(index, in: body.file)
        if node.kind == .member, node.base != none {
          if project.text(node.name) == "x" { asksX = true }
          if project.text(node.name) == "y" { asksY = true }
        }
        guard node.kind == .binary, project.isListed(node.name, in: Self.comparisons) else { continue }
        let left = project.node(node.base, in: body.file)
        guard left.kind == .member, project.text(left.name) == "y" else { continue }
        let limit = project.thousandths(node.first, in: project.context(of: NodeRef(file: body.file, index: index)))
        if project.begins(node.name, with: "<"), let limit, limit < 0 { asksUp = true } else { asksOther = true }
      }
    }
    return asksX && !asksY || asksUp && !asksOther
  }

  /// `pan.require(toFail: scrollView.panGestureRecognizer)`, or the other way round.
  private func waits(_ recognizer: Recognizer) -> Bool {
    let names = Set(recognizer.aliases.map { project[$0].name })
    return project.calls[Known.require.name].contains { call in
      guard let owner = project.enclosingType(of: project.scope(of: call)), owner == recognizer.owner else { return false }
      let callee = project.node(project[call].base, in: call.file)
      let argument = project.arguments(of: project[call], in: call.file).first.map { project.node($0.value, in: call.file).name } ?? none
      let receiver = callee.kind == .member && callee.base != none ? project.node(callee.base, in: call.file).name : none
      return names.contains(argument) || names.contains(receiver)
    }
  }

  /// A scroll view of a class that scrolls up and down, as far as is known.
  private func scrollView(in owner: TypeID) -> TouchTarget? {
    let ancestry = project.ancestors(of: owner)
    let (types, external) = (ancestry.types, ancestry.external)
    if external.contains(Known.UITableViewController.name), let part = project.types[Int(owner)].parts.first {
      return TouchTarget(what: "the table", site: project.site(of: part))
    }
    for type in types where project.types[Int(type)].kind == .class {
      for part in project.types[Int(type)].parts {
        for property in project.children(of: part) where project[property].kind == .variable && !project.isInactive(property) {
          guard isVertical(property) else { continue }
          return TouchTarget(what: "`\(project.text(project[property].name))`", site: project.site(of: property))
        }
      }
    }
    return nil
  }

  private func isVertical(_ property: DeclarationRef) -> Bool {
    project.typesOf(declaration: property).contains { type in
      let name: NameID
      switch type {
      case .external(let outside): name = outside
      case .project(let id):
        let external = project.ancestors(of: id).external
        name = [Known.UITableView, .UIScrollView].first { external.contains($0.name) }?.name ?? none
      }
      if name == .UITableView { return !isSet(property, .isScrollEnabled, to: .false) }
      // One that only pages or zooms lets a vertical drag pass; one that bounces up and down does not.
      guard name == .UIScrollView else { return false }
      return isSet(property, .alwaysBounceVertical, to: .true)
    }
  }

  /// Whether the class that declares a property, or one below or above it, sets a switch of what it holds so.
  private func isSet(_ property: DeclarationRef, _ name: Known, to kind: NodeKind) -> Bool {
    guard let owner = project.enclosingType(of: project.parent(of: property)) else { return false }
    return project.assignments[name.name].contains { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      return left.kind == .member && left.base != none && project.node(left.base, in: assignment.file).name == project[property].name
        && project.enclosingType(of: project.scope(of: assignment)).map { project.areRelated($0, owner) } ?? false
        && project.node(project[assignment].first, in: assignment.file).kind == kind
    }
  }

  // MARK: Scrolls

  private func scroll(_ function: DeclarationRef) -> DismissDrag? {
    guard project[function].kind == .function, project[function].body != none, !project.isInactive(function),
      let owner = project.enclosingType(of: project.parent(of: function)), project.leading.contains(function, calledBy: nil, project)
    else { return nil }
    var reader = ActionReader(project, drivers: [])
    guard let steps = reader.run(.body(function, nil)).exit, steps.count <= 4 else { return nil }
    let exit = project.texts(of: steps)
    guard !exit.endInPop else { return nil }
    var reading = Reading()
    collect(function, owner, &reading, 0)
    // A list that closes what floats above it, wherever it is scrolled, is no drag to dismiss.
    guard reading.found, reading.asksOffset || reading.isUnseen else { return nil }
    let name = project.text(project[function].name)
    var drag = DismissDrag(kind: .scroll(name), site: project.site(of: function), owners: sites(of: owner), exit: exit)
    drag.hasThreshold = reading.hasThreshold ? true : reading.isUnseen ? nil : false
    // Once the finger has lifted, nothing else is asked.
    drag.isArmed = reading.isArmed || project[function].name != .scrollViewDidScroll ? true : reading.isUnseen ? nil : false
    return drag
  }

  /// What the conditions on the way to a close say.
  private struct Reading {
    var found = false
    var asksOffset = false
    var hasThreshold = false
    var isArmed = false
    var isUnseen = false
  }

  /// Reads the conditions before the first call that closes, also in the functions on the way.
  private func collect(_ function: DeclarationRef, _ owner: TypeID, _ reading: inout Reading, _ depth: Int) {
    let declaration = project[function]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let call = project.node(index, in: function.file)
      guard call.kind == .call, !call.flags.contains(.inactive) else { continue }
      let callee = project.node(call.base, in: function.file)
      guard callee.kind == .name || callee.kind == .member else { continue }
      let place = NodeRef(file: function.file, index: index)
      let context = project.context(of: place)
      var meanings =
        callee.kind == .name ? project.meanings(of: callee, in: context)
        : callee.base == none ? Declarations() : project.members(meantBy: callee, in: context)
      meanings = project.matching(meanings, project.arguments(of: call, in: function.file)).filter { leads($0) }
      guard !meanings.isEmpty || project.roles.has(callee.name, .exit) else { continue }
      if meanings.isEmpty, callee.kind == .member, closesAnother(callee.base, in: context, owner) { continue }
      reading.found = true
      for condition in project.conditions(before: place, in: function) + project.conditions(leavingBefore: place, in: function) {
        ask(condition, in: context, &reading)
        read(condition, in: context, owner, &reading, 0)
      }
      if depth < 3, let next = meanings.first, project[next].kind == .function { collect(next, owner, &reading, depth + 1) }
      return
    }
  }

  /// Whether what is dismissed is no screen around, but what this one has presented: `tooltip?.dismiss(animated: true)`.
  private func closesAnother(_ node: NodeID, in context: Context, _ owner: TypeID) -> Bool {
    guard node != none, !project.isSelf(node, in: context.file) else { return false }
    let name = project.files[Int(context.file)].lastName(node)
    if name == .presentedViewController { return true }
    let names = project.aliases(of: name, in: [owner])
    let presentations = project.roles.names(of: .present).flatMap { project.nodes(project.calls[$0], of: project.family(of: owner)) }
    return presentations.contains { call in
      project.arguments(of: project[call], in: call.file).first.map { names.contains(project.files[Int(call.file)].lastName($0.value)) } ?? false
    }
  }

  /// Whether a condition is a question that nobody in the project answers: `scrollView.isHeld`, or what a superclass of another
  /// module declares.
  private func ask(_ node: NodeID, in context: Context, _ reading: inout Reading) {
    guard node != none else { return }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .name, .member:
      let text = project.text(expression.name)
      if project.declarations[expression.name].isEmpty, !Self.fingers.contains(text), !Self.ofUIKit.contains(text) { reading.isUnseen = true }
    case .prefix: ask(expression.base, in: context, &reading)
    case .binary where project.isListed(expression.name, in: Self.connectives):
      ask(expression.base, in: context, &reading)
      ask(expression.first, in: context, &reading)
    default: break
    }
  }

  private func leads(_ function: DeclarationRef) -> Bool {
    guard project[function].kind == .function, project.leading.contains(function, calledBy: nil, project) else { return false }
    var reader = ActionReader(project, drivers: [])
    return reader.run(.body(function, nil)).exit != nil
  }

  private func read(_ node: NodeID, in context: Context, _ owner: TypeID, _ reading: inout Reading, _ depth: Int) {
    guard node != none, depth < 12 else { return }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .name: readName(expression.name, in: context, owner, &reading, depth)
    case .member:
      let name = expression.name
      if project.isListed(name, in: Self.fingers) { reading.isArmed = true }
      if name == .contentOffset { reading.asksOffset = true }
      if name == .velocity { (reading.asksOffset, reading.hasThreshold) = (true, true) }
      if project.isSelf(expression.base, in: context.file) {
        readName(name, in: context, owner, &reading, depth)
      } else {
        if project.files[Int(context.file)].lastName(expression.base) != .contentOffset { readMember(name, owner, &reading, depth) }
        read(expression.base, in: context, owner, &reading, depth + 1)
      }
    case .binary:
      read(expression.base, in: context, owner, &reading, depth + 1)
      read(expression.first, in: context, owner, &reading, depth + 1)
      guard project.isListed(expression.name, in: Self.comparisons) else { break }
      let sides = [expression.base, NodeID(expression.first)]
      let comparesWithRest = sides.contains { isRest($0, in: context) }
      if !comparesWithRest || sides.contains(where: { hasDistance($0, in: context, 0) }) { reading.hasThreshold = true }
    case .prefix, .cast: read(expression.base, in: context, owner, &reading, depth + 1)
    case .tuple:
      for part in project.list(of: expression, in: context.file) { read(part, in: context, owner, &reading, depth + 1) }
    case .call:
      // `offset(of: scrollView) > 80` asks somebody else.
      let callee = project.node(expression.base, in: context.file)
      if callee.kind == .member { read(callee.base, in: context, owner, &reading, depth + 1) }
      for argument in project.arguments(of: expression, in: context.file) { read(argument.value, in: context, owner, &reading, depth + 1) }
      // `(-80...).contains(offset)`
      if callee.name == .contains { reading.hasThreshold = true }
      if !project.declarations[callee.name].isEmpty { reading.isUnseen = true }
    case .case, .switch, .patternTest: reading.isUnseen = true
    default: break
    }
  }

  /// A local is what it is set to; a property arms if a function that hears of the finger sets it.
  private func readName(_ name: NameID, in context: Context, _ owner: TypeID, _ reading: inout Reading, _ depth: Int) {
    if project.isListed(name, in: Self.fingers) { reading.isArmed = true }
    guard let ref = project.meanings(of: name, in: context).first else { return }
    if project[ref].name == .velocity, project[ref].kind == .parameter { (reading.asksOffset, reading.hasThreshold) = (true, true) }
    if project[ref].kind == .parameter, let function = project.parent(of: ref), project[function].kind == .function {
      for call in project.callers(of: function).prefix(4) {
        guard let handed = project.argument(for: ref, of: function, call: call) else { continue }
        read(handed, in: project.context(of: call), owner, &reading, depth + 1)
      }
    }
    guard project[ref].kind == .variable || project[ref].kind == .binding else { return }
    let isLocal = project.parent(of: ref).map { !project[$0].kind.isType } ?? false
    if isLocal {
      read(project[ref].value, in: project.valueContext(of: ref, frame: nil), owner, &reading, depth + 1)
    } else if project[ref].body != none {
      readBody(of: ref, owner, &reading, depth)
    } else if isSetWithFinger(name, owner) {
      reading.isArmed = true
    }
  }

  private func readBody(of property: DeclarationRef, _ owner: TypeID, _ reading: inout Reading, _ depth: Int) {
    let items = project.list(of: project.node(project[property].body, in: property.file), in: property.file)
    guard items.count == 1, let only = items.first else { return reading.isUnseen = true }
    let value = project.node(only, in: property.file)
    let result = value.kind == .return ? value.base : only
    read(result, in: Context(file: property.file, scope: property, position: project[property].nodeEnd, frame: nil), owner, &reading, depth + 1)
  }

  /// What another object has: a model's flag, or what the project adds to scroll views.
  private func readMember(_ name: NameID, _ owner: TypeID, _ reading: inout Reading, _ depth: Int) {
    let declared = project.declarations[name].filter { project[$0].kind == .variable }
    for property in declared.prefix(3) where project[property].body != none {
      guard let type = project.enclosingType(of: project.parent(of: property)), project.types[Int(type)].isExternal else { continue }
      readBody(of: property, owner, &reading, depth)
    }
    if !declared.isEmpty, isSetWithFinger(name, owner) { reading.isArmed = true }
  }

  /// Whether something that hears of the finger sets a property, flips it, or puts something into it.
  private func isSetWithFinger(_ name: NameID, _ owner: TypeID) -> Bool {
    let changes = Self.changes.compactMap { project.names.find($0) }.flatMap { change in
      project.calls[change].filter { call in
        let callee = project.node(project[call].base, in: call.file)
        return callee.kind == .member && callee.base != none && project.files[Int(call.file)].lastName(callee.base) == name
      }
    }
    return (Array(project.assignments[name]) + changes).contains { change in
      // What closes as well only notes that it has closed.
      project.enclosingMember(of: project.scope(of: change)).map { hearsOfFinger($0, owner, 0) && !leads($0) } ?? false
    }
  }

  /// Whether a function of the drag's class is told of the finger, by the scroll view or by a pan, or one calls it that is.
  private func hearsOfFinger(_ member: DeclarationRef, _ owner: TypeID, _ depth: Int) -> Bool {
    if let around = project.enclosingType(of: project.parent(of: member)), around == owner || project.ancestors(of: owner).types.contains(around) {
      if project.isListed(project[member].name, in: Self.rearming) { return true }
      let pan = TypeRef.external(Known.UIPanGestureRecognizer.name)
      if project.parameters(of: member).contains(where: { project.typesOf(declaration: $0).contains(pan) }) { return true }
    }
    return depth < 2 && project[member].kind == .function && project.callers(of: member).prefix(20).contains { call in
      project.enclosingMember(of: project.scope(of: call)).map { hearsOfFinger($0, owner, depth + 1) } ?? false
    }
  }

  /// The edge itself: zero, or the insets at rest.
  private func isRest(_ node: NodeID, in context: Context) -> Bool {
    if let value = project.thousandths(node, in: context) { return value == 0 }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .prefix: return isRest(expression.base, in: context)
    case .member: return project.isListed(expression.name, in: Self.insets) || expression.base != none && isRest(expression.base, in: context)
    default: return false
    }
  }

  /// Whether a distance is added before: `contentOffset.y + 80 < 0`.
  private func hasDistance(_ node: NodeID, in context: Context, _ depth: Int) -> Bool {
    guard node != none, depth < 6 else { return false }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .name:
      guard let ref = project.meanings(of: expression, in: context).first, project[ref].kind == .variable, project[ref].value != none,
        project.parent(of: ref).map({ !project[$0].kind.isType }) ?? false
      else { return false }
      return hasDistance(project[ref].value, in: project.valueContext(of: ref, frame: nil), depth + 1)
    case .tuple: return project.list(of: expression, in: context.file).contains { hasDistance($0, in: context, depth + 1) }
    case .binary where project.isListed(expression.name, in: Self.sums):
      return [expression.base, NodeID(expression.first)].contains { side in
        project.thousandths(side, in: context).map { $0 != 0 } ?? (isProperty(side, in: context) || hasDistance(side, in: context, depth + 1))
      }
    default: return false
    }
  }

  private func isProperty(_ node: NodeID, in context: Context) -> Bool {
    let expression = project.node(node, in: context.file)
    guard expression.kind == .name, let ref = project.meanings(of: expression, in: context).first else { return false }
    return project[ref].kind == .variable && project.parent(of: ref).map { project[$0].kind.isType } ?? false
  }

  private static let sums: Spellings = ["+", "-"]
  private static let connectives: Spellings = ["&&", "||"]
  /// What UIKit's views and controllers say of themselves that tells nothing of a finger.
  private static let ofUIKit: Set<String> = [
    "isHidden", "isScrollEnabled", "isEmpty", "bounces", "isZooming", "isBeingDismissed", "isBeingPresented", "isMovingFromParent", "isViewLoaded",
    "isFirstResponder", "isUserInteractionEnabled", "isPagingEnabled", "isEditing",
  ]
  private static let comparisons: Spellings = ["<", ">", "<=", ">="]
  private static let insets: Spellings = ["contentInset", "adjustedContentInset", "safeAreaInsets", "zero"]
  private static let fingers: Spellings = [
    "isTracking", "isDragging", "isDecelerating", "numberOfTouches", "tracking", "dragging", "decelerating", "state",
  ]
  private static let changes = ["toggle", "insert", "append", "removeAll"]
  private static let rearming: Spellings = [
    "scrollViewWillBeginDragging", "scrollViewDidEndDragging", "scrollViewWillEndDragging", "scrollViewDidEndDecelerating",
    "scrollViewWillBeginDecelerating", "scrollViewDidScrollToTop", "scrollViewShouldScrollToTop", "touchesBegan", "touchesEnded",
  ]
}
