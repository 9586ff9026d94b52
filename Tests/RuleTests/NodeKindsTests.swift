// Nodes are picked a stretch at a time; none is lost or met twice where stretches meet.

import SwiftScan
import Testing

@testable import ModalFacts

@Suite struct NodeKindsTests {
  @Test(arguments: [0, 1, 1023, 1024, 1025, 5000]) func allNodesOfTheKindsAreMetInOrder(count: Int) {
    let nodes: [Node] = (0..<count).map { number in
      let kind: NodeKind = number % 3 == 0 ? .call : number % 7 == 1 ? .case : .name
      return Node(kind, name: NameID(number))
    }
    var met: [NodeID] = []
    nodes.withUnsafeBufferPointer { all in
      NodeKinds(.call, .case).forEach(in: all) { place, node in
        #expect(node.name == place)
        met.append(place)
      }
    }
    #expect(met == nodes.indices.filter { nodes[$0].kind != .name }.map(NodeID.init))
  }
}
