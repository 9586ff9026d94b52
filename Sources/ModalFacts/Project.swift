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
  /// The type of each type declaration and extension.
  private(set) var typeOfPart: [DeclarationRef: TypeID] = [:]
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

  func outline(_ file: Int32) -> Outline { files[Int(file)] }

  subscript(_ declaration: DeclarationRef) -> Declaration {
    files[Int(declaration.file)].declarations[Int(declaration.index)]
  }

  subscript(_ node: NodeRef) -> Node { files[Int(node.file)].nodes[Int(node.index)] }

  func node(_ index: NodeID, in file: Int32) -> Node { files[Int(file)].nodes[Int(index)] }

  func arguments(of node: Node, in file: Int32) -> ArraySlice<Argument> { files[Int(file)].arguments(of: node) }

  func list(of node: Node, in file: Int32) -> ArraySlice<UInt32> { files[Int(file)].list(of: node) }

  func list(_ range: ListRange, in file: Int32) -> ArraySlice<UInt32> { files[Int(file)].list(range) }

  func parameters(of function: DeclarationRef) -> [DeclarationRef] {
    list(self[function].parameters, in: function.file).map { DeclarationRef(file: function.file, index: $0) }
  }

  func attributes(of declaration: DeclarationRef) -> ArraySlice<Attribute> {
    files[Int(declaration.file)].attributes(of: self[declaration])
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
      if self[at].kind.isType { return typeOfPart[at] }
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
        typeOfPart[ref] = id
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
    typeOfPart[ref] = candidates[0]
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
