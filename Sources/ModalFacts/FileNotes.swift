// What suppressions need of a file: its comments, and how far declarations and statements reach.
// Facts hold neither; the few files with findings are read again for it.

import SwiftScan

/// The comments of one file and the extents of what they stand before.
public struct FileNotes: Sendable {
  /// Byte ranges with the comments' marks, in the order of the file.
  public let comments: [Range<Int>]
  private let outline: Outline

  public init(_ bytes: [UInt8]) {
    var list = TokenList()
    var parser = Parser()
    outline = bytes.withUnsafeBufferPointer { source in
      scan(source, into: &list)
      return parser.read(&list, source: source)
    }
    // What a conflict marker hides is no comment that anybody wrote.
    comments = list.comments.filter { $0.kind != .conflict }.map { Int($0.start)..<Int($0.end) }
  }

  /// The byte range of the first declaration or statement that begins at or after a byte offset.
  public func extent(after offset: Int) -> Range<Int>? {
    outline.extent(after: offset)
  }
}
