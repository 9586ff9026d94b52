// What somebody asks a form for that only tells that its text has changed, or hands over itself: `delegate?.editorDidChange(self)`, whose
// method keeps `editor.draft`; `onChange?()`, whose closure has the form by a name of its own.

import SwiftScan

extension Project {
  /// Whether nobody sets a closure of a class, `var onChange: ((String) -> Void)?`: whoever is told by it is not there.
  func isHeardByNobody(_ closure: NameID, of type: TypeID) -> Bool {
    guard assignments[closure].allSatisfy(isInactive), !isSetByStream(closure), changingMembers[closure].isEmpty else { return false }
    return members(named: closure, of: type).allSatisfy { property in
      guard self[property].kind == .variable, self[property].value == none, ValueReader(self).getter(of: property) == nil,
        let owner = enclosingType(of: parent(of: property)), types[Int(owner)].kind == .class, !types[Int(owner)].isExternal,
        !self[property].modifiers.contains(.exported), !self[property].modifiers.contains(.override)
      else { return false }
      return initializers(of: owner).allSatisfy { parameter(of: $0, becoming: closure) == nil } && !isReferred(to: closure)
    }
  }
}

extension TypedTextReader {
  /// What the form's getters, and its functions that give something back, say of the text is the text wherever somebody asks for it.
  mutating func holdAnswers() {
    guard !holdsAnswers else { return }
    holdsAnswers = true
    for type in project.ancestors(of: screen).types {
      for part in project.types[Int(type)].parts where !project.isInactive(part) {
        for member in project.children(of: part) {
          guard let body = answering(member), mentions(project[body].body, held, in: body.file) else { continue }
          held.insert(project[member].name)
        }
      }
    }
  }

  private func answering(_ member: DeclarationRef) -> DeclarationRef? {
    switch project[member].kind {
    case .variable: ValueReader(project).getter(of: member).flatMap { project[$0].body == none ? nil : $0 }
    case .function: project[member].type != none && project[member].body != none ? member : nil
    default: nil
    }
  }

  /// Follows the closures that others have set on the form under a name, or handed to it as it is made: they are handed no text.
  mutating func askBack(by name: NameID, _ depth: Int) {
    guard depth < 3 else { return }
    holdAnswers()
    for assignment in project.assignments[name] where !project.isInactive(assignment) && !found.isKept {
      let left = project.node(project[assignment].base, in: assignment.file)
      guard left.kind == .member, left.base != none, !project.isSelf(left.base, in: assignment.file), case let context = project.context(of: assignment),
        project.typesOf(left.base, in: context).contains(.project(screen))
      else { continue }
      askBack(project[assignment].first, in: context, depth)
    }
    for call in project.calls[project.types[Int(screen)].name] where !project.isInactive(call) && !found.isKept {
      guard let handed = project.arguments(of: project[call], in: call.file).first(where: { $0.label == name }) else { continue }
      askBack(handed.value, in: project.context(of: call), depth)
    }
  }

  /// A cell's closures other screens set, too: of these the modal's own are asked.
  private mutating func askBack(_ value: NodeID, in context: Context, _ depth: Int) {
    let node = project.node(value, in: context.file)
    guard node.kind == .closure, let owner = project.enclosingType(of: context.scope), project.isViewController(screen) || modal.contains(owner) else { return }
    follow(DeclarationRef(file: context.file, index: node.first), ofOther: owner, depth + 1, isHanded: false)
  }
}
