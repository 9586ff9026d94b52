// Which functions can lead out of a modal at all. Found once, backwards: from every call, assignment and stored
// closure that may close something, to the members around them, and on to all who call those. Most of an app is
// not among them, so whoever asks what an action leads to need not follow it there.

import SwiftScan

/// The members from which something that closes, or whose end was not seen, may be reached by calls.
/// A member is a function, a property or an initialiser, of a type or of the file.
final class LeadingMembers {
  private enum Lead: UInt8 {
    case none
    /// It runs closures that its callers hand in. A closure that is written in the call is read there.
    case runsArguments
    case mayClose
  }

  /// By declaration number.
  @exclusivity(unchecked) private var leads: [Lead] = []
  /// Of those that do, or did before a file was replaced.
  @exclusivity(unchecked) private var leadingNames = NameSet()
  @exclusivity(unchecked) private var queue: [DeclarationRef] = []
  /// What came to lead out since files were replaced last, and how much had before.
  @exclusivity(unchecked) private var newcomers: [DeclarationRef] = []
  @exclusivity(unchecked) private var countBefore = 0
  @exclusivity(unchecked) private var known = Names()
  @exclusivity(unchecked) private var metCalls = MetUses()
  @exclusivity(unchecked) private var metAssignments = MetUses()
  @exclusivity(unchecked) private var metChanges = MetUses()
  /// Calls of what runs its arguments, by its name and the label of the argument.
  @exclusivity(unchecked) private var metHandings = NumberMap<LabelledName, Bool>()
  @exclusivity(unchecked) private var metSubscripts = NumberMap<NameID, Bool>()

  init() {}

  /// Begins with what leads out by itself; `follow` goes on from there.
  init(_ project: Project) {
    leads = Array(repeating: .none, count: project.partTypes.count)
    known = Names(project)
    let focus = project.focus
    defer { project.focus = focus }
    project.focus = nil
    addSeeds(of: project)
    addMarked(project)
  }

  /// Goes on to who calls what leads out.
  /// - Parameter most: How many members' callers are looked at, at most.
  /// - Returns: Whether all is found.
  @discardableResult func follow(_ project: Project, atMost most: Int = .max) -> Bool {
    guard !queue.isEmpty else { return true }
    var rest = most
    while rest > 0, let member = queue.popLast() {
      addCallers(of: member, project)
      rest -= 1
    }
    guard queue.isEmpty else { return false }
    // Files that change bring other uses.
    (metCalls, metAssignments, metChanges, metHandings, metSubscripts) = (MetUses(), MetUses(), MetUses(), NumberMap(), NumberMap())
    return true
  }

  /// The members of a project as another platform compiles it: those that lead out on the phone, and what the branches
  /// add that the phone leaves out.
  init(_ project: Project, asFor other: LeadingMembers) {
    leads = other.leads
    leadingNames = other.leadingNames
    known = other.known
    var places: [Place] = []
    for (file, branches) in project.branches.sorted(by: { $0.key < $1.key }) {
      for branch in branches where branch.isLeftOut(on: .iOS) && !branch.isLeftOut(on: project.platform.platforms) {
        places.append(Place(file: file, nodes: branch.nodes, declarations: branch.declarations))
      }
    }
    add(at: places, project)
    follow(project)
  }

  /// How often something came to lead out.
  var count: Int { countBefore + newcomers.count }

  /// What came to lead out since there were so many; nil where that is not known any more.
  func newcomers(since count: Int) -> ArraySlice<DeclarationRef>? {
    count < countBefore ? nil : newcomers[(count - countBefore)...]
  }

  /// Whether the same members lead out, as the same declarations number them.
  func isSame(as other: LeadingMembers) -> Bool { leads == other.leads }

  // MARK: Files that change

  /// Adds what leads out since files were replaced. What led only through what is gone leads on: more is followed than
  /// need be, until all is found anew.
  func update(_ changes: [FileChange], _ project: Project) {
    (countBefore, newcomers) = (count, [])
    leads.append(contentsOf: repeatElement(.none, count: max(0, project.partTypes.count - leads.count)))
    for change in changes {
      let first = project.files[Int(change.file)].firstDeclaration
      let count = project.files[Int(change.file)].declarations.count
      // No slice, which would hold all: they would be copied.
      let old = Array(leads[change.numbers])
      for number in change.numbers { leads[number] = .none }
      if change.isAlike, old.count == count {
        leads.replaceSubrange(first..<first + count, with: old)
      } else {
        for number in first..<first + count { leads[number] = .none }
      }
    }
    let before = known
    known = Names(project)
    add(at: changes.map { change in
      let tables = project.files[Int(change.file)]
      return Place(
        file: change.file, nodes: 0..<NodeID(tables.nodes.count), declarations: 0..<DeclarationID(tables.declarations.count))
    }, project)
    // What names mean since.
    let focus = project.focus
    defer { project.focus = focus }
    project.focus = nil
    addMarked(project, besides: before)
    follow(project)
  }

  /// Where something stands that was not there before: a file, or a branch in it.
  private struct Place {
    var file: Int32
    var nodes: Range<NodeID>
    var declarations: Range<DeclarationID>
  }

  /// Adds what leads out by what stands in some places.
  private func add(at places: [Place], _ project: Project) {
    let focus = project.focus
    defer { project.focus = focus }
    // What comes to lead meanwhile is met later on.
    var leadingOfName: [NameID: [DeclarationRef]] = [:]
    for place in places {
      project.focus = .only(place.file)
      let used = names(at: place, project)
      addSeeds(of: project)
      addMarked(project, among: used)
      addCallers(in: place.file, used, project, &leadingOfName)
    }
  }

  /// The names that are called, set or declared in a place.
  private func names(at place: Place, _ project: Project) -> [NameID] {
    var met = NameSet()
    let tables = project.files[Int(place.file)]
    for node in tables.nodes[Int(place.nodes.lowerBound)..<Int(place.nodes.upperBound)] where (node.kind == .call || node.kind == .assign) && node.base != none {
      var base = tables.nodes[Int(node.base)]
      if base.kind == .generic, base.base != none { base = tables.nodes[Int(base.base)] }
      met.insert(base.name)
      tables.forEachWhole(of: node.base) { met.insert(tables.nodes[Int($0)].name) }
      guard node.kind == .call else { continue }
      tables.forEachHandedInOut(by: node) { met.insert(tables.nodes[Int($0)].name) }
      for argument in tables.arguments(of: node) where tables.nodes[Int(argument.value)].kind == .name { met.insert(tables.nodes[Int(argument.value)].name) }
    }
    for index in place.declarations where tables.declarations[Int(index)].kind == .variable {
      met.insert(tables.declarations[Int(index)].name)
    }
    return Array(met)
  }

  /// What a file calls or sets that led out already.
  /// - Parameter found: The members of a name that led out when it was asked for first.
  private func addCallers(in file: Int32, _ names: [NameID], _ project: Project, _ found: inout [NameID: [DeclarationRef]]) {
    for name in names where leadingNames.contains(name) {
      let uses = Array(project.callsInFocus(name)) + Array(project.assignmentsInFocus(name))
      let changers = project.changingMembers.list(of: name, in: file)
      guard !uses.isEmpty || !changers.isEmpty else { continue }
      let members = found[name] ?? leadingMembers(of: name, project)
      found[name] = members
      guard !members.isEmpty else { continue }
      if project.changingMembers[name].count <= Self.mostChangers, members.contains(where: { project[$0].kind == .variable }) {
        for changer in changers { add(changer.member, project) }
      }
      for use in uses where !project.isInactive(use) {
        let isCall = project[use].kind == .call
        let isOwn = project.files[Int(file)].isOwn(project[use].base)
        let around = isOwn ? project.enclosingType(of: project.scope(of: use)) : nil
        for member in members where (project[member].kind == .function) == isCall {
          // By a bare name only what is related is meant.
          if isOwn, let owner = project.enclosingType(of: project.parent(of: member)), !isRelated(owner, around, project) { continue }
          guard leads[project.number(of: member)] == .runsArguments else {
            add(use, project)
            break
          }
          addHandingOn(use, to: member, project)
        }
      }
    }
  }

  private func leadingMembers(of name: NameID, _ project: Project) -> [DeclarationRef] {
    project.declarations[name].filter { member in
      guard leads[project.number(of: member)] != .none else { return false }
      let kind = project[member].kind
      return kind == .function || kind == .variable && known.observed.contains(name)
    }
  }

  private func isRelated(_ owner: TypeID, _ type: TypeID?, _ project: Project) -> Bool {
    if project.types[Int(owner)].kind == .protocol || project.types[Int(owner)].isExternal { return true }
    return type.map { project.areRelated($0, owner) } ?? false
  }

  /// A call of what runs its arguments, if it hands some on.
  private func addHandingOn(_ call: NodeRef, to member: DeclarationRef, _ project: Project) {
    guard let handed = handsOn(call, to: member, project) else { return }
    let value = project.node(handed, in: call.file)
    let isOwn = value.kind == .name && project.holder(of: value.name, at: call) == .parameterOfMember
    add(call, project, isOwn ? .runsArguments : .mayClose)
  }

  /// The sets of names that decide what leads out.
  private struct Names {
    var flags = NameSet()
    var bindings = NameSet()
    var computed = NameSet()
    var roots = NameSet()
    var watched = NameSet()
    var subscribed = NameSet()
    var observed = NameSet()
    /// That hold closures in a tuple, a list or a table.
    var keeping = NameSet()
    /// That may hold a closure, and those whose body stands elsewhere.
    var properties = NameSet()
    var locals = NameSet()
    var bodiless = NameSet()
    /// Of functions of other modules that lead out.
    var leaving = NameSet()

    init() {}
    init(_ project: Project) {
      flags = project.flags.all
      bindings = project.bindingNames
      computed = project.flags.computed
      roots = project.flags.roots
      roots.insert(Word.`self`.rawValue)
      watched = project.watchedNames
      subscribed = project.subscribedNames
      observed = project.observedNames
      keeping = project.keepingNames
      properties = project.callable.properties
      locals = project.callable.locals
      bodiless = project.callable.bodiless
      leaving = project.traits.leaving
    }
  }

  /// Whether a member, or the one around a local function or accessor, may lead out when `call` runs it.
  func contains(_ declaration: DeclarationRef, calledBy call: NodeRef?, _ project: Project) -> Bool {
    guard !leads.isEmpty, let member = project.enclosingMember(of: declaration) else { return true }
    switch leads[project.number(of: member)] {
    case .none: return false
    case .runsArguments: return call.map { handsOn($0, to: declaration, project) != nil } ?? true
    case .mayClose: return true
    }
  }

  private func add(_ node: NodeRef, _ project: Project, _ lead: Lead = .mayClose) {
    guard !project.isInactive(node), let member = project.enclosingMember(of: project.scope(of: node)) else { return }
    add(member, project, lead)
  }

  private func add(_ member: DeclarationRef, _ project: Project, _ lead: Lead = .mayClose) {
    guard leads[project.number(of: member)].rawValue < lead.rawValue else { return }
    leads[project.number(of: member)] = lead
    newcomers.append(member)
    leadingNames.insert(project[member].name)
    queue.append(member)
  }

  // MARK: Where it begins

  /// What closes by itself.
  private func addSeeds(of project: Project) {
    for name in project.roles.names(of: .exit) {
      for call in project.callsInFocus(name) { add(call, project) }
    }
    for name in project.roles.names(of: .carrier) {
      for call in project.callsInFocus(name) where project[call].count > 0 || ActionReader.maySendNothing(name) { add(call, project) }
    }
    for name in [Known.performSegue, .scheduledTimer] {
      for call in project.callsInFocus(name.name) { add(call, project) }
    }
    for call in project.callsInFocus(Known.post.name) where project.notification(in: project.arguments(of: project[call], in: call.file), of: call.file) != nil {
      add(call, project)
    }
    // A closure out of a list, or whatever else holds one or gives one back.
    for name in [Word.dollarZero.rawValue, Listed.index.name] {
      for call in project.callsInFocus(name) { add(call, project) }
    }
    for name in [Known.first, .last] {
      for call in project.callsInFocus(name.name) where project[call].count > 0 && project.arguments(of: project[call], in: call.file).allSatisfy({ $0.label == none }) {
        add(call, project)
      }
    }
    // `self()` in what the project adds to `DismissAction`
    for name in [Word.`self`.rawValue, Known.callAsFunction.name] {
      for call in project.callsInFocus(name) where project.runsDismissal(name, in: project.scope(of: call)) { add(call, project) }
    }
    for assignment in project.assignmentsInFocus(Known.rootViewController.name) { add(assignment, project) }
    // `self[keyPath: path] = false`
    for assignment in project.assignmentsInFocus(Listed.keyPath.name) { add(assignment, project) }
    for handing in project.handedDismissals where project.isInFocus(handing.file) { add(handing, project) }
    // `binding.wrappedValue = false`, `flag.toggle()`, `items.removeAll()`.
    for assignment in project.assignmentsInFocus(Known.wrappedValue.name) { add(assignment, project) }
    // `shown.value = false` of a subject
    for assignment in project.assignmentsInFocus(Known.value.name) where project.isPartOfSubject(project.node(project[assignment].base, in: assignment.file), in: assignment.file) {
      add(assignment, project)
    }
    for change in [Known.toggle] + Known.takingOut {
      for call in project.callsInFocus(change.name) {
        let callee = project.node(project[call].base, in: call.file)
        guard callee.kind == .member, callee.base != none else { continue }
        var place = project.node(callee.base, in: call.file)
        // `shown[row].toggle()`
        while place.kind == .index, place.base != none { place = project.node(place.base, in: call.file) }
        let base = project.unprojected(place.name)
        let isSet = known.flags.contains(base) || known.bindings.contains(base) || known.watched.contains(base) || known.subscribed.contains(base)
        if base == .wrappedValue || isSet { add(call, project) }
      }
    }
  }

  /// What closes, or whose end was not seen, by what its name stands for.
  /// - Parameters:
  ///   - before: Names that were looked at already.
  ///   - used: The only names that are used in focus; nil: any may be.
  private func addMarked(_ project: Project, besides before: Names = Names(), among used: [NameID]? = nil) {
    func rest(_ set: (Names) -> NameSet) -> [NameID] {
      let names = set(known)
      if names == set(before) { return [] }
      return used?.filter { names.contains($0) } ?? Array(names.subtracting(set(before)))
    }
    for name in rest(\.flags) + rest(\.bindings) {
      for assignment in project.assignmentsInFocus(name) where project.node(project[assignment].first, in: assignment.file).kind != .true {
        addSetting(assignment, project)
      }
    }
    for name in rest(\.computed) {
      for assignment in project.assignmentsInFocus(name) { addSetting(assignment, project) }
    }
    // `state = State()`, `self = State()`, `self = .idle` in a method of an enum's
    for name in rest(\.roots) {
      for assignment in project.assignmentsInFocus(name)
      where name == Word.`self`.rawValue || [.call, .tuple].contains(project.node(project[assignment].first, in: assignment.file).kind) {
        addSetting(assignment, project)
      }
    }
    for name in rest(\.watched) + rest(\.subscribed) {
      for assignment in project.assignmentsInFocus(name) { addSetting(assignment, project) }
    }
    let marked = NameSet(rest(\.flags) + rest(\.bindings) + rest(\.watched) + rest(\.subscribed))
    for call in project.callsInFocus(Listed.handedInOut.name) {
      project.files[Int(call.file)].forEachHandedInOut(by: project[call]) { place in
        if marked.contains(project.unprojected(project.node(place, in: call.file).name)) { add(call, project) }
      }
    }
    // `shown[row] = false`
    for assignment in project.assignmentsInFocus(Listed.index.name) {
      project.files[Int(assignment.file)].forEachWhole(of: project[assignment].base) { place in
        if marked.contains(project.unprojected(project.node(place, in: assignment.file).name)) { add(assignment, project) }
      }
    }
    for name in rest(\.properties) + rest(\.locals) {
      for call in project.callsInFocus(name) { addStored(call, name, project) }
    }
    // `func save(then done: @escaping () -> Void) { queue.async(execute: done) }`
    let closures = NameSet(rest(\.locals))
    for call in project.callsInFocus(Listed.handedClosure.name) {
      guard !project.declaredNames.contains(project.files[Int(call.file)].lastName(project[call].base)) else { continue }
      for argument in project.arguments(of: project[call], in: call.file) {
        let value = project.node(argument.value, in: call.file)
        if value.kind == .name, closures.contains(value.name), project.holder(of: value.name, at: call) == .parameterOfMember { add(call, project, .runsArguments) }
      }
    }
    for member in rest(\.keeping).flatMap(project.members(takingFrom:)) { add(member, project) }
    for name in rest(\.leaving) where project.declarations[name].isEmpty {
      for call in project.callsInFocus(name) { add(call, project) }
    }
    // What is declared here and has its body elsewhere.
    for name in rest(\.bodiless) {
      for call in project.callsInFocus(name) { add(call, project) }
    }
    for name in rest(\.observed) {
      for member in project.declarationsInFocus(name) where leads[project.number(of: member)] != .none { queue.append(member) }
    }
  }

  /// What is set may be state that drives a modal. A local variable is none, and what an initialiser makes of `self` was none before.
  private func addSetting(_ assignment: NodeRef, _ project: Project) {
    let left = project.node(project[assignment].base, in: assignment.file)
    guard left.kind == .name else { return add(assignment, project) }
    if left.name == Word.`self`.rawValue {
      let member = project.enclosingMember(of: project.scope(of: assignment))
      if member.map({ project[$0].kind != .initializer }) ?? true { add(assignment, project) }
    } else if !project.localNames.contains(left.name) || !project.isPlainLocal(left.name, in: project.context(of: assignment)) {
      add(assignment, project)
    }
  }

  /// A call of what may be a stored closure. Closures are called without labels.
  private func addStored(_ call: NodeRef, _ name: NameID, _ project: Project) {
    let node = project[call]
    guard project.arguments(of: node, in: call.file).allSatisfy({ $0.label >= Argument.trailing }) else { return }
    let callee = project.node(node.base, in: call.file)
    let isProperty = project.callable.properties.contains(name)
    guard callee.kind == .name else {
      // `.failure(error)` makes a value.
      guard isProperty, callee.kind != .member || callee.base != none else { return }
      if callee.kind == .member, project.isListed(name, in: ActionReader.ofCollections), !isOfOwn(callee.base, name, at: call, project) { return }
      add(call, project)
      return
    }
    switch project.holder(of: name, at: call) {
    case .parameterOfMember: add(call, project, .runsArguments)
    case .local: add(call, project)
    case .elsewhere: if isProperty { add(call, project) }
    }
  }

  /// Whether what has a stored closure's name is asked of a type of the project's that has one.
  private func isOfOwn(_ receiver: NodeID, _ name: NameID, at call: NodeRef, _ project: Project) -> Bool {
    project.members(named: name, of: project.typesOf(receiver, in: project.context(of: call))).contains { project[$0].kind == .variable }
  }

  // MARK: Where it goes on

  private static let mostChangers = 24

  private func addCallers(of member: DeclarationRef, _ project: Project) {
    let declaration = project[member]
    if declaration.kind == .variable {
      // One that acts when it is set; what it holds began as a stored closure.
      guard project.observedNames.contains(declaration.name) else { return }
      let setters = project.assignments[declaration.name].lazy.compactMap { project.caller($0) }
      addCallers(of: member, among: setters, metAssignments, project)
      // The state of a whole app changes everywhere, and tells nobody to close.
      let changers = project.changingMembers[declaration.name]
      if changers.count <= Self.mostChangers { addCallers(of: member, among: changers, metChanges, project) }
    }
    // `router[.help] = false`
    if declaration.kind == .subscript, !project.setters(of: member).isEmpty, metSubscripts.isNew(declaration.name) {
      for assignment in project.assignments[Listed.index.name] { add(assignment, project) }
    }
    guard declaration.kind == .function else { return }
    let calls = project.calls[declaration.name]
    guard leads[project.number(of: member)] == .runsArguments else {
      guard project.platform == .iOS else {
        return addCallers(of: member, among: calls.lazy.compactMap { project.caller($0) }, metCalls, project)
      }
      return addCallers(of: member, among: project.callingMembers[declaration.name], metCalls, project)
    }
    for parameter in project.parameters(of: member) where project.mayHoldClosure(parameter) {
      let parameter = project[parameter]
      guard project.callable.locals.contains(parameter.name),
        metHandings.isNew(LabelledName(name: declaration.name, label: parameter.label))
      else { continue }
      for call in calls { addHandingOn(call, to: member, project) }
    }
  }

  /// Of those who call or assign a member's name, all that may mean it: by a bare name or `self` only those in related
  /// types, on anything else all, and those once for all members of the name.
  private func addCallers(of member: DeclarationRef, among callers: some Sequence<CallingMember>, _ met: MetUses, _ project: Project) {
    let name = project[member].name
    let owner = project.enclosingType(of: project.parent(of: member))
    guard let owner, project.types[Int(owner)].kind != .protocol, !project.types[Int(owner)].isExternal else {
      if met.anywhere.isNew(name) { for caller in callers { add(caller.member, project) } }
      return
    }
    guard met.anywhere[name] == nil else { return }
    if met.sorted.isNew(name) {
      for caller in callers {
        if caller.isOwn { met.note(caller.member, name, project) } else { add(caller.member, project) }
      }
    }
    for type in project.ancestors(of: owner).types { met.take(type, name)?.forEach { add($0, project) } }
    for type in project.descendants(of: owner) { met.take(type, name)?.forEach { add($0, project) } }
  }

  /// What a call hands to a closure parameter of a function, if it is no closure written right there.
  private func handsOn(_ call: NodeRef, to function: DeclarationRef, _ project: Project) -> NodeID? {
    for argument in project.arguments(of: project[call], in: call.file) {
      switch project.node(argument.value, in: call.file).kind {
      case .closure, .string, .number, .true, .false, .nil, .array, .dictionary, .interpolation, .tuple: continue
      default: break
      }
      for parameter in project.parameters(of: function) where project[parameter].label == argument.label {
        if project.callable.locals.contains(project[parameter].name), project.mayHoldClosure(parameter) { return argument.value }
      }
    }
    return nil
  }
}
