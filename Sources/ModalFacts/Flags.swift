// The names that drive SwiftUI's presentations: whoever resets one closes a modal. Found at the modifiers
// themselves, and through whatever wrapper of the project's hands a binding on to one.

import SwiftScan

/// The names that presentations are bound to, by the file in which they are.
struct FlagsByFile {
  private var named: [Int32: Set<NameID>] = [:]
  /// All together, as far as they hold still.
  private var names: NameSet?

  /// What was put together holds no more, since other bindings are handed on.
  mutating func forgetNames() { names = nil }

  /// Reads the files in focus.
  mutating func read(_ project: Project) {
    var before: Set<NameID>?
    if let file = project.focus { before = named.removeValue(forKey: file) } else { named = [:] }
    defer { if let file = project.focus, named[file] != before { names = nil } }
    for role in [Role.sheet, .cover, .popover, .inspector] {
      for name in project.roles.names(of: role) {
        for call in project.callsInFocus(name) {
          for argument in project.arguments(of: project[call], in: call.file)
          where argument.label == .isPresented || argument.label == .item || argument.label == .store {
            collectFlags(argument.value, in: call.file, project, &named[call.file, default: []])
          }
        }
      }
    }
  }

  /// Every name that drives a presentation somewhere in the project.
  mutating func names(in project: Project) -> NameSet {
    if let names { return names }
    var found = named.values.reduce(into: Set<NameID>()) { $0.formUnion($1) }
    followBindings(in: project, &found)
    let all = NameSet(found)
    names = all
    return all
  }
}

/// `.card(isShown: $shows)`: what is handed to a flag of a wrapper is a flag as well.
private func followBindings(in project: Project, _ names: inout Set<NameID>) {
  func isProjects(_ callee: NameID) -> Bool { !project.typesByName[callee].isEmpty || !project.declarations[callee].isEmpty }
  let pairs = project.handedBindings.filter { isProjects($0.callee) }.map { (handed: $0, taken: project.names(ofTaken: $0)) }
  for _ in 0..<4 {
    let before = names.count
    for pair in pairs where names.contains(pair.handed.label) || pair.taken.contains(where: names.contains) { names.insert(pair.handed.name) }
    if names.count == before { return }
  }
}

extension Project {
  /// What a binding is called where it is taken, if that is not its label: a parameter's name, or the property that an
  /// initialiser sets to it.
  func names(ofTaken label: NameID, by functions: some Sequence<DeclarationRef>) -> [NameID] {
    var found: [NameID] = []
    for function in functions {
      for parameter in parameters(of: function) where self[parameter].label == label {
        let name = self[parameter].name
        if name != label { found.append(name) }
        guard self[function].kind == .initializer else { continue }
        for node in files[Int(function.file)].nodes[Int(self[function].nodeStart)..<Int(self[function].nodeEnd)] where node.kind == .assign {
          let right = self.node(node.first, in: function.file)
          guard right.kind == .name, right.name == name else { continue }
          let left = self.node(node.base, in: function.file).name
          found.append(names.stored(left) ?? left)
        }
      }
    }
    return found
  }

  fileprivate func names(ofTaken binding: HandedBinding) -> [NameID] {
    names(ofTaken: binding.label, by: declarations[binding.callee].filter { self[$0].kind == .function })
      + typesByName[binding.callee].flatMap { names(ofTaken: binding.label, by: initializers(of: $0)) }
  }
}

/// The names in what a presentation is bound to: `$shows`, `$router.sheet`, `Binding(get:set:)`,
/// `$store.scope(state: \\.destination?.edit)`.
func collectFlags(_ node: NodeID, in file: Int32, _ project: Project, _ names: inout Set<NameID>, _ depth: Int = 0) {
  guard node != none, depth < 8 else { return }
  let expression = project.node(node, in: file)
  switch expression.kind {
  case .name:
    if !project.startsUppercase(expression.name), expression.name != Word.`self`.rawValue {
      names.insert(project.unprojected(expression.name))
      // The wrapper of a binding itself, `_shows`.
      if project.declarations[expression.name].isEmpty, let name = project.names.stored(expression.name) { names.insert(name) }
    }
  case .member:
    if expression.name != .wrappedValue, expression.name != .projectedValue { names.insert(expression.name) }
    // Below `.sending(…)` and `.scope(…)` stands the state that is meant.
    if expression.base != none, project.node(expression.base, in: file).kind != .name || expression.name == .wrappedValue || expression.name == .projectedValue {
      collectFlags(expression.base, in: file, project, &names, depth + 1)
    }
  case .keyPath, .binary: collectFlags(expression.base, in: file, project, &names, depth + 1)
  case .call:
    // `.constant(isSearching)`, where `isSearching` is computed: the names that it is computed from.
    if project.node(expression.base, in: file).name == .constant, let argument = project.arguments(of: expression, in: file).first {
      let name = project.node(argument.value, in: file).name
      collectFlags(argument.value, in: file, project, &names, depth + 1)
      for property in project.declarations[name] where property.file == file {
        guard let getter = ValueReader(project).getter(of: property) else { continue }
        let declaration = project[getter]
        for index in declaration.nodeStart..<declaration.nodeEnd where project.node(index, in: file).kind == .binary {
          collectFlags(project.node(index, in: file).base, in: file, project, &names, depth + 1)
        }
      }
    }
    for argument in project.arguments(of: expression, in: file) {
      let value = project.node(argument.value, in: file)
      if value.kind == .keyPath { collectFlags(argument.value, in: file, project, &names, depth + 1) }
      if value.kind == .closure {
        let closure = project[DeclarationRef(file: file, index: value.first)]
        for index in closure.nodeStart..<closure.nodeEnd where project.node(index, in: file).kind == .assign {
          collectFlags(project.node(index, in: file).base, in: file, project, &names, depth + 1)
        }
      }
    }
    let callee = project.node(expression.base, in: file)
    if callee.kind == .member { collectFlags(callee.base, in: file, project, &names, depth + 1) }
  default: break
  }
}
