// A presenter that hands itself to what it presents, by no delegate's protocol: `EditorController(coordinator: self)`, `editor.coordinator = self`.
// What a Cancel calls on it, `coordinator.cancelEditing()`, tells of the end like a closure that is handed in.

import SwiftScan

extension EndingReader {
  /// The presenter's own methods that a Cancel or Close of the modal's calls on the presenter.
  func heldPresenter(_ subjects: Subjects, at place: Place) -> [Callback] {
    let holders = subjects.properties(holding: place.presenter, in: place.member)
    guard !holders.isEmpty else { return [] }
    let cancels = project.leavingControls(of: place.presentation, words).filter { $0.exit.kind == .button && words.isPlainCancel($0.exit.words) }
    guard !cancels.isEmpty else { return [] }
    var found: [Callback] = []
    for type in Set(holders.map(\.owner)).sorted() {
      let names = Set(holders.filter { $0.owner == type }.map { project[$0.property].name })
      for called in methodsCalled(on: names, in: type) where cancels.contains(where: { $0.reader.names.contains(called) }) {
        for method in project.members(named: called, of: place.presenter) where project[method].kind == .function && project[method].body != none {
          found.append(Callback(name: called, body: method, owner: place.presenter))
        }
      }
    }
    return found
  }

  /// What a class calls on one of its properties: `coordinator?.close()`.
  private func methodsCalled(on properties: Set<NameID>, in type: TypeID) -> [NameID] {
    var found: Set<NameID> = []
    for part in project.types[Int(type)].parts {
      for index in project[part].nodeStart..<project[part].nodeEnd {
        let call = project.node(index, in: part.file)
        guard call.kind == .call, !call.flags.contains(.inactive) else { continue }
        let callee = project.node(call.base, in: part.file)
        guard callee.kind == .member, callee.base != none else { continue }
        let receiver = project.node(callee.base, in: part.file)
        let isOwn = receiver.kind == .name || receiver.kind == .member && project.isSelf(receiver.base, in: part.file)
        if isOwn, properties.contains(receiver.name) { found.insert(callee.name) }
      }
    }
    return found.sorted()
  }
}

extension Subjects {
  /// The properties of what a function presents that hold the presenter itself; but for delegates, whose protocols say what they are told.
  func properties(holding presenter: TypeID, in member: DeclarationRef) -> [(property: DeclarationRef, owner: TypeID)] {
    var found: [(property: DeclarationRef, owner: TypeID)] = []
    func note(_ property: DeclarationRef, of owner: TypeID) {
      let isDelegate = project.text(project[property].name).lowercased().hasSuffix("delegate")
      guard project[property].kind == .variable, !isDelegate, !found.contains(where: { $0.property == property }),
        project.typesOf(declaration: property).contains(where: { if case .project(let id) = $0 { project.areRelated(id, presenter) } else { false } })
      else { return }
      found.append((property, owner))
    }
    for call in made {
      guard project.arguments(of: project[call], in: call.file).contains(where: { project.isSelf($0.value, in: call.file) }) else { continue }
      let callee = project.node(project[call].base, in: call.file)
      let name = callee.kind == .generic ? project.node(callee.base, in: call.file).name : callee.name
      for case .project(let id) in project.types(named: name, in: project.context(of: call)) {
        let frame = project.frame(function: nil, type: id, call: call, caller: project.context(of: call))
        for property in project.types[Int(id)].parts.flatMap({ project.children(of: $0) }) where project[property].kind == .variable {
          if let bound = project.bound(property: project[property].name, of: id, by: frame), project.isSelf(bound.node, in: bound.context.file) { note(property, of: id) }
        }
      }
    }
    for function in [member] + factories {
      for index in project[function].nodeStart..<project[function].nodeEnd {
        let node = project.node(index, in: function.file)
        guard node.kind == .assign, !node.flags.contains(.inactive), project.isSelf(node.first, in: function.file) else { continue }
        let left = project.node(node.base, in: function.file)
        guard left.kind == .member, left.base != none, names.contains(project.node(left.base, in: function.file).name) else { continue }
        for case .project(let id) in project.typesOf(left.base, in: project.context(of: NodeRef(file: function.file, index: index))) {
          for property in project.members(named: left.name, of: id) { note(property, of: id) }
        }
      }
    }
    return found
  }
}
