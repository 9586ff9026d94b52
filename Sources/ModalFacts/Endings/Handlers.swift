// The methods of a controller that a person runs, by a control or by a gesture, as its code says with selectors
// and Interface Builder with actions.

import SwiftScan

struct Handlers {
  /// Run by buttons, bar items and wired actions.
  private(set) var controls: [DeclarationRef] = []
  /// Run by recognisers.
  private(set) var gestures: [DeclarationRef] = []
  /// Run by whatever else takes a selector: a timer, a notification, `perform`.
  private(set) var others: [DeclarationRef] = []

  init(of type: TypeID, _ project: Project) {
    let wired = project.methodsWiredToGestures(of: type)
    for method in wired where !gestures.contains(method) { gestures.append(method) }
    for part in project.types[Int(type)].parts where !project.isInactive(part) {
      let declaration = project[part]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let node = project.node(index, in: part.file)
        guard node.kind == .call, !node.flags.contains(.inactive) else { continue }
        for argument in project.arguments(of: node, in: part.file) {
          guard let name = project.selectorName(argument.value, in: part.file) else { continue }
          let callee = project.text(project.node(node.base, in: part.file).name)
          for method in project.members(named: name, of: type) where project[method].kind == .function {
            if callee.hasSuffix("Recognizer") {
              if !gestures.contains(method) { gestures.append(method) }
            } else if callee == "addTarget" || callee.hasSuffix("Item") || callee.hasSuffix("Button") || callee == "init" {
              if !controls.contains(method) { controls.append(method) }
            } else if !others.contains(method) {
              others.append(method)
            }
          }
        }
      }
      for member in project.children(of: part)
      where project[member].kind == .function && project.hasAttribute(member, Known.IBAction.name) && !controls.contains(member) && !wired.contains(member) {
        controls.append(member)
      }
    }
    gestures.removeAll { controls.contains($0) }
  }
}
