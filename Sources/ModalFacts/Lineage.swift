// What types inherit from, as far as somebody has asked. It rests on types and their other names alone, so it
// serves every state of a project whose files change until one of these does.

import SwiftScan

/// A type and all that it inherits from.
final class Ancestry {
  /// The project's own, the nearest first, from the type itself.
  let types: [TypeID]
  let external: [NameID]
  let isView: Bool
  let isViewController: Bool

  init(types: [TypeID], external: [NameID], isView: Bool, isViewController: Bool) {
    self.types = types
    self.external = external
    self.isView = isView
    self.isViewController = isViewController
  }
}

/// By type: what it inherits from, and what inherits from it.
final class Lineage {
  @exclusivity(unchecked) var ancestors: [Ancestry?]
  @exclusivity(unchecked) var descendants: [[TypeID]?]
  /// Other names of protocols.
  @exclusivity(unchecked) var aliasNames: [TypeID: [NameID]]?

  init(typeCount: Int) {
    ancestors = Array(repeating: nil, count: typeCount)
    descendants = Array(repeating: nil, count: typeCount)
  }
}
