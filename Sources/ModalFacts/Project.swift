// All files together: one table of names, the types by name with their extensions, and for each name
// that the project declares, who declares it, calls it, assigns it and matches it as a case.
// Built once from facts, in file order, so that every answer is the same on every run.

import SwiftScan

/// A declaration of the project.
struct DeclarationRef: Hashable, Comparable, Sendable {
  var file: Int32
  var index: DeclarationID

  static func < (left: DeclarationRef, right: DeclarationRef) -> Bool {
    (left.file, left.index) < (right.file, right.index)
  }
}

/// An expression or statement of the project.
struct NodeRef: Hashable, Comparable, Sendable {
  var file: Int32
  var index: NodeID

  static func < (left: NodeRef, right: NodeRef) -> Bool { (left.file, left.index) < (right.file, right.index) }
}

/// An index into `Project.types`.
typealias TypeID = Int32

/// A type that the project declares, or one from outside that it extends.
struct TypeInfo {
  var name: NameID
  var kind: DeclarationKind
  /// The type around it; nil at file level.
  var parent: TypeID?
  /// The declaration itself, then extensions, in file order. A type from outside has extensions only.
  var parts: [DeclarationRef]
  /// Names of what it inherits from and conforms to.
  var inherits: [NameID]
  var isExternal: Bool
  var isInactive: Bool
}

/// Lists of references by name, end to end.
struct NameTableOf<Element> {
  private var bounds: [UInt32] = [0]
  private var elements: [Element] = []

  subscript(name: NameID) -> ArraySlice<Element> {
    guard Int(name) + 1 < bounds.count else { return [] }
    return elements[Int(bounds[Int(name)])..<Int(bounds[Int(name) + 1])]
  }

  init() {}

  /// Sorts pairs by name, keeping their order otherwise.
  init(_ pairs: [(NameID, Element)], nameCount: Int) {
    var counts = [UInt32](repeating: 0, count: nameCount + 1)
    for pair in pairs { counts[Int(pair.0) + 1] += 1 }
    for index in 1..<counts.count { counts[index] += counts[index - 1] }
    bounds = counts
    guard let any = pairs.first?.1 else { return }
    elements = [Element](repeating: any, count: pairs.count)
    var next = counts
    for pair in pairs {
      elements[Int(next[Int(pair.0)])] = pair.1
      next[Int(pair.0)] += 1
    }
  }
}

final class Project {
  private(set) var files: [Outline]
  private(set) var names: NameTable
  let isTest: [Bool]
  let roles: Roles
  private(set) var types: [TypeInfo] = []
  private(set) var typesByName: [NameID: [TypeID]] = [:]
  /// By file and declaration: the type that a type declaration or extension is part of, or -1.
  private var partTypes: [[TypeID]] = []
  /// Names of properties that are bindings, and of those that act when they are set.
  private(set) var bindingNames: Set<NameID> = []
  private(set) var observedNames: Set<NameID> = []
  /// Names of what people type into: the only ones whose use by a control is remembered.
  private(set) var holderNames: Set<NameID> = []
  /// What following a function led to, where that depends on the function alone.
  var outcomes: [DeclarationRef: CachedOutcome] = [:]
  private var ancestorsOfType: [TypeID: (types: [TypeID], external: [NameID])] = [:]
  private(set) var subtypes: [NameID: [TypeID]] = [:]
  private(set) var typeAliases: [NameID: [DeclarationRef]] = [:]

  /// Functions, properties, enum cases: whatever a member or a bare name may mean.
  private(set) var declarations = NameTableOf<DeclarationRef>()
  /// Calls by the last name of their callee, for names that the project declares.
  private(set) var calls = NameTableOf<NodeRef>()
  /// Assignments by the last name of their left side, likewise.
  private(set) var assignments = NameTableOf<NodeRef>()
  /// `case` arms by the name of the enum case that they match.
  private(set) var arms = NameTableOf<NodeRef>()

  init(_ facts: [FileFacts], isTest: [Bool], vocabulary: Vocabulary) {
    names = NameTable(seeds: Word.spellings + Known.spellings)
    files = []
    files.reserveCapacity(facts.count)
    for file in facts { files.append(Project.adopt(file, &names)) }
    self.isTest = isTest
    partTypes = files.map { $0.declarations.isEmpty ? [] : [TypeID](repeating: -1, count: $0.declarations.count) }
    roles = Roles(vocabulary, &names)
    collectTypes()
    collectNames()
  }

  /// The outline with the project's name numbers.
  private static func adopt(_ facts: FileFacts, _ names: inout NameTable) -> Outline {
    var numbers: [NameID] = []
    numbers.reserveCapacity(facts.nameBounds.count)
    facts.nameBytes.withUnsafeBufferPointer { bytes in
      for index in 0..<(facts.nameBounds.count - 1) {
        let range = Int(facts.nameBounds[index])..<Int(facts.nameBounds[index + 1])
        numbers.append(names.intern(UnsafeBufferPointer(rebasing: bytes[range])))
      }
    }
    func number(_ name: NameID) -> NameID {
      name >= seedCount && name < Argument.trailing ? numbers[Int(name - seedCount)] : name
    }
    var outline = facts.outline
    for index in outline.nodes.indices { outline.nodes[index].name = number(outline.nodes[index].name) }
    for index in outline.arguments.indices { outline.arguments[index].label = number(outline.arguments[index].label) }
    for index in outline.declarations.indices {
      outline.declarations[index].name = number(outline.declarations[index].name)
      outline.declarations[index].label = number(outline.declarations[index].label)
    }
    for index in outline.attributes.indices { outline.attributes[index].name = number(outline.attributes[index].name) }
    return outline
  }

  // MARK: Reading

  subscript(_ declaration: DeclarationRef) -> Declaration {
    files[Int(declaration.file)].declarations[Int(declaration.index)]
  }

  subscript(_ node: NodeRef) -> Node { files[Int(node.file)].nodes[Int(node.index)] }

  func node(_ index: NodeID, in file: Int32) -> Node { files[Int(file)].nodes[Int(index)] }

  // These index the arrays directly: a method of `Outline` would copy the whole outline first.

  func arguments(of node: Node, in file: Int32) -> ArraySlice<Argument> {
    node.count == 0 ? [] : files[Int(file)].arguments[Int(node.first)..<Int(node.first) + Int(node.count)]
  }

  func list(of node: Node, in file: Int32) -> ArraySlice<UInt32> {
    node.count == 0 ? [] : files[Int(file)].lists[Int(node.first)..<Int(node.first) + Int(node.count)]
  }

  func list(_ range: ListRange, in file: Int32) -> ArraySlice<UInt32> {
    range.count == 0 ? [] : files[Int(file)].lists[Int(range.first)..<Int(range.first + range.count)]
  }

  /// The type that a type declaration or extension is part of.
  func type(of part: DeclarationRef) -> TypeID? {
    let type = partTypes[Int(part.file)][Int(part.index)]
    return type < 0 ? nil : type
  }

  func parameters(of function: DeclarationRef) -> [DeclarationRef] {
    list(self[function].parameters, in: function.file).map { DeclarationRef(file: function.file, index: $0) }
  }

  func attributes(of declaration: DeclarationRef) -> ArraySlice<Attribute> {
    let range = self[declaration].attributes
    return range.count == 0 ? [] : files[Int(declaration.file)].attributes[Int(range.first)..<Int(range.first + range.count)]
  }

  func hasAttribute(_ declaration: DeclarationRef, _ name: NameID) -> Bool {
    attributes(of: declaration).contains { $0.name == name }
  }

  func parent(of declaration: DeclarationRef) -> DeclarationRef? {
    let parent = self[declaration].parent
    return parent == none ? nil : DeclarationRef(file: declaration.file, index: parent)
  }

  /// The declarations directly inside this one.
  func children(of declaration: DeclarationRef) -> [DeclarationRef] {
    var children: [DeclarationRef] = []
    let all = files[Int(declaration.file)].declarations
    let end = all[Int(declaration.index)].end
    var index = declaration.index + 1
    while index < end {
      children.append(DeclarationRef(file: declaration.file, index: index))
      index = max(all[Int(index)].end, index + 1)
    }
    return children
  }

  func text(_ name: NameID) -> String { name == none || name == Argument.trailing ? "_" : names[name] }

  /// The innermost declaration around a node that is not a leaf.
  func scope(of node: NodeRef) -> DeclarationRef? {
    let index = files[Int(node.file)].declaration(around: node.index)
    return index == none ? nil : DeclarationRef(file: node.file, index: index)
  }

  func isInactive(_ node: NodeRef) -> Bool { self[node].flags.contains(.inactive) }
  func isInactive(_ declaration: DeclarationRef) -> Bool { self[declaration].modifiers.contains(.inactive) }

  /// The type whose member, or whose member's content, this declaration is.
  func enclosingType(of declaration: DeclarationRef?) -> TypeID? {
    var current = declaration
    while let at = current {
      if self[at].kind.isType { return type(of: at) }
      current = parent(of: at)
    }
    return nil
  }

  /// The function, accessor or property around a declaration, closures passed over.
  func enclosingMember(of declaration: DeclarationRef?) -> DeclarationRef? {
    var current = declaration
    var found: DeclarationRef?
    while let at = current, !self[at].kind.isType {
      let kind = self[at].kind
      if kind.isFunction || kind == .variable || kind == .accessor { found = at }
      current = parent(of: at)
    }
    return found
  }

  /// `Type.member`, as people write it.
  func path(of declaration: DeclarationRef?) -> String {
    var parts: [String] = []
    var current = declaration
    while let at = current {
      let kind = self[at].kind
      if kind.isType || kind.isFunction || kind == .variable && (parent(of: at).map { self[$0].kind.isType } ?? true) {
        parts.append(text(self[at].name))
      }
      current = parent(of: at)
    }
    return parts.reversed().joined(separator: ".")
  }

  /// The type and all that it inherits from, nearest first; names from outside are in `external`.
  func ancestors(of type: TypeID) -> (types: [TypeID], external: [NameID]) {
    if let known = ancestorsOfType[type] { return known }
    let found = findAncestors(of: type)
    ancestorsOfType[type] = found
    return found
  }

  // MARK: Building

  private func collectTypes() {
    var extensions: [DeclarationRef] = []
    for file in files.indices {
      let all = files[file].declarations
      for index in all.indices {
        let declaration = all[index]
        let ref = DeclarationRef(file: Int32(file), index: DeclarationID(index))
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
        typesByName[declaration.name, default: []].append(id)
      }
    }
    for ref in extensions { attach(ref) }
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

  private func attach(_ ref: DeclarationRef) {
    let declaration = self[ref]
    var candidates = typesByName[declaration.name] ?? []
    if candidates.count > 1 {
      // `extension Outer.Inner` names the one inside `Outer`; a bare name the one at file level.
      let path = pathOfType(declaration.type, in: ref.file)
      let exact = candidates.filter { id in
        path.count > 1 ? types[Int(id)].parent.map { types[Int($0)].name } == path[path.count - 2] : types[Int(id)].parent == nil
      }
      if !exact.isEmpty { candidates = exact }
    }
    if candidates.isEmpty {
      let id = TypeID(types.count)
      types.append(
        TypeInfo(name: declaration.name, kind: .extension, parent: nil, parts: [], inherits: [], isExternal: true, isInactive: false))
      typesByName[declaration.name] = [id]
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

  private func collectNames() {
    let nameCount = names.count
    var declared = [Bool](repeating: false, count: nameCount)
    for known in Known.allCases { declared[Int(known.name)] = true }
    for name in roles.all { declared[Int(name)] = true }
    var pairs: [(NameID, DeclarationRef)] = []
    for file in files.indices {
      let all = files[file].declarations
      for index in all.indices {
        let declaration = all[index]
        guard declaration.name != none else { continue }
        if declaration.kind == .variable || declaration.kind == .parameter { noteProperty(declaration, file, index) }
        switch declaration.kind {
        case .function, .enumCase: break
        case .variable:
          // Properties and globals, not locals.
          guard declaration.parent == none || all[Int(declaration.parent)].kind.isType else { continue }
        case .struct, .class, .enum, .actor, .extension:
          declared[Int(declaration.name)] = true
          continue
        case .parameter:
          declared[Int(declaration.name)] = true
          continue
        default: continue
        }
        declared[Int(declaration.name)] = true
        pairs.append((declaration.name, DeclarationRef(file: Int32(file), index: DeclarationID(index))))
      }
    }
    declarations = NameTableOf(pairs, nameCount: nameCount)

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
          if name != none, roles.has(name, .input) { noteHolders(node, file) }
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
            let name = patternName(pattern, nodes)
            if name != none, declared[Int(name)] {
              armPairs.append((name, NodeRef(file: Int32(file), index: NodeID(index))))
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
  private func noteProperty(_ declaration: Declaration, _ file: Int, _ index: Int) {
    let ref = DeclarationRef(file: Int32(file), index: DeclarationID(index))
    if hasAttribute(ref, Known.Binding.name) { bindingNames.insert(declaration.name) }
    if declaration.type != none {
      let type = node(declaration.type, in: ref.file)
      if type.kind == .generic, node(type.base, in: ref.file).name == .Binding { bindingNames.insert(declaration.name) }
      if text(type.name).hasPrefix("UIText") || text(type.name).hasSuffix("TextView") || text(type.name).hasSuffix("TextField") {
        holderNames.insert(declaration.name)
      }
    }
    if declaration.value != none {
      let value = node(declaration.value, in: ref.file)
      if value.kind == .call, value.base != none {
        let callee = node(value.base, in: ref.file)
        if callee.kind == .name, text(callee.name).hasSuffix("TextView") || text(callee.name).hasSuffix("TextField") {
          holderNames.insert(declaration.name)
        }
      }
    }
    if declaration.body == none, declaration.end > DeclarationID(index) + 1,
      children(of: ref).contains(where: { self[$0].kind == .accessor })
    {
      observedNames.insert(declaration.name)
    }
  }

  /// `text` of `TextField("…", text: $draft.text)`: the names in what an input is bound to.
  private func noteHolders(_ call: Node, _ file: Int) {
    for argument in files[file].arguments(of: call) where argument.label == .text || argument.label == .value {
      var current = argument.value
      for _ in 0..<6 where current != none {
        let node = files[file].nodes[Int(current)]
        guard node.kind == .name || node.kind == .member else { break }
        holderNames.insert(unprojected(node.name))
        guard node.kind == .member else { break }
        current = node.base
      }
    }
  }

  /// The name that a callee or the left side of an assignment ends with.
  private func lastName(_ node: NodeID, _ nodes: [Node]) -> NameID {
    guard node != none else { return none }
    let node = nodes[Int(node)]
    switch node.kind {
    case .name, .member: return node.name
    case .generic: return lastName(node.base, nodes)
    default: return none
    }
  }

  private func patternName(_ pattern: NodeID, _ nodes: [Node]) -> NameID {
    let node = nodes[Int(pattern)]
    switch node.kind {
    case .member: return node.name
    case .call: return nodes[Int(node.base)].kind == .member ? nodes[Int(node.base)].name : none
    default: return none
    }
  }
}
