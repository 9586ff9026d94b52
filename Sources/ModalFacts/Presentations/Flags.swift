// The names that drive SwiftUI's presentations: whoever resets one closes a modal. Found at the modifiers
// themselves, and through whatever wrapper of the project's hands a binding on to one.

import SwiftScan

/// Whether an argument of a presenting modifier is what it is bound to. `unwrapping` is that of SwiftUINavigation, beside a `case`.
func drives(_ label: NameID) -> Bool { label == .isPresented || label == .item || label == .store || label == .unwrapping }

/// The names that decide whether something is shown.
struct Flags: Equatable {
  var names: Set<NameID> = []
  /// Those of a condition that is worked out: `!seen`, `step != .done`. To set one to `true` may close, too.
  var computed: Set<NameID> = []
  /// Of the state that a condition is part of: `$model.shows`.
  var roots: Set<NameID> = []
  /// Names that may stand for a condition or binding that is worked out elsewhere.
  fileprivate var asked: Set<NameID> = []

  mutating func remove(_ name: NameID) {
    names.remove(name)
    computed.remove(name)
    asked.remove(name)
  }

  mutating func formUnion(_ other: Flags) {
    names.formUnion(other.names)
    computed.formUnion(other.computed)
    roots.formUnion(other.roots)
    asked.formUnion(other.asked)
  }
}

/// The names of all flags and items that drive presentations.
struct FlagNames {
  var all = NameSet()
  /// Those among them from which conditions are worked out.
  var computed = NameSet()
  /// Of state that has flags as its parts.
  var roots = NameSet()
}

/// What the conditions and bindings of one name are worked out from, and the files in which that stands.
struct ConditionsOfName {
  fileprivate(set) var flags = Flags()
  fileprivate(set) var files: Set<Int32> = []
}

/// The names that presentations are bound to, by the file in which they are.
struct FlagsByFile {
  private var found: [Int32: Flags] = [:]
  /// All together, as far as they hold still.
  private var all: FlagNames?
  private let taken = TakenNames()
  /// Names that were looked up for what conditions are worked out from, and the files that say it.
  private var asked = NameSet()
  private var sources: Set<Int32> = []

  init(_ project: Project) { readFocused(project) }

  /// Reads the file in focus, which was replaced.
  mutating func update(_ change: FileChange, _ project: Project) {
    let before = found.removeValue(forKey: change.file)
    readFocused(project)
    let isSource = sources.contains(change.file) || FlagCollector.isSource(change.file, of: asked, project)
    let holds = taken.update(change, project) && change.keepsHandings && found[change.file] == before && !isSource
    if !holds { all = nil }
  }

  private mutating func readFocused(_ project: Project) {
    for role in [Role.sheet, .cover, .popover, .inspector] {
      for name in project.roles.names(of: role) {
        for call in project.callsInFocus(name) {
          for argument in project.arguments(of: project[call], in: call.file)
          where drives(argument.label) {
            FlagCollector(project, call.file).collect(argument.value, &found[call.file, default: Flags()])
          }
        }
      }
    }
  }

  /// Every name that drives a presentation somewhere in the project.
  mutating func names(in project: Project) -> FlagNames {
    if let all { return all }
    var flags = found.values.reduce(into: Flags()) { $0.formUnion($1) }
    (asked, sources) = FlagCollector.resolve(&flags, project)
    let all = FlagNames(all: taken.followed(from: flags.names, project), computed: NameSet(flags.computed), roots: NameSet(flags.roots))
    self.all = all
    return all
  }
}

/// What bindings are called where they are taken: by the label of `.card(isShown: $shows)`, by a parameter's name, or by
/// the property that an initialiser sets to it.
private final class TakenNames {
  /// By callee and label; nil of a callee that is not the project's.
  private let known = NumberMap<LabelledName, [NameID]?>()
  private var callees = NameSet()
  /// The labels under which each callee was asked about.
  private var labels: [NameID: [NameID]] = [:]

  /// Looks again at what a file declares, or did, that was replaced.
  /// - Returns: Whether all is what it was.
  func update(_ change: FileChange, _ project: Project) -> Bool {
    var holds = true
    func update(_ callee: NameID) {
      for label in labels[callee] ?? [] {
        let key = LabelledName(name: callee, label: label)
        let now = project.names(ofTaken: key)
        if now != known[key] { (known[key], holds) = (.some(now), false) }
      }
    }
    for callee in NameSet(change.functions.lazy.filter(callees.contains)) { update(callee) }
    // Of a property or a case it matters only that there is one.
    for callee in NameSet(change.others.lazy.filter(callees.contains)) {
      guard let label = labels[callee]?.first, let before = known[LabelledName(name: callee, label: label)] else { continue }
      if (before == nil) == project.isDeclared(callee) { update(callee) }
    }
    return holds
  }

  private func names(of binding: HandedBinding, _ project: Project) -> [NameID]? {
    let key = LabelledName(name: binding.callee, label: binding.label)
    if let names = known[key] { return names }
    let names = project.names(ofTaken: key)
    known[key] = .some(names)
    callees.insert(binding.callee)
    labels[binding.callee, default: []].append(binding.label)
    return names
  }

  /// Flags, and all that is handed to one: that is a flag as well.
  func followed(from flags: Set<NameID>, _ project: Project) -> NameSet {
    var names = NameSet(flags)
    var rest = project.handedBindings.compactMap { binding in
      names.contains(binding.name) ? nil : self.names(of: binding, project).map { (binding: binding, taken: $0) }
    }
    for _ in 0..<4 {
      let before = rest.count
      rest.removeAll { binding, taken in
        guard names.contains(binding.label) || taken.contains(where: names.contains) else { return false }
        names.insert(binding.name)
        return true
      }
      if rest.count == before { break }
    }
    return names
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

  /// The same by whatever of the project is called so; nil if nothing is.
  fileprivate func names(ofTaken binding: LabelledName) -> [NameID]? {
    guard isDeclared(binding.name) else { return nil }
    return names(ofTaken: binding.label, by: declarations[binding.name].filter { self[$0].kind == .function })
      + typesByName[binding.name].flatMap { names(ofTaken: binding.label, by: initializers(of: $0)) }
  }

  fileprivate func isDeclared(_ name: NameID) -> Bool { !typesByName[name].isEmpty || !declarations[name].isEmpty }
}

extension Project {
  /// Whether the project gives bindings a member of this name, which makes another binding of them.
  func isMemberOfBindings(_ name: NameID) -> Bool {
    if let known = isOfBinding[name] { return known }
    let found = declarations[name].contains { member in
      parent(of: member).map { self[$0].kind == .extension && self[$0].name == .Binding } ?? false
    }
    isOfBinding[name] = found
    return found
  }

  /// Whether the project gives optionals a property of this name that can be set: `isPresent`, which sets them to nil.
  func isMemberOfOptionals(_ name: NameID) -> Bool {
    declarations[name].contains { member in
      self[member].kind == .variable && parent(of: member).map { self[$0].kind == .extension && self[$0].name == .Optional } ?? false
    }
  }
}

/// The names in what a presentation is bound to: `$shows`, `$router.sheet`, `Binding(get:set:)`,
/// `$store.scope(state: \\.destination?.edit)`.
func collectFlags(_ node: NodeID, in file: Int32, _ project: Project, _ names: inout Set<NameID>) {
  let place = NodeRef(file: file, index: node)
  if let known = project.flagsOfBinding[place] { return names.formUnion(known) }
  var flags = Flags()
  FlagCollector(project, file).collect(node, &flags)
  FlagCollector.resolve(&flags, project)
  project.flagsOfBinding[place] = flags.names
  names.formUnion(flags.names)
}

/// The names in what a property or function makes a binding of.
func collectFlags(ofBody body: DeclarationRef, _ project: Project, _ names: inout Set<NameID>) {
  if let known = project.flagsOfBody[body] { return names.formUnion(known) }
  var flags = Flags()
  FlagCollector(project, body.file).collectBody(of: body, &flags)
  FlagCollector.resolve(&flags, project)
  project.flagsOfBody[body] = flags.names
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
        // `\.$help`, the projected value of `@PresentationState`.
        add(project.unprojected(expression.name), isComputed, &flags)
        flags.asked.insert(expression.name)
      }
      guard expression.base != none else { return }
      let base = project.node(expression.base, in: file)
      if base.kind == .name || base.kind == .member { flags.roots.insert(project.unprojected(base.name)) }
      // Below `.sending(…)` and `.scope(…)` stands the state that is meant, and below `$seen.inverted` what it is worked out from.
      let isOwn = project.isMemberOfBindings(expression.name)
      // `text?.isEmpty == false`, `route?.isHelp ?? false`, `routes.last`
      let isOfValue = isComputed && isOfValue(expression.name) || expression.name == .first || expression.name == .last
      if isOwn || isOfValue || base.kind != .name || isWrapper || isWhole(base.name, isComputed: isComputed) {
        collect(expression.base, &flags, isComputed: isComputed || isOwn || isOfValue, depth + 1)
      }
    case .keyPath: collect(expression.base, &flags, isComputed: isComputed, depth + 1)
    // `$shown[row]`
    case .index:
      collect(expression.base, &flags, isComputed: true, depth + 1)
      // `$router[is: .help]`, by a subscript of the project's
      if !project.declarations[Word.subscript.rawValue].isEmpty { flags.asked.insert(Word.subscript.rawValue) }
    case .prefix: collect(expression.base, &flags, isComputed: true, depth + 1)
    case .ternary:
      for part in project.list(of: expression, in: file) { collect(part, &flags, isComputed: true, depth + 1) }
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
      // `viewStore.binding(get: { $0 }, send: …)`
      if argument.label == Word.get.rawValue, callee.kind == .member, callee.base != none, project.isIdentity(argument.value, in: file) {
        for part in project.partsWatched(by: project.node(callee.base, in: file).name, around: argument.value, in: file) {
          let watched = project.node(part, in: file)
          if watched.kind == .closure {
            collectAnswer(of: DeclarationRef(file: file, index: watched.first), &flags, depth + 1)
          } else {
            collect(part, &flags, depth + 1)
          }
        }
      }
      switch value.kind {
      case .keyPath: collect(argument.value, &flags, isComputed: isComputed, depth + 1)
      case .closure:
        let closure = DeclarationRef(file: file, index: value.first)
        collectBody(of: closure, &flags, depth + 1)
        if argument.label == Word.get.rawValue || argument.label == Argument.trailing && makesBinding(call) { collectAnswer(of: closure, &flags, depth + 1) }
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
      if !project.declarations[callee.name].isEmpty { flags.asked.insert(callee.name) }
      collect(callee.base, &flags, isComputed: isComputed || project.isMemberOfBindings(callee.name), depth + 1)
    }
  }

  /// `Binding(get: …, set: …)`, also as `.init(get: …, set: …)` where the type says so.
  private func makesBinding(_ call: Node) -> Bool {
    let callee = project.node(call.base, in: file)
    if callee.name == .Binding { return true }
    guard callee.kind == .member, callee.base == none, callee.name == Word.`init`.rawValue, case let arguments = project.arguments(of: call, in: file) else { return false }
    // `.init { open.contains(page) } set: { … }`
    return arguments.first?.label == Word.get.rawValue || arguments.first?.label == Argument.trailing && arguments.contains { $0.label == Word.set.rawValue }
  }

  /// What the `get` of a binding says: the state that it reads is what the modal hangs on, however `set` writes it.
  private func collectAnswer(of getter: DeclarationRef, _ flags: inout Flags, _ depth: Int) {
    for item in project.list(of: project.node(project[getter].body, in: file), in: file) {
      let statement = project.node(item, in: file)
      let answer = statement.kind == .return ? statement.base : item
      collect(answer, &flags, depth)
      // `page?.legend`, where the page may go
      if answer != none, case let part = project.node(answer, in: file), part.kind == .member, part.base != none,
        case let whole = project.node(part.base, in: file), whole.kind == .name, isWhole(whole.name, isComputed: true)
      {
        collect(part.base, &flags, isComputed: true, depth)
      }
      // `load.isDone` of an enum, which another case takes away.
      if answer != none, case let part = project.node(answer, in: file), part.kind == .member, part.base != none, !project.declarations[part.name].isEmpty,
        isOfValue(part.name)
      {
        collect(part.base, &flags, isComputed: true, depth)
      }
      // `matches(model.route)`
      if answer != none, project.node(answer, in: file).kind == .call {
        for argument in project.arguments(of: project.node(answer, in: file), in: file) {
          let value = project.node(argument.value, in: file)
          if value.kind == .name || value.kind == .member && value.base != none { collect(argument.value, &flags, isComputed: true, depth) }
        }
      }
      // `if case .legend = route { true } else { false }`, `switch route { … }`, `guard let route, … else { return nil }`
      guard statement.kind == .if || statement.kind == .switch || statement.kind == .guard else { continue }
      project.walk(item, in: file) { _, node in
        if node.kind == .patternTest || node.kind == .switch { collect(node.base, &flags, isComputed: true, depth) }
        guard node.kind == .declaration else { return true }
        let unwrapped = project[DeclarationRef(file: file, index: node.first)]
        if unwrapped.kind == .binding { collect(unwrapped.value, &flags, isComputed: true, depth) }
        return true
      }
    }
  }

  /// What a function, a getter or a closure works a condition or a binding out from.
  func collectBody(of declaration: DeclarationRef, _ flags: inout Flags, _ depth: Int = 0) {
    var tested = Flags()
    project.walk(project[declaration].body, in: file) { index, node in
      switch node.kind {
      case .assign: collect(node.base, &flags, isComputed: project.node(node.first, in: file).kind == .prefix, depth + 1)
      case .prefix, .binary, .keyPath: collect(index, &tested, depth + 1)
      case .name where project.unprojected(node.name) != node.name: collect(index, &flags, depth + 1)
      case .call where makesBinding(node): collectCall(node, &flags, isComputed: false, depth + 1)
      default: break
      }
      return true
    }
    // What `set` is told, `!$0` or `!isShown`, is no state.
    if project[declaration].kind == .closure {
      tested.remove(Word.dollarZero.rawValue)
      for parameter in project.parameters(of: declaration) { tested.remove(project[parameter].name) }
    }
    flags.formUnion(tested)
  }

  /// Whether a state of this file's is an optional or an enum, so that another value of its own takes all parts away:
  /// `$destination.edit`.
  /// - Parameter isComputed: It is no binding but a value: `shown?.kind == .legend`.
  private func isWhole(_ state: NameID, isComputed: Bool) -> Bool {
    let name = project.unprojected(state)
    guard isComputed || name != state else { return false }
    return project.declarations[name].contains { property in
      guard property.file == file, project[property].kind == .variable else { return false }
      if project[property].modifiers.contains(.optional) { return true }
      // `var place: Place = .quay`, `var place = Place.quay`; what a type of another file is, is not asked here.
      guard name != state, project[property].value != none else { return false }
      let first = project.node(project[property].value, in: file)
      return first.kind == .member && (first.base == none || project.startsUppercase(project.node(first.base, in: file).name) && !project.startsUppercase(first.name))
    }
  }

  private func add(_ name: NameID, _ isComputed: Bool, _ flags: inout Flags) {
    flags.names.insert(name)
    if isComputed { flags.computed.insert(name) }
  }

  /// Whether a member says something of a value, which is another once it is set anew: of the system's, or of an enum.
  private func isOfValue(_ member: NameID) -> Bool {
    let declared = project.declarations[member]
    return declared.isEmpty || declared.contains { ref in
      project[ref].kind == .variable && project.enclosingType(of: project.parent(of: ref)).map { project.types[Int($0)].kind == .enum } ?? false
    }
  }

  /// Adds what the names that were asked for are worked out from.
  /// - Returns: All those names, and the files in which that stands.
  @discardableResult static func resolve(_ flags: inout Flags, _ project: Project) -> (asked: NameSet, sources: Set<Int32>) {
    var met: Set<NameID> = []
    var files: Set<Int32> = []
    for _ in 0..<3 {
      let asked = flags.asked.subtracting(met)
      if asked.isEmpty { break }
      met.formUnion(asked)
      flags.asked = []
      for name in asked {
        let condition = conditions(named: name, project)
        flags.formUnion(condition.flags)
        files.formUnion(condition.files)
      }
    }
    return (NameSet(met), files)
  }

  /// What all conditions and bindings of a name are worked out from. A large project has hundreds of one name, and each presentation
  /// asks for some.
  private static func conditions(named name: NameID, _ project: Project) -> ConditionsOfName {
    if let known = project.conditionsOfName[name] { return known }
    var found = ConditionsOfName()
    for declaration in project.declarations[name] where isCondition(declaration, project) {
      found.files.insert(declaration.file)
      guard let body = project[declaration].kind == .function ? declaration : ValueReader(project).getter(of: declaration) else { continue }
      let collector = FlagCollector(project, declaration.file)
      collector.collectBody(of: body, &found.flags)
      if !makesBinding(declaration, project), project[declaration].kind != .subscript || !givesBinding(declaration, project) { collector.collectAnswer(of: body, &found.flags, 0) }
    }
    for part in project.parts(settingDerived: name) {
      found.files.insert(part.file)
      FlagCollector(project, part.file).collect(part.index, &found.flags, isComputed: true)
    }
    project.conditionsOfName[name] = found
    return found
  }

  /// Whether a file says from what one of the conditions that were asked for is worked out.
  static func isSource(_ file: Int32, of asked: NameSet, _ project: Project) -> Bool {
    let all = project.files[Int(file)].declarations
    return all.indices.contains { asked.contains(all[$0].name) && isCondition(DeclarationRef(file: file, index: DeclarationID($0)), project) }
      || Array(asked).contains { !project.parts(settingDerived: $0, in: file).isEmpty }
  }

  /// Whether a declaration is a property that is worked out, or a function that makes a binding or says yes or no.
  private static func isCondition(_ declaration: DeclarationRef, _ project: Project) -> Bool {
    let kind = project[declaration].kind
    guard kind == .function || kind == .variable || kind == .subscript, project[declaration].type != none else { return false }
    if kind == .subscript { return givesBinding(declaration, project) || isSettableCondition(declaration, project) }
    guard kind == .function else { return ValueReader(project).getter(of: declaration) != nil }
    return project[declaration].body != none && (makesBinding(declaration, project) || project.node(project[declaration].type, in: declaration.file).name == .Bool)
  }

  private static func makesBinding(_ declaration: DeclarationRef, _ project: Project) -> Bool {
    project[declaration].kind == .function && givesBinding(declaration, project)
  }

  /// `subscript(is page: Page) -> Bool { get { … } set { … } }`
  private static func isSettableCondition(_ declaration: DeclarationRef, _ project: Project) -> Bool {
    project.node(project[declaration].type, in: declaration.file).name == .Bool && !project.setters(of: declaration).isEmpty
  }

  private static func givesBinding(_ declaration: DeclarationRef, _ project: Project) -> Bool {
    let type = project.node(project[declaration].type, in: declaration.file)
    let name = type.kind == .generic ? project.node(type.base, in: declaration.file).name : type.name
    return name == .Binding
  }
}
