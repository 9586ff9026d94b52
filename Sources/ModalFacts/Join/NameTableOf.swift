// Lists by name: who declares, calls, assigns and matches it. Built once, end to end; where files change, the lists of
// the names that a file had or has get its new part in the place of the old.

import SwiftScan

/// What stands in a file.
protocol Placed {
  var file: Int32 { get }
}

extension NodeRef: Placed {}
extension DeclarationRef: Placed {}

/// Lists of plain values by name. A list is good as long as its table lives and no file is replaced.
final class NameTableOf<Element> {
  private let bounds: UnsafeMutableBufferPointer<UInt32>
  private let elements: UnsafeMutableBufferPointer<Element>
  /// Lists that have grown or shrunk since.
  private let changed = NumberMap<NameID, UnsafeMutableBufferPointer<Element>>()
  /// Their names: most have none, and are told so by a bit.
  @exclusivity(unchecked) private var changedNames = NameSet()
  /// The only names that have lists, as far as anybody may know; nil: all.
  @exclusivity(unchecked) var asked: NameSet? { didSet { isAsBuilt = false } }
  @exclusivity(unchecked) private var isAsBuilt = true

  /// Asked at every step of the join, mostly of a table as it was built.
  @inline(__always)
  subscript(name: NameID) -> UnsafeBufferPointer<Element> { UnsafeBufferPointer(isAsBuilt ? built(name) : changedList(name)) }

  @inline(__always)
  private func built(_ name: NameID) -> UnsafeMutableBufferPointer<Element> {
    guard Int(name) + 1 < bounds.count else { return UnsafeMutableBufferPointer(start: nil, count: 0) }
    let (start, end) = (Int(bounds[Int(name)]), Int(bounds[Int(name) + 1]))
    return UnsafeMutableBufferPointer(start: elements.baseAddress.map { $0 + start }, count: end - start)
  }

  @inline(never)
  private func changedList(_ name: NameID) -> UnsafeMutableBufferPointer<Element> {
    if let asked, !asked.contains(name) { return UnsafeMutableBufferPointer(start: nil, count: 0) }
    return changedNames.contains(name) ? changed[name] ?? built(name) : built(name)
  }

  /// The names that have a list, in order.
  var names: [NameID] {
    let built = (0..<max(bounds.count - 1, 0)).lazy.filter { [bounds] in bounds[$0] < bounds[$0 + 1] }.map { NameID($0) }
    guard !isAsBuilt else { return Array(built) }
    return (built.filter { [changedNames] in !changedNames.contains($0) } + changedNames.filter { changed[$0]?.isEmpty == false }).sorted()
  }

  /// Sorts pairs by name, keeping their order otherwise.
  convenience init(_ pairs: [(NameID, Element)] = [], nameCount: Int = 0) { self.init([pairs], nameCount: nameCount) }

  /// The same of pairs that are in several pieces.
  init(_ pieces: [[(NameID, Element)]], nameCount: Int) {
    // While it is filled, a list's bound is where its next element goes; so all end up where the next one begins.
    bounds = .allocate(capacity: nameCount + 1)
    bounds.initialize(repeating: 0)
    for pairs in pieces {
      for pair in pairs where Int(pair.0) + 2 < bounds.count { bounds[Int(pair.0) + 2] += 1 }
    }
    for index in bounds.indices.dropFirst() { bounds[index] += bounds[index - 1] }
    elements = .allocate(capacity: pieces.reduce(0) { $0 + $1.count })
    for pairs in pieces {
      for pair in pairs {
        let place = Int(bounds[Int(pair.0) + 1])
        elements.initializeElement(at: place, to: pair.1)
        bounds[Int(pair.0) + 1] += 1
      }
    }
  }

  deinit {
    bounds.deallocate()
    elements.deallocate()
    for name in changedNames { changed[name]?.deallocate() }
  }
}

extension NameTableOf where Element: Placed & Equatable {
  /// The part of a name's list that stands in one file. Lists are in the order of files.
  func list(of name: NameID, in file: Int32) -> UnsafeBufferPointer<Element> { list(of: name, in: .only(file)) }

  /// The part that stands in files one after another.
  func list(of name: NameID, in files: Range<Int32>) -> UnsafeBufferPointer<Element> {
    let list = self[name]
    return UnsafeBufferPointer(rebasing: list[part(of: files, in: list)])
  }

  private func part(of files: Range<Int32>, in list: UnsafeBufferPointer<Element>) -> Range<Int> {
    func first(from file: Int32) -> Int {
      var low = 0
      var high = list.count
      while low < high {
        let middle = (low + high) / 2
        if list[middle].file < file { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return first(from: files.lowerBound)..<first(from: files.upperBound)
  }

  /// What a name has behind the place from which a file's elements are others.
  private struct Rest {
    /// How many it had there.
    var goneCount = 0
    /// How many it has, and where the first and the last of them stand.
    var count = 0
    var first = -1
    var last = -1
  }

  /// Gives a file other elements. Lists that anybody holds are good no more.
  /// - Parameters:
  ///   - old: What the file has now, in its order, with the names.
  ///   - new: What it has from now on, likewise.
  func replace(_ file: Int32, old: [(NameID, Element)], by new: [(NameID, Element)]) {
    isAsBuilt = false
    // What stands before an edit is what it was.
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    let rests = NumberMap<NameID, Rest>()
    var names: [NameID] = []
    func rest(of name: NameID) -> Rest {
      if let known = rests[name] { return known }
      names.append(name)
      return Rest()
    }
    for (name, _) in old[start...] {
      var rest = rest(of: name)
      rest.goneCount += 1
      rests[name] = rest
    }
    /// The place of the next element with the same name.
    var next = [Int](repeating: -1, count: new.count)
    for place in start..<new.count {
      let name = new[place].0
      var rest = rest(of: name)
      if rest.count == 0 { rest.first = place } else { next[rest.last] = place }
      rest.last = place
      rest.count += 1
      rests[name] = rest
    }
    for name in names { if let rest = rests[name] { replace(name, in: file, rest, of: new, next) } }
  }

  private func replace(_ name: NameID, in file: Int32, _ rest: Rest, of new: [(NameID, Element)], _ next: [Int]) {
    let known = changedNames.contains(name) ? changed[name] : nil
    let list = known ?? built(name)
    let part = part(of: .only(file), in: UnsafeBufferPointer(list))
    let gone = part.suffix(rest.goneCount)
    var place = rest.first
    if rest.count == gone.count {
      // Most edits only move what was there.
      for index in gone {
        list[index] = new[place].1
        place = next[place]
      }
      return
    }
    let other = UnsafeMutableBufferPointer<Element>.allocate(capacity: list.count - gone.count + rest.count)
    var count = 0
    func append(_ element: Element) {
      other.initializeElement(at: count, to: element)
      count += 1
    }
    for element in list[..<(part.upperBound - gone.count)] { append(element) }
    while place >= 0 {
      append(new[place].1)
      place = next[place]
    }
    for element in list[part.upperBound...] { append(element) }
    changed[name] = other
    changedNames.insert(name)
    known?.deallocate()
  }
}
