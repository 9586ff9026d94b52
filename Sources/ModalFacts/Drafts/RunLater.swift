// What runs a little later because something was typed: the closures that a screen hands to an object of its own, a debouncer or a saver,
// and those that listen to a subject of its own, to which it says only that something has changed. And loops that wait, and go on.

import SwiftScan

extension TypedTextReader {
  /// `debouncer.call()`: follows what the screen has handed to the object that it tells, where what it calls may run that.
  mutating func followHanded(to object: NodeID, by method: NameID, _ function: DeclarationRef, of type: TypeID, _ depth: Int) {
    guard depth < 3, !found.isKept, let property = ownProperty(object, in: function, of: type), let owner = project.enclosingType(of: project.parent(of: property))
    else { return }
    let types = project.typesOf(declaration: property)
    guard !types.isEmpty else { return }
    var kept: Set<NameID>?
    for case .project(let helper) in types where !project.types[Int(helper)].isExternal {
      kept = (kept ?? []).union(closures(runBy: method, of: helper, 0))
    }
    // Of another module's class nobody knows what it runs.
    if let kept, kept.isEmpty { return }
    for handed in closures(handedTo: property, of: owner) where handed.name == none || kept?.contains(handed.name) ?? true {
      let closure = handed.closure
      if followed[0].insert(closure).inserted { follow(closure, of: type, depth + 1) }
      // `saver.source = { textView.text }`: what asks for it has the text.
      let names = texts(in: closure, isHanded: false)
      if mentions(project[closure].body, names, in: closure.file) { held.formUnion(handed.name == none ? kept ?? [] : [handed.name]) }
    }
  }

  /// Follows who listens to a subject of the screen's or a model's own: `changes.send()`, `changes.value = text`.
  mutating func followSubject(_ subject: NodeID, _ function: DeclarationRef, of type: TypeID, _ depth: Int) {
    guard depth < 3, !found.isKept, let property = ownProperty(subject, in: function, of: type),
      project.typesOf(declaration: property).allSatisfy({ if case .external = $0 { true } else { false } })
    else { return }
    listen(to: project[property].name, in: type, depth)
  }

  /// A property of the class's own that is named.
  private func ownProperty(_ object: NodeID, in function: DeclarationRef, of type: TypeID) -> DeclarationRef? {
    guard object != none, case let node = project.node(object, in: function.file),
      node.kind == .name || node.kind == .member && project.isSelf(node.base, in: function.file)
    else { return nil }
    return project.members(named: node.name, of: type).first { project[$0].kind == .variable }
  }

  /// The properties with closures that a method of a class speaks of, or those that it calls.
  private func closures(runBy method: NameID, of helper: TypeID, _ depth: Int) -> Set<NameID> {
    var names: Set<NameID> = []
    for function in project.members(named: method, of: helper) where project[function].kind == .function && project[function].body != none {
      project.walk(project[function].body, in: function.file) { _, node in
        guard node.kind == .name || node.kind == .member && project.isSelf(node.base, in: function.file) else { return true }
        for member in project.members(named: node.name, of: helper) {
          if project[member].kind == .variable, project.mayHoldClosure(member) {
            names.insert(node.name)
          } else if project[member].kind == .function, depth < 2, node.name != method {
            names.formUnion(closures(runBy: node.name, of: helper, depth + 1))
          }
        }
        return true
      }
    }
    return names
  }

  /// What a class hands to an object that it holds, `Debouncer { … }`, `debouncer.handler = { … }`, and under which name, if that is said.
  private func closures(handedTo property: DeclarationRef, of owner: TypeID) -> [(name: NameID, closure: DeclarationRef)] {
    let name = project[property].name
    var found: [(name: NameID, closure: DeclarationRef)] = []
    func add(_ value: NodeID, as label: NameID, in file: Int32) {
      let node = project.node(value, in: file)
      if node.kind == .closure {
        found.append((label, DeclarationRef(file: file, index: node.first)))
      } else if node.kind == .name || node.kind == .member && project.isSelf(node.base, in: file),
        let method = project.members(named: node.name, of: owner).first(where: { project[$0].kind == .function && project[$0].body != none })
      {
        found.append((label, method))
      }
    }
    func addMade(_ value: NodeID, in file: Int32) {
      guard value != none, case let call = project.node(value, in: file), call.kind == .call else { return }
      for argument in project.arguments(of: call, in: file) { add(argument.value, as: none, in: file) }
    }
    addMade(project[property].value, in: property.file)
    for part in project.types[Int(owner)].parts where !project.isInactive(part) {
      for index in project[part].nodeStart..<project[part].nodeEnd {
        let node = project.node(index, in: part.file)
        guard node.kind == .assign, !node.flags.contains(.inactive) else { continue }
        let left = project.node(node.base, in: part.file)
        if left.kind == .member, left.base != none, !project.isSelf(left.base, in: part.file) {
          if project.files[Int(part.file)].lastName(left.base) == name { add(node.first, as: left.name, in: part.file) }
        } else if left.name == name {
          addMade(node.first, in: part.file)
        }
      }
    }
    return found
  }

  // MARK: Loops

  /// `for await _ in center.notifications(named: UITextView.textDidChangeNotification)`, or a loop that sleeps: what it does goes on while
  /// somebody types.
  func goesOn(_ loop: Node, in file: Int32) -> Bool {
    if loop.flags.contains(.awaited), speaksOfText(loop.first, in: file) { return true }
    var sleeps = false
    project.walk(loop.base, in: file) { _, node in
      sleeps = sleeps || node.kind == .call && node.flags.contains(.awaited) && project.files[Int(file)].lastName(node.base) == Known.sleep.name
      return !sleeps && node.kind != .closure
    }
    return sleeps
  }

  /// Whether a chain begins at a timer: `Timer.publish(every: 5, on: .main, in: .common).autoconnect()`.
  func isTimed(_ chain: NodeID, in file: Int32) -> Bool {
    var current = chain
    while current != none, case let node = project.node(current, in: file), node.kind == .member || node.kind == .call { current = node.base }
    return current != none && project.node(current, in: file).name == .Timer
  }
}
