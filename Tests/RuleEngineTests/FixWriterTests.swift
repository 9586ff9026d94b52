// Where changes go, and that they are written as their file is.

import Testing

@testable import RuleEngine

@Suite struct FixWriterTests {
  @Test func bytes() {
    #expect(fixed("a(one: 1)", .bytes, at: "one: 1", ["two: 2"]) == "a(two: 2)")
  }

  @Test func beforeAndAfterAStatement() {
    let text = "func f() {\n    a()\n    b(\n        1)  // why\n    c()\n}\n"
    #expect(fixed(text, .afterStatement, at: "1", ["x()"]) == text.replacing("// why\n", with: "// why\n    x()\n"))
    #expect(fixed(text, .beforeStatement, at: "1", ["x {", "\ty()", "}"]) == text.replacing("    b(", with: "    x {\n        y()\n    }\n    b("))
  }

  @Test func aStatementThatSharesItsLineStaysAlone() {
    #expect(fixed("func f() { a() }", .afterStatement, at: "a()", ["x()"]) == nil)
    #expect(fixed("func f() { a() }", .beforeStatement, at: "a()", ["x()"]) == nil)
    #expect(fixed("a(); b()", .afterStatement, at: "a()", ["x()"]) == nil)
  }

  @Test func inBraces() {
    let text = "class A {\n\tvar a = 1\n\n\tfunc f() {\n\t\ta()\n\t}\n}\n"
    #expect(fixed(text, .startOfBody, at: "a()", ["x()"]) == text.replacing("f() {\n", with: "f() {\n\t\tx()\n"))
    #expect(fixed(text, .endOfBody, at: "f()", ["if x {", "\ty()", "}"]) == text.replacing("a()\n", with: "a()\n\t\tif x {\n\t\t\ty()\n\t\t}\n"))
    #expect(fixed(text, .lastMember, at: "var", ["func g() {", "\tb()", "}"]) == text.replacing("\t}\n}", with: "\t}\n\n\tfunc g() {\n\t\tb()\n\t}\n}"))
  }

  @Test func bracesOnOneLineAreOpened() {
    #expect(fixed("  func f() { a() }\n", .startOfBody, at: "a", ["x()"]) == "  func f() {\n      x()\n      a()\n  }\n")
    #expect(fixed("  func f() { a() }\n", .endOfBody, at: "a", ["x()"]) == "  func f() {\n      a()\n      x()\n  }\n")
    #expect(fixed("class A {}", .lastMember, at: "A", ["var a = 1"]) == "class A {\n    var a = 1\n}")
    #expect(fixed("class A {\n}\n", .lastMember, at: "A", ["var a = 1"]) == "class A {\n    var a = 1\n}\n")
  }

  @Test func asTheFileIsWritten() {
    #expect(fixed("class A {\r\n  var a = 1\r\n}", .lastMember, at: "A", ["func f() {", "\tb()", "}"])
      == "class A {\r\n  var a = 1\r\n\r\n  func f() {\r\n    b()\r\n  }\r\n}")
  }

  @Test func whatCannotBePlacedGivesNoFix() {
    #expect(fixed("class A {", .lastMember, at: "A", ["var a = 1"]) == nil)
    #expect(fixed("func f()", .endOfBody, at: "f", ["a()"]) == nil)
    #expect(fixed("let a = 1", .endOfBody, at: "a", ["a()"]) == nil)
    #expect(fixed("", .afterStatement, at: "", ["a()"]) == nil)
  }

  @Test func editsThatOverlapGiveNoFix() {
    let source = LineIndex(Array("abc".utf8))
    var writer = FixWriter()
    let proposal = Proposal(
      "Mend", isSafe: true,
      changes: [Change(.bytes, at: Place(file: 0, range: 0..<2), "x"), Change(.bytes, at: Place(file: 0, range: 1..<3), "y")])
    #expect(writer.fix(for: proposal, in: [0: source]) == nil)
    #expect(writer.fix(for: proposal, in: [:]) == nil)
  }

  /// The text with one change at the first place where `needle` stands; nil where there is no fix.
  private func fixed(_ text: String, _ spot: Change.Spot, at needle: String, _ lines: [String]) -> String? {
    let bytes = Array(text.utf8)
    let start = bytes.firstRange(of: Array(needle.utf8))?.lowerBound ?? 0
    let place = Place(file: 0, range: start..<start + needle.utf8.count)
    var writer = FixWriter()
    let proposal = Proposal("Mend", isSafe: true, changes: [Change(spot, at: place, lines)])
    return writer.fix(for: proposal, in: [0: LineIndex(bytes)]).map { String(decoding: applying($0.edits, to: bytes), as: UTF8.self) }
  }
}
