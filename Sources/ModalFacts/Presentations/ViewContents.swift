// What a SwiftUI presentation shows: one content for each branch of its closure, with the type that a person
// would name.

import SwiftScan

extension PresentationReader {
  // MARK: Content that is a view

  /// One content for each branch of what a closure shows.
  mutating func viewContents(_ node: NodeID, in context: Context) -> [Content] {
    // Several wrappers may lead to one view; under other names it is still the same.
    guard drivers.isEmpty else { return readViewContents(node, in: context) }
    let view = Value(kind: .view(NodeRef(file: context.file, index: node), context))
    // To make this key asks every frame around, so whoever watches them does not take what is known by it for unasked.
    let key = Bared(what: ValueKey(view), isBare: isBare)
    if let known = contentsOfView[key] { return known }
    var place = context
    place.frame = nil
    let shared = Bared(what: ShownView(node: node, place: place, surroundings: Surroundings(context.frame)), isBare: isBare)
    if let known = sharedContentsOfView[shared] { return known }
    let watch = FrameWatch(context.frame)
    let contents = readViewContents(node, in: context)
    if watch.isAsked() { contentsOfView[key] = contents } else { sharedContentsOfView[shared] = contents }
    return contents
  }

  /// A view, and all that its contents rest on if nobody asks what the calls around it hand over.
  struct ShownView: Hashable {
    var node: NodeID
    /// Without a frame.
    var place: Context
    var surroundings: Surroundings
  }

  mutating func readViewContents(_ node: NodeID, in context: Context) -> [Content] {
    guard let branching = branching(node, in: context, 0), !isChosenWithin(branching) else { return [viewContent(node, in: context, [])] }
    return branching.arms.flatMap { leaves(of: [Branch(of: branching, arm: $0)]) }.map { viewContent(node, in: context, $0) }
  }

  /// The arms of a `switch` over the presented item that this presentation ever shows.
  private func arms(of statement: Node, in context: Context, ofItem isOfItem: Bool) -> [NodeID] {
    let all = ValueReader(project).takenArms(of: statement, in: context)
    guard let shown = casesShown, isOfItem && project.isSelf(statement.base, in: context.file) || isItem(statement.base, in: context, 0) else { return all }
    let reader = ActionReader(project, drivers: [])
    let reached = all.filter { arm in
      let names = reader.armNames(arm, in: context.file)
      return names.isEmpty || names.contains { shown.contains($0) }
    }
    return reached.isEmpty ? all : reached
  }

  /// Whether an expression is what the content closure is handed, also by way of a view's property.
  func isItem(_ node: NodeID, in context: Context, _ depth: Int) -> Bool {
    guard depth < 6 else { return false }
    let expression = project.node(node, in: context.file)
    guard expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: context.file) else { return false }
    guard let ref = project.meanings(of: expression, in: context).first else { return expression.name == Word.dollarZero.rawValue }
    if project[ref].kind == .parameter {
      if let bound = ValueReader(project).argument(for: ref, in: context.frame) { return isItem(bound.node, in: bound.context, depth + 1) }
      return project.parent(of: ref).map { project[$0].kind == .closure || $0 == contentFunction } ?? false
    }
    guard let owner = project.enclosingType(of: project.parent(of: ref)),
      let bound = ValueReader(project).boundProperty(expression.name, of: owner, in: context.frame)
    else { return false }
    return isItem(bound.node, in: bound.context, depth + 1)
  }

  /// A `switch` in the body of a project's view over what the view was handed: a router.
  private func routing(_ call: Node, _ name: NameID, at ref: NodeRef, in context: Context, _ depth: Int) -> Branching? {
    let types = project.madeTypes(named: name, in: context.at(ref.index))
    guard types.count == 1, case .project(let id)? = types.first, project.isView(id) else { return nil }
    let frame = project.frame(function: nil, type: id, call: ref, caller: context.at(ref.index))
    guard frame.depth < 6, let body = project.members(named: Known.body.name, of: id).first, let getter = ValueReader(project).getter(of: body),
      project[getter].body != none
    else { return nil }
    let inside = Context(file: getter.file, scope: getter, position: project[getter].body, frame: frame)
    guard let found = branching(project[getter].body, in: inside, depth + 1) else { return nil }
    // `Card { if isNew { First() } else { Second() } }`, which shows what it is handed.
    if found.statement.file == ref.file, isInside(found.statement.index, ref.index, in: ref.file) { return found }
    return found.statement.file == getter.file && isOverItem(found) ? found : nil
  }

  /// A `switch` in another object's function over what it is handed.
  private func routing(by factory: DeclarationRef, _ call: NodeRef, in context: Context, _ depth: Int) -> Branching? {
    let frame = project.frame(function: factory, type: nil, call: call, caller: context.at(call.index))
    guard frame.depth < 6 else { return nil }
    let inside = Context(file: factory.file, scope: factory, position: project[factory].body, frame: frame)
    return branching(project[factory].body, in: inside, depth + 1).flatMap { isOverItem($0) ? $0 : nil }
  }

  func isOverItem(_ found: Branching) -> Bool {
    guard project[found.statement].kind == .switch, found.statement.file == found.context.file else { return false }
    // `topic.page()`, which asks what it is asked of.
    let subject = project[found.statement].base
    return project.isSelf(subject, in: found.statement.file) || isItem(subject, in: found.context, 0) || isPartOfItem(subject, in: found.context, 0)
  }

  /// The first `if … else` or `switch` that decides what is shown, through containers and modifiers,
  /// properties and functions.
  /// - Parameter isOfItem: Whether what is read is a member of the presented item.
  func branching(_ node: NodeID, in context: Context, ofItem isOfItem: Bool = false, _ depth: Int) -> Branching? {
    guard node != none, depth < 30 else { return nil }
    let expression = project.node(node, in: context.file)
    let ref = NodeRef(file: context.file, index: node)
    switch expression.kind {
    case .closure:
      let closure = DeclarationRef(file: context.file, index: expression.first)
      return branching(project[closure].body, in: context.inside(closure), ofItem: isOfItem, depth + 1)
    case .block:
      let items = project.list(of: expression, in: context.file)
        .filter { project.node($0, in: context.file).kind != .declaration && project.shipped($0, in: context.file) != nil }
      if items.count == 1 { return branching(items[0], in: context, ofItem: isOfItem, depth + 1) }
      return areAlternatives(items, in: context.file) ? Branching(statement: ref, arms: items, context: context) : onlyBranching(among: items, in: context, depth)
    case .return: return branching(expression.base, in: context, ofItem: isOfItem, depth + 1)
    case .if:
      guard expression.flags.contains(.hasElse), let last = project.list(of: expression, in: context.file).last else {
        return branching(expression.base, in: context, ofItem: isOfItem, depth + 1)
      }
      // `content(wrapped: true)`
      if expression.count == 2, let condition = project.list(of: expression, in: context.file).first, let holds = project.truth(of: condition, in: context) {
        return branching(holds ? expression.base : last, in: context, ofItem: isOfItem, depth + 1)
      }
      let arms = [expression.base, last].flatMap { innerArms(of: $0, in: context, 0) }.filter { !isEmptyView($0, in: context.file) }
      return arms.count > 1 ? Branching(statement: ref, arms: arms, context: context) : nil
    case .switch:
      let arms = arms(of: expression, in: context, ofItem: isOfItem).map { project.node($0, in: context.file).base }
        .filter { !isEmptyView($0, in: context.file) }
      return arms.count > 1 || casesShown != nil && !arms.isEmpty ? Branching(statement: ref, arms: arms, context: context) : nil
    case .ternary: return branching(ofTernary: node, expression, in: context, depth)
    case .tuple where expression.count == 1:
      return project.list(of: expression, in: context.file).first.flatMap { branching($0, in: context, ofItem: isOfItem, depth + 1) }
    case .call:
      let callee = project.node(expression.base, in: context.file)
      if callee.kind == .member, callee.base != none, !project.startsUppercase(callee.name), !project.isSelf(callee.base, in: context.file) {
        if let function = itemMember(callee, in: context.at(node)), project[function].body != none {
          return branching(project[function].body, in: Context(file: function.file, scope: function, position: project[function].body, frame: nil), ofItem: true, depth + 1)
        }
        if let factory = factory(callee, expression, in: context.at(node)) {
          return routing(by: factory, ref, in: context, depth)
        }
        return branching(callee.base, in: context, ofItem: isOfItem, depth + 1)
      }
      if callee.kind == .name, project.startsUppercase(callee.name) {
        guard isContainerView(callee.name), let last = project.arguments(of: expression, in: context.file).last(where: { $0.label != .destination }) else {
          return routing(expression, callee.name, at: ref, in: context, depth)
        }
        // What stands in it is there for each element: one may be what another is not.
        if callee.name == .ForEach || callee.name == .List && project.arguments(of: expression, in: context.file).contains(where: { $0.label == none }) { return nil }
        return branching(last.value, in: context, ofItem: isOfItem, depth + 1)
      }
      guard let function = project.meanings(of: callee, in: context.at(node)).first else { return nil }
      if let handed = bound(function, in: context) { return branching(handedIn: handed, depth) }
      guard project[function].kind == .function, project[function].body != none else { return nil }
      let frame = project.frame(function: function, type: nil, call: ref, caller: context.at(node))
      return branching(project[function].body, in: Context(file: function.file, scope: function, position: project[function].body, frame: frame), depth + 1)
    case .name, .member:
      if let property = itemMember(expression, in: context.at(node)), let getter = ValueReader(project).getter(of: property) {
        return branching(project[getter].body, in: Context(file: getter.file, scope: getter, position: project[getter].body, frame: nil), ofItem: true, depth + 1)
      }
      if expression.kind == .name, isItem(node, in: context, 0), let getter = bodyOfItem(node, in: context) {
        return branching(project[getter].body, in: Context(file: getter.file, scope: getter, position: project[getter].body, frame: nil), ofItem: true, depth + 1)
      }
      guard expression.kind == .name || project.isSelf(expression.base, in: context.file),
        let property = project.meanings(of: expression, in: context).first
      else { return nil }
      if let handed = bound(property, in: context) { return branching(handedIn: handed, depth) }
      guard let getter = ValueReader(project).getter(of: property) else { return nil }
      return branching(project[getter].body, in: Context(file: getter.file, scope: getter, position: project[getter].body, frame: context.frame), depth + 1)
    default: return nil
    }
  }

  /// What decides that, apart from branches that only say that there is nothing.
  private func branching(handedIn handed: Bound, _ depth: Int) -> Branching? {
    guard var found = branching(handed.node, in: handed.context, depth + 1) else { return nil }
    found.arms.removeAll { isText($0, in: found.statement.file) }
    return found.arms.count > 1 ? found : nil
  }

  /// `Text("Nothing here")`, whatever modifiers it has, also as `return AnyView(Text("Nothing here"))`.
  private func isText(_ arm: NodeID, in file: Int32) -> Bool {
    let block = project.node(arm, in: file)
    guard block.kind == .block, block.count == 1, let only = project.list(of: block, in: file).first else { return false }
    var call = project.node(only, in: file)
    if call.kind == .return { call = project.node(call.base, in: file) }
    for _ in 0..<200 {
      while call.kind == .call, let below = project.call(below: call, in: file) { call = below }
      guard call.kind == .call, case let name = project.text(project.node(call.base, in: file).name), name == "AnyView",
        let erased = project.arguments(of: call, in: file).first
      else { break }
      call = project.node(erased.value, in: file)
    }
    return call.kind == .call && project.text(project.node(call.base, in: file).name) == "Text"
  }

  /// Whether views stand one in each branch of an `#if` of which nobody knows what is compiled.
  private func areAlternatives(_ items: [NodeID], in file: Int32) -> Bool {
    let regions = project.files[Int(file)].regions
    guard items.count > 1, !regions.isEmpty else { return false }
    var previous = none
    for item in items {
      guard let region = regions.lastIndex(where: { $0.nodeStart <= item && item < $0.nodeEnd }),
        previous == none || regions[region].previous == previous
      else { return false }
      previous = UInt32(region)
    }
    return true
  }

  /// What a wrapper's caller hands in: `content()`, `content`.
  private func bound(_ ref: DeclarationRef, in context: Context) -> Bound? {
    project[ref].kind == .parameter || project[ref].kind == .variable ? ValueReader(project).bound(ref, in: context.frame) : nil
  }

  /// The branches of an `else if`; an `if` in a branch of its own may say what is there if something is missing.
  private func innerArms(of arm: NodeID, in context: Context, _ depth: Int) -> [NodeID] {
    let statement = project.node(arm, in: context.file)
    guard depth < 20 else { return [arm] }
    switch statement.kind {
    case .if where statement.flags.contains(.hasElse):
      let parts = project.list(of: statement, in: context.file)
      guard let condition = parts.first, let last = parts.last else { return [arm] }
      let holds = statement.count == 2 ? project.truth(of: condition, in: context.at(arm)) : nil
      let branches = holds.map { [$0 ? statement.base : last] } ?? [statement.base, last]
      return branches.flatMap { innerArms(of: $0, in: context, depth + 1) }
    default: return [arm]
    }
  }

  /// `coordinator.view(for: route)`: the function of an object that makes what is shown; nil for a modifier of a view's.
  private func factory(_ callee: Node, _ call: Node, in context: Context) -> DeclarationRef? {
    let owners = project.typesOf(callee.base, in: context)
    let makers = owners.filter { if case .project(let id) = $0 { !project.isView(id) } else { false } }
    guard !makers.isEmpty, makers.count == owners.count else { return nil }
    let functions = project.matching(project.members(named: callee.name, of: owners, in: context), project.arguments(of: call, in: context.file))
    guard functions.count == 1, let function = functions.first, project[function].kind == .function, project[function].body != none,
      project.isViewBuilder(function)
    else { return nil }
    return function
  }

  /// What the presented item shows that is a view itself.
  private func bodyOfItem(_ item: NodeID, in context: Context) -> DeclarationRef? {
    for case .project(let type) in project.typesOf(item, in: context) where project.isView(type) {
      return project.members(named: Known.body.name, of: type).first.flatMap { ValueReader(project).getter(of: $0) }
    }
    return nil
  }

  /// `route.screen`, a member of the presented item.
  private func itemMember(_ member: Node, in context: Context) -> DeclarationRef? {
    guard member.kind == .member, member.base != none, isItem(member.base, in: context, 0) else { return nil }
    return project.members(meantBy: member, in: context).first
  }

  /// Nothing, or `EmptyView()`.
  func isEmptyView(_ node: NodeID, in file: Int32) -> Bool {
    let block = project.node(node, in: file)
    guard block.kind == .block else { return false }
    let items = project.list(of: block, in: file)
    guard let first = items.first else { return true }
    let call = project.node(first, in: file)
    guard items.count == 1, call.kind == .call else { return false }
    return project.text(project.node(call.base, in: file).name) == "EmptyView"
  }

  mutating func viewContent(_ node: NodeID, in context: Context, _ branches: [Branch]) -> Content {
    var reader = ViewReader(project, drivers: drivers, words: words)
    (reader.showsBar, reader.isAtRoot) = (!isBare, isAtRoot)
    reader.screen.doors = outerDoors
    for branch in branches { reader.arms[branch.of.statement] = branch.arm }
    project.apart { reader.read(node, in: context) }
    arms = reader.arms
    var root = rootType(node, in: context, 0)
    // Of a router the branch is what is shown.
    if let branch = branches.last, case .project? = root, let shown = rootType(branch.arm, in: branch.of.context, 0), case .project = shown { root = shown }
    arms = [:]
    var content = Content(what: .inline("a view"))
    switch root {
    case .project(let root)?:
      let id = reader.screen.controller ?? root
      content.what = .type(project.text(project.types[Int(id)].name))
      content.type = id
      content.typeSite = site(of: project.types[Int(id)].parts[0])
    case .external(let name)? where project.text(name) == "EmptyView":
      content.what = .unseen(Unseen("nothing is shown"))
    case .external(let name)?:
      content.what = project.isKnownView(name)
        ? .inline(project.text(name)) : .unseen(Unseen("`\(project.text(name))` is from outside"))
    case nil: content.what = .unseen(Unseen("its view is made where it cannot be seen"))
    }
    if reader.screen.isSystem, !reader.screen.exits.contains(where: { $0.kind == .button }) {
      content.what = .system(content.name)
    }
    fill(&content, from: reader.screen)
    content.pushedParts = reader.walked.pushed.subtracting(reader.walked.here)
    if case .project(let id)? = root, !content.drafts.isEmpty, content.guards.isEmpty { content.dirtySpot = dirtySpot(of: id) }
    return content
  }

  /// The view that a content closure shows: the first type of the project's below containers.
  func rootType(_ node: NodeID, in context: Context, _ depth: Int) -> TypeRef? {
    guard node != none, depth < 40 else { return nil }
    let expression = project.node(node, in: context.file)
    let context = expression.kind.rawValue > NodeKind.skipped.rawValue ? context.at(node) : context
    switch expression.kind {
    case .closure:
      let closure = DeclarationRef(file: context.file, index: expression.first)
      return rootType(project[closure].body, in: context.inside(closure), depth + 1)
    case .block:
      if let arm = arms[NodeRef(file: context.file, index: node)] { return rootType(arm, in: context, depth + 1) }
      var inline: TypeRef?
      let items = project.list(of: expression, in: context.file).filter { project.node($0, in: context.file).kind != .declaration }
      for item in items {
        if items.count > 1, let rows = rowsContainer(item, in: context.file) {
          inline = inline ?? .external(rows)
          continue
        }
        guard let type = rootType(item, in: context, depth + 1) else { continue }
        if case .project = type { return type }
        inline = inline ?? type
      }
      return inline
    case .if:
      if let arm = arms[NodeRef(file: context.file, index: node)] { return rootType(arm, in: context, depth + 1) }
      if let type = rootType(expression.base, in: context, depth + 1) { return type }
      guard expression.flags.contains(.hasElse), let last = project.list(of: expression, in: context.file).last else { return nil }
      return rootType(last, in: context, depth + 1)
    case .switch:
      if let arm = arms[NodeRef(file: context.file, index: node)] { return rootType(arm, in: context, depth + 1) }
      var inline: TypeRef?
      for arm in ValueReader(project).takenArms(of: expression, in: context) {
        guard let type = rootType(project.node(arm, in: context.file).base, in: context, depth + 1) else { continue }
        if case .project = type { return type }
        inline = inline ?? type
      }
      return inline
    case .return, .case, .cast: return rootType(expression.base, in: context, depth + 1)
    case .tuple: return project.list(of: expression, in: context.file).first.flatMap { rootType($0, in: context, depth + 1) }
    case .ternary:
      if let arm = arms[NodeRef(file: context.file, index: node)] { return rootType(arm, in: context, depth + 1) }
      let parts = project.list(of: expression, in: context.file)
      return parts.dropFirst().lazy.compactMap { rootType($0, in: context, depth + 1) }.first
    case .binary: return rootType(expression.base, in: context, depth + 1) ?? rootType(expression.first, in: context, depth + 1)
    case .call:
      let callee = project.node(expression.base, in: context.file)
      switch callee.kind {
      case .name, .generic:
        let name = callee.kind == .generic ? project.node(callee.base, in: context.file).name : callee.name
        guard project.startsUppercase(name), !project.isNoType(name) else {
          let meanings = project.meanings(of: name, in: context)
          guard let first = meanings.first else { return nil }
          return rootOf(first, askedBy: NodeRef(file: context.file, index: node), in: context, depth)
        }
        let types = project.types(named: name, in: context)
        if case .project(let id)? = types.first, project.members(named: Known.body.name, of: id).isEmpty == false || !isContainerView(name) {
          guard mayBeView(id) else { return nil }
          // A wrapper of the team's: what it is handed is what is shown.
          if isWrapper(id), let last = project.arguments(of: expression, in: context.file).last,
            project.node(last.value, in: context.file).kind == .closure || last.label == .content, let inner = rootType(last.value, in: context, depth + 1),
            case .project = inner
          {
            return inner
          }
          return .project(id)
        }
        // A container: what it holds, if that is no row among others.
        let arguments = project.arguments(of: expression, in: context.file)
        if Self.holdsRows(name), arguments.contains(where: { viewCount(of: $0.value, in: context.file) > 1 }) { return .external(name) }
        for argument in arguments.reversed() {
          let value = project.node(argument.value, in: context.file)
          guard value.kind == .closure || value.kind == .call, !isRun(argument, of: name, arguments), argument.label != .destination else { continue }
          if let inner = rootType(argument.value, in: context, depth + 1), case .project = inner { return inner }
        }
        return .external(name)
      case .member:
        guard callee.base != none else { return nil }
        if project.startsUppercase(callee.name) { return project.resolve(type: expression.base, in: context).first.flatMap(viewOrNil) }
        // `Page.init(item:)`, handed over or called.
        if callee.name == Word.`init`.rawValue { return project.typesOf(callee.base, in: context).first.flatMap(viewOrNil) }
        let owners = project.typesOf(callee.base, in: context)
        let isOnView = owners.contains { if case .project(let id) = $0 { project.isView(id) } else { false } }
        if !isOnView || project.isSelf(callee.base, in: context.file) || project.isTypeName(callee.base, in: context.file) {
          let members = project.members(named: callee.name, of: owners, in: context)
          if let first = members.first, let type = rootOf(first, askedBy: NodeRef(file: context.file, index: node), in: context, depth) { return type }
          // `reason.map { Page(reason: $0) }`
          if members.isEmpty, callee.name == .map, let made = project.arguments(of: expression, in: context.file).last { return rootType(made.value, in: context, depth + 1) }
        }
        return rootType(callee.base, in: context, depth + 1)
      default: return nil
      }
    case .name:
      guard !project.startsUppercase(expression.name) || project.isNoType(expression.name) else { return nil }
      guard let first = project.meanings(of: expression, in: context).first else {
        return project.typesOf(node, in: context).first { if case .project(let id) = $0 { project.isView(id) } else { false } }
      }
      return rootOf(first, in: context, depth)
    case .member:
      guard expression.base != none else { return nil }
      // `Foo.init` and `viewModel.view`.
      if expression.name == Word.`init`.rawValue { return project.typesOf(expression.base, in: context).first.flatMap(viewOrNil) }
      let members = project.members(meantBy: expression, in: context)
      return members.first.flatMap { rootOf($0, askedBy: NodeRef(file: context.file, index: node), in: context, depth) }
    default: return nil
    }
  }

  func isContainerView(_ name: NameID) -> Bool { project.isSystemView(name) }

  private static func holdsRows(_ name: NameID) -> Bool {
    [Known.List, .ForEach, .Form, .Section].contains { $0.name == name }
  }

  /// `List` of `List { Row() }.padding()`; nil for what is none.
  private func rowsContainer(_ node: NodeID, in file: Int32) -> NameID? {
    var at = project.node(node, in: file)
    while at.kind == .call {
      let callee = project.node(at.base, in: file)
      if callee.kind == .name { return Self.holdsRows(callee.name) ? callee.name : nil }
      guard callee.kind == .member, callee.base != none else { return nil }
      at = project.node(callee.base, in: file)
    }
    return nil
  }

  /// How many views stand in a closure.
  private func viewCount(of closure: NodeID, in file: Int32) -> Int {
    let node = project.node(closure, in: file)
    guard node.kind == .closure else { return 0 }
    let body = project.node(project[DeclarationRef(file: file, index: node.first)].body, in: file)
    return project.list(of: body, in: file).count { project.node($0, in: file).kind != .declaration }
  }

  /// Whether an argument of a system's view is run and not shown: a button's action, `onCommit:`.
  private func isRun(_ argument: Argument, of view: NameID, _ arguments: Arguments) -> Bool {
    if argument.label == .action { return true }
    if argument.label == Argument.trailing { return view == .Button && !arguments.contains { $0.label == .action } }
    return argument.label != none && project.traits(argument.label).contains(.handlerLike)
  }

  /// A model that the code of a view speaks of is nothing that it shows.
  private func mayBeView(_ type: TypeID) -> Bool {
    if project.types[Int(type)].isExternal || !project.members(named: Known.body.name, of: type).isEmpty { return true }
    let ancestry = project.ancestors(of: type)
    return ancestry.isView || ancestry.isViewController || ancestry.external.contains { project.isViewName($0) || $0 == .Layout }
  }

  private func viewOrNil(_ type: TypeRef) -> TypeRef? {
    if case .project(let id) = type, !mayBeView(id) { nil } else { type }
  }

  /// Whether a view shows what it is handed: a property of it is a view builder, or has a generic view's type.
  private func isWrapper(_ type: TypeID) -> Bool {
    project.types[Int(type)].parts.prefix(1).contains { part in
      project.children(of: part).contains { member in
        project[member].kind == .variable && project[member].body == none
          && (project.hasAttribute(member, Known.ViewBuilder.name) || project.isGenericView(member)
            || project.takesClosure(member) && project.returnsView(member))
      }
    }
  }

  /// The view that a property or function gives.
  /// - Parameter call: What calls it, or names it on a value.
  func rootOf(_ ref: DeclarationRef, askedBy call: NodeRef? = nil, in context: Context, _ depth: Int) -> TypeRef? {
    let declaration = project[ref]
    if declaration.kind == .parameter, let bound = ValueReader(project).argument(for: ref, in: context.frame) {
      return rootType(bound.node, in: bound.context, depth + 1)
    }
    if declaration.kind == .variable, let owner = project.enclosingType(of: project.parent(of: ref)),
      let bound = ValueReader(project).boundProperty(declaration.name, of: owner, in: context.frame)
    {
      return rootType(bound.node, in: bound.context, depth + 1)
    }
    let body = ValueReader(project).getter(of: ref) ?? (declaration.kind == .function ? ref : nil)
    if let body, project[body].body != none {
      let frame = call.map { project.frame(function: body, type: nil, call: $0, caller: context) }
      if let type = rootType(project[body].body, in: Context(file: body.file, scope: body, position: project[body].body, frame: frame), depth + 1) {
        return type
      }
    }
    if declaration.kind != .function, declaration.value != none {
      return rootType(declaration.value, in: Context(file: ref.file, scope: ref, position: declaration.nodeEnd, frame: nil), depth + 1)
    }
    let types = project.typesOf(declaration: ref)
    if case .project(let id)? = types.first, project.isView(id), project.types[Int(id)].kind != .protocol { return .project(id) }
    return nil
  }
}
