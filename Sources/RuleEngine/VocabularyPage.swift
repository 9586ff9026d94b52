// Reads `rules/vocabulary.json` into the vocabulary. A key that no role has, or a word in a form that can
// never match, would be a setting that silently does nothing: each is an error with its place.

import JSON
import ModalFacts
import RuleBook

/// The vocabulary that the program carries, as text.
public var embeddedVocabulary: String { RuleBook.vocabulary }

/// The path of the embedded vocabulary, as it stands in the repository.
public let vocabularyPath = "rules/vocabulary.json"

/// Reads a vocabulary page: an object that gives each role a list of names.
/// - Throws: `PageError` for all places that break the form.
public func readVocabulary(
  _ text: String = embeddedVocabulary, path: String = vocabularyPath
) throws(PageError) -> Vocabulary {
  let place = TextPlace(path: path, text: text)
  let page: JSONValue
  do {
    page = try JSONValue.read(text)
  } catch {
    throw place.error(error.message, at: error.offset)
  }
  var mistakes: [PageError] = []
  let vocabulary = readVocabulary(page, place, &mistakes)
  if let error = PageError(mistakes) { throw error }
  return vocabulary
}

/// Reads a vocabulary that is part of a page, as far as it keeps to the form.
func readVocabulary(_ page: JSONValue, _ place: TextPlace, _ mistakes: inout [PageError]) -> Vocabulary {
  var vocabulary = Vocabulary()
  guard let members = page.members else {
    mistakes.append(place.error("an object was expected, not \(page.kindName)", at: page.range.lowerBound))
    return vocabulary
  }
  for member in members {
    guard let role = Role(key: member.key) else {
      let hint = suggestion(for: member.key, among: Role.allCases.map(\.key))
      mistakes.append(place.error("no role is named `\(member.key)`\(hint)", at: member.keyRange.lowerBound))
      continue
    }
    guard vocabulary.names[role] == nil else {
      mistakes.append(place.error("the key `\(member.key)` stands twice", at: member.keyRange.lowerBound))
      continue
    }
    vocabulary.names[role] = readNames(member, isWords: isWordRole(role), place, &mistakes)
  }
  return vocabulary
}

private func readNames(
  _ member: JSONMember, isWords: Bool, _ place: TextPlace, _ mistakes: inout [PageError]
) -> [String] {
  func note(_ message: String, _ value: JSONValue) { mistakes.append(place.error(message, at: value.range.lowerBound)) }
  guard let elements = member.value.elements else {
    note("`\(member.key)` must be a list of names, not \(member.value.kindName)", member.value)
    return []
  }
  var names: [String] = []
  var known: Set<String> = []
  names.reserveCapacity(elements.count)
  known.reserveCapacity(elements.count)
  for element in elements {
    guard let name = element.string else {
      note("a name must be a string, not \(element.kindName)", element)
      continue
    }
    guard isWords ? isWord(name) : isCompoundName(name) else {
      note(
        isWords
          ? "`\(name)` is not one word in lower case, as names and titles are parted into"
          : "`\(name)` is not a name, nor a name with labels as in `present(_:animated:)`",
        element)
      continue
    }
    if known.insert(name).inserted {
      names.append(name)
    } else {
      note("`\(name)` stands twice", element)
    }
  }
  return names
}

/// Roles whose names are words of titles and identifiers, not names of Swift's.
private func isWordRole(_ role: Role) -> Bool {
  switch role {
  case .neutralWord, .closeWord, .commitWord, .gateWord, .passingWord, .busyWord, .optionWord, .seenWord: true
  default: false
  }
}

/// What `splitWords` can give: a run of letters, those of ASCII in lower case.
private func isWord(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 >= 0x80 }
}

/// `name`, `name()`, `name(_:label:)`.
private func isCompoundName(_ text: String) -> Bool {
  // Bytes in memory: this is asked of hundreds of names whenever the program starts.
  var text = text
  return text.withUTF8 { text in
    let base = text.prefix { $0 != UInt8(ascii: "(") }
    guard isIdentifier(base) else { return false }
    var rest = text[base.endIndex...]
    guard !rest.isEmpty else { return true }
    rest = rest.dropFirst()
    while let first = rest.first, first != UInt8(ascii: ")") {
      let label = rest.prefix { $0 != UInt8(ascii: ":") }
      guard isIdentifier(label), label.endIndex < rest.endIndex else { return false }
      rest = rest[label.endIndex...].dropFirst()
    }
    return rest.count == 1
  }
}

private func isIdentifier(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
  guard let first = text.first, !(0x30...0x39).contains(first) else { return false }
  return text.allSatisfy { byte in
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}

/// Where a text is, for errors in it; the lines are counted only when there is one.
struct TextPlace {
  var path: String
  var text: String

  func error(_ message: String, at offset: Int) -> PageError {
    let position = LineIndex(Array(text.utf8)).position(at: offset)
    return PageError(path: path, line: position.line, column: position.column, message: message)
  }
}
