// SARIF 2.1.0 (OASIS standard): the format of code scanning services. Lines and columns from 1, columns in
// UTF-16 units as `columnKind` says. Paths become URIs: relative ones hang on `SRCROOT`, which services set to
// the repository's root.

import JSON
import RuleEngine

func writeSARIF(_ report: Report, to output: Output) {
  let value: JSONValue = [
    "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
    "version": "2.1.0",
    "runs": [
      [
        "tool": [
          "driver": [
            "name": "modallint",
            "semanticVersion": .string(programVersion),
            "rules": .array(report.rules.map { ruleValue($0, report) }),
          ]
        ],
        "columnKind": "utf16CodeUnits",
        "originalUriBaseIds": ["SRCROOT": ["description": ["text": "the folder in which modallint was run"]]],
        "results": .array(report.result.findings.indices.map { resultValue($0, report) }),
      ]
    ],
  ]
  output.write(value.text(.pretty) + "\n")
}

private func ruleValue(_ rule: Rule, _ report: Report) -> JSONValue {
  var members = [
    JSONMember("id", .string(rule.id)),
    JSONMember("shortDescription", ["text": .string(rule.summary)]),
  ]
  if let page = report.page(of: rule) {
    members.append(
      JSONMember(
        "help",
        [
          "text": .string("\(page.why)\n\n\(page.howToFix)"),
          "markdown": .string("## Why\n\n\(page.why)\n\n## How to fix\n\n\(page.howToFix)"),
        ]))
  }
  if let address = report.address(ofRule: rule.id) { members.append(JSONMember("helpUri", .string(address))) }
  members.append(
    JSONMember(
      "defaultConfiguration",
      ["level": .string(level(rule.severity)), "enabled": .boolean(rule.isOnByDefault)]))
  return JSONValue(.object(members))
}

private func resultValue(_ index: Int, _ report: Report) -> JSONValue {
  let finding = report.result.findings[index]
  var location = [JSONMember("physicalLocation", physicalLocation(finding.place, report))]
  if !finding.declaration.isEmpty {
    location.append(JSONMember("logicalLocations", [["fullyQualifiedName": .string(finding.declaration)]]))
  }
  var members = [
    JSONMember("ruleId", .string(finding.rule)),
    JSONMember("level", .string(level(finding.severity))),
    JSONMember("message", ["text": .string(finding.message)]),
    JSONMember("locations", [JSONValue(.object(location))]),
    JSONMember("partialFingerprints", ["modallint/v1": .string(report.result.fingerprints[index])]),
  ]
  if let place = report.rules.firstIndex(where: { $0.id == finding.rule }) {
    members.insert(JSONMember("ruleIndex", .integer(place)), at: 1)
  }
  if !finding.related.isEmpty {
    members.append(
      JSONMember(
        "relatedLocations",
        .array(
          finding.related.enumerated().map { number, related in
            [
              "id": .integer(number + 1),
              "message": ["text": .string(related.message)],
              "physicalLocation": physicalLocation(related.place, report),
            ]
          })))
  }
  let fixes = report.result.fixes[index]
  if !fixes.isEmpty { members.append(JSONMember("fixes", .array(fixes.map { fixValue($0, report) }))) }
  if !finding.evidence.isEmpty {
    members.append(JSONMember("properties", ["evidence": .array(finding.evidence.map { .string($0) })]))
  }
  return JSONValue(.object(members))
}

private func fixValue(_ fix: Fix, _ report: Report) -> JSONValue {
  var changes: [(file: Int, replacements: [JSONValue])] = []
  for edit in fix.edits {
    let replacement: JSONValue = [
      "deletedRegion": region(edit.place, report),
      "insertedContent": ["text": .string(edit.text)],
    ]
    if changes.last?.file == edit.place.file {
      changes[changes.count - 1].replacements.append(replacement)
    } else {
      changes.append((edit.place.file, [replacement]))
    }
  }
  return [
    "description": ["text": .string(fix.title)],
    "artifactChanges": .array(
      changes.map { change in
        ["artifactLocation": artifact(change.file, report), "replacements": .array(change.replacements)]
      }),
  ]
}

private func physicalLocation(_ place: Place, _ report: Report) -> JSONValue {
  ["artifactLocation": artifact(place.file, report), "region": region(place, report)]
}

private func region(_ place: Place, _ report: Report) -> JSONValue {
  // Without its text only the first line of a file is sure to exist.
  guard let (start, end) = report.positions(of: place) else { return ["startLine": 1] }
  return [
    "startLine": .integer(start.line), "startColumn": .integer(start.column),
    "endLine": .integer(end.line), "endColumn": .integer(end.column),
    "byteOffset": .integer(place.range.lowerBound), "byteLength": .integer(place.range.count),
  ]
}

private func artifact(_ file: Int, _ report: Report) -> JSONValue {
  let path = report.pathInRepository(of: file)
  if path.hasPrefix("/") { return ["uri": .string("file://" + uriPath(path))] }
  return ["uri": .string(uriPath(path)), "uriBaseId": "SRCROOT"]
}

/// A path as a URI writes it: whatever may not stand there is percent-encoded (RFC 3986, `pchar` and `/`).
func uriPath(_ path: String) -> String {
  var encoded = ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      encoded.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      encoded += "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
  return encoded
}

private func level(_ severity: Severity) -> String {
  severity == .info ? "note" : severity.rawValue
}
