// What a cell, or another view of the team's own, tells its form of the text: by a closure that the form hands in, as its delegate, or
// by a stream that the form subscribes to. The form goes on with it as with the text of its own fields. Trap: a cell is told apart from
// other forms' by nothing but where the code stands, so only that of this modal's types counts.

import SwiftScan

extension TypedTextReader {
  /// What hears of the text, and the class in which it stands.
  struct Hearer {
    var function: DeclarationRef
    var type: TypeID
  }

  /// Follows what a class of the modal's does with the text that it is handed.
  mutating func tell(_ hearer: Hearer, _ depth: Int) {
    guard hearer.type != screen else { return follow(hearer.function, ofOther: screen, depth + 1, isHanded: true) }
    inForm(hearer.type) { $0.follow(hearer.function, ofOther: hearer.type, depth + 1, isHanded: true) }
  }

  /// Follows what another class of the modal's does as a property publishes.
  mutating func tellSubscribers(to property: NameID, besides owner: TypeID, _ depth: Int) {
    guard project.subscribedNames.contains(property) else { return }
    for type in modal where type != owner && type != screen { inForm(type) { $0.listen(to: property, in: type, depth) } }
  }

  private mutating func inForm(_ type: TypeID, _ read: (inout TypedTextReader) -> Void) {
    var form = TypedTextReader(type, of: modal, project)
    swap(&form.followed, &followed)
    read(&form)
    swap(&form.followed, &followed)
    found.add(form.found)
  }

  /// The methods of the modal's other classes that a delegate of this name may be.
  func hearers(of method: NameID, besides type: TypeID) -> [Hearer] {
    ([screen] + modal.filter { $0 != screen }).filter { $0 != type }.flatMap { other in
      project.members(named: method, of: other).filter { project[$0].kind == .function && project[$0].body != none }.map { Hearer(function: $0, type: other) }
    }
  }

  /// The closures and methods that the modal's other classes hand over under a name: `cell.onChange = { … }`, `Field.Model(onChange: { … })`.
  func closures(handedAs name: NameID, besides type: TypeID) -> [Hearer] {
    modal.filter { $0 != type }.flatMap { other in
      project.types[Int(other)].parts.filter { !project.isInactive($0) }.flatMap { part in
        (project[part].nodeStart..<project[part].nodeEnd).compactMap { index -> DeclarationRef? in
          let node = project.node(index, in: part.file)
          guard !node.flags.contains(.inactive) else { return nil }
          switch node.kind {
          case .assign where project.files[Int(part.file)].lastName(node.base) == name: return function(node.first, of: other, in: part.file)
          case .call:
            guard let handed = project.arguments(of: node, in: part.file).first(where: { $0.label == name }),
              takes(name, project.files[Int(part.file)].lastName(node.base))
            else { return nil }
            return function(handed.value, of: other, in: part.file)
          default: return nil
          }
        }.map { Hearer(function: $0, type: other) }
      }
    }
  }

  /// Whether what is called keeps a closure under a name, or hands it to one of the modal's classes: no alert's `handler`.
  private func takes(_ name: NameID, _ callee: NameID) -> Bool {
    project.typesByName[callee].contains { !project.members(named: name, of: $0).isEmpty }
      || project.declarations[callee].contains { function in
        project.enclosingType(of: project.parent(of: function)).map(modal.contains) ?? false && project.parameters(of: function).contains { project[$0].label == name }
      }
  }

  /// A closure, or the method of a class that a name means.
  private func function(_ value: NodeID, of type: TypeID, in file: Int32) -> DeclarationRef? {
    let node = project.node(value, in: file)
    if node.kind == .closure { return DeclarationRef(file: file, index: node.first) }
    guard node.kind == .name || node.kind == .member && project.isSelf(node.base, in: file) else { return nil }
    return project.members(named: node.name, of: type).first { project[$0].kind == .function && project[$0].body != none }
  }

  /// Whether all who make the screen make its model there, so that it goes with the screen.
  func isMadeForScreen(_ model: DeclarationRef) -> Bool {
    let makers = project.calls[project.types[Int(screen)].name].filter { !project.isInactive($0) && !project.previews.contain($0) }
    return !makers.isEmpty && makers.allSatisfy { call in
      let frame = project.frame(making: screen, by: call, caller: project.context(of: call))
      guard let handed = project.bound(property: project[model].name, of: screen, by: frame) else { return false }
      return isNew(handed.node, in: handed.context, handedBy: call, 0)
    }
  }

  /// `notes.append(note)`, `context.insert(note)`, `self.note = note`: whether a local is put anywhere but into the screen.
  private func isKeptElsewhere(_ local: DeclarationRef, besides maker: NodeRef, in scope: DeclarationRef) -> Bool {
    func isNamed(_ value: NodeID) -> Bool {
      value != none && project.node(value, in: scope.file).kind == .name && project.node(value, in: scope.file).name == project[local].name
    }
    // Another arm may have a local of that name.
    func isMeant(_ use: NodeID) -> Bool {
      project.meanings(of: project[local].name, in: project.context(of: NodeRef(file: scope.file, index: use))).first == local
    }
    return (project[scope].nodeStart..<project[scope].nodeEnd).contains { index in
      let use = project.node(index, in: scope.file)
      switch use.kind {
      case .call: return index != maker.index && project.arguments(of: use, in: scope.file).contains { isNamed($0.value) } && isMeant(index)
      case .assign: return isNamed(use.first) && isMeant(index)
      case .array, .dictionary, .tuple: return project.list(of: use, in: scope.file).contains(where: isNamed) && isMeant(index)
      default: return false
      }
    }
  }

  /// `FormModel(…)`, or a local that is one.
  private func isNew(_ node: NodeID, in context: Context, handedBy maker: NodeRef, _ depth: Int) -> Bool {
    guard depth < 4, node != none else { return false }
    let value = project.node(node, in: context.file)
    if value.kind == .call { return project.isInitializer(value, in: context.file) }
    guard value.kind == .name, let local = project.meanings(of: value, in: context).first, project[local].kind == .variable,
      let scope = project.parent(of: local), !project[scope].kind.isType, !isKeptElsewhere(local, besides: maker, in: scope)
    else { return false }
    return isNew(project[local].value, in: project.valueContext(of: local, frame: context.frame), handedBy: maker, depth + 1)
  }
}
