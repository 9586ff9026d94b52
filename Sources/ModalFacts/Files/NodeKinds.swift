// Picks the nodes of some kinds out of all of a file.

import SwiftScan

/// A set of kinds.
struct NodeKinds {
  private let bits: UInt64

  init(_ kinds: NodeKind...) { bits = kinds.reduce(0) { $0 | 1 << UInt64($1.rawValue) } }

  /// Calls `body` with each node of these kinds, in order.
  func forEach(in nodes: UnsafeBufferPointer<Node>, _ body: (NodeID, Node) -> Void) {
    withUnsafeTemporaryAllocation(of: NodeID.self, capacity: Self.stretch) { places in
      for start in stride(from: 0, to: nodes.count, by: Self.stretch) {
        // Of which kind a node is, is as good as random, so there is no branch: its place is written in any case, and
        // then kept or not.
        var count = 0
        for index in start..<min(start + Self.stretch, nodes.count) {
          places[count] = NodeID(truncatingIfNeeded: index)
          count &+= Int(truncatingIfNeeded: bits &>> UInt64(nodes[index].kind.rawValue) & 1)
        }
        for place in places[..<count] { body(place, nodes[Int(place)]) }
      }
    }
  }

  /// How many nodes are looked at before those that were picked are handed on.
  private static var stretch: Int { 1024 }
}
