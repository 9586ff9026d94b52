// Finds every presentation. A call of UIKit's or SwiftUI's is one; where its content is a parameter, a
// stored closure or a property that somebody else sets, the function or type around it presents what
// it is given, and its callers are the sites: any depth, no names configured.

import SwiftScan

struct PresentationReader {
  let project: Project
  private let words: Words
  /// Of the presentation being read.
  private var drivers: Set<NameID> = []
  private var found: [Presentation] = []
  private var previews: [[Range<NodeID>]] = []
  private var screensOfControllers: [TypeID: Screen] = [:]
  /// Several wrappers may lead to one value at one site.
  private var contentsOfValue: [ValueKey: [Content]] = [:]
  /// Wrappers being expanded, so that one that calls itself ends.
  private var open: Set<DeclarationRef> = []
  private var callersOfFunction: [DeclarationRef: [NodeRef]] = [:]
  /// How many callers of wrappers one presenting call may still lead to.
  private var budget = 0
  /// The arm that is being read of a content that branches.
  private var arms: [NodeRef: NodeID] = [:]

  /// A call that presents, and how.
  private struct Candidate {
    /// The site: the outermost call, in the end.
    var call: NodeRef
    var name: NameID
    /// What SwiftUI's modifier says; nil in UIKit, where the value tells.
    var style: Style?
    var isSwiftUI: Bool
    /// UIKit's or SwiftUI's own call, and its argument.
    var inner: NodeRef
    var content: NodeID
    /// The calls of wrappers between, innermost first.
    var links: [Link] = []
  }

  /// One call of a wrapper: of a function, or of the initialiser of a type that presents.
  private struct Link {
    var function: DeclarationRef?
    var type: TypeID?
    var name: NameID
    var call: NodeRef
  }

  init(_ project: Project) {
    self.project = project
    words = Words(project.roles)
  }

  mutating func read() -> [Presentation] {
    collectPreviews()
    project.flagNames = flagNames(in: project)
    for (role, style) in Self.styles {
      for name in project.roles.names(of: role) {
        for call in project.calls[name] where isShipped(call) { modifier(call, name, style) }
      }
    }
    for name in project.roles.names(of: .present) {
      for call in project.calls[name] where isShipped(call) { present(call, name) }
    }
    // A call that two ways lead to is one site.
    let sorted = found.sorted { $0.site < $1.site }
    var unique: [Presentation] = []
    for presentation in sorted {
      if let last = unique.last, last.site == presentation.site {
        unique[unique.count - 1].contents += presentation.contents
        if last.style != presentation.style { unique[unique.count - 1].style = .unseen(Unseen("its style is set in several ways")) }
      } else {
        unique.append(presentation)
      }
    }
    for index in unique.indices { unique[index].contents = withoutTwins(unique[index].contents) }
    return unique
  }

  /// One content for each thing that is shown; of two that say the same the first stays.
  private func withoutTwins(_ contents: [Content]) -> [Content] {
    var kept: [Content] = []
    for content in contents {
      let isTwin = kept.contains { other in
        other.what == content.what && other.typeSite == content.typeSite && other.containers == content.containers
          && other.exits.count == content.exits.count && other.unseen == content.unseen
      }
      if !isTwin, kept.count < 24 { kept.append(content) }
    }
    return kept
  }

  /// A project's own wrapper has tens of callers, its router hundreds.
  private static let mostCallers = 600

  private static let styles: [(Role, Style)] = [
    (.sheet, .sheet), (.cover, .fullScreen), (.popover, .popover), (.inspector, .inspector), (.dialog, .dialog),
    (.systemSheet, .dialog),
  ]

  // MARK: What is shipped

  private mutating func collectPreviews() {
    for file in project.files.indices {
      let outline = project.files[file]
      var ranges: [Range<NodeID>] = []
      for node in outline.nodes where node.kind == .macro && node.name == .Preview {
        for argument in outline.arguments(of: node) {
          let closure = outline.nodes[Int(argument.value)]
          guard closure.kind == .closure else { continue }
          let declaration = outline.declarations[Int(closure.first)]
          ranges.append(declaration.nodeStart..<declaration.nodeEnd)
        }
      }
      for declaration in outline.declarations where declaration.kind.isType {
        let inherits = outline.list(declaration.inherits).contains { outline.nodes[Int($0)].name == .PreviewProvider }
        if inherits { ranges.append(declaration.nodeStart..<declaration.nodeEnd) }
      }
      previews.append(ranges)
    }
  }

  private func isShipped(_ node: NodeRef) -> Bool {
    !project.isTest[Int(node.file)] && !project.isInactive(node) && isRun(project.scope(of: node), 0)
      && !previews[Int(node.file)].contains { $0.contains(node.index) }
  }

  /// Whether anybody can run the function around: a private one that nothing calls or names shows nothing.
  private func isRun(_ scope: DeclarationRef?, _ depth: Int) -> Bool {
    guard depth < 4, let member = project.enclosingMember(of: scope), project[member].kind == .function else { return true }
    let declaration = project[member]
    guard declaration.modifiers.contains(.private), !declaration.modifiers.contains(.override),
      !project.hasAttribute(member, Known.IBAction.name), let type = project.enclosingType(of: project.parent(of: member))
    else { return true }
    for file in Set(project.types[Int(type)].parts.map(\.file)).sorted() {
      let outline = project.files[Int(file)]
      if isNamed(declaration.name, outline) { return true }
      for index in outline.nodes.indices where outline.nodes[index].kind == .call {
        guard outline.nodes[Int(outline.nodes[index].base)].name == declaration.name else { continue }
        let caller = project.scope(of: NodeRef(file: file, index: NodeID(index)))
        if project.enclosingMember(of: caller) != member, isRun(caller, depth + 1) { return true }
      }
    }
    return false
  }

  /// Whether a name stands anywhere but before a call's brackets: handed on, assigned, in a selector.
  private func isNamed(_ name: NameID, _ outline: Outline) -> Bool {
    var uses: Set<NodeID> = []
    for index in outline.nodes.indices where outline.nodes[index].name == name {
      let kind = outline.nodes[index].kind
      if kind == .name || kind == .member { uses.insert(NodeID(index)) }
    }
    if outline.arguments.contains(where: { uses.contains($0.value) }) || outline.lists.contains(where: { uses.contains($0) }) { return true }
    return outline.nodes.contains { node in
      switch node.kind {
      case .call: false
      case .assign, .binary: uses.contains(node.first) || uses.contains(node.base)
      default: node.base != none && uses.contains(node.base)
      }
    }
  }

  // MARK: SwiftUI

  private mutating func modifier(_ call: NodeRef, _ name: NameID, _ style: Style) {
    let node = project[call]
    let callee = project.node(node.base, in: call.file)
    guard callee.kind == .member && callee.base != none || callee.kind == .name else { return }
    let arguments = project.arguments(of: node, in: call.file)
    guard isPresenting(arguments, style) else { return }
    // A modifier of the project's own with this very shape is followed instead.
    let own = project.declarations[name].filter { project[$0].kind == .function && !project.isTest[Int($0.file)] }
    if !own.isEmpty, !project.matching(own.filter { labels($0) == arguments.map(\.label) }, arguments).isEmpty { return }
    var candidate = Candidate(call: call, name: name, style: style, isSwiftUI: true, inner: call, content: none)
    if isNeverShown(call) { return }
    if style == .dialog {
      append(candidate, [Content(what: .system(project.text(name)))], style: .dialog)
      return
    }
    guard let content = contentArgument(arguments, in: call.file) else {
      append(candidate, [Content(what: .unseen(Unseen("no content argument")))], style: style)
      return
    }
    candidate.content = content
    budget = Self.mostCallers
    present(candidate)
  }

  private func labels(_ function: DeclarationRef) -> [NameID] {
    project.parameters(of: function).map { project[$0].label }
  }

  private func isPresenting(_ arguments: ArraySlice<Argument>, _ style: Style) -> Bool {
    if style == .dialog {
      return arguments.contains { $0.label == .isPresented || $0.label == .item || project.text($0.label) == "presenting" || project.text($0.label) == "store" }
    }
    return arguments.contains { $0.label == .isPresented || $0.label == .item || $0.label == .store || project.text($0.label) == "unwrapping" }
  }

  private func contentArgument(_ arguments: ArraySlice<Argument>, in file: Int32) -> NodeID? {
    if let named = arguments.first(where: { $0.label == .content }) { return named.value }
    if let trailing = arguments.last(where: { $0.label == Argument.trailing }) { return trailing.value }
    return arguments.last { $0.label == none && project.node($0.value, in: file).kind == .closure }?.value
  }

  /// The names that drive a presentation, under all the names that its wrappers' callers give them.
  private func drivers(of candidate: Candidate) -> Set<NameID> {
    var names: Set<NameID> = []
    for argument in project.arguments(of: project[candidate.inner], in: candidate.inner.file)
    where argument.label == .isPresented || argument.label == .item || argument.label == .store {
      collectFlags(argument.value, in: candidate.inner.file, project, &names)
    }
    for link in candidate.links {
      for argument in project.arguments(of: project[link.call], in: link.call.file) {
        let value = project.node(argument.value, in: link.call.file)
        guard value.kind == .name || value.kind == .member else { continue }
        let isDriver = names.contains(argument.label) || names.contains(project.unprojected(value.name))
        if isDriver { collectFlags(argument.value, in: link.call.file, project, &names) }
      }
    }
    return names
  }

  /// The context of the innermost call, with a frame for each wrapper's call.
  private func context(of candidate: Candidate) -> Context {
    var frame: Frame?
    for link in candidate.links.reversed() {
      var caller = project.context(of: link.call)
      caller.frame = frame
      frame = Frame(function: link.function, type: link.type, call: link.call, caller: caller)
    }
    var context = project.context(of: candidate.inner)
    context.frame = frame
    return context
  }

  /// Presents view content: judged here, or at the callers of what is around if they hand it in.
  private mutating func present(_ candidate: Candidate) {
    let context = context(of: candidate)
    if let handed = handedIn(candidate.content, in: context, 0) {
      expand(handed, candidate) { reader, next in reader.present(next) }
      return
    }
    drivers = drivers(of: candidate)
    append(candidate, viewContents(candidate.content, in: context), style: candidate.style ?? .sheet)
  }

  /// The parameter or property that the whole content is, if somebody else hands it in.
  private func handedIn(_ node: NodeID, in context: Context, _ depth: Int) -> DeclarationRef? {
    guard node != none, depth < 24 else { return nil }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .name:
      guard let ref = project.meanings(of: expression.name, in: context).first else { return nil }
      return handedIn(ref, in: context, depth)
    case .member:
      guard project.isSelf(expression.base, in: context.file), let type = project.enclosingType(of: context.scope),
        let ref = project.members(named: expression.name, of: type).first
      else { return nil }
      return handedIn(ref, in: context, depth)
    case .closure:
      let closure = DeclarationRef(file: context.file, index: expression.first)
      let items = project.list(of: project.node(project[closure].body, in: context.file), in: context.file)
        .filter { project.node($0, in: context.file).kind != .declaration }
      guard items.count == 1, let only = items.first else { return nil }
      return handedIn(only, in: context.inside(closure).at(only), depth + 1)
    case .call:
      let callee = project.node(expression.base, in: context.file)
      switch callee.kind {
      case .name:
        if project.startsUppercase(callee.name) {
          // A container of SwiftUI's around what is handed in.
          guard project.isSystemView(callee.name),
            let last = project.arguments(of: expression, in: context.file).last
          else { return nil }
          return handedIn(last.value, in: context, depth + 1)
        }
        guard let ref = project.meanings(of: callee.name, in: context.at(node)).first else { return nil }
        return handedIn(ref, in: context, depth)
      case .member:
        if callee.base == none { return nil }
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

  /// What a parameter or property is bound to may be handed in in its turn.
  private func handedIn(_ ref: DeclarationRef, in context: Context, _ depth: Int) -> DeclarationRef? {
    guard isHandedIn(ref) else { return nil }
    let reader = ValueReader(project)
    var bound: Bound?
    if project[ref].kind == .parameter {
      bound = reader.argument(for: ref, in: context.frame)
    } else if let owner = project.enclosingType(of: project.parent(of: ref)) {
      bound = reader.boundProperty(project[ref].name, of: owner, in: context.frame)
    }
    guard let bound else { return ref }
    return handedIn(bound.node, in: bound.context, depth + 1)
  }

  private func isHandedIn(_ ref: DeclarationRef) -> Bool {
    let declaration = project[ref]
    guard let owner = project.parent(of: ref) else { return false }
    switch declaration.kind {
    case .parameter: return project[owner].kind.isFunction && (project.takesClosure(ref) || isGeneric(ref))
    case .variable:
      guard project[owner].kind.isType, declaration.body == none, ValueReader(project).getter(of: ref) == nil else { return false }
      return declaration.value == none && (project.takesClosure(ref) || isGeneric(ref))
    default: return false
    }
  }

  /// Typed by a name that is no type of the project's nor a well-known one: a generic parameter.
  private func isGeneric(_ ref: DeclarationRef) -> Bool {
    let type = project[ref].type
    guard type != none else { return false }
    let node = project.node(type, in: ref.file)
    guard node.kind == .name else { return false }
    let text = project.text(node.name)
    return node.name == .AnyView || node.name == .View || text.hasSuffix("Content") || text.count == 1 || text == "Sheet" || text == "Destination" || text == "V"
  }

  /// Goes on at everybody who hands something to `ref`.
  private mutating func expand(
    _ ref: DeclarationRef, _ candidate: Candidate, _ go: (inout PresentationReader, Candidate) -> Void
  ) {
    guard let owner = project.parent(of: ref), candidate.links.count < 6, open.insert(ref).inserted else { return }
    defer { open.remove(ref) }
    let before = found.count
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
      calls = project.calls[link.name].filter { call in
        guard isShipped(call) else { return false }
        let frame = Frame(function: nil, type: type, call: call, caller: project.context(of: call))
        return project.bound(property: project[ref].name, of: type, by: frame) != nil
      }
    }
    for call in calls {
      guard budget > 0 else { break }
      budget -= 1
      var next = candidate
      link.call = call
      next.links.append(link)
      next.call = call
      next.name = link.name
      go(&self, next)
    }
    if found.count == before {
      let name = project.text(project[ref].name)
      append(candidate, [Content(what: .unseen(Unseen("nobody was seen to hand in `\(name)`")))], style: candidate.style ?? .sheet)
    }
  }

  /// Calls that can mean this function.
  private mutating func callers(of function: DeclarationRef, named name: NameID) -> [NodeRef] {
    if let known = callersOfFunction[function] { return known }
    let found = findCallers(of: function, named: name)
    callersOfFunction[function] = found
    return found
  }

  private func findCallers(of function: DeclarationRef, named name: NameID) -> [NodeRef] {
    let owner = project.enclosingType(of: project.parent(of: function))
    return project.calls[name].filter { call in
      guard isShipped(call) else { return false }
      let node = project[call]
      let arguments = project.arguments(of: node, in: call.file)
      guard project.fits(function, arguments) else { return false }
      let callee = project.node(node.base, in: call.file)
      guard callee.kind == .member, callee.base != none, project[function].kind == .function, let owner else { return true }
      let owners = project.typesOf(callee.base, in: project.context(of: call))
      guard !owners.isEmpty else { return true }
      return owners.contains { type in
        switch type {
        case .external: return project.types[Int(owner)].isExternal
        case .project(let id):
          return id == owner || project.ancestors(of: id).types.contains(owner) || project.ancestors(of: owner).types.contains(id)
            || project.types[Int(owner)].isExternal
        }
      }
    }
  }

  // MARK: Content that is a view

  /// One content for each branch of what a closure shows.
  private mutating func viewContents(_ node: NodeID, in context: Context) -> [Content] {
    guard let branching = branching(node, in: context, 0) else { return [viewContent(node, in: context, arms: [:])] }
    return branching.arms.map { viewContent(node, in: context, arms: [branching.statement: $0]) }
  }

  /// The first `if … else` or `switch` that decides what is shown, through containers and modifiers,
  /// properties and functions.
  private func branching(_ node: NodeID, in context: Context, _ depth: Int) -> (statement: NodeRef, arms: [NodeID])? {
    guard node != none, depth < 30 else { return nil }
    let expression = project.node(node, in: context.file)
    let ref = NodeRef(file: context.file, index: node)
    switch expression.kind {
    case .closure:
      let closure = DeclarationRef(file: context.file, index: expression.first)
      return branching(project[closure].body, in: context.inside(closure), depth + 1)
    case .block:
      let items = project.list(of: expression, in: context.file).filter { project.node($0, in: context.file).kind != .declaration }
      return items.count == 1 ? branching(items[0], in: context, depth + 1) : nil
    case .return: return branching(expression.base, in: context, depth + 1)
    case .if:
      guard expression.flags.contains(.hasElse), let last = project.list(of: expression, in: context.file).last else {
        return branching(expression.base, in: context, depth + 1)
      }
      let arms = [expression.base, last].filter { !isEmptyView($0, in: context.file) }
      return arms.count > 1 ? (ref, arms) : nil
    case .switch:
      let arms = project.list(of: expression, in: context.file).map { project.node($0, in: context.file).base }
        .filter { !isEmptyView($0, in: context.file) }
      return arms.count > 1 ? (ref, arms) : nil
    case .call:
      let callee = project.node(expression.base, in: context.file)
      if callee.kind == .member, callee.base != none, !project.startsUppercase(callee.name), !project.isSelf(callee.base, in: context.file) {
        return branching(callee.base, in: context, depth + 1)
      }
      if callee.kind == .name, project.startsUppercase(callee.name) {
        guard isContainerView(callee.name), let last = project.arguments(of: expression, in: context.file).last else { return nil }
        return branching(last.value, in: context, depth + 1)
      }
      guard let function = project.meanings(of: callee.name, in: context.at(node)).first, project[function].kind == .function,
        project[function].body != none
      else { return nil }
      return branching(project[function].body, in: Context(file: function.file, scope: function, position: project[function].body, frame: nil), depth + 1)
    case .name, .member:
      guard expression.kind == .name || project.isSelf(expression.base, in: context.file),
        let property = project.meanings(of: expression.name, in: context).first,
        let getter = ValueReader(project).getter(of: property)
      else { return nil }
      return branching(project[getter].body, in: Context(file: getter.file, scope: getter, position: project[getter].body, frame: nil), depth + 1)
    default: return nil
    }
  }

  /// Nothing, or `EmptyView()`.
  private func isEmptyView(_ node: NodeID, in file: Int32) -> Bool {
    let block = project.node(node, in: file)
    guard block.kind == .block else { return false }
    let items = project.list(of: block, in: file)
    guard let first = items.first else { return true }
    let call = project.node(first, in: file)
    guard items.count == 1, call.kind == .call else { return false }
    return project.text(project.node(call.base, in: file).name) == "EmptyView"
  }

  private mutating func viewContent(_ node: NodeID, in context: Context, arms: [NodeRef: NodeID]) -> Content {
    var reader = ViewReader(project, drivers: drivers, words: words)
    reader.arms = arms
    reader.read(node, in: context)
    self.arms = arms
    let root = rootType(node, in: context, 0)
    self.arms = [:]
    var content = Content(what: .inline("a view"))
    switch root {
    case .project(let id)?:
      content.what = .type(project.text(project.types[Int(id)].name))
      content.typeSite = site(of: project.types[Int(id)].parts[0])
    case .external(let name)? where project.text(name) == "EmptyView":
      content.what = .unseen(Unseen("nothing is shown"))
    case .external(let name)?:
      content.what = reader.isKnown(name)
        ? .inline(project.text(name)) : .unseen(Unseen("`\(project.text(name))` is from outside"))
    case nil: content.what = .unseen(Unseen("its view is made where it cannot be seen"))
    }
    if reader.screen.isSystem, !reader.screen.exits.contains(where: { $0.kind == .button }) {
      content.what = .system(content.name)
    }
    fill(&content, from: reader.screen)
    return content
  }

  /// The view that a content closure shows: the first type of the project's below containers.
  private func rootType(_ node: NodeID, in context: Context, _ depth: Int) -> TypeRef? {
    guard node != none, depth < 40 else { return nil }
    let expression = project.node(node, in: context.file)
    let context = expression.kind.rawValue > NodeKind.skipped.rawValue ? context.at(node) : context
    switch expression.kind {
    case .closure:
      let closure = DeclarationRef(file: context.file, index: expression.first)
      return rootType(project[closure].body, in: context.inside(closure), depth + 1)
    case .block:
      var inline: TypeRef?
      for item in project.list(of: expression, in: context.file) {
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
      for arm in project.list(of: expression, in: context.file) {
        guard let type = rootType(project.node(arm, in: context.file).base, in: context, depth + 1) else { continue }
        if case .project = type { return type }
        inline = inline ?? type
      }
      return inline
    case .return, .case, .cast: return rootType(expression.base, in: context, depth + 1)
    case .tuple: return project.list(of: expression, in: context.file).first.flatMap { rootType($0, in: context, depth + 1) }
    case .ternary:
      let parts = project.list(of: expression, in: context.file)
      return parts.dropFirst().lazy.compactMap { rootType($0, in: context, depth + 1) }.first
    case .binary: return rootType(expression.base, in: context, depth + 1) ?? rootType(expression.first, in: context, depth + 1)
    case .call:
      let callee = project.node(expression.base, in: context.file)
      switch callee.kind {
      case .name, .generic:
        let name = callee.kind == .generic ? project.node(callee.base, in: context.file).name : callee.name
        guard project.startsUppercase(name) else {
          let meanings = project.meanings(of: name, in: context)
          guard let first = meanings.first else { return nil }
          return rootOf(first, in: context, depth)
        }
        let types = project.types(named: name, in: context)
        if case .project(let id)? = types.first, project.members(named: Known.body.name, of: id).isEmpty == false || !isContainerView(name) {
          return .project(id)
        }
        // A container: what it holds.
        for argument in project.arguments(of: expression, in: context.file).reversed() {
          let value = project.node(argument.value, in: context.file)
          guard value.kind == .closure || value.kind == .call else { continue }
          if let inner = rootType(argument.value, in: context, depth + 1), case .project = inner { return inner }
        }
        return .external(name)
      case .member:
        guard callee.base != none else { return nil }
        if project.startsUppercase(callee.name) { return project.resolve(type: expression.base, in: context).first }
        let owners = project.typesOf(callee.base, in: context)
        let isOnView = owners.contains { if case .project(let id) = $0 { project.isView(id) } else { false } }
        if !isOnView || project.isSelf(callee.base, in: context.file) {
          let members = project.members(named: callee.name, of: owners)
          if let first = members.first, let type = rootOf(first, in: context, depth) { return type }
        }
        return rootType(callee.base, in: context, depth + 1)
      default: return nil
      }
    case .name:
      guard !project.startsUppercase(expression.name), let first = project.meanings(of: expression.name, in: context).first else { return nil }
      return rootOf(first, in: context, depth)
    case .member:
      guard expression.base != none else { return nil }
      // `Foo.init` and `viewModel.view`.
      if expression.name == Word.`init`.rawValue { return project.typesOf(expression.base, in: context).first }
      let members = project.members(named: expression.name, of: project.typesOf(expression.base, in: context))
      return members.first.flatMap { rootOf($0, in: context, depth) }
    default: return nil
    }
  }

  private func isContainerView(_ name: NameID) -> Bool { project.isSystemView(name) }

  /// The view that a property or function gives.
  private func rootOf(_ ref: DeclarationRef, in context: Context, _ depth: Int) -> TypeRef? {
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
      if let type = rootType(project[body].body, in: Context(file: body.file, scope: body, position: project[body].body, frame: nil), depth + 1) {
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

  // MARK: UIKit

  private mutating func present(_ call: NodeRef, _ name: NameID) {
    let node = project[call]
    let callee = project.node(node.base, in: call.file)
    let arguments = project.arguments(of: node, in: call.file)
    guard let first = arguments.first, first.label == none,
      arguments.dropFirst().contains(where: { $0.label == .animated })
    else { return }
    guard arguments.allSatisfy({ $0.label == none || $0.label == .animated || $0.label == .completion || $0.label == Argument.trailing })
    else { return }
    let context = project.context(of: call)
    // A method of the project's own with this shape, that is no override, is followed instead.
    if callee.kind == .member, callee.base != none {
      if project.node(callee.base, in: call.file).name == Word.super.rawValue { return }
      let members = project.matching(project.members(named: name, of: project.typesOf(callee.base, in: context)), arguments)
      if let own = members.first, !project[own].modifiers.contains(.override), !isController(of: own) { return }
    } else if callee.kind == .name {
      let members = project.matching(project.meanings(of: name, in: context), arguments)
      if let own = members.first, !project[own].modifiers.contains(.override), !isController(of: own) { return }
    } else {
      return
    }
    budget = Self.mostCallers
    controller(Candidate(call: call, name: name, style: nil, isSwiftUI: false, inner: call, content: first.value))
  }

  private func isController(of function: DeclarationRef) -> Bool {
    guard let type = project.enclosingType(of: project.parent(of: function)) else { return false }
    return project.types[Int(type)].isExternal ? false : project.isViewController(type)
  }

  /// Presents a controller: judged here, or at the callers that hand it in.
  private mutating func controller(_ candidate: Candidate) {
    let context = context(of: candidate)
    drivers = []
    var reader = ValueReader(project)
    let values = reader.values(of: candidate.content, in: context)
    var contents: [Content] = []
    var styles: [Style] = []
    for value in values {
      if case .parameter(let parameter) = value.kind {
        if let function = project.parent(of: parameter), project[function].kind.isFunction {
          expand(parameter, candidate) { reader, next in reader.controller(next) }
          continue
        }
        contents.append(Content(what: .unseen(Unseen("`\(project.text(project[parameter].name))` is handed to a closure"))))
        continue
      }
      let guards = configuredGuards(value)
      for var content in controllerContents(value) {
        content.guards += guards
        contents.append(content)
      }
      styles.append(StyleReader(project: project).style(of: value))
    }
    guard !contents.isEmpty else {
      if values.isEmpty { append(candidate, [Content(what: .unseen(Unseen("nothing is presented")))], style: .sheet) }
      return
    }
    var distinct: [Style] = []
    for style in styles where !distinct.contains(style) { distinct.append(style) }
    let style: Style = distinct.count == 1 ? distinct[0] : distinct.isEmpty ? .sheet : .unseen(Unseen("its branches differ in style"))
    append(candidate, contents, style: style)
  }

  private mutating func controllerContents(_ value: Value) -> [Content] {
    let key = ValueKey(value)
    if let known = contentsOfValue[key] { return known }
    let contents = readControllerContents(value)
    contentsOfValue[key] = contents
    return contents
  }

  private mutating func readControllerContents(_ value: Value) -> [Content] {
    if case .view(let node, let context) = value.kind {
      return viewContents(node.index, in: context).map { content in
        var content = content
        content.containers = value.containers.map { project.text($0.name) }
        addContainers(value, to: &content)
        return content
      }
    }
    return [controllerContent(value)]
  }

  private mutating func controllerContent(_ value: Value) -> Content {
    var content: Content
    switch value.kind {
    case .type(let id):
      let info = project.types[Int(id)]
      content = Content(what: .type(project.text(info.name)))
      if let part = info.parts.first { content.typeSite = site(of: part) }
      if info.kind == .protocol {
        content.what = .unseen(Unseen("only the protocol `\(project.text(info.name))` is known"))
        return content
      }
      if value.made != nil, value.containers.isEmpty, !holdsRoot(id),
        project.ancestors(of: id).external.contains(where: { project.roles.has($0, .container) })
      {
        content.what = .unseen(Unseen("what `\(project.text(info.name))` shows first is set elsewhere"))
        return content
      }
      // A SwiftUI view that reached UIKit without being seen to be hosted.
      if project.isView(id), !project.isViewController(id) {
        guard let made = value.made else {
          content.what = .unseen(Unseen("a view that is made elsewhere"))
          return content
        }
        return viewContent(made.node.index, in: made.context, arms: [:])
      }
      let screen = self.screen(of: id, value)
      if screen.isSystem, screen.exits.isEmpty { content.what = .system(project.text(info.name)) }
      fill(&content, from: screen)
    case .external(let name):
      content = Content(
        what: project.roles.has(name, .systemController)
          ? .system(project.text(name)) : .unseen(Unseen("`\(project.text(name))` is from outside")))
      return content
    case .unseen(let why): return Content(what: .unseen(why))
    case .parameter, .view: return Content(what: .unseen(Unseen("handed in")))
    }
    content.containers = value.containers.map { project.text($0.name) }
    addContainers(value, to: &content)
    return content
  }

  /// Whether a navigation controller's class itself says what it shows.
  private func holdsRoot(_ type: TypeID) -> Bool {
    for part in project.ancestors(of: type).types.flatMap({ project.types[Int($0)].parts }) {
      let declaration = project[part]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let node = project.node(index, in: part.file)
        switch node.kind {
        case .call:
          let callee = project.node(node.base, in: part.file)
          if callee.name == .setViewControllers || callee.name == .pushViewController { return true }
          if callee.name == Word.`init`.rawValue, project.arguments(of: node, in: part.file).contains(where: { $0.label == .rootViewController }) {
            return true
          }
        case .assign:
          if project.node(node.base, in: part.file).name == .viewControllers { return true }
        default: break
        }
      }
    }
    return false
  }

  /// A controller's screen: the class, with what its presenter sets on it.
  private mutating func screen(of type: TypeID, _ value: Value) -> Screen {
    // Only what is handed closures differs from one call to the next.
    let hasClosures = value.made.map { made in
      project.arguments(of: project[made.node], in: made.node.file).contains { mayBeClosure($0.value, in: made.context) }
    } ?? false
    if !hasClosures, let known = screensOfControllers[type] { return known }
    var reader = ControllerReader(project, drivers: drivers, words: words)
    reader.read(type, made: value.made)
    if !hasClosures { screensOfControllers[type] = reader.screen }
    return reader.screen
  }

  private func mayBeClosure(_ node: NodeID, in context: Context) -> Bool {
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .closure: return true
    case .name, .member:
      guard expression.kind == .name || project.isSelf(expression.base, in: context.file) else {
        return project.declarations[expression.name].contains { project[$0].kind == .function || project.takesClosure($0) }
      }
      return project.meanings(of: expression.name, in: context).contains { project[$0].kind == .function || project.takesClosure($0) }
    default: return false
    }
  }

  /// Bar items and guards that come from a navigation controller of the project's or from the presenter.
  private func addContainers(_ value: Value, to content: inout Content) {
    var aliases = value.aliases
    for container in value.containers {
      aliases += container.aliases
      guard let type = container.type else { continue }
      var reader = ControllerReader(project, drivers: drivers, words: words)
      reader.read(type, made: nil)
      content.exits += reader.screen.exits
      content.guards += reader.screen.guards
      content.isUndimmed = content.isUndimmed || reader.screen.isUndimmed
      for reason in reader.screen.unseen where reason.reason != "built in a storyboard, which is not read" && !content.unseen.contains(reason) {
        content.unseen.append(reason)
      }
    }
    for alias in aliases {
      for configuration in project.configurations(of: alias) {
        configure(configuration, &content)
      }
    }
  }

  /// `vc.navigationItem.leftBarButtonItem = …`, `vc.addCloseButton()`.
  private func configure(_ configuration: Configuration, _ content: inout Content) {
    var reader = ControllerReader(project, drivers: drivers, words: words)
    let file = configuration.node.file
    if configuration.path.last == Known.largestUndimmedDetentIdentifier.name { content.isUndimmed = true }
    if let value = configuration.value {
      let text = configuration.path.last.map { project.text($0) } ?? ""
      guard text.contains("BarButtonItem") || configuration.path[0] == .navigationItem else { return }
      let assigned = project.node(value, in: file)
      if assigned.kind == .call {
        let callee = project.node(assigned.base, in: file)
        reader.control(callee.name, NodeRef(file: file, index: value), assigned, frame: nil)
      }
      if reader.screen.exits.isEmpty, assigned.kind != .nil { content.unseen.append(Unseen("its presenter sets a bar item")) }
    } else {
      let call = project[configuration.node]
      let context = project.context(of: configuration.node)
      let callee = project.node(call.base, in: file)
      let meanings = project.members(named: callee.name, of: project.typesOf(callee.base, in: context))
        + project.declarations[callee.name].filter { ref in
          project.enclosingType(of: project.parent(of: ref)).map { project.types[Int($0)].isExternal } ?? false
        }
      for function in meanings where project[function].kind == .function {
        reader.setUp(by: function, frame: nil)
      }
    }
    content.exits += reader.screen.exits
  }

  /// `vc.isModalInPresentation = true`, on the content, its container, or by a class itself.
  private func configuredGuards(_ value: Value) -> [Guard] {
    var guards: [Guard] = []
    var types: [TypeID] = value.containers.compactMap(\.type)
    if case .type(let id) = value.kind { types.append(id) }
    // A delegate counts on what is presented, the container where there is one.
    for alias in value.containers.first?.aliases ?? value.aliases {
      for configuration in project.configurations(of: alias) {
        guard configuration.path.last == Known.delegate.name, configuration.path[0] == .presentationController,
          let assigned = configuration.value, mayRefuse(assigned, at: configuration.node)
        else { continue }
        guards.append(Guard(name: "presentationController.delegate", isUnconditional: false))
      }
    }
    let aliases = value.aliases + value.containers.flatMap(\.aliases)
    for alias in aliases {
      for configuration in project.configurations(of: alias) {
        guard let last = configuration.path.last else { continue }
        let text = project.text(last)
        if let assigned = configuration.value, last == .isModalInPresentation || last == .modalInPopover {
          let kind = project.node(assigned, in: configuration.node.file).kind
          var title: [String] = []
          ControllerReader(project, drivers: drivers, words: words).words(of: assigned, in: configuration.node.file, &title)
          if kind != .false, !words.isBusy(title) { guards.append(Guard(name: text, isUnconditional: kind == .true)) }
        }
      }
    }
    for type in types {
      let own = project.ownAssignments(to: Known.isModalInPresentation.name, in: type).filter { ref in
        // Refusing while it sends guards the sending, not the draft.
        var title: [String] = []
        ControllerReader(project, drivers: drivers, words: words).words(of: project[ref].first, in: ref.file, &title)
        return !words.isBusy(title)
      }
      let kinds = own.map { project.node(project[$0].first, in: $0.file).kind }
      guard !kinds.allSatisfy({ $0 == .false }) else { continue }
      guards.append(Guard(name: "isModalInPresentation", isUnconditional: kinds.allSatisfy { $0 == .true }))
    }
    return guards
  }

  /// Whether a presentation delegate implements the question that can refuse.
  private func mayRefuse(_ delegate: NodeID, at node: NodeRef) -> Bool {
    let types = project.typesOf(delegate, in: project.context(of: node))
    guard !types.isEmpty else { return true }
    return types.contains { type in
      guard case .project(let id) = type else { return true }
      return !project.members(named: Known.presentationControllerShouldDismiss.name, of: id).isEmpty
    }
  }

  // MARK: Writing down

  private func fill(_ content: inout Content, from screen: Screen) {
    content.exits += screen.exits
    content.unseen += screen.unseen
    content.guards += screen.guards
    content.inputs = screen.inputs
    content.holdsPassword = screen.holdsPassword
    content.controls = screen.controls
    content.isUndimmed = content.isUndimmed || screen.isUndimmed
    content.isZoomed = screen.isZoomed
    content.isGate = words.isGate(splitWords(content.name)) || drivers.contains { words.isGate(splitWords(project.text($0))) }
    // A toggle or stepper is a draft only where a Save writes it back.
    let savers = screen.commits.filter { splitWords($0.title).contains { Self.saveWords.contains($0) } }
    content.drafts = screen.inputs.filter { input in
      let names: Set<NameID> = [input.holderName, input.rootName]
      if input.isValue, !savers.contains(where: { !$0.touched.isDisjoint(with: names) }) { return false }
      return input.isDraft && screen.kept.isDisjoint(with: names) && screen.commits.contains { !$0.touched.isDisjoint(with: names) }
    }
    // Those that use what is typed first.
    let holders = Set(content.drafts.flatMap { [$0.holderName, $0.rootName] })
    let using = screen.commits.filter { !$0.touched.isDisjoint(with: holders) }
    content.commits = using.map(\.title) + screen.commits.filter { $0.touched.isDisjoint(with: holders) }.map(\.title)
  }

  private static let saveWords: Set<String> = ["save", "update"]

  private mutating func append(_ candidate: Candidate, _ contents: [Content], style: Style) {
    found.append(
      Presentation(
        site: site(of: candidate.call, name: candidate.name), how: project.text(candidate.name),
        via: candidate.links.isEmpty ? [] : [project.text(candidate.links.last?.name ?? none)], style: zoomed(style, contents), contents: contents, isClosedByCode: candidate.isSwiftUI ? resetsFlag(candidate.inner) : dismisses(candidate.call),
        isSwiftUI: candidate.isSwiftUI))
  }

  /// With the zoom transition a swipe closes a cover.
  private func zoomed(_ style: Style, _ contents: [Content]) -> Style {
    style == .fullScreen && contents.contains(where: \.isZoomed) ? .sheet : style
  }

  /// Whether anybody may reset what drives this presentation. Only a plain flag that is set to `true` and
  /// never to anything else is known not to be reset.
  private func resetsFlag(_ call: NodeRef) -> Bool {
    let arguments = project.arguments(of: project[call], in: call.file)
    guard let driver = arguments.first(where: { $0.label == .isPresented || $0.label == .item }) else { return true }
    let expression = project.node(driver.value, in: call.file)
    let name = project.unprojected(expression.name)
    guard expression.kind == .name, name != expression.name else { return expression.kind != .call || !isConstant(driver.value, in: call.file) }
    guard let ref = project.meanings(of: name, in: project.context(of: call)).first,
      project.hasAttribute(ref, Known.State.name)
    else { return true }
    // Handed on as a binding, it may be reset anywhere.
    let isItem = driver.label == .item
    return project.assignments[name].contains { assignment in
      let kind = project.node(project[assignment].first, in: assignment.file).kind
      return isItem ? kind == .nil : kind != .true
    } || isHandedOn(name, beyond: call)
      || project.calls[Known.toggle.name].contains { toggle in
        let callee = project.node(project[toggle].base, in: toggle.file)
        return callee.base != none && project.node(callee.base, in: toggle.file).name == name
      }
  }

  /// Whether a binding to this name goes anywhere but to the presentation.
  private func isHandedOn(_ name: NameID, beyond call: NodeRef) -> Bool {
    guard let scope = project.scope(of: call), let type = project.enclosingType(of: scope) else { return true }
    for part in project.types[Int(type)].parts {
      let declaration = project[part]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let node = project.node(index, in: part.file)
        guard node.kind == .call, NodeRef(file: part.file, index: index) != call else { continue }
        for argument in project.arguments(of: node, in: part.file) {
          let value = project.node(argument.value, in: part.file)
          if value.kind == .name, value.name != name, project.unprojected(value.name) == name { return true }
        }
      }
    }
    return false
  }

  /// A flag that nobody ever sets shows nothing.
  private func isNeverShown(_ call: NodeRef) -> Bool {
    guard let driver = project.arguments(of: project[call], in: call.file).first(where: { $0.label == .isPresented }) else { return false }
    let expression = project.node(driver.value, in: call.file)
    let name = project.unprojected(expression.name)
    guard expression.kind == .name, name != expression.name,
      let ref = project.meanings(of: name, in: project.context(of: call)).first, project.hasAttribute(ref, Known.State.name),
      project[ref].value != none, project.node(project[ref].value, in: ref.file).kind == .false
    else { return false }
    let isSet = project.assignments[name].contains {
      !project.isInactive($0) && project.node(project[$0].first, in: $0.file).kind != .false
    }
    if isSet || isHandedOn(name, beyond: call) { return false }
    return !project.calls[Known.toggle.name].contains { toggle in
      let callee = project.node(project[toggle].base, in: toggle.file)
      return callee.base != none && project.node(callee.base, in: toggle.file).name == name
    } && project.initializers(of: project.enclosingType(of: project.parent(of: ref)) ?? 0).isEmpty
  }

  /// `.constant(true)`.
  private func isConstant(_ node: NodeID, in file: Int32) -> Bool {
    let callee = project.node(project.node(node, in: file).base, in: file)
    return callee.kind == .member && callee.name == .constant
  }

  /// Whether the presenting class closes what it presents, somewhere.
  private func dismisses(_ call: NodeRef) -> Bool {
    guard let type = project.enclosingType(of: project.scope(of: call)) else { return true }
    for part in project.types[Int(type)].parts {
      let declaration = project[part]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let node = project.node(index, in: part.file)
        guard node.kind == .call else { continue }
        let callee = project.node(node.base, in: part.file)
        if callee.kind == .name || callee.kind == .member, project.roles.has(callee.name, .exit) { return true }
      }
    }
    return false
  }

  private func site(of call: NodeRef, name: NameID) -> Site {
    let start = Int(project.files[Int(call.file)].starts[Int(call.index)])
    let length = project.text(name).utf8.count
    return Site(file: Int(call.file), range: start..<start + length, declaration: project.path(of: project.scope(of: call)))
  }

  private func site(of declaration: DeclarationRef) -> Site {
    let start = Int(project.files[Int(declaration.file)].declarationStarts[Int(declaration.index)])
    let length = project.text(project[declaration].name).utf8.count
    return Site(file: Int(declaration.file), range: start..<start + length, declaration: project.path(of: declaration))
  }
}
