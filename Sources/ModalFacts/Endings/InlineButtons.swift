// A Cancel that stands right where the presenter says what it shows: `.sheet(isPresented: $edits) { Button("Cancel") { edits = false; kitchen.rollback() } }`.
// What it does besides closing is the presenter's, which is there when the modal has gone.

import SwiftScan

extension EndingReader {
  /// - Parameters:
  ///   - call: That presents.
  ///   - drivers: The names that it hangs on.
  ///   - dismissal: What it runs as the modal goes; nil for none.
  mutating func readInlineButtons(at place: Place, _ call: NodeRef, _ drivers: Set<NameID>, _ dismissal: NodeID?) {
    let closures = project.arguments(of: project[call], in: call.file).filter { $0.value != dismissal && project.node($0.value, in: call.file).kind == .closure }
      .map { DeclarationRef(file: call.file, index: project.node($0.value, in: call.file).first) }
    for (exit, _) in project.leavingControls(of: place.presentation, words) where exit.kind == .button && words.isPlainCancel(exit.words) {
      guard let node = exit.node, node.file == call.file, closures.contains(where: { project[$0].nodeStart <= node.index && node.index < project[$0].nodeEnd }),
        project.enclosingType(of: project.scope(of: node)) == place.presenter, let action = project.action(of: node)
      else { continue }
      var reader = WorkReader(project, words, opensModels: true)
      reader.read(action)
      let works = reader.works.filter { isKept($0, at: place, drivers: drivers) }
      guard reader.closes, !works.isEmpty, !isLeftWithout(works, beside: node, in: closures, of: place), !isMadeGoodOnOpening(works, at: place, drivers),
        !runs(works, dismissal, in: call.file, of: place.presenter), !runsOnDisappearing(works, at: place), !isDoneByOthers(works, at: place)
      else { continue }
      var isReached = project[action].kind == .function && swipe.reaches(project[action].name, of: place.presenter)
      for work in works where !isReached { isReached = swipe.reaches(work.name, of: nil) }
      guard !isReached else { continue }
      found.append(
        SkippedEnding(
          site: place.presentation.site, content: content(of: place), callback: exit.name, callbackSite: project.site(of: node, length: 1),
          works: works.map { project.sentence(for: $0) }, way: .swipe))
      return
    }
  }

  /// Whether people leave by another button that does none of it: then it is an order, and no end. Screens are not read for all of their ways out.
  private func isLeftWithout(_ works: [Work], beside cancel: NodeRef, in closures: [DeclarationRef], of place: Place) -> Bool {
    let all = project.calls[Known.Button.name]
    let types = Set(place.presentation.contents.flatMap(\.parts)).subtracting([place.presenter])
    let buttons = closures.flatMap { all[project.places(in: all, inside: $0)] } + project.nodes(all, of: types)
    return buttons.contains { button in
      guard button != cancel, !project.isInactive(button), let action = project.action(of: button) else { return false }
      var reader = WorkReader(project, words)
      reader.read(action)
      return (reader.closes || reader.dismisses) && works.allSatisfy { !reader.names.contains($0.name) }
    }
  }
}
