// What holds of the tokens of any bytes at all. The laws are checked on snippets, on every prefix
// of them and on random bytes, because an editor shows files in every state of disrepair.

@testable import SwiftScan

/// The first law that the tokens of these bytes break, in words; `nil` if none.
func brokenLaw(_ bytes: [UInt8]) -> String? {
  let list = scan(bytes)
  var end = 0
  var comments = list.comments[...]
  for (index, token) in list.tokens.enumerated() {
    let start = Int(token.start)
    guard start >= end, token.end >= token.start, Int(token.end) <= bytes.count else {
      return "token \(index) at \(start) is out of order"
    }
    var sawNewline = false
    if let complaint = brokenGap(bytes, end..<start, list, index, &comments, &sawNewline) {
      return complaint
    }
    if token.flags.contains(.newlineBefore) != sawNewline {
      return "token \(index) at \(start): wrong newlineBefore"
    }
    if token.flags.contains(.spaceBefore) != (start > end || index == 0) {
      return "token \(index) at \(start): wrong spaceBefore"
    }
    let hasName = list.names.withBytes(of: token.payload) {
      $0.elementsEqual(bytes[start..<Int(token.end)])
    }
    if token.kind == .word, !hasName {
      return "token \(index) at \(start): wrong name"
    }
    end = Int(token.end)
  }
  var sawNewline = false
  if let complaint = brokenGap(
    bytes, end..<bytes.count, list, list.tokens.count, &comments, &sawNewline)
  {
    return complaint
  }
  return comments.isEmpty ? nil : "comments lie inside tokens"
}

/// A gap holds white space and comments, and between the lines of a string a backslash.
private func brokenGap(
  _ bytes: [UInt8], _ gap: Range<Int>, _ list: TokenList, _ index: Int,
  _ comments: inout ArraySlice<Comment>, _ sawNewline: inout Bool
) -> String? {
  var offset = gap.lowerBound
  while offset < gap.upperBound {
    if let comment = comments.first, comment.start == offset {
      guard comment.end > comment.start, Int(comment.end) <= gap.upperBound else {
        return "comment at \(offset) is out of order"
      }
      if bytes[offset..<Int(comment.end)].contains(where: { $0 == 0x0A || $0 == 0x0D }) {
        sawNewline = true
      }
      offset = Int(comment.end)
      comments.removeFirst()
      continue
    }
    switch bytes[offset] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): sawNewline = true
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0, 0xC2, 0xA0, 0xEF, 0xBB, 0xBF: break
    case UInt8(ascii: "\\"), UInt8(ascii: "#"):
      guard index > 0, list.tokens[index - 1].kind == .stringSegment else { fallthrough }
    default: return "the byte at \(offset) is in no token"
    }
    offset += 1
  }
  return nil
}

/// Numbers that look random and are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// Swift that is hard to cut, whole and in all its prefixes.
let hardSnippets = [
  #"let s = "a\(b ? "c\(d)" : "\u{a}e")f\n\r\tg" // h"#,
  ###"let r = #"\(a) \#(b) "# + ##"\#n" \##(c)"## + #"""#"###,
  "let m = \"\"\"\n    one \\\n    two \\(three(\"\"\"\n      four\n      \"\"\"))\n\n"
    + "    five\\\"\"\"\n    \"\"\"\n",
  "let m = #\"\"\"\n\ta\\#(b)\\#  \n\tc\n\t\"\"\"#\r\nlet n = \"\"\"\r\n  x\r\n  \"\"\"",
  "let e = /a(b[/)]c)\\/d/ + #/e/f/# ; x = a / b / c; try? / y/ ; ##/\n  z /#\n/##",
  "a<b>?c!==d??e...f..<g->h&&(&i)!~=j.^k*/l+/*m*/n//o",
  "@available(iOS 13.0.1, *) #if swift(>=5.10) && !os(iOS)\n#elseif 0x1F.8p-3\n#else\n#endif",
  "f(<#a: <T>#>, <#b, c<<#d#>, `a b`, `c, $0, $a) /* /* */ /** */ */ /// d\n/**/",
  "a\n<<<<<<< x\nb\n=======\nc\n>>>>>>> y\nd\n>>>> z\ne\n<<<<\nf\ng\n<<<<<<< h",
  "#!/bin/swift\n\u{FEFF}let \u{A0}café\u{301}‿ = •+\u{301}“q” \u{301}\0\u{7F}\u{200D}",
  "0 0x 0xG 0b2 0o8 1_ 1.0.0 1.e 1e+ 1.5e_ 0x.p 0x1.p 0x1.ap 0x1.ap- 0x1p 00.1E1 0xf.f 1.",
  "\"\\(\n\"\\(\"\n'it''s\\'\n\"\\#(\"\\u{}\\u{11}\\u\\x\\",
  "extension A where B == C<D> { subscript(i: Int) -> E { get async throws { await i } } }",
]
