// Property lists as Xcode writes them, and whatever else stands in files of that name.

import Testing

@testable import ProjectSettings

@Suite struct PropertyListTests {
  private func list(_ text: String) throws -> PropertyList { try PropertyList(Array(text.utf8)) }

  @Test func valuesAndComments() throws {
    let list = try list(
      """
      // !$*UTF8*$!
      { /* one */ a = b; "c d" = (1, two /* two */, "3,\\"4\\"",); e = {}; f = <0fbd77 1c>; g = path/to.swift;
        'h' = "é\\n\\U00e9\\351\\\\"; } // end
      """)
    let members = list.members(of: 0)
    #expect(members.map { list.text($0.key) } == ["a", "c d", "e", "f", "g", "h"])
    #expect(list.text(of: "a", in: 0) == "b")
    #expect(list.elements(of: members[1].value).map { list.text($0) } == ["1", "two", "3,\"4\""])
    #expect(list.nodes[members[2].value].kind == .dictionary)
    #expect(list.nodes[members[3].value].kind == .data)
    #expect(list.text(of: "g", in: 0) == "path/to.swift")
    #expect(list.text(of: "h", in: 0) == "é\né\u{e9}\\")
    #expect(list.text(of: "none", in: 0) == nil)
    #expect(list.value(of: "a", in: members[0].value) == nil)
  }

  @Test func placesAreBytes() throws {
    let list = try list("{ é = (x); }")
    #expect(list.nodes.map { $0.start } == [0, 2, 7, 8])
    #expect(list.nodes.map { $0.end } == [13, 4, 10, 9])
    #expect(list.nodes.map { $0.next } == [4, 2, 4, 4])
  }

  @Test(arguments: [
    ("", 0, "the text ends where a value was expected"), ("{ a = b; ", 0, "`{` is never closed"),
    ("{ a = (b, ", 6, "`(` is never closed"), ("{ a b; }", 4, "`=` was expected after a key"),
    ("{ a = b }", 8, "`;` was expected after a value"), ("(a b)", 3, "`,` or `)` was expected after a value"),
    ("{ a = \"b; }", 6, "the string never ends"), ("\"a\\", 0, "the string never ends"),
    ("/* a", 0, "the comment never ends"), ("<00", 0, "the data never ends"), ("{} x", 3, "nothing may follow the value"),
    ("{ a = ; }", 6, "a value was expected"), ("<<<<<<< HEAD\n{}", 0, "the data never ends"),
    ("{\n<<<<<<< HEAD\n}", 2, "a value was expected"),
  ])
  func whatIsBrokenIsAnErrorWithItsPlace(text: String, offset: Int, message: String) {
    #expect(throws: PropertyListError(offset: offset, message: message)) { try list(text) }
  }

  @Test func objectsOfOtherKindsArePassedOver() throws {
    let text = "{ a = {isa = A; b = (1); }; c = {isa = C; d = {e = \"}\\\"\"; /* } */ f = /; }; g = '{'; }; h = {i = j; }; }"
    let list = try PropertyList(Array(text.utf8), objects: ["A"])
    let values = list.members(of: 0).map(\.value)
    #expect(values.map { list.members(of: $0).count } == [2, 1, 1])
    #expect(list.text(of: "isa", in: values[1]) == "C")
    #expect(list.reread(values[1])?.text(of: "g", in: 0) == "{")
    #expect(throws: PropertyListError(offset: 6, message: "`{` is never closed")) {
      try PropertyList(Array("{ a = {isa = C; b = {}; ".utf8), objects: [])
    }
  }

  @Test func everyPrefixEnds() {
    let bytes = Array(projectText().utf8)
    for length in 2..<bytes.count where bytes[length] > 0x20 {
      #expect(throws: PropertyListError.self) { try PropertyList(Array(bytes[..<length])) }
      _ = try? XcodeProject(Array(bytes[length...]))
    }
  }

  @Test func nestingAndLengthAreNoProblem() throws {
    let count = 1_000_000
    let deep = String(repeating: "(", count: count) + String(repeating: ")", count: count)
    #expect(try list(deep).nodes.count == count)
    #expect(throws: PropertyListError.self) { try list(String(repeating: "{a=", count: count)) }
    let long = "(" + String(repeating: "\"some string\", ", count: 1_400_000) + ")"
    #expect(try list(long).nodes.count == 1_400_001)
  }
}
