// What suppressions need of a storyboard or XIB: its comments, and the tag that stands behind each.

/// The comments and tags of one file.
public struct InterfaceNotes: Sendable {
  /// Byte ranges with the comments' marks, in the order of the file.
  public private(set) var comments: [Range<Int>] = []
  private var tags: [Range<Int>] = []

  public init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      guard let tree = try? XMLTree(bytes) else { return }
      comments = tree.comments
      tags = tree.elements.map(\.tag)
    }
  }

  /// Whether bytes are XML: no Swift begins with a bracket.
  public static func isMarkup(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
  }

  /// The byte range of the first opening tag that begins at or after a byte offset.
  public func tag(after offset: Int) -> Range<Int>? {
    tags.first { $0.lowerBound >= offset }
  }
}
