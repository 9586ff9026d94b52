// Picks the nodes of some kinds out of all of a file.

import SwiftScan

/// A set of kinds.
struct NodeKinds {
  private let bits: UInt64

  init(_ kinds: NodeKind...) { bits = kinds.reduce(0) { $0 | 1 << UInt64($1.rawValue) } }

  /// Calls `body` with each node of these kinds, in order.
  /// - Parameter places: Memory that is used again from file to file.
  func forEach(in nodes: UnsafeBufferPointer<Node>, _ places: inout [NodeID], _ body: (NodeID, Node) -> Void) {
    if places.count < nodes.count { places = Array(repeating: 0, count: nodes.count * 2) }
    places.withUnsafeMutableBufferPointer { places in
      // Of which kind a node is, is as good as random, so there is no branch: its place is written in any case, and
      // then kept or not.
      var count = 0
      for index in nodes.indices {
        places[count] = NodeID(truncatingIfNeeded: index)
        count &+= Int(truncatingIfNeeded: bits &>> UInt64(nodes[index].kind.rawValue) & 1)
      }
      for place in places[..<count] { body(place, nodes[Int(place)]) }
    }
  }
}
