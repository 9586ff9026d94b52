// Which functions can lead out of a modal at all. Found once, backwards: from every call, assignment and stored
// closure that may close something, to the members around them, and on to all who call those. Most of an app is
// not among them, so whoever asks what an action leads to need not follow it there.

import SwiftScan

/// The members from which something that closes, or whose end was not seen, may be reached by calls.
/// A member is a function, a property or an initialiser, of a type or of the file.
final class LeadingMembers {
  enum Lead: UInt8 {
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
  @exclusivity(unchecked) private(set) var known = Names()
  @exclusivity(unchecked) private var groups = CallGroups()
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
    groups = CallGroups()
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
        for member in members where (project[member].kind == .function) == isCall && mayMean(use, member, project) {
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

  /// Whether a call or an assignment may mean a member of its name.
  private func mayMean(_ use: NodeRef, _ member: DeclarationRef, _ project: Project) -> Bool {
    let isCall = project[use].kind == .call
    if isCall, !project.takes(member, project.arguments(of: project[use], in: use.file)) { return false }
    guard let owner = project.enclosingType(of: project.parent(of: member)) else {
      if isCall, case .bare = project.receiver(of: use) { return true }
      return !isCall
    }
    guard !isAnyones(owner, project), let owners = isCall ? owners(ofCall: use, project) : owners(ofAssignment: use, project) else { return true }
    return owners.contains { type in project.areRelated(type, owner) || project.descendants(of: owner).contains { project.areRelated(type, $0) } }
  }

  /// Whether values of whatever type may have what a type declares: who conforms to a protocol, or inherits from what another module
  /// declares, need not be told.
  private func isAnyones(_ owner: TypeID, _ project: Project) -> Bool {
    project.types[Int(owner)].kind == .protocol || project.types[Int(owner)].isExternal
  }

  /// The types of which a call means a member, or of what is related to them; nil where that may be any type.
  private func owners(ofCall call: NodeRef, _ project: Project) -> ShortList<TypeID>? {
    switch project.receiver(of: call) {
    case .bare, .own: return project.typesAround(project.scope(of: call))
    case .types(let types):
      var owners = ShortList<TypeID>()
      for case .project(let type) in types { owners.append(type) }
      return owners
    case .unknown: return project.isListed(project.files[Int(call.file)].lastName(project[call].base), in: ActionReader.ofCollections) ? [] : nil
    }
  }

  /// Of an assignment alike: by a bare name or `self` only what is around is meant.
  private func owners(ofAssignment use: NodeRef, _ project: Project) -> ShortList<TypeID>? {
    project.files[Int(use.file)].isOwn(project[use].base) ? project.typesAround(project.scope(of: use)) : nil
  }

  /// A call of what runs its arguments, if it hands some on.
  private func addHandingOn(_ call: NodeRef, to member: DeclarationRef, _ project: Project) {
    guard let handed = handsOn(call, to: member, project) else { return }
    let value = project.node(handed, in: call.file)
    let isOwn = value.kind == .name && project.holder(of: value.name, at: call) == .parameterOfMember
    add(call, project, isOwn ? .runsArguments : .mayClose)
  }

  /// The sets of names that decide what leads out.
  struct Names {
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

  func add(_ node: NodeRef, _ project: Project, _ lead: Lead = .mayClose) {
    guard !project.isInactive(node), let member = project.enclosingMember(of: project.scope(of: node)) else { return }
    add(member, project, lead)
  }

  func add(_ member: DeclarationRef, _ project: Project, _ lead: Lead = .mayClose) {
    guard leads[project.number(of: member)].rawValue < lead.rawValue else { return }
    leads[project.number(of: member)] = lead
    newcomers.append(member)
    leadingNames.insert(project[member].name)
    queue.append(member)
  }

  // MARK: Where it goes on

  /// Looks at who uses a member once more, if it leads out.
  func followAgain(_ member: DeclarationRef, _ project: Project) {
    if leads[project.number(of: member)] != .none { queue.append(member) }
  }

  private static let mostChangers = 24

  private func addCallers(of member: DeclarationRef, _ project: Project) {
    let declaration = project[member]
    if declaration.kind == .variable {
      // One that acts when it is set; what it holds began as a stored closure.
      guard project.observedNames.contains(declaration.name) else { return }
      let setters = project.assignments[declaration.name].lazy.compactMap { project.changer($0) }
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
    guard leads[project.number(of: member)] == .runsArguments else {
      for group in groups.of(declaration.name, project) where project.takes(member, project.arguments(of: project[group.calls[0]], in: group.calls[0].file)) {
        addCallers(of: member, among: group, project)
      }
      return
    }
    for parameter in project.parameters(of: member) where project.mayHoldClosure(parameter) {
      let parameter = project[parameter]
      guard project.callable.locals.contains(parameter.name),
        metHandings.isNew(LabelledName(name: declaration.name, label: parameter.label))
      else { continue }
      for call in project.calls[declaration.name] { addHandingOn(call, to: member, project) }
    }
  }

  /// Of calls with labels that a function takes, all that may mean it.
  private func addCallers(of function: DeclarationRef, among group: CallGroup, _ project: Project) {
    guard metCalls.anywhere[group.number] == nil else { return }
    guard let around = project.parent(of: function), let owner = project.enclosingType(of: around) else {
      // Of the file's level.
      for call in group.calls { if case .bare = project.receiver(of: call) { add(call, project) } }
      return
    }
    guard !isAnyones(owner, project) else {
      metCalls.anywhere[group.number] = true
      for call in group.calls { add(call, project) }
      return
    }
    if metCalls.sorted.isNew(group.number) { sort(group, project) }
    takeCallers(group.number, relatedTo: owner, metCalls, project)
  }

  /// Lets calls wait for the types whose members they may mean, and adds those that may mean a member of any.
  private func sort(_ group: CallGroup, _ project: Project) {
    for call in group.calls {
      guard let member = project.enclosingMember(of: project.scope(of: call)), leads[project.number(of: member)] != .mayClose else { continue }
      if let owners = owners(ofCall: call, project) { metCalls.note(member, owners, group.number) } else { add(member, project) }
    }
  }

  private func takeCallers(_ name: NameID, relatedTo owner: TypeID, _ met: MetUses, _ project: Project) {
    for type in project.ancestors(of: owner).types { met.take(type, name)?.forEach { add($0, project) } }
    for type in project.descendants(of: owner) {
      // What a subclass conforms to may be its base class that does it.
      for type in project.ancestors(of: type).types { met.take(type, name)?.forEach { add($0, project) } }
    }
  }

  /// Of those who call or assign a member's name, all that may mean it: by a bare name or `self` only those in related
  /// types, on anything else all, and those once for all members of the name.
  private func addCallers(of member: DeclarationRef, among callers: some Sequence<ChangingMember>, _ met: MetUses, _ project: Project) {
    let name = project[member].name
    let owner = project.enclosingType(of: project.parent(of: member))
    guard let owner, !isAnyones(owner, project) else {
      if met.anywhere.isNew(name) { for caller in callers { add(caller.member, project) } }
      return
    }
    guard met.anywhere[name] == nil else { return }
    if met.sorted.isNew(name) {
      for caller in callers {
        if caller.isOwn { met.note(caller.member, project.typesAround(caller.member), name) } else { add(caller.member, project) }
      }
    }
    takeCallers(name, relatedTo: owner, met, project)
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
