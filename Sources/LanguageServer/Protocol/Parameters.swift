// Reads parameters and says what is wrong with them: every value knows the path by which it was reached.

import JSON

/// A value within the parameters of a message.
struct Parameters {
  let value: JSONValue
  /// How the value is reached, as in `params.textDocument.uri`.
  let path: String

  init(_ value: JSONValue?, path: String = "params") {
    self.value = value ?? .null
    self.path = path
  }

  /// A member that must be there.
  func required(_ key: String) throws(ResponseError) -> Parameters {
    guard value.members != nil else { throw .invalid("`\(path)` must be an object, not \(value.kindName)") }
    guard let member = value[key] else { throw .invalid("`\(path).\(key)` is missing") }
    return Parameters(member, path: "\(path).\(key)")
  }

  /// A member that may be left out; null is taken as left out.
  func optional(_ key: String) throws(ResponseError) -> Parameters? {
    guard value.members != nil || value.isNull else { throw .invalid("`\(path)` must be an object, not \(value.kindName)") }
    guard let member = value[key], !member.isNull else { return nil }
    return Parameters(member, path: "\(path).\(key)")
  }

  func string() throws(ResponseError) -> String {
    guard let string = value.string else { throw wrong("a string") }
    return string
  }

  func integer() throws(ResponseError) -> Int {
    if let integer = value.integer { return integer }
    // Some clients write every number with a point.
    if let number = value.number, number.rounded() == number, abs(number) < 9e15 { return Int(number) }
    throw wrong("an integer")
  }

  /// A number of lines or units, from 0. The protocol has none above 2³¹ − 1; what is above stands for that.
  func unsigned() throws(ResponseError) -> Int {
    let integer = try integer()
    guard integer >= 0 else { throw .invalid("`\(path)` must not be negative") }
    return min(integer, Int(Int32.max))
  }

  func bool() throws(ResponseError) -> Bool {
    guard let bool = value.bool else { throw wrong("a boolean") }
    return bool
  }

  func object() throws(ResponseError) -> Parameters {
    guard value.members != nil else { throw wrong("an object") }
    return self
  }

  func list() throws(ResponseError) -> [Parameters] {
    guard let elements = value.elements else { throw wrong("an array") }
    return elements.enumerated().map { Parameters($1, path: "\(path)[\($0)]") }
  }

  private func wrong(_ wanted: String) -> ResponseError { .invalid("`\(path)` must be \(wanted), not \(value.kindName)") }
}

extension Parameters {
  /// `textDocument.uri` of most requests.
  func documentURI() throws(ResponseError) -> String { try required("textDocument").required("uri").string() }

  func position() throws(ResponseError) -> ClientPosition {
    ClientPosition(line: try required("line").unsigned(), character: try required("character").unsigned())
  }

  func range() throws(ResponseError) -> ClientRange {
    let (start, end) = (try required("start").position(), try required("end").position())
    return start <= end ? ClientRange(start: start, end: end) : ClientRange(start: end, end: start)
  }

  /// A token by which progress is told: an integer or a string.
  func token() throws(ResponseError) -> JSONValue {
    guard value.integer != nil || value.string != nil else { throw wrong("an integer or a string") }
    return value
  }
}

/// A position as clients count: lines from 0, units of the encoding that was agreed on from 0.
struct ClientPosition: Hashable, Comparable {
  var line: Int
  var character: Int

  static func < (left: ClientPosition, right: ClientPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }
}

struct ClientRange: Hashable {
  var start: ClientPosition
  var end: ClientPosition

  var json: JSONValue { ["start": start.json, "end": end.json] }

  /// Whether the two share a position; a caret at an end counts.
  func touches(_ other: ClientRange) -> Bool { start <= other.end && other.start <= end }
}

extension JSONValue {
  /// The object without the members that are nil.
  static func members(_ members: (String, JSONValue?)...) -> JSONValue {
    JSONValue(.object(members.compactMap { key, value in value.map { JSONMember(key, $0) } }))
  }
}
