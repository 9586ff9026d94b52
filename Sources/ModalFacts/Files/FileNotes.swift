// What suppressions and fixes need of a file: its comments, and how far declarations and statements reach.
// Facts hold neither; the few files with findings are read again for it.

import InterfaceBuilder
import SwiftScan

/// The comments of one file and the extents of what they stand before.
public struct FileNotes: Sendable {
  /// Byte ranges with the comments' marks, in the order of the file.
  public let comments: [Range<Int>]
  private let outline: Outline
  /// Byte ranges from `{` to just past its partner, in the order of the file.
  private let braces: [Range<Int>]
  /// Every bracket and quote has its partner.
  public let isBalanced: Bool
  /// Of a storyboard or XIB.
  private let markup: InterfaceNotes?

  public init(_ bytes: [UInt8]) {
    var reader = NotesReader()
    self.init(bytes, &reader)
  }

  /// - Parameter reader: Reads one file after another.
  public init(_ bytes: [UInt8], _ reader: inout NotesReader) {
    guard !InterfaceNotes.isMarkup(bytes) else {
      let notes = InterfaceNotes(bytes)
      (outline, braces, markup, comments, isBalanced) = (Outline(), [], notes, notes.comments, true)
      return
    }
    markup = nil
    outline = bytes.withUnsafeBufferPointer { reader.read($0) }
    let list = reader.list
    let tokens = list.tokens
    braces = tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .leftBrace, token.payload != Token.none else { return nil }
      return Int(token.start)..<Int(tokens[Int(token.payload)].end)
    }
    isBalanced = tokens.indices.allSatisfy { index in
      switch tokens[index].kind {
      case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .openQuote, .closeQuote:
        tokens[index].payload != Token.none
      default: true
      }
    }
    // What a conflict marker hides is no comment that anybody wrote.
    comments = list.comments.filter { $0.kind != .conflict }.map { Int($0.start)..<Int($0.end) }
  }

  /// The byte range of the first declaration, statement or tag that begins at or after a byte offset.
  public func extent(after offset: Int) -> Range<Int>? {
    markup.map { $0.tag(after: offset) } ?? outline.extent(after: offset)
  }

  /// The byte range of the innermost declaration or statement around a byte offset; nil in a storyboard or XIB.
  public func extent(around offset: Int) -> Range<Int>? { outline.extent(around: offset) }

  /// Where the declarations and statements around a byte offset begin, innermost first.
  public func starts(around offset: Int) -> [Int] {
    outline.extents.indices.reversed().compactMap { index in
      let extent = outline.extents[index]
      return Int(extent.start) <= offset && offset < Int(extent.end) ? Int(extent.start) : nil
    }
  }

  /// Whether bytes are a storyboard's or XIB's.
  public static func isMarkup(_ bytes: [UInt8]) -> Bool { InterfaceNotes.isMarkup(bytes) }

  /// From brace to brace, the body of the innermost type or function around a byte offset, or of the accessor that
  /// begins just there; nil where it has none or is not closed.
  public func body(ofDeclarationAround offset: Int) -> Range<Int>? { body(around: offset)?.braces }

  /// Whether the innermost type or function around a byte offset is `public`, `open` or `package`, so that what it
  /// overrides of another module must say so as well.
  public func isExported(declarationAround offset: Int) -> Bool {
    body(around: offset).map { outline.declarations[$0.declaration].modifiers.contains(.exported) } ?? false
  }

  private func body(around offset: Int) -> (declaration: Int, braces: Range<Int>)? {
    var found: (Int, Range<Int>)?
    for index in outline.declarations.indices {
      let declaration = outline.declarations[index]
      if declaration.kind == .accessor, Int(outline.declarationStarts[index]) == offset {
        return braces.first { $0.lowerBound > offset }.map { (index, $0) }
      }
      guard declaration.kind.isType || declaration.kind.isFunction else { continue }
      let name = Int(outline.declarationStarts[index])
      guard let extent = outline.extent(around: name), extent.contains(offset) else { continue }
      found = braces.first { $0.lowerBound > name && $0.upperBound == extent.upperBound }.map { (index, $0) }
    }
    return found
  }
}

/// Reads several files for their notes; its buffers for tokens and names are used again.
public struct NotesReader: Sendable {
  fileprivate private(set) var list = TokenList()

  public init() {}

  fileprivate mutating func read(_ source: UnsafeBufferPointer<UInt8>) -> Outline {
    list.names.reset()
    scan(source, into: &list)
    // A parser takes its outline back for the next file, and notes keep theirs.
    var parser = Parser()
    return parser.read(&list, source: source)
  }
}
