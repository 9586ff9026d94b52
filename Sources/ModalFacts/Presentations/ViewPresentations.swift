// SwiftUI's presentations: modifiers with a flag or item and content, and the wrappers of a project's own,
// which are read whole with what their callers hand in.

import SwiftScan

extension PresentationReader {
  // MARK: SwiftUI

  mutating func modifier(_ call: NodeRef, _ name: NameID, _ style: Style) {
    let node = project[call]
    let callee = project.node(node.base, in: call.file)
    guard callee.kind == .member && callee.base != none || callee.kind == .name else { return }
    let arguments = project.arguments(of: node, in: call.file)
    guard isPresenting(arguments, style) else { return }
    // A modifier of the project's own with this very shape is followed instead.
    let own = project.declarations[name].filter { project[$0].kind == .function }
    if !own.isEmpty, !project.matching(own.filter { labels($0) == arguments.map(\.label) }, arguments).isEmpty { return }
    var candidate = Candidate(call: call, name: name, style: style, isSwiftUI: true, inner: call, content: none)
    let shown = contentArgument(arguments, in: call.file)
    if isPassedOver(call, presenting: style == .dialog ? nil : shown) || isNeverShown(call) { return }
    if style == .dialog {
      append(candidate, [Content(what: .system(project.text(name)))], style: .dialog)
      return
    }
    guard let content = shown else {
      append(candidate, [Content(what: .unseen(Unseen("no content argument")))], style: style)
      return
    }
    candidate.content = content
    budget = Self.mostCallers
    present(candidate)
  }

  func labels(_ function: DeclarationRef) -> [NameID] {
    project.parameters(of: function).map { project[$0].label }
  }

  func isPresenting(_ arguments: Arguments, _ style: Style) -> Bool {
    if style == .dialog {
      return arguments.contains { $0.label == .isPresented || $0.label == .item || project.text($0.label) == "presenting" || project.text($0.label) == "store" }
    }
    return arguments.contains { drives($0.label) }
  }

  func contentArgument(_ arguments: Arguments, in file: Int32) -> NodeID? {
    if let named = arguments.first(where: { $0.label == .content }) { return named.value }
    if let trailing = arguments.last(where: { $0.label == Argument.trailing }) { return trailing.value }
    return arguments.last { $0.label == none && project.node($0.value, in: file).kind == .closure }?.value
  }

  /// The names that drive a presentation, under all the names that its wrappers' callers give them.
  func drivers(of candidate: Candidate) -> Drivers {
    var names: Set<NameID> = []
    var owned: [SetFlag] = []
    for argument in project.arguments(of: project[candidate.inner], in: candidate.inner.file)
    where drives(argument.label) {
      collectFlags(argument.value, in: candidate.inner.file, project, &names)
      owned += project.ownedFlags(in: argument.value, at: candidate.inner)
    }
    for link in candidate.links {
      let takers = link.function.map { [$0] } ?? link.type.map { Array(project.initializers(of: $0)) } ?? []
      for argument in project.arguments(of: project[link.call], in: link.call.file) {
        let value = project.node(argument.value, in: link.call.file)
        guard value.kind == .name || value.kind == .member else { continue }
        let isDriver = names.contains(argument.label) || names.contains(project.unprojected(value.name))
          || project.names(ofTaken: argument.label, by: takers).contains(where: names.contains)
        guard isDriver else { continue }
        collectFlags(argument.value, in: link.call.file, project, &names)
        owned += project.ownedFlags(in: argument.value, at: link.call)
      }
    }
    addOuterNames(to: &names, of: candidate.call, 0)
    // A wrapper does not know whose flag it is handed.
    let bound = project.arguments(of: project[candidate.inner], in: candidate.inner.file).filter { drives($0.label) }
    let isPlain = names.count == 1 && bound.count == 1 && candidate.links.isEmpty
    let property = isPlain ? project.property(boundBy: bound[0].value, in: project.context(of: candidate.inner)) : nil
    let instance = property == nil ? nil : project.instance(boundBy: bound[0].value, in: project.context(of: candidate.inner))
    let unseen = bound.flatMap { project.unseenOwners(ofBound: $0.value, in: project.context(of: candidate.inner)) }
    return Drivers(names, owned: owned, property: property, instance: instance, unseenOwners: unseen)
  }

  /// Adds what those around a presentation call the bindings that they hand to it: `shows` of `Footer(isOpen: $shows)` and `.footer($shows)`.
  private func addOuterNames(to names: inout Set<NameID>, of call: NodeRef, _ depth: Int) {
    guard depth < 3, let member = project.enclosingMember(of: project.scope(of: call)) else { return }
    var outer: Set<NameID> = []
    func hand(_ value: NodeID, by call: NodeRef) {
      let kind = project.node(value, in: call.file).kind
      guard kind == .name || kind == .member else { return }
      collectFlags(value, in: call.file, project, &outer)
      addOuterNames(to: &outer, of: call, depth + 1)
    }
    for parameter in project.parameters(of: member) where names.contains(project[parameter].name) && project.isBinding(parameter) {
      for call in project.callers(of: member).prefix(Self.mostHanders) {
        if let value = project.argument(for: parameter, of: member, call: call) { hand(value, by: call) }
      }
    }
    if let type = project.enclosingType(of: member) {
      for name in names.sorted() where project.members(named: name, of: type).contains(where: project.isBinding) {
        for call in project.calls[project.types[Int(type)].name].prefix(Self.mostHanders) where !project.isInactive(call) {
          let frame = project.frame(making: type, by: call, caller: project.context(of: call))
          if let bound = project.bound(property: name, of: type, by: frame), bound.context.file == call.file { hand(bound.node, by: call) }
        }
      }
    }
    names.formUnion(outer)
  }

  private static let mostHanders = 24

  /// The context of the innermost call, with a frame for each wrapper's call.
  func context(of candidate: Candidate) -> Context {
    var context = project.context(of: candidate.inner)
    context.frame = events(of: candidate).last?.frame
    return context
  }

  /// The call that presents and those of the wrappers around it, each with the frame of the function that it stands in.
  func events(of candidate: Candidate) -> [PresentingEvent] {
    var frame: Frame?
    var found: [PresentingEvent] = []
    for link in candidate.links.reversed() {
      found.append(PresentingEvent(call: link.call, frame: frame))
      var caller = project.context(of: link.call)
      caller.frame = frame
      frame = project.frame(function: link.function, type: link.type, call: link.call, caller: caller)
    }
    return found + [PresentingEvent(call: candidate.inner, frame: frame)]
  }

  /// Presents view content: judged here, or at the callers of what is around if they hand it in.
  mutating func present(_ candidate: Candidate) {
    let context = context(of: candidate)
    if let handed = handedIn(candidate.content, in: context, 0) {
      expand(handed, candidate) { reader, next in reader.present(next) }
      return
    }
    if let item = openItem(of: candidate, in: context) { return expand(item, candidate) { reader, next in reader.present(next) } }
    guard isWanted(candidate.call) else { return }
    drivers = drivers(of: candidate)
    outerDoors = doors(beside: candidate.call)
    defer { outerDoors = [:] }
    isBare = true
    let given = candidate.links.count == 1 ? itemHandedIn(to: candidate, in: context) : nil
    casesShown = candidate.links.isEmpty ? casesShown(by: candidate.inner) : given.flatMap { casesShown(by: candidate.call, given: $0.node) }
    defer { casesShown = nil }
    let contents = contentsMadeOfItem(candidate, in: context) ?? viewContents(candidate.content, in: context)
    append(candidate, settled(contents, of: candidate), style: candidate.style ?? .sheet)
  }

  /// Space, lines and colours around what is shown.
  private func isFiller(_ node: NodeID, in file: Int32) -> Bool {
    let call = project.node(node, in: file)
    guard call.kind == .call, call.count == 0 else { return false }
    let name = project.node(call.base, in: file).name
    return ["Spacer", "Divider", "EmptyView"].contains(project.text(name))
  }

  /// The parameter or property that the whole content is, if somebody else hands it in.
  func handedIn(_ node: NodeID, in context: Context, _ depth: Int) -> DeclarationRef? {
    guard node != none, depth < 24 else { return nil }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .name:
      guard let ref = project.meanings(of: expression, in: context).first else { return nil }
      return handedIn(ref, in: context, depth)
    case .member:
      if let held = heldByItem(expression, in: context) { return handedIn(held, in: context, depth) }
      guard project.isSelf(expression.base, in: context.file), let type = project.enclosingType(of: context.scope),
        let ref = project.members(named: expression.name, of: type).first
      else { return nil }
      return handedIn(ref, in: context, depth)
    case .closure:
      let closure = DeclarationRef(file: context.file, index: expression.first)
      let items = project.list(of: project.node(project[closure].body, in: context.file), in: context.file)
        .filter { project.node($0, in: context.file).kind != .declaration && !isFiller($0, in: context.file) }
      // Beside what is handed in may stand a grabber or a title.
      return items.lazy.compactMap { self.handedIn($0, in: context.inside(closure).at($0), depth + 1) }.first
    case .call:
      let callee = project.node(expression.base, in: context.file)
      switch callee.kind {
      // What a button runs is no content.
      case .name where callee.name == .Button: return nil
      case .name:
        if project.startsUppercase(callee.name) {
          // A container of SwiftUI's, or a wrapper of the team's, around what is handed in: `Page { content() }`, `Page(content: content)`.
          guard let last = project.arguments(of: expression, in: context.file).last,
            project.isSystemView(callee.name) || project.node(last.value, in: context.file).kind == .closure
              || last.label == .content && !project.madeTypes(named: callee.name, in: context.at(node)).isEmpty
          else { return nil }
          // A property that such a view tells by is not shown. A function's callers say how the view closes.
          guard let handed = handedIn(last.value, in: context, depth + 1),
            project[handed].kind == .parameter || !isAnswer(last.value, by: NodeRef(file: context.file, index: node), in: context)
          else { return nil }
          return handed
        }
        guard let ref = project.meanings(of: callee, in: context.at(node)).first else { return nil }
        return handedIn(ref, in: context, depth)
      case .member:
        if callee.base == none { return nil }
        if let held = heldByItem(callee, in: context.at(node)) { return handedIn(held, in: context, depth) }
        if project.isSelf(callee.base, in: context.file) { return handedIn(expression.base, in: context, depth + 1) }
        return handedIn(callee.base, in: context, depth + 1)
      default: return nil
      }
    case .if:
      // `if let item { content(item) }`.
      return handedIn(expression.base, in: context, depth + 1)
    case .block:
      let items = project.list(of: expression, in: context.file)
      return items.count == 1 ? handedIn(items[items.startIndex], in: context, depth + 1) : nil
    case .return, .cast: return handedIn(expression.base, in: context, depth + 1)
    default: return nil
    }
  }

  /// `Choices(items) { chosen in onSelect(chosen) }`: a closure that a view of the project's takes to tell of something, and not to show it.
  private func isAnswer(_ closure: NodeID, by call: NodeRef, in context: Context) -> Bool {
    guard project.node(closure, in: call.file).kind == .closure, case let name = project.node(project[call].base, in: call.file).name,
      case let types = project.madeTypes(named: name, in: context.at(call.index)), types.count == 1, case .project(let type)? = types.first, project.isView(type)
    else { return false }
    let initializers = project.matching(project.initializers(of: type), project.arguments(of: project[call], in: call.file))
    let takers: [DeclarationRef]
    if initializers.isEmpty {
      let frame = project.frame(making: type, by: call, caller: context.at(call.index))
      takers = project.storedClosures(of: type).filter { project.bound(property: project[$0].name, of: type, by: frame)?.node == closure }
    } else {
      takers = initializers.flatMap { initializer in
        project.parameters(of: initializer).filter { project.argument(for: $0, of: initializer, call: call) == closure }
      }
    }
    return !takers.isEmpty && takers.allSatisfy { taker in
      let type = project[taker].type
      return type != none && project.node(type, in: taker.file).kind == .functionType && !project.returnsView(taker) && !project.isBuilt(taker)
    }
  }

  /// What a parameter or property is bound to may be handed in in its turn.
  func handedIn(_ ref: DeclarationRef, in context: Context, _ depth: Int) -> DeclarationRef? {
    guard isHandedIn(ref) else { return nil }
    guard let bound = ValueReader(project).bound(ref, in: context.frame) else { return ref }
    return handedIn(bound.node, in: bound.context, depth + 1)
  }

  func isHandedIn(_ ref: DeclarationRef) -> Bool {
    let declaration = project[ref]
    guard let owner = project.parent(of: ref) else { return false }
    switch declaration.kind {
    case .parameter: return project[owner].kind.isFunction && (project.takesClosure(ref) || project.isGenericView(ref))
    case .variable:
      guard project[owner].kind.isType, declaration.body == none, ValueReader(project).getter(of: ref) == nil else { return false }
      return declaration.value == none && (project.takesClosure(ref) || project.isGenericView(ref))
    default: return false
    }
  }

  /// Goes on at everybody who hands something to `ref`.
  mutating func expand(
    _ ref: DeclarationRef, _ candidate: Candidate, _ go: (inout PresentationReader, Candidate) -> Void
  ) {
    guard let owner = project.parent(of: ref), candidate.links.count < 6, open.insert(ref).inserted else { return }
    defer { open.remove(ref) }
    var link = Link(function: nil, type: nil, name: none, call: candidate.call)
    var calls: [NodeRef] = []
    if project[owner].kind.isFunction {
      let type = project.enclosingType(of: project.parent(of: owner))
      link.function = owner
      link.name = project[owner].kind == .initializer ? type.map { project.types[Int($0)].name } ?? none : project[owner].name
      calls = callers(of: owner, named: link.name)
    } else if let type = project.type(of: owner) {
      link.type = type
      link.name = project.types[Int(type)].name
      let drivers = isItem(type) ? drivers(of: candidate) : nil
      calls = project.calls[link.name].filter { call in
        mayLeadOn(call, from: link.name) && hands(call, to: ref, of: type) && drivers.map { becomes(oneOf: $0, call) } ?? true
      }
    }
    follow(calls, of: link, candidate, handing: ref, orSay: "nobody was seen to hand in `\(project.text(project[ref].name))`", go)
  }

  /// `func restore(_ player: AVPlayerViewController)`, which the system calls: whoever hands it in, its class is known.
  private func systemController(declaredBy parameter: DeclarationRef) -> NameID? {
    guard project[parameter].kind == .parameter, case let types = project.typesOf(declaration: parameter), types.count == 1, case .external(let name)? = types.first,
      project.roles.has(name, .systemController)
    else { return nil }
    return name
  }

  /// Goes on at the calls of a wrapper, or says why there are none.
  mutating func follow(
    _ calls: [NodeRef], of link: Link, _ candidate: Candidate, handing ref: DeclarationRef, orSay reason: String,
    _ go: (inout PresentationReader, Candidate) -> Void
  ) {
    wrapperNames.insert(link.name)
    let before = found.count
    let branches = TakenBranches(project)
    var isPassedBy = false
    for call in calls {
      guard budget > 0 else { break }
      budget -= 1
      var next = candidate
      next.links.append(link)
      next.links[next.links.count - 1].call = call
      next.call = call
      next.name = link.name
      // `show(page, modally: false)` pushes it, `modal(.card) { … }` shows no cover.
      if events(of: next).contains(where: { branches.isPassedBy($0.call, in: $0.frame) }) || isAnsweredByAnother(next) { isPassedBy = true } else { go(&self, next) }
    }
    if found.count == before, !isPassedBy, isWanted(candidate.call), !isHandedElsewhere(ref, link) {
      let content = systemController(declaredBy: ref).map { Content(what: .system(project.text($0))) } ?? Content(what: .unseen(Unseen(reason)))
      append(candidate, [content], style: candidate.style ?? .sheet)
    }
  }

  /// `item.view`, a view that whoever makes the presented item hands to it.
  private func heldByItem(_ member: Node, in context: Context) -> DeclarationRef? {
    guard member.base != none, isItem(member.base, in: context, 0), case let owners = project.typesOf(member.base, in: context), owners.count == 1,
      case .project(let type)? = owners.first, isItem(type), let held = project.members(named: member.name, of: type).first
    else { return nil }
    return isHandedIn(held) ? held : nil
  }

  /// Whether values of a type may be what a presentation is bound to.
  private func isItem(_ type: TypeID) -> Bool {
    !project.isView(type) && project.ancestors(of: type).external.contains { project.text($0) == "Identifiable" }
  }

  /// Whether a value becomes the item of a presentation where it is made: `modal = Modal(view: AnyView(page))`.
  private func becomes(oneOf drivers: Drivers, _ call: NodeRef) -> Bool {
    guard let scope = project.scope(of: call), let parent = project.parent(of: call.index, inside: scope),
      case let assignment = project.node(parent, in: call.file), assignment.kind == .assign, assignment.first == call.index
    else { return false }
    return drivers.contains(project.node(assignment.base, in: call.file).name)
  }

  /// Whether somebody hands something to `ref` who was passed over, since not all sites are asked for.
  private mutating func isHandedElsewhere(_ ref: DeclarationRef, _ link: Link) -> Bool {
    guard wanted != nil || wantedFile != nil else { return false }
    for call in project.calls[link.name] {
      if let function = link.function {
        if project.mayMean(function, of: project.enclosingType(of: project.parent(of: function)), call), isShipped(call) { return true }
      } else if let type = link.type, hands(call, to: ref, of: type) {
        return true
      }
    }
    return false
  }

  /// Whether a call that makes a type hands something to one of its properties.
  private mutating func hands(_ call: NodeRef, to property: DeclarationRef, of type: TypeID) -> Bool {
    guard isShipped(call) else { return false }
    let frame = project.frame(function: nil, type: type, call: call, caller: project.context(of: call))
    return project.bound(property: project[property].name, of: type, by: frame) != nil
  }

  /// Calls that can mean this function.
  mutating func callers(of function: DeclarationRef, named name: NameID) -> [NodeRef] {
    if let known = callersOfFunction[function] { return known }
    let found = findCallers(of: function, named: name)
    callersOfFunction[function] = found
    return found
  }

  private mutating func findCallers(of function: DeclarationRef, named name: NameID) -> [NodeRef] {
    let owner = project.enclosingType(of: project.parent(of: function))
    var found: [NodeRef] = []
    // Last, whether anybody runs what calls: that may be looked for in all of a type's files.
    for call in project.calls[name] where mayLeadOn(call, from: name) && project.mayMean(function, of: owner, call) && isShipped(call) {
      found.append(call)
    }
    return found
  }

  /// Whether a call of a wrapper is a site that is asked for, or may lead to one. What calls a wrapper that is new may be
  /// a wrapper that nobody knew.
  private mutating func mayLeadOn(_ call: NodeRef, from wrapper: NameID) -> Bool { mayLeadToWanted(call) || !wantedWrappers.contains(wrapper) }
}

extension Project {
  /// Whether a place stands in a type's own code. What another class presents that an object was made with, `router.toPresentable()`, is
  /// that of one of its makers, and not of all.
  func stands(_ place: NodeRef, in type: TypeID) -> Bool {
    guard let own = enclosingType(of: scope(of: place)) else { return false }
    return own == type || ancestors(of: own).types.contains(type) || ancestors(of: type).types.contains(own)
  }
}
