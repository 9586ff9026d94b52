// The names that drive SwiftUI's presentations: whoever resets one closes a modal. Found at the modifiers
// themselves, and through whatever wrapper of the project's hands a binding on to one.

import SwiftScan

/// The names that decide whether something is shown.
struct Flags: Equatable {
  var names: Set<NameID> = []
  /// Those of a condition that is worked out: `!seen`, `step != .done`. To set one to `true` may close, too.
  var computed: Set<NameID> = []
  /// Names that may stand for a condition or binding that is worked out elsewhere.
  fileprivate var asked: Set<NameID> = []

  mutating func formUnion(_ other: Flags) {
    names.formUnion(other.names)
    computed.formUnion(other.computed)
    asked.formUnion(other.asked)
  }
}

/// The names that presentations are bound to, by the file in which they are.
struct FlagsByFile {
  private var found: [Int32: Flags] = [:]
  /// All together, as far as they hold still.
  private var all: (names: NameSet, computed: NameSet)?
  /// The files whose code says from what conditions are worked out.
  private var sources: Set<Int32> = []

  /// What was put together holds no more, since other bindings are handed on.
  mutating func forgetNames() { all = nil }

  /// Reads the files in focus.
  mutating func read(_ project: Project) {
    var before: Flags?
    if let file = project.focus { before = found.removeValue(forKey: file) } else { found = [:] }
    defer { if let file = project.focus, found[file] != before || sources.contains(file) { all = nil } }
    for role in [Role.sheet, .cover, .popover, .inspector] {
      for name in project.roles.names(of: role) {
        for call in project.callsInFocus(name) {
          for argument in project.arguments(of: project[call], in: call.file)
          where argument.label == .isPresented || argument.label == .item || argument.label == .store {
            FlagCollector(project, call.file).collect(argument.value, &found[call.file, default: Flags()])
          }
        }
      }
    }
  }

  /// Every name that drives a presentation somewhere in the project.
  mutating func names(in project: Project) -> (names: NameSet, computed: NameSet) {
    if let all { return all }
    var flags = found.values.reduce(into: Flags()) { $0.formUnion($1) }
    sources = FlagCollector.resolve(&flags, project)
    followBindings(in: project, &flags.names)
    let all = (NameSet(flags.names), NameSet(flags.computed))
    self.all = all
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
func collectFlags(_ node: NodeID, in file: Int32, _ project: Project, _ names: inout Set<NameID>) {
  var flags = Flags()
  FlagCollector(project, file).collect(node, &flags)
  FlagCollector.resolve(&flags, project)
  names.formUnion(flags.names)
}

/// Looks for the names in what presentations are bound to, in one file.
private struct FlagCollector {
  let project: Project
  let file: Int32

  init(_ project: Project, _ file: Int32) {
    self.project = project
    self.file = file
  }

  /// - Parameter isComputed: Whether the condition is worked out from what is looked at.
  func collect(_ node: NodeID, _ flags: inout Flags, isComputed: Bool = false, _ depth: Int = 0) {
    guard node != none, depth < 8 else { return }
    let expression = project.node(node, in: file)
    switch expression.kind {
    case .name:
      guard !project.startsUppercase(expression.name), expression.name != Word.`self`.rawValue else { return }
      let name = project.unprojected(expression.name)
      add(name, isComputed, &flags)
      if name == expression.name { flags.asked.insert(name) }
      // The wrapper of a binding itself, `_shows`.
      if project.declarations[expression.name].isEmpty, let stored = project.names.stored(expression.name) { add(stored, isComputed, &flags) }
    case .member:
      let isWrapper = expression.name == .wrappedValue || expression.name == .projectedValue
      if !isWrapper {
        add(expression.name, isComputed, &flags)
        flags.asked.insert(expression.name)
      }
      guard expression.base != none else { return }
      // Below `.sending(…)` and `.scope(…)` stands the state that is meant, and below `$seen.inverted` what it is worked out from.
      let isOwn = worksOut(expression.name)
      // `text?.isEmpty == false`
      let isOfValue = isComputed && project.declarations[expression.name].isEmpty
      if isOwn || isOfValue || project.node(expression.base, in: file).kind != .name || isWrapper {
        collect(expression.base, &flags, isComputed: isComputed || isOwn, depth + 1)
      }
    case .keyPath: collect(expression.base, &flags, isComputed: isComputed, depth + 1)
    case .prefix: collect(expression.base, &flags, isComputed: true, depth + 1)
    case .binary:
      collect(expression.base, &flags, isComputed: true, depth + 1)
      collect(expression.first, &flags, isComputed: true, depth + 1)
    case .call:
      collectCall(expression, &flags, isComputed: isComputed, depth)
    default: break
    }
  }

  private func collectCall(_ call: Node, _ flags: inout Flags, isComputed: Bool, _ depth: Int) {
    var callee = project.node(call.base, in: file)
    if callee.kind == .generic { callee = project.node(callee.base, in: file) }
    for argument in project.arguments(of: call, in: file) {
      let value = project.node(argument.value, in: file)
      switch value.kind {
      case .keyPath: collect(argument.value, &flags, isComputed: isComputed, depth + 1)
      case .closure: collectBody(of: DeclarationRef(file: file, index: value.first), &flags, depth + 1)
      // `.constant(isSearching)`, `Binding($selected)`
      case _ where callee.name == .constant || callee.name == .Binding || callee.name == Word.`init`.rawValue:
        collect(argument.value, &flags, isComputed: isComputed, depth + 1)
      default: break
      }
    }
    // `binding(for: .sheet)`
    if callee.kind == .name || callee.kind == .member && project.isSelf(callee.base, in: file) {
      if !project.startsUppercase(callee.name) { flags.asked.insert(callee.name) }
    } else if callee.kind == .member, callee.base != none {
      collect(callee.base, &flags, isComputed: isComputed || worksOut(callee.name), depth + 1)
    }
  }

  /// What a function, a getter or a closure works a condition or a binding out from.
  func collectBody(of declaration: DeclarationRef, _ flags: inout Flags, _ depth: Int = 0) {
    var found = flags
    project.walk(project[declaration].body, in: file) { index, node in
      switch node.kind {
      case .assign: collect(node.base, &found, isComputed: project.node(node.first, in: file).kind == .prefix, depth + 1)
      case .prefix, .binary: collect(index, &found, depth + 1)
      case .name where project.unprojected(node.name) != node.name: collect(index, &found, depth + 1)
      default: break
      }
      return true
    }
    flags = found
  }

  private func add(_ name: NameID, _ isComputed: Bool, _ flags: inout Flags) {
    flags.names.insert(name)
    if isComputed { flags.computed.insert(name) }
  }

  /// Whether the project gives bindings a member of this name, which makes another binding of them.
  private func worksOut(_ name: NameID) -> Bool {
    project.declarations[name].contains { member in
      project.parent(of: member).map { project[$0].kind == .extension && project[$0].name == .Binding } ?? false
    }
  }

  /// Adds what the names that were asked for are worked out from.
  /// - Returns: The files in which that stands.
  @discardableResult static func resolve(_ flags: inout Flags, _ project: Project) -> Set<Int32> {
    var met: Set<NameID> = []
    var files: Set<Int32> = []
    for _ in 0..<3 {
      let asked = flags.asked.subtracting(met)
      if asked.isEmpty { break }
      met.formUnion(asked)
      flags.asked = []
      for name in asked.sorted() {
        for declaration in project.declarations[name] where isCondition(declaration, project) {
          files.insert(declaration.file)
          guard let body = project[declaration].kind == .function ? declaration : ValueReader(project).getter(of: declaration) else { continue }
          FlagCollector(project, declaration.file).collectBody(of: body, &flags)
        }
      }
    }
    return files
  }

  /// Whether a declaration is a property that is worked out, or a function that makes a binding.
  private static func isCondition(_ declaration: DeclarationRef, _ project: Project) -> Bool {
    let kind = project[declaration].kind
    guard kind == .function || kind == .variable, project[declaration].type != none else { return false }
    let type = project.node(project[declaration].type, in: declaration.file)
    let name = type.kind == .generic ? project.node(type.base, in: declaration.file).name : type.name
    guard name == .Binding || kind == .variable && name == .Bool else { return false }
    return kind == .function ? project[declaration].body != none : ValueReader(project).getter(of: declaration) != nil
  }
}
