// A modal with a Done that tells somebody, and a gesture of its own that closes without telling: who closes it that
// way is never heard of. The two handlers stand in one class, so they are compared there.

import SwiftScan

struct GestureBypassReader {
  let project: Project
  let words: EndWords

  init(_ project: Project) {
    self.project = project
    words = EndWords(project.roles.words)
  }

  func read() -> [SkippedEnding] {
    var types: [TypeID] = []
    for call in project.callsInFocus(Known.addGestureRecognizer.name) where !project.isInactive(call) {
      guard let type = project.enclosingType(of: project.scope(of: call)), !types.contains(type), project.isViewController(type) else { continue }
      types.append(type)
    }
    // Where code adds some as well, its file has been asked, or is in focus another time.
    for type in project.controllersWithPlacedGestures() where !types.contains(type) && !addsInCode(type) { types.append(type) }
    return types.compactMap { read($0) }
  }

  private func addsInCode(_ type: TypeID) -> Bool {
    project.nodes(project.calls[Known.addGestureRecognizer.name], of: [type]).contains { !project.isInactive($0) }
  }

  private func read(_ type: TypeID) -> SkippedEnding? {
    let handlers = Handlers(of: type, project)
    guard !handlers.gestures.isEmpty, !handlers.controls.isEmpty else { return nil }
    let gestures = handlers.gestures.map { (method: $0, reader: read($0)) }.filter(\.reader.dismisses)
    guard !gestures.isEmpty else { return nil }
    var told: Set<NameID> = []
    for name in ["viewWillDisappear", "viewDidDisappear"].compactMap({ project.names.find($0) }) {
      for function in project.members(named: name, of: type) { told.formUnion(read(function).names) }
    }
    for control in handlers.controls {
      let title = project.words(of: project[control].name)
      guard words.isCancel(title) || words.isDone(title), !words.isCommit(title) else { continue }
      let reader = read(control)
      let works = reader.works.filter { $0.kind != .resets && !told.contains($0.name) }
      guard reader.dismisses, !works.isEmpty else { continue }
      for (gesture, other) in gestures where !works.contains(where: { other.names.contains($0.name) }) {
        return SkippedEnding(
          site: project.site(of: gesture), content: project.text(project.types[Int(type)].name), callback: .code(project.text(project[control].name)),
          callbackSite: project.site(of: control), works: works.map { project.sentence(for: $0) },
          way: .gesture(project.text(project[gesture].name)))
      }
    }
    return nil
  }

  private func read(_ function: DeclarationRef) -> WorkReader {
    var reader = WorkReader(project, words)
    reader.read(function)
    return reader
  }
}
