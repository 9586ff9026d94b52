// What the presenter itself adds to a modal's beginning and end: a Cancel that calls a method of its own, which is told of the end like a closure
// that is handed in, and which a swipe runs as little; and what it does once the modal is shown.

import SwiftScan

extension EndingReader {
  /// A Cancel that the presenter puts into what it presents, and that calls a method of its own:
  /// `page.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))`.
  func givenItems(at place: Place) -> [Callback] {
    place.presentation.contents.filter { $0.type != place.presenter }.flatMap(\.exits).compactMap { exit in
      guard exit.kind == .button, !exit.isHidden, words.isPlainCancel(exit.words), let node = exit.node, project[node].kind == .call,
        let scope = project.scope(of: node), project.enclosingType(of: scope) == place.presenter,
        project.arguments(of: project[node], in: node.file).contains(where: { $0.label == .target && project.isSelf($0.value, in: node.file) }),
        let method = project.action(of: node)
      else { return nil }
      return Callback(name: project[method].name, body: method, owner: place.presenter)
    }
  }

  /// What a controller's `present` does when that is shown, and no end has to do again: `present(page, animated: true) { model.start() }`.
  func whatRunsOnceShown(at place: Place) -> WorkReader {
    var reader = WorkReader(project, words)
    guard !place.presentation.isSwiftUI, let call = place.call else { return reader }
    for argument in project.arguments(of: project[call], in: call.file) {
      let value = project.node(argument.value, in: call.file)
      if value.kind == .closure { reader.read(DeclarationRef(file: call.file, index: value.first)) }
    }
    return reader
  }
}
