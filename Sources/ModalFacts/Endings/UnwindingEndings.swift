// A Done or Cancel in a storyboard unwinds to a method of the presenter's, which a swipe never calls. It asks what came back, and
// after a Cancel that may be nothing: then it does no more than a swipe.

import SwiftScan

extension EndingReader {
  mutating func readSegue(_ presentation: Presentation) {
    for content in presentation.contents where content.drafts.isEmpty {
      for exit in content.exits where exit.kind == .button && exit.steps.first?.hasPrefix("the segue that unwinds") == true {
        guard let node = exit.node, let method = project.enclosingMember(of: project.scope(of: node)),
          let presenter = project.enclosingType(of: project.parent(of: method)), !swipe.hasHook(presenter)
        else { continue }
        // Save unwinds there, too, and what comes back may tell which of the two it was.
        if content.exits.contains(where: { $0.kind == .commit && $0.steps.first == exit.steps.first }), hasCondition(method) { continue }
        var reader = WorkReader(project, words, emptied: content.type.map(propertiesEmptiedOnLeaving) ?? [], unwoundBy: content.type)
        reader.read(method)
        let works = reader.works.filter { $0.kind != .resets }
        guard !works.isEmpty, !swipe.reaches(project[method].name, of: presenter) else { continue }
        found.append(
          SkippedEnding(
            site: presentation.site, content: content.name, callback: .code(project.text(project[method].name)), callbackSite: project.site(of: method),
            works: works.map { project.sentence(for: $0) }, way: .swipe))
        return
      }
    }
  }

  private func hasCondition(_ method: DeclarationRef) -> Bool {
    let body = project.node(project[method].body, in: method.file)
    return project.list(of: body, in: method.file).contains { [.if, .guard, .switch].contains(project.node($0, in: method.file).kind) }
  }

  /// What `prepare(for:sender:)` of a controller sets to nil. Which buttons it does that for is not asked: one that is left out commits.
  private func propertiesEmptiedOnLeaving(_ type: TypeID) -> Set<NameID> {
    Set(project.preparations(of: type).flatMap { function in
      (project[function].nodeStart..<project[function].nodeEnd).compactMap { index -> NameID? in
        let node = project.node(index, in: function.file)
        guard node.kind == .assign, !node.flags.contains(.inactive), project.node(node.first, in: function.file).kind == .nil else { return nil }
        let left = project.node(node.base, in: function.file)
        guard left.kind == .name || left.kind == .member && project.isSelf(left.base, in: function.file) else { return nil }
        return left.name
      }
    })
  }
}
