// What a person types into on a UIKit screen: text fields and text views that its class holds.

import SwiftScan

extension ControllerReader {
  mutating func readProperty(_ property: DeclarationRef) {
    let declaration = project[property]
    let types = project.typesOf(declaration: property)
    for type in types {
      var name: NameID?
      switch type {
      case .external(let outside): if outside == .UITextField || outside == .UITextView { name = outside }
      case .project(let id):
        let external = project.ancestors(of: id).external
        name = external.first { $0 == .UITextField || $0 == .UITextView }
      }
      guard let name else { continue }
      let title = project.words(of: declaration.name)
      guard !words.isPassing(title), !readOnly.contains(declaration.name) else { continue }
      if words.isPassword(title) { screen.holdsPassword = true }
      screen.inputs.append(
        Input(
          control: project.text(name), holder: project.text(declaration.name), isSingleLine: name == .UITextField,
          isDraft: true, holderName: declaration.name, rootName: declaration.name,
          node: NodeRef(file: property.file, index: declaration.value == none ? declaration.nodeStart : declaration.value)))
      return
    }
  }
}
