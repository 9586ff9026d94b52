// Where tokens are cut, as a table: the source on the left, its tokens on the right with `|`
// between them and `⏎` for a line break. An empty piece is an empty string segment.

import Testing

@testable import SwiftScan

private func cuts(_ source: String) -> String {
  let bytes = Array(source.utf8)
  let texts = scan(bytes).tokens.map {
    String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self)
  }
  return texts.joined(separator: "|")
    .split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
}

private func kinds(_ source: String) -> [TokenKind] {
  scan(Array(source.utf8)).tokens.map(\.kind)
}

@Suite struct LexerCutsTests {
  @Test(arguments: [
    ("let x = 1", "let|x|=|1"),
    ("a.b?.c!.d", "a|.|b|?|.|c|!|.|d"),
    ("$0 + $binding", "$0|+|$binding"),
    ("`class`.`a b`", "`class`|.|`a b`"),
    ("`open", "`|open"),
    ("café naïve 変数 😀", "café|naïve|変数|😀"),
    ("@objc(a::) func f()", "@|objc|(|a|:|:|)|func|f|(|)"),
    ("Swift::print(x)", "Swift|::|print|(|x|)"),
    ("#if DEBUG\n#elseif os(iOS)\n#endif", "#if|DEBUG|#elseif|os|(|iOS|)|#endif"),
    ("#selector(a) #ifx", "#|selector|(|a|)|#|ifx"),
    ("#!/usr/bin/swift\nx", "#!/usr/bin/swift|x"),
    ("\u{FEFF}x", "x"),
    ("a\r\nb\rc", "a|b|c"),
    ("f(<#name: T#>)", "f|(|<#name: T#>|)"),
    ("a<#b", "a|<|#|b"),
    ("a\u{A0}b\0c", "a|b|c"),
  ])
  func wordsAndPunctuation(source: String, expected: String) {
    #expect(cuts(source) == expected)
  }

  @Test(arguments: [
    ("1_000 0x_f 0xFF 0b10 0o17", "1_000|0x_f|0xFF|0b10|0o17"),
    ("1.5e-3 1e5 0x1.8p3 0x1p-2", "1.5e-3|1e5|0x1.8p3|0x1p-2"),
    ("1.max 0xff.fp 0xff.count", "1|.|max|0xff|.|fp|0xff|.|count"),
    ("pair.0.1", "pair|.|0|.|1"),
    ("1...2 1..<2.5", "1|...|2|1|..<|2.5"),
    ("12abc 0b12 1e", "12abc|0b12|1e"),
    ("@available(iOS 13.4.1, *) 13.4", "@|available|(|iOS|13|.|4|.|1|,|*|)|13.4"),
    ("if #available(iOS 15.0, *) {1.5}", "if|#available|(|iOS|15|.|0|,|*|)|{|1.5|}"),
  ])
  func numbers(source: String, expected: String) {
    #expect(cuts(source) == expected)
  }

  @Test(arguments: [
    ("a+b", [TokenKind.word, .binaryOperator, .word]),
    ("a + b", [.word, .binaryOperator, .word]),
    ("a +b", [.word, .prefixOperator, .word]),
    ("a+ b", [.word, .postfixOperator, .word]),
    ("(-x)", [.leftParen, .prefixOperator, .word, .rightParen]),
    ("f(&x)", [.word, .leftParen, .prefixAmpersand, .word, .rightParen]),
    ("a ? b : c", [.word, .infixQuestion, .word, .colon, .word]),
    ("a! ?? b", [.word, .postfixExclamation, .binaryOperator, .word]),
    ("x = !y", [.word, .equal, .prefixOperator, .word]),
    ("() -> T", [.leftParen, .rightParen, .arrow, .word]),
    ("a+/*c*/b", [.word, .postfixOperator, .word]),
    ("a */ b", [.word, .unknown, .word]),
    ("\\A.b", [.backslash, .word, .period, .word]),
  ])
  func operators(source: String, expected: [TokenKind]) {
    #expect(kinds(source) == expected)
  }

  @Test(arguments: [
    (#""""#, #""||""#),
    (#""a\n b\"""#, #""|a\n| b\"|""#),
    (#""\(a)""#, #""||\|(|a|)||""#),
    (#""\("\(b)")""#, #""||\|(|"||\|(|b|)||"|)||""#),
    (#""\(f(1) /* ) */)""#, #""||\|(|f|(|1|)|)||""#),
    (##"#"\(a)\#(b)"#"##, ##"#|"|\(a)|\|#|(|b|)||"|#"##),
    (##"#"""#"##, ##"#|"|"|"|#"##),
    ("\"\"\"\n  a\n    b\n\n  \"\"\"", "\"\"\"|a⏎|  b⏎||\"\"\""),
    ("\"\"\"\n  a \\\n  b\n  \"\"\"", "\"\"\"|a |b|\"\"\""),
    ("\"\"\"\r\n\ta\r\n\t\"\"\"", "\"\"\"|a|\"\"\""),
    ("\"\"\"\n\"\"\"", "\"\"\"|\"\"\""),
    ("\"\"\"\n  \\(a)\n  \"\"\"", "\"\"\"||\\|(|a|)||\"\"\""),
    ("\"open\nx", "\"|open|x"),
    ("\"\\(open\nx", "\"||\\|(|open||x"),
    ("'a' b", "'|a|'|b"),
  ])
  func strings(source: String, expected: String) {
    #expect(cuts(source) == expected)
  }

  @Test(arguments: [
    ("let r = /a b/", "let|r|=|/|a b|/"),
    ("x = a / b / c", "x|=|a|/|b|/|c"),
    ("f(/, /)", "f|(|/|,|/|)"),
    ("f(/a/)", "f|(|/|a|/|)"),
    ("f(/a)/b", "f|(|/|a|)|/|b"),
    ("return /a(b)[/]/", "return|/|a(b)[|/|]|/"),
    ("try? / x/", "try|?|/| x|/"),
    ("!/a/", "!|/|a|/"),
    ("func /(a: A)", "func|/|(|a|:|A|)"),
    (#"= /a\/b/"#, #"=|/|a\/b|/"#),
    ("#/a/b/#", "#|/|a/b|/|#"),
    ("##/a/#b/##", "##|/|a/#b|/|##"),
    ("#/\n a\n/#", "#|/|⏎ a⏎|/|#"),
    ("#/\n a", "#|/||a"),
    ("#/a\nb", "#|/|a|b"),
  ])
  func regexes(source: String, expected: String) {
    #expect(cuts(source) == expected)
  }

  @Test func commentsGoToTheirOwnList() {
    let list = scan(Array("a // b\n/// c\n/* /* d */ */ e /** f */".utf8))
    #expect(list.tokens.count == 2)
    #expect(list.comments.map(\.kind) == [.line, .docLine, .block, .docBlock])
    #expect(list.comments.map(\.start) == [2, 7, 13, 29])
    #expect(list.comments.map(\.end) == [6, 12, 26, 37])
    #expect(list.comments.map(\.followsTokenOnLine) == [true, false, false, true])
  }

  @Test func conflictsAreHidden() {
    let source = "a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\nd\n<<<<<<< open\ne"
    #expect(cuts(source) == "a|d|<<<<<<<|open|e")
    #expect(scan(Array(source.utf8)).comments.map(\.kind) == [.conflict])
  }

  @Test func flagsTellWhatStandsBefore() {
    let list = scan(Array("a b.c\nd/*\n*/e".utf8))
    #expect(
      list.tokens.map(\.flags) == [
        .spaceBefore, .spaceBefore, [], [], [.newlineBefore, .spaceBefore],
        [.newlineBefore, .spaceBefore],
      ])
  }

  @Test func namesAreNumbered() {
    let list = scan(Array("if present(`if`) { present }".utf8))
    let present = list.names.find("present")
    #expect(list.tokens[0].payload == Word.if.rawValue)
    #expect(list.tokens[1].payload == present)
    #expect(list.tokens[3].payload == Word.if.rawValue)
    #expect(list.tokens[3].kind == .quotedIdentifier)
    #expect(list.tokens[6].payload == present)
  }
}
