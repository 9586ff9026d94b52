// Where reading begins. A reader asks for the calls, assignments and declarations that it starts from, and follows
// them wherever they lead; so the same readers read a whole project, or again what one changed file begins.

import SwiftScan

extension Project {
  /// Whether what stands in a file is started from.
  func isInFocus(_ file: Int32) -> Bool { focus.map { $0 == file } ?? true }

  /// The types to start from: those that begin in the file; in order.
  var typesInFocus: [TypeID] {
    guard let focus else { return types.indices.map { TypeID($0) } }
    return files[Int(focus)].declarations.indices.compactMap { index in
      let part = DeclarationRef(file: focus, index: DeclarationID(index))
      guard self[part].kind.isType, let type = type(of: part), types[Int(type)].parts.first == part else { return nil }
      return type
    }.sorted()
  }

  /// The calls of a name to start from.
  func callsInFocus(_ name: NameID) -> UnsafeBufferPointer<NodeRef> { focus.map { calls.list(of: name, in: $0) } ?? calls[name] }

  /// The assignments of a name to start from.
  func assignmentsInFocus(_ name: NameID) -> UnsafeBufferPointer<NodeRef> {
    focus.map { assignments.list(of: name, in: $0) } ?? assignments[name]
  }

  /// The declarations of a name to start from.
  func declarationsInFocus(_ name: NameID) -> UnsafeBufferPointer<DeclarationRef> {
    focus.map { declarations.list(of: name, in: $0) } ?? declarations[name]
  }
}
