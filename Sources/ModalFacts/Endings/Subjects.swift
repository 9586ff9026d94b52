// What a function presents, under all the names that it has there, and the closures and delegates that are set on it.

import SwiftScan

struct Subjects {
  let project: Project
  /// Locals, parameters and properties that hold what is presented, or what makes it: a coordinator, a root.
  private(set) var names: Set<NameID> = []
  private(set) var made: [NodeRef] = []
  private(set) var types: [TypeID] = []
  private var pickers: [NameID] = []
  /// The function refuses a swipe.
  private(set) var refuses = false
  /// It sets another style than a sheet's.
  private(set) var isOfOtherStyle = false
  /// Functions of the project's own that make it.
  private(set) var factories: [DeclarationRef] = []
  /// Objects that are made for what is presented and handed to it, and the locals that hold them.
  private var models: [NodeRef] = []
  private var namesOfModels: Set<NameID> = []
  /// The calls of these, which hand closures on to what they make.
  private var callsOfFactories: [DeclarationRef: NodeRef] = [:]
  private var seen: Set<DeclarationRef> = []

  init(_ project: Project) { self.project = project }

  mutating func collect(_ node: NodeID, in context: Context, _ depth: Int = 0) {
    guard node != none, depth < 10 else { return }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .name: collect(named: expression.name, in: context, depth)
    case .member:
      if project.isSelf(expression.base, in: context.file) { return collect(named: expression.name, in: context, depth) }
      collect(expression.base, in: context, depth + 1)
    case .call:
      let callee = project.node(expression.base, in: context.file)
      let ref = NodeRef(file: context.file, index: node)
      if callee.kind == .member { collect(callee.base, in: context, depth + 1) }
      let name = callee.kind == .generic ? project.node(callee.base, in: context.file).name : callee.name
      if callee.kind == .name || callee.kind == .generic, project.startsUppercase(name) { make(ref, name, in: context) }
      if callee.kind == .name || callee.kind == .member && project.isSelf(callee.base, in: context.file), !project.startsUppercase(name) {
        openFactory(project.meanings(of: name, in: context.at(node)), ref, depth)
      } else if callee.kind == .member, callee.base != none {
        openFactory(project.members(named: name, of: project.typesOf(callee.base, in: context.at(node))), ref, depth)
      }
      for argument in project.arguments(of: expression, in: context.file) where project.node(argument.value, in: context.file).kind != .closure {
        let value = project.node(argument.value, in: context.file)
        guard value.kind == .name || value.kind == .call else { continue }
        if holdsContent(argument.label) { collect(argument.value, in: context.at(node), depth + 1) }
        collectModel(argument.value, in: context.at(node))
      }
    case .cast, .binary: collect(expression.base, in: context, depth + 1)
    default: break
    }
  }

  /// The locals of a function that are of some types: what is presented, by another name than that of what is around it.
  mutating func collect(declaredIn function: DeclarationRef, of wanted: Set<TypeID>) {
    for index in (function.index + 1)..<max(project[function].end, function.index + 1) {
      let local = DeclarationRef(file: function.file, index: index)
      guard project[local].kind == .variable || project[local].kind == .binding else { continue }
      for case .project(let type) in project.typesOf(declaration: local) where wanted.contains(type) {
        names.insert(project[local].name)
        note(.project(type))
      }
    }
  }

  /// What a function that makes it gives back, under the names that it has there.
  private mutating func openFactory(_ meanings: Declarations, _ call: NodeRef, _ depth: Int) {
    guard let function = project.matching(meanings, project.arguments(of: project[call], in: call.file)).first, project[function].kind == .function,
      project[function].body != none, seen.insert(function).inserted
    else { return }
    factories.append(function)
    callsOfFactories[function] = call
    let inside = Context(file: function.file, scope: function, position: project[function].body, frame: nil)
    for returned in ValueReader(project).returned(by: function, in: inside) { collect(returned.value, in: inside.at(returned.statement), depth + 1) }
  }

  /// The arguments by which a container or host is given what it shows.
  private func holdsContent(_ label: NameID) -> Bool {
    label == none || label == .rootViewController || label == .rootView || label == .content
  }

  /// `Page(model: Model(onClose: { … }))`, also by the name of a local: who closes the page may tell the presenter through it.
  private mutating func collectModel(_ node: NodeID, in context: Context) {
    let value = project.node(node, in: context.file)
    if value.kind == .name {
      guard let local = project.meanings(of: value, in: context).first, project[local].kind == .variable, project[local].value != none,
        project.parent(of: local).map({ !project[$0].kind.isType }) ?? false, namesOfModels.insert(value.name).inserted
      else { return }
      return collectModel(project[local].value, in: project.valueContext(of: local, frame: nil))
    }
    guard value.kind == .call else { return }
    let name = project.node(value.base, in: context.file).name
    guard project.startsUppercase(name) else { return }
    let isModel = project.types(named: name, in: context).contains { type in
      if case .project(let id) = type { project.types[Int(id)].kind == .class && !project.isViewController(id) && !project.isView(id) } else { false }
    }
    if isModel { models.append(NodeRef(file: context.file, index: node)) }
  }

  private mutating func collect(named name: NameID, in context: Context, _ depth: Int) {
    guard let ref = project.meanings(of: name, in: context).first, seen.insert(ref).inserted else { return }
    let declaration = project[ref]
    guard declaration.kind == .variable || declaration.kind == .parameter || declaration.kind == .binding else { return }
    names.insert(name)
    for type in project.typesOf(declaration: ref) { note(type) }
    if declaration.kind != .parameter, declaration.value != none {
      collect(declaration.value, in: project.valueContext(of: ref, frame: nil), depth + 1)
    }
  }

  private mutating func make(_ call: NodeRef, _ name: NameID, in context: Context) {
    made.append(call)
    for type in project.types(named: name, in: context) { note(type) }
  }

  private mutating func note(_ type: TypeRef) {
    switch type {
    case .project(let id): if !types.contains(id) { types.append(id) }
    case .external(let name): if !pickers.contains(name) { pickers.append(name) }
    }
  }

  // MARK: Callbacks

  /// Closures and delegates that a function sets on what it presents, or makes it with.
  mutating func callbacks(in member: DeclarationRef, presenter: TypeID) -> [EndingReader.Callback] {
    var found: [EndingReader.Callback] = []
    for function in [member] + factories { found += set(in: function, presenter) }
    for call in made { found += handedClosures(call) + handedDelegates(call, presenter) }
    for call in models {
      found += handedClosures(call).map { callback in
        var callback = callback
        callback.isOfModel = true
        return callback
      }
    }
    return found
  }

  private mutating func set(in function: DeclarationRef, _ presenter: TypeID) -> [EndingReader.Callback] {
    var found: [EndingReader.Callback] = []
    let declaration = project[function]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: function.file)
      guard node.kind == .assign, !node.flags.contains(.inactive) else { continue }
      let left = project.node(node.base, in: function.file)
      guard left.kind == .member, left.base != none else { continue }
      if left.name == .isModalInPresentation, project.node(node.first, in: function.file).kind != .false { refuses = true }
      let base = project.node(left.base, in: function.file)
      let isOfModel = base.kind == .name && namesOfModels.contains(base.name) && !names.contains(base.name)
      guard isOfModel || names.contains(base.name), base.kind == .name || base.kind == .member && project.isSelf(base.base, in: function.file)
      else { continue }
      if left.name == .modalPresentationStyle {
        let style = StyleReader(project: project).style(named: node.first, in: function.file)
        if style != .sheet { isOfOtherStyle = true }
      }
      // A camera covers the full screen by itself.
      if project.text(left.name) == "sourceType" {
        let source = project.text(project.node(node.first, in: function.file).name)
        if source != "photoLibrary", source != "savedPhotosAlbum" { refuses = true }
      }
      let context = project.context(of: NodeRef(file: function.file, index: index))
      for var callback in callbacks(left.name, node.first, of: project.typesOf(left.base, in: context), in: context, presenter) {
        callback.isOfModel = isOfModel
        found.append(callback)
      }
    }
    return found
  }

  private func callbacks(
    _ property: NameID, _ value: NodeID, of owners: Types, in context: Context, _ presenter: TypeID
  ) -> [EndingReader.Callback] {
    let expression = project.node(value, in: context.file)
    var owner: TypeID?
    for case .project(let id) in owners { owner = owner ?? id }
    switch expression.kind {
    case .closure:
      return [EndingReader.Callback(name: property, body: DeclarationRef(file: context.file, index: expression.first), owner: owner)]
    case .name where expression.name == Word.`self`.rawValue:
      guard isDelegate(property) else { return [] }
      if let owner { return methods(of: owner, property, presenter) }
      return pickerMethods(owners, presenter)
    case .name:
      if let closure = closure(handedToFactoryAs: expression.name, in: context) { return [EndingReader.Callback(name: property, body: closure, owner: owner)] }
      // A method of the presenter's by its name.
      guard let method = project.members(named: expression.name, of: presenter).first, project[method].kind == .function else { return [] }
      return [EndingReader.Callback(name: property, body: method, owner: owner)]
    default: return []
    }
  }

  private func isDelegate(_ name: NameID) -> Bool { project.text(name).lowercased().hasSuffix("delegate") }

  /// What a delegate of the project's own is told, where the presenter is it.
  private func methods(of owner: TypeID, _ property: NameID, _ presenter: TypeID) -> [EndingReader.Callback] {
    var found: [EndingReader.Callback] = []
    for declared in project.members(named: property, of: owner).prefix(2) {
      for case .project(let id) in project.typesOf(declaration: declared) where project.types[Int(id)].kind == .protocol {
        for part in project.types[Int(id)].parts {
          for requirement in project.children(of: part) where project[requirement].kind == .function {
            for method in project.members(named: project[requirement].name, of: presenter)
            where project[method].kind == .function && project[method].body != none && labels(method) == labels(requirement) {
              found.append(EndingReader.Callback(name: project[method].name, body: method, owner: id))
            }
          }
        }
      }
    }
    return found
  }

  private func labels(_ function: DeclarationRef) -> [NameID] { project.parameters(of: function).map { project[$0].label } }

  /// A picker of the system's, or one of a package, tells its delegate of Cancel, and of a swipe nobody.
  private func pickerMethods(_ owners: Types, _ presenter: TypeID) -> [EndingReader.Callback] {
    var found: [EndingReader.Callback] = []
    for case .external(let picker) in owners {
      let text = project.text(picker)
      guard text == "UIImagePickerController" || !text.hasPrefix("UI") && !project.roles.has(picker, .systemController) else { continue }
      for part in project.types[Int(presenter)].parts {
        for method in project.children(of: part) where project[method].kind == .function && project[method].body != none {
          guard let sender = project.parameters(of: method).first, project[sender].type != none,
            project.node(project[sender].type, in: method.file).name == picker
          else { continue }
          found.append(EndingReader.Callback(name: project[method].name, body: method, owner: nil))
        }
      }
    }
    return found
  }

  /// `Form(onCancel: { … })`: closures that become properties of what is made.
  func handedClosures(_ call: NodeRef) -> [EndingReader.Callback] {
    project.arguments(of: project[call], in: call.file).flatMap { argument -> [EndingReader.Callback] in
      guard let body = body(of: argument.value, in: project.context(of: call)) else { return [] }
      return properties(holding: argument.value, madeBy: call).map { EndingReader.Callback(name: project[$0.property].name, body: body, owner: $0.owner) }
    }
  }

  /// The properties of what a call makes that hold what it is handed.
  func properties(holding value: NodeID, madeBy call: NodeRef) -> [(property: DeclarationRef, owner: TypeID)] {
    let callee = project.node(project[call].base, in: call.file)
    let name = callee.kind == .generic ? project.node(callee.base, in: call.file).name : callee.name
    var found: [(property: DeclarationRef, owner: TypeID)] = []
    for case .project(let id) in project.types(named: name, in: project.context(of: call)) {
      let frame = project.frame(function: nil, type: id, call: call, caller: project.context(of: call))
      let property = project.storedClosures(of: id).first { project.bound(property: project[$0].name, of: id, by: frame)?.node == value }
      // A view that is handed in is no callback.
      if let property, !project.hasAttribute(property, Known.ViewBuilder.name) { found.append((property, id)) }
    }
    return found
  }

  /// A closure, or the method that is named in its place: `Form(onCancel: cancel)`, `Form(onCancel: session.cancel)`.
  private func body(of value: NodeID, in context: Context) -> DeclarationRef? {
    let expression = project.node(value, in: context.file)
    switch expression.kind {
    case .closure: return DeclarationRef(file: context.file, index: expression.first)
    case .name:
      return closure(handedToFactoryAs: expression.name, in: context) ?? project.meanings(of: expression, in: context).first { project[$0].kind == .function }
    case .member where expression.base != none:
      return project.members(meantBy: expression, in: context).first { project[$0].kind == .function }
    default: return nil
    }
  }

  /// `makeForm(onCancel: { … })`: what a function that makes it takes under a parameter's name.
  private func closure(handedToFactoryAs name: NameID, in context: Context) -> DeclarationRef? {
    guard let parameter = project.meanings(of: name, in: context).first, project[parameter].kind == .parameter,
      let function = project.parent(of: parameter), let call = callsOfFactories[function],
      let handed = project.argument(for: parameter, of: function, call: call)
    else { return nil }
    return body(of: handed, in: project.context(of: call))
  }

  /// `Form(delegate: self)`.
  private func handedDelegates(_ call: NodeRef, _ presenter: TypeID) -> [EndingReader.Callback] {
    let node = project[call]
    let name = project.node(node.base, in: call.file).name
    for argument in project.arguments(of: node, in: call.file) where argument.label < Argument.trailing && isDelegate(argument.label) {
      guard project.isSelf(argument.value, in: call.file) else { continue }
      for case .project(let id) in project.types(named: name, in: project.context(of: call)) { return methods(of: id, argument.label, presenter) }
    }
    return []
  }
}
