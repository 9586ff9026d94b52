// The calls of a name, by what they may mean: by their labels, and by what they are made on. That is asked of the names of functions
// that lead out alone: what an app calls `update` or `move` has many meanings, and most of them lead nowhere.

import SwiftScan

/// The calls of one name that have the same labels.
struct CallGroup {
  /// Tells it from all other groups, of whatever name.
  let number: UInt32
  private(set) var calls: [NodeRef]

  init(number: UInt32, _ call: NodeRef) { (self.number, calls) = (number, [call]) }

  mutating func append(_ call: NodeRef) { calls.append(call) }
}

/// The calls of the names that lead out.
final class CallGroups {
  private let groups = NumberMap<NameID, [CallGroup]>()
  @exclusivity(unchecked) private var count: UInt32 = 0

  /// All calls of a name that are compiled.
  func of(_ name: NameID, _ project: Project) -> [CallGroup] {
    if let known = groups[name] { return known }
    var found: [CallGroup] = []
    for call in project.calls[name] where !project.isInactive(call) {
      let arguments = project.arguments(of: project[call], in: call.file)
      if let place = found.firstIndex(where: { hasSameLabels($0.calls[0], arguments, project) }) {
        found[place].append(call)
      } else {
        found.append(CallGroup(number: count, call))
        count += 1
      }
    }
    groups[name] = found
    return found
  }

  private func hasSameLabels(_ call: NodeRef, _ arguments: Arguments, _ project: Project) -> Bool {
    let others = project.arguments(of: project[call], in: call.file)
    return others.count == arguments.count && zip(others, arguments).allSatisfy { $0.label == $1.label }
  }
}

/// What a call is made on, as far as that tells which function it means.
enum CallReceiver {
  /// Nothing, so that a function of the file's level may be meant, too.
  case bare
  /// `self` or `super`.
  case own
  case types(Types)
  /// A value of a type that is not known.
  case unknown
}

/// What a call means, as whoever follows it finds it.
enum CallMeaning {
  case members(Declarations)
  /// Nothing of the project's.
  case outside
  /// A member of a type that is not known.
  case unknown
}

extension Project {
  /// What a call is made on.
  func receiver(of call: NodeRef) -> CallReceiver {
    let callee = node(self[call].base, in: call.file)
    guard callee.kind == .member else { return callee.kind == .name || callee.kind == .generic ? .bare : .unknown }
    guard callee.base != none else { return .unknown }
    let base = node(callee.base, in: call.file)
    if base.kind == .name, base.name == Word.`self`.rawValue || base.name == Word.super.rawValue { return .own }
    let context = context(of: call)
    // What takes its place, those who follow a call ask by themselves.
    if base.kind == .name, genericParameter(base.name, in: context.scope) != nil { return .unknown }
    let types = typesOf(callee.base, in: context)
    return types.isEmpty ? .unknown : .types(types)
  }

  /// What a call means.
  func meaning(of call: NodeRef) -> CallMeaning {
    let arguments = arguments(of: self[call], in: call.file)
    let name = files[Int(call.file)].lastName(self[call].base)
    func meaning(_ found: Declarations) -> CallMeaning {
      let meant = matching(found, arguments)
      return meant.isEmpty ? .outside : .members(meant)
    }
    switch receiver(of: call) {
    case .bare: return meaning(meanings(of: name, in: context(of: call)))
    case .own: return meaning(members(named: name, of: typesOf(node(self[call].base, in: call.file).base, in: context(of: call))))
    case .types(let types): return meaning(members(named: name, of: types))
    case .unknown: return .unknown
    }
  }

  /// Whether what is set belongs to an object of the system's that has no such property from the project: `label.text = title`.
  func isOfSystem(_ place: Node, in context: Context) -> Bool {
    guard place.kind == .member, place.base != none, case let types = typesOf(place.base, in: context), !types.isEmpty else { return false }
    return types.allSatisfy { if case .external(let type) = $0 { isOfSystem(type) } else { false } } && members(named: unprojected(place.name), of: types).isEmpty
  }
}
