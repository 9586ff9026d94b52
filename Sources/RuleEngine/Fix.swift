// How a finding can be mended. A check knows places but no text, so it makes a *proposal*: what to write, and
// where, in words of the code's shape. `FixWriter` turns proposals into *fixes*, plain edits in bytes, once
// the file has been read again. Whoever applies a fix replaces bytes and thinks no further.

/// A way to mend a finding, before the file's text is known.
public struct Proposal: Sendable, Hashable {
  /// What it does, as an editor's menu shows it: an imperative, as in "Remove the recogniser in `viewWillDisappear`".
  public var title: String
  /// It mends the mistake and changes nothing else that the program does.
  public var isSafe: Bool
  public var changes: [Change]
  /// A name that goes away: where it stands outside of the changes, in a declaration that they touch, there is no fix.
  /// Not all uses of a name have a place in the facts.
  public var removedName: String?

  public init(_ title: String, isSafe: Bool, changes: [Change], removing removedName: String? = nil) {
    self.title = title
    self.isSafe = isSafe
    self.changes = changes
    self.removedName = removedName
  }
}

/// One piece of a proposal.
public struct Change: Sendable, Hashable {
  /// Where the text goes, seen from the change's place.
  public enum Spot: Sendable, Hashable {
    /// In place of the place's bytes; an insertion where they are none.
    case bytes
    /// On lines of its own before, or after, the innermost statement or declaration around the place's start.
    case beforeStatement, afterStatement
    /// As first, or last, lines in the braces of the innermost declaration around the place's start.
    case startOfBody, endOfBody
    /// As the last member of that declaration, after a blank line.
    case lastMember
    /// In braces of its own behind the property around the place's start, which has none: its observers.
    case braces
  }

  public var spot: Spot
  public var place: Place
  /// Lines without their breaks and without the indentation of where they go; a tab at the start of a line is
  /// one step of the file's own indentation. For `.bytes` they replace as they are.
  public var lines: [String]
  /// What `.bytes` replace, where the check knows it only by the code's shape: other text gives no fix.
  public var original: String?

  public init(_ spot: Spot, at place: Place, _ lines: [String]) {
    self.spot = spot
    self.place = place
    self.lines = lines
  }

  /// Writes `text` in place of `original`.
  public init(_ original: String, at place: Place, to text: String) {
    self.init(.bytes, at: place, [text])
    self.original = original
  }

  public init(_ spot: Spot, at place: Place, _ line: String) { self.init(spot, at: place, [line]) }
}

/// A way to mend a finding. Of several fixes of one finding the first is the best.
public struct Fix: Sendable, Hashable {
  public var title: String
  /// It mends the mistake and changes nothing else that the program does.
  public var isSafe: Bool
  /// In order of their places; no two overlap.
  public var edits: [Edit]

  public init(title: String, isSafe: Bool, edits: [Edit]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }
}

/// Bytes of one file that are replaced.
public struct Edit: Sendable, Hashable {
  public var place: Place
  public var text: String

  public init(place: Place, text: String) {
    self.place = place
    self.text = text
  }
}

/// The bytes of one file with edits applied that are all of this file, in order, and do not overlap.
public func applying(_ edits: some Sequence<Edit>, to bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  var offset = 0
  for edit in edits {
    result += bytes[offset..<edit.place.range.lowerBound]
    result += edit.text.utf8
    offset = edit.place.range.upperBound
  }
  return result + bytes[offset...]
}
