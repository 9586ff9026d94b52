// What types inherit from, as far as somebody has asked. It rests on types and their other names alone, so it
// serves every state of a project whose files change until one of these does.

import SwiftScan

/// A type and all that it inherits from. Good as long as its lineage.
struct Ancestry {
  /// The project's own, the nearest first, from the type itself.
  let types: UnsafeBufferPointer<TypeID>
  let external: UnsafeBufferPointer<NameID>
  let isView: Bool
  let isViewController: Bool
}

/// By type: what it inherits from, and what inherits from it.
final class Lineage {
  @exclusivity(unchecked) var ancestors: [Ancestry?]
  @exclusivity(unchecked) var descendants: [[TypeID]?]
  /// Types whose ancestors are being looked for, the innermost last.
  @exclusivity(unchecked) var open: [TypeID] = []
  /// What was said of those meanwhile.
  @exclusivity(unchecked) var circular: [Ancestry] = []
  /// Other names of protocols.
  @exclusivity(unchecked) var aliasNames: [TypeID: [NameID]]?

  init(typeCount: Int) {
    ancestors = Array(repeating: nil, count: typeCount)
    descendants = Array(repeating: nil, count: typeCount)
  }

  deinit {
    for ancestry in ancestors.compactMap({ $0 }) + circular {
      ancestry.types.deallocate()
      ancestry.external.deallocate()
    }
  }
}
