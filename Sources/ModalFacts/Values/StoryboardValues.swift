// Controllers that come out of storyboards: by an identifier, as the initial one, or by a team's own helper that
// is told the class. What types tell counts first, then the scene with that name.

import InterfaceBuilder
import SwiftScan

extension ValueReader {
  // MARK: Scenes

  /// What a scene shows, navigation controllers around it looked through.
  func value(ofScene start: InterfaceRef) -> Value {
    let interfaces = project.interfaces
    var scene = start
    var containers: [Value.Container] = []
    for _ in 0..<8 {
      let object = interfaces[scene]
      switch object.kind {
      case .reference:
        guard let target = interfaces.target(of: scene) else {
          return .unseen("the storyboard `\(object.referencedStoryboard ?? "")` has no such scene")
        }
        scene = target
        continue
      case .navigation:
        let type = interfaces.types(of: scene, project).first
        if type == nil, let outside = object.className, outside != "UINavigationController" { return .unseen("`\(outside)` is from outside") }
        containers.append(.init(type: type, name: type.map { project.types[Int($0)].name } ?? Known.UINavigationController.name, aliases: [], scene: scene))
        guard let root = interfaces.children(of: scene).first else { return .unseen("a navigation controller without a root in its storyboard") }
        scene = root
        continue
      default: break
      }
      if let type = interfaces.types(of: scene, project).first {
        return Value(kind: .type(type), containers: containers, scene: scene)
      }
      let element = object.element.first.map { $0.uppercased() + object.element.dropFirst() } ?? ""
      guard let name = project.names.find(object.className ?? element), object.className != nil || project.roles.has(name, .systemController) else {
        return .unseen(object.className.map { "`\($0)` is from outside" } ?? "a scene without a class of its own")
      }
      return Value(kind: .external(name), containers: containers)
    }
    return .unseen("scenes that lead in a circle")
  }

  /// What a navigation controller's class shows that has just one scene.
  func onlyNavigation(_ type: TypeID) -> Value? {
    guard let scene = project.interfaces.onlyController(of: type), project.interfaces[scene].kind == .navigation else { return nil }
    return value(ofScene: scene)
  }

  /// `storyboard.instantiateViewController(withIdentifier: "Notes")`; nil where the call is another.
  func valuesOfInstantiating(_ callee: Node, _ call: Node, in context: Context) -> [Value]? {
    let isUnarchived = callee.name == .instantiateViewController || callee.name == .instantiateInitialViewController
    guard var found = scenesOfInstantiating(callee, call, in: context) else {
      guard isUnarchived else { return nil }
      var value = Value.unseen("`\(project.text(callee.name))(…)` gives what is not seen")
      value.isUnarchived = true
      return [value]
    }
    for index in found.indices { found[index].isUnarchived = true }
    return found
  }

  /// The same, of those storyboards that are among the files.
  private func scenesOfInstantiating(_ callee: Node, _ call: Node, in context: Context) -> [Value]? {
    let interfaces = project.interfaces
    guard !interfaces.order.isEmpty else { return nil }
    let scenes: [InterfaceRef]
    switch project.text(callee.name) {
    case "instantiateViewController":
      guard let argument = project.arguments(of: call, in: context.file).first, let identifier = string(argument.value, in: context) else { return nil }
      let storyboard = storyboardName(callee.base, in: context)
      scenes = interfaces.scenes(identifier, in: storyboard)
      if scenes.isEmpty { return [.unseen("no storyboard has a scene `\(identifier)`")] }
    case "instantiateInitialViewController":
      guard let storyboard = storyboardName(callee.base, in: context) else { return nil }
      scenes = interfaces.initialScenes(of: storyboard)
      if scenes.isEmpty { return [.unseen("the storyboard `\(storyboard)` was not found")] }
    default:
      guard let generated = generatedScenes(callee, in: context) else { return nil }
      scenes = generated
    }
    let values = scenes.map { value(ofScene: $0) }
    // Translations of a storyboard show the same; two storyboards with one identifier do not.
    let isOne = Set(scenes.map { "\(interfaces[$0].className ?? "") \(interfaces[$0].id)" }).count == 1
    return isOne ? Array(values.prefix(1)) : [.unseen("several storyboards have this scene")]
  }

  /// `R.storyboard.main.notes()`, `StoryboardScene.Main.notes.instantiate()`: names that a tool made from those of
  /// storyboards and scenes.
  private func generatedScenes(_ callee: Node, in context: Context) -> [InterfaceRef]? {
    var path: [String] = []
    var current = callee
    while path.count < 5 {
      path.append(project.text(current.name))
      guard current.kind == .member, current.base != none else { break }
      current = project.node(current.base, in: context.file)
    }
    if path.last == "StoryboardScene", path.first == "instantiate" { path.removeFirst() } else if path.count < 4 || path[path.count - 2] != "storyboard" || path.last != "R" { return nil }
    guard path.count >= 3 else { return nil }
    let (scene, storyboard) = (Interfaces.folded(path[0]), Interfaces.folded(path[1]))
    let interfaces = project.interfaces
    let files = interfaces.files(foldedName: storyboard)
    guard !files.isEmpty else { return nil }
    if scene == "initialscene" || scene == "instantiateinitialviewcontroller" {
      return files.flatMap { interfaces.initialScenes(of: interfaces[file: $0].name) }
    }
    let found = files.flatMap { file in
      interfaces[file: file].objects.indices.filter { index in
        interfaces[file: file].objects[index].storyboardIdentifier.map(Interfaces.folded) == scene
      }.map { InterfaceRef(file: file, object: $0) }
    }
    return found.isEmpty ? nil : found
  }

  // MARK: XIBs

  /// Whether a controller is told which XIB it comes out of, by `nibName: "Player"` or R.swift's `nib: R.nib.player`. What an
  /// initialiser hands on, its callers say.
  func namesNib(_ arguments: Arguments, in context: Context) -> Bool {
    guard let nib = arguments.first(where: { $0.label == .nibName || $0.label == .nib }), isNil(nib.value, in: context) != true else { return false }
    let name = project.node(nib.value, in: context.file)
    guard name.kind == .name, let parameter = project.meanings(of: name, in: context).first, project[parameter].kind == .parameter,
      let function = project.parent(of: parameter), project[function].kind == .initializer
    else { return true }
    return argument(for: parameter, in: context.frame).map { isNil($0.node, in: $0.context) != true } ?? false
  }

  // MARK: Strings

  /// The name of the storyboard that an expression is; nil where it cannot be told.
  func storyboardName(_ node: NodeID, in context: Context, _ depth: Int = 0) -> String? {
    guard node != none, depth < 6 else { return nil }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .call:
      let arguments = project.arguments(of: expression, in: context.file)
      let callee = project.node(expression.base, in: context.file)
      if let first = arguments.first, project.text(first.label) == "name" { return string(first.value, in: context.at(node)) }
      guard let function = factory(callee, expression, in: context) else { return nil }
      let frame = project.frame(function: function, type: nil, call: NodeRef(file: context.file, index: node), caller: context)
      return onlyReturn(of: function, frame: frame).flatMap { storyboardName($0.value, in: $0.context, depth + 1) }
    case .name, .member:
      guard let variable = variable(expression, in: context) else { return nil }
      return valueOf(variable, context).flatMap { storyboardName($0.value, in: $0.context, depth + 1) }
    default: return nil
    }
  }

  /// A text that is known before the app runs: a literal, a constant, an enum's raw value, a class's name.
  func string(_ node: NodeID, in context: Context, _ depth: Int = 0) -> String? {
    guard node != none, depth < 8 else { return nil }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .string: return project.text(expression.name)
    case .interpolation:
      let parts = project.list(of: expression, in: context.file)
      return parts.count == 1 ? className(parts[0], in: context) : nil
    case .call:
      guard let first = project.arguments(of: expression, in: context.file).first else { return nil }
      let callee = project.text(project.node(expression.base, in: context.file).name)
      return callee == "String" || callee == "NSStringFromClass" ? className(first.value, in: context) : nil
    case .name:
      guard let found = project.meanings(of: expression, in: context).first else { return nil }
      if project[found].kind == .parameter, let bound = argument(for: found, in: context.frame) {
        return string(bound.node, in: bound.context, depth + 1)
      }
      return valueOf(found, context).flatMap { string($0.value, in: $0.context, depth + 1) }
    case .member:
      if project.text(expression.name) == "rawValue" { return rawValue(expression.base, in: context, depth) }
      if let variable = variable(expression, in: context), let value = valueOf(variable, context),
        let text = string(value.value, in: value.context, depth + 1)
      {
        return text
      }
      // `Notes.identifier`, whatever computes it.
      return className(expression.base, in: context)
    default: return nil
    }
  }

  /// The name of a controller's class: of `Notes.self`, or `Notes`.
  private func className(_ node: NodeID, in context: Context) -> String? {
    guard node != none else { return nil }
    let expression = project.node(node, in: context.file)
    if expression.kind == .member, expression.name == Word.`self`.rawValue { return className(expression.base, in: context) }
    guard expression.kind == .name, project.startsUppercase(expression.name) else { return nil }
    let types = project.types(named: expression.name, in: context)
    guard case .project(let type)? = types.first, project.isViewController(type) else { return nil }
    return project.text(project.types[Int(type)].name)
  }

  private func rawValue(_ node: NodeID, in context: Context, _ depth: Int) -> String? {
    guard node != none, depth < 8 else { return nil }
    let expression = project.node(node, in: context.file)
    if expression.kind == .name, let found = project.meanings(of: expression, in: context).first {
      if project[found].kind == .parameter, let bound = argument(for: found, in: context.frame) {
        return rawValue(bound.node, in: bound.context, depth + 1)
      }
      return nil
    }
    guard expression.kind == .member else { return nil }
    let cases = project.declarations[expression.name].filter { project[$0].kind == .enumCase }
    let owners = expression.base == none ? Types() : project.typesOf(expression.base, in: context)
    let own = cases.filter { found in
      project.enclosingType(of: project.parent(of: found)).map { owners.contains(.project($0)) } ?? false
    }
    guard let found = own.first ?? (cases.count == 1 ? cases.first : nil) else { return nil }
    let value = project[found].value
    return value == none ? project.text(project[found].name) : string(value, in: Context(file: found.file, scope: found, position: none, frame: nil), depth + 1)
  }

  // MARK: Declarations

  private func variable(_ expression: Node, in context: Context) -> DeclarationRef? {
    let found = expression.kind == .name || expression.base != none && project.isSelf(expression.base, in: context.file)
      ? project.meanings(of: expression, in: context)
      : expression.base == none ? Declarations() : project.members(meantBy: expression, in: context)
    guard let first = found.first, project[first].kind == .variable || project[first].kind == .binding else { return nil }
    return first
  }

  private func factory(_ callee: Node, _ call: Node, in context: Context) -> DeclarationRef? {
    let found = callee.kind == .name
      ? project.meanings(of: callee, in: context)
      : callee.kind == .member && callee.base != none ? project.members(meantBy: callee, in: context) : Declarations()
    let functions = project.matching(found, project.arguments(of: call, in: context.file))
    return functions.count == 1 && project[functions[0]].kind == .function ? functions[0] : nil
  }

  /// The value of a constant, or what its getter gives back.
  private func valueOf(_ ref: DeclarationRef, _ context: Context) -> (value: NodeID, context: Context)? {
    let isLocal = project.parent(of: ref).map { !project[$0].kind.isType } ?? false
    if project[ref].value != none { return (project[ref].value, project.valueContext(of: ref, frame: isLocal ? context.frame : nil)) }
    return getter(of: ref).flatMap { onlyReturn(of: $0, frame: nil) }
  }

  private func onlyReturn(of function: DeclarationRef, frame: Frame?) -> (value: NodeID, context: Context)? {
    let body = project[function].body
    guard body != none else { return nil }
    let context = Context(file: function.file, scope: function, position: none, frame: frame)
    let items = project.list(of: project.node(body, in: function.file), in: function.file)
    var results: [Returned] = []
    for item in items { collectReturns(item, in: context, &results, 0) }
    if results.isEmpty, items.count == 1, let only = items.first { return (only, context.at(body)) }
    return results.count == 1 ? (results[0].value, context.at(results[0].statement)) : nil
  }

  // MARK: Helpers of a team's own

  /// A value of which only a generic parameter or a protocol is known: `func instantiate<T>() -> T`.
  func isUndecided(_ value: Value) -> Bool {
    switch value.kind {
    case .unseen, .receiver: return true
    case .type(let id): return project.types[Int(id)].kind == .protocol
    case .external(let name):
      return value.made == nil && value.containers.isEmpty && (name == Word.Self.rawValue || isGenericParameter(name))
    case .answer(let closure): return project[closure].kind == .variable
    case .view, .parameter: return false
    }
  }

  /// Whether a name that the project does not declare may be one that a function declares for itself.
  func isGenericParameter(_ name: NameID) -> Bool {
    let text = project.text(name)
    guard project.typesByName[name].isEmpty, !text.hasPrefix("UI"), !project.roles.has(name, .systemController) else { return false }
    if text.count < 3 { return true }
    return project.typeAliases[name].isEmpty && ["Controller", "VC", "Type"].contains { text.hasSuffix($0) }
  }

  /// `SceneType<Notes>`: what the receiver of a factory is generic over.
  func typeOfReceiver(_ call: NodeRef, _ context: Context) -> TypeID? {
    let callee = project.node(project[call].base, in: call.file)
    guard callee.kind == .member, callee.base != none else { return nil }
    let base = project.node(callee.base, in: call.file)
    guard base.kind == .member || base.kind == .name, let variable = variable(base, in: context) else { return nil }
    let declaration = project[variable]
    var generic = declaration.type
    if generic == none, declaration.value != none {
      let value = project.node(declaration.value, in: variable.file)
      if value.kind == .call { generic = value.base }
    }
    guard generic != none, project.node(generic, in: variable.file).kind == .generic,
      let first = project.list(of: project.node(generic, in: variable.file), in: variable.file).first
    else { return nil }
    let inside = Context(file: variable.file, scope: project.parent(of: variable), position: none, frame: nil)
    if case .project(let type)? = project.resolve(type: first, in: inside).first, project.isViewController(type) { return type }
    return nil
  }
}
