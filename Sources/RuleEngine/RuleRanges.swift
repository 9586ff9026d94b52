// The ranges that a rule's parameters say: `"ranges": {"Pan(share:)": [0, 0.9]}`. A range in another form would be a
// setting that silently does nothing, and is an error.

import JSON
import ModalFacts

/// What is wrong with a parameter of a rule, and where it stands in the text that was read.
struct ParameterMistake: Error {
  var message: String
  var offset: Int
}

extension Rule {
  /// The ranges of the parameter `ranges`; none where there is no such parameter.
  func documentedRanges() throws(ParameterMistake) -> [DocumentedRange] {
    guard let ranges = parameters["ranges"] else { return [] }
    guard let members = ranges.members else {
      throw ParameterMistake(message: "`ranges` must be an object, not \(ranges.kindName)", offset: ranges.range.lowerBound)
    }
    var found: [DocumentedRange] = []
    for member in members {
      let parts = member.key.split(separator: "(", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1].utf8.count > 2, parts[1].hasSuffix(":)"), !parts[1].dropLast(2).contains(":"), !parts[0].isEmpty else {
        throw ParameterMistake(message: "`\(member.key)` is no name with one label, as in `Pan(share:)`", offset: member.keyRange.lowerBound)
      }
      guard let bounds = member.value.elements, bounds.count == 2, let least = bounds[0].thousandths, let greatest = bounds[1].thousandths,
        least <= greatest
      else {
        throw ParameterMistake(
          message: "`\(member.key)` must be given the least and the greatest number, as in `[0, 0.9]`", offset: member.value.range.lowerBound)
      }
      found.append(
        DocumentedRange(callee: String(parts[0]), argument: String(parts[1].dropLast(2)), range: NumberRange(least: least, greatest: greatest)))
    }
    return found
  }
}

extension Rule {
  /// What is wrong with the ranges of its parameters; nil where nothing is.
  public var rangeMistake: String? {
    do {
      _ = try documentedRanges()
      return nil
    } catch {
      return error.message
    }
  }
}

extension Vocabulary {
  /// This vocabulary with the ranges of rules.
  public func adding(rangesOf rules: [Rule]) -> Vocabulary {
    var result = self
    for rule in rules {
      // Its mistakes ended the run before.
      for range in (try? rule.documentedRanges()) ?? [] where !result.ranges.contains(range) { result.ranges.append(range) }
    }
    return result
  }
}

extension JSONValue {
  fileprivate var thousandths: Int? {
    guard let number, abs(number) < 1e12 else { return nil }
    return Int((number * 1000).rounded())
  }
}
