// Code that no iOS of the app's runs: `else` of `#available(iOS 15, *)` in an app that needs iOS 16. Xcode warns of it,
// and many apps keep it. Once it is known what the app is built for, such a condition becomes `true` or `false`, and what
// it rules out is marked as what `#if` leaves out is.

import ProjectSettings
import SwiftScan

extension BuildSettings {
  /// The oldest iOS, as `versionNumber` has it, or the newest of these where app targets differ; nil where it is not known.
  var oldestVersion: UInt32? {
    let target = if case .known(let oldest) = deploymentTarget { oldest } else { newestTarget }
    return target.map { versionNumber($0.major, $0.minor) }
  }
}

extension OutlineTables {
  /// Settles conditions that hold, or do not, on some iOS and all later ones. What they say of other systems is not asked:
  /// there, too, they go by iOS.
  /// - Parameter oldest: As `versionNumber` has it.
  /// - Returns: The nodes of what never runs, by each of them that rules something out.
  func settleConditions(since oldest: UInt32) -> [Range<NodeID>] {
    versionChecks.compactMap { check in
      let run = settle(check, since: oldest)
      return run.isEmpty ? nil : run
    }
  }

  /// Marks nodes, and the declarations among them, as left out.
  func leaveOut(_ run: Range<NodeID>) {
    let nodes = UnsafeMutableBufferPointer(mutating: self.nodes)
    for node in run where !isLeaf(nodes[Int(node)].kind) { nodes[Int(node)].flags.insert(.inactive) }
    let declarations = UnsafeMutableBufferPointer(mutating: self.declarations)
    for index in firstNodes.indices where run.contains(firstNodes[index]) { declarations[index].modifiers.insert(.inactive) }
  }

  /// Settles the condition of an `if` or `guard` that asks for an iOS and nothing else.
  private func settle(_ check: NodeID, since oldest: UInt32) -> Range<NodeID> {
    let nodes = UnsafeMutableBufferPointer(mutating: self.nodes)
    let statement = nodes[Int(check)]
    guard let condition = list(of: statement).first, nodes[Int(condition)].kind == .availability, nodes[Int(condition)].first <= oldest
    else { return 0..<0 }
    let holds = !nodes[Int(condition)].flags.contains(.unavailable)
    nodes[Int(condition)] = Node(holds ? .true : .false)
    guard statement.kind == .if else {
      if holds { return run(after: condition, through: statement.base) }
      // What follows in its block, which is the first around it that was finished.
      let around = nodes[Int(check)...].firstIndex { $0.kind == .block && list(of: $0).contains(check) }
      return run(after: check, through: NodeID(around ?? 0) &- 1)
    }
    guard statement.flags.contains(.hasElse), let other = list(of: statement).last else {
      return holds ? 0..<0 : run(after: condition, through: statement.base)
    }
    // What is left has no `else`: the part that runs, as if nothing were asked.
    nodes[Int(check)].flags.remove(.hasElse)
    nodes[Int(check)].count -= 1
    if holds { return run(after: statement.base, through: other) }
    nodes[Int(check)].base = other
    nodes[Int(condition)].kind = .true
    return run(after: condition, through: statement.base)
  }

  /// Nothing where broken source left a statement without a part of its own.
  private func run(after first: NodeID, through last: NodeID) -> Range<NodeID> {
    first < last && last < nodes.count ? first + 1..<last + 1 : 0..<0
  }
}
