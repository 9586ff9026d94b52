// Where an expression is read: in which file and scope, and, when a reader has followed calls to get
// there, what the parameters around it stand for. A frame is what one followed call hands over.

import SwiftScan

/// Where an expression stands, and what is known about the calls that led there.
struct Context: Hashable {
  private(set) var file: Int32
  /// `scope` in its file, or `none`: packed, since a context is copied at every step.
  private var scopeIndex: DeclarationID
  /// Names declared after this node are not visible yet. Leaves have no place, so it is handed down.
  var position: NodeID
  var frame: Frame?

  /// - Parameter scope: A declaration of the file.
  init(file: Int32, scope: DeclarationRef?, position: NodeID, frame: Frame?) {
    assert(scope.map { $0.file == file } ?? true)
    self.file = file
    scopeIndex = scope?.index ?? none
    self.position = position
    self.frame = frame
  }

  /// The innermost declaration around; nil at file level.
  var scope: DeclarationRef? { scopeIndex == none ? nil : DeclarationRef(file: file, index: scopeIndex) }

  func at(_ node: NodeID) -> Context {
    var context = self
    context.position = node
    return context
  }

  /// How deep a frame is that is called from here.
  var calleeDepth: Int { (frame?.depth ?? 0) + 1 }

  func inside(_ declaration: DeclarationRef) -> Context {
    var context = self
    context.file = declaration.file
    context.scopeIndex = declaration.index
    return context
  }
}

/// What one followed call binds: parameters of a function, or properties of a value by its initialiser.
/// A pointer into `Frames`, good as long as the project: contexts are copied at every step, and nothing is counted.
struct Frame: Hashable {
  /// Packed, since a large project follows half a million calls.
  struct Contents {
    let call: NodeRef
    let caller: Context
    /// -1 for no function, and for no type.
    private let functionFile: Int32
    private let functionIndex: DeclarationID
    private let typeNumber: TypeID
    let depth: Int16
    /// Somebody has looked at what the call hands over.
    var isAsked = false

    init(function: DeclarationRef?, type: TypeID?, call: NodeRef, caller: Context) {
      (functionFile, functionIndex) = function.map { ($0.file, $0.index) } ?? (-1, none)
      typeNumber = type ?? -1
      self.call = call
      self.caller = caller
      depth = Int16(caller.calleeDepth)
    }

    var function: DeclarationRef? { functionFile < 0 ? nil : DeclarationRef(file: functionFile, index: functionIndex) }
    var type: TypeID? { typeNumber < 0 ? nil : typeNumber }
  }

  fileprivate let contents: UnsafeMutablePointer<Contents>

  /// The function or closure that was called; nil for a value that was made.
  var function: DeclarationRef? { contents.pointee.function }
  /// The type whose value was made, or whose method was called.
  var type: TypeID? { contents.pointee.type }
  /// The call, where its arguments are.
  var call: NodeRef {
    isAsked = true
    return contents.pointee.call
  }
  /// Where the call stands.
  var caller: Context {
    isAsked = true
    return contents.pointee.caller
  }
  /// The frame around.
  var outer: Frame? { contents.pointee.caller.frame }
  var isAsked: Bool {
    get { contents.pointee.isAsked }
    nonmutating set { contents.pointee.isAsked = newValue }
  }
  var depth: Int { Int(contents.pointee.depth) }
}

/// The memory of frames, which is given back with the project.
final class Frames {
  private static let blockSize = 1024
  @exclusivity(unchecked) private var blocks: [UnsafeMutablePointer<Frame.Contents>] = []
  @exclusivity(unchecked) private var used = blockSize

  func add(_ contents: Frame.Contents) -> Frame {
    if used == Self.blockSize {
      blocks.append(.allocate(capacity: Self.blockSize))
      used = 0
    }
    let place = blocks[blocks.count - 1] + used
    place.initialize(to: contents)
    used += 1
    return Frame(contents: place)
  }

  deinit { for block in blocks { block.deallocate() } }
}

/// A value's type: one of the project's or one from outside.
enum TypeRef: Hashable {
  case project(TypeID)
  case external(NameID)
}

extension Project {
  func frame(function: DeclarationRef?, type: TypeID?, call: NodeRef, caller: Context) -> Frame {
    frames.add(Frame.Contents(function: function, type: type, call: call, caller: caller))
  }

  /// The frame of a value that a call makes: the same for all who follow that call from the same place, so that what
  /// was read in it is known again.
  func frame(making type: TypeID, by call: NodeRef, caller: Context) -> Frame {
    if let known = framesOfMade[call], known.type == type, known.contents.pointee.caller == caller { return known }
    let made = frame(function: nil, type: type, call: call, caller: caller)
    framesOfMade[call] = made
    return made
  }

  /// Where the value of a variable or binding is read. A binding's own name is not visible yet: `if let
  /// close` means the `close` outside.
  func valueContext(of ref: DeclarationRef, frame: Frame?) -> Context {
    let declaration = self[ref]
    guard declaration.kind == .binding else {
      return Context(file: ref.file, scope: ref, position: declaration.nodeEnd, frame: frame)
    }
    let position = declaration.nodeStart == 0 ? 0 : declaration.nodeStart - 1
    return Context(file: ref.file, scope: parent(of: ref), position: position, frame: frame)
  }

  func context(of node: NodeRef) -> Context {
    Context(file: node.file, scope: scope(of: node), position: node.index, frame: nil)
  }

  /// What a bare name means: locals, then members of the types around, then the file level.
  func meanings(of name: NameID, in context: Context) -> Declarations {
    let mayBeLocal = localNames.contains(name)
    var scope = context.scope
    var inner = none
    while let at = scope {
      let declaration = self[at]
      if declaration.kind.isType {
        if let type = self.type(of: at) {
          let found = members(named: name, of: type)
          if !found.isEmpty { return visible(found, in: context) }
        }
      } else if mayBeLocal, let local = local(named: name, in: at, before: context.position, besides: inner) {
        return Declarations(local)
      }
      inner = at.index
      scope = parent(of: at)
    }
    return visible(Declarations(declarations[name]) { self[$0].parent == none && !isInactive($0) }, in: context)
  }

  /// What a name means, or a member of `self`: no parameter or local, also where one has that name, `self.page = page`.
  func meanings(of expression: Node, in context: Context) -> Declarations {
    guard expression.kind == .member else { return meanings(of: expression.name, in: context) }
    var scope = context.scope
    while let at = scope, !self[at].kind.isType { scope = parent(of: at) }
    return meanings(of: expression.name, in: Context(file: context.file, scope: scope, position: context.position, frame: context.frame))
  }

  /// A parameter, local variable or binding of a function or closure.
  /// - Parameter inner: What the name stands in: `let router = router` means another one.
  private func local(named name: NameID, in scope: DeclarationRef, before position: NodeID, besides inner: DeclarationID) -> DeclarationRef? {
    let all = files[Int(scope.file)].declarations
    let end = all[Int(scope.index)].end
    var found: DeclarationRef?
    var index = scope.index + 1
    while index < end {
      let child = all[Int(index)]
      if child.name == name, index != inner || child.kind == .function {
        switch child.kind {
        case .parameter, .function: found = DeclarationRef(file: scope.file, index: index)
        case .variable, .binding:
          if child.nodeEnd <= position || child.nodeStart <= position && child.value == none,
            position == none || endOfLocal(DeclarationRef(file: scope.file, index: index)) >= position
          {
            found = DeclarationRef(file: scope.file, index: index)
          }
        default: break
        }
      }
      index = max(child.end, index + 1)
    }
    return found
  }

  /// The node with which the block, the arm or the `if` ends that a local stands in; `none` where the function does.
  private func endOfLocal(_ local: DeclarationRef) -> NodeID {
    if let known = endsOfLocals[local] { return known }
    let end = files[Int(local.file)].end(ofLocal: local.index)
    endsOfLocals[local] = end
    return end
  }

  /// Members of a type by name: its own, else those of what it inherits from.
  func members(named name: NameID, of type: TypeID) -> Declarations {
    let named = declarations[name]
    if named.isEmpty { return Declarations() }
    let member = Member(type: type, name: name)
    if let known = membersOfType[member] { return known }
    let found = findMembers(among: named, of: type)
    membersOfType[member] = found
    return found
  }

  private func findMembers(among named: UnsafeBufferPointer<DeclarationRef>, of type: TypeID) -> Declarations {
    let ancestry = ancestors(of: type)
    for ancestor in ancestry.types {
      let found = ownMembers(among: named, of: ancestor)
      if !found.isEmpty { return found }
    }
    // What the project adds to the types from outside that this one inherits from.
    for outside in ancestry.external {
      for extended in extensions(ofOutside: outside) {
        let found = ownMembers(among: named, of: extended).filter(isGivenToOutside)
        if !found.isEmpty { return found }
      }
    }
    return Declarations()
  }

  /// Whether a class from outside has a member by an extension, its own or a protocol's. What a protocol asks for, `present(_:animated:)`,
  /// the class has already.
  func isGivenToOutside(_ member: DeclarationRef) -> Bool { parent(of: member).map { self[$0].kind != .protocol } ?? true }

  /// Those of `named`, which are in order, that stand directly in a type or its extensions, those left out by
  /// `#if` excepted.
  private func ownMembers(among named: UnsafeBufferPointer<DeclarationRef>, of type: TypeID) -> Declarations {
    var found = Declarations()
    for part in types[Int(type)].parts {
      guard named.count > 4 else {
        // So few are asked one by one.
        for ref in named where ref.file == part.file && self[ref].parent == part.index && !isInactive(ref) { found.append(ref) }
        continue
      }
      let end = DeclarationRef(file: part.file, index: self[part].end)
      var low = named.startIndex
      var high = named.endIndex
      while low < high {
        let middle = (low + high) / 2
        if named[middle] <= part { low = middle + 1 } else { high = middle }
      }
      while low < named.endIndex, named[low] < end {
        if self[named[low]].parent == part.index, !isInactive(named[low]) { found.append(named[low]) }
        low += 1
      }
    }
    return found
  }

  func findAncestors(of type: TypeID) -> Ancestry {
    var found: [TypeID] = []
    var external: [NameID] = []
    var queue = [type]
    var next = 0
    while next < queue.count, found.count < 64 {
      let id = queue[next]
      next += 1
      guard !found.contains(id) else { continue }
      found.append(id)
      for name in types[Int(id)].inherits {
        let parents = inherited(name, by: id)
        if parents.isEmpty {
          let targets = aliasTargets(of: aliases(named: name, around: types[Int(id)].parent), named: name)
          if targets.isEmpty { external.append(name) }
          for target in targets {
            switch target {
            case .project(let id): queue.append(id)
            case .external(let name): external.append(name)
            }
          }
        } else {
          queue.append(contentsOf: parents)
        }
      }
    }
    let isView = external.contains { name in
      name == .View || name == .UIViewControllerRepresentable || name == .UIViewRepresentable || name == .Shape
        || name == .NSViewControllerRepresentable || name == .NSViewRepresentable
        || name == .InsettableShape || name == .ToolbarContent
    }
    let isViewController = external.contains { name in
      traits(name).contains(.controllerLike) || roles.has(name, .container)
        || roles.has(name, .hosting)
    }
    return Ancestry(types: kept(found), external: kept(external), isView: isView, isViewController: isViewController)
  }

  /// The same in memory of its own, which whoever asks need not count.
  func kept<Element>(_ list: [Element]) -> UnsafeBufferPointer<Element> {
    let kept = UnsafeMutableBufferPointer<Element>.allocate(capacity: list.count)
    _ = kept.initialize(from: list)
    return UnsafeBufferPointer(kept)
  }

  /// The types that a name after a colon means: nested ones from inside what they are nested in, else
  /// those at file level. One nested `class View` must not make every `struct X: View` a class.
  private func inherited(_ name: NameID, by type: TypeID) -> [TypeID] {
    var all = typesByName[name].filter { !types[Int($0)].isExternal && $0 != type }
    if all.count > 1, let part = types[Int(type)].parts.first { all = Array(nearest(all, to: part.file) { types[Int($0)].parts.first }) }
    guard all.contains(where: { types[Int($0)].parent != nil }) else { return all }
    var outer: TypeID? = type
    while let at = outer {
      let nested = all.filter { types[Int($0)].parent == at }
      if !nested.isEmpty { return nested }
      outer = types[Int(at)].parent
    }
    let top = all.filter { types[Int($0)].parent == nil }
    // Of `Outer.Inner` after a colon only the last name is kept.
    return top.isEmpty && name >= seedCount ? all : top
  }

  /// Whether a type is, or inherits from, something of this name.
  func isKind(_ type: TypeID, of name: NameID) -> Bool {
    let ancestry = ancestors(of: type)
    return ancestry.external.contains(name) || ancestry.types.contains { self.types[Int($0)].name == name }
  }

  func findDescendants(of type: TypeID) -> [TypeID] {
    var found: Set<TypeID> = [type]
    var queue = [type]
    while let id = queue.popLast(), found.count <= 200 {
      for child in subtypes[types[Int(id)].name] where found.insert(child).inserted { queue.append(child) }
      for name in aliasNames(of: id) {
        for child in subtypes[name] where !found.contains(child) && inherits(child, from: id, by: name) {
          found.insert(child)
          queue.append(child)
        }
      }
    }
    found.remove(type)
    return found.sorted()
  }

  func isViewController(_ type: TypeID) -> Bool { ancestors(of: type).isViewController }

  /// Whether modifiers may be called on a type's values.
  func isView(_ type: TypeID) -> Bool { ancestors(of: type).isView }

  // MARK: Types by name

  /// The types that a name means where it stands.
  func types(named name: NameID, in context: Context) -> Types { types(named: name, in: context, depth: 0) }

  /// - Parameter depth: How many aliases led here; some lead back to themselves.
  private func types(named name: NameID, in context: Context, depth: Int) -> Types {
    let candidates = visible(typesByName[name], in: context)
    if candidates.isEmpty {
      let targets = aliasTargets(of: visibleAliases(name, in: context), named: name, depth: depth)
      return targets.isEmpty ? Types(.external(name)) : targets
    }
    if candidates.count == 1, !types[Int(candidates[0])].isInactive { return Types(.project(candidates[0])) }
    let active = candidates.filter { !types[Int($0)].isInactive }
    // A stand-in that another platform compiles: here the name means what the system has.
    if active.isEmpty { return Types(.external(name)) }
    let here = active.filter { types[Int($0)].parts[0].file == context.file }
    return Types(mapping: here.isEmpty ? active : here, by: TypeRef.project)
  }

  /// The types that `Name(…)` makes where a view may stand: `List {` is SwiftUI's, whatever model has that name; but a controller hides it.
  func madeTypes(named name: NameID, in context: Context) -> Types {
    let types = types(named: name, in: context)
    guard name == .Button || isSystemView(name) else { return types }
    let views = types.filter { if case .project(let id) = $0 { isView(id) || isViewController(id) } else { true } }
    return views.isEmpty ? Types(.external(name)) : views
  }

  /// The types that a bare name reaches: nested ones from inside what they are nested in, innermost first;
  /// else those at file level. `L10n.Button` is not what `Button` means.
  private func visible(_ candidates: UnsafeBufferPointer<TypeID>, in context: Context) -> ShortList<TypeID> {
    guard !candidates.isEmpty else { return ShortList() }
    if candidates.contains(where: { types[Int($0)].parent != nil }) {
      var scope = context.scope
      while let at = scope {
        if let around = self.type(of: at), case let nested = nested(candidates, in: around), !nested.isEmpty { return nested }
        scope = parent(of: at)
      }
    }
    let top = ShortList(candidates) { types[Int($0)].parent == nil && !types[Int($0)].isExternal }
    return top.count > 1 ? nearest(top, to: context.file) { types[Int($0)].parts.first } : top
  }

  /// Those of the types of one name that are nested in a type or in what it inherits from. Some names, `State`, `Localization`, have
  /// hundreds.
  func nested(_ candidates: UnsafeBufferPointer<TypeID>, in type: TypeID) -> ShortList<TypeID> {
    guard !candidates.isEmpty else { return ShortList() }
    let key = Member(type: type, name: types[Int(candidates[0])].name)
    if let known = nestedTypes[key] { return known }
    let owners = ancestors(of: type).types
    let nested = ShortList(candidates) { types[Int($0)].parent.map { owners.contains($0) } ?? false }
    // Of a type whose ancestors are still being found not all is known.
    if lineage.open.isEmpty { nestedTypes[key] = nested }
    return nested
  }

  /// The types that a type expression means; optionals and bindings are looked through.
  func resolve(type: NodeID, in context: Context, depth: Int = 0) -> Types {
    guard type != none, depth < 8 else { return Types() }
    let node = node(type, in: context.file)
    switch node.kind {
    case .name:
      if node.name == Word.Self.rawValue, let own = enclosingType(of: context.scope) { return Types(.project(own)) }
      // It hides a type of that name.
      if let parameter = genericParameter(node.name, in: context.scope) {
        let known = types(standingFor: parameter, depth: depth)
        // What calls and values put in its place, nobody is asked.
        return known.isEmpty ? Types(.external(node.name)) : known
      }
      return types(named: node.name, in: context, depth: depth)
    case .member:
      let candidates = ShortList(typesByName[node.name]) { !types[Int($0)].isExternal }
      if candidates.isEmpty, !typeAliases[node.name].isEmpty {
        // `Screen.Delegate`, where that is another name of a protocol.
        let outer = resolve(type: node.base, in: context, depth: depth + 1)
        let nested = Declarations(typeAliases[node.name]) { alias in
          enclosingType(of: parent(of: alias)).map { outer.contains(.project($0)) } ?? false
        }
        let targets = aliasTargets(of: nested, named: node.name, depth: depth)
        if !targets.isEmpty { return targets }
      }
      if candidates.count < 2 { return Types(candidates.first.map { .project($0) } ?? .external(node.name)) }
      let outer = resolve(type: node.base, in: context, depth: depth + 1)
      let nested = candidates.filter { id in types[Int(id)].parent.map { outer.contains(.project($0)) } ?? false }
      return Types(mapping: nested.isEmpty ? candidates : nested, by: TypeRef.project)
    case .generic:
      let base = self.node(node.base, in: context.file).name
      let arguments = list(of: node, in: context.file)
      if let first = arguments.first, base == .Optional || base == .Binding || base == .Published || base == .State {
        return resolve(type: first, in: context, depth: depth + 1)
      }
      return resolve(type: node.base, in: context, depth: depth + 1)
    case .composition:
      var parts = Types()
      for part in list(of: node, in: context.file) { parts.append(contentsOf: resolve(type: part, in: context, depth: depth + 1)) }
      return parts
    default:
      return Types()
    }
  }
}
