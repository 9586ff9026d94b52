// What suppressions need of a file: its comments, and how far declarations and statements reach.
// Facts hold neither; the few files with findings are read again for it.

import InterfaceBuilder
import SwiftScan

/// The comments of one file and the extents of what they stand before.
public struct FileNotes: Sendable {
  /// Byte ranges with the comments' marks, in the order of the file.
  public let comments: [Range<Int>]
  private let outline: Outline
  /// Of a storyboard or XIB.
  private let markup: InterfaceNotes?

  public init(_ bytes: [UInt8]) {
    guard !InterfaceNotes.isMarkup(bytes) else {
      let notes = InterfaceNotes(bytes)
      (outline, markup, comments) = (Outline(), notes, notes.comments)
      return
    }
    markup = nil
    var list = TokenList()
    var parser = Parser()
    outline = bytes.withUnsafeBufferPointer { source in
      scan(source, into: &list)
      return parser.read(&list, source: source)
    }
    // What a conflict marker hides is no comment that anybody wrote.
    comments = list.comments.filter { $0.kind != .conflict }.map { Int($0.start)..<Int($0.end) }
  }

  /// The byte range of the first declaration, statement or tag that begins at or after a byte offset.
  public func extent(after offset: Int) -> Range<Int>? {
    markup.map { $0.tag(after: offset) } ?? outline.extent(after: offset)
  }
}
