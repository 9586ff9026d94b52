// Names that a reader knows by how they are spelt: what UIKit calls its methods, the labels of arguments. They are no part of the
// vocabulary, which teams add to, and too many for numbers of their own.

import SwiftScan

/// Spellings of names. Whether a name has one of them is told by a bit, once they were looked up.
final class Spellings: ExpressibleByArrayLiteral, Sendable {
  private let all: Set<String>

  init(arrayLiteral spellings: String...) { all = Set(spellings) }

  func contains(_ text: String) -> Bool { all.contains(text) }

  fileprivate func names(in table: NameTable) -> NameSet { NameSet(all.compactMap { table.find($0) }) }
}

/// A list as a key.
struct SpellingsKey: Numbered {
  let number: UInt64

  init(_ list: Spellings) { number = UInt64(UInt(bitPattern: ObjectIdentifier(list))) }
}

extension Project {
  /// Whether a name is spelt like one of a list that lives as long as the program.
  func isListed(_ name: NameID, in list: Spellings) -> Bool {
    let key = SpellingsKey(list)
    if let known = namesOfSpellings[key] { return known.contains(name) }
    let found = list.names(in: names)
    namesOfSpellings[key] = found
    return found.contains(name)
  }
}
