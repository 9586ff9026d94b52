// State that is changed in place: by an index or a subscript, by a method, as `&state`, or by a binding that stands in a list. What that
// makes of it is seldom worked out: what it drives may then be gone.

import SwiftScan

extension ActionReader {
  /// `shown[row] = false`: what that makes of the whole is not worked out.
  mutating func setPart(_ place: Node, in context: Context, _ depth: Int) {
    noteChange(of: project.node(place.base, in: context.file), in: context)
    runSetters(of: place, in: context, depth)
    runSubscripts(of: place, in: context, depth)
  }

  /// `[$help, $news].forEach { $0.wrappedValue = false }`: whether a binding is each of a list that is written out.
  mutating func setElements(_ binding: Node, to value: NodeID, in context: Context) -> Bool {
    guard binding.kind == .name, let elements = project.elements(of: binding, in: context, at: NodeRef(file: context.file, index: context.position)) else { return false }
    for element in elements {
      let each = project.node(element, in: context.file)
      guard each.kind == .name || each.kind == .member, case let name = nameOfBinding(each), case .flag(let flag) = driven(by: name, each, in: context, isBinding: true)
      else { continue }
      switch literalKind(of: value, in: context) {
      case .false, .nil: reset(flag, "`\(project.text(name))` set to false")
      default: outcome.changed.insert(flag)
      }
    }
    return true
  }

  /// `router[.help] = false`: runs the setter of a subscript of the project's own.
  private mutating func runSubscripts(of place: Node, in context: Context, _ depth: Int) {
    let name = Word.subscript.rawValue
    guard !project.declarations[name].isEmpty else { return }
    let labels = project.arguments(of: place, in: context.file).map(\.label)
    // Their parameters have no labels but second names.
    let meant = project.members(named: name, of: project.typesOf(place.base, in: context)).filter { [project] member in
      project.parameters(of: member).map { project[$0].label == project[$0].name ? none : project[$0].label } == labels
    }
    for member in meant.prefix(4) where mayMatter(member) {
      for setter in project.setters(of: member) { follow(setter, frame: nil, depth + 1) }
    }
  }

  /// A flag, an item or a binding that a method sets as a whole, `$shown.hide()`, `item.clear()`: `wrappedValue = false`, `self = nil`.
  mutating func noteSetWhole(_ receiver: NodeID, by method: NameID, in context: Context) {
    let state = project.node(receiver, in: context.file)
    guard state.kind == .name || state.kind == .member, case let name = project.unprojected(state.name),
      project.flags.all.contains(name) || project.bindingNames.contains(name) || project.watchedNames.contains(name),
      let set = project.wholeSet(by: method)
    else { return }
    // `state.handle(event)`, which sets `self = .done`
    if name == state.name, project.watchedNames.contains(name) { outcome.set.insert(name) }
    switch driven(by: name, state, in: context, isBinding: name != state.name) {
    case .no: break
    case .unknown: unbound(name)
    case .flag(let flag):
      if set == .reset { reset(flag, "`\(project.text(name))` reset by `\(project.text(method))`") } else { outcome.changed.insert(flag) }
    }
  }

  /// A part of what may drive a presentation is changed, or a method of another module called on its binding: what that makes of it is not worked out.
  mutating func noteChange(of state: Node, in context: Context) {
    guard state.kind == .name || state.kind == .member else { return }
    let name = project.unprojected(state.name)
    if project.watchedNames.contains(name) { outcome.set.insert(name) }
    if case .flag(let flag) = driven(by: name, state, in: context) { outcome.changed.insert(flag) }
  }

  /// `state.showsHelp = false` of a local that a reducer gives back, `func reduce(action: Action, state: AppState?) -> AppState`, where no line of the
  /// project calls it: another module does, and whoever hears of that state may close the modal.
  mutating func noteGivenBack(_ place: Node, _ name: NameID, in context: Context) {
    guard question == .exit, place.base != none, case let base = project.node(place.base, in: context.file), base.kind == .name,
      let state = project.meanings(of: base, in: context).first, project[state].kind == .variable, let function = project.enclosingMember(of: context.scope),
      project.parent(of: state).map({ !project[$0].kind.isType }) ?? false, project[function].kind == .function, project[function].type != none,
      project.calls[project[function].name].isEmpty
    else { return }
    let given = project.node(project[function].type, in: function.file).name
    let types = project.typesOf(declaration: state)
    guard types.contains(where: { [project] in if case .project(let type) = $0 { project.types[Int(type)].name == given } else { false } }) else { return }
    outcome.note(unfollowed: "who hears that `\(project.text(name))` is set")
  }

  /// `reduce(&state, action)`: it is set anew, to what is not worked out.
  mutating func actHandedInOut(_ place: Node, in context: Context, _ depth: Int) {
    guard place.kind == .name || place.kind == .member else { return }
    outcome.doesMore = true
    if question == .use { noteKept(project.unprojected(place.name), place, in: context) }
    if place.kind == .member, !project.isSelf(place.base, in: context.file) { outcome.keeps = true }
    noteChange(of: place, in: context)
    actObservers(of: project.unprojected(place.name), place, in: context, depth)
    runSetters(of: place, in: context, depth)
  }
}

extension Project {
  /// What a method sets the whole value to that it is called on.
  enum SetItself { case reset, other }

  /// By a method of this name.
  func wholeSet(by name: NameID) -> SetItself? {
    if let known = wholeSetByName[name] { return known }
    let found = declarations[name].prefix(ActionReader.mostFollowed).lazy.compactMap { self.setsItself($0) }.first
    wholeSetByName[name] = .some(found)
    return found
  }

  /// `self = nil`, `wrappedValue = false`, `wrappedValue.toggle()` in a method of a value or a binding; nil where it sets no more than parts.
  private func setsItself(_ method: DeclarationRef) -> SetItself? {
    func isWhole(_ node: NodeID, in file: Int32) -> Bool {
      guard node != none, case let whole = self.node(node, in: file) else { return false }
      return isSelf(node, in: file) || whole.name == .wrappedValue && (whole.kind == .name || whole.kind == .member && isSelf(whole.base, in: file))
    }
    for index in self[method].nodeStart..<self[method].nodeEnd {
      let node = self.node(index, in: method.file)
      if node.kind == .call, case let callee = self.node(node.base, in: method.file), callee.kind == .member, callee.name == .toggle,
        isWhole(callee.base, in: method.file)
      {
        return .reset
      }
      guard node.kind == .assign, isWhole(node.base, in: method.file) else { continue }
      let value = self.node(node.first, in: method.file)
      return value.kind == .false || value.kind == .nil || value.kind == .member && value.name == Word.none.rawValue ? .reset : .other
    }
    return nil
  }
}
