// What holds the text that people type into SwiftUI's fields: the state behind a binding, through models, lists, locals and
// bindings that are handed on, and whether it dies with the modal.

import SwiftScan

extension ViewReader {
  /// What is behind `$model.text`.
  struct Holder {
    var name: NameID
    var isDraft = false
    /// The state that it is part of.
    var root: NameID
    /// What is between the two.
    var middle: [NameID] = []
    /// Classes on the way.
    var models: [TypeID] = []
    /// What runs when a model's property is set.
    var observers: [DeclarationRef] = []
    /// The closures of bindings made by hand that are handed what is typed, and do more than to set the state.
    var setters: [(node: NodeID, context: Context)] = []
  }

  /// The state behind `$text`, and whether it dies with the modal.
  func holder(of node: NodeID, in context: Context, _ depth: Int = 0) -> Holder? {
    guard depth < 8 else { return nil }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .name:
      let name = project.unprojected(expression.name)
      // `ForEach($players) { $player in … }`, `fields { $draft in … }`
      if let element = project.meanings(of: expression, in: context).first, project[element].kind == .parameter,
        project.begins(expression.name, with: "$")
      {
        return handed(as: element, in: context, depth)
      }
      if name == Word.dollarZero.rawValue, let list = bindings(listedFor: project.closure(around: context.scope)) {
        var around = project.context(of: list)
        around.frame = context.frame
        return holder(of: list.index, in: around, depth + 1)
      }
      guard let ref = project.meanings(of: name, in: context).first else { return Holder(name: name, root: name) }
      if project[ref].kind == .parameter, let bound = ValueReader(project).argument(for: ref, in: context.frame) {
        return holder(of: bound.node, in: bound.context, depth + 1)
      }
      let types = project.typesOf(declaration: ref)
      var holder = Holder(name: name, root: name, models: models(in: types))
      if project.hasAttribute(ref, Known.State.name) || project.hasAttribute(ref, Known.StateObject.name) {
        // A model that a container gives, whose class nobody sees, may keep what it is told.
        let isSeen = !types.isEmpty || project[ref].type != none || !isGiven(ref)
        holder.isDraft = isSeen && (isOpen(ref) || isSetOnOpening(ref) || isEmptiedOnDismissal(ref)) && !isHandedModel(ref, types, in: context)
        return holder
      }
      guard let parent = project.parent(of: ref), let owner = project.enclosingType(of: parent) else { return holder }
      // `@Bindable var model = model`, in the body.
      if !project[parent].kind.isType {
        guard project[ref].value != none else { return holder }
        // Its own name is not visible yet.
        let before = Context(file: ref.file, scope: parent, position: max(project[ref].nodeStart, 1) - 1, frame: context.frame)
        let value = project.node(project[ref].value, in: ref.file)
        if value.kind == .call, project.files[Int(ref.file)].lastName(value.base) == Known.Binding.name { return self.holder(of: project[ref].value, in: before, depth + 1) }
        return outer(of: project[ref].value, in: before, depth) ?? holder
      }
      // `var note: Binding<String> { Binding(get:set:) }`
      if project.isBinding(ref), let getter = ValueReader(project).getter(of: ref),
        let made = (project[getter].nodeStart..<project[getter].nodeEnd).last(where: { project.node($0, in: ref.file).kind == .call })
      {
        return self.holder(of: made, in: context.inside(getter).at(made), depth + 1)
      }
      let bound = givenByEnvironment(ref, in: context) ?? ValueReader(project).boundProperty(project[ref].name, of: owner, in: context.frame)
      // A binding that this content was given: the state may be one level up, inside the modal still.
      if project.isBinding(ref), let bound { return self.holder(of: bound.node, in: bound.context, depth + 1) }
      if isMade(ref, by: owner) || bound.map({ isMadeForModal($0.node, in: $0.context, 0) }) ?? false {
        holder.isDraft = project.hasAttribute(ref, Known.ObservedObject.name) || project.hasAttribute(ref, Known.Bindable.name)
        return holder
      }
      return bound.flatMap { outer(of: $0.node, in: $0.context, depth) } ?? holder
    case .member:
      guard expression.base != none else { return nil }
      let whole = holder(of: expression.base, in: context, depth + 1) ?? Holder(name: none, root: none)
      // Of a struct in a model, too: `$model.draft.text`.
      var owners = project.typesOf(expression.base, in: context)
      if owners.isEmpty, let model = whole.models.last { owners = Types([.project(model)]) }
      let property = project.members(named: project.unprojected(expression.name), of: owners).first
      return part(expression.name, property, project.typesOf(node, in: context), of: whole)
    case .call:
      // `Binding(get: { text ?? "" }, set: { text = $0 })`
      let callee = project.node(expression.base, in: context.file)
      // `Bindable(model).title`
      if callee.name == .Bindable, let model = project.arguments(of: expression, in: context.file).first { return holder(of: model.value, in: context, depth + 1) }
      // `Binding($draft)`, of an optional.
      if callee.name == .Binding, expression.count == 1, let only = project.arguments(of: expression, in: context.file).first, only.label == none {
        return holder(of: only.value, in: context, depth + 1)
      }
      // `field(\.height)`, a function of the view's own that makes the binding.
      if callee.kind == .name, !project.startsUppercase(callee.name),
        let function = project.matching(project.meanings(of: callee, in: context), project.arguments(of: expression, in: context.file)).first,
        project[function].kind == .function,
        let made = project.calls.list(of: Known.Binding.name, in: function.file).last(where: { project[function].nodeStart <= $0.index && $0.index < project[function].nodeEnd })
      {
        return holder(of: made.index, in: Context(file: made.file, scope: function, position: made.index, frame: context.frame), depth + 1)
      }
      let arguments = project.arguments(of: expression, in: context.file)
      guard callee.name == .Binding, let set = arguments.last.map({ project.node($0.value, in: context.file) }), set.kind == .closure else { return nil }
      let setter = DeclarationRef(file: context.file, index: set.first)
      let assigned = (project[setter].nodeStart..<project[setter].nodeEnd).map { project.node($0, in: context.file) }.filter { $0.kind == .assign }
      guard Set(assigned.map { project.node($0.base, in: context.file).name }).count < 2 else { return nil }
      var found = assigned.first.flatMap { holder(of: $0.base, in: context.inside(setter), depth + 1) }
      if assigned.isEmpty, let read = read(by: arguments, toldBy: setter, in: context) { found = holder(of: read.node, in: read.context, depth + 1) }
      // What does no more than to set that keeps nothing.
      let setsAlone = assigned.count == 1 && ValueReader(project).onlyExpression(of: setter).map { project.node($0, in: context.file).kind == .assign } ?? false
      if !setsAlone, let set = arguments.last { found?.setters.append((set.value, context)) }
      return found
    // `$players[row]`
    case .index: return holder(of: expression.base, in: context, depth + 1)
    default: return nil
    }
  }

  /// What a property of a model or struct holds that something holds itself.
  func part(_ name: NameID, _ property: DeclarationRef?, _ types: Types, of whole: Holder) -> Holder {
    var holder = whole
    if holder.name != holder.root { holder.middle.append(holder.name) }
    holder.name = name
    if let property {
      if project.mayBeStored(property) { holder.isDraft = false }
      holder.observers += project.observers(of: property) + project.setters(of: property)
    }
    holder.models += models(in: types)
    return holder
  }

  /// `model.text` of `Binding(get: { model.text }, set: { model.change($0) })`, whose methods tell the model that is read.
  private func read(by arguments: Arguments, toldBy setter: DeclarationRef, in context: Context) -> (node: NodeID, context: Context)? {
    guard let get = arguments.first(where: { $0.label == Word.get.rawValue }).map({ project.node($0.value, in: context.file) }), get.kind == .closure,
      case let getter = DeclarationRef(file: context.file, index: get.first), let given = ValueReader(project).onlyExpression(of: getter),
      let told = ValueReader(project).onlyExpression(of: setter), case let call = project.node(told, in: context.file), call.kind == .call
    else { return nil }
    let value = project.node(given, in: context.file)
    let callee = project.node(call.base, in: context.file)
    guard value.kind == .member, callee.kind == .member, value.base != none, callee.base != none else { return nil }
    let (model, object) = (project.node(value.base, in: context.file), project.node(callee.base, in: context.file))
    guard model.kind == .name, object.kind == .name, model.name == object.name, !models(in: project.typesOf(value.base, in: context.inside(getter))).isEmpty else { return nil }
    return (given, context.inside(getter))
  }

  /// The state behind a binding that a closure is handed: by whom it is followed for, or as each element of a list.
  private func handed(as element: DeclarationRef, in context: Context, _ depth: Int) -> Holder? {
    if let bound = ValueReader(project).argument(for: element, in: context.frame) { return holder(of: bound.node, in: bound.context, depth + 1) }
    guard let closure = project.parent(of: element), project[closure].kind == .closure, let call = project.call(handing: closure),
      let first = project.arguments(of: project[call], in: call.file).first, project.node(project[call].base, in: call.file).kind == .name
    else { return nil }
    var around = project.context(of: call)
    around.frame = context.frame
    return holder(of: first.value, in: around, depth + 1)
  }

  /// The model that a part of this modal was handed by another part of it, which made it.
  private func outer(of node: NodeID, in context: Context, _ depth: Int) -> Holder? {
    let expression = project.node(node, in: context.file)
    guard expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: context.file),
      let ref = project.meanings(of: expression, in: context).first
    else { return nil }
    if project.hasAttribute(ref, Known.State.name) || project.hasAttribute(ref, Known.StateObject.name) {
      guard let owner = project.enclosingType(of: project.parent(of: ref)), isMade(ref, by: owner) else { return nil }
    } else if expression.kind == .member {
      return nil
    }
    guard expression.kind == .name else {
      return Holder(name: expression.name, isDraft: true, root: expression.name, models: models(in: project.typesOf(declaration: ref)))
    }
    return holder(of: node, in: context, depth + 1)
  }

  /// Whether a state only holds a model that something else keeps: `@State var options = Options.shared`, or `@StateObject var model: OrderModel`
  /// of whoever makes the view. One that is worked out anew, or that is the item which is presented, goes with the modal.
  private func isHandedModel(_ state: DeclarationRef, _ types: Types, in context: Context) -> Bool {
    guard let owner = project.enclosingType(of: project.parent(of: state)), !models(in: types).isEmpty || project.hasAttribute(state, Known.StateObject.name)
    else { return false }
    let first = firstValue(of: state, owner)
    guard let (node, place) = first ?? ValueReader(project).boundProperty(project[state].name, of: owner, in: context.frame).map({ ($0.node, $0.context) }) else { return false }
    return isHeldElsewhere(node, types, in: place.frame == nil ? Context(file: place.file, scope: place.scope, position: place.position, frame: context.frame) : place, 0)
  }

  /// Whether an expression gives an object that something else keeps: a property's, also by way of a function, a list or a choice,
  /// `cache.model(for: id)`, `models[id] ?? .shared`.
  /// - Parameter types: Those of the whole, of which a `.shared` is.
  private func isHeldElsewhere(_ node: NodeID, _ types: Types, in context: Context, _ depth: Int) -> Bool {
    guard depth < 6 else { return false }
    let value = project.node(node, in: context.file)
    func isOne(_ part: NodeID) -> Bool { isHeldElsewhere(part, types, in: context, depth + 1) }
    /// What a getter or a function gives back.
    func givesOne(_ body: DeclarationRef) -> Bool {
      let inside = Context(file: body.file, scope: body, position: project[body].body, frame: nil)
      return ValueReader(project).returned(by: body, in: inside).contains { isHeldElsewhere($0.value, types, in: inside.at($0.statement), depth + 1) }
    }
    switch value.kind {
    case .binary: return value.name == Operators.coalescing.name && (isOne(value.base) || isOne(value.first))
    case .ternary: return project.list(of: value, in: context.file).dropFirst().contains(where: isOne)
    case .index: return isOne(value.base)
    case .call:
      let callee = project.node(value.base, in: context.file)
      guard callee.kind == .name || callee.kind == .member, !project.startsUppercase(callee.name), callee.name != Word.`init`.rawValue else { return false }
      return meant(by: callee, types, in: context).prefix(4).contains { function in
        // `StateObject(wrappedValue: model())`, of an autoclosure.
        if project[function].kind == .parameter, let bound = ValueReader(project).argument(for: function, in: context.frame) {
          return isHeldElsewhere(bound.node, types, in: bound.context, depth + 1)
        }
        return project[function].kind == .function && givesOne(function)
      }
    case .name, .member:
      guard let property = meant(by: value, types, in: context).first else { return false }
      if project[property].kind == .binding || project[property].kind == .variable && !(project.parent(of: property).map { project[$0].kind.isType } ?? true) {
        // A local stands for what it was made from.
        return project[property].value != none && isHeldElsewhere(project[property].value, types, in: project.valueContext(of: property, frame: context.frame), depth + 1)
      }
      guard project[property].kind == .variable else { return false }
      return ValueReader(project).getter(of: property).map(givesOne) ?? true
    default: return false
    }
  }

  /// What a name or a member means; `.shared` and `cached()` are of the types that are wanted.
  private func meant(by name: Node, _ types: Types, in context: Context) -> Declarations {
    if name.kind == .name || project.isSelf(name.base, in: context.file) { return project.meanings(of: name, in: context) }
    return project.members(named: name.name, of: name.base == none ? types : project.typesOf(name.base, in: context))
  }

  /// What a state holds at first, as it is declared or as an initialiser wraps what it is not handed: `_model = State(initialValue: .shared)`.
  private func firstValue(of state: DeclarationRef, _ owner: TypeID) -> (NodeID, Context)? {
    if project[state].value != none { return (project[state].value, project.valueContext(of: state, frame: nil)) }
    for initializer in project.initializers(of: owner) {
      for index in project[initializer].nodeStart..<project[initializer].nodeEnd {
        let assignment = project.node(index, in: initializer.file)
        guard assignment.kind == .assign, case let left = project.node(assignment.base, in: initializer.file), project.isStorage(left.name, of: project[state].name),
          case let value = project.node(assignment.first, in: initializer.file), value.kind == .call,
          let wrapped = project.arguments(of: value, in: initializer.file).first?.value, case let root = project.node(wrapped, in: initializer.file)
        else { continue }
        let context = Context(file: initializer.file, scope: initializer, position: index, frame: nil)
        // What is made there is the form's own, whatever that is handed.
        if root.kind == .call || root.kind == .member || project.meanings(of: root, in: context).first.map({ project[$0].kind != .parameter }) ?? false { return (wrapped, context) }
      }
    }
    return nil
  }

  /// Whether a state's first value is what a call gives back.
  private func isGiven(_ state: DeclarationRef) -> Bool {
    project[state].value != none && project.node(project[state].value, in: state.file).kind == .call
  }

  private func models(in types: Types) -> [TypeID] {
    types.compactMap { if case .project(let id) = $0, project.types[Int(id)].kind == .class { id } else { nil } }
  }

  /// Whether a view makes a model by itself, in its initialiser or as the first value.
  private func isMade(_ model: DeclarationRef, by owner: TypeID) -> Bool {
    guard isOpen(model) || owner == host else { return false }
    if project[model].value != none { return isMadeForModal(project[model].value, in: project.valueContext(of: model, frame: nil), 0) }
    return project.nodes(project.assignments[project[model].name], inside: [owner]).contains { assignment in
      guard let scope = project.enclosingMember(of: project.scope(of: assignment)), project[scope].kind == .initializer,
        project.enclosingType(of: scope) == owner
      else { return false }
      return isMadeForModal(project[assignment].first, in: project.context(of: assignment), 0)
    }
  }

  /// Whether an expression is a model that was made where the modal was: nobody else holds it.
  private func isMadeForModal(_ node: NodeID, in context: Context, _ depth: Int) -> Bool {
    guard depth < 8 else { return false }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .call: return project.isInitializer(expression, in: context.file) || givesNewObject(expression, in: context)
    case .member where !project.isSelf(expression.base, in: context.file):
      let properties = expression.base == none ? Declarations() : meant(by: expression, Types(), in: context)
      return !properties.isEmpty && properties.allSatisfy { ValueReader(project).getter(of: $0).map(project.givesNewObject) ?? false }
    case .name, .member:
      if expression.name == Word.dollarZero.rawValue, let closure = project.closure(around: context.scope) { return isItemMadeOnOpening(handedTo: closure) }
      guard let ref = project.meanings(of: expression, in: context).first else { return false }
      if let host, isKeptAlone(ref, by: host) { return isMade(ref, by: host) }
      if let getter = ValueReader(project).getter(of: ref) { return project.givesNewObject(getter) }
      if project[ref].kind == .parameter {
        guard let bound = ValueReader(project).argument(for: ref, in: context.frame) else { return project.parent(of: ref).map { isItemMadeOnOpening(handedTo: $0) } ?? false }
        return isMadeForModal(bound.node, in: bound.context, depth + 1)
      }
      // A local; a property would outlive the modal.
      guard project[ref].kind == .variable, let scope = project.parent(of: ref), !project[scope].kind.isType,
        project[ref].value != none
      else { return false }
      return isMadeForModal(project[ref].value, in: project.valueContext(of: ref, frame: context.frame), depth + 1)
    default: return false
    }
  }

  /// `kitchen.makeForm()`: whether a call makes an object, which it keeps nowhere.
  private func givesNewObject(_ call: Node, in context: Context) -> Bool {
    let callee = project.node(call.base, in: context.file)
    guard callee.kind == .name || callee.kind == .member && callee.base != none else { return false }
    let functions = meant(by: callee, Types(), in: context)
    return !functions.isEmpty && functions.allSatisfy { project[$0].kind == .function && project.givesNewObject($0) }
  }

  /// Whether a property belongs to the controller that hosts this screen, which hands it to nothing but views.
  private func isKeptAlone(_ property: DeclarationRef, by host: TypeID) -> Bool {
    guard project[property].kind == .variable, let parent = project.parent(of: property), project.type(of: parent) == host,
      project[property].modifiers.contains(.constant) || project[property].modifiers.contains(.private)
    else { return false }
    let name = project[property].name
    func isIt(_ node: NodeID, in file: Int32) -> Bool {
      guard node != none, case let value = project.node(node, in: file), value.name == name else { return false }
      return value.kind == .name || value.kind == .member && project.isSelf(value.base, in: file)
    }
    return project.types[Int(host)].parts.allSatisfy { part in
      (project[part].nodeStart..<project[part].nodeEnd).allSatisfy { index in
        let node = project.node(index, in: part.file)
        switch node.kind {
        case .assign: return !isIt(node.first, in: part.file)
        case .call where project.arguments(of: node, in: part.file).contains { isIt($0.value, in: part.file) }:
          return project.typesByName[project.node(node.base, in: part.file).name].contains { project.isView($0) }
        default: return true
        }
      }
    }
  }

  /// `composer` of `.sheet(item: $composer) { composer in … }` or `$model.composer`, or `$0`, a state that is only ever set to what was made
  /// right there: SwiftUI lets it go as the modal closes.
  private func isItemMadeOnOpening(handedTo closure: DeclarationRef) -> Bool {
    guard project[closure].kind == .closure, let call = project.call(handing: closure),
      let item = project.arguments(of: project[call], in: call.file).first(where: { $0.label == .item }),
      let state = project.property(boundBy: item.value, in: project.context(of: call)), project[state].value == none,
      case let name = project[state].name, !project.isHandedBinding(name), let owner = project.enclosingType(of: project.parent(of: state))
    else { return false }
    let isOwn = project.hasAttribute(state, Known.State.name)
    // Who hears of the model's item may keep it.
    if !isOwn, project.observedNames.contains(name) || project.watchedNames.contains(name) || project.subscribedNames.contains(name) { return false }
    let settings = isOwn ? project.nodes(project.assignments[name], of: [owner]) : project.settings(ofPart: state) ?? []
    return !settings.isEmpty && settings.allSatisfy { setting in
      let value = project.node(project[setting].first, in: setting.file)
      return value.kind == .nil || value.kind == .call && isMadeForModal(project[setting].first, in: project.context(of: setting), 0)
    }
  }

  /// Whether a state belongs to a view of this modal, not to its presenter.
  func isOpen(_ ref: DeclarationRef) -> Bool {
    guard let owner = project.enclosingType(of: project.parent(of: ref)) else { return false }
    return open.contains(owner)
  }
}
