// An outline in one block of memory of just its size. A project holds one for each of its files and reads
// them at every step of every question, so readers get plain pointers: nothing is counted, nothing is
// copied. Whoever holds the `PackedOutline` keeps the pointers good.

import SwiftScan

/// Where the tables of one packed outline stand. Good as long as its `PackedOutline` lives.
struct OutlineTables {
  var nodes: UnsafeBufferPointer<Node>
  var arguments: UnsafeBufferPointer<Argument>
  var declarations: UnsafeBufferPointer<Declaration>
  var signatures: UnsafeBufferPointer<Signature>
  var attributes: UnsafeBufferPointer<Attribute>
  var lists: UnsafeBufferPointer<UInt32>
  /// As in `Outline`.
  var starts: PackedOffsets
  var declarationStarts: PackedOffsets
  /// The first node of each declaration: one is looked for among them without fetching whole declarations.
  var firstNodes: UnsafeBufferPointer<NodeID>
  /// As in `Outline`.
  var versionChecks: UnsafeBufferPointer<NodeID>
  /// As in `Outline`, where some branch is not decided yet.
  var regions: UnsafeBufferPointer<Region>
  /// How many declarations the files before this one have.
  var firstDeclaration = 0
  /// What the files of one module have in common; 0 where that is not told apart.
  var module: UInt32 = 0

  func list(_ range: ListRange) -> UnsafeBufferPointer<UInt32> { run(of: lists, range.first, range.count) }
  func list(of node: Node) -> UnsafeBufferPointer<UInt32> { run(of: lists, node.first, UInt32(node.count)) }
  func arguments(of node: Node) -> Arguments { run(of: arguments, node.first, UInt32(node.count)) }
  func signature(of declaration: Declaration) -> Signature {
    declaration.signature == none ? Signature() : signatures[Int(declaration.signature)]
  }
  func attributes(of declaration: Declaration) -> UnsafeBufferPointer<Attribute> {
    let range = signature(of: declaration).attributes
    return run(of: attributes, range.first, range.count)
  }

  /// The innermost declaration whose content holds `node`; `none` at file level. `node` must not be a leaf.
  func declaration(around node: NodeID) -> DeclarationID {
    SwiftScan.declaration(around: node, in: declarations, firstNodes: firstNodes)
  }

  private func run<Element>(
    of table: UnsafeBufferPointer<Element>, _ first: UInt32, _ count: UInt32
  ) -> UnsafeBufferPointer<Element> {
    guard count > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
    precondition(Int(first) + Int(count) <= table.count)
    return UnsafeBufferPointer(start: table.baseAddress! + Int(first), count: Int(count))
  }
}

/// The arguments of one call.
typealias Arguments = UnsafeBufferPointer<Argument>

/// The memory of one outline. It changes only while it joins a project, which then is its only owner.
final class PackedOutline: @unchecked Sendable {
  @exclusivity(unchecked) private(set) var tables: OutlineTables
  private let block: UnsafeMutableRawPointer
  private let byteCount: Int
  /// The nodes of what no iOS of the project's runs.
  private var ruledOut: [Range<NodeID>] = []
  /// The branches that the project's own conditions leave out.
  private var unbuilt: [Branch] = []
  /// Its names are numbered by a project's table.
  private(set) var isNumbered = false

  init(_ outline: borrowing Outline) {
    var size = 0
    func place(byteCount: Int) -> Int {
      // Nothing in it asks for more than that.
      let start = size.roundedUp(toMultipleOf: 4)
      size = start + byteCount
      return start
    }
    func place<Element>(_ table: Table<Element>) -> Int { place(byteCount: table.count * MemoryLayout<Element>.stride) }
    let widths = (PackedOffsets.width(of: outline.starts), PackedOffsets.width(of: outline.declarationStarts))
    let places = (
      place(outline.nodes), place(outline.arguments), place(outline.declarations), place(outline.signatures),
      place(outline.attributes), place(outline.lists), place(byteCount: outline.starts.count * widths.0),
      place(byteCount: outline.declarationStarts.count * widths.1),
      place(byteCount: outline.declarations.count * MemoryLayout<NodeID>.stride), place(outline.versionChecks), place(outline.regions)
    )
    let block = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: 8)
    func copy<Element>(_ table: Table<Element>, _ place: Int) -> UnsafeBufferPointer<Element> {
      let copied = (block + place).bindMemory(to: Element.self, capacity: table.count)
      table.withUnsafeBufferPointer { source in
        if let start = source.baseAddress { copied.update(from: start, count: source.count) }
      }
      return UnsafeBufferPointer(start: copied, count: table.count)
    }
    let firstNodes = (block + places.8).bindMemory(to: NodeID.self, capacity: outline.declarations.count)
    for index in outline.declarations.indices { firstNodes[index] = outline.declarations[index].nodeStart }
    self.block = block
    byteCount = size
    tables = OutlineTables(
      nodes: copy(outline.nodes, places.0), arguments: copy(outline.arguments, places.1),
      declarations: copy(outline.declarations, places.2), signatures: copy(outline.signatures, places.3),
      attributes: copy(outline.attributes, places.4), lists: copy(outline.lists, places.5),
      starts: PackedOffsets(outline.starts, width: widths.0, at: block + places.6),
      declarationStarts: PackedOffsets(outline.declarationStarts, width: widths.1, at: block + places.7),
      firstNodes: UnsafeBufferPointer(start: firstNodes, count: outline.declarations.count),
      versionChecks: copy(outline.versionChecks, places.9), regions: copy(outline.regions, places.10))
  }

  init(copying other: PackedOutline) {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(other.byteCount, 1), alignment: 8)
    copy.copyMemory(from: other.block, byteCount: other.byteCount)
    func moved<Element>(_ table: UnsafeBufferPointer<Element>) -> UnsafeBufferPointer<Element> {
      guard let start = table.baseAddress else { return table }
      let place = copy + (UnsafeRawPointer(start) - UnsafeRawPointer(other.block))
      return UnsafeBufferPointer(start: place.bindMemory(to: Element.self, capacity: table.count), count: table.count)
    }
    block = copy
    byteCount = other.byteCount
    ruledOut = other.ruledOut
    unbuilt = other.unbuilt
    isNumbered = other.isNumbered
    tables = OutlineTables(
      nodes: moved(other.tables.nodes), arguments: moved(other.tables.arguments), declarations: moved(other.tables.declarations),
      signatures: moved(other.tables.signatures), attributes: moved(other.tables.attributes), lists: moved(other.tables.lists),
      starts: PackedOffsets(other.tables.starts, movedFrom: other.block, to: copy),
      declarationStarts: PackedOffsets(other.tables.declarationStarts, movedFrom: other.block, to: copy), firstNodes: moved(other.tables.firstNodes),
      versionChecks: moved(other.tables.versionChecks), regions: moved(other.tables.regions))
    tables.module = other.tables.module
  }

  /// Says of which module the file is part.
  func belong(to module: UInt32) { tables.module = module }

  deinit { block.deallocate() }

  /// Marks what the app leaves out for what it is built for; again where other marks were taken back.
  /// - Parameters:
  ///   - oldest: What does not run on this iOS and later ones, as `versionNumber` has it; nil where that is not known.
  ///   - conditions: What is known of the conditions of `#if`.
  func leaveOut(since oldest: UInt32?, _ conditions: KnownConditions) {
    if let oldest, !tables.versionChecks.isEmpty { ruledOut += tables.settleConditions(since: oldest) }
    for run in ruledOut { tables.leaveOut(run) }
    if !tables.regions.isEmpty, !conditions.isEmpty { unbuilt = tables.branchesLeftOut(by: conditions) }
    for branch in unbuilt { tables.mark(branch, (.inactive, .inactive)) }
  }

  /// Whether another says the same, maybe at other places of its file.
  func isSame(as other: PackedOutline) -> Bool {
    func isSame<Element>(_ one: UnsafeBufferPointer<Element>, _ other: UnsafeBufferPointer<Element>) -> Bool {
      guard one.count == other.count else { return false }
      guard let left = one.baseAddress, let right = other.baseAddress else { return true }
      return equalBytes(left, right, one.count * MemoryLayout<Element>.stride)
    }
    return isSame(tables.nodes, other.tables.nodes) && isSame(tables.arguments, other.tables.arguments)
      && isSame(tables.declarations, other.tables.declarations) && isSame(tables.signatures, other.tables.signatures) && isSame(tables.attributes, other.tables.attributes)
      && isSame(tables.lists, other.tables.lists) && isSame(tables.versionChecks, other.tables.versionChecks)
      && isSame(tables.regions, other.tables.regions)
  }

  private func equalBytes(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Bool {
    var offset = 0
    while offset + 8 <= count {
      let one = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard one == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
      offset += 8
    }
    while offset < count {
      guard left.load(fromByteOffset: offset, as: UInt8.self) == right.load(fromByteOffset: offset, as: UInt8.self) else { return false }
      offset += 1
    }
    return true
  }

  /// Gives every name its number in `numbers`; those below `seedCount` stay. Call once.
  func renumber(_ numbers: [NameID]) {
    isNumbered = true
    guard let last = numbers.indices.last.map(NameID.init) else { return }
    numbers.withUnsafeBufferPointer { renumber($0, upTo: last) }
  }

  private func renumber(_ numbers: UnsafeBufferPointer<NameID>, upTo last: NameID) {
    // A global is asked for once, since there are millions of names.
    let seedCount = seedCount
    func number(_ name: inout NameID) {
      // Seeds and what stands for no name wrap around to numbers past the last. Which names are such is as good as
      // random, so a number is looked up in any case and then taken or not.
      let place = name &- seedCount
      let number = numbers[Int(min(place, last))]
      name = place <= last ? number : name
    }
    func change<Element>(_ table: UnsafeBufferPointer<Element>, _ body: (inout Element) -> Void) {
      let table = UnsafeMutableBufferPointer(mutating: table)
      for index in table.indices { body(&table[index]) }
    }
    change(tables.nodes) { number(&$0.name) }
    change(tables.arguments) { number(&$0.label) }
    change(tables.declarations) {
      number(&$0.name)
      number(&$0.label)
    }
    change(tables.attributes) { number(&$0.name) }
  }
}

/// The outlines of all files of a project, in file order.
final class FileTables {
  private(set) var tables: UnsafeBufferPointer<OutlineTables>
  /// By declaration number: the type that a type declaration or extension is part of, or -1.
  private(set) var partTypes: UnsafeMutableBufferPointer<TypeID>
  private var outlines: [PackedOutline]
  /// How many declaration numbers are given away, and how many of them each file has room for.
  private var numberCount = 0
  private var rooms: [Int] = []
  /// Outlines that others have taken the place of.
  private var left: [PackedOutline] = []
  /// The oldest iOS that all runs on, as `versionNumber` has it; nil where that is not known.
  private let oldest: UInt32?
  private let conditions: KnownConditions

  init(_ outlines: [PackedOutline], oldest: UInt32?, _ conditions: KnownConditions) {
    self.outlines = outlines
    self.oldest = oldest
    self.conditions = conditions
    let tables = UnsafeMutableBufferPointer<OutlineTables>.allocate(capacity: outlines.count)
    for (file, outline) in outlines.enumerated() {
      tables.initializeElement(at: file, to: outline.tables)
      tables[file].firstDeclaration = numberCount
      numberCount += outline.tables.declarations.count
    }
    self.tables = UnsafeBufferPointer(tables)
    partTypes = .allocate(capacity: numberCount)
    partTypes.initialize(repeating: -1)
    for outline in outlines { leaveOut(in: outline) }
  }

  deinit {
    tables.deallocate()
    partTypes.deallocate()
  }

  subscript(file: Int) -> PackedOutline { outlines[file] }

  /// Marks what the project leaves out. Whoever hands in an outline is its only owner.
  func leaveOut(in outline: PackedOutline) { outline.leaveOut(since: oldest, conditions) }

  /// Puts another outline in a file's place. Its declarations keep the file's numbers if there is room, or get new
  /// ones behind all others. Nobody may be reading.
  func replace(_ file: Int, by outline: PackedOutline) {
    if rooms.isEmpty { rooms = tables.map(\.declarations.count) }
    leaveOut(in: outline)
    var first = tables[file].firstDeclaration
    partTypes[first..<first + rooms[file]].update(repeating: -1)
    let count = outline.tables.declarations.count
    if count > rooms[file] {
      first = numberCount
      // Room for some more, since people go on typing.
      rooms[file] = count + count / 4 + 16
      numberCount += rooms[file]
      if numberCount > partTypes.count { grow(to: numberCount * 5 / 4) }
    }
    var table = outline.tables
    table.firstDeclaration = first
    UnsafeMutableBufferPointer(mutating: tables)[file] = table
    outlines[file] = outline
  }

  /// Gives a file an outline that differs from its own in places alone. Whoever reads goes on with it.
  func move(_ file: Int, to outline: PackedOutline) {
    var table = outline.tables
    table.firstDeclaration = tables[file].firstDeclaration
    UnsafeMutableBufferPointer(mutating: tables)[file] = table
    // Lists of the old one may have been kept by those who read.
    left.append(outlines[file])
    outlines[file] = outline
  }

  /// Forgets outlines that were moved. Nobody may be reading.
  func forgetMoved() { left = [] }

  /// Adds an outline behind all others. Nobody may be reading.
  func append(_ outline: PackedOutline) {
    if rooms.isEmpty { rooms = tables.map(\.declarations.count) }
    let longer = UnsafeMutableBufferPointer<OutlineTables>.allocate(capacity: tables.count + 1)
    for file in tables.indices { longer.initializeElement(at: file, to: tables[file]) }
    var table = outline.tables
    table.firstDeclaration = numberCount
    longer.initializeElement(at: tables.count, to: table)
    tables.deallocate()
    tables = UnsafeBufferPointer(longer)
    outlines.append(outline)
    rooms.append(table.declarations.count)
    numberCount += table.declarations.count
    if numberCount > partTypes.count { grow(to: numberCount * 5 / 4) }
  }

  private func grow(to count: Int) {
    let larger = UnsafeMutableBufferPointer<TypeID>.allocate(capacity: count)
    larger.initialize(repeating: -1)
    for index in partTypes.indices { larger[index] = partTypes[index] }
    partTypes.deallocate()
    partTypes = larger
  }
}

extension Int {
  fileprivate func roundedUp(toMultipleOf step: Int) -> Int { (self + step - 1) / step * step }
}
