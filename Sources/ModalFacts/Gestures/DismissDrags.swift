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
      drag.isShared = recognizer.delegate.mayShare || recognizer.delegate.decides || recognizer.delegate.ordersFailures || recognizer.isCustomized || waits(recognizer)
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
      if name == .UITableView { return true }
      // One that only pages or zooms lets a vertical drag pass; one that bounces up and down does not.
      guard name == .UIScrollView else { return false }
      return project.assignments[Known.alwaysBounceVertical.name].contains { assignment in
        let left = project.node(project[assignment].base, in: assignment.file)
        return left.kind == .member && left.base != none && project.node(left.base, in: assignment.file).name == project[property].name
          && assignment.file == property.file && project.node(project[assignment].first, in: assignment.file).kind == .true
      }
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
        callee.kind == .name ? project.meanings(of: callee.name, in: context)
        : callee.base == none ? Declarations() : project.members(named: callee.name, of: project.typesOf(callee.base, in: context))
      meanings = project.matching(meanings, project.arguments(of: call, in: function.file)).filter { leads($0) }
      guard !meanings.isEmpty || project.roles.has(callee.name, .exit) else { continue }
      reading.found = true
      for condition in project.conditions(before: place, in: function) { read(condition, in: context, owner, &reading, 0) }
      if depth < 3, let next = meanings.first, project[next].kind == .function { collect(next, owner, &reading, depth + 1) }
      return
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
      if Self.fingers.contains(project.text(name)) { reading.isArmed = true }
      if name == .contentOffset { reading.asksOffset = true }
      if name == .velocity { (reading.asksOffset, reading.hasThreshold) = (true, true) }
      if project.isSelf(expression.base, in: context.file) {
        readName(name, in: context, owner, &reading, depth)
      } else {
        read(expression.base, in: context, owner, &reading, depth + 1)
      }
    case .binary:
      read(expression.base, in: context, owner, &reading, depth + 1)
      read(expression.first, in: context, owner, &reading, depth + 1)
      guard Self.comparisons.contains(project.text(expression.name)) else { break }
      if !isRest(expression.base, in: context), !isRest(expression.first, in: context) { reading.hasThreshold = true }
    case .prefix, .cast: read(expression.base, in: context, owner, &reading, depth + 1)
    case .tuple:
      for part in project.list(of: expression, in: context.file) { read(part, in: context, owner, &reading, depth + 1) }
    case .call:
      // `offset(of: scrollView) > 80` asks somebody else.
      let callee = project.node(expression.base, in: context.file)
      if callee.kind == .member { read(callee.base, in: context, owner, &reading, depth + 1) }
      for argument in project.arguments(of: expression, in: context.file) { read(argument.value, in: context, owner, &reading, depth + 1) }
      if !project.declarations[callee.name].isEmpty { reading.isUnseen = true }
    case .case, .switch, .patternTest: reading.isUnseen = true
    default: break
    }
  }

  /// A local is what it is set to; a property arms if a function that hears of the finger sets it.
  private func readName(_ name: NameID, in context: Context, _ owner: TypeID, _ reading: inout Reading, _ depth: Int) {
    guard let ref = project.meanings(of: name, in: context).first else { return }
    if project[ref].name == .velocity, project[ref].kind == .parameter { (reading.asksOffset, reading.hasThreshold) = (true, true) }
    guard project[ref].kind == .variable || project[ref].kind == .binding else { return }
    let isLocal = project.parent(of: ref).map { !project[$0].kind.isType } ?? false
    if isLocal {
      read(project[ref].value, in: project.valueContext(of: ref, frame: nil), owner, &reading, depth + 1)
    } else if project[ref].body != none {
      let body = project.node(project[ref].body, in: ref.file)
      let items = project.list(of: body, in: ref.file)
      guard items.count == 1, let only = items.first else { return reading.isUnseen = true }
      let value = project.node(only, in: ref.file)
      let result = value.kind == .return ? value.base : only
      read(result, in: Context(file: ref.file, scope: ref, position: project[ref].nodeEnd, frame: nil), owner, &reading, depth + 1)
    } else if isSetWithFinger(name, owner) {
      reading.isArmed = true
    }
  }

  private func isSetWithFinger(_ name: NameID, _ owner: TypeID) -> Bool {
    project.assignments[name].contains { assignment in
      guard let member = project.enclosingMember(of: project.scope(of: assignment)),
        let around = project.enclosingType(of: project.parent(of: member)), around == owner || project.ancestors(of: owner).types.contains(around)
      else { return false }
      return Self.rearming.contains(project.text(project[member].name))
    }
  }

  /// The edge itself: zero, or the insets at rest.
  private func isRest(_ node: NodeID, in context: Context) -> Bool {
    if let value = project.thousandths(node, in: context) { return value == 0 }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .prefix: return isRest(expression.base, in: context)
    case .member: return Self.insets.contains(project.text(expression.name)) || expression.base != none && isRest(expression.base, in: context)
    default: return false
    }
  }

  private static let comparisons: Set<String> = ["<", ">", "<=", ">="]
  private static let insets: Set<String> = ["contentInset", "adjustedContentInset", "safeAreaInsets", "zero"]
  private static let fingers: Set<String> = ["isTracking", "isDragging", "isDecelerating", "tracking", "dragging", "decelerating", "state"]
  private static let rearming: Set<String> = [
    "scrollViewWillBeginDragging", "scrollViewDidEndDragging", "scrollViewWillEndDragging", "scrollViewDidEndDecelerating",
    "scrollViewWillBeginDecelerating", "scrollViewDidScrollToTop", "scrollViewShouldScrollToTop", "touchesBegan", "touchesEnded",
  ]
}
