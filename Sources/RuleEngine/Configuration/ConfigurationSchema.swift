// The JSON Schema of configurations, for editors that complete and check them. It is written from the list of keys
// and the rules, so that it cannot promise what the reader does not take.

import JSON
import ModalFacts

/// A JSON Schema (draft 7, which editors know best).
public func configurationSchema(rules: [Rule]) -> JSONValue {
  [
    "$schema": "http://json-schema.org/draft-07/schema#",
    "title": "modallint",
    "description": "Configuration of modallint, a linter for modals in Swift UI code.",
    "type": "object",
    "additionalProperties": false,
    "properties": JSONValue(
      .object(
        configurationKeyMeanings.map { key, meaning in
          var members = schema(of: key, rules)
          members.insert(JSONMember("description", .string(meaning)), at: 0)
          return JSONMember(key, JSONValue(.object(members)))
        })),
    "definitions": [
      "severity": ["enum": .array((["off"] + Severity.allCases.reversed().map(\.rawValue)).map { .string($0) })],
      "texts": ["oneOf": [["type": "string"], ["type": "array", "items": ["type": "string"]]]],
      "rules": ["type": "object", "additionalProperties": false, "properties": ruleProperties(rules)],
    ],
  ]
}

private func schema(of key: String, _ rules: [Rule]) -> [JSONMember] {
  func words(_ words: [String]) -> JSONMember { JSONMember("enum", .array(words.map { .string($0) })) }
  switch key {
  case "extends", "include", "exclude", "pages": return [JSONMember("$ref", "#/definitions/texts")].asAllOf
  case "rules": return [JSONMember("$ref", "#/definitions/rules")].asAllOf
  case "overrides":
    return [
      JSONMember("type", "array"),
      JSONMember(
        "items",
        [
          "type": "object", "additionalProperties": false, "required": ["files"],
          "properties": ["files": ["$ref": "#/definitions/texts"], "rules": ["$ref": "#/definitions/rules"]],
        ]),
    ]
  case "deploymentTarget": return [JSONMember("type", "string"), JSONMember("pattern", "^[0-9]+(\\.[0-9]+){0,2}$")]
  case "deviceFamily": return [words(["phone", "pad", "universal"])]
  case "platforms":
    return [JSONMember("type", "array"), JSONMember("items", ["enum": .array(platformNames.map { .string($0) })])]
  case "vocabulary":
    return [
      JSONMember("type", "object"), JSONMember("additionalProperties", false),
      JSONMember(
        "properties",
        JSONValue(.object(Role.allCases.map { JSONMember($0.key, ["type": "array", "items": ["type": "string"]]) }))),
    ]
  case "requireReasons": return [JSONMember("type", "boolean")]
  case "failOn": return [words(["error", "warning", "info", "never"])]
  default: return [JSONMember("type", "string")]
  }
}

/// A severity, or an object with a severity and the rule's parameters.
private func ruleProperties(_ rules: [Rule]) -> JSONValue {
  let severity: JSONValue = ["$ref": "#/definitions/severity"]
  return JSONValue(
    .object(
      rules.map { rule in
        let parameters = (rule.parameters.members ?? []).map { JSONMember($0.key, ["type": .string(schemaType($0.value)), "default": $0.value]) }
        return JSONMember(
          rule.id,
          [
            "description": .string(rule.summary),
            "anyOf": [
              severity,
              [
                "type": "object", "additionalProperties": false,
                "properties": JSONValue(.object([JSONMember("severity", severity)] + parameters)),
              ],
            ],
          ])
      }))
}

private func schemaType(_ value: JSONValue) -> String {
  switch value.content {
  case .null: "null"
  case .bool: "boolean"
  case .integer, .number: "number"
  case .string: "string"
  case .array: "array"
  case .object: "object"
  }
}

extension [JSONMember] {
  /// In draft 7 nothing that stands beside a `$ref` counts.
  fileprivate var asAllOf: [JSONMember] { [JSONMember("allOf", [JSONValue(.object(self))])] }
}
