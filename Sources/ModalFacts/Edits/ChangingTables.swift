// Puts one file of a project in another's place without building the tables anew. What the old file said is taken
// back, what the new one says is added; where types come and go, all are put together again, with the numbers that
// they had, since answers about other files name types by number.

import SwiftScan

/// A file that was replaced, and the numbers that its declarations had.
struct FileChange {
  var file: Int32
  var numbers: Range<Int>
  /// Whether those of now are the same, but for places: as after an edit within a body.
  var isAlike = false
  /// Whether types, their other names and what they inherit are what they were.
  var keepsTypes = false
  /// Whether the bindings that are handed on are what they were.
  var keepsHandings = false
  /// What its functions and types are called, or were before.
  var functions: [NameID] = []
  /// The same of all else, where declarations are not alike.
  var others: [NameID] = []
}

extension ProjectTables {
  /// The facts of one file, as they are kept.
  func facts(of file: Int) -> FileFacts { FileFacts(numbered: outlines[file], branches[Int32(file)] ?? []) }

  /// Puts facts in the place of a file's that differ from them in places alone.
  /// - Returns: Whether they do; if not, nothing has changed.
  mutating func move(_ file: Int, to facts: inout FileFacts) -> Bool {
    // What brings a new name is another text.
    guard facts.branches.isEmpty, branches[Int32(file)] == nil, facts.number(knownIn: names) else { return false }
    outlines.leaveOut(in: facts.outline)
    guard outlines[file].isSame(as: facts.outline) else { return false }
    outlines.move(file, to: facts.outline)
    return true
  }

  /// Puts other facts in the place of a file's. Nobody may be reading, and no project of these tables be held.
  mutating func replace(_ file: Int, by facts: FileFacts) -> FileChange {
    var facts = facts
    facts.number(in: &names)
    outlines.forgetMoved()
    let number = Int32(file)
    let shapes = files[file].declarations.map { DeclarationShape($0) }
    let first = files[file].firstDeclaration
    var change = FileChange(file: number, numbers: first..<first + shapes.count)
    let handings = handedBindings.filter { $0.file == number }
    uses.isTakingBack = true
    let bindingsBefore = uses.bindings.names
    let (oldDeclarations, oldUses) = mentions(of: file)
    uses.isTakingBack = false
    previewMacros.removeAll { $0.file == number }
    handedDismissals.removeAll { $0.file == number }
    handedBindings.removeAll { $0.file == number }
    let oldTypes = typeShapes(of: file)
    let oldAliases = aliases(of: file)

    // The old outline is good until the end.
    let old = outlines[file]
    outlines.replace(file, by: facts.outline)
    branches[number] = facts.branches.isEmpty ? nil : facts.branches
    let all = files[file].declarations
    typeLike[file] = all.indices.filter { isTypeLike(all[$0]) }.map { DeclarationID($0) }
    change.isAlike = shapes.count == all.count && zip(shapes, all).allSatisfy { $0 == DeclarationShape($1) }
    for (kind, name) in shapes.map({ ($0.kind, $0.name) }) + all.map({ ($0.kind, $0.name) }) {
      if kind.isFunction || kind.isType { change.functions.append(name) } else if !change.isAlike { change.others.append(name) }
    }
    let retyped = retype(file, from: oldTypes, oldAliases)
    change.keepsTypes = !retyped.haveTypesChanged

    let leaving = traits.leaving
    traits.grow(to: names)
    for name in Array(traits.leaving.subtracting(leaving)) { uses.declared.add(name) }
    let (newDeclarations, newUses) = mentions(of: file)
    declarations.replace(number, old: oldDeclarations, by: newDeclarations)
    calls.replace(number, old: oldUses.calls, by: newUses.calls)
    changingMembers.replace(number, old: oldUses.changers, by: newUses.changers)
    assignments.replace(number, old: oldUses.assignments, by: newUses.assignments)
    arms.replace(number, old: oldUses.arms, by: newUses.arms)
    change.keepsHandings = handings == handedBindings.filter { $0.file == number }
    // What may be a function, or a binding, is asked of all files.
    if retyped.haveFunctionsChanged || uses.bindings.names != bindingsBefore {
      recount()
      change.keepsHandings = false
    }
    previewMacros.sort()
    handedDismissals.sort()
    askDeclared()
    withExtendedLifetime(old) {}
    return change
  }

  /// Adds a file behind all others. The same rules as for `replace`.
  mutating func append(_ facts: FileFacts) -> FileChange {
    outlines.append(PackedOutline(Outline()))
    typeLike.append([])
    return replace(files.count - 1, by: facts)
  }

  private mutating func mentions(of file: Int) -> (declarations: [(NameID, DeclarationRef)], uses: UsePairs) {
    var declarations: [(NameID, DeclarationRef)] = []
    collectDeclarations(of: file, &declarations)
    var uses = UsePairs()
    collectUses(of: file, &uses)
    return (declarations, uses)
  }

  /// Counts anew what names are used as.
  private mutating func recount() {
    resetClues()
    resetUses()
    (previewMacros, handedDismissals, handedBindings) = ([], [], [])
    var declarations: [(NameID, DeclarationRef)] = []
    for file in files.indices {
      collectDeclarations(of: file, &declarations)
      declarations.removeAll(keepingCapacity: true)
    }
    var uses = UsePairs()
    for file in files.indices {
      collectUses(of: file, &uses)
      uses.removeAll()
    }
  }

  func askDeclared() {
    calls.asked = uses.declared.names
    changingMembers.asked = uses.observed.names
    assignments.asked = uses.declared.names
    arms.asked = uses.declared.names
  }

  // MARK: Types

  /// What a file's type-like declarations say of types, without places.
  struct TypeShape: Equatable {
    var kind: DeclarationKind
    var name: NameID
    var inherits: [NameID]
    var isInactive: Bool
    /// The names of the types around it, the nearest first.
    var around: [NameID]
    /// `Outer` of `extension Outer.Inner`.
    var outer: NameID
    /// What a `typealias` stands for.
    var target: NodeKind?
  }

  private struct OldTypes {
    var shapes: [TypeShape]
    var places: [DeclarationID]
    /// -1 where a shape is no type.
    var ids: [TypeID]
  }

  private func typeShapes(of file: Int) -> OldTypes {
    let refs = typeLike[file].map { DeclarationRef(file: Int32(file), index: $0) }
    return OldTypes(
      shapes: refs.map { shape(of: $0) }, places: typeLike[file],
      ids: refs.map { self[$0].kind.isType ? partTypes[self.number(of: $0)] : -1 })
  }

  private func shape(of ref: DeclarationRef) -> TypeShape {
    let declaration = self[ref]
    var around: [NameID] = []
    var outer = parent(of: ref)
    while let at = outer {
      around.append(self[at].kind.isType ? self[at].name : none)
      outer = parent(of: at)
    }
    return TypeShape(
      kind: declaration.kind, name: declaration.name, inherits: inheritedNames(ref), isInactive: declaration.modifiers.contains(.inactive),
      around: around, outer: declaration.kind == .extension ? files[Int(ref.file)].nameAround(declaration.type) : none,
      target: declaration.kind == .typeAlias && declaration.type != none ? node(declaration.type, in: ref.file).kind : nil)
  }

  private func aliases(of file: Int) -> [(NameID, DeclarationRef)] {
    typeLike[file].compactMap { index in
      let declaration = files[file].declarations[Int(index)]
      guard declaration.kind == .typeAlias, !declaration.modifiers.contains(.inactive) else { return nil }
      return (declaration.name, DeclarationRef(file: Int32(file), index: index))
    }
  }

  /// Brings types in line with a file that was replaced.
  /// - Returns: Whether types or their other names are others now, and whether what may be a function's type is.
  private mutating func retype(
    _ file: Int, from old: OldTypes, _ oldAliases: [(NameID, DeclarationRef)]
  ) -> (haveTypesChanged: Bool, haveFunctionsChanged: Bool) {
    let shapes = typeLike[file].map { shape(of: DeclarationRef(file: Int32(file), index: $0)) }
    let aliases = aliases(of: file)
    if shapes == old.shapes {
      typeAliases.replace(Int32(file), old: oldAliases, by: aliases)
      move(file, from: old)
      // What an alias stands for may be anything.
      return (!oldAliases.isEmpty || !aliases.isEmpty, false)
    }
    let named = Set((old.shapes + shapes).flatMap { [$0.name] + $0.around }).filter { $0 < Argument.trailing }
    let cluesBefore = named.map { findClues(of: $0) }
    typeAliases.replace(Int32(file), old: oldAliases, by: aliases)
    recollect(file, from: old, shapes)
    return (true, named.map { findClues(of: $0) } != cluesBefore)
  }

  /// The same types at other places.
  private mutating func move(_ file: Int, from old: OldTypes) {
    var places: [DeclarationID: DeclarationID] = [:]
    var moved: Set<TypeID> = []
    for (place, index) in typeLike[file].enumerated() where old.ids[place] >= 0 {
      let ref = DeclarationRef(file: Int32(file), index: index)
      places[old.places[place]] = index
      partTypes[number(of: ref)] = old.ids[place]
      moved.insert(old.ids[place])
      // An extension may be part of several types of its name.
      if self[ref].kind == .extension { moved.formUnion(typesByName[self[ref].name]) }
    }
    for type in moved {
      for part in types[Int(type)].parts.indices where types[Int(type)].parts[part].file == Int32(file) {
        if let place = places[types[Int(type)].parts[part].index] { types[Int(type)].parts[part].index = place }
      }
    }
  }

  /// All types put together again. Those that were there keep their numbers; the numbers of those that are gone are
  /// nobody's.
  private mutating func recollect(_ changed: Int, from old: OldTypes, _ shapes: [TypeShape]) {
    var externals: [NameID: TypeID] = [:]
    var ids: [[TypeID]] = []
    for file in files.indices {
      ids.append(file == changed ? matched(shapes, old) : typeLike[file].map { partTypes[number(of: DeclarationRef(file: Int32(file), index: $0))] })
    }
    for id in types.indices {
      if types[id].isExternal { externals[types[id].name] = TypeID(id) }
      types[id].parts = []
      types[id].inherits = []
      types[id].isExternal = true
      types[id].parent = nil
    }
    // What stands in an extension learns whose that is only at the end, the first time and now.
    partTypes.update(repeating: -1)
    callableTypes = NameSet()
    var declared: [(NameID, TypeID)] = []
    var extensions: [DeclarationRef] = []
    for file in files.indices {
      for (place, index) in typeLike[file].enumerated() {
        let id = ids[file][place]
        collect(DeclarationRef(file: Int32(file), index: index), &declared, &extensions, known: id < 0 ? nil : id)
      }
    }
    finishTypes(declared, extensions, externals: externals)
  }

  /// For each new shape the number of the old type that it is, or -1.
  private func matched(_ shapes: [TypeShape], _ old: OldTypes) -> [TypeID] {
    var rest = Array(old.shapes.indices)
    return shapes.map { shape in
      guard shape.kind.isType, shape.kind != .extension,
        let place = rest.firstIndex(where: { old.shapes[$0].kind != .extension && old.ids[$0] >= 0 && old.shapes[$0].name == shape.name && old.shapes[$0].around == shape.around })
      else { return -1 }
      return old.ids[rest.remove(at: place)]
    }
  }
}

/// What a declaration is, wherever it stands.
private struct DeclarationShape: Equatable {
  var kind: DeclarationKind
  var name: NameID
  var parent: DeclarationID
  var end: DeclarationID

  init(_ declaration: Declaration) {
    kind = declaration.kind
    name = declaration.name
    parent = declaration.parent
    end = declaration.end
  }
}
