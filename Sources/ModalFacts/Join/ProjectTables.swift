// Builds the tables of a project from its files' facts, in file order: one numbering of names, the types
// with their extensions, and who declares, calls, assigns and matches each name.

import ProjectSettings
import SwiftScan

struct ProjectTables: FileSet {
  let outlines: FileTables
  var files: UnsafeBufferPointer<OutlineTables> { outlines.tables }
  var partTypes: UnsafeMutableBufferPointer<TypeID> { outlines.partTypes }
  var names: NameTable
  var roles: Roles
  let traits = TraitTable()
  var types: [TypeInfo] = []
  var typesByName = NameTableOf<TypeID>()
  var subtypes = NameTableOf<TypeID>()
  var typeAliases = NameTableOf<DeclarationRef>()
  var declarations = NameTableOf<DeclarationRef>()
  var calls = NameTableOf<NodeRef>()
  /// By the name of a property that acts when it is set: who changes it in place, or a part of its value.
  var changingMembers = NameTableOf<ChangingMember>()
  var assignments = NameTableOf<NodeRef>()
  var arms = NameTableOf<NodeRef>()
  var uses: NameUses
  /// Where files change, `uses` has them.
  var mentions = MentionedNames()
  var previewMacros: [NodeRef] = []
  var handedDismissals: [NodeRef] = []
  var handedBindings: [HandedBinding] = []
  /// By file, where other platforms compile other branches.
  var branches: [Int32: [Branch]] = [:]
  /// Types of the project that are called like functions.
  var callableTypes = NameSet()
  /// By file, where files change: its type-like declarations.
  var typeLike: [[DeclarationID]] = []
  /// By name: what its spelling and the types of this name say, once somebody has asked.
  private var clues: [NameClues]

  /// - Parameters:
  ///   - known: Those that the facts of numbered files have their names from.
  ///   - isChanging: Whether files will be replaced. Then more is kept.
  init(_ facts: inout [FileFacts], _ known: consuming ProjectNames, settings: BuildSettings, isChanging: Bool = false) {
    (names, roles) = (known.table, known.roles)
    var outlines: [PackedOutline] = []
    outlines.reserveCapacity(facts.count)
    let vacant = FileFacts()
    // Of the names of files that were read along with each other. They mostly stand side by side.
    var run = RunNames.none
    var numbers: [NameID] = []
    for index in facts.indices {
      // Taken out of the array first, so that nobody else holds it.
      var file = vacant
      swap(&file, &facts[index])
      if file.names !== run, file.names !== RunNames.none { (run, numbers) = (file.names, []) }
      file.number(in: &names, &numbers)
      if !file.branches.isEmpty { branches[Int32(index)] = file.branches }
      outlines.append(file.outline)
    }
    let conditions = KnownConditions(settings.conditions, &names)
    self.outlines = FileTables(outlines, oldest: settings.oldestVersion, conditions)
    facts = []
    clues = [NameClues](repeating: [], count: names.count)
    uses = NameUses(isCounted: isChanging)
    resetUses()
  }

  /// Nothing is declared but what readers and the vocabulary know.
  mutating func resetUses() {
    uses = NameUses(isCounted: uses.isCounted)
    for known in Known.allCases { uses.declared.add(known.name) }
    for name in roles.all { uses.declared.add(name) }
    // `self = State()`, `Self(close: …)`, `.init(close: …)`, `#selector(close)`
    for word in [Word.`self`, .Self, .`init`] { uses.declared.add(word.rawValue) }
    uses.declared.add(Listed.selector.name)
    // `self[keyPath: path] = false`
    uses.declared.add(Listed.keyPath.name)
    uses.declared.add(Listed.handedInOut.name)
    uses.declared.add(Listed.index.name)
    uses.declared.add(Listed.handedClosure.name)
    // `listeners.forEach { $0(event) }`
    uses.declared.add(Word.dollarZero.rawValue)
    // `router.goBack()` of another module.
    traits.grow(to: names)
    for name in Array(traits.leaving) { uses.declared.add(name) }
  }

  /// Puts types and their extensions together.
  mutating func collectTypes() {
    var found = FoundTypes()
    for file in files.indices { collectTypes(of: file, &found) }
    finishTypes(found)
  }

  /// The types, extensions and aliases of files, in order.
  struct FoundTypes {
    var declared: [(NameID, TypeID)] = []
    var extensions: [DeclarationRef] = []
    var aliases: [(NameID, DeclarationRef)] = []
  }

  /// Collects a file's; files come in order.
  mutating func collectTypes(of file: Int, _ found: inout FoundTypes) {
    var kept: [DeclarationID] = []
    let all = files[file].declarations
    for index in all.indices where isTypeLike(all[index]) {
      let ref = DeclarationRef(file: Int32(file), index: DeclarationID(index))
      if uses.isCounted { kept.append(ref.index) }
      if all[index].kind == .typeAlias, !all[index].modifiers.contains(.inactive) { found.aliases.append((all[index].name, ref)) }
      collect(ref, &found.declared, &found.extensions)
    }
    if uses.isCounted { typeLike.append(kept) }
  }

  mutating func finishTypes(_ found: FoundTypes) {
    typeAliases = NameTableOf(found.aliases, nameCount: names.count)
    finishTypes(found.declared, found.extensions)
  }

  /// Whether a declaration is a type, an extension, another name of a type, or makes a type one that is called.
  func isTypeLike(_ declaration: Declaration) -> Bool {
    // Most declarations are none of these.
    let kind = declaration.kind
    guard kind.isType || kind == .function || kind == .typeAlias else { return false }
    return kind != .function || declaration.name == .callAsFunction && declaration.parent != none
  }

  /// Notes a type-like declaration.
  /// - Parameter known: The number that a type declared here had before; nil for a new one.
  mutating func collect(
    _ ref: DeclarationRef, _ declared: inout [(NameID, TypeID)], _ extensions: inout [DeclarationRef], known: TypeID? = nil
  ) {
    let declaration = self[ref]
    if declaration.kind == .function {
      callableTypes.insert(files[Int(ref.file)].declarations[Int(declaration.parent)].name)
    }
    guard declaration.kind.isType, declaration.name != none else { return }
    if declaration.kind == .extension {
      extensions.append(ref)
      return
    }
    let info = TypeInfo(
      name: declaration.name, kind: declaration.kind, parent: enclosingType(of: parent(of: ref)), parts: [ref],
      inherits: inheritedNames(ref), isExternal: false, isInactive: declaration.modifiers.contains(.inactive))
    let id = known ?? TypeID(types.count)
    if Int(id) < types.count { types[Int(id)] = info } else { types.append(info) }
    partTypes[number(of: ref)] = id
    declared.append((declaration.name, id))
  }

  /// Puts extensions to the types, and makes the tables of types by name.
  /// - Parameter known: The numbers of types from outside that had one before.
  mutating func finishTypes(
    _ declared: [(NameID, TypeID)], _ extensions: [DeclarationRef], externals known: [NameID: TypeID] = [:]
  ) {
    typesByName = NameTableOf(declared, nameCount: names.count)
    var extended: [NameID: TypeID] = [:]
    var order = declared.map(\.1)
    for ref in extensions { attach(ref, &extended, &order, known) }
    let externals = order[declared.count...]
    if !extended.isEmpty {
      typesByName = NameTableOf(declared + externals.map { (types[Int($0)].name, $0) }, nameCount: names.count)
    }
    // A type inside an extension learns its owner only now.
    for id in order where types[Int(id)].parent == nil && !types[Int(id)].isExternal {
      guard let part = types[Int(id)].parts.first, let owner = enclosingType(of: parent(of: part)), owner != id else { continue }
      types[Int(id)].parent = owner
    }
    var inheriting: [(NameID, TypeID)] = []
    for id in order {
      for name in types[Int(id)].inherits where name < Argument.trailing { inheriting.append((name, id)) }
    }
    subtypes = NameTableOf(inheriting, nameCount: names.count)
  }

  func inheritedNames(_ ref: DeclarationRef) -> [NameID] {
    var names: [NameID] = []
    for type in inherits(of: ref) { addTypeNames(type, in: ref.file, to: &names) }
    return names
  }

  /// The last names of a type, several for `A & B`.
  private func addTypeNames(_ type: NodeID, in file: Int32, to names: inout [NameID]) {
    let node = node(type, in: file)
    switch node.kind {
    case .name, .member: names.append(node.name)
    case .generic: addTypeNames(node.base, in: file, to: &names)
    case .composition:
      for part in list(of: node, in: file) { addTypeNames(part, in: file, to: &names) }
    default: break
    }
  }

  /// Puts an extension to its types.
  /// - Parameters:
  ///   - extended: The types from outside that the project extends.
  ///   - order: All types that there are, those from outside at the end.
  private mutating func attach(
    _ ref: DeclarationRef, _ extended: inout [NameID: TypeID], _ order: inout [TypeID], _ known: [NameID: TypeID]
  ) {
    let declaration = self[ref]
    var candidates = Array(typesByName[declaration.name])
    if let outside = extended[declaration.name] { candidates.append(outside) }
    // `extension Outer.Inner` names the one inside `Outer`, a bare name the one at file level: a nested
    // `class View` somewhere must not take every `extension View`.
    let outer = files[Int(ref.file)].nameAround(declaration.type)
    if outer != none {
      let exact = candidates.filter { nameAround($0) == outer }
      if !exact.isEmpty { candidates = exact }
    } else if candidates.contains(where: { nameAround($0) != nil }) {
      // Or what stands beside it, where a brace before it is still to be closed.
      let around = parent(of: ref).flatMap { self[$0].kind.isType ? self[$0].name : nil }
      candidates = candidates.filter { id in nameAround(id).map { $0 == around } ?? true }
    }
    if candidates.count > 1 { candidates = Array(nearest(candidates, to: ref.file) { types[Int($0)].parts.first }) }
    if candidates.isEmpty {
      let id = known[declaration.name] ?? TypeID(types.count)
      let info = TypeInfo(name: declaration.name, kind: .extension, parent: nil, parts: [], inherits: [], isExternal: true, isInactive: false)
      if Int(id) < types.count { types[Int(id)] = info } else { types.append(info) }
      order.append(id)
      extended[declaration.name] = id
      candidates = [id]
    }
    for id in candidates {
      types[Int(id)].parts.append(ref)
      types[Int(id)].inherits.append(contentsOf: inheritedNames(ref))
    }
    partTypes[number(of: ref)] = candidates[0]
  }

  /// The name of what a type is nested in; of an extension it is known before the extension has its type.
  private func nameAround(_ id: TypeID) -> NameID? {
    if let owner = types[Int(id)].parent { return types[Int(owner)].name }
    guard let around = types[Int(id)].parts.first.flatMap({ parent(of: $0) }), self[around].kind.isType else { return nil }
    return self[around].name
  }

  /// Notes what a file's declarations make of their names, and lists those that whoever names them may mean.
  mutating func collectDeclarations(of file: Int, _ pairs: inout [(NameID, DeclarationRef)]) {
    let all = files[file].declarations
    var makers = FieldMakers()
    for index in all.indices where all[index].name != none {
      let name = all[index].name
      let ref = DeclarationRef(file: Int32(file), index: DeclarationID(index))
      switch all[index].kind {
      case .struct, .class, .enum, .actor, .extension: uses.declared.add(name)
      case .binding:
        // `case .tap(let run): run()`
        uses.declared.add(name)
        uses.locals.add(name)
        uses.inside.add(name)
      case .parameter:
        uses.inside.add(name)
        noteProperty(all, file, index, &makers)
        uses.declared.add(name)
        if mayHoldFunction(all[index], isProperty: false, file) { uses.locals.add(name) }
      case .variable:
        noteProperty(all, file, index, &makers)
        let parent = all[index].parent
        let isProperty = parent == none || all[Int(parent)].kind.isType
        if !isProperty { uses.inside.add(name) }
        if mayHoldFunction(all[index], isProperty: isProperty, file) {
          if isProperty { uses.properties.add(name) } else { uses.locals.add(name) }
        }
        if isProperty {
          if let source = files[file].streamed(by: all[index])?.property, case let own = names.unprojected(source), own != source { uses.subscribed.add(own) }
          declare(all[index], ref, &pairs)
        } else if all[index].value == none || !all[index].modifiers.contains(.constant) {
          // Of locals only that they may be assigned.
          uses.declared.add(name)
        }
      case .function:
        if all[index].parent != none, !all[Int(all[index].parent)].kind.isType { uses.inside.add(name) }
        if all[index].body == none { uses.withoutBody.add(name) } else { uses.withBody.add(name) }
        declare(all[index], ref, &pairs)
      case .enumCase, .subscript: declare(all[index], ref, &pairs)
      default: break
      }
    }
  }

  /// Notes a declaration that whoever names it may mean.
  private mutating func declare(_ declaration: Declaration, _ ref: DeclarationRef, _ pairs: inout [(NameID, DeclarationRef)]) {
    uses.declared.add(declaration.name)
    if declaration.modifiers.contains(.override) { uses.overridden.add(declaration.name) }
    pairs.append((declaration.name, ref))
  }

  /// Calls, assignments and arms, by name.
  struct UsePairs {
    var calls: [(NameID, NodeRef)] = []
    /// Of properties that act when they are set, each time that they are changed in place: `state.shows = false`, `stack.removeLast()`,
    /// `reduce(&state)`.
    var changers: [(NameID, ChangingMember)] = []
    var assignments: [(NameID, NodeRef)] = []
    var arms: [(NameID, NodeRef)] = []

    mutating func removeAll() {
      calls.removeAll(keepingCapacity: true)
      changers.removeAll(keepingCapacity: true)
      assignments.removeAll(keepingCapacity: true)
      arms.removeAll(keepingCapacity: true)
    }
  }

  /// The calls, assignments and arms of a file. Where files change, a name may be declared later: all are listed.
  mutating func collectUses(of file: Int, _ found: inout UsePairs) {
    let isChanging = uses.isCounted
    func isAsked(_ name: NameID) -> Bool {
      name != none && name < Argument.trailing && (isChanging || uses.declared.contains(name))
    }

    let inputs = RoleSet(.input, .valueInput)
    let watchers = RoleSet(.dialog, .codeOnly)
    let tables = files[file]
    var walk = MemberWalk(tables)
    let kinds = isChanging ? Self.kindsOfUsesAndMentions : Self.kindsOfUses
    if isChanging { tables.forEachHanded { uses.handed.add($0) } }
    kinds.forEach(in: tables.nodes) { index, node in
      let ref = NodeRef(file: Int32(file), index: index)
      // What is changed there.
      var changed = none
      func noteChanger(_ place: NodeID) {
        let name = tables.nodes[Int(place)].name
        guard isChanging ? isAsked(name) : uses.observed.contains(name), case let member = walk.member(around: index), member != none else { return }
        found.changers.append((name, ChangingMember(DeclarationRef(file: ref.file, index: member), isOwn: tables.isOwn(place))))
      }
      switch node.kind {
      case .name, .member, .string:
        uses.mentioned.add(node.name)
        if let property = tables.valued(by: node) { uses.valued.add(property) }
      case .call:
        let name = tables.lastName(node.base)
        if roles.has(name, anyOf: inputs) || name == .Binding { noteHolders(node, file) }
        if roles.has(name, anyOf: watchers) { noteWatched(node, file) }
        if name == .sink || name == .observe || name == .assign, let property = tables.observed(by: node).flatMap(names.property) { uses.subscribed.add(property) }
        let handed = noteHanded(tables.arguments(of: node), name, ref)
        if handed.contains(.toBeChanged), !node.flags.contains(.inactive) {
          tables.forEachHandedInOut(by: node, noteChanger)
          found.calls.append((Listed.handedInOut.name, ref))
        }
        if handed.contains(.functions) { found.calls.append((Listed.handedClosure.name, ref)) }
        if name == none, case let callee = tables.nodes[Int(node.base)].kind, callee == .index || callee == .call { found.calls.append((Listed.index.name, ref)) }
        guard isAsked(name) else { return }
        found.calls.append((name, ref))
        if name == .toggle || Known.takesOut(name) { changed = node.base }
        // `chosen.append(member)`, a row's tap.
        if changed != none || name == .append, tables.nodes[Int(node.base)].kind == .member { noteHolder(tables.nodes[Int(node.base)].base, tables) }
      case .assign:
        let name = tables.lastName(node.base)
        if isAsked(name) {
          found.assignments.append((name, ref))
        } else if tables.isByKeyPath(node.base) {
          found.assignments.append((Listed.keyPath.name, ref))
        } else if tables.nodes[Int(node.base)].kind == .index {
          found.assignments.append((Listed.index.name, ref))
          // `values[key] = text`
          noteHolder(node.base, tables)
        }
        changed = node.base
        if isTyped(node.first, tables) { noteHolder(node.base, tables) }
      case .macro:
        if node.name == .Preview { previewMacros.append(ref) }
        guard node.name == .selector, let target = tables.arguments(of: node).first.map({ tables.nodes[Int($0.value)] }) else { return }
        found.calls.append((Listed.selector.name, ref))
        if target.kind == .name || target.kind == .member { uses.selected.add(target.name) }
      case .case, .if, .guard:
        tables.forEachCase(askedBy: node) { name in
          if isAsked(name) { found.arms.append((name, ref)) }
        }
      default: break
      }
      guard changed != none, !node.flags.contains(.inactive) else { return }
      tables.forEachWhole(of: changed, noteChanger)
    }
  }

  private static let kindsOfUses = NodeKinds(.call, .assign, .macro, .case, .if, .guard)
  private static let kindsOfUsesAndMentions = NodeKinds(.call, .assign, .macro, .case, .if, .guard, .name, .member, .string)

  /// Bindings, observed properties, and what may hold text.
  private mutating func noteProperty(_ all: UnsafeBufferPointer<Declaration>, _ file: Int, _ index: Int, _ makers: inout FieldMakers) {
    let tables = files[file]
    let (name, type, value) = (all[index].name, all[index].type, all[index].value)
    for attribute in tables.attributes(of: all[index]) {
      switch attribute.name {
      case Known.Binding.name: uses.bindings.add(name)
      // A field of the team's own may fill it.
      case Known.State.name, Known.StateObject.name, Known.ObservedObject.name, Known.Bindable.name, Known.Published.name: uses.holders.add(name)
      default: break
      }
    }
    if type != none, case let type = tables.nodes[Int(type)], type.kind == .generic, tables.nodes[Int(type.base)].name == .Binding { uses.bindings.add(name) }
    if keepsFunctions(DeclarationRef(file: Int32(file), index: DeclarationID(index))) { uses.keeping.add(name) }
    noteTextHolder(all[index], tables, &makers)
    if value != none, all[index].kind == .parameter, case let value = tables.nodes[Int(value)], value.kind == .macro, value.name == .selector { uses.selectors.add(name) }
    if all[index].body == none, all[index].end > DeclarationID(index) + 1,
      children(of: DeclarationRef(file: Int32(file), index: DeclarationID(index))).contains(where: { self[$0].kind == .accessor })
    {
      uses.observed.add(name)
    }
  }

  /// What is among a call's arguments.
  private struct HandedKinds: OptionSet {
    let rawValue: UInt8
    /// `&state`.
    static let toBeChanged = HandedKinds(rawValue: 1)
    /// What may be a function, by its name, to a callee that nobody declares.
    static let functions = HandedKinds(rawValue: 2)
  }

  /// Notes bindings that a call hands to a parameter or property of another name, and the dismissal handed on.
  /// - Returns: What else it hands over.
  @inline(__always)
  private mutating func noteHanded(_ arguments: Arguments, _ callee: NameID, _ ref: NodeRef) -> HandedKinds {
    let nodes = files[Int(ref.file)].nodes
    let isOutside = uses.isCounted || !uses.declared.contains(callee)
    var kinds: HandedKinds = []
    for argument in arguments {
      let value = nodes[Int(argument.value)]
      if value.flags.contains(.handedInOut) { kinds.insert(.toBeChanged) }
      guard value.kind == .name || value.kind == .member else { continue }
      if value.kind == .name {
        if isOutside, uses.isCounted || uses.locals.contains(value.name) { kinds.insert(.functions) }
        if value.name == .dismiss { handedDismissals.append(ref) }
      }
      guard argument.label != Argument.trailing, callee != none, callee < Argument.trailing else { continue }
      let name = value.kind == .name ? names.unprojected(value.name) : value.name
      let taker = argument.label == none ? name : argument.label
      guard value.kind == .name && name != value.name || uses.bindings.contains(taker) && (value.kind == .member || argument.label == none)
        || value.kind == .member && argument.label == none && isProjected(value, nodes)
      else { continue }
      // A field of the team's own holds what it is handed.
      if argument.label != .isPresented, argument.label != .item { noteHolder(argument.value, files[Int(ref.file)]) }
      if uses.isCounted || !typesByName[callee].isEmpty || !declarations[callee].isEmpty {
        handedBindings.append(HandedBinding(file: ref.file, callee: callee, label: argument.label, name: name))
      }
    }
    return kinds
  }

  /// `$router.shows`.
  private func isProjected(_ member: Node, _ nodes: UnsafeBufferPointer<Node>) -> Bool {
    var root = member
    while root.kind == .member, root.base != none { root = nodes[Int(root.base)] }
    return root.kind == .name && names.unprojected(root.name) != root.name
  }

  /// Whether a variable or parameter may hold a closure, as far as its type tells.
  private mutating func mayHoldFunction(_ declaration: Declaration, isProperty: Bool, _ file: Int) -> Bool {
    if declaration.type != none { return mayBeFunction(declaration.type, file) }
    guard declaration.value != none else { return true }
    let value = files[file].nodes[Int(declaration.value)]
    switch value.kind {
    case .closure, .ternary: return true
    case .call: return mayBeFunction(value.base, file)
    case .name, .member: return !isProperty
    default: return false
    }
  }

  /// Forgets what names say, and learns about new ones.
  mutating func resetClues() { clues = [NameClues](repeating: [], count: names.count) }

  @inline(__always)
  mutating func clues(of name: NameID) -> NameClues {
    if Int(name) >= clues.count { clues.append(contentsOf: repeatElement([], count: names.count - clues.count)) }
    guard Int(name) < clues.count else { return [] }
    if clues[Int(name)].isEmpty { clues[Int(name)] = findClues(of: name) }
    return clues[Int(name)]
  }
}
