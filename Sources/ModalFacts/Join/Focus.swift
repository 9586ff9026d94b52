// Where reading begins. A reader asks for the calls, assignments and declarations that it starts from, and follows
// them wherever they lead; so the same readers read a whole project, the share of one thread, or again what one changed
// file begins.

import SwiftScan

extension Project {
  /// Whether what stands in a file is started from.
  func isInFocus(_ file: Int32) -> Bool { focus.map { $0.contains(file) } ?? true }

  /// The files to start from, in order.
  var filesInFocus: Range<Int32> { focus ?? 0..<Int32(files.count) }

  /// The types to start from: those that begin in the files; in order.
  var typesInFocus: [TypeID] {
    guard let focus else { return types.indices.map { TypeID($0) } }
    return focus.flatMap { file in
      files[Int(file)].declarations.indices.compactMap { index in
        let part = DeclarationRef(file: file, index: DeclarationID(index))
        guard self[part].kind.isType, let type = type(of: part), types[Int(type)].parts.first == part else { return nil }
        return type
      }
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

extension Range<Int32> {
  /// One file alone.
  static func only(_ file: Int32) -> Range<Int32> { file..<file + 1 }
}
