// A controller's or view's controls as Interface Builder wires them: actions, unwind segues, embedded and
// pushed scenes. An `@IBAction` that nothing is wired to is no control.

import InterfaceBuilder
import SwiftScan

/// A class of what stands inside a scene or XIB, and of a view where it stands.
struct InnerObject {
  var type: TypeID
  var object: InterfaceRef?
}

extension ControllerReader {
  /// Reads what is wired in the scenes, XIBs and views of a class, in one of them where it is known which.
  /// - Returns: Views and child controllers inside, whose classes are read next, a view where it stands.
  mutating func readObjects(of type: TypeID, scene: InterfaceRef?, frame: Frame?) -> [InnerObject] {
    var inner: [InnerObject] = []
    for object in scene.map({ [$0] }) ?? objects(of: type) { inner += readObject(object, type, frame: frame) }
    return inner
  }

  /// Whether a class says which XIB it comes out of: `super.init(nibName: "Player", bundle: nil)`.
  func namesNib(_ part: DeclarationRef) -> Bool {
    project.children(of: part).contains { initializer in
      let declaration = project[initializer]
      guard declaration.kind == .initializer, !project.isInactive(initializer) else { return false }
      return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
        let call = project.node(index, in: part.file)
        guard call.kind == .call, !call.flags.contains(.inactive), project.node(call.base, in: part.file).name == Word.`init`.rawValue else { return false }
        let context = project.context(of: NodeRef(file: part.file, index: index))
        return ValueReader(project).namesNib(project.arguments(of: call, in: part.file), in: context)
      }
    }
  }

  /// A view that code makes has what stands in a XIB of its own, not what other screens put into others of its class.
  private func objects(of type: TypeID) -> [InterfaceRef] {
    let interfaces = project.interfaces
    let all = interfaces.objects(of: type, project)
    if all.isEmpty || project.isViewController(type) { return all }
    let name = project.text(project.types[Int(type)].name)
    return all.filter { interfaces[$0].kind == .owner || interfaces[file: $0.file].name == name }
  }

  private mutating func readObject(_ object: InterfaceRef, _ type: TypeID, frame: Frame?) -> [InnerObject] {
    let interfaces = project.interfaces
    let file = interfaces[file: object.file]
    var inner: [InnerObject] = []
    for connection in interfaces.connections(of: object) {
      let source = file.objects[connection.source]
      switch connection.what {
      case .action(let selector):
        let destination = connection.destination.map { file.objects[$0].kind }
        guard connection.destination == object.object || destination == .firstResponder else { continue }
        press(selector, source, titles(of: connection.source, file), name(of: connection.source, file), type, frame: frame)
      case .outlet(let property):
        guard let destination = connection.destination, file.objects[destination].kind == .textView, !file.objects[destination].isEditable,
          let name = project.names.find(property)
        else { continue }
        readOnly.insert(name)
      case .segue(let segue):
        let destination = connection.destination.map { InterfaceRef(file: object.file, object: $0) }
        inner += follow(segue, from: connection.source == object.object ? nil : source, titles(of: connection.source, file), name(of: connection.source, file), to: destination, type)
      }
    }
    for index in interfaces[object].parts where index != object.object {
      if file.objects[index].isSecure { screen.holdsPassword = true }
      let part = InterfaceRef(file: object.file, object: index)
      for view in interfaces.types(of: part, project) where !project.isViewController(view) { inner.append(InnerObject(type: view, object: part)) }
    }
    return inner
  }

  /// What a person reads on a control, and what its outlets are called.
  private func titles(of source: Int, _ file: InterfaceFile) -> [String] {
    var words = file.objects[source].titles.flatMap { splitWords($0) }
    for connection in file.connections where connection.destination == source {
      if case .outlet(let property) = connection.what { words += splitWords(property) }
    }
    return words
  }

  /// The text on a control, else the outlet that it is.
  private func name(of source: Int, _ file: InterfaceFile) -> ControlName {
    if let caption = file.objects[source].caption { return .title(caption) }
    for connection in file.connections where connection.destination == source {
      if case .outlet(let property) = connection.what { return .code(property) }
    }
    return .unknown
  }

  /// A control that calls a method of the class.
  private mutating func press(
    _ selector: String, _ source: InterfaceObject, _ titles: [String], _ name: ControlName, _ type: TypeID, frame: Frame?
  ) {
    let methods = project.methods(selector: selector, of: type)
    guard !methods.isEmpty else { return screen.note("`\(selector)` is wired to a control and was not found") }
    for method in methods {
      handlers.insert(method)
      var reader = actionReader()
      let action = Action.body(method, frame)
      let outcome = reader.run(action)
      let title = project.words(of: project[method].name) + titles
      let name = name == .unknown ? .code(project.text(project[method].name)) : name
      let node = NodeRef(file: method.file, index: project[method].body)
      switch source.kind {
      case .gesture: recordGesture(outcome, title, .code(project.text(project[method].name)), node)
      case .textField: if outcome.exit != nil { add(.code, title, name, outcome, node) } else { screen.note(.code, outcome.unseen) }
      default: record(outcome, of: action, title, name, node, isValue: Self.values.contains(source.element))
      }
    }
  }

  /// What holds a value of a form, by the names of its elements.
  private static let values: Set<String> = ["switch", "segmentedControl", "slider", "stepper", "datePicker", "pageControl"]

  /// A segue that begins at the class's scene; without a control it is performed by code.
  private mutating func follow(
    _ segue: Segue, from control: InterfaceObject?, _ titles: [String], _ name: ControlName, to destination: InterfaceRef?, _ type: TypeID
  ) -> [InnerObject] {
    switch segue.kind {
    case "unwind":
      guard let control else { return [] }
      let targets = project.unwindTargets(of: segue, leaving: type)
      guard let target = targets.first else {
        // A screen does not unwind to itself.
        if project.methods(selector: segue.unwindAction ?? "", of: type).isEmpty {
          screen.note("`\(segue.unwindAction ?? "")`, where it unwinds to, was not found")
        }
        return []
      }
      var outcome = Outcome()
      outcome.exit = [.text(project.stepText(of: segue))]
      outcome.doesMore = true
      let prepare = project.preparations(of: type).first
      let node = NodeRef(file: target.file, index: project[target].body)
      if control.kind == .gesture {
        recordGesture(outcome, titles, name, node)
      } else {
        record(outcome, of: .body(prepare ?? target, nil), titles, name, node)
      }
    case "embed", "relationship":
      // The root of a navigation controller is what is shown, and read as such.
      guard let destination, segue.relationship != "rootViewController" else { break }
      guard let types = types(at: destination) else {
        screen.note("an embedded scene was not found")
        break
      }
      return types.map { InnerObject(type: $0) }
    case "show", "push", "showDetail":
      guard let destination else { break }
      push(ValueReader(project).value(ofScene: destination))
    default:
      if let destination { shownBySegue += types(at: destination) ?? [] }
    }
    if control != nil, segue.className != nil { screen.note("a segue of the team's own kind may lead out") }
    return []
  }

  /// The classes of a scene and of what it contains; nil where a reference leads nowhere.
  private func types(at destination: InterfaceRef) -> [TypeID]? {
    let scene = project.interfaces[destination].kind == .reference ? project.interfaces.target(of: destination) : destination
    return scene.map { scene in ([scene] + project.interfaces.children(of: scene)).flatMap { project.interfaces.types(of: $0, project) } }
  }
}

extension Project {
  /// The methods to which an unwind segue may go back: of other classes than the one that it leaves.
  func unwindTargets(of segue: Segue, leaving type: TypeID) -> [DeclarationRef] {
    guard let action = segue.unwindAction else { return [] }
    return methodNames(ofSelector: action).flatMap { declarations[$0] }.filter { method in
      self[method].kind == .function && self[method].body != none
        && enclosingType(of: parent(of: method)).map { $0 != type && types[Int($0)].kind != .protocol } ?? false
    }
  }

  /// Whether a scene of a class unwinds to a screen below another one, which it so takes along.
  func unwinds(_ type: TypeID, past other: TypeID) -> Bool {
    let connections = interfaces.objects(of: type, self).flatMap { interfaces.connections(of: $0) }
    return connections.contains { connection in
      guard case .segue(let segue) = connection.what, segue.kind == "unwind" else { return false }
      return unwindTargets(of: segue, leaving: type).contains { method in
        enclosingType(of: parent(of: method)).map { !ancestors(of: other).types.contains($0) } ?? false
      }
    }
  }

  func stepText(of segue: Segue) -> String { "the segue that unwinds to `\(segue.unwindAction ?? "")`" }

  /// `prepare(for:sender:)` of a class.
  func preparations(of type: TypeID) -> Declarations {
    guard let name = names.find("prepare") else { return Declarations() }
    return members(named: name, of: type).filter { function in
      self[function].kind == .function && parameters(of: function).first.map { self[$0].label == Word.for.rawValue } ?? false
    }
  }

  /// The segues with an identifier that begin at scenes of a class; without one all that code performs.
  func segues(of type: TypeID, identifier: String?) -> [Segue] {
    interfaces.objects(of: type, self).flatMap { object in
      interfaces.connections(of: object).compactMap { connection in
        guard case .segue(let segue) = connection.what, segue.identifier != nil else { return nil }
        return identifier == nil || segue.identifier == identifier ? segue : nil
      }
    }
  }
}

extension ActionReader {
  /// `performSegue(withIdentifier:sender:)`: only one that unwinds leads out.
  mutating func performSegue(_ arguments: Arguments, in context: Context) {
    outcome.doesMore = true
    guard let type = project.enclosingType(of: context.scope), project.interfaces.isLaidOut(type, in: type, project), let first = arguments.first else {
      return outcome.note("a segue may lead out")
    }
    let identifier = ValueReader(project).string(first.value, in: context)
    for segue in project.segues(of: type, identifier: identifier) {
      if segue.className != nil { return outcome.note("a segue of the team's own kind may lead out") }
      guard segue.kind == "unwind" else { continue }
      if identifier != nil, !project.unwindTargets(of: segue, leaving: type).isEmpty { return found(project.stepText(of: segue)) }
      outcome.note("a segue may lead out")
    }
  }
}
