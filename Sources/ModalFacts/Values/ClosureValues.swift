// What a closure is handed: by a presentation its item, by a list each element. `{ route in … }` stands in a call or an assignment,
// which gives it a name elsewhere; what whoever calls it by that name hands it is read in `HandedToClosures.swift`.

import SwiftScan

extension ValueReader {
  /// Under which parameters and properties a closure is called.
  func namesElsewhere(of closure: DeclarationRef) -> Declarations {
    let file = closure.file
    let end = project.enclosingMember(of: closure).map { project[$0].nodeEnd } ?? project[closure].nodeEnd
    for index in project[closure].nodeEnd..<max(end, project[closure].nodeEnd) {
      let node = project.node(index, in: file)
      let ref = NodeRef(file: file, index: index)
      func isClosure(_ value: NodeID) -> Bool {
        guard value != none else { return false }
        let value = project.node(value, in: file)
        return value.kind == .closure && value.first == closure.index
      }
      if node.kind == .assign, isClosure(node.first) {
        let left = project.node(node.base, in: file)
        guard left.kind == .member else { return project.meanings(of: left, in: project.context(of: ref)) }
        return project.members(named: left.name, of: project.typesOf(left.base, in: project.context(of: ref)))
      }
      guard node.kind == .call, project.arguments(of: node, in: file).contains(where: { isClosure($0.value) }) else { continue }
      return Declarations(functions(meantBy: ref).flatMap { function in
        project.parameters(of: function).filter { parameter in
          project.argument(for: parameter, of: function, call: ref).map(isClosure) ?? false
        }
      })
    }
    return Declarations()
  }

  /// The functions or initialisers of the project's that a call may mean.
  func functions(meantBy call: NodeRef) -> Declarations {
    let callee = project.node(project[call].base, in: call.file)
    let context = project.context(of: call)
    let arguments = project.arguments(of: project[call], in: call.file)
    if callee.kind == .name, project.startsUppercase(callee.name) {
      return project.matching(
        project.types(named: callee.name, in: context).flatMap { type -> Declarations in
          if case .project(let id) = type { project.initializers(of: id) } else { Declarations() }
        }, arguments)
    }
    guard callee.kind == .member, callee.base != none else {
      let meanings = project.meanings(of: callee, in: context)
      // `once { … }`, where `once` is an object that can be called.
      let callable = meanings.filter { project[$0].kind == .variable }.flatMap {
        project.members(named: Known.callAsFunction.name, of: project.typesOf(declaration: $0))
      }
      return project.matching(meanings + callable, arguments).filter { project[$0].kind.isFunction }
    }
    let members = project.members(meantBy: callee, in: context)
    return project.matching(members, arguments).filter { project[$0].kind.isFunction && project[$0].body != none }
  }
}

extension Project {
  /// What a presentation hands to its content: `{ route in … }` behind `item: $route`. Empty for other closures.
  func itemTypes(handedTo closure: DeclarationRef, depth: Int) -> Types {
    guard self[closure].kind == .closure, let call = presentation(shownBy: closure),
      let item = arguments(of: self[call], in: call.file).first(where: { $0.label == .item })
    else { return Types() }
    return typesOf(item.value, in: context(of: call), depth: depth + 1)
  }

  /// What a list hands to the closure that makes a row of each element: `ForEach(parts) { part in … }`. Empty for other closures.
  func elementTypes(handedTo closure: DeclarationRef, depth: Int) -> Types {
    guard parameters(of: closure).count < 2, let list = rows(madeBy: closure) else { return Types() }
    return typesOfElements(of: list.node, in: list.context, depth: depth + 1)
  }

  /// The list that a closure makes rows of.
  func rows(madeBy closure: DeclarationRef) -> (node: NodeID, context: Context)? {
    guard self[closure].kind == .closure, let call = call(handing: closure), case let name = node(self[call].base, in: call.file).name,
      name == .ForEach || name == .List, let list = arguments(of: self[call], in: call.file).first, list.label == none
    else { return nil }
    return (list.value, context(of: call))
  }

  /// The types of a list's elements; empty where they cannot be told.
  func typesOfElements(of list: NodeID, in context: Context, depth: Int) -> Types {
    guard list != none, depth < 8 else { return Types() }
    let expression = node(list, in: context.file)
    switch expression.kind {
    case .array: return self.list(of: expression, in: context.file).first.map { typesOf($0, in: context, depth: depth + 1) } ?? Types()
    case .name: return typesOfElements(ofAnyOf: meanings(of: unprojected(expression.name), in: context), depth)
    case .member:
      guard expression.base != none else { return Types() }
      let owners = typesOf(expression.base, in: context, depth: depth + 1)
      let members = members(named: unprojected(expression.name), of: owners)
      return members.isEmpty && text(expression.name) == "allCases" ? owners : typesOfElements(ofAnyOf: members, depth)
    case .call:
      let callee = node(expression.base, in: context.file)
      if callee.kind == .name {
        guard text(callee.name) == "Array" else { return typesOfElements(ofAnyOf: meanings(of: callee, in: context), depth) }
        return arguments(of: expression, in: context.file).first.map { typesOfElements(of: $0.value, in: context, depth: depth + 1) } ?? Types()
      }
      guard callee.kind == .member, callee.base != none else { return Types() }
      if isListed(callee.name, in: Self.keepingElements) { return typesOfElements(of: callee.base, in: context, depth: depth + 1) }
      return typesOfElements(ofAnyOf: members(named: callee.name, of: typesOf(callee.base, in: context, depth: depth + 1)), depth)
    default: return Types()
    }
  }

  /// What collections have that gives back some of their elements, or all in another order.
  private static let keepingElements: Spellings = ["filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast"]

  private func typesOfElements(ofAnyOf lists: Declarations, _ depth: Int) -> Types {
    guard lists.count == 1, let ref = lists.first else { return Types() }
    let declaration = self[ref]
    if declaration.type == none { return typesOfElements(of: declaration.value, in: valueContext(of: ref, frame: nil), depth: depth + 1) }
    let context = Context(file: ref.file, scope: declaration.kind.isFunction ? ref : parent(of: ref), position: declaration.nodeStart, frame: nil)
    var type = node(declaration.type, in: ref.file)
    // `Binding<[Part]>`, `FetchedResults<Part>`
    while type.kind == .generic, case let parts = list(of: type, in: ref.file), parts.count == 1, let only = parts.first {
      guard node(only, in: ref.file).kind == .array else { return resolve(type: only, in: context) }
      type = node(only, in: ref.file)
    }
    guard type.kind == .array, let element = list(of: type, in: ref.file).first else { return Types() }
    return resolve(type: element, in: context)
  }

  /// What `weakly(self) { me in … }` and `bind(with: self) { owner, _ in … }` hand to their closures first: the object whose
  /// code makes them. Empty for other parameters.
  func typesOfSelf(handedAs parameter: DeclarationRef, to closure: DeclarationRef) -> Types {
    guard self[closure].kind == .closure, parameters(of: closure).first == parameter, let call = call(handing: closure),
      let first = arguments(of: self[call], in: call.file).first, isSelf(first.value, in: call.file)
    else { return Types() }
    let isForSelf = first.label == .with || declarations[node(self[call].base, in: call.file).name].contains { function in
      guard self[function].kind == .function, let taken = parameters(of: function).first, self[taken].type != none else { return false }
      let type = node(self[taken].type, in: taken.file)
      return type.kind == .name && genericParameter(type.name, in: function) != nil
    }
    return isForSelf ? Types(enclosingType(of: scope(of: call)).map { .project($0) }) : Types()
  }

  /// The closure that `$0` belongs to.
  func closure(around scope: DeclarationRef?) -> DeclarationRef? {
    var current = scope
    while let at = current, !self[at].kind.isType, self[at].kind != .closure { current = parent(of: at) }
    return current.flatMap { self[$0].kind == .closure ? $0 : nil }
  }

  /// The call of a presenting modifier whose content a closure is.
  private func presentation(shownBy closure: DeclarationRef) -> NodeRef? {
    guard let call = call(handing: closure) else { return nil }
    let last = arguments(of: self[call], in: call.file).last.map { node($0.value, in: call.file) }
    guard last?.kind == .closure, last?.first == closure.index else { return nil }
    let name = node(self[call].base, in: call.file).name
    return [Role.sheet, .cover, .popover, .dialog].contains { roles.has(name, $0) } ? call : nil
  }

  /// The call that a closure is handed to. A call stands right behind its last argument.
  func call(handing closure: DeclarationRef) -> NodeRef? {
    let count = NodeID(files[Int(closure.file)].nodes.count)
    let start = self[closure].nodeEnd
    for index in start..<min(start + 8, count) {
      let node = node(index, in: closure.file)
      guard node.kind == .call else { continue }
      let isHanded = arguments(of: node, in: closure.file).contains { argument in
        let value = self.node(argument.value, in: closure.file)
        return value.kind == .closure && value.first == closure.index
      }
      if isHanded { return NodeRef(file: closure.file, index: index) }
    }
    return nil
  }
}

extension ViewReader {
  /// `item: $route`, where a route is a view itself.
  mutating func viewItem(handedTo closure: DeclarationRef, in context: Context, _ depth: Int) {
    for case .project(let type) in project.itemTypes(handedTo: closure, depth: 0) where project.isView(type) {
      for body in project.members(named: Known.body.name, of: type) { viewOf(body, in: context, depth + 1) }
    }
    guard let call = project.call(handing: closure), project.node(project[call].base, in: call.file).name == .ForEach,
      let list = project.arguments(of: project[call], in: call.file).first
    else { return }
    var around = project.context(of: call)
    around.frame = context.frame
    viewElements(of: list.value, in: around, depth + 1)
  }

  /// `pages[selected]`: one of a list that is declared to hold views.
  mutating func viewOfList(_ list: NodeID, in context: Context, _ depth: Int) {
    let expression = project.node(list, in: context.file)
    let named: Declarations =
      switch expression.kind {
      case .name: project.meanings(of: expression, in: context)
      case .member where expression.base != none: project.members(meantBy: expression, in: context)
      default: Declarations()
      }
    guard let ref = named.first, project[ref].type != none, case let type = project.node(project[ref].type, in: ref.file), type.kind == .array || type.kind == .dictionary,
      project.list(of: type, in: ref.file).contains(where: { project.isViewName($0, in: ref.file) || project.node($0, in: ref.file).name == .AnyView })
    else { return }
    // One that begins empty is filled elsewhere.
    guard project[ref].value != none, case let written = project.node(project[ref].value, in: ref.file), written.kind == .array, written.count > 0 else {
      return screen.note("a view is taken out of `\(project.text(project[ref].name))`")
    }
    view(project[ref].value, in: project.valueContext(of: ref, frame: context.frame), depth + 1)
  }

  /// `ForEach(buttons) { $0 }`: the elements of a list, where these are views themselves.
  private mutating func viewElements(of list: NodeID, in context: Context, _ depth: Int) {
    guard depth < 90 else { return }
    let expression = project.node(list, in: context.file)
    if expression.kind == .array {
      for element in project.list(of: expression, in: context.file) { view(element, in: context, depth + 1) }
    }
    guard expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: context.file),
      let ref = project.meanings(of: expression, in: context).first
    else { return }
    if let bound = ValueReader(project).bound(ref, in: context.frame) { return viewElements(of: bound.node, in: bound.context, depth + 1) }
    let declaration = project[ref]
    if declaration.value != none { return viewElements(of: declaration.value, in: project.valueContext(of: ref, frame: context.frame), depth + 1) }
    guard declaration.type != none, project.node(declaration.type, in: ref.file).kind == .array else { return }
    let elements = project.list(of: project.node(declaration.type, in: ref.file), in: ref.file)
    if elements.contains(where: { project.isViewName($0, in: ref.file) }) { screen.note("the views `\(project.text(declaration.name))` are handed in") }
  }
}
