// What setting a property leads to elsewhere: the closures that observe it, with Combine (`model.$isDone.sink { … }`) or
// by a key path (`model.observe(\.isDone) { … }`). A presenter often closes what it shows that way.

import SwiftScan

/// A call that observes a property of some object.
struct PropertyObserver {
  /// `sink`, `observe` or `assign`.
  var call: NodeRef
  /// The object; `none` where it is `self`, nil where it is not told.
  var object: NodeID?
}

extension OutlineTables {
  /// What a call of `sink` or `observe` observes, operators between passed over.
  /// - Returns: The name of the property as it is written, `$isDone` or `isDone`, and the object.
  func observed(by call: Node) -> (property: NameID, object: NodeID, isPublished: Bool)? {
    var current = call
    for _ in 0..<16 where current.base != none {
      let callee = nodes[Int(current.base)]
      if callee.kind == .name || callee.kind == .member, callee.name == .observe || callee.name == .publisher,
        let first = arguments(of: current).first, nodes[Int(first.value)].kind == .keyPath
      {
        let path = nodes[Int(first.value)]
        guard path.base != none, nodes[Int(path.base)].kind == .member else { return nil }
        let member = nodes[Int(path.base)]
        return (member.name, member.base != none ? member.base : callee.kind == .member ? callee.base : none, false)
      }
      guard callee.kind == .member, callee.base != none else { return nil }
      let receiver = nodes[Int(callee.base)]
      switch receiver.kind {
      case .call: current = receiver
      case .name: return (receiver.name, none, true)
      case .member: return (receiver.name, receiver.base, true)
      default: return nil
      }
    }
    return nil
  }

  /// The stream of another property that a property is, `var routeStream: … { $route.eraseToAnyPublisher() }`.
  func streamed(by property: Declaration) -> (property: NameID, object: NodeID)? {
    var current = property.value
    if property.body != none, case let block = nodes[Int(property.body)], block.kind == .block, block.count == 1 { current = list(of: block)[0] }
    for _ in 0..<16 where current != none {
      let node = nodes[Int(current)]
      switch node.kind {
      case .name: return (node.name, none)
      case .member where node.base != none: return (node.name, node.base)
      case .return: current = node.base
      // Operators.
      case .call where node.base != none && nodes[Int(node.base)].kind == .member: current = nodes[Int(node.base)].base
      default: return nil
      }
    }
    return nil
  }
}

extension NameTable {
  /// The property that is observed; nil where it is another publisher than a property's own.
  func property(_ observed: (property: NameID, object: NodeID, isPublished: Bool)) -> NameID? {
    guard observed.isPublished else { return observed.property }
    let name = unprojected(observed.property)
    return name == observed.property ? nil : name
  }
}

extension Project {
  /// The calls that observe properties of a name.
  func observers(ofProperty name: NameID) -> [PropertyObserver] {
    guard subscribedNames.contains(name) else { return [] }
    if let known = observersOfProperty { return known[name] ?? [] }
    var found: [NameID: [PropertyObserver]] = [:]
    for observing in [Known.sink, .observe, .assign] {
      for call in calls[observing.name] where !isInactive(call) {
        guard let observed = files[Int(call.file)].observed(by: self[call]) else { continue }
        if let property = names.property(observed) {
          found[property, default: []].append(PropertyObserver(call: call, object: observed.object))
          continue
        }
        var streamed: [NameID] = []
        for stream in declarations[observed.property] where self[stream].kind == .variable {
          guard let source = files[Int(stream.file)].streamed(by: self[stream]), case let name = names.unprojected(source.property),
            name != source.property, !streamed.contains(name)
          else { continue }
          streamed.append(name)
          let isOwn = source.object == none || isSelf(source.object, in: stream.file)
          found[name, default: []].append(PropertyObserver(call: call, object: isOwn ? observed.object : nil))
        }
      }
    }
    observersOfProperty = found
    return found[name] ?? []
  }

  /// `shows` of `.assign(to: &$shows)` and `.assign(to: \.shows, on: self)`.
  func assigned(by call: NodeRef) -> NameID? {
    guard node(self[call].base, in: call.file).name == .assign, let target = arguments(of: self[call], in: call.file).first else { return nil }
    var place = node(target.value, in: call.file)
    if place.kind == .prefix || place.kind == .keyPath, place.base != none { place = node(place.base, in: call.file) }
    return place.kind == .name || place.kind == .member ? unprojected(place.name) : nil
  }

  /// The property or global that an expression means, if it is only ever what its declaration makes.
  func holderOfOwn(_ node: NodeID, in context: Context) -> DeclarationRef? {
    guard node != none, case let expression = self.node(node, in: context.file), expression.kind == .name || expression.kind == .member else { return nil }
    let found = expression.kind == .name ? meanings(of: expression, in: context)
      : expression.base == none ? Declarations() : members(meantBy: expression, in: context)
    guard found.count == 1, let holder = found.first, self[holder].kind == .variable, parent(of: holder).map({ self[$0].kind.isType }) ?? true,
      self[holder].value != none, case let value = self.node(self[holder].value, in: holder.file), value.kind == .call,
      startsUppercase(files[Int(holder.file)].lastName(value.base)), ValueReader(self).assignments(to: holder).isEmpty
    else { return nil }
    return holder
  }

  /// Whether a stream sets properties of a name.
  func isSetByStream(_ name: NameID) -> Bool { namesSetByStreams.contains(name) }

  /// The names of properties that streams set.
  func findNamesSetByStreams() -> NameSet { NameSet(calls[Known.assign.name].lazy.filter { !self.isInactive($0) }.compactMap { self.assigned(by: $0) }) }
}

extension ActionReader {
  /// `isDone = true`: what observes that runs.
  mutating func actObservers(of name: NameID, _ left: Node, in context: Context, _ depth: Int) {
    guard question == .exit, project.subscribedNames.contains(name), !project.isOfSystem(left, in: context) else { return }
    // A local of that name is none.
    if let set = property(name, left, in: context), project.parent(of: set).map({ !project[$0].kind.isType }) ?? true { return }
    let owners = objects(at: left.kind == .name ? none : left.base, in: context)
    for observer in project.observers(ofProperty: name) {
      let observed = observer.object.map { objects(at: $0, in: project.context(of: observer.call)) } ?? []
      let isKnown = !owners.isEmpty && !observed.isEmpty
      if isKnown, !observed.contains(where: { areRelated($0, owners) }) || isOfAnother(observer, than: left, in: context) { continue }
      steps.append(.observed(name))
      run(observer, of: name, isKnown: isKnown, depth)
      steps.removeLast()
    }
  }

  /// The types of an object, `none` for `self`; empty where they are not known.
  private func objects(at object: NodeID, in context: Context) -> Types {
    object != none ? project.typesOf(object, in: context) : Types(project.enclosingType(of: context.scope).map { .project($0) })
  }

  /// Whether what is observed belongs to another object than what is set: `settings.sound.$isOn` beside `settings.light.isOn = true`, where
  /// each makes an object of its own.
  private func isOfAnother(_ observer: PropertyObserver, than left: Node, in context: Context) -> Bool {
    guard left.kind == .member, let object = observer.object,
      let set = project.holderOfOwn(left.base, in: context), let observed = project.holderOfOwn(object, in: project.context(of: observer.call))
    else { return false }
    return set != observed
  }

  private func areRelated(_ type: TypeRef, _ others: Types) -> Bool {
    others.contains { other in if case .project(let id) = other { isRelated(type, to: id) } else { false } }
  }

  /// Runs what an observer does. Where it depends on the value, or the object may be another, it only may.
  private mutating func run(_ observer: PropertyObserver, of name: NameID, isKnown: Bool, _ depth: Int) {
    let context = project.context(of: observer.call)
    if let flag = project.assigned(by: observer.call) {
      if project.flags.all.contains(flag) { outcome.note("`\(project.text(name))` is assigned to `\(project.text(flag))`") }
      return
    }
    let isSink = project.node(project[observer.call].base, in: observer.call.file).name == .sink
    let isLeading = project.enclosingMember(of: context.scope).map { [project, question] in project.mayMatter($0, to: question) } ?? true
    for argument in project.arguments(of: project[observer.call], in: observer.call.file) {
      let value = project.node(argument.value, in: observer.call.file)
      guard value.kind == .closure ? isLeading : isSink && (value.kind == .name || value.kind == .member) else { continue }
      // A property's own publisher goes on as long as the property is there.
      if project.text(argument.label) == "receiveCompletion" { continue }
      if isKnown, value.kind == .closure, runsAlike(DeclarationRef(file: observer.call.file, index: value.first), for: observer) {
        call(value: argument.value, in: context, depth + 1)
        continue
      }
      var reader = self
      reader.outcome = Outcome()
      reader.call(value: argument.value, in: context, depth + 1)
      fuel = min(fuel, reader.fuel)
      let outcome = reader.concluded()
      if outcome.exit != nil || !outcome.unseen.isEmpty { self.outcome.note(unfollowed: "what observes `\(project.text(name))` may close it") }
    }
  }

  /// Whether a closure does the same whatever the value is.
  private func runsAlike(_ closure: DeclarationRef, for observer: PropertyObserver) -> Bool {
    // A key path's closure is handed the object first.
    let isHandedObject = project.node(project[observer.call].base, in: observer.call.file).name == .observe
    let values = project.parameters(of: closure).dropFirst(isHandedObject ? 1 : 0).map { project[$0].name }
    return (project[closure].nodeStart..<project[closure].nodeEnd).allSatisfy { index in
      let node = project.node(index, in: closure.file)
      switch node.kind {
      case .if, .switch, .ternary, .loop: return false
      case .guard: return project.list(of: node, in: closure.file).allSatisfy { project.node($0, in: closure.file).kind == .declaration }
      case .name:
        return !values.contains(node.name) && (node.name != Word.dollarZero.rawValue || isHandedObject) && project.text(node.name) != "$1"
      default: return true
      }
    }
  }
}
