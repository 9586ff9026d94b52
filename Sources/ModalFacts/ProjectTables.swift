// Builds the tables of a project from its files' facts, in file order: one numbering of names, the types
// with their extensions, and who declares, calls, assigns and matches each name.

import SwiftScan

struct ProjectTables: FileSet {
  let outlines: FileTables
  var files: UnsafeBufferPointer<OutlineTables> { outlines.tables }
  var partTypes: [[TypeID]] = []
  var names: NameTable
  var roles: Roles
  var types: [TypeInfo] = []
  var typesByName: TypesByName
  var subtypes: [NameID: [TypeID]] = [:]
  var typeAliases: [NameID: [DeclarationRef]] = [:]
  var declarations = NameTableOf<DeclarationRef>()
  var calls = NameTableOf<NodeRef>()
  var assignments = NameTableOf<NodeRef>()
  var arms = NameTableOf<NodeRef>()
  var bindingNames: Set<NameID> = []
  var observedNames: Set<NameID> = []
  var holderNames: Set<NameID> = []
  var watchedNames: Set<NameID> = []
  var callable = CallableNames()
  var handedDismissals: [NodeRef] = []
  var handedBindings: [HandedBinding] = []
  var isOverridden: [Bool] = []
  /// Types of the project that are called like functions.
  private var callableTypes: Set<NameID> = []

  init(_ facts: inout [FileFacts], _ vocabulary: Vocabulary) {
    typesByName = TypesByName(nameCount: 0)
    names = NameTable(seeds: Word.spellings + Known.spellings)
    var outlines: [PackedOutline] = []
    outlines.reserveCapacity(facts.count)
    for index in facts.indices {
      // Taken out of the array first, so that nobody else holds it.
      var file = FileFacts()
      swap(&file, &facts[index])
      if !isKnownUniquelyReferenced(&file.outline) { file.outline = PackedOutline(copying: file.outline) }
      file.outline.renumber(file.names.numbers(in: &names))
      outlines.append(file.outline)
    }
    self.outlines = FileTables(outlines)
    facts = []
    partTypes = self.outlines.tables.map { [TypeID](repeating: -1, count: $0.declarations.count) }
    roles = Roles(vocabulary, &names)
    typesByName = TypesByName(nameCount: names.count)
    isOverridden = [Bool](repeating: false, count: names.count)
  }

  mutating func collectTypes() {
    var extensions: [DeclarationRef] = []
    for file in files.indices {
      let all = files[file].declarations
      for index in all.indices {
        let declaration = all[index]
        let ref = DeclarationRef(file: Int32(file), index: DeclarationID(index))
        if declaration.kind == .function, declaration.name == .callAsFunction, declaration.parent != none {
          callableTypes.insert(all[Int(declaration.parent)].name)
        }
        if declaration.kind == .typeAlias { typeAliases[declaration.name, default: []].append(ref) }
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
        partTypes[file][index] = id
        typesByName.append(id, to: declaration.name)
      }
    }
    for ref in extensions { attach(ref) }
    // A type inside an extension learns its owner only now.
    for id in types.indices where types[id].parent == nil && !types[id].isExternal {
      guard let part = types[id].parts.first, let owner = enclosingType(of: parent(of: part)), owner != TypeID(id) else { continue }
      types[id].parent = owner
    }
    for id in types.indices {
      for name in types[id].inherits { subtypes[name, default: []].append(TypeID(id)) }
    }
  }

  private func inheritedNames(_ ref: DeclarationRef) -> [NameID] {
    list(self[ref].inherits, in: ref.file).flatMap { typeNames($0, in: ref.file) }
  }

  /// The last names of a type, several for `A & B`.
  private func typeNames(_ type: NodeID, in file: Int32) -> [NameID] {
    let node = node(type, in: file)
    switch node.kind {
    case .name, .member: return [node.name]
    case .generic: return typeNames(node.base, in: file)
    case .composition: return list(of: node, in: file).flatMap { typeNames($0, in: file) }
    default: return []
    }
  }

  private mutating func attach(_ ref: DeclarationRef) {
    let declaration = self[ref]
    var candidates = typesByName[declaration.name] ?? []
    // `extension Outer.Inner` names the one inside `Outer`, a bare name the one at file level: a nested
    // `class View` somewhere must not take every `extension View`.
    let path = pathOfType(declaration.type, in: ref.file)
    if path.count > 1 {
      let exact = candidates.filter { id in types[Int(id)].parent.map { types[Int($0)].name } == path[path.count - 2] }
      if !exact.isEmpty { candidates = exact }
    } else {
      candidates = candidates.filter { types[Int($0)].parent == nil }
    }
    if candidates.isEmpty {
      let id = TypeID(types.count)
      types.append(
        TypeInfo(name: declaration.name, kind: .extension, parent: nil, parts: [], inherits: [], isExternal: true, isInactive: false))
      typesByName.append(id, to: declaration.name)
      candidates = [id]
    }
    for id in candidates {
      types[Int(id)].parts.append(ref)
      types[Int(id)].inherits.append(contentsOf: inheritedNames(ref))
    }
    partTypes[Int(ref.file)][Int(ref.index)] = candidates[0]
  }

  private func pathOfType(_ type: NodeID, in file: Int32) -> [NameID] {
    guard type != none else { return [] }
    let node = node(type, in: file)
    switch node.kind {
    case .member: return pathOfType(node.base, in: file) + [node.name]
    case .generic: return pathOfType(node.base, in: file)
    case .name: return [node.name]
    default: return []
    }
  }

  mutating func collectNames() {
    let nameCount = names.count
    var declared = [Bool](repeating: false, count: nameCount)
    for known in Known.allCases { declared[Int(known.name)] = true }
    for name in roles.all { declared[Int(name)] = true }
    var pairs: [(NameID, DeclarationRef)] = []
    var bodiless: Set<NameID> = []
    var withBody: Set<NameID> = []
    for file in files.indices {
      let all = files[file].declarations
      for index in all.indices {
        let declaration = all[index]
        guard declaration.name != none else { continue }
        switch declaration.kind {
        case .variable, .parameter:
          noteProperty(declaration, file, index)
          noteCallable(declaration, Int32(file))
        case .binding: callable.locals.insert(declaration.name)
        case .function:
          if declaration.body == none { bodiless.insert(declaration.name) } else { withBody.insert(declaration.name) }
        default: break
        }
        switch declaration.kind {
        case .function, .enumCase: break
        case .variable:
          // Properties and globals; of locals only that they may be assigned.
          guard declaration.parent == none || all[Int(declaration.parent)].kind.isType else {
            if declaration.value == none || !declaration.modifiers.contains(.constant) { declared[Int(declaration.name)] = true }
            continue
          }
        case .struct, .class, .enum, .actor, .extension:
          declared[Int(declaration.name)] = true
          continue
        case .parameter:
          declared[Int(declaration.name)] = true
          continue
        default: continue
        }
        declared[Int(declaration.name)] = true
        if declaration.modifiers.contains(.override) { isOverridden[Int(declaration.name)] = true }
        pairs.append((declaration.name, DeclarationRef(file: Int32(file), index: DeclarationID(index))))
      }
    }
    declarations = NameTableOf(pairs, nameCount: nameCount)
    callable.bodiless = bodiless.subtracting(withBody)

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
          if name != none, roles.has(name, .input) || roles.has(name, .valueInput) { noteHolders(node, file) }
          if name != none, roles.has(name, .dialog) || roles.has(name, .codeOnly) { noteWatched(node, file) }
          noteHanded(node, name, NodeRef(file: Int32(file), index: NodeID(index)))
          if name != none, name < Argument.trailing, declared[Int(name)] {
            callPairs.append((name, NodeRef(file: Int32(file), index: NodeID(index))))
          }
        case .assign:
          let name = lastName(node.base, nodes)
          if name != none, name < Argument.trailing, declared[Int(name)] {
            assignmentPairs.append((name, NodeRef(file: Int32(file), index: NodeID(index))))
          }
        case .case:
          for pattern in files[file].list(of: node) {
            forEachCase(in: pattern, file) { name in
              if declared[Int(name)] { armPairs.append((name, NodeRef(file: Int32(file), index: NodeID(index)))) }
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
  private mutating func noteProperty(_ declaration: Declaration, _ file: Int, _ index: Int) {
    let ref = DeclarationRef(file: Int32(file), index: DeclarationID(index))
    if hasAttribute(ref, Known.Binding.name) { bindingNames.insert(declaration.name) }
    if declaration.type != none {
      let type = node(declaration.type, in: ref.file)
      if type.kind == .generic, node(type.base, in: ref.file).name == .Binding { bindingNames.insert(declaration.name) }
      if namesTextInput(type.name) { holderNames.insert(declaration.name) }
    }
    if declaration.value != none {
      let value = node(declaration.value, in: ref.file)
      if value.kind == .call, value.base != none {
        let callee = node(value.base, in: ref.file)
        if callee.kind == .name, namesTextInput(callee.name) { holderNames.insert(declaration.name) }
      }
    }
    if declaration.body == none, declaration.end > DeclarationID(index) + 1,
      children(of: ref).contains(where: { self[$0].kind == .accessor })
    {
      observedNames.insert(declaration.name)
    }
  }

  /// `UITextField`, `PlaceholderTextView`.
  private func namesTextInput(_ name: NameID) -> Bool {
    names.withBytes(of: name) { bytes in
      bytes.count >= 8 && (bytes.suffix(8).elementsEqual("TextView".utf8) || bytes.suffix(9).elementsEqual("TextField".utf8))
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

  /// The name that a callee or the left side of an assignment ends with.
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
      if typesByName[callee] != nil || !declarations[callee].isEmpty {
        handedBindings.append(HandedBinding(label: argument.label, name: name))
      }
    }
  }

  /// A variable or parameter that may hold a closure, as far as its type tells.
  private mutating func noteCallable(_ declaration: Declaration, _ file: Int32) {
    let isProperty = declaration.kind == .variable
      && (declaration.parent == none || files[Int(file)].declarations[Int(declaration.parent)].kind.isType)
    guard declaration.type == none ? mayHoldClosure(declaration.value, isProperty, file) : mayBeFunction(declaration.type, file) else { return }
    if isProperty { callable.properties.insert(declaration.name) } else { callable.locals.insert(declaration.name) }
  }

  private func mayHoldClosure(_ value: NodeID, _ isProperty: Bool, _ file: Int32) -> Bool {
    guard value != none else { return true }
    let node = node(value, in: file)
    switch node.kind {
    case .closure, .ternary: return true
    case .call: return mayBeFunction(node.base, file)
    case .name, .member: return !isProperty
    default: return false
    }
  }

  /// Whether a type may be a function's: it is one, an alias, a type that is called like one, or from outside
  /// with a name that says so.
  private func mayBeFunction(_ type: NodeID, _ file: Int32) -> Bool {
    let node = node(type, in: file)
    switch node.kind {
    case .functionType: return true
    case .generic: return mayBeFunction(node.base, file)
    case .name, .member:
      if node.name == .Optional || typeAliases[node.name] != nil || callableTypes.contains(node.name) { return true }
      return typesByName[node.name] == nil && names.withBytes(of: node.name) { bytes in
        Self.functionSuffixes.contains { bytes.count >= $0.utf8.count && bytes.suffix($0.utf8.count).elementsEqual($0.utf8) }
      }
    default: return false
    }
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
