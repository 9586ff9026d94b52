// A number outside of the range that whoever takes it says: it is moved into the range without a word, or worse.
// Which numbers a rule is about, its page says: ranges from words of its own, or whatever code says of arguments whose
// names hold certain words.

import ModalFacts

enum NumberOutsideRange: Check {
  static let name = "number-outside-range"
  static let parameters = ["words", "ranges"]

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    let words = Set(rule.parameters["words"]?.elements?.compactMap(\.string) ?? [])
    let own = Set((try? rule.documentedRanges()) ?? [])
    var reported: Set<Site> = []
    for number in index.numbersOutOfRange {
      let isOwn = own.contains(DocumentedRange(callee: number.callee, argument: number.argument, range: number.range))
      let isNamed = !words.isDisjoint(with: number.words)
      guard number.source == .page ? isOwn : isNamed, reported.insert(number.site).inserted else { continue }
      let range = "\(decimal(number.range.least)) to \(decimal(number.range.greatest))"
      let (consequence, related): (String, Related?) =
        switch number.source {
        case .clamp(let site): ("it counts as \(decimal(number.counted))", Related(place: Place(site), message: "here it is moved into the range"))
        case .precondition(let site): ("the app stops", Related(place: Place(site), message: "here the range is checked"))
        case .page: ("what happens then nobody says", nil)
        }
      report(
        Finding(
          rule: rule.id, severity: rule.severity,
          message: "`\(number.argument)` of `\(number.callee)` is \(decimal(number.number)), and takes \(range): \(consequence)",
          place: Place(number.site), related: related.map { [$0] } ?? [],
          evidence: [number.source == .page ? "the range is that of the rule's page" : "the range is read in the code that takes the number"],
          declaration: number.site.declaration))
    }
  }
}

extension NumberOutOfRange {
  /// What a clamp makes of it.
  fileprivate var counted: Int { min(max(number, range.least), range.greatest) }
}

/// `0.9` of 900 thousandths.
private func decimal(_ thousandths: Int) -> String {
  let whole = "\(thousandths < 0 ? "-" : "")\(abs(thousandths) / 1000)"
  var rest = String(abs(thousandths) % 1000)
  guard rest != "0" else { return whole }
  rest = String(repeating: "0", count: 3 - rest.utf8.count) + rest
  while rest.utf8.last == UInt8(ascii: "0") { rest.removeLast() }
  return "\(whole).\(rest)"
}
