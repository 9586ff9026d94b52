// What is sent to a subject, `changed.send()` of `let changed = PassthroughSubject<Void, Never>()`: whoever hears it may close the modal.
// Where all who do were read, and none closes anything, sending leads nowhere.
// Trap: a subject that is handed on, given another name or shown to other modules is heard by who is not seen.

import SwiftScan

extension ActionReader {
  /// Whether all who hear what is sent were read, and none of them may close something.
  /// - Parameter subject: What it is sent to.
  func isHeardInVain(_ subject: NodeID, in context: Context, _ depth: Int) -> Bool {
    guard question == .exit, subject != none, case let sent = project.node(subject, in: context.file), sent.kind == .name || sent.kind == .member
    else { return false }
    // Who observes one object often says so of its own: `child.objectWillChange.sink { objectWillChange.send() }`.
    if heard.contains(sent.name) { return sent.name == .objectWillChange }
    if sent.name == .objectWillChange, showsByComputed(context) { return false }
    guard let listeners = project.listeners(to: sent.name), listeners.count <= Self.mostFollowed else { return false }
    guard listeners.contains(where: { [project] in project.enclosingMember(of: project.scope(of: $0)).map { project.mayMatter($0, to: .exit) } ?? true })
    else { return true }
    var reader = self
    reader.outcome = Outcome()
    reader.heard.append(sent.name)
    for listener in listeners {
      reader.actArguments(project.arguments(of: project[listener], in: listener.file), in: project.context(of: listener), isFollowed: true, depth + 1)
    }
    let outcome = reader.concluded()
    return outcome.exit == nil && outcome.unseen.isEmpty
  }

  /// Does what all who hear it do with what people type: `changes.send()`, of which a model hears that it has something to save.
  mutating func actListeners(to subject: NodeID, in context: Context, _ depth: Int) {
    guard question == .use, subject != none, case let sent = project.node(subject, in: context.file), sent.kind == .name || sent.kind == .member,
      sent.name != .objectWillChange, let listeners = project.listeners(to: sent.name), listeners.count <= Self.mostFollowed
    else { return }
    for listener in listeners {
      actArguments(project.arguments(of: project[listener], in: listener.file), in: project.context(of: listener), isFollowed: true, depth + 1)
    }
  }

  /// Whether what shows the modal is worked out by the object that says it has changed.
  private func showsByComputed(_ context: Context) -> Bool {
    guard let type = project.enclosingType(of: context.scope) else { return true }
    return drivers.contains { name in project.members(named: name, of: type).contains { ValueReader(project).getter(of: $0) != nil } }
  }
}

extension Project {
  /// The calls with the closures that hear what is sent to the subjects of a name; nil where somebody may hear it who is not seen.
  func listeners(to name: NameID) -> [NodeRef]? {
    if let known = listenersToSubject[name] { return known.calls }
    let found = findListeners(to: name)
    listenersToSubject[name] = Listeners(calls: found)
    return found
  }

  private func findListeners(to name: NameID) -> [NodeRef]? {
    let properties = declarations[name].filter { self[$0].kind == .variable }
    guard name == .objectWillChange || !properties.isEmpty,
      properties.allSatisfy({ isSubject($0) && (hasEntry || !self[$0].modifiers.contains(.exported)) })
    else { return nil }
    // What is private is spoken of in its own file.
    let isPrivate = name != .objectWillChange && properties.allSatisfy { self[$0].modifiers.contains(.private) }
    if !isPrivate, let count = handedCounts.count(of: name) { return listeners(to: name, ofUses: count) }
    var found: [NodeRef] = []
    let places = isPrivate ? Set(properties.map(\.file)).sorted() : filesOfSubjects[name] ?? []
    for file in places where !noteListeners(to: name, in: file, &found) { return nil }
    return found.sorted()
  }

  /// Who listens, told by the lists of calls: where files change, all files would be looked through at each change.
  private func listeners(to name: NameID, ofUses count: Int) -> [NodeRef]? {
    var known = KnownUses()
    for use in [Known.send, .sink, .onReceive] {
      for call in calls[use.name] { noteUse(of: name, by: self[call], call.index, in: call.file, &known) }
    }
    return known.slots.count + (valuedCounts.count(of: name) ?? 0) == count ? known.listeners.sorted() : nil
  }

  /// The files that speak of what has the name of a subject to which anything is sent, in order. All are looked through once for all
  /// such names, since each name would be looked for in every file.
  func findFilesOfSubjects() -> [NameID: [Int32]] {
    // `shown.send(false)`, `shown.value = false`
    let told = calls[Known.send.name].map { (self[$0].base, $0.file) } + assignments[Known.value.name].map { (self[$0].base, $0.file) }
    let receivers = NameSet(told.compactMap { node, file in
      let place = self.node(node, in: file)
      return place.kind == .member && place.base != none ? self.node(place.base, in: file).name : nil
    })
    let sent = NameSet(receivers.filter { $0 == .objectWillChange || declarations[$0].contains(where: isSubject) })
    var found: [NameID: [Int32]] = [:]
    for file in files.indices {
      for node in files[file].nodes where node.kind == .name || node.kind == .member {
        if sent.contains(node.name), found[node.name]?.last != Int32(file) { found[node.name, default: []].append(Int32(file)) }
      }
    }
    return found
  }

  /// Whether what is set is the value of a subject's, `model.shown.value = false`.
  func isPartOfSubject(_ place: Node, in file: Int32) -> Bool {
    guard place.kind == .member, place.base != none, case let subject = node(place.base, in: file), subject.kind == .name || subject.kind == .member else { return false }
    return declarations[subject.name].contains(where: isSubject)
  }

  private func isSubject(_ property: DeclarationRef) -> Bool {
    func isSubject(_ node: Node) -> Bool {
      switch node.kind {
      case .name: isListed(node.name, in: Self.subjects)
      case .generic, .call: isSubject(self.node(node.base, in: property.file))
      default: false
      }
    }
    let (type, value) = (self[property].type, self[property].value)
    return type != none && isSubject(node(type, in: property.file)) || value != none && isSubject(node(value, in: property.file))
  }

  private static let subjects: Spellings = ["PassthroughSubject", "CurrentValueSubject", "ObservableObjectPublisher"]

  /// Adds who listens in a file.
  /// - Returns: Whether nothing else is done there with what has the name, but sending.
  private func noteListeners(to name: NameID, in file: Int32, _ found: inout [NodeRef]) -> Bool {
    var uses = 0
    files[Int(file)].forEachHanded { if $0 == name { uses += 1 } }
    guard uses > 0 else { return true }
    var known = KnownUses()
    for (index, node) in files[Int(file)].nodes.enumerated() { noteUse(of: name, by: node, NodeID(index), in: file, &known) }
    found += known.listeners
    return uses == known.slots.count
  }

  /// Adds what an expression does with a subject: it sends to it, asks for its value or listens to it.
  private func noteUse(of name: NameID, by node: Node, _ index: NodeID, in file: Int32, _ known: inout KnownUses) {
    let nodes = files[Int(file)].nodes
    func isSubject(_ index: NodeID) -> Bool {
      guard index != none, case let node = nodes[Int(index)] else { return false }
      return node.name == name && (node.kind == .name || node.kind == .member)
    }
    /// A chain of calls that begins with a subject, `changed.receive(on: queue).map { … }`.
    func listen(_ end: NodeID, from slot: NodeID) {
      var chain = [NodeRef(file: file, index: index)]
      var (at, slot) = (end, slot)
      while at != none, nodes[Int(at)].kind == .call, case let member = nodes[Int(at)].base, nodes[Int(member)].kind == .member {
        chain.append(NodeRef(file: file, index: at))
        (at, slot) = (nodes[Int(member)].base, member)
      }
      guard isSubject(at) else { return }
      known.slots.insert(NodeRef(file: file, index: slot))
      known.listeners += chain
    }
    switch node.kind {
    case .member where files[Int(file)].valued(by: node) == name: known.slots.insert(NodeRef(file: file, index: index))
    case .call where nodes[Int(node.base)].kind == .member:
      let callee = nodes[Int(node.base)]
      if callee.name == .send, isSubject(callee.base) { known.slots.insert(NodeRef(file: file, index: node.base)) }
      if callee.name == .sink { listen(callee.base, from: node.base) }
      if callee.name == .onReceive, let first = arguments(of: node, in: file).first { listen(first.value, from: index) }
    default: break
    }
  }
}

extension OutlineTables {
  /// The property that is asked for its value, `state` of `state.value`.
  func valued(by node: Node) -> NameID? {
    guard node.kind == .member, node.name == .value, node.base != none, case let base = nodes[Int(node.base)] else { return nil }
    return base.kind == .name || base.kind == .member ? base.name : nil
  }
}

/// What is known to be done with the subjects of a name.
private struct KnownUses {
  /// The members that are asked of a subject, and the calls that are handed one.
  var slots: Set<NodeRef> = []
  /// The calls with the closures that hear what is sent.
  var listeners: [NodeRef] = []
}

/// Who hears what is sent to the subjects of a name, where that is known.
struct Listeners {
  var calls: [NodeRef]?
}
