// Buttons and bar items that a presenter makes and hands to what it presents: `page.view.addSubview(button)`, `page.closeButton = makeButton()`,
// `PageController(item: UIBarButtonItem(…))`. What such a control does is read where it is made.

import SwiftScan

extension PresentationReader {
  /// Counts a control among those of the content, where an expression is one.
  func handControl(_ item: NodeID, at place: NodeRef, to value: Value, _ content: inout Content) {
    guard isControl(item, in: project.context(of: place)) else { return }
    var reader = ControllerReader(project, drivers: drivers, words: words)
    if StyleReader(project: project).style(of: value) != StyleReader.ofContext { reader.equips(value) }
    read(control: item, at: place, by: &reader)
    content.exits += reader.screen.exits.filter { exit in !content.exits.contains { $0.node == exit.node && exit.node != nil } }
    content.unseen += reader.screen.unseen.filter { !content.unseen.contains($0) }
    content.unseenWays += reader.screen.unseenWays.filter { !content.unseenWays.contains($0) }
  }

  /// Whether an expression is a button or a bar item, or a list of them.
  private func isControl(_ item: NodeID, in context: Context) -> Bool {
    let node = project.node(item, in: context.file)
    switch node.kind {
    case .array: return project.list(of: node, in: context.file).first.map { isControl($0, in: context) } ?? false
    case .name, .member, .call, .cast, .ternary: break
    default: return false
    }
    func isOfControl(_ name: NameID) -> Bool { name == .UIBarButtonItem || name == .UIControl || project.traits(name).contains(.buttonLike) }
    return project.typesOf(item, in: context).contains { type in
      switch type {
      case .external(let name): isOfControl(name)
      case .project(let id): project.types[Int(id)].kind == .class && project.ancestors(of: id).external.contains(where: isOfControl)
      }
    }
  }

  /// The calls that make what is put into a bar or a view: itself, those of a list, or what a local is made with.
  func makings(of item: NodeID, at place: NodeRef, _ depth: Int = 0) -> [NodeRef] {
    let node = project.node(item, in: place.file)
    switch node.kind {
    case .call: return [NodeRef(file: place.file, index: item)]
    case .array: return depth > 0 ? [] : project.list(of: node, in: place.file).flatMap { makings(of: $0, at: place, 1) }
    case .name:
      guard depth < 2, let local = project.meanings(of: node, in: project.context(of: place)).first, project[local].kind == .variable,
        project[local].value != none, let around = project.parent(of: local), !project[around].kind.isType
      else { return [] }
      return makings(of: project[local].value, at: NodeRef(file: place.file, index: project[local].value), 2)
    default: return []
    }
  }

  /// Reads what a control does that an expression is, wherever that is said: where it is made, by the function that makes it, on the name that it has.
  func read(control item: NodeID, at place: NodeRef, by reader: inout ControllerReader, _ depth: Int = 0) {
    guard item != none, depth < 6 else { return }
    let node = project.node(item, in: place.file)
    let context = project.context(of: place)
    switch node.kind {
    case .call:
      let ref = NodeRef(file: place.file, index: item)
      let callee = project.node(node.base, in: place.file)
      reader.control(callee.name, ref, node, frame: nil)
      if callee.kind == .closure { return reader.setUp(by: DeclarationRef(file: place.file, index: callee.first), at: nil, frame: nil) }
      guard callee.kind == .name || callee.kind == .member, !project.startsUppercase(callee.name), callee.name != Word.`init`.rawValue else { return }
      let meant = callee.kind == .name
        ? project.meanings(of: callee, in: context)
        : callee.base == none ? Declarations() : project.members(meantBy: callee, in: context)
      for function in project.matching(meant, project.arguments(of: node, in: place.file)).prefix(3)
      where project[function].kind == .function && project[function].body != none {
        reader.setUp(by: function, at: ref, frame: project.frame(function: function, type: nil, call: ref, caller: context))
      }
      // `UIButton(type: .close).with { $0.addTarget(…) }`
      guard meant.isEmpty, callee.kind == .member, callee.base != none else { return }
      read(control: callee.base, at: place, by: &reader, depth + 1)
      for argument in project.arguments(of: node, in: place.file) {
        let closure = project.node(argument.value, in: place.file)
        if closure.kind == .closure { reader.setUp(by: DeclarationRef(file: place.file, index: closure.first), at: nil, frame: nil) }
      }
    case .array: for element in project.list(of: node, in: place.file) { read(control: element, at: place, by: &reader, depth + 1) }
    case .cast: read(control: node.base, at: place, by: &reader, depth + 1)
    case .ternary: for choice in project.list(of: node, in: place.file).dropFirst() { read(control: choice, at: place, by: &reader, depth + 1) }
    case .name, .member:
      guard node.kind == .name || project.isSelf(node.base, in: place.file), let held = project.meanings(of: node, in: context).first,
        project[held].kind == .variable || project[held].kind == .binding
      else { return }
      let isLocal = project.parent(of: held).map { !project[$0].kind.isType } ?? false
      if project[held].value != none {
        read(control: project[held].value, at: NodeRef(file: held.file, index: project[held].value), by: &reader, depth + 1)
      } else if !isLocal {
        reader.setUp(by: held, at: nil, frame: nil)
      }
      // `button.addTarget(self, action: #selector(close), for: .touchUpInside)`
      for setting in project.configurations(of: held) {
        let done = project[setting.node]
        guard setting.value == nil else {
          reader.assigned(done, setting.node, frame: nil)
          continue
        }
        reader.control(project.node(done.base, in: held.file).name, setting.node, done, frame: nil)
      }
    default: break
    }
  }
}
