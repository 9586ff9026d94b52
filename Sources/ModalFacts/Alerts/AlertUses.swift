// What is done with one alert: the calls on it and with it, from the call that makes it to wherever the value goes.
// Statements are walked as they stand, so that it is known which actions are added one after the other.

import SwiftScan

struct AlertUses {
  let project: Project
  let words: ControllerReader
  /// The project's own class, if it is one.
  let type: TypeID?
  var actions: [AlertAction] = []
  var textFields: [Site] = []
  var isPresented = false
  var isClosedByCode = false
  var hasOwnViews = false
  var unseen: [Unseen] = []
  /// The first variable that held it.
  var name: NameID = none
  /// Functions that are being followed, and properties.
  private var open: Set<DeclarationRef> = []
  private var fuel = 6000
  private var runs = 0
  /// The runs of factories and initialisers that had ended when a run of a caller's began.
  private var earlierRuns: [Int: [Int]] = [:]

  init(_ project: Project, words: ControllerReader, type: TypeID?) {
    self.project = project
    self.words = words
    self.type = type
    guard let type else { return }
    for ancestor in project.ancestors(of: type).types { readOwnClass(ancestor) }
  }

  /// A subclass that adds actions to itself adds what is not known here.
  private mutating func readOwnClass(_ type: TypeID) {
    for call in project.nodes(project.calls[Known.addAction.name], of: [type]) {
      let callee = project.node(project[call].base, in: call.file)
      if callee.kind == .name || project.isSelf(callee.base, in: call.file) { note("its class adds actions") }
    }
    if project.types[Int(type)].parts.contains(where: callsHelperThatAdds) { note("its class adds actions by a helper") }
  }

  // MARK: Where the value goes

  /// Follows what the expression at `value` gives.
  mutating func follow(valueOf value: NodeRef) { follow(valueOf: value, nil, run: nextRun()) }

  private mutating func follow(valueOf value: NodeRef, _ frame: Frame?, run: Int?) {
    let file = value.file
    guard fuel > 0, let scope = project.scope(of: value) else { return note("it is made outside of functions") }
    // `let alert = …`
    if project[scope].kind == .variable || project[scope].kind == .binding {
      var initial = project[scope].value
      while initial != none, project.node(initial, in: file).kind == .cast { initial = project.node(initial, in: file).base }
      if initial == value.index { return follow(variable: scope, after: value.index, run: run, frame) }
    }
    guard let parent = project.parent(of: value.index, inside: scope) else { return note("it goes where it is not seen") }
    let around = project.node(parent, in: file)
    let walk = Walk(target: .unnamed, frame: frame, file: file, after: value.index, run: run)
    switch around.kind {
    case .call: handed(value.index, NodeRef(file: file, index: parent), walk)
    case .member:
      // `UIAlertController(…).show(in: self)`
      guard let call = project.parent(of: parent, inside: scope), project.node(call, in: file).kind == .call,
        project.node(call, in: file).base == parent
      else { return note("it is asked for `\(project.text(around.name))`") }
      called(NodeRef(file: file, index: call), walk)
    case .assign where around.first == value.index: assigned(to: around.base, NodeRef(file: file, index: parent), run, frame)
    case .return: returned(from: scope, run)
    case .block where around.count == 1 && project[scope].body == parent: returned(from: scope, run)
    default: note("it goes where it is not seen")
    }
  }

  mutating func follow(initializer: DeclarationRef) {
    open.insert(initializer)
    let run = nextRun()
    walk(body: initializer, Walk(target: .myself, frame: nil, file: initializer.file, after: 0, run: run))
    guard let owner = project.enclosingType(of: project.parent(of: initializer)) else { return }
    for call in project.calls[project.types[Int(owner)].name] where !project.isInactive(call) {
      let arguments = project.arguments(of: project[call], in: call.file)
      guard project.fits(initializer, arguments), arguments.count > 0 else { continue }
      // With a style it may be UIKit's own.
      let isMeant = project.matching(project.initializers(of: owner), arguments).count == 1 && !arguments.contains { $0.label == .preferredStyle }
      follow(valueOf: call, nil, run: nextRun(after: isMeant ? run : nil, of: initializer))
    }
  }

  private mutating func follow(variable: DeclarationRef, after: NodeID, run: Int?, _ frame: Frame?) {
    let declaration = project[variable]
    if name == none { name = declaration.name }
    guard let owner = project.parent(of: variable) else { return note("it is global") }
    guard !project[owner].kind.isType else { return follow(property: variable) }
    guard let block = block(declaring: variable, in: owner) else { return note("it is made in a condition") }
    walk(block: block, Walk(target: .local(declaration.name), frame: frame, file: variable.file, after: after, run: run))
  }

  /// A property is used by all of its type, and by whoever names it.
  private mutating func follow(property: DeclarationRef) {
    guard open.insert(property).inserted else { return }
    let declaration = project[property]
    guard let owner = project.enclosingType(of: project.parent(of: property)) else { return note("it is global") }
    for part in ([owner] + project.descendants(of: owner)).flatMap({ project.types[Int($0)].parts }) {
      for member in project.children(of: part) where !project.isInactive(member) {
        for body in [member] + Array(project.children(of: member).filter { project[$0].kind == .accessor }) {
          walk(body: body, Walk(target: .property(declaration.name), frame: nil, file: part.file, after: 0, run: nil))
        }
      }
    }
    if !declaration.modifiers.contains(.private) {
      for call in project.calls[Known.addAction.name] {
        let callee = project.node(project[call].base, in: call.file)
        guard callee.kind == .member, callee.base != none else { continue }
        let receiver = project.node(callee.base, in: call.file)
        if receiver.kind == .member, receiver.name == declaration.name, !project.isSelf(receiver.base, in: call.file) {
          note("`\(project.text(declaration.name))` gets actions elsewhere")
        }
      }
    }
  }

  /// `alert = …`: a local, or a property.
  private mutating func assigned(to left: NodeID, _ assignment: NodeRef, _ run: Int?, _ frame: Frame?) {
    let node = project.node(left, in: assignment.file)
    guard node.kind == .name || node.kind == .member && project.isSelf(node.base, in: assignment.file),
      let variable = project.meanings(of: node, in: project.context(of: assignment)).first, project[variable].kind == .variable
    else { return note("it is kept in `\(project.text(node.name))`") }
    if name == none { name = project[variable].name }
    guard let owner = project.parent(of: variable), !project[owner].kind.isType else { return follow(property: variable) }
    // In one arm of several: what follows the arms is done to each of them.
    guard let block = block(declaring: variable, in: owner) else { return note("it is made in a condition") }
    walk(block: block, Walk(target: .local(node.name), frame: frame, file: variable.file, after: assignment.index, run: run, isOneOfSeveral: true))
  }

  /// A factory: what its callers do with it.
  private mutating func returned(from scope: DeclarationRef, _ run: Int?) {
    var function: DeclarationRef? = scope
    while let at = function, project[at].kind == .variable, project.parent(of: at).map({ !project[$0].kind.isType }) ?? false {
      function = project.parent(of: at)
    }
    guard let function, project[function].kind == .function, open.insert(function).inserted else {
      return note("it is given back by a property or closure")
    }
    for call in project.calls[project[function].name].prefix(60) where !project.isInactive(call) {
      let candidates = functions(of: call)
      guard candidates.contains(function) || candidates.allSatisfy({ project[$0].body == none }) else { continue }
      guard project.fits(function, project.arguments(of: project[call], in: call.file)) else { continue }
      follow(valueOf: call, nil, run: nextRun(after: candidates.count == 1 ? run : nil, of: function))
    }
  }

  // MARK: Walking

  private func block(declaring variable: DeclarationRef, in owner: DeclarationRef) -> NodeID? {
    let declaration = project[owner]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: owner.file)
      guard node.kind == .block else { continue }
      for item in project.list(of: node, in: owner.file) {
        let statement = project.node(item, in: owner.file)
        if statement.kind == .declaration, statement.first == variable.index { return index }
      }
    }
    return nil
  }

  private mutating func walk(body function: DeclarationRef, _ walk: Walk) {
    guard project[function].body != none else { return }
    self.walk(block: project[function].body, walk)
  }

  private mutating func walk(block: NodeID, _ walk: Walk) {
    let items = project.list(of: project.node(block, in: walk.file), in: walk.file)
    guard !items.contains(where: { shadows($0, walk) }) else { return }
    var walk = walk
    for item in items {
      visit(item, walk)
      let statement = project.node(item, in: walk.file)
      if mayLeave(statement, walk), walk.isLooping || chooses(statement, walk) { (walk.run, walk.isCertain) = (nil, false) }
      if isReplacement(item, walk) { return }
      if walk.run != nil, mayReplace(item, walk) { walk.run = nextRun() }
    }
  }

  private mutating func visit(_ index: NodeID, _ walk: Walk) {
    let node = project.node(index, in: walk.file)
    guard fuel > 0, !node.flags.contains(.inactive) else { return }
    fuel -= 1
    var walk = walk
    if node.flags.contains(.conditional) { walk.run = nil }
    switch node.kind {
    case .if, .switch, .guard:
      if walk.isLooping { walk.run = nil }
      if chooses(node, walk) { (walk.run, walk.isCertain) = (nil, false) }
      if walk.isOneOfSeveral { walk.isCertain = false }
      visitChildren(index, walk)
    case .block:
      walk.run = walk.run == nil ? nil : nextRun()
      self.walk(block: index, walk)
    case .loop:
      // One that goes through a list which is written out runs for each of it.
      if project.list(writtenAs: node.first, in: project.context(of: NodeRef(file: walk.file, index: index))) == nil { walk.run = nil }
      if chooses(node, walk) { walk.isCertain = false }
      walk.isLooping = true
      visitChildren(index, walk)
    case .closure:
      walk.run = nil
      visitChildren(index, walk)
    case .call: visitCall(index, node, walk)
    case .assign:
      if index > walk.after, isTarget(node.first, walk) {
        stored(in: node.base, NodeRef(file: walk.file, index: index), walk)
      } else if isSettingOfView(node.base, walk) {
        if !isLeaf(node.first, walk.file) { visit(node.first, walk) }
      } else {
        visitChildren(index, walk)
      }
    case .return:
      if node.base != none, isTarget(node.base, walk), index > walk.after {
        if case .myself = walk.target { return }
        if let scope = project.scope(of: NodeRef(file: walk.file, index: index)) { returned(from: scope, walk.run) }
      } else {
        visitChildren(index, walk)
      }
    case .member:
      // `forEach(alert.addAction)`
      if node.base != none, isTarget(node.base, walk) {
        if node.name == .addAction, index > walk.after { actions.append(unseenAction(NodeRef(file: walk.file, index: index))) }
        if node.name == .view, index > walk.after { hasOwnViews = true }
        if index > walk.after, !isPlain(node.name) { note("what `\(project.text(node.name))` of it does is not known") }
      } else {
        visitChildren(index, walk)
      }
    case .declaration:
      let declaration = project.files[Int(walk.file)].declarations[Int(node.first)]
      guard declaration.value != none, isTarget(uncast(declaration.value, in: walk.file), walk) else { return visitChildren(index, walk) }
      if case .local(let name) = walk.target, name == declaration.name { return }
      if case .property(let name) = walk.target, name == declaration.name { return }
      escape("it gets another name")
    case .index:
      if node.base != none, isTarget(node.base, walk), index > walk.after { note("a part of it is asked for by a subscript") }
      visitChildren(index, walk)
    case .macro:
      if project.arguments(of: node, in: walk.file).contains(where: { isTarget($0.value, walk) }) { escape("a macro is handed it") }
      visitChildren(index, walk)
    case .ternary:
      let parts = Array(project.list(of: node, in: walk.file))
      for (place, part) in parts.enumerated() {
        if isTarget(part, walk), index > walk.after { escape("it is one of two") }
        // Each is a branch of its own.
        if place > 0, walk.run != nil { walk.run = nextRun() }
        if !isLeaf(part, walk.file) { visit(part, walk) }
      }
    case .array, .dictionary, .tuple:
      for child in project.list(of: node, in: walk.file) where isTarget(child, walk) && index > walk.after { escape("it is put into a collection") }
      visitChildren(index, walk)
    default: visitChildren(index, walk)
    }
  }

  private mutating func visitChildren(_ index: NodeID, _ walk: Walk) {
    var children: [NodeID] = []
    project.forEachChild(of: index, in: walk.file) { children.append($0) }
    for child in children where !isLeaf(child, walk.file) { visit(child, walk) }
  }

  private mutating func visitCall(_ index: NodeID, _ node: Node, _ walk: Walk) {
    let call = NodeRef(file: walk.file, index: index)
    let callee = project.node(node.base, in: walk.file)
    var isOnTarget = callee.kind == .member && callee.base != none && isTarget(callee.base, walk)
    if case .myself = walk.target, callee.kind == .name, !project.startsUppercase(callee.name), isOwnMethod(callee.name) { isOnTarget = true }
    if isOnTarget {
      if index > walk.after { called(call, walk) }
    } else {
      for argument in project.arguments(of: node, in: walk.file) where isTarget(argument.value, walk) && index > walk.after {
        handed(argument.value, call, walk)
      }
      // `forEach(addAction)`
      if case .myself = walk.target, project.arguments(of: node, in: walk.file).contains(where: { project.node($0.value, in: walk.file).name == .addAction }) {
        actions.append(unseenAction(call))
      }
      // A dismissal beside it may be its own.
      if callee.kind == .name || callee.kind == .member, project.roles.has(callee.name, .exit), index > walk.after { isClosedByCode = true }
    }
    let list = callee.kind == .member && !isOnTarget ? project.list(writtenAs: callee.base, in: project.context(of: call)) : nil
    if let list, index > walk.after, adds(eachOf: list, call, walk) { return }
    if !isLeaf(node.base, walk.file), !isOnTarget { visit(node.base, walk) }
    for argument in project.arguments(of: node, in: walk.file) where !isLeaf(argument.value, walk.file) {
      // `[edit, cancel].forEach { alert.addAction($0) }`
      guard list != nil, project.node(argument.value, in: walk.file).kind == .closure else {
        visit(argument.value, walk)
        continue
      }
      var walk = walk
      walk.isLooping = true
      visitChildren(argument.value, walk)
    }
  }

  /// `[edit, cancel].forEach(alert.addAction)`
  private mutating func adds(eachOf list: [NodeID], _ call: NodeRef, _ walk: Walk) -> Bool {
    let isAdding = project.arguments(of: project[call], in: call.file).contains { argument in
      var value = project.node(argument.value, in: call.file)
      // `alert.addAction(_:)`
      if value.kind == .call { value = project.node(value.base, in: call.file) }
      return value.kind == .member && value.base != none && value.name == .addAction && isTarget(value.base, walk)
    }
    guard isAdding else { return false }
    var context = project.context(of: call)
    context.frame = walk.frame
    for element in list { add(element, call, context, walk.run) }
    return true
  }

  /// A method that an alert has, asked for by its bare name.
  private func isOwnMethod(_ name: NameID) -> Bool {
    name == .addAction || name == .addTextField || !methods(named: name).isEmpty
  }

  // MARK: What is done with it

  /// A method of the alert's.
  private mutating func called(_ call: NodeRef, _ walk: Walk) {
    let node = project[call]
    let callee = project.node(node.base, in: call.file)
    let arguments = project.arguments(of: node, in: call.file)
    var context = project.context(of: call)
    context.frame = walk.frame
    let own = project.matching(methods(named: callee.name), calledBy: call, in: context)
    if own.isEmpty {
      switch callee.name {
      case Known.addAction.name:
        guard let first = arguments.first else { return }
        add(first.value, call, context, walk.run)
      case Known.addTextField.name: if walk.isCertain { textFields.append(project.site(of: call, length: "addTextField".utf8.count)) }
      case Known.setValue.name: hasOwnViews = true
      case Word.`init`.rawValue: break
      default:
        if project.roles.has(callee.name, .exit) {
          isClosedByCode = true
        } else if !project.roles.has(callee.name, .present), !project.isListed(callee.name, in: Self.harmless) {
          note("`\(project.text(callee.name))` is called on it")
        }
      }
      return
    }
    for function in own { follow(function, .myself, call, context, walk) }
    if own.contains(where: givesBackSelf), !isDropped(call, walk) { follow(valueOf: call, walk.frame, run: walk.run) }
  }

  /// Whether a method gives back the alert that it is called on.
  private func givesBackSelf(_ method: DeclarationRef) -> Bool {
    if project.returnsSelf(method) { return true }
    return (project[method].nodeStart..<project[method].nodeEnd).contains { index in
      let node = project.node(index, in: method.file)
      return node.kind == .return && node.base != none && project.isSelf(node.base, in: method.file)
    }
  }

  /// Methods of UIKit's that add no action.
  private static let harmless: Spellings = [
    "loadViewIfNeeded", "setNeedsStatusBarAppearanceUpdate", "setNeedsFocusUpdate", "isKind", "isEqual", "becomeFirstResponder",
    "resignFirstResponder", "setOverrideTraitCollection", "removeFromParent", "didMove", "willMove", "sync", "debugDescription",
  ]

  func methods(named name: NameID) -> Declarations {
    if let type { return project.members(named: name, of: type).filter { project[$0].kind == .function } }
    for outside in [Known.UIAlertController.name, Known.UIViewController.name, Known.UIResponder.name, Known.NSObject.name] {
      let found = project.members(named: name, of: [.external(outside)]).filter { project[$0].kind == .function }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The alert is an argument of a call.
  private mutating func handed(_ value: NodeID, _ call: NodeRef, _ walk: Walk) {
    let node = project[call]
    let callee = project.node(node.base, in: call.file)
    let name = callee.kind == .name || callee.kind == .member ? callee.name : none
    let arguments = project.arguments(of: node, in: call.file)
    var context = project.context(of: call)
    context.frame = walk.frame
    let candidates = functions(of: call).filter { project[$0].body != none }
    guard !candidates.isEmpty else {
      // UIKit's own says whether it is animated.
      let isUIKits = project.text(name) != "present" || arguments.contains { $0.label == .animated }
      if name != none, project.roles.has(name, .present) && isUIKits || name == .show {
        isPresented = true
      } else if name == none || !project.isListed(name, in: Self.silent) {
        escape("it is handed to `\(project.text(name))`")
      }
      return
    }
    var walk = walk
    let others = project.standIns(for: candidates, calledBy: call)
    if !others.isEmpty { (walk.run, walk.isCertain) = (nil, false) }
    for function in Array(candidates) + others {
      for parameter in project.parameters(of: function) {
        guard project.argument(for: parameter, of: function, call: call) == value else { continue }
        follow(function, .local(project[parameter].name), call, context, walk)
      }
    }
    // An overridden `present` presents.
    if name != none, project.roles.has(name, .present), arguments.contains(where: { $0.label == .animated }) { isPresented = true }
  }

  private static let silent: Spellings = ["print", "debugPrint", "NSLog", "assert", "assertionFailure", "precondition", "type", "String"]

  /// A function of the project's: what it does with the alert is done here.
  private mutating func follow(_ function: DeclarationRef, _ target: Target, _ call: NodeRef, _ context: Context, _ walk: Walk) {
    let frame = project.frame(function: function, type: nil, call: call, caller: context)
    guard frame.depth < 8, project[function].body != none else { return note("`\(project.text(project[function].name))` has no body here") }
    guard open.insert(function).inserted else { return }
    self.walk(body: function, Walk(target: target, frame: frame, file: function.file, after: 0, run: walk.run))
    open.remove(function)
  }

  /// The functions of the project's that a call may mean.
  private func functions(of call: NodeRef) -> Declarations {
    let node = project[call]
    let callee = project.node(node.base, in: call.file)
    let arguments = project.arguments(of: node, in: call.file)
    let context = project.context(of: call)
    switch callee.kind {
    case .name:
      guard !project.startsUppercase(callee.name) else { return [] }
      return project.matching(project.meanings(of: callee, in: context), calledBy: call, in: context).filter { project[$0].kind == .function }
    case .member:
      let owners = callee.base == none ? [] : project.typesOf(callee.base, in: context)
      var found = project.members(named: callee.name, of: owners, in: context).filter { project[$0].kind == .function }
      if found.isEmpty, !project.roles.has(callee.name, .present) || owners.isEmpty {
        found = Declarations(project.declarations[callee.name], where: { project[$0].kind == .function && !project.isInactive($0) && project.canName($0, at: call) })
        found = project.matching(found, arguments)
        // A presenter of any kind is most likely a controller.
        if project.roles.has(callee.name, .present) || found.count > 6 { return [] }
        return found
      }
      return project.matching(found, calledBy: call, in: context)
    default: return []
    }
  }

  /// Kept in a property or another variable.
  private mutating func stored(in left: NodeID, _ assignment: NodeRef, _ walk: Walk) {
    if isTarget(left, walk) { return }
    let node = project.node(left, in: walk.file)
    guard node.kind == .name || node.kind == .member && project.isSelf(node.base, in: walk.file),
      let variable = project.meanings(of: node, in: project.context(of: assignment)).first, project[variable].kind == .variable,
      project.parent(of: variable).map({ project[$0].kind.isType }) ?? false
    else { return escape("it is kept in `\(project.text(node.name))`") }
    follow(property: variable)
  }

  /// It goes where it is not followed: what is done there is not known.
  private mutating func escape(_ reason: String) { note(reason) }

  private mutating func note(_ reason: String) {
    let reason = Unseen(reason)
    if unseen.count < 12, !unseen.contains(reason) { unseen.append(reason) }
  }

  private mutating func nextRun() -> Int {
    runs += 1
    return runs
  }

  /// The run of a caller, which goes on after that of a function with one way out.
  private mutating func nextRun(after run: Int?, of function: DeclarationRef) -> Int {
    let next = nextRun()
    let ways = (project[function].nodeStart..<project[function].nodeEnd).count { index in
      project.node(index, in: function.file).kind == .return && project.scope(of: NodeRef(file: function.file, index: index)) == function
    }
    if let run, ways <= (project[function].kind == .initializer ? 0 : 1) { earlierRuns[next] = earlierRuns[run, default: []] + [run] }
    return next
  }

  // MARK: Actions

  private func unseenAction(_ node: NodeRef) -> AlertAction {
    AlertAction(style: .unseen, title: "", mayBeWayOut: true, site: project.site(of: node, length: "addAction".utf8.count))
  }

  private mutating func add(_ action: NodeID, _ call: NodeRef, _ context: Context, _ run: Int?) {
    if let elements = project.elements(of: action, in: context, at: call) {
      for element in elements { add(element, call, context, run) }
      return
    }
    var reader = AlertActionReader(project: project, words: words)
    let site = project.site(of: call, length: "addAction".utf8.count)
    for var action in reader.read(action, at: call, in: context) {
      action.site = site
      action.run = run
      action.earlierRuns = run.flatMap { earlierRuns[$0] } ?? []
      actions.append(action)
    }
  }
}
