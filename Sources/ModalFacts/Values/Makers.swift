// The calls that make a value of a type: by its name, by `Self(…)`, and by `.init(…)`, whose type only the place tells that it
// stands in. That is not asked: it may be any type whose initialiser takes such arguments.

import SwiftScan

extension Project {
  /// The calls that make values of a type; of those without its name the ones that may hand something to a property.
  func makers(of type: TypeID, handing property: NameID) -> [NodeRef] {
    let question = Member(type: type, name: property)
    if let known = makersOfProperty[question] { return known }
    let found = calls[types[Int(type)].name].filter { !isInactive($0) } + unnamedMakers(handing: labels(of: property, type)).filter { mayMake(type, $0) }
    makersOfProperty[question] = found
    return found
  }

  /// The labels under which an initialiser of a type takes what becomes a property.
  private func labels(of property: NameID, _ type: TypeID) -> [NameID] {
    (isMemberwise(type) ? [property] : []) + initializers(of: type).compactMap { parameter(of: $0, becoming: property).map { self[$0].label } } + [Argument.trailing]
  }

  private func unnamedMakers(handing labels: [NameID]) -> [NodeRef] {
    let all = makersByLabel ?? findUnnamedMakers()
    makersByLabel = all
    return Set(labels.flatMap { all[$0] ?? [] }).sorted()
  }

  /// `.init(…)`, `Other.init(…)` and `Self(…)` that hand closures or names over, by the labels of these.
  private func findUnnamedMakers() -> [NameID: [NodeRef]] {
    var found: [NameID: [NodeRef]] = [:]
    for name in [Word.`init`.rawValue, Word.Self.rawValue] {
      for call in calls[name] where !isInactive(call) {
        let callee = node(self[call].base, in: call.file)
        guard callee.kind == .name || callee.kind == .member else { continue }
        if callee.kind == .member, callee.base != none {
          let base = node(callee.base, in: call.file).name
          if base == Word.super.rawValue || base == Word.`self`.rawValue { continue }
        }
        for argument in arguments(of: self[call], in: call.file) {
          switch node(argument.value, in: call.file).kind {
          case .closure, .name, .member, .call, .ternary: found[argument.label, default: []].append(call)
          default: break
          }
        }
      }
    }
    return found
  }

  /// Whether what a call without a type's name makes may be of a type.
  private func mayMake(_ type: TypeID, _ call: NodeRef) -> Bool {
    let callee = node(self[call].base, in: call.file)
    let isSelf = callee.kind == .name || callee.base != none && node(callee.base, in: call.file).name == Word.Self.rawValue
    if isSelf { return enclosingType(of: scope(of: call)) == type }
    if callee.base != none { return node(callee.base, in: call.file).name == types[Int(type)].name }
    let arguments = arguments(of: self[call], in: call.file)
    if initializers(of: type).contains(where: { fits($0, arguments) }) { return true }
    guard types[Int(type)].kind == .struct, isMemberwise(type) else { return false }
    return arguments.allSatisfy { argument in
      argument.label == Argument.trailing ? !storedClosures(of: type).isEmpty : members(named: argument.label, of: type).contains { self[$0].kind == .variable }
    }
  }
}
