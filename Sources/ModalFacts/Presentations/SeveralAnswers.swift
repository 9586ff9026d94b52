// Who answers, where a protocol declares what is called, or subclasses override it: of several answers each may be the one that is
// presented, or none of them, so that nothing is said of one which is not true of all.

import SwiftScan

extension PresentationReader {
  static let oneOfSeveral = Unseen("which of several types answers, was not seen")

  /// Takes for unseen what may not be what is shown, where the others are not like it.
  /// - Parameter answers: The places of those contents that several types answer with.
  func settle(_ answers: [Int], of contents: inout [Content]) {
    guard answers.count > 1 else { return }
    func mayBeLeft(_ place: Int) -> Bool { !contents[place].exits.isEmpty || !contents[place].unseen.isEmpty }
    let areLeft = answers.map(mayBeLeft)
    for (place, isLeft) in zip(answers, areLeft) where !isLeft && areLeft.contains(true) { contents[place].what = .unseen(Self.oneOfSeveral) }
    guard answers.contains(where: { contents[$0].drafts.isEmpty || !contents[$0].guards.isEmpty }) else { return }
    for place in answers { contents[place].drafts = [] }
  }

  /// Whether a call on the way to a presentation is answered by another function than the one that presents, as far as it is known
  /// on what it is made.
  func isAnsweredByAnother(_ candidate: Candidate) -> Bool {
    zip(candidate.links.reversed(), events(of: candidate)).contains { link, event in
      guard let function = link.function, let answering = answering(event, insteadOf: function), !answering.isEmpty else { return false }
      return !answering.contains(function)
    }
  }

  /// Whether a call on the way may be answered by another function that presents nothing, since it was not seen on what it is made.
  func mayBeAnsweredByAnother(_ candidate: Candidate) -> Bool {
    zip(candidate.links.reversed(), events(of: candidate)).contains { link, event in
      guard let function = link.function, project[function].kind == .function, project.declarations[link.name].count > 1 else { return false }
      let callee = project.node(project[event.call].base, in: event.call.file)
      guard callee.kind == .member, callee.base != none, !project.isSelf(callee.base, in: event.call.file), answering(event, insteadOf: function) == nil else { return false }
      let owners = project.typesOf(callee.base, in: project.context(of: event.call))
      let others = ValueReader(project).implementations(of: link.name, owners: owners)
        .filter { $0 != function && project[$0].kind == .function && project.hasSameLabels($0, function) }
      return others.contains { !presents($0) }
    }
  }

  /// Whether a function has a call that presents, or that others present by. One that does nothing shows nothing in another way.
  private func presents(_ function: DeclarationRef) -> Bool {
    if project.node(project[function].body, in: function.file).count == 0 { return true }
    return (project[function].nodeStart..<project[function].nodeEnd).contains { index in
      let node = project.node(index, in: function.file)
      guard node.kind == .call else { return false }
      let name = project.files[Int(function.file)].lastName(node.base)
      return project.roles.has(name, .present) || wrapperNames.contains(name)
    }
  }

  /// The functions that answer a call which leads to one of them; nil where it was not seen on what it is made.
  private func answering(_ event: PresentingEvent, insteadOf function: DeclarationRef) -> [DeclarationRef]? {
    let callee = project.node(project[event.call].base, in: event.call.file)
    guard project[function].kind == .function, callee.kind == .member, callee.base != none, !project.isSelf(callee.base, in: event.call.file),
      project.declarations[callee.name].count > 1
    else { return nil }
    var context = project.context(of: event.call)
    context.frame = event.frame
    var reader = ValueReader(project)
    var found: [DeclarationRef] = []
    for value in reader.values(of: callee.base, in: context) {
      guard case .type(let id) = value.kind, value.made != nil || !reader.hasHeirs(id), project.types[Int(id)].kind != .protocol else { return nil }
      found += project.members(named: callee.name, of: id).filter { !project.isRequirement($0) && project.hasSameLabels($0, function) }
    }
    return found
  }
}
