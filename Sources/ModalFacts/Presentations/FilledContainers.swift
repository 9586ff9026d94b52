// What a navigation controller shows that was made with nothing in it: what is put into it by its name, by whoever is handed it, or by
// the object that it is handed to.

import SwiftScan

extension ValueReader {
  /// What a navigation controller without a root gets through its name: `nav.viewControllers = [root]`.
  /// - Parameter followed: What the calls hand over by which one came here.
  mutating func filled(_ value: Value, through ref: DeclarationRef, frame: Frame?, followed: Frame? = nil, _ depth: Int) -> [Value] {
    let type: TypeID?
    let name: NameID
    switch value.kind {
    case .external(let outside) where project.roles.has(outside, .container): (type, name) = (nil, outside)
    case .type(let id) where isContainer(id): (type, name) = (id, project.types[Int(id)].name)
    default: return [value]
    }
    // What a closure does comes later than what the function does by itself.
    let owner = project.parent(of: ref)
    let all = project.configurations(of: ref)
    let isAtOnce = all.map { project.scope(of: $0.node) == owner }
    var ordered = zip(all, isAtOnce).filter(\.1).map(\.0) + zip(all, isAtOnce).filter { !$0.1 }.map(\.0)
    // What a property holds is filled in several functions: that which presents comes first, and those by which one came there.
    func isFollowed(_ setting: Configuration) -> Bool { project.enclosingMember(of: project.scope(of: setting.node)).map { self.isFollowed($0, in: followed) } ?? false }
    if ordered.count > 1, owner.map({ project[$0].kind.isType }) ?? false {
      let presenting = place.flatMap { project.enclosingMember(of: project.scope(of: $0)) }
      let isNear = ordered.map { isFollowed($0) || presenting != nil && project.enclosingMember(of: project.scope(of: $0.node)) == presenting }
      ordered = zip(ordered, isNear).filter(\.1).map(\.0) + zip(ordered, isNear).filter { !$0.1 }.map(\.0)
    }
    func inContainer(_ root: Value) -> Value {
      var root = root
      root.containers.insert(.init(type: type, name: name, made: value.made?.node, aliases: value.aliases), at: 0)
      return root
    }
    var filling: [NodeRef] = []
    var roots: [Value] = []
    for configuration in ordered {
      guard let root = root(putBy: configuration), filling.allSatisfy({ areAlternatives($0, configuration.node) }) else { continue }
      var context = project.context(of: configuration.node)
      context.frame = frame ?? (followed != nil && isFollowed(configuration) ? followed : nil)
      filling.append(configuration.node)
      roots += values(of: root, in: context, depth: depth + 1).map(inContainer)
    }
    guard filling.isEmpty else { return roots }
    let put = self.roots(putIn: ref, frame: frame, depth)
    guard put.isEmpty else { return put.map(inContainer) }
    return isHandedOver ? [value] : filled(value, byTakersOf: ref, frame: frame, depth)
  }

  /// What a statement puts into a navigation controller that has nothing in it.
  private func root(putBy configuration: Configuration) -> NodeID? {
    guard configuration.path.count == 1, let member = configuration.path.first else { return nil }
    let file = configuration.node.file
    guard let value = configuration.value else {
      let arguments = project.arguments(of: project[configuration.node], in: file)
      if member == .setViewControllers || member == .pushViewController { return arguments.first.map { first(in: $0.value, file) } }
      // `navigation.show(page, sender: nil)`
      let isShow = member == Known.show.name && arguments.count == 2 && project.text(arguments[arguments.startIndex + 1].label) == "sender"
      return isShow ? arguments.first?.value : nil
    }
    return member == .viewControllers ? first(in: value, file) : nil
  }

  private func first(in list: NodeID, _ file: Int32) -> NodeID {
    let expression = project.node(list, in: file)
    return expression.kind == .array ? project.list(of: expression, in: file).first ?? list : list
  }

  /// Whether two statements of one function stand in different branches.
  private func areAlternatives(_ one: NodeRef, _ other: NodeRef) -> Bool {
    guard one.file == other.file, project.scope(of: one) == project.scope(of: other) else { return false }
    let paths = PadPaths(project: project)
    return !paths.runs(one, with: other) && !paths.runs(other, with: one)
  }

  /// `fill(navigation)`, a function that puts the first page into what it is handed.
  private mutating func filled(_ value: Value, byTakersOf ref: DeclarationRef, frame: Frame?, _ depth: Int) -> [Value] {
    guard depth < 16, let owner = project.parent(of: ref), !project[owner].kind.isType else { return [value] }
    var filling: [NodeRef] = []
    var found: [Value] = []
    for taker in project.takers(of: ref) where project[taker.declaration].kind == .function && project[taker.declaration].body != none {
      guard !open.contains(taker.declaration), filling.allSatisfy({ areAlternatives($0, taker.call) }),
        let parameter = project.parameters(of: taker.declaration).first(where: { parameter in
          project.argument(for: parameter, of: taker.declaration, call: taker.call).map { isNamed(ref, $0, in: project.context(of: taker.call)) } ?? false
        })
      else { continue }
      var caller = project.context(of: taker.call)
      caller.frame = frame
      open.append(taker.declaration)
      let inside = project.frame(function: taker.declaration, type: nil, call: taker.call, caller: caller)
      let filled = inside.depth < 12 ? self.filled(value, through: parameter, frame: inside, depth + 1) : [value]
      open.removeLast()
      guard !filled.contains(where: { $0.containers.isEmpty }) else { continue }
      filling.append(taker.call)
      found += filled
    }
    return found.isEmpty ? [value] : found
  }

  /// What a parameter is handed. A navigation controller with nothing in it is filled by the function that takes it, else by others.
  mutating func handedOver(_ bound: Bound, to parameter: DeclarationRef, in context: Context, _ depth: Int) -> [Value] {
    let before = isHandedOver
    isHandedOver = true
    let results = values(of: bound.node, in: bound.context, depth: depth + 1)
    isHandedOver = before
    guard results.contains(where: { isContainer($0) && $0.containers.isEmpty }) else { return results }
    let filled = results.flatMap { self.filled($0, through: parameter, frame: context.frame, depth) }
    return filled.contains { isContainer($0) && $0.containers.isEmpty } && !before ? values(of: bound.node, in: bound.context, depth: depth + 1) : filled
  }
}
