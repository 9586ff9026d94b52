// What a UIKit screen's code assigns to its controls, closures and selectors, and which classes are views of its own.

import SwiftScan

extension ControllerReader {
  /// `closeButton.onTap = { … }`: a closure that a control, or somebody else, runs later.
  mutating func assigned(_ node: Node, _ ref: NodeRef, frame: Frame?) {
    if project.node(node.base, in: ref.file).name == .action, let handler = project.selectorName(node.first, in: ref.file) {
      return wired(handler, to: node.base, ref, frame: frame)
    }
    guard let closure = closure(in: node.first, ref.file) else { return }
    var context = project.context(of: ref)
    context.frame = frame
    if isOfAnother(project.node(node.base, in: ref.file), in: context) { return }
    var reader = actionReader()
    let outcome = reader.run(closure, in: context)
    var title: [String] = []
    words(of: node.base, in: ref.file, &title)
    let name = ControlNameReader.name(project, of: node.base, at: ref)
    if isOfHosted(node.base, in: ref.file) { return outcome.exit == nil ? () : add(.code, title, name, outcome, ref) }
    let isControl = title.contains { ["button", "tap", "tapped", "pressed", "close", "cancel", "done"].contains($0) }
    if isControl { return record(outcome, of: .expression(closure, context), title, name, ref) }
    guard outcome.exit != nil else { return screen.note(.code, outcome.unseen) }
    add(.code, title, name, outcome, ref)
    screen.note("\(name.phrase("property")) is handed a closure that closes")
  }

  /// `let next = Self()` and then `next.onEnd = { … }`: whether it is another value of the class that is read, which stands
  /// for the one that a known call has made.
  private func isOfAnother(_ left: Node, in context: Context) -> Bool {
    guard left.kind == .member, left.base != none, let frame = context.frame, let shown, frame.type == shown,
      case let object = project.node(left.base, in: context.file), object.kind == .name,
      let local = project.meanings(of: object, in: context).first, project[local].kind == .variable, project[local].modifiers.contains(.constant),
      project[local].value != none, project.parent(of: local).map({ !project[$0].kind.isType }) ?? false,
      case let made = NodeRef(file: local.file, index: project[local].value), made != frame.call, project[made].kind == .call
    else { return false }
    let callee = project.node(project[made].base, in: local.file)
    guard callee.name == Word.`init`.rawValue || callee.kind == .name && project.startsUppercase(callee.name) else { return false }
    let types = project.typesOf(made.index, in: project.valueContext(of: local, frame: nil))
    return types.contains { if case .project(let type) = $0 { classes.contains(type) } else { false } }
  }

  /// `host.rootView.onTap = { … }`: the view that is hosted says where it is run.
  private func isOfHosted(_ property: NodeID, in file: Int32) -> Bool {
    let left = project.node(property, in: file)
    guard left.kind == .member, left.base != none, project.node(left.base, in: file).name == .rootView else { return false }
    let meant = project.declarations[left.name].filter { project[$0].kind == .variable }
    return !meant.isEmpty && meant.allSatisfy { project.enclosingType(of: project.parent(of: $0)).map { project.isView($0) } ?? false }
  }

  /// `{ … }`, or `weakly(self) { … }`: a function that gives back a closure around the one that it is handed.
  private func closure(in value: NodeID, _ file: Int32) -> NodeID? {
    let node = project.node(value, in: file)
    if node.kind == .closure { return value }
    guard node.kind == .call else { return nil }
    let callee = project.node(node.base, in: file)
    guard callee.kind == .name, !project.startsUppercase(callee.name) else { return nil }
    return project.arguments(of: node, in: file).last { project.node($0.value, in: file).kind == .closure }?.value
  }

  /// `navigationController?.presentationController?.delegate = guardian`: somebody is asked about the swipe, and told of it.
  mutating func presentationDelegate(_ assignment: Node, _ ref: NodeRef) {
    let left = project.node(assignment.base, in: ref.file)
    guard left.name == .delegate, left.base != none, project.node(assignment.first, in: ref.file).kind != .nil,
      isOwnPresentation(left.base, in: project.context(of: ref), 0)
    else { return }
    let isSelf = project.isSelf(assignment.first, in: ref.file)
    let told = isSelf ? Types(shown.map { .project($0) }) : project.typesOf(assignment.first, in: project.context(of: ref))
    for method in SwipeHooks.methodsOfDelegates(project).flatMap({ project.members(named: $0, of: told) }) where project[method].body != none {
      screen.keepers.append(Keeper(action: .body(method, nil), mustHandOn: true))
    }
    // What the class answers itself is among its functions.
    if isSelf { return }
    if project.mayRefuse(assignment.first, at: ref) {
      screen.guards.append(Guard(name: "presentationController.delegate", isUnconditional: false))
    }
    if project.mayImplement(Known.presentationControllerDidAttemptToDismiss.name, assignment.first, at: ref) { screen.explainsRefusal = true }
  }

  /// `parent?.isModalInPresentation = hasText` in a child: whether it refuses the swipe for what the child is in. What the class that is
  /// presented sets, whoever presents it knows.
  func refusesAround(_ assignment: Node, _ ref: NodeRef) -> Bool {
    // Taking a refusal back refuses nothing, nor does what a button refuses while it runs.
    if project.node(assignment.first, in: ref.file).kind == .false || project.refusesWhileItRuns(ref) { return false }
    if project.enclosingType(of: project.scope(of: ref)).map(roots.contains) ?? false { return true }
    guard let shown, shown != screen.shape.parts.first, case let left = project.node(assignment.base, in: ref.file), left.kind == .member,
      !project.isSelf(left.base, in: ref.file), isOwnController(left.base, in: project.context(of: ref), 0),
      !project.isNeverTold(ref, of: shown)
    else { return false }
    var said: [String] = []
    words(of: assignment.first, in: ref.file, &said)
    return !words.isBusy(said)
  }

  /// Whether an expression is what presents this controller, or a container that it is in.
  private func isOwnPresentation(_ node: NodeID, in context: Context, _ depth: Int) -> Bool {
    guard depth < 5 else { return false }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .cast: return isOwnPresentation(expression.base, in: context, depth + 1)
    case .member:
      return project.isPresentation(expression.name) && isOwnController(expression.base, in: context, 0)
    case .name:
      guard let ref = project.meanings(of: expression, in: context).first else { return project.isPresentation(expression.name) }
      guard project[ref].kind == .binding || project[ref].kind == .variable, project[ref].value != none else { return false }
      return isOwnPresentation(project[ref].value, in: project.valueContext(of: ref, frame: nil), depth + 1)
    default: return false
    }
  }

  /// Whether an expression may be this controller, or a container that it is in.
  private func isOwnController(_ node: NodeID, in context: Context, _ depth: Int) -> Bool {
    guard node != none, depth < 5 else { return false }
    if project.isSelf(node, in: context.file) { return true }
    let expression = project.node(node, in: context.file)
    let isContainer = expression.name == .navigationController || expression.name == .parent || expression.name == .tabBarController
    switch expression.kind {
    case .name:
      if isContainer { return true }
      // `let top = navigationController ?? self`
      guard let ref = project.meanings(of: expression, in: context).first, project[ref].kind == .binding || project[ref].kind == .variable
      else { return false }
      return isOwnController(project[ref].value, in: project.valueContext(of: ref, frame: nil), depth + 1)
    case .member: return isContainer && isOwnController(expression.base, in: context, depth + 1)
    case .cast: return isOwnController(expression.base, in: context, depth + 1)
    case .binary where expression.name == Operators.coalescing.name:
      return isOwnController(expression.base, in: context, depth + 1) || isOwnController(expression.first, in: context, depth + 1)
    case .ternary: return project.list(of: expression, in: context.file).dropFirst().contains { isOwnController($0, in: context, depth + 1) }
    case .tuple: return expression.count == 1 && isOwnController(project.list(of: expression, in: context.file)[0], in: context, depth + 1)
    default: return false
    }
  }

  /// `saveButton.action = #selector(save)`: a bar item that is made elsewhere.
  private mutating func wired(_ handler: NameID, to property: NodeID, _ ref: NodeRef, frame: Frame?) {
    var title = project.words(of: handler)
    let item = project.node(property, in: ref.file)
    if item.kind == .member, item.base != none { words(of: item.base, in: ref.file, &title) }
    let named = item.kind == .member ? ControlNameReader.name(project, of: item.base, at: ref) : .unknown
    let name = named == .unknown ? .code(project.text(handler)) : named
    for method in methods(named: handler, near: ref) {
      handlers.insert(method)
      var reader = actionReader()
      let action = Action.body(method, frame)
      record(reader.run(action), of: action, title, name, ref)
    }
  }

  /// A class of views: it inherits from one of UIKit's, or first of all from a class from outside that is called so.
  func isUIKitView(_ type: TypeID) -> Bool {
    let external = project.ancestors(of: type).external
    if external.contains(where: { project.begins($0, with: "UI") && isCalledView($0) }) { return true }
    return project.types[Int(type)].kind == .class && external.first.map { isCalledView($0) && $0 != .View } ?? false
  }

  func isCalledView(_ name: NameID) -> Bool {
    let text = project.text(name)
    return ["View", "Control", "Button", "Bar", "Field", "Cell"].contains { text.hasSuffix($0) }
  }
}

// MARK: Code around controls

extension ControllerReader {
  /// Closures in a collection that a property holds or computes: rows with what they do.
  mutating func keptClosures(in property: DeclarationRef, frame: Frame?) {
    let declaration = project[property]
    guard !hasButton, project.leading.contains(property, calledBy: nil, project) else { return }
    if declaration.body == none {
      guard declaration.value != none else { return }
      let kind = project.node(declaration.value, in: property.file).kind
      guard kind == .array || kind == .dictionary || kind == .tuple else { return }
    }
    let all = project.files[Int(property.file)].declarations
    for index in (property.index + 1)..<max(declaration.end, property.index + 1) where all[Int(index)].kind == .closure {
      let closure = DeclarationRef(file: property.file, index: index)
      guard !readActions.contains(closure) else { continue }
      var reader = actionReader()
      guard reader.run(body: closure, frame: frame).exit != nil else { continue }
      return screen.note("`\(project.text(declaration.name))` holds code that closes")
    }
  }

  /// Whether a function closes only through what was read with controls: it makes them.
  /// - Parameter steps: How it closes, as far as that is known.
  func isOfReadActions(_ function: DeclarationRef, frame: Frame?, _ steps: [Step]) -> Bool {
    // What UIKit calls by itself shows an alert, or none; who calls others and so asks is another matter.
    let passed = project.isListed(project[function].name, in: Self.lifecycle) ? readActions + promptActions : readActions
    guard leadsTo(passed, function, steps) else { return false }
    var reader = actionReader(passing: passed)
    return reader.run(body: function, frame: frame).exit == nil
  }

  /// Whether what a property is set to closes only through what was read with controls.
  func isOfReadActions(_ property: DeclarationRef, in context: Context, _ steps: [Step]) -> Bool {
    guard leadsTo(readActions, property, steps) else { return false }
    var reader = actionReader(passing: readActions)
    return reader.run(project[property].value, in: context).exit == nil
  }

  /// Whether the way out leads through a member that holds one of these closures.
  private func leadsTo(_ actions: [DeclarationRef], _ member: DeclarationRef, _ steps: [Step]) -> Bool {
    actions.contains { action in
      guard let maker = project.enclosingMember(of: action) else { return false }
      return maker == project.enclosingMember(of: member) || steps.contains { step in
        if case .name(let name) = step { name == project[maker].name } else { false }
      }
    }
  }
}

extension Project {
  /// What a controller is presented by, whose delegate is asked about the swipe.
  func isPresentation(_ name: NameID) -> Bool { name == .presentationController || name == .sheetPresentationController }

  /// Whether a presentation delegate implements the question that can refuse.
  func mayRefuse(_ delegate: NodeID, at node: NodeRef) -> Bool {
    let types = typesOf(delegate, in: context(of: node))
    return types.isEmpty || types.contains { type in
      guard case .project(let id) = type else { return true }
      return ([id] + descendants(of: id)).contains { heir in
        members(named: Known.presentationControllerShouldDismiss.name, of: heir).contains { !alwaysAgrees($0, of: heir) }
      }
    }
  }

  /// `presentationControllerShouldDismiss(_:)` that says yes for good: `!hasChanges`, which a class may leave `false`.
  func alwaysAgrees(_ method: DeclarationRef, of type: TypeID) -> Bool {
    ValueReader(self).onlyExpression(of: method).flatMap { constant($0, of: type, in: method.file) } == true
  }

  /// Whether an object, as far as its type is known, implements a method; or what inherits from that type does.
  func mayImplement(_ method: NameID, _ object: NodeID, at node: NodeRef) -> Bool {
    let types = typesOf(object, in: context(of: node))
    guard !types.isEmpty else { return true }
    return types.contains { type in
      guard case .project(let id) = type else { return true }
      return ([id] + descendants(of: id)).contains { !members(named: method, of: $0).isEmpty }
    }
  }

  /// What runs as an object of a type is let go.
  func deinitializers(of type: TypeID) -> [DeclarationRef] {
    types[Int(type)].parts.flatMap { children(of: $0).filter { self[$0].kind == .deinitializer && !isInactive($0) } }
  }
}
