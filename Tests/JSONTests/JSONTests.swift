// JSON as it is read and written: values, places, and what is refused with its place.

import JSON
import Testing

private let texts: [(String, JSONValue)] = [
  ("null", .null), ("true", true), ("-12", -12), ("\"a\\n\\u00e9\\uD83D\\uDE00\"", "a\né😀"),
  ("[1, [], {}]", [1, [], [:]]), ("{\"a\": {\"b\": [false]}}", ["a": ["b": [false]]]),
  ("\u{FEFF} 7", 7), ("\"\\ud83d!\"", "\u{FFFD}!"), ("1.5e3", JSONValue(.number(1500))),
  ("9223372036854775808", JSONValue(.number(9_223_372_036_854_775_808))),
]

@Suite struct JSONReading {
  @Test(arguments: texts)
  func values(text: String, value: JSONValue) throws {
    #expect(try JSONValue.read(text) == value)
  }

  @Test func commentsAndTrailingCommas() throws {
    let text = """
      // before
      {"a": [1, /* two */ 2,], // after
       "b": 3,
      } /* end */
      """
    #expect(try JSONValue.read(text) == ["a": [1, 2], "b": 3])
  }

  @Test func places() throws {
    let value = try JSONValue.read(#"{"é": [10, "x"]}"#)
    let member = try #require(value.members?.first)
    #expect(value.range == 0..<17)
    #expect(member.keyRange == 1..<5)
    #expect(member.value.range == 7..<16)
    #expect(member.value[1]?.range == 12..<15)
  }

  @Test func aKeyTwiceIsSeenTwice() throws {
    #expect(try JSONValue.read(#"{"a": 1, "a": 2}"#).members?.map(\.key) == ["a", "a"])
  }

  @Test(arguments: [
    ("", 0, "the text ends where a value was expected"),
    ("{\"a\" 1}", 5, "`:` was expected after the key `a`"),
    ("[1 2]", 3, "`,` or `]` was expected"), ("[1", 0, "`[` is never closed"),
    ("{a: 1}", 1, "a key in double quotes was expected"), ("\"abc", 0, "the string never ends"),
    ("\"a\nb\"", 0, "the string never ends"), ("\"\\q\"", 1, "no such escape"),
    ("nul", 0, "`nul` is no JSON value"), ("01", 0, "a number must not begin with `0`"),
    ("1 2", 2, "nothing may follow the value"), ("/* x", 0, "the comment never ends"),
    ("1e999", 0, "the number `1e999` is out of range"), ("[,]", 1, "a value was expected"),
    ("\"\\u12\"", 1, "four hexadecimal digits were expected after `\\u`"),
  ])
  func refusals(text: String, offset: Int, message: String) {
    #expect(throws: JSONError(offset: offset, message: message)) { try JSONValue.read(text) }
  }

  @Test func deepNestingIsRefusedAndNotACrash() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError(offset: 512, message: "nested deeper than 512")) {
      try JSONValue.read(text)
    }
  }

  @Test func everyPrefixEndsAndDoesNotTrap() {
    let bytes = Array(#"{"a": [1.5e+2, "x\u00e9\n", true, null, {}], /* c */ "b": -3, } // d"#.utf8)
    for end in 0...bytes.count { _ = try? JSONValue.read(bytes[..<end]) }
  }
}

@Suite struct JSONWriting {
  private let value: JSONValue = ["b": [1, "x\"\\\n\u{1}é"], "a": [:], "c": JSONValue(.number(0.5))]

  @Test func compact() {
    #expect(value.text() == #"{"b":[1,"x\"\\\n\u0001é"],"a":{},"c":0.5}"#)
    #expect(value.text(JSONLayout(sortsKeys: true)) == #"{"a":{},"b":[1,"x\"\\\n\u0001é"],"c":0.5}"#)
  }

  @Test func pretty() {
    #expect(
      value.text(.pretty) == """
        {
          "b": [
            1,
            "x\\"\\\\\\n\\u0001é"
          ],
          "a": {},
          "c": 0.5
        }
        """)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    #expect(try JSONValue.read(value.text()) == value)
    #expect(try JSONValue.read(value.text(.pretty)) == value)
  }

  @Test func noInfinityIsWritten() {
    #expect(JSONValue(.number(.infinity)).text() == "null")
  }
}
