// What keeps a draft: settings behind a property wrapper, observers of a model's property, modifiers that are handed it as it
// changes, and a presenter that hears of the swipe.

import SwiftScan

extension Project {
  /// `@Binding var x`, or a property or parameter of type `Binding<…>`.
  func isBinding(_ property: DeclarationRef) -> Bool {
    if hasAttribute(property, Known.Binding.name) { return true }
    let type = self[property].type
    guard type != none else { return false }
    let node = self.node(type, in: property.file)
    return node.kind == .generic && self.node(node.base, in: property.file).name == .Binding
  }

  /// Whether what is assigned to a property outlives whoever has it.
  func isStored(_ property: DeclarationRef) -> Bool {
    hasAttribute(property, Known.AppStorage.name) || hasAttribute(property, Known.SceneStorage.name)
  }

  /// Whether a property belongs to a type itself, or to the one object of it that all share: `static let shared = Drafts()`.
  func isShared(_ property: DeclarationRef) -> Bool {
    if self[property].modifiers.contains(.static) { return true }
    return enclosingType(of: parent(of: property)).map(hasSharedObject) ?? false
  }

  /// Whether one object of a type is there for all: `static let shared = Drafts()`.
  func hasSharedObject(_ type: TypeID) -> Bool {
    types[Int(type)].parts.contains { part in
      children(of: part).contains { member in
        self[member].kind == .variable && self[member].modifiers.contains(.static) && typesOf(declaration: member).contains(.project(type))
      }
    }
  }

  /// Whether a property of a model may be kept by its wrapper: by any but those that only tell of changes, or that say
  /// how a store has it once it is inserted.
  func mayBeStored(_ property: DeclarationRef) -> Bool {
    attributes(of: property).contains { attribute in
      startsUppercase(attribute.name) && attribute.name != .Published && attribute.name != Word.MainActor.rawValue
        && !isListed(attribute.name, in: Self.plainWrappers)
    }
  }

  private static let plainWrappers: Spellings = [
    "Attribute", "Relationship", "Transient", "NSManaged", "ObservationTracked", "ObservationIgnored", "Guide", "Persisted",
  ]

  /// Whether a closure uses what it is handed.
  func usesHanded(_ closure: NodeID, in file: Int32) -> Bool {
    let declaration = DeclarationRef(file: file, index: node(closure, in: file).first)
    if parameters(of: declaration).contains(where: { self[$0].name != Word.underscore.rawValue }) { return true }
    var isUsed = false
    walk(closure, in: file) { _, node in
      isUsed = isUsed || node.kind == .name && (node.name == Word.dollarZero.rawValue || text(node.name) == "$1")
      return !isUsed
    }
    return isUsed
  }

  /// Observers of a property: `didSet`.
  func observers(of property: DeclarationRef) -> [DeclarationRef] {
    children(of: property).filter { self[$0].kind == .accessor && (self[$0].name == Word.didSet.rawValue || self[$0].name == Word.willSet.rawValue) }
  }

  /// `set`, of what is worked out.
  func setters(of property: DeclarationRef) -> [DeclarationRef] {
    children(of: property).filter { self[$0].kind == .accessor && self[$0].name == Word.set.rawValue }
  }
}

extension Project {
  /// Whether a property holds the same controller for as long as its object lives: `private lazy var composer = Composer()`.
  fileprivate func holdsForGood(_ property: DeclarationRef) -> Bool {
    let declaration = self[property]
    guard declaration.kind == .variable, parent(of: property).map({ self[$0].kind.isType }) ?? false, ValueReader(self).getter(of: property) == nil else { return false }
    let assignments = ValueReader(self).assignments(to: property)
    if declaration.value != none, node(declaration.value, in: property.file).kind != .nil { return assignments.isEmpty }
    return !assignments.isEmpty && assignments.allSatisfy { isFilledOnce($0, declaration.name) }
  }

  /// `let made = Composer()`, and then `composer = made`.
  fileprivate func becomesHeldForGood(_ local: DeclarationRef) -> Bool {
    guard self[local].kind == .variable, let member = enclosingMember(of: parent(of: local)), self[member].kind.isFunction else { return false }
    return (self[member].nodeStart..<self[member].nodeEnd).contains { index in
      let assignment = node(index, in: local.file)
      guard assignment.kind == .assign, case let value = node(assignment.first, in: local.file), value.kind == .name, value.name == self[local].name else { return false }
      return meanings(of: node(assignment.base, in: local.file), in: context(of: NodeRef(file: local.file, index: index))).first.map(holdsForGood) ?? false
    }
  }

  /// `if editor == nil { editor = Editor() }`, `editor = editor ?? Editor()`: it is made where there is none.
  private func isFilledOnce(_ assignment: NodeRef, _ name: NameID) -> Bool {
    func mentions(_ node: NodeID) -> Bool {
      var isMet = false
      walk(node, in: assignment.file) { _, part in
        isMet = isMet || (part.kind == .name || part.kind == .member) && part.name == name
        return !isMet
      }
      return isMet
    }
    let value = node(self[assignment].first, in: assignment.file)
    if value.kind == .binary, value.name == Operators.coalescing.name { return mentions(value.base) }
    guard value.kind != .nil, let member = enclosingMember(of: scope(of: assignment)) else { return false }
    if isMissing(name, at: assignment, in: member) { return true }
    return (assignment.index..<self[member].nodeEnd).contains { index in
      let statement = node(index, in: assignment.file)
      guard statement.kind == .if, isInside(assignment.index, block: index, in: assignment.file) else { return false }
      return list(of: statement, in: assignment.file).dropLast(statement.flags.contains(.hasElse) ? 1 : 0).contains(where: mentions)
    }
  }
}

extension Project {
  /// `if let editor { return editor }`, `guard editor == nil else { … }` before it: the property holds nothing there.
  fileprivate func isMissing(_ name: NameID, at assignment: NodeRef, in member: DeclarationRef) -> Bool {
    (self[member].nodeStart..<assignment.index).contains { index in
      let statement = node(index, in: assignment.file)
      guard statement.kind == .if && !statement.flags.contains(.hasElse) || statement.kind == .guard, !isInside(assignment.index, block: index, in: assignment.file),
        scope(of: NodeRef(file: assignment.file, index: index)) == scope(of: assignment)
      else { return false }
      let asks = list(of: statement, in: assignment.file).contains { condition in
        let asked = node(condition, in: assignment.file)
        switch asked.kind {
        case .binary: return files[Int(assignment.file)].lastName(asked.base) == name && node(asked.first, in: assignment.file).kind == .nil
          && asked.name == (statement.kind == .if ? Operators.unequal.name : Operators.equal.name)
        case .declaration where statement.kind == .if:
          let bound = self[DeclarationRef(file: assignment.file, index: asked.first)]
          return bound.value == none ? bound.name == name : files[Int(assignment.file)].lastName(bound.value) == name
        default: return false
        }
      }
      guard asks, statement.kind == .if else { return asks }
      let block = node(statement.base, in: assignment.file)
      return list(of: block, in: assignment.file).last.map { node($0, in: assignment.file).kind == .return } ?? false
    }
  }
}

extension PresentationReader {
  /// Takes away the drafts that a superclass may keep, or refuse the swipe for, which nobody reads, and those that the presenter keeps: in
  /// the one controller that it presents again and again, or as the delegate that hears of the swipe.
  func withoutDrafts(keptByPresenterOf value: Value, _ content: inout Content) {
    guard !content.drafts.isEmpty else { return }
    if content.type.flatMap(project.unreadSuperclass) != nil { return content.drafts = [] }
    if (value.aliases + value.containers.flatMap(\.aliases)).contains(where: { project.holdsForGood($0) || project.becomesHeldForGood($0) }) { return content.drafts = [] }
    let methods = SwipeHooks.methodsOfDelegates(project)
    guard !methods.isEmpty else { return }
    for setting in project.settings(ofPresented: value) {
      guard setting.path.last == Known.delegate.name, project.isPresentation(setting.path[0]), let assigned = setting.value else { continue }
      for case .project(let type) in project.typesOf(assigned, in: project.context(of: setting.node)) {
        for method in methods.flatMap({ project.members(named: $0, of: type) }) {
          var reader = ActionReader(project, drivers: [], asks: .use, views: content.parts)
          var touched: Set<NameID> = []
          project.apart { touched = reader.run(.body(method, nil)).touched }
          content.drafts.removeAll { !touched.isDisjoint(with: $0.heldNames) || speaks(method, of: $0.heldNames, content.type) }
        }
      }
    }
  }

  /// Whether a function names a member or what was presented, `reply?.saveDraft()`, or calls others of its class that do.
  private func speaks(_ function: DeclarationRef, of names: Set<NameID>, _ type: TypeID?, _ depth: Int = 0) -> Bool {
    (project[function].nodeStart..<project[function].nodeEnd).contains { index in
      let node = project.node(index, in: function.file)
      if node.kind == .member, names.contains(node.name) { return true }
      if let type, node.kind == .member, node.base != none, !project.declarations[node.name].isEmpty,
        project.typesOf(node.base, in: project.context(of: NodeRef(file: function.file, index: index))).contains(.project(type))
      {
        return true
      }
      guard node.kind == .call, depth < 2, project.files[Int(function.file)].isOwn(node.base) else { return false }
      let name = project.node(node.base, in: function.file).name
      let owner = project.enclosingType(of: function)
      return owner.map { project.members(named: name, of: $0).contains { speaks($0, of: names, type, depth + 1) } } ?? false
    }
  }
}

extension ViewReader {
  /// What a modifier observes: `text` of `model.text`, of `model.$text.debounce(…)`, of `[title, text]`, of `Draft(text: text)`; of a
  /// property that is worked out, what it is worked out from, and of a modifier's parameter or a view's binding, what that is handed.
  func collectObserved(_ node: NodeID, in context: Context, _ names: inout [NameID], _ depth: Int) {
    guard node != none, depth < 20 else { return }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .name, .member:
      // `value.wrappedValue` of a `Binding<String>`
      if expression.kind == .member, expression.name == .wrappedValue, expression.base != none {
        return collectObserved(expression.base, in: context, &names, depth + 1)
      }
      names.append(project.unprojected(expression.name))
      guard expression.kind == .name || project.isSelf(expression.base, in: context.file),
        let meant = project.meanings(of: project.unprojected(expression.name), in: context).first
      else { return }
      if project.isHandedIn(meant), let bound = ValueReader(project).bound(meant, in: context.frame) {
        return collectObserved(bound.node, in: bound.context, &names, depth + 1)
      }
      guard project[meant].kind == .variable, let getter = ValueReader(project).getter(of: meant) else { return }
      project.walk(project[getter].body, in: getter.file) { _, node in
        if node.kind == .name || node.kind == .member { names.append(node.name) }
        return true
      }
    case .call:
      let callee = project.node(expression.base, in: context.file)
      if callee.kind == .member { return collectObserved(callee.base, in: context, &names, depth + 1) }
      for argument in project.arguments(of: expression, in: context.file) { collectObserved(argument.value, in: context, &names, depth + 1) }
    case .array, .tuple: for part in project.list(of: expression, in: context.file) { collectObserved(part, in: context, &names, depth + 1) }
    default: break
    }
  }

  /// What is behind the bindings of a field of the team's own, by names that are not the field's. Such a field looks at its text, to count it
  /// or to format it, and keeps it only where that is seen.
  func namesBehindField(_ context: Context) -> Set<NameID> {
    guard let type = project.enclosingType(of: context.scope), project.isView(type), project.makesInput(type) else { return [] }
    var names: [NameID] = []
    var own: Set<NameID> = []
    for part in project.types[Int(type)].parts {
      for property in project.children(of: part) where project[property].kind == .variable && project.isHandedIn(property) {
        own.insert(project[property].name)
        guard let bound = ValueReader(project).bound(property, in: context.frame) else { continue }
        collectObserved(bound.node, in: bound.context, &names, 0)
      }
    }
    return Set(names).subtracting(own)
  }
}

extension ActionReader {
  /// Touches what a view, a modifier or a function that makes a view knows by a name of its own: `note` of `DraftSaver(text: $note)`,
  /// where its `text` is used.
  mutating func touchHanded(_ use: Node, in context: Context) {
    guard question == .use else { return }
    var names: [NameID] = []
    collectHanded(use, in: context, &names, 0)
    for name in names { touch(name) }
  }

  /// Notes that a binding is set, by all names of what it is bound to.
  mutating func noteRebound(_ name: NameID, _ left: Node, in context: Context) {
    guard question == .use else { return outcome.keeps = true }
    var names = [name]
    collectHanded(left, in: context, &names, 0)
    outcome.rebound.formUnion(names)
  }

  private mutating func collectHanded(_ use: Node, in context: Context, _ names: inout [NameID], _ steps: Int) {
    guard steps < 6, use.kind == .name || use.kind == .member && project.isSelf(use.base, in: context.file),
      let taken = project.meanings(of: project.unprojected(use.name), in: context).first, project.isHandedIn(taken)
    else { return }
    if project[taken].kind != .parameter, let owner = project.enclosingType(of: project.parent(of: taken)), !part.askedTypes.contains(owner) {
      part.askedTypes.append(owner)
    }
    guard let bound = ValueReader(project).bound(taken, in: context.frame) else {
      if project[taken].kind == .parameter { asked(taken, in: context.frame) }
      return
    }
    part.usedFrame = min(part.usedFrame, bound.depth)
    var uses: [Node] = []
    project.walk(bound.node, in: bound.context.file) { _, node in
      guard node.kind == .name || node.kind == .member else { return true }
      // Of `$model.notice` the notice is used, and not all of the model.
      if node.kind == .name || node.name != .wrappedValue { uses.append(node) }
      return node.name == .wrappedValue
    }
    for use in uses {
      names.append(project.unprojected(use.name))
      collectHanded(use, in: bound.context, &names, steps + 1)
    }
  }
}

extension Project {
  /// Whether a view, a modifier or a function that makes a view is handed something under a name of its own: a binding, or a plain value.
  fileprivate func isHandedIn(_ property: DeclarationRef) -> Bool {
    guard let parent = parent(of: property) else { return false }
    if self[property].kind == .parameter { return isBinding(property) || self[parent].kind == .function && isViewBuilder(parent) }
    guard self[property].kind == .variable, self[parent].kind.isType, let owner = enclosingType(of: parent) else { return false }
    if isBinding(property) { return true }
    return (isKind(owner, of: Known.ViewModifier.name) || isView(owner)) && attributes(of: property).isEmpty && !takesClosure(property)
      && ValueReader(self).getter(of: property) == nil
  }

  /// Whether a view's own code makes something to type into.
  fileprivate func makesInput(_ type: TypeID) -> Bool {
    types[Int(type)].parts.contains { part in
      (self[part].nodeStart..<self[part].nodeEnd).contains { index in
        let call = node(index, in: part.file)
        return call.kind == .call && roles.has(node(call.base, in: part.file).name, .input)
      }
    }
  }
}
