// Builds the tables of a project from its files' facts, in file order: one numbering of names, the types
// with their extensions, and who declares, calls, assigns and matches each name.

import SwiftScan

struct ProjectTables: FileSet {
  let outlines: FileTables
  var files: UnsafeBufferPointer<OutlineTables> { outlines.tables }
  var partTypes: UnsafeMutableBufferPointer<TypeID> { outlines.partTypes }
  var names: NameTable
  var roles: Roles
  var types: [TypeInfo] = []
  var typesByName = NameTableOf<TypeID>()
  var subtypes = NameTableOf<TypeID>()
  var typeAliases = NameTableOf<DeclarationRef>()
  var declarations = NameTableOf<DeclarationRef>()
  var calls = NameTableOf<NodeRef>()
  var assignments = NameTableOf<NodeRef>()
  var arms = NameTableOf<NodeRef>()
  var bindingNames = NameSet()
  var observedNames = NameSet()
  var holderNames = NameSet()
  var watchedNames = NameSet()
  var callable = CallableNames()
  var previewMacros: [NodeRef] = []
  var handedDismissals: [NodeRef] = []
  var handedBindings: [HandedBinding] = []
  /// By file, where other platforms compile other branches.
  var branches: [Int32: [Branch]] = [:]
  var isOverridden: [Bool] = []
  /// Types of the project that are called like functions.
  private var callableTypes = NameSet()
  /// By name: what its spelling and the types of this name say, once somebody has asked.
  private var clues: [NameClues]

  init(_ facts: inout [FileFacts], _ vocabulary: Vocabulary) {
    names = NameTable(seeds: Word.spellings + Known.spellings)
    // A name stands in four files or more.
    names.reserve(facts.reduce(0) { $0 + $1.names.count } / 4)
    var outlines: [PackedOutline] = []
    outlines.reserveCapacity(facts.count)
    let vacant = FileFacts()
    for index in facts.indices {
      // Taken out of the array first, so that nobody else holds it.
      var file = vacant
      swap(&file, &facts[index])
      if !isKnownUniquelyReferenced(&file.outline) { file.outline = PackedOutline(copying: file.outline) }
      file.outline.renumber(file.names.numbers(in: &names))
      if !file.branches.isEmpty { branches[Int32(index)] = file.branches }
      outlines.append(file.outline)
    }
    self.outlines = FileTables(outlines)
    facts = []
    roles = Roles(vocabulary, &names)
    isOverridden = [Bool](repeating: false, count: names.count)
    clues = [NameClues](repeating: [], count: names.count)
  }

  mutating func collectTypes() {
    var extensions: [DeclarationRef] = []
    var aliases: [(NameID, DeclarationRef)] = []
    var declared: [(NameID, TypeID)] = []
    for file in files.indices {
      let all = files[file].declarations
      for index in all.indices {
        // Most declarations are none of these.
        let kind = all[index].kind
        guard kind.isType || kind == .function || kind == .typeAlias else { continue }
        let declaration = all[index]
        let ref = DeclarationRef(file: Int32(file), index: DeclarationID(index))
        if declaration.kind == .function, declaration.name == .callAsFunction, declaration.parent != none {
          callableTypes.insert(all[Int(declaration.parent)].name)
        }
        if declaration.kind == .typeAlias, !declaration.modifiers.contains(.inactive) { aliases.append((declaration.name, ref)) }
        guard declaration.kind.isType, declaration.name != none else { continue }
        if declaration.kind == .extension {
          extensions.append(ref)
          continue
        }
        let id = TypeID(types.count)
        types.append(
          TypeInfo(
            name: declaration.name, kind: declaration.kind, parent: enclosingType(of: parent(of: ref)), parts: [ref],
            inherits: inheritedNames(ref), isExternal: false,
            isInactive: declaration.modifiers.contains(.inactive)))
        partTypes[number(of: ref)] = id
        declared.append((declaration.name, id))
      }
    }
    typeAliases = NameTableOf(aliases, nameCount: names.count)
    typesByName = NameTableOf(declared, nameCount: names.count)
    var extended: [NameID: TypeID] = [:]
    for ref in extensions { attach(ref, &extended) }
    if !extended.isEmpty {
      typesByName = NameTableOf(declared + extended.values.sorted().map { (types[Int($0)].name, $0) }, nameCount: names.count)
    }
    // A type inside an extension learns its owner only now.
    for id in types.indices where types[id].parent == nil && !types[id].isExternal {
      guard let part = types[id].parts.first, let owner = enclosingType(of: parent(of: part)), owner != TypeID(id) else { continue }
      types[id].parent = owner
    }
    var inheriting: [(NameID, TypeID)] = []
    for id in types.indices {
      for name in types[id].inherits where name < Argument.trailing { inheriting.append((name, TypeID(id))) }
    }
    subtypes = NameTableOf(inheriting, nameCount: names.count)
  }

  private func inheritedNames(_ ref: DeclarationRef) -> [NameID] {
    var names: [NameID] = []
    for type in list(self[ref].inherits, in: ref.file) { addTypeNames(type, in: ref.file, to: &names) }
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
  /// - Parameter extended: The types from outside that the project extends.
  private mutating func attach(_ ref: DeclarationRef, _ extended: inout [NameID: TypeID]) {
    let declaration = self[ref]
    var candidates = Array(typesByName[declaration.name])
    if let outside = extended[declaration.name] { candidates.append(outside) }
    // `extension Outer.Inner` names the one inside `Outer`, a bare name the one at file level: a nested
    // `class View` somewhere must not take every `extension View`.
    let outer = nameAround(declaration.type, files[Int(ref.file)].nodes)
    if outer != none {
      let exact = candidates.filter { id in types[Int(id)].parent.map { types[Int($0)].name } == outer }
      if !exact.isEmpty { candidates = exact }
    } else if candidates.contains(where: { types[Int($0)].parent != nil }) {
      candidates = candidates.filter { types[Int($0)].parent == nil }
    }
    if candidates.isEmpty {
      let id = TypeID(types.count)
      types.append(
        TypeInfo(name: declaration.name, kind: .extension, parent: nil, parts: [], inherits: [], isExternal: true, isInactive: false))
      extended[declaration.name] = id
      candidates = [id]
    }
    for id in candidates {
      types[Int(id)].parts.append(ref)
      types[Int(id)].inherits.append(contentsOf: inheritedNames(ref))
    }
    partTypes[number(of: ref)] = candidates[0]
  }

  /// `Outer` of `Outer.Inner`.
  private func nameAround(_ type: NodeID, _ nodes: UnsafeBufferPointer<Node>) -> NameID {
    guard type != none else { return none }
    let node = nodes[Int(type)]
    switch node.kind {
    case .member: return lastName(node.base, nodes)
    case .generic: return nameAround(node.base, nodes)
    default: return none
    }
  }

  mutating func collectNames() {
    let nameCount = names.count
    var uses = [NameUses](repeating: [], count: nameCount)
    for known in Known.allCases { uses[Int(known.name)] = .declared }
    for name in roles.all { uses[Int(name)] = .declared }
    var pairs: [(NameID, DeclarationRef)] = []
    for file in files.indices {
      let all = files[file].declarations
      for index in all.indices where all[index].name != none {
        let name = all[index].name
        switch all[index].kind {
        case .struct, .class, .enum, .actor, .extension: uses[Int(name)].insert(.declared)
        case .binding: uses[Int(name)].insert(.local)
        case .parameter:
          noteProperty(all, file, index)
          uses[Int(name)].insert(mayHoldFunction(all[index], isProperty: false, file) ? [.declared, .local] : .declared)
        case .variable:
          noteProperty(all, file, index)
          let parent = all[index].parent
          let isProperty = parent == none || all[Int(parent)].kind.isType
          if mayHoldFunction(all[index], isProperty: isProperty, file) { uses[Int(name)].insert(isProperty ? .property : .local) }
          if isProperty {
            pairs.append((name, declare(all, file, index, &uses)))
          } else if all[index].value == none || !all[index].modifiers.contains(.constant) {
            // Of locals only that they may be assigned.
            uses[Int(name)].insert(.declared)
          }
        case .function:
          uses[Int(name)].insert(all[index].body == none ? .withoutBody : .withBody)
          pairs.append((name, declare(all, file, index, &uses)))
        case .enumCase:
          pairs.append((name, declare(all, file, index, &uses)))
        default: break
        }
      }
    }
    declarations = NameTableOf(pairs, nameCount: nameCount)
    for (name, use) in uses.enumerated() where !use.isSubset(of: [.declared, .withBody]) {
      if use.contains(.property) { callable.properties.insert(NameID(name)) }
      if use.contains(.local) { callable.locals.insert(NameID(name)) }
      if use.contains(.withoutBody), !use.contains(.withBody) { callable.bodiless.insert(NameID(name)) }
    }
    collectUses(of: uses)
  }

  /// Notes a declaration that whoever names it may mean.
  private mutating func declare(
    _ all: UnsafeBufferPointer<Declaration>, _ file: Int, _ index: Int, _ uses: inout [NameUses]
  ) -> DeclarationRef {
    uses[Int(all[index].name)].insert(.declared)
    if all[index].modifiers.contains(.override) { isOverridden[Int(all[index].name)] = true }
    return DeclarationRef(file: Int32(file), index: DeclarationID(index))
  }

  /// Calls, assignments and arms by name.
  private mutating func collectUses(of names: [NameUses]) {
    let nameCount = names.count
    func isDeclared(_ name: NameID) -> Bool {
      name != none && name < Argument.trailing && names[Int(name)].contains(.declared)
    }

    let inputs = RoleSet(.input, .valueInput)
    let watchers = RoleSet(.dialog, .codeOnly)
    var callPairs: [(NameID, NodeRef)] = []
    var assignmentPairs: [(NameID, NodeRef)] = []
    var armPairs: [(NameID, NodeRef)] = []
    for file in files.indices {
      let nodes = files[file].nodes
      for index in nodes.indices {
        let node = nodes[index]
        switch node.kind {
        case .call:
          let name = lastName(node.base, nodes)
          if roles.has(name, anyOf: inputs) { noteHolders(node, file) }
          if roles.has(name, anyOf: watchers) { noteWatched(node, file) }
          noteHanded(node, name, NodeRef(file: Int32(file), index: NodeID(index)))
          if isDeclared(name) {
            callPairs.append((name, NodeRef(file: Int32(file), index: NodeID(index))))
          }
        case .assign:
          let name = lastName(node.base, nodes)
          if isDeclared(name) {
            assignmentPairs.append((name, NodeRef(file: Int32(file), index: NodeID(index))))
          }
        case .macro where node.name == .Preview:
          previewMacros.append(NodeRef(file: Int32(file), index: NodeID(index)))
        case .case:
          for pattern in files[file].list(of: node) {
            forEachCase(in: pattern, file) { name in
              if isDeclared(name) { armPairs.append((name, NodeRef(file: Int32(file), index: NodeID(index)))) }
            }
          }
        default: break
        }
      }
    }
    calls = NameTableOf(callPairs, nameCount: nameCount)
    assignments = NameTableOf(assignmentPairs, nameCount: nameCount)
    arms = NameTableOf(armPairs, nameCount: nameCount)
  }

  /// Bindings, observed properties and UIKit's text fields.
  private mutating func noteProperty(_ all: UnsafeBufferPointer<Declaration>, _ file: Int, _ index: Int) {
    let tables = files[file]
    let (name, type, value) = (all[index].name, all[index].type, all[index].value)
    if all[index].attributes.count > 0, tables.attributes(of: all[index]).contains(where: { $0.name == Known.Binding.name }) {
      bindingNames.insert(name)
    }
    if type != none {
      let type = tables.nodes[Int(type)]
      if type.kind == .generic, tables.nodes[Int(type.base)].name == .Binding { bindingNames.insert(name) }
      if clues(of: type.name).contains(.textInput) { holderNames.insert(name) }
    }
    if value != none {
      let value = tables.nodes[Int(value)]
      if value.kind == .call, value.base != none {
        let callee = tables.nodes[Int(value.base)]
        if callee.kind == .name, clues(of: callee.name).contains(.textInput) { holderNames.insert(name) }
      }
    }
    if all[index].body == none, all[index].end > DeclarationID(index) + 1,
      children(of: DeclarationRef(file: Int32(file), index: DeclarationID(index))).contains(where: { self[$0].kind == .accessor })
    {
      observedNames.insert(name)
    }
  }

  /// `text` of `TextField("…", text: $draft.text)`: the names in what an input is bound to.
  private mutating func noteHolders(_ call: Node, _ file: Int) {
    for argument in files[file].arguments(of: call) where argument.label == .text || argument.label == .value || argument.label == .isOn || argument.label == .selection {
      var current = argument.value
      for _ in 0..<6 where current != none {
        let node = files[file].nodes[Int(current)]
        guard node.kind == .name || node.kind == .member else { break }
        holderNames.insert(names.unprojected(node.name))
        guard node.kind == .member else { break }
        current = node.base
      }
    }
  }

  /// The name that a callee, a type or the left side of an assignment ends with.
  private func lastName(_ node: NodeID, _ nodes: UnsafeBufferPointer<Node>) -> NameID {
    guard node != none else { return none }
    let node = nodes[Int(node)]
    switch node.kind {
    case .name, .member: return node.name
    case .generic: return lastName(node.base, nodes)
    default: return none
    }
  }

  /// The names of all cases in a pattern: `presented`, `closed` of `.presented(.closed)`.
  private func forEachCase(in pattern: NodeID, _ file: Int, _ depth: Int = 0, _ body: (NameID) -> Void) {
    guard depth < 5 else { return }
    let node = files[file].nodes[Int(pattern)]
    switch node.kind {
    case .member: body(node.name)
    case .call:
      let callee = files[file].nodes[Int(node.base)]
      if callee.kind == .member { body(callee.name) }
      for argument in files[file].arguments(of: node) { forEachCase(in: argument.value, file, depth + 1, body) }
    default: break
    }
  }

  /// Bindings that a call hands to a parameter or property of another name, and the dismissal handed on.
  private mutating func noteHanded(_ call: Node, _ callee: NameID, _ ref: NodeRef) {
    for argument in arguments(of: call, in: ref.file) {
      let value = node(argument.value, in: ref.file)
      guard value.kind == .name || value.kind == .member else { continue }
      if value.kind == .name, value.name == .dismiss { handedDismissals.append(ref) }
      guard argument.label < Argument.trailing, callee != none, callee < Argument.trailing else { continue }
      let name = value.kind == .name ? names.unprojected(value.name) : value.name
      guard value.kind == .name ? name != value.name : bindingNames.contains(argument.label) else { continue }
      if !typesByName[callee].isEmpty || !declarations[callee].isEmpty {
        handedBindings.append(HandedBinding(label: argument.label, name: name))
      }
    }
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

  /// Whether a type may be a function's: it is one, or its name may be one's.
  private mutating func mayBeFunction(_ type: NodeID, _ file: Int) -> Bool {
    let node = files[file].nodes[Int(type)]
    switch node.kind {
    case .functionType: return true
    case .generic: return mayBeFunction(node.base, file)
    case .name, .member: return clues(of: node.name).contains(.function)
    default: return false
    }
  }

  private mutating func clues(of name: NameID) -> NameClues {
    guard Int(name) < clues.count else { return [] }
    if clues[Int(name)].isEmpty { clues[Int(name)] = findClues(of: name) }
    return clues[Int(name)]
  }

  private func findClues(of name: NameID) -> NameClues {
    var found: NameClues = .known
    names.withBytes(of: name) { bytes in
      func ends(with suffix: String) -> Bool {
        bytes.count >= suffix.utf8.count && bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
      }
      // `UITextField`, `PlaceholderTextView`.
      if ends(with: "TextView") || ends(with: "TextField") { found.insert(.textInput) }
      // An alias, a type that is called like a function, or one from outside whose name says so.
      if name == .Optional || !typeAliases[name].isEmpty || callableTypes.contains(name)
        || typesByName[name].isEmpty && Self.functionSuffixes.contains(where: ends)
      {
        found.insert(.function)
      }
    }
    return found
  }

  private static let functionSuffixes = ["Action", "Block", "Callback", "Closure", "Completion", "Function", "Handler"]

  /// What a dialog is bound to, or an observer observes.
  private mutating func noteWatched(_ call: Node, _ file: Int) {
    for argument in files[file].arguments(of: call) {
      let node = files[file].nodes[Int(argument.value)]
      if node.kind == .name || node.kind == .member { watchedNames.insert(names.unprojected(node.name)) }
    }
  }
}

/// What a name is declared as, all declarations of this name together.
private struct NameUses: OptionSet {
  let rawValue: UInt8
  /// By something that is looked for among calls, assignments and arms.
  static let declared = NameUses(rawValue: 1)
  /// As a property or global that may hold a closure.
  static let property = NameUses(rawValue: 1 << 1)
  /// As a parameter, local or binding that may.
  static let local = NameUses(rawValue: 1 << 2)
  static let withBody = NameUses(rawValue: 1 << 3)
  static let withoutBody = NameUses(rawValue: 1 << 4)
}

/// What a type's name tells.
private struct NameClues: OptionSet {
  let rawValue: UInt8
  static let known = NameClues(rawValue: 1)
  /// UIKit's text inputs are called so.
  static let textInput = NameClues(rawValue: 1 << 1)
  /// May be a function's type.
  static let function = NameClues(rawValue: 1 << 2)
}
