// Segues that present: each is a site, in its storyboard. What the presenter's `prepare(for:sender:)` sets on the
// destination counts like what it sets before `present`.

import InterfaceBuilder
import SwiftScan

extension PresentationReader {
  mutating func segues() {
    let interfaces = project.interfaces
    // A storyboard's translations have its name.
    let names = Set(interfaces.order.filter { project.isInFocus(Int32($0)) }.map { interfaces[file: $0].name })
    var met: Set<String> = []
    for place in interfaces.order {
      let file = interfaces[file: place]
      guard names.contains(file.name) else { continue }
      for connection in file.connections {
        guard case .segue(let segue) = connection.what, let style = presentedStyle(of: segue), let destination = connection.destination,
          isPerformed(segue, from: InterfaceRef(file: place, object: connection.source)),
          // A translated storyboard is the same once more.
          met.insert("\(file.name) \(segue.id)").inserted
        else { continue }
        if project.isInFocus(Int32(place)) { present(segue, connection, InterfaceRef(file: place, object: destination), style) }
      }
    }
  }

  /// Nil where a segue presents nothing; `.adaptive` where the destination tells.
  private func presentedStyle(of segue: Segue) -> Style? {
    guard segue.className == nil else { return nil }
    switch segue.kind {
    case "presentation", "modal":
      guard let name = segue.modalPresentationStyle, name != "automatic" else { return .adaptive }
      return StyleReader.names[name] ?? .unseen(Unseen("its style is not known"))
    case "popoverPresentation", "popover": return .popover
    default: return nil
    }
  }

  /// A control performs its segue; one of the whole scene's is performed by code that knows its name, on a value of the
  /// scene's class.
  private func isPerformed(_ segue: Segue, from source: InterfaceRef) -> Bool {
    if isControl(source) { return true }
    guard let identifier = segue.identifier, project.names.find(identifier) != nil else { return false }
    guard let controller = project.interfaces.controller(around: source) else { return false }
    guard let type = project.interfaces.types(of: controller, project).first else { return project.interfaces[controller].className == nil }
    return project.calls(of: Known.performSegue.name, on: type).contains { call in
      guard let said = project.arguments(of: project[call], in: call.file).first else { return false }
      return ValueReader(project).string(said.value, in: project.context(of: call)).map { $0 == identifier } ?? true
    }
  }

  private mutating func present(_ segue: Segue, _ connection: InterfaceConnection, _ destination: InterfaceRef, _ style: Style) {
    let source = InterfaceRef(file: destination.file, object: connection.source)
    let presenter = project.interfaces.controller(around: source).flatMap { project.interfaces.types(of: $0, project).first }
    drivers = []
    var values = [ValueReader(project).value(ofScene: destination)]
    if let creation = segue.creationSelector, let presenter {
      // `@IBSegueAction` makes the destination itself.
      let made = project.methods(selector: creation, of: presenter).flatMap { function in
        var reader = ValueReader(project)
        return reader.returns(of: function, in: Context(file: function.file, scope: function, position: none, frame: nil), 0)
      }
      if !made.isEmpty { values = made }
    }
    var contents: [Content] = []
    var styles: [Style] = []
    isBare = isBare(values, presentedBy: nil)
    for value in values {
      var value = value
      for function in presenter.map({ project.preparations(of: $0) }) ?? Declarations() { addNames(in: function, of: segue, to: &value) }
      let guards = configuredGuards(value)
      for var content in controllerContents(value) {
        content.guards += guards
        withoutDrafts(keptByPresenterOf: value, &content)
        if let identifier = segue.identifier, words.isGate(splitWords(identifier)) { content.isGate = true }
        contents.append(content)
      }
      let own = StyleReader(project: project).style(of: value)
      // What code sets counts more than what the segue says.
      styles.append(style == .adaptive || StyleReader(project: project).isSetInCode(value) ? own : style)
    }
    let isOne = styles.allSatisfy { $0 == styles.first }
    let shown = zoomed(isOne ? styles.first ?? style : .unseen(Unseen("its branches differ in style")), contents)
    var presentation =
      Presentation(
        site: Site(file: destination.file, range: connection.range, declaration: presenter.map { project.text(project.types[Int($0)].name) } ?? ""),
        how: "segue", style: shown, contents: contents,
        isClosedByCode: presenter.map { dismisses(inside: $0, contents) } ?? false, isSwiftUI: false, presentingType: presenter,
        isSwipeable: isSwipeable(shown))
    // What a control performs, its own screen presents.
    if isControl(source), let presenter, !project.types[Int(presenter)].isExternal { presentation.presenter = project.types[Int(presenter)].parts.first.map { site(of: $0) } }
    found.append(presentation)
  }

  private func isControl(_ object: InterfaceRef) -> Bool {
    switch project.interfaces[file: object.file].objects[object.object].kind {
    case .controller, .navigation, .tabs, .owner: false
    default: true
    }
  }

  /// What holds the destination in `prepare(for:sender:)`, locals and the segue itself: what is set on them is set on it.
  private func addNames(in function: DeclarationRef, of segue: Segue, to value: inout Value) {
    let declaration = project[function]
    if let parameter = project.parameters(of: function).first {
      let configurations = project.configurations(of: parameter)
      if configurations.isEmpty || configurations.contains(where: { mayPrepare(segue, at: $0.node) }) {
        if value.containers.isEmpty { value.aliases.append(parameter) } else { value.containers[0].aliases.append(parameter) }
      }
    }
    for index in (function.index + 1)..<max(declaration.end, function.index + 1) {
      let ref = DeclarationRef(file: function.file, index: index)
      guard project[ref].kind == .variable || project[ref].kind == .binding else { continue }
      for type in project.typesOf(declaration: ref) {
        if case .type(let id) = value.kind, type == .project(id) { value.aliases.append(ref) }
        guard let container = value.containers.first else { continue }
        if type == container.type.map({ .project($0) }) ?? .external(container.name) || type == .external(Known.UINavigationController.name) {
          value.containers[0].aliases.append(ref)
        }
      }
    }
  }

  /// Whether no condition around a place asks for another segue: `if segue.identifier == "edit"`, `case "edit":`.
  private func mayPrepare(_ segue: Segue, at place: NodeRef) -> Bool {
    PadPaths(project: project).around(place).allSatisfy { around in
      let statement = project.node(around.node, in: place.file)
      var asked: [NodeID] = []
      switch around.part {
      case .arm(let arm): asked = Array(project.list(of: project.node(arm, in: place.file), in: place.file))
      case .then where statement.kind == .if:
        for condition in project.list(of: statement, in: place.file) {
          let test = project.node(condition, in: place.file)
          if test.kind == .binary, test.name == Operators.equal.name { asked.append(test.first) }
        }
      default: break
      }
      let names = asked.map { project.node($0, in: place.file) }.filter { $0.kind == .string }.map { project.text($0.name) }
      return names.isEmpty || segue.identifier.map(names.contains) ?? false
    }
  }
}
