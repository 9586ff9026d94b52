// What lies over what in SwiftUI: a view in a `ZStack` over those that stand before it there, or in an `overlay` over what that is
// called on. Colours, shapes and images are nothing to lie over: with those alone before it, or nothing, a layer is its page's background.

import SwiftScan

struct StackedViews {
  let project: Project

  init(_ project: Project) { self.project = project }

  /// How a view may stand.
  struct Standing {
    /// Over others, else in a stack or an overlay, first or not.
    var isOver: Bool
    /// Under a condition; over others, under one that leaves those there.
    var isByFlag: Bool
  }

  /// Whether what stands at a node does so in its own member, or where the view uses that.
  func stands(_ standing: Standing, _ node: NodeRef, in type: TypeID) -> Bool {
    stands(standing, Use(node: node.index, file: node.file), in: type, 0)
  }

  /// A view that is made, or a name that stands for one; names are leaves, which stand nowhere.
  private struct Use {
    var node: NodeID
    var file: Int32
    /// What a leaf stands directly inside.
    var around: NodeID?
    var isConditional = false
    var isStacked = false
  }

  private func stands(_ standing: Standing, _ use: Use, in type: TypeID, _ depth: Int) -> Bool {
    guard depth < 4, let member = project.member(around: NodeRef(file: use.file, index: use.around ?? use.node)) else { return false }
    var isConditional = use.isConditional
    var isStacked = use.isStacked
    var isOver = false
    var held: [HeldCondition] = []
    var current = use.node
    var next = use.around ?? project.parent(of: current, inside: member)
    while let index = next {
      let node = project.node(index, in: use.file)
      let isThere = isConditional || !standing.isByFlag
      switch node.kind {
      case .if:
        isConditional = isConditional || isFlag(node, in: use.file)
        held += self.held(in: current, of: node, use.file)
      case .switch: isConditional = true
      case .block: isOver = isOver || standing.isOver && isThere && hasOthers(before: current, in: node, of: type, held, use.file)
      case .call where node.base != current:
        let callee = project.node(node.base, in: use.file)
        switch callee.name {
        case Known.ZStack.name:
          if isOver { return true }
          isStacked = true
        case Known.overlay.name:
          if standing.isOver, isThere, !isDecoration(callee.base, in: use.file, of: type) { return true }
          isStacked = true
        case Known.background.name: return false
        case Known.GeometryReader.name, Known.Group.name: break
        default:
          guard project.node(current, in: use.file).kind != .closure else { return !standing.isOver && isStacked && isThere }
        }
      default: break
      }
      current = index
      next = project.parent(of: current, inside: member)
    }
    if !standing.isOver, isStacked, isConditional || !standing.isByFlag { return true }
    return uses(of: member, in: type).contains { found in
      var found = found
      (found.isConditional, found.isStacked) = (isConditional, isStacked)
      return stands(standing, found, in: type, depth + 1)
    }
  }

  /// Where a view's own code names a member.
  private func uses(of member: DeclarationRef, in type: TypeID) -> [Use] {
    let name = project[member].name
    func isName(_ index: NodeID, in file: Int32) -> Bool {
      let node = project.node(index, in: file)
      return node.kind == .name && node.name == name || node.kind == .member && node.name == name && project.isSelf(node.base, in: file)
    }
    return project.types[Int(type)].parts.flatMap { part in
      (project[part].nodeStart..<project[part].nodeEnd).compactMap { index -> Use? in
        guard !project.node(index, in: part.file).flags.contains(.inactive) else { return nil }
        var leaf: NodeID?
        project.forEachChild(of: index, in: part.file) { if leaf == nil, isName($0, in: part.file) { leaf = $0 } }
        guard let leaf, project.member(around: NodeRef(file: part.file, index: index)) != member else { return nil }
        return Use(node: leaf, file: part.file, around: index)
      }
    }
  }

  // MARK: What stands around

  /// The names that the conditions around a view ask for, in its own member.
  func flags(around node: NodeRef) -> Set<NameID> {
    var found: Set<NameID> = []
    forEachParent(of: node) { index in
      let outer = project.node(index, in: node.file)
      if outer.kind == .if { for condition in conditions(of: outer, in: node.file) { found.formUnion(names(in: condition, of: node.file)) } }
      if outer.kind == .switch { found.formUnion(names(in: outer.base, of: node.file)) }
      return true
    }
    return found
  }

  /// The names that choose how dark a layer is: `Color.black.opacity(isOpen ? 0.4 : 0).onTapGesture { … }`.
  func flags(fading layer: NodeRef) -> Set<NameID> {
    var found: Set<NameID> = []
    project.walk(project[layer].base, in: layer.file) { _, node in
      if node.kind == .ternary, let condition = project.list(of: node, in: layer.file).first { found.formUnion(names(in: condition, of: layer.file)) }
      return true
    }
    return found
  }

  /// The statements among which a view stands.
  func block(around node: NodeRef) -> NodeID? {
    var found: NodeID?
    forEachParent(of: node) { index in
      if project.node(index, in: node.file).kind == .block { found = index }
      return found == nil
    }
    return found
  }

  /// The names that an expression reads, without the `$` of a binding.
  func names(in expression: NodeID, of file: Int32) -> Set<NameID> {
    var found: Set<NameID> = []
    project.walk(expression, in: file) { _, node in
      if node.kind == .name || node.kind == .member { found.insert(project.unprojected(node.name)) }
      return true
    }
    return found
  }

  /// Hands over what stands around a node in its member, inner ones first, until it is refused.
  private func forEachParent(of node: NodeRef, _ visit: (NodeID) -> Bool) {
    guard let member = project.member(around: node) else { return }
    var current = node.index
    while let index = project.parent(of: current, inside: member), visit(index) { current = index }
  }

  /// Whether an `if` asks for anything but the system's version.
  private func isFlag(_ statement: Node, in file: Int32) -> Bool {
    conditions(of: statement, in: file).contains { condition in
      let kind = project.node(condition, in: file).kind
      return kind != .availability && kind != .true && kind != .false
    }
  }

  private func conditions(of statement: Node, in file: Int32) -> [NodeID] {
    Array(project.list(of: statement, in: file).dropLast(statement.flags.contains(.hasElse) ? 1 : 0))
  }

  /// - Parameter held: What is so where the statement's view is there.
  private func hasOthers(before statement: NodeID, in block: Node, of type: TypeID, _ held: [HeldCondition], _ file: Int32) -> Bool {
    project.list(of: block, in: file).prefix { $0 != statement }.contains { !isGone($0, held, file) && !isDecoration($0, in: file, of: type) }
  }

  // MARK: What is there at the same time

  /// A state or a question without arguments, and what it says.
  private struct HeldCondition: Equatable {
    var path: [NameID]
    var isTrue: Bool
  }

  /// What is so in a branch of an `if`.
  private func held(in branch: NodeID, of statement: Node, _ file: Int32) -> [HeldCondition] {
    let conditions = conditions(of: statement, in: file)
    guard statement.flags.contains(.hasElse), project.list(of: statement, in: file).last == branch else {
      return conditions.flatMap { all($0, file) }
    }
    let alone = conditions.flatMap { all($0, file) }
    return conditions.count == 1 && alone.count == 1 ? [HeldCondition(path: alone[0].path, isTrue: !alone[0].isTrue)] : []
  }

  /// The states that a condition needs all of: `shown && !busy`.
  private func all(_ condition: NodeID, _ file: Int32) -> [HeldCondition] {
    let node = project.node(condition, in: file)
    if node.kind == .binary, node.name == Operators.and.name { return all(node.base, file) + all(node.first, file) }
    return state(condition, file, isTrue: true).map { [$0] } ?? []
  }

  private func state(_ condition: NodeID, _ file: Int32, isTrue: Bool) -> HeldCondition? {
    var node = project.node(condition, in: file)
    switch node.kind {
    case .prefix: return state(node.base, file, isTrue: !isTrue)
    case .tuple where node.count == 1: return state(project.list(of: node, in: file)[0], file, isTrue: isTrue)
    default: break
    }
    var path: [NameID] = []
    while node.kind == .member, node.base != none {
      path.append(node.name)
      if project.isSelf(node.base, in: file) { return HeldCondition(path: path, isTrue: isTrue) }
      node = project.node(node.base, in: file)
    }
    guard node.kind == .name else { return nil }
    return HeldCondition(path: path + [node.name], isTrue: isTrue)
  }

  /// Whether what a statement shows is not there while something holds: `if !shown { … }` beside `if shown { … }`.
  private func isGone(_ statement: NodeID, _ held: [HeldCondition], _ file: Int32) -> Bool {
    let node = project.node(statement, in: file)
    guard node.kind == .if, !held.isEmpty, !node.flags.contains(.hasElse) else { return false }
    return conditions(of: node, in: file).flatMap { all($0, file) }.contains { condition in
      held.contains { $0.path == condition.path && $0.isTrue != condition.isTrue }
    }
  }

  // MARK: Decorations

  private static let decorations: Spellings = [
    "Color", "Image", "AsyncImage", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "Gradient", "Rectangle",
    "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule", "ContainerRelativeShape", "Path", "Spacer", "Divider", "EmptyView",
  ]
  private static let containers: Spellings = ["ZStack", "VStack", "HStack", "Group", "GeometryReader", "AnyView"]

  /// Whether nothing can be read or done there: a colour, a picture, what is put together from those alone.
  private func isDecoration(_ index: NodeID, in file: Int32, of type: TypeID, _ depth: Int = 0) -> Bool {
    guard index != none, depth < 12 else { return false }
    func areDecorations(_ nodes: some Sequence<NodeID>) -> Bool { nodes.allSatisfy { isDecoration($0, in: file, of: type, depth + 1) } }
    let node = project.node(index, in: file)
    switch node.kind {
    // `let edge = proxy.size.width`
    case .declaration: return true
    case .block, .do: return areDecorations(project.list(of: node, in: file))
    case .return, .case: return areDecorations([node.base])
    case .closure: return areDecorations([project[DeclarationRef(file: file, index: node.first)].body])
    case .if:
      let list = project.list(of: node, in: file)
      return areDecorations([node.base]) && (!node.flags.contains(.hasElse) || areDecorations(list.suffix(1)))
    case .switch: return areDecorations(project.list(of: node, in: file))
    case .name: return isDecoration(named: node.name, of: type, depth)
    case .member:
      // `self.shade`; else a colour, `Color.black`, or a modifier.
      if node.base != none, project.isSelf(node.base, in: file) { return isDecoration(named: node.name, of: type, depth) }
      return areDecorations([node.base])
    case .call:
      let callee = project.node(node.base, in: file)
      let arguments = project.arguments(of: node, in: file)
      if callee.kind == .name, project.isListed(callee.name, in: Self.containers) {
        return areDecorations(arguments.map(\.value).filter { callee.name == .AnyView || project.node($0, in: file).kind == .closure })
      }
      // What is laid over a colour is asked, too.
      let laid = callee.kind == .member && callee.name == .overlay ? arguments.filter { $0.label >= Argument.trailing }.map(\.value) : []
      return areDecorations([node.base]) && areDecorations(laid)
    default: return false
    }
  }

  private func isDecoration(named name: NameID, of type: TypeID, _ depth: Int) -> Bool {
    if let made = project.typesByName[name].first(where: { !project.types[Int($0)].isExternal }) {
      return project.members(named: Known.body.name, of: made).contains { isDecoration(member: $0, of: made, depth) }
    }
    if project.isListed(name, in: Self.decorations) { return true }
    return project.members(named: name, of: type).contains { isDecoration(member: $0, of: type, depth) }
  }

  /// A member that gives back decorations, or that is one by its type: `var tint: Color`.
  private func isDecoration(member: DeclarationRef, of type: TypeID, _ depth: Int) -> Bool {
    if let getter = ValueReader(project).getter(of: member), project[getter].body != none {
      return isDecoration(project[getter].body, in: getter.file, of: type, depth + 1)
    }
    let types = project.typesOf(declaration: member)
    return !types.isEmpty && types.allSatisfy { if case .external(let name) = $0 { project.isListed(name, in: Self.decorations) } else { false } }
  }
}
