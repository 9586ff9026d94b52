// Who is handed what is presented, before it is, and may give it a way out: `styler.addCloseButton(to: page)`,
// `[page].forEach(addClose)`, `equip(page)` by a closure that somebody keeps.

import SwiftScan

/// Who is handed a controller by a call: a function, or a closure that somebody keeps.
struct Taker {
  var declaration: DeclarationRef
  var call: NodeRef
}

extension Project {
  /// Who is handed a name's value in the function or type that declares it, by that name or another.
  func takers(of alias: DeclarationRef) -> [Taker] {
    if let known = takersOfAlias[alias] { return known }
    readSettings(of: alias)
    return takersOfAlias[alias] ?? []
  }

  /// The functions that a call is handed by name, to run them with what it is called on.
  func takers(namedIn call: NodeRef) -> [Taker] {
    let context = context(of: call)
    return arguments(of: self[call], in: call.file).flatMap { argument -> [Taker] in
      let value = node(argument.value, in: call.file)
      guard value.kind == .name || value.kind == .member && isSelf(value.base, in: call.file) else { return [] }
      return meanings(of: value, in: context).filter { self[$0].kind == .function && self[$0].body != none }.map { Taker(declaration: $0, call: call) }
    }
  }
}

extension PresentationReader {
  /// Notes what is set on the expression that is presented, and `sheet(page) { $0.isModalInPresentation = true }`: what a closure sets that
  /// the caller hands to the function that presents.
  func setUp(_ value: Value, byClosuresHandedTo events: [PresentingEvent]) -> Value {
    var result = value
    result.spokenSettings = project.spokenSettings(of: events)
    for depth in 0...value.containers.count {
      // The outermost container stands first.
      let aliases = depth == 0 ? value.aliases : value.containers[value.containers.count - depth].aliases
      for taker in aliases.flatMap({ project.takers(of: $0) }) where project[taker.declaration].kind == .parameter {
        guard let bound = events.lazy.compactMap({ [project] in ValueReader(project).argument(for: taker.declaration, in: $0.frame) }).first,
          project.node(bound.node, in: bound.context.file).kind == .closure
        else { continue }
        let closure = DeclarationRef(file: bound.context.file, index: project.node(bound.node, in: bound.context.file).first)
        result.helpers.append(Value.Helper(function: closure, use: taker.call, frame: bound.context.frame, containerCount: depth))
      }
    }
    return result
  }

  /// `styler.addCloseButton(to: page)`: the ways out that somebody who is handed it adds.
  /// - Parameter aliases: The names of what is handed over.
  func equipped(by taker: Taker, _ content: inout Content, aliases: [DeclarationRef] = []) {
    guard project[taker.declaration].kind == .function else {
      guard !presentsByItself(taker.declaration), !ValueReader(project).leads(taker.declaration, toClosureOfAnyOf: aliases) else { return }
      let reason = Unseen("`\(project.text(project[taker.declaration].name))`, a closure that somebody keeps, is handed it")
      if !content.unseen.contains(reason) { content.unseen.append(reason) }
      return
    }
    var reader = ControllerReader(project, drivers: drivers, words: words)
    reader.setUp(by: taker.declaration, at: taker.call, frame: nil)
    content.exits += reader.screen.exits.filter { exit in
      !content.exits.contains { $0.node == exit.node && exit.node != nil } && !(exit.node.map { isOfAnother($0, madeIn: taker.declaration) } ?? false)
    }
  }

  /// Whether an item is put into the bar of a controller that the function makes itself: `page.navigationItem.leftBarButtonItem = …` before it
  /// pushes the page.
  private func isOfAnother(_ item: NodeRef, madeIn function: DeclarationRef) -> Bool {
    let places: [Known] = [.leftBarButtonItem, .rightBarButtonItem, .leftBarButtonItems, .rightBarButtonItems]
    return places.contains { place in
      project.assignments[place.name].contains { assignment in
        guard assignment.file == item.file, project[assignment].first == item.index, case let bar = project.node(project[assignment].base, in: item.file),
          bar.kind == .member, bar.base != none, case let owner = project.node(bar.base, in: item.file), owner.kind == .member, owner.base != none,
          case let page = project.node(owner.base, in: item.file), page.kind == .name,
          let local = project.meanings(of: page, in: project.context(of: assignment)).first
        else { return false }
        return project[local].kind == .variable && project.parent(of: local) == function && project[local].value != none
          && project.node(project[local].value, in: local.file).kind == .call
      }
    }
  }

  /// What the callers of a function hand to a parameter of it that is a closure.
  private func callersOfClosure(_ kept: DeclarationRef) -> [(value: NodeID, file: Int32)] {
    guard project[kept].kind == .parameter, let function = project.parent(of: kept), project[function].kind == .function else { return [] }
    return project.callers(of: function).prefix(8).compactMap { call in project.argument(for: kept, of: function, call: call).map { ($0, call.file) } }
  }

  /// Whether a closure that somebody keeps is one that presents: it is handed the page for that.
  private func presentsByItself(_ kept: DeclarationRef) -> Bool {
    let name = project[kept].name
    let owner = project.enclosingType(of: project.parent(of: kept))
    let makings = owner.map { Array(project.calls[project.types[Int($0)].name]) } ?? []
    let given = project.assignments[name].map { (value: project[$0].first, file: $0.file) }
      + makings.flatMap { call in project.arguments(of: project[call], in: call.file).filter { $0.label == name }.map { (value: $0.value, file: call.file) } }
      + callersOfClosure(kept)
    return given.contains { given in
      let value = project.node(given.value, in: given.file)
      guard value.kind == .closure else { return false }
      let closure = DeclarationRef(file: given.file, index: value.first)
      return project.roles.names(of: .present).contains { !project.places(in: project.calls[$0], inside: closure).isEmpty }
    }
  }
}
