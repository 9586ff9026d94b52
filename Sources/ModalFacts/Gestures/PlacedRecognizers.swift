// Recognisers that a storyboard or XIB places on a view: their tags say what they are, their actions whom they call,
// their outlets who answers for them. What code says of such an outlet counts as well.

import InterfaceBuilder
import SwiftScan

extension RecognizerReader {
  /// The recognisers that Interface Builder places, each once however often its storyboard is translated.
  mutating func readPlaced() -> [Recognizer] {
    var found: [Recognizer] = []
    for place in project.interfaces.filesWithGestures where project.isInFocus(Int32(place)) {
      let file = project.interfaces[file: place]
      for (index, object) in file.objects.enumerated() where object.kind == .gesture && !stands(object, before: place, file.name) {
        if let recognizer = placed(InterfaceRef(file: place, object: index), object, file) { found.append(recognizer) }
      }
    }
    return found
  }

  /// Whether a file of the same name before this one has the object as well, whichever file is in focus.
  private func stands(_ object: InterfaceObject, before place: Int, _ name: String) -> Bool {
    project.interfaces.filesWithGestures.contains { other in
      guard other < place else { return false }
      let file = project.interfaces[file: other]
      return file.name == name && file.objects.contains { $0.kind == .gesture && $0.id == object.id }
    }
  }

  private mutating func placed(_ ref: InterfaceRef, _ object: InterfaceObject, _ file: InterfaceFile) -> Recognizer? {
    // One that stands beside the views is on none of them until code adds it.
    guard let view = file.connections.first(where: { $0.destination == ref.object && $0.isOutlet("gestureRecognizers") })?.source else { return nil }
    let interfaces = project.interfaces
    let controller = interfaces.controller(around: ref)
    let actions = file.connections.filter { $0.source == ref.object }
    var owner = controller.flatMap { interfaces.types(of: $0, project).first }
    if owner == nil {
      owner = actions.compactMap(\.destination).flatMap { interfaces.types(of: InterfaceRef(file: ref.file, object: $0), project) }.first
    }
    guard let owner else { return nil }
    let name = outlet(to: ref.object, in: file, of: owner)
    var recognizer = Recognizer(
      site: Site(file: ref.file, range: object.range, declaration: project.text(project.types[Int(owner)].name)),
      kind: Self.kinds[object.element] ?? .unseen, className: object.className ?? Self.className(of: object.element),
      name: name.map { project.text($0) }, view: self.view(view, controller, file, owner), owner: owner)
    if let name { recognizer.aliases = Set(project.members(named: name, of: owner)) }
    if let type = interfaces.types(of: ref, project).first {
      recognizer.type = type
      if recognizer.kind == .unseen {
        recognizer.kind = project.ancestors(of: type).external.map { project.kind(ofRecognizer: $0) }.first { $0 != .other } ?? .other
      }
    }
    recognizer.isOnController = project.ancestors(of: owner).external.contains { project.ends($0, with: "Controller") }
    recognizer.occasions = [Recognizer.Occasion(function: "awakeFromNib", isGuarded: false)]
    wire(&recognizer, actions, in: ref.file)
    settleSaid(&recognizer)
    if !object.cancelsTouches, recognizer.cancelsTouches == .byDefault { recognizer.cancelsTouches = .set(false) }
    if !object.isEnabled { recognizer.isSwitched = true }
    if !object.isSimple { recognizer.isSimple = false }
    if recognizer.delegate == .none { recognizer.delegate = delegate(among: actions, in: ref.file) }
    if recognizer.swallows { recognizer.target = target(of: recognizer, owner) }
    return recognizer
  }

  private static let kinds: [String: Recognizer.Kind] = [
    "tapGestureRecognizer": .tap, "pongPressGestureRecognizer": .longPress, "panGestureRecognizer": .pan,
    "screenEdgePanGestureRecognizer": .edgePan, "swipeGestureRecognizer": .swipe, "pinchGestureRecognizer": .pinch,
    "rotationGestureRecognizer": .rotation,
  ]

  /// `UITapGestureRecognizer`; Interface Builder spells a long press with a P.
  private static func className(of element: String) -> String {
    if element == "pongPressGestureRecognizer" { return "UILongPressGestureRecognizer" }
    return "UI" + element.prefix(1).uppercased() + element.dropFirst()
  }

  /// The property that holds an object.
  private func outlet(to object: Int, in file: InterfaceFile, of owner: TypeID) -> NameID? {
    for connection in file.connections where connection.destination == object {
      guard case .outlet(let property) = connection.what, let name = project.names.find(property), !project.members(named: name, of: owner).isEmpty
      else { continue }
      return name
    }
    return nil
  }

  /// The view that it is on: the controller's own, or another by what the controller calls it.
  private func view(_ view: Int, _ controller: InterfaceRef?, _ file: InterfaceFile, _ owner: TypeID) -> RecognizerView {
    let isOwners = file.connections.contains { $0.source == controller?.object && $0.destination == view && $0.isOutlet("view") }
    if file.objects[view].isMainView && controller != nil || isOwners { return .own }
    return .part(outlet(to: view, in: file, of: owner).map { project.text($0) } ?? "a view")
  }

  /// Whom its actions call; a segue is followed by nobody here.
  private func wire(_ recognizer: inout Recognizer, _ connections: [InterfaceConnection], in file: Int) {
    for connection in connections {
      switch connection.what {
      case .action(let selector):
        let types = connection.destination.map { project.interfaces.types(of: InterfaceRef(file: file, object: $0), project) } ?? []
        let methods = types.flatMap { project.methods(selector: selector, of: $0) }
        if methods.isEmpty { recognizer.unseenHandler = Unseen("whom it calls was not found") }
        for method in methods where project[method].body != none { add(method, &recognizer) }
      case .segue: recognizer.unseenHandler = Unseen("it performs a segue")
      case .outlet: break
      }
    }
    readTargets(&recognizer)
    if recognizer.handlers.isEmpty, recognizer.unseenHandler == nil { recognizer.unseenHandler = Unseen("nobody was seen whom it calls") }
  }

  private func delegate(among connections: [InterfaceConnection], in file: Int) -> GestureDelegate {
    guard let connection = connections.first(where: { $0.isOutlet("delegate") }) else { return .none }
    let types = connection.destination.map { project.interfaces.types(of: InterfaceRef(file: file, object: $0), project) } ?? []
    guard types.count == 1, let type = types.first else { return .unseen }
    return delegate(typesOf: Types(.project(type)))
  }
}

extension InterfaceConnection {
  fileprivate func isOutlet(_ name: String) -> Bool { if case .outlet(let property) = what { property == name } else { false } }
}

extension Project {
  /// The controllers on whose screens Interface Builder places recognisers, in the files in focus.
  func controllersWithPlacedGestures() -> [TypeID] {
    var found: [TypeID] = []
    for place in interfaces.filesWithGestures where isInFocus(Int32(place)) {
      for (index, object) in interfaces[file: place].objects.enumerated() where object.kind == .gesture {
        guard let controller = interfaces.controller(around: InterfaceRef(file: place, object: index)),
          let type = interfaces.types(of: controller, self).first, isViewController(type), !found.contains(type)
        else { continue }
        found.append(type)
      }
    }
    return found
  }

  /// The methods of a class that Interface Builder wires to recognisers and to nothing else.
  func methodsWiredToGestures(of type: TypeID) -> [DeclarationRef] {
    guard !interfaces.filesWithGestures.isEmpty else { return [] }
    var pressed: Set<DeclarationRef> = []
    var found: [DeclarationRef] = []
    for object in interfaces.objects(of: type, self) {
      let file = interfaces[file: object.file]
      for connection in interfaces.connections(of: object) {
        guard case .action(let selector) = connection.what else { continue }
        for method in methods(selector: selector, of: type) {
          if file.objects[connection.source].kind == .gesture { found.append(method) } else { pressed.insert(method) }
        }
      }
    }
    return found.filter { !pressed.contains($0) }
  }
}
