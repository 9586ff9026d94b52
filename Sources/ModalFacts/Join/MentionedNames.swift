// Which names stand anywhere at all, and which are handed on: whatever is not among these nobody uses but by a call.

import SwiftScan

/// Both, of some files. Where files change, `NameUses` counts them instead, so that a file's can be taken back.
struct MentionedNames {
  /// What stands anywhere as a name, a member or a short string.
  private(set) var mentioned = NameSet()
  /// What stands anywhere but before a call's brackets and in `#selector`: it is handed on or a metatype, but not the type of something.
  private(set) var handed = NameSet()

  /// Adds what a file mentions.
  /// - Parameter end: All names are below it.
  mutating func add(_ file: OutlineTables, below end: NameID) {
    mentioned.insert(below: end) { insert in
      for node in file.nodes where node.kind == .name || node.kind == .member || node.kind == .string { insert(node.name) }
    }
    handed.insert(below: end) { insert in file.forEachHanded(insert) }
  }

  mutating func formUnion(_ other: MentionedNames) {
    mentioned = mentioned.union(other.mentioned)
    handed = handed.union(other.handed)
  }
}

extension OutlineTables {
  /// Calls `body` with each name and short string of the file that stands anywhere but before a call's brackets, in `#selector` or as a type.
  func forEachHanded(_ body: (NameID) -> Void) {
    func note(_ index: NodeID) {
      guard Int(index) < nodes.count else { return }
      let node = nodes[Int(index)]
      if node.kind == .name || node.kind == .member || node.kind == .string { body(node.name) }
    }
    for node in nodes {
      switch node.kind {
      case .name, .string, .number, .true, .false, .nil, .wildcard, .skipped, .closure, .declaration, .jump, .availability: break
      case .macro where node.name == .selector: break
      case .call, .macro: for argument in arguments(of: node) { note(argument.value) }
      case .index:
        note(node.base)
        for argument in arguments(of: node) { note(argument.value) }
      case .member, .prefix, .throw, .return, .defer, .keyPath: note(node.base)
      case .binary, .assign, .cast, .typeTest, .patternTest, .loop:
        note(node.base)
        note(node.first)
      case .generic, .array, .dictionary, .tuple, .interpolation, .ternary, .functionType, .composition, .block, .if, .guard, .switch, .case, .do:
        note(node.base)
        for element in list(of: node) { note(element) }
      }
    }
    for declaration in declarations {
      note(declaration.value)
      for type in list(signature(of: declaration).inherits) { note(type) }
      for attribute in attributes(of: declaration) { body(attribute.name) }
    }
  }
}
