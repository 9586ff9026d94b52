// Where nodes and declarations stand in their file. Most files are shorter than 64 KB, so that two bytes hold an offset: of all
// that is kept of a file, offsets were an eighth.

import SwiftScan

/// Byte offsets, 0-based, one after another in memory that somebody else holds.
struct PackedOffsets {
  private let base: UnsafeRawPointer
  private let count: Int
  private let isShort: Bool

  /// The bytes that each of these offsets takes.
  static func width(of offsets: borrowing Table<UInt32>) -> Int {
    offsets.withUnsafeBufferPointer { $0.reduce(0, |) } <= UInt16.max ? 2 : 4
  }

  /// Writes offsets down at `place`, which has room for them and stands at a multiple of four bytes.
  init(_ offsets: borrowing Table<UInt32>, width: Int, at place: UnsafeMutableRawPointer) {
    base = UnsafeRawPointer(place)
    count = offsets.count
    isShort = width == 2
    if isShort {
      let short = place.bindMemory(to: UInt16.self, capacity: count)
      for index in 0..<count { short[index] = UInt16(truncatingIfNeeded: offsets[index]) }
    } else {
      let long = place.bindMemory(to: UInt32.self, capacity: count)
      for index in 0..<count { long[index] = offsets[index] }
    }
  }

  /// The same offsets in a copy of the memory around them.
  init(_ other: PackedOffsets, movedFrom old: UnsafeRawPointer, to new: UnsafeRawPointer) {
    (base, count, isShort) = (new + (other.base - old), other.count, other.isShort)
  }

  subscript(index: Int) -> UInt32 {
    precondition(index >= 0 && index < count)
    return isShort
      ? UInt32(base.load(fromByteOffset: index * 2, as: UInt16.self)) : base.load(fromByteOffset: index * 4, as: UInt32.self)
  }
}
