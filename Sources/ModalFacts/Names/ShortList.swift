// Most questions of the join have one answer: the declaration that a name means, the type that an expression has.
// A list that holds one element in place; an array for each answer was most of all that was allocated.

import SwiftScan

/// A list that takes memory of its own only for several elements.
struct ShortList<Element> {
  private var only: Element?
  /// All of them, where there are several.
  private var several: [Element]?

  init() {}
  init(_ only: Element?) { self.only = only }

  init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Those elements that `isIncluded` takes.
  init(_ elements: some Sequence<Element>, where isIncluded: (Element) -> Bool) {
    for element in elements where isIncluded(element) { append(element) }
  }

  /// What `transform` makes of each element.
  init<Source>(mapping elements: some Sequence<Source>, by transform: (Source) -> Element) {
    for element in elements { append(transform(element)) }
  }

  mutating func append(_ element: Element) {
    if several != nil {
      several?.append(element)
    } else if let first = only {
      several = [first, element]
      only = nil
    } else {
      only = element
    }
  }

  mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// The list itself, unless it is longer.
  func prefix(_ length: Int) -> ShortList {
    guard let several, several.count > length else { return self }
    return ShortList(several[..<length])
  }

  func filter(_ isIncluded: (Element) -> Bool) -> ShortList {
    ShortList(self, where: isIncluded)
  }
}

extension ShortList: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { several?.count ?? (only == nil ? 0 : 1) }

  subscript(position: Int) -> Element {
    if let several { return several[position] }
    guard position == 0, let only else { preconditionFailure("no element \(position)") }
    return only
  }
}

extension ShortList: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension ShortList: Equatable where Element: Equatable {}

extension ShortList where Element: Hashable {
  /// Appends what is not there yet, each once.
  mutating func formUnion(_ other: ShortList) {
    guard count + other.count > 16 else {
      for element in other where !contains(element) { append(element) }
      return
    }
    var known = Set(self)
    for element in other where known.insert(element).inserted { append(element) }
  }
}

typealias Declarations = ShortList<DeclarationRef>
typealias Types = ShortList<TypeRef>
