// What a person types into on a UIKit screen: text fields and text views that its class holds, or a view of the
// team's own that it holds, and by which names the screen speaks of them.

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
      guard let name, !isReadOnly(type, as: declaration.name) else { continue }
      let title = project.words(of: declaration.name)
      guard !words.isPassing(title), !readOnly.contains(declaration.name), !isMadeReadOnly(property) else { continue }
      if words.isPassword(title) { screen.holdsPassword = true }
      screen.inputs.append(
        Input(
          control: project.text(name), holder: project.text(declaration.name), isSingleLine: name == .UITextField,
          isDraft: true, holderName: declaration.name, rootName: declaration.name,
          node: NodeRef(file: property.file, index: declaration.value == none ? declaration.nodeStart : declaration.value)))
      return
    }
  }

  /// `tableView.register(NameCell.self, …)`, `dequeue(NameCell.self)`, `cell as? NameCell`: cells of the project's in a list of the screen's.
  mutating func noteCells(_ node: Node, _ ref: NodeRef) {
    func add(_ name: NameID, of type: NodeID) {
      guard project.startsUppercase(name), !project.typesByName[name].isEmpty else { return }
      for case .project(let id) in project.resolve(type: type, in: project.context(of: ref)) where !screen.cells.contains(id) && isCell(id) { screen.cells.append(id) }
    }
    if node.kind == .cast {
      if node.first != none { add(project.node(node.first, in: ref.file).name, of: node.first) }
      return
    }
    for argument in project.arguments(of: node, in: ref.file) {
      let metatype = project.node(argument.value, in: ref.file)
      guard metatype.kind == .member, metatype.name == Word.`self`.rawValue, metatype.base != none else { continue }
      add(project.node(metatype.base, in: ref.file).name, of: metatype.base)
    }
  }

  private func isCell(_ type: TypeID) -> Bool {
    project.types[Int(type)].kind == .class && project.ancestors(of: type).external.contains { ["UITableViewCell", "UICollectionViewCell"].contains(project.text($0)) }
  }

  /// What people type into the cells of its lists. What else cells do, and tell whom, is not followed.
  mutating func readCellInputs() {
    for cell in screen.cells where knownCells.insert(cell).inserted && !screen.shape.parts.contains(cell) && !words.isPassing(project.words(of: project.types[Int(cell)].name)) {
      let parts = project.ancestors(of: cell).types.flatMap { project.types[Int($0)].parts }.filter { !project.isInactive($0) }
      for part in parts {
        for assignment in [Known.isEditable, .inputView, .isEnabled].map({ project.assignments[$0.name] }).flatMap({ list in list[project.places(in: list, inside: part)] }) {
          noteReadOnly(project.node(project[assignment].base, in: assignment.file), project[assignment].first, at: assignment, frame: nil)
        }
      }
      for part in parts {
        for member in project.children(of: part) where project[member].kind == .variable && !project.isInactive(member) { readProperty(member) }
      }
    }
  }

  /// Whether a text view of a class of the project's, which says of itself that it cannot be edited, is never told otherwise.
  private func isReadOnly(_ type: TypeRef, as property: NameID) -> Bool {
    guard case .project(let id) = type else { return false }
    let own = project.ownAssignments(to: Known.isEditable.name, in: id)
    guard !own.isEmpty, own.allSatisfy({ project.node(project[$0].first, in: $0.file).kind == .false }) else { return false }
    return project.assignments[Known.isEditable.name].allSatisfy { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      return left.base == none || project.node(left.base, in: assignment.file).name != property
        || project.node(project[assignment].first, in: assignment.file).kind == .false
    }
  }

  /// `nameField.isEditable = false`, `countryField.inputView = picker`: nobody types into it.
  mutating func noteReadOnly(_ left: Node, _ value: NodeID, at ref: NodeRef, frame: Frame?) {
    let file = ref.file
    if left.name == .isSecureTextEntry, project.node(value, in: file).kind == .true { screen.holdsPassword = true }
    guard left.base != none, left.name == .inputView || left.name == .isEditable || left.name == .isEnabled || left.name == .isUserInteractionEnabled else { return }
    let name = project.node(left.base, in: file).name
    let isReadOnly = if left.name == .inputView {
      // A picker, or a keyboard of the app's own that looks like one.
      project.node(value, in: file).kind != .nil
    } else {
      isFalse(value, at: ref, frame: frame) && (left.name == .isEditable || staysDisabled(name, by: left.name, in: file, frame: frame))
    }
    guard isReadOnly else { return }
    readOnly.insert(name)
    // `private func style(_ note: UITextView) { note.isEditable = false }`, and `style(noteView)`.
    guard let parameter = project.meanings(of: name, in: project.context(of: ref)).first, project[parameter].kind == .parameter, let function = project.parent(of: parameter),
      project[function].kind == .function
    else { return }
    for call in project.allCallers(of: function) ?? [] where shown.map({ project.mayStand(on: $0, call) }) ?? false {
      guard let handed = project.argument(for: parameter, of: function, call: call), case let field = project.node(handed, in: call.file),
        field.kind == .name || project.isSelf(field.base, in: call.file)
      else { continue }
      readOnly.insert(field.name)
    }
  }

  /// What streams run as the screen goes keeps what it uses, as `viewWillDisappear` does: `rx.viewWillDisappear.subscribe { … }`.
  mutating func noteKeptAsItGoes(by types: UnsafeBufferPointer<TypeID>) {
    guard screen.inputs.contains(where: \.isDraft) else { return }
    for closure in types.flatMap({ project.closures(of: $0, runWhen: LifecycleWords.going) }) {
      screen.keepers.append(Keeper(action: .body(closure, nil), mustHandOn: false))
    }
  }

  /// `false`, or what whoever makes the controller hands in as that.
  private func isFalse(_ value: NodeID, at ref: NodeRef, frame: Frame?) -> Bool {
    var context = project.context(of: ref)
    context.frame = frame
    return project.truth(of: value, in: context) == false
  }

  /// Whether what a file calls so is only ever disabled.
  private func staysDisabled(_ name: NameID, by property: NameID, in file: Int32, frame: Frame?) -> Bool {
    project.assignments[property].allSatisfy { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      guard assignment.file == file, left.kind == .member, left.base != none, project.node(left.base, in: file).name == name else { return true }
      return isFalse(project[assignment].first, at: assignment, frame: frame)
    }
  }

  /// Whether what fills a property says that nobody can type into it: it cannot be changed, or a picker fills it.
  private func isMadeReadOnly(_ property: DeclarationRef) -> Bool {
    let declaration = project[property]
    return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
      let node = project.node(index, in: property.file)
      guard node.kind == .assign else { return false }
      let left = project.node(node.base, in: property.file)
      guard left.kind == .member, left.base != none, left.name == .inputView || project.node(node.first, in: property.file).kind == .false else { return false }
      // Of what is given back, not of an icon beside it.
      let name = project.node(left.base, in: property.file).name
      let isOwn = name == Word.dollarZero.rawValue || (index..<declaration.nodeEnd).contains { place in
        let last = project.node(place, in: property.file)
        return last.kind == .return && last.base != none && project.node(last.base, in: property.file).name == name
      }
      return isOwn && (left.name == .inputView || left.name == .isEditable || left.name == .isEnabled || left.name == .isUserInteractionEnabled)
    }
  }
}

/// A property that holds a view of the team's own with something to type into.
struct InputView {
  var property: DeclarationRef
  /// What else the screen knows the text by: the model that is handed to the view, in `titleField.bind(titleModel)`.
  var bound: Set<NameID>
}

extension Input {
  /// A text field or text view that a class holds.
  var isTypedInUIKit: Bool { control.hasPrefix("UI") && !isValue }

  /// The same, as a screen has it.
  func held(by property: NameID, _ project: Project) -> Input {
    var input = self
    input.holder = project.text(property)
    (input.holderName, input.rootName) = (property, property)
    return input
  }
}

extension Project {
  /// The properties of a screen that hold the view in which an input stands, but for those that search and the like;
  /// nil where no property holds it, such as a controller's own.
  func views(around input: Input, in parts: [TypeID], words: Words) -> [InputView]? {
    guard let inner = enclosingType(of: scope(of: input.node)), !isViewController(inner), types[Int(inner)].kind == .class else { return nil }
    if words.isPassing(self.words(of: types[Int(inner)].name)) { return [] }
    var found: [InputView] = []
    var isHeld = false
    for type in parts where type != inner {
      for part in types[Int(type)].parts {
        for property in children(of: part) where self[property].kind == .variable && !isInactive(property) {
          guard typesOf(declaration: property).contains(.project(inner)) else { continue }
          isHeld = true
          if !words.isPassing(self.words(of: self[property].name)) { found.append(InputView(property: property, bound: [])) }
        }
      }
    }
    guard !found.isEmpty else { return isHeld ? [] : nil }
    for type in parts where type != inner {
      for part in types[Int(type)].parts { bind(&found, in: part) }
    }
    return found
  }

  /// `titleField.bind(model: titleModel)`, `titleField.model = titleModel`.
  private func bind(_ views: inout [InputView], in part: DeclarationRef) {
    for index in self[part].nodeStart..<self[part].nodeEnd {
      let node = node(index, in: part.file)
      guard node.kind == .call || node.kind == .assign, node.base != none, !node.flags.contains(.inactive) else { continue }
      let member = self.node(node.base, in: part.file)
      guard member.kind == .member, member.base != none else { continue }
      let receiver = self.node(member.base, in: part.file)
      guard receiver.kind == .name || receiver.kind == .member, let view = views.firstIndex(where: { self[$0.property].name == receiver.name }) else { continue }
      let handed = node.kind == .assign ? [node.first] : arguments(of: node, in: part.file).map(\.value)
      for value in handed {
        let value = self.node(value, in: part.file)
        if value.kind == .name, !startsUppercase(value.name), value.name != Word.`self`.rawValue { views[view].bound.insert(value.name) }
      }
    }
  }
}
