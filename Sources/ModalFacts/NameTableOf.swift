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
  @exclusivity(unchecked) private var changed: [NameID: UnsafeMutableBufferPointer<Element>] = [:]
  /// The only names that have lists, as far as anybody may know; nil: all.
  @exclusivity(unchecked) var asked: NameSet? { didSet { isAsBuilt = false } }
  @exclusivity(unchecked) private var isAsBuilt = true

  subscript(name: NameID) -> UnsafeBufferPointer<Element> {
    if !isAsBuilt {
      if let asked, !asked.contains(name) { return UnsafeBufferPointer(start: nil, count: 0) }
      if let list = changed[name] { return UnsafeBufferPointer(list) }
    }
    return UnsafeBufferPointer(built(name))
  }

  private func built(_ name: NameID) -> UnsafeMutableBufferPointer<Element> {
    guard Int(name) + 1 < bounds.count else { return UnsafeMutableBufferPointer(start: nil, count: 0) }
    return UnsafeMutableBufferPointer(rebasing: elements[Int(bounds[Int(name)])..<Int(bounds[Int(name) + 1])])
  }

  /// The names that have a list, in order.
  var names: [NameID] {
    let built = (0..<max(bounds.count - 1, 0)).lazy.filter { [bounds] in bounds[$0] < bounds[$0 + 1] }.map { NameID($0) }
    guard !changed.isEmpty else { return Array(built) }
    return (built.filter { changed[$0] == nil } + changed.keys.filter { changed[$0]?.isEmpty == false }).sorted()
  }

  /// Sorts pairs by name, keeping their order otherwise.
  init(_ pairs: [(NameID, Element)] = [], nameCount: Int = 0) {
    // While it is filled, a list's bound is where its next element goes; so all end up where the next one begins.
    bounds = .allocate(capacity: nameCount + 1)
    bounds.initialize(repeating: 0)
    for pair in pairs where Int(pair.0) + 2 < bounds.count { bounds[Int(pair.0) + 2] += 1 }
    for index in bounds.indices.dropFirst() { bounds[index] += bounds[index - 1] }
    elements = .allocate(capacity: pairs.count)
    for pair in pairs {
      let place = Int(bounds[Int(pair.0) + 1])
      elements.initializeElement(at: place, to: pair.1)
      bounds[Int(pair.0) + 1] += 1
    }
  }

  deinit {
    bounds.deallocate()
    elements.deallocate()
    for list in changed.values { list.deallocate() }
  }
}

extension NameTableOf where Element: Placed {
  /// The part of a name's list that stands in one file. Lists are in the order of files.
  func list(of name: NameID, in file: Int32) -> UnsafeBufferPointer<Element> {
    let list = self[name]
    return UnsafeBufferPointer(rebasing: list[part(of: file, in: list)])
  }

  private func part(of file: Int32, in list: UnsafeBufferPointer<Element>) -> Range<Int> {
    func first(from file: Int32) -> Int {
      var low = 0
      var high = list.count
      while low < high {
        let middle = (low + high) / 2
        if list[middle].file < file { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return first(from: file)..<first(from: file + 1)
  }

  /// Gives a file other elements. Lists that anybody holds are good no more.
  /// - Parameters:
  ///   - old: The names that the file has elements of now.
  ///   - new: What it has from now on, in the order of the file.
  func replace(_ file: Int32, old: [NameID], by new: [(NameID, Element)]) {
    isAsBuilt = false
    var byName: [NameID: [Element]] = [:]
    for name in old { byName[name] = [] }
    for (name, element) in new { byName[name, default: []].append(element) }
    for (name, elements) in byName {
      let known = changed[name]
      let list = known ?? built(name)
      let part = part(of: file, in: UnsafeBufferPointer(list))
      if part.count == elements.count {
        // Most edits only move what was there.
        for (index, element) in zip(part, elements) { list[index] = element }
        continue
      }
      let other = UnsafeMutableBufferPointer<Element>.allocate(capacity: list.count - part.count + elements.count)
      var end = 0
      func append(_ piece: some Sequence<Element>) {
        for element in piece {
          other.initializeElement(at: end, to: element)
          end += 1
        }
      }
      append(list[..<part.lowerBound])
      append(elements)
      append(list[part.upperBound...])
      changed[name] = other
      known?.deallocate()
    }
  }
}
