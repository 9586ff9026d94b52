// Who hears of all that a child's store is sent: an arm of a parent's that takes the child's action whole, `case .help`,
// `case .help(.presented(let action)) where action.isLast`. Whether it does something about this action is not told by its pattern.

import SwiftScan

extension ActionReader {
  /// Goes on at the arms that take any action of some enums whole, unless an arm before takes this one.
  mutating func followWholeArms(for sent: Node, as wanted: NameID, of owners: CaseOwners, in file: Int32, _ depth: Int) {
    guard let owners, depth < 50, project.hasReducers else { return }
    for owner in owners {
      for arm in project.armsTakingWhole(owner) where !project.isTakenBefore(arm, sent, as: wanted, of: owner, in: file) { follow(arm: arm, depth) }
    }
  }

  /// What stands behind an arm, or in the block of an `if` that asks for a case.
  private mutating func follow(arm: NodeRef, _ depth: Int) {
    once(Followed(arm: arm), frame: nil, ownDepth: 0) { reader in
      let context = reader.project.context(of: arm)
      for statement in reader.project.files[Int(arm.file)].statements(behind: arm.index) { reader.act(statement, in: context, depth + 1) }
    }
  }
}

extension Project {
  var hasReducers: Bool { !calls[Known.Reduce.name].isEmpty || !calls[Known.Reducer.name].isEmpty }

  /// What takes any case of an enum that a case of another enum carries, however far outside.
  fileprivate func armsTakingWhole(_ type: TypeID) -> [NodeRef] {
    if let known = armsTakingWhole[type] { return known }
    var around: [Member] = []
    var rest = [type]
    while let inner = rest.popLast() {
      for carrier in carriers[inner] ?? [] where !around.contains(where: { $0.type == carrier.type && $0.name == carrier.name }) {
        if carrier.type != type, !around.contains(where: { $0.type == carrier.type }) { rest.append(carrier.type) }
        around.append(carrier)
      }
    }
    var found: [NodeRef] = []
    for carrier in around {
      for arm in asking(for: carrier.name, of: [carrier.type]) where !found.contains(arm) && takesWhole(arm, around) { found.append(arm) }
    }
    armsTakingWhole[type] = found
    return found
  }

  /// The cases that carry the cases of an enum, by that enum.
  func findCarriers() -> [TypeID: [Member]] {
    var found: [TypeID: [Member]] = [:]
    for (file, tables) in files.enumerated() {
      for (index, declaration) in tables.declarations.enumerated() where declaration.kind == .enumCase {
        let declared = DeclarationRef(file: Int32(file), index: DeclarationID(index))
        guard let owner = enclosingType(of: parent(of: declared)), let carried = enumsCarried(by: declaration.name, of: [owner]) else { continue }
        for inner in carried where inner != owner { found[inner, default: []].append(Member(type: owner, name: declaration.name)) }
      }
    }
    return found
  }

  /// Whether what asks for a case takes apart one of the enums around, and says nothing of what is carried.
  private func takesWhole(_ arm: NodeRef, _ around: [Member]) -> Bool {
    let tables = files[Int(arm.file)]
    let context = context(of: arm)
    let names = Set(around.map(\.name))
    let subject = tables.switchAround(arm.index).map { node($0, in: arm.file).base } ?? none
    let tests = self[arm].kind == .case ? tables.patterns(of: self[arm], askedOf: subject) : tables.tests(of: self[arm])
    return tests.contains { test in
      let asked = node(test.pattern, in: arm.file)
      let isWhole = asked.kind == .keyPath ? tables.steps(of: asked).allSatisfy { names.contains($0) || isWrapping($0) }
        : askedName(test.pattern, in: arm.file) != nil && isWhole(test.pattern, in: arm.file, names)
      // `if case .help(let help) = state.page` asks a state, whose cases have the same names.
      return isWhole && (enums(takenApart: test.subject, in: context)?.contains { type in around.contains { $0.type == type } } ?? false)
    }
  }

  /// Whether a pattern says nothing of what the innermost of these cases carries.
  private func isWhole(_ pattern: NodeID, in file: Int32, _ names: Set<NameID>, _ depth: Int = 0) -> Bool {
    guard let asked = askedName(pattern, in: file) else { return true }
    guard depth < 8, names.contains(asked) || isWrapping(asked) else { return false }
    let expression = node(pattern, in: file)
    return expression.kind != .call || arguments(of: expression, in: file).allSatisfy { isWhole($0.value, in: file, names, depth + 1) }
  }

  /// `.presented(.closed)`, `.element(id: id, action: .closed)` of what a parent carries a child's actions in.
  private func isWrapping(_ name: NameID) -> Bool { isListed(name, in: Self.wrappingCases) }
  private static let wrappingCases: Spellings = ["presented", "element"]

  /// Whether an arm of the same `switch` that stands before another takes what is sent.
  fileprivate func isTakenBefore(_ arm: NodeRef, _ sent: Node, as name: NameID, of owner: TypeID, in file: Int32) -> Bool {
    guard self[arm].kind == .case, let statement = files[Int(arm.file)].switchAround(arm.index) else { return false }
    let arms = list(of: node(statement, in: arm.file), in: arm.file)
    return asking(for: name, of: [owner]).contains { other in
      other.file == arm.file && other.index < arm.index && self[other].kind == .case && arms.contains(other.index) && takes(sent, in: file, as: name, other)
    }
  }
}
