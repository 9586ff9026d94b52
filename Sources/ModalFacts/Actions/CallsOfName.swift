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
  /// Labels that calls of a name begin with, and the one behind them.
  private struct Labels: Numbered {
    var first: UInt32
    var next: NameID
    var number: UInt64 { UInt64(first) << 32 | UInt64(next) }
  }

  private let groups = NumberMap<NameID, [CallGroup]>()
  private let longer = NumberMap<Labels, UInt32>()
  @exclusivity(unchecked) private var count: UInt32 = 0

  /// All calls of a name that are compiled.
  func of(_ name: NameID, _ project: Project) -> [CallGroup] {
    if let known = groups[name] { return known }
    var found: [CallGroup] = []
    let places = NumberMap<UInt32, Int>()
    let unlabelled = newNumber()
    for call in project.calls[name] where !project.isInactive(call) {
      var number = unlabelled
      for argument in project.arguments(of: project[call], in: call.file) { number = self.number(of: Labels(first: number, next: argument.label)) }
      if let place = places[number] {
        found[place].append(call)
      } else {
        places[number] = found.count
        found.append(CallGroup(number: number, call))
      }
    }
    groups[name] = found
    return found
  }

  private func newNumber() -> UInt32 {
    count += 1
    return count
  }

  private func number(of labels: Labels) -> UInt32 {
    if let known = longer[labels] { return known }
    let number = newNumber()
    longer[labels] = number
    return number
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

  /// The types around a declaration. An extension may be one of several types of its name.
  func typesAround(_ declaration: DeclarationRef?) -> ShortList<TypeID> {
    var found = ShortList<TypeID>()
    var current = declaration
    while let at = current {
      if self[at].kind.isType, let type = type(of: at) {
        found.append(type)
        if self[at].kind == .extension { for other in typesByName[self[at].name] where other != type { found.append(other) } }
      }
      current = parent(of: at)
    }
    return found
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
