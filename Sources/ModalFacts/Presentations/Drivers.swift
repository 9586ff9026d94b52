// What drives one presentation: its flags and items by name, and whose these are where that is told. Half an app's sheets hang on
// something called `isPresented`, so whoever sets the namesake of another view, model or state closes nothing. Trap: whose it is
// must be told on both sides.

import SwiftScan

/// A flag or item that an action sets, and the struct that declares it; nil where that is not told.
struct SetFlag: Hashable, Comparable {
  let name: NameID
  var owner: TypeID?

  static func < (left: SetFlag, right: SetFlag) -> Bool { (left.name, left.owner ?? -1) < (right.name, right.owner ?? -1) }
}

/// The flags and items that drive one presentation.
struct Drivers: Hashable, ExpressibleByArrayLiteral, Sequence {
  private let names: Set<NameID>
  /// The one stored property that all the names mean, where that is known.
  let property: DeclarationRef?
  /// The state of the presenting view that holds the object whose property that is, made there in sight: `@State var router = Router()`.
  let instance: DeclarationRef?
  /// The struct whose property a name is, where that is told.
  private var owners: [NameID: TypeID] = [:]
  /// The types, seen in part or not at all, of the objects whose property a name is: their methods may set it.
  let unseenOwners: [TypeRef]

  /// - Parameter owned: Those of which it is told whose they are.
  init(_ names: Set<NameID>, owned: [SetFlag], property: DeclarationRef?, instance: DeclarationRef? = nil, unseenOwners: [TypeRef] = []) {
    self.names = names
    self.instance = instance
    self.unseenOwners = unseenOwners
    self.property = property
    for flag in owned where owned.allSatisfy({ $0.name != flag.name || $0.owner == flag.owner }) { owners[flag.name] = flag.owner }
  }

  init(arrayLiteral elements: NameID...) { self.init(Set(elements), owned: [], property: nil) }

  var isEmpty: Bool { names.isEmpty }

  func makeIterator() -> Set<NameID>.Iterator { names.makeIterator() }
  func contains(_ name: NameID) -> Bool { names.contains(name) }

  /// Whether what was set may be one of them.
  func contains(_ flag: SetFlag) -> Bool {
    guard names.contains(flag.name) else { return false }
    guard let owner = flag.owner, let own = owners[flag.name] else { return true }
    return owner == own
  }
}

extension Project {
  /// The stored property that `$shows` or `$model.shows` is a binding to; nil where it hangs on another, or is not known.
  func property(boundBy node: NodeID, in context: Context) -> DeclarationRef? {
    let expression = self.node(node, in: context.file)
    let name = unprojected(expression.name)
    var found = Declarations()
    if expression.kind == .name, name != expression.name {
      found = meanings(of: name, in: context)
    } else if expression.kind == .member, isSelf(expression.base, in: context.file), name != expression.name {
      if let type = enclosingType(of: context.scope) { found = members(named: name, of: type) }
    } else if expression.kind == .member, projectedRoot(of: node, in: context.file) != nil {
      let types = typesOf(expression.base, in: context)
      if types.count == 1, case .project(let type)? = types.first { found = members(named: name, of: type) }
    }
    guard found.count == 1, let property = found.first, holdsValue(property) else { return nil }
    return property
  }

  /// The types of `model` in `$model.shows` that nobody sees, or not all of: a package's, or one that inherits from a package's.
  func unseenOwners(ofBound node: NodeID, in context: Context) -> [TypeRef] {
    guard case let expression = self.node(node, in: context.file), expression.kind == .member, projectedRoot(of: node, in: context.file) != nil else { return [] }
    return typesOf(expression.base, in: context).filter { type in
      switch type {
      case .external: true
      case .project(let id): ancestors(of: id).external.contains { !isListed($0, in: Self.seenConformances) }
      }
    }
  }

  /// What is inherited from these sets no flag of a model's.
  private static let seenConformances: Spellings = [
    "ObservableObject", "Observable", "NSObject", "NSObjectProtocol", "AnyObject", "Identifiable", "Hashable", "Equatable", "Comparable", "Codable",
    "Decodable", "Encodable", "Sendable", "CustomStringConvertible", "CaseIterable", "Error",
  ]

  /// Whether an expression is the binding to a state of the type's own: `$shows`, `self.$shows`.
  func isProjection(_ node: Node, of name: NameID, in file: Int32) -> Bool {
    guard node.kind == .name || node.kind == .member && isSelf(node.base, in: file) else { return false }
    return node.name != name && unprojected(node.name) == name
  }

  /// `model` of `$model.shows`.
  func projectedRoot(of node: NodeID, in file: Int32) -> NameID? {
    let member = self.node(node, in: file)
    guard member.base != none else { return nil }
    let base = self.node(member.base, in: file)
    guard base.kind == .name else { return nil }
    let name = unprojected(base.name)
    return name == base.name ? nil : name
  }

  /// Whether what is set is known to be another property than the one that drives a presentation, one that holds a value of its own.
  /// - Parameters:
  ///   - name: Of the property, where what is set is its binding: `$shows.wrappedValue = false`.
  func isAnother(_ left: Node, _ name: NameID, than driver: DeclarationRef, in context: Context) -> Bool {
    var found = Declarations()
    if left.kind == .name {
      found = meanings(of: name, in: context)
    } else if left.kind == .member, left.base != none {
      let types = typesOf(left.base, in: context)
      if types.count == 1 { found = members(named: name, of: types) }
    }
    guard found.count == 1, let property = found.first, property != driver, holdsValue(property),
      let owner = enclosingType(of: parent(of: property)), let other = enclosingType(of: parent(of: driver))
    else { return false }
    // An override is the same property.
    return owner != other && !family(of: owner).contains(other)
  }

  /// Whether a property is a place of its own: no binding, no setting, nothing that is worked out or that a wrapper may share.
  private func holdsValue(_ property: DeclarationRef) -> Bool {
    guard self[property].kind == .variable, parent(of: property).map({ self[$0].kind.isType && self[$0].kind != .protocol }) ?? false,
      !isBinding(property), ValueReader(self).getter(of: property) == nil
    else { return false }
    return attributes(of: property).allSatisfy { $0.name == Known.State.name || $0.name == Known.Published.name }
  }
}

extension Project {
  // MARK: Whose state

  /// The struct of which a property is set, `state.help` of `state.help.page = nil`; nil where that is not told.
  func owner(of property: NameID, setIn left: Node, in context: Context) -> TypeID? {
    guard left.kind == .member, left.base != none else { return nil }
    return owner(of: property, among: typesOf(left.base, in: context))
  }

  private func owner(of property: NameID, among types: Types) -> TypeID? {
    guard types.count == 1, case .project(let type)? = types.first, self.types[Int(type)].kind == .struct,
      declarations[property].contains(where: { self[$0].kind == .variable && enclosingType(of: parent(of: $0)) == type })
    else { return nil }
    return type
  }

  /// The properties of a store's state in what a presentation is bound to: `$store.route.sending(…)`, `$store.scope(state: \.help, …)`.
  func ownedFlags(in binding: NodeID, at call: NodeRef) -> [SetFlag] {
    let context = context(of: call)
    var found: [SetFlag] = []
    func add(_ name: NameID, of store: NodeID) {
      let name = unprojected(name)
      if let owner = owner(of: name, among: statesTaken(by: store, in: context)) { found.append(SetFlag(name: name, owner: owner)) }
    }
    walk(binding, in: call.file) { _, node in
      if node.kind == .member, node.base != none { add(node.name, of: node.base) }
      guard node.kind == .call, case let callee = self.node(node.base, in: call.file), callee.kind == .member, callee.base != none else { return true }
      for argument in arguments(of: node, in: call.file) {
        var step = self.node(argument.value, in: call.file)
        guard step.kind == .keyPath else { continue }
        while step.base != none { step = self.node(step.base, in: call.file) }
        if step.kind == .member { add(step.name, of: callee.base) }
      }
      return true
    }
    return found
  }
}
