// What is kept of one file: its outline with names of its own, nothing of its text. It holds questions,
// not answers ("a call of `present` with this argument"): whether that is a presentation only the
// project can tell. It depends on the file's bytes alone, so it may be cached by content.

import SwiftScan

/// The facts of one file. Immutable, independent of every other file.
public struct FileFacts: Sendable {
  var outline: Outline
  /// Names beyond the seeds, end to end.
  var nameBytes: [UInt8]
  /// Name `seedCount + n` is `nameBytes[nameBounds[n]..<nameBounds[n + 1]]`.
  var nameBounds: [UInt32]
  public var byteCount: Int

  /// The facts of an empty file.
  public init() {
    self.init(outline: Outline(), nameBytes: [], nameBounds: [0], byteCount: 0)
  }

  init(outline: Outline, nameBytes: [UInt8], nameBounds: [UInt32], byteCount: Int) {
    self.outline = outline
    self.nameBytes = nameBytes
    self.nameBounds = nameBounds
    self.byteCount = byteCount
  }
}

/// Turns the bytes of one file into facts; one a thread, its buffers are used again.
public struct FactReader: Sendable {
  /// Nanoseconds spent, when `isTimed`.
  public struct Timings: Sendable {
    public var tokens: UInt64 = 0
    public var outline: UInt64 = 0
    public var facts: UInt64 = 0
  }

  public var isTimed = false
  public var timings = Timings()
  private var list = TokenList(seeds: Known.spellings)
  private var parser = Parser()
  private var numberOfName: [UInt32] = []

  public init() {}

  /// Reads one file. Total: broken source gives fewer facts.
  public mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
    let clock = ContinuousClock()
    let start = isTimed ? clock.now : nil
    list.names.reset()
    scan(bytes, into: &list)
    let scanned = isTimed ? clock.now : nil
    var outline = parser.read(&list, source: bytes)
    let outlined = isTimed ? clock.now : nil
    markInactive(&outline)
    let facts = pack(outline, byteCount: bytes.count)
    if let start, let scanned, let outlined {
      timings.tokens += nanoseconds(scanned - start)
      timings.outline += nanoseconds(outlined - scanned)
      timings.facts += nanoseconds(clock.now - outlined)
    }
    return facts
  }

  private func nanoseconds(_ duration: Duration) -> UInt64 {
    UInt64(duration.components.attoseconds / 1_000_000_000) + UInt64(duration.components.seconds) * 1_000_000_000
  }

  /// Copies the outline into arrays of just their size, numbers the names that it uses.
  private mutating func pack(_ outline: Outline, byteCount: Int) -> FileFacts {
    numberOfName.removeAll(keepingCapacity: true)
    numberOfName.append(contentsOf: repeatElement(none, count: list.names.count))
    var packed = Outline()
    var nameBytes: [UInt8] = []
    var bounds: [UInt32] = [0]
    func number(_ name: NameID) -> NameID {
      guard name >= seedCount, name < Argument.trailing else { return name }
      let known = numberOfName[Int(name)]
      if known != none { return known }
      let number = seedCount + UInt32(bounds.count - 1)
      list.names.withBytes(of: name) { nameBytes.append(contentsOf: $0) }
      bounds.append(UInt32(nameBytes.count))
      numberOfName[Int(name)] = number
      return number
    }
    packed.nodes = exactly(outline.nodes)
    for index in packed.nodes.indices { packed.nodes[index].name = number(packed.nodes[index].name) }
    packed.arguments = exactly(outline.arguments)
    for index in packed.arguments.indices { packed.arguments[index].label = number(packed.arguments[index].label) }
    packed.declarations = exactly(outline.declarations)
    for index in packed.declarations.indices {
      packed.declarations[index].name = number(packed.declarations[index].name)
      packed.declarations[index].label = number(packed.declarations[index].label)
    }
    packed.attributes = exactly(outline.attributes)
    for index in packed.attributes.indices { packed.attributes[index].name = number(packed.attributes[index].name) }
    packed.starts = exactly(outline.starts)
    packed.declarationStarts = exactly(outline.declarationStarts)
    packed.lists = exactly(outline.lists)
    packed.items = outline.items
    return FileFacts(outline: packed, nameBytes: exactly(nameBytes), nameBounds: exactly(bounds), byteCount: byteCount)
  }

  /// A copy without spare room.
  private func exactly<Element>(_ array: [Element]) -> [Element] {
    array.withUnsafeBufferPointer { Array($0) }
  }
}
