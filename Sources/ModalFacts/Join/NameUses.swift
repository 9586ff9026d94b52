// What the names of a project are declared as, all declarations of a name together. Where files change, each set
// counts its members, so that what one file said can be taken back.

import SwiftScan

/// Names, each as often as something says it belongs here.
struct CountedNames {
  private(set) var names = NameSet()
  /// By name; empty where nothing is ever taken back.
  private var counts: [Int32] = []
  private let isCounted: Bool
  /// What one more mention adds: -1 while a file is taken back.
  fileprivate var step: Int32 = 1

  init(isCounted: Bool) { self.isCounted = isCounted }

  func contains(_ name: NameID) -> Bool { names.contains(name) }

  /// How often something says so; nil where that is not counted.
  func count(of name: NameID) -> Int? {
    guard isCounted else { return nil }
    return Int(name) < counts.count ? Int(counts[Int(name)]) : 0
  }

  /// Adds names that nothing takes back.
  fileprivate mutating func formUnion(_ other: CountedNames) { names = names.union(other.names) }

  mutating func add(_ name: NameID) {
    guard isCounted else { return names.insert(name) }
    guard name < Argument.trailing else { return }
    let place = Int(name)
    if place >= counts.count { counts.append(contentsOf: repeatElement(0, count: place + 64 - counts.count)) }
    counts[place] += step
    if counts[place] == 0 { names.remove(name) } else { names.insert(name) }
  }
}

/// Which names are declared as what.
struct NameUses {
  /// By something that is looked for among calls, assignments and arms.
  var declared: CountedNames
  /// Properties and globals that may hold a closure.
  var properties: CountedNames
  /// Parameters, locals and bindings that may.
  var locals: CountedNames
  /// Parameters, locals, bindings and functions in functions, whatever they hold.
  var inside: CountedNames
  /// Functions with a body, and those that are only declared.
  var withBody: CountedNames
  var withoutBody: CountedNames
  /// What overrides something.
  var overridden: CountedNames
  /// Properties that are bindings, and those that act when they are set.
  var bindings: CountedNames
  var observed: CountedNames
  /// What people type into.
  var holders: CountedNames
  /// What prompts are bound to and observers observe.
  var watched: CountedNames
  /// Properties that closures observe.
  var subscribed: CountedNames
  /// Properties that hold closures in a tuple, a list or a table.
  var keeping: CountedNames
  /// Parameters that are a selector by default.
  var selectors: CountedNames
  /// What stands somewhere as a name, a member or a short string; kept where files change.
  var mentioned: CountedNames
  /// What stands somewhere but before a call's brackets, in `#selector` or as a type; kept where files change.
  var handed: CountedNames
  /// What is asked for its value, `state.value`; kept where files change.
  var valued: CountedNames
  /// What `#selector` names.
  var selected: CountedNames
  /// Whether what a file said can be taken back.
  let isCounted: Bool

  init(isCounted: Bool) {
    self.isCounted = isCounted
    let none = CountedNames(isCounted: isCounted)
    (declared, properties, locals, inside, withBody, withoutBody) = (none, none, none, none, none, none)
    (overridden, bindings, observed, holders, watched, subscribed) = (none, none, none, none, none, none)
    (keeping, selectors, mentioned, handed, valued, selected) = (none, none, none, none, none, none)
  }

  /// Adds what was said of other files. Nothing of it can be taken back.
  mutating func formUnion(_ other: NameUses) {
    assert(!isCounted)
    declared.formUnion(other.declared)
    properties.formUnion(other.properties)
    locals.formUnion(other.locals)
    inside.formUnion(other.inside)
    withBody.formUnion(other.withBody)
    withoutBody.formUnion(other.withoutBody)
    overridden.formUnion(other.overridden)
    bindings.formUnion(other.bindings)
    observed.formUnion(other.observed)
    holders.formUnion(other.holders)
    watched.formUnion(other.watched)
    subscribed.formUnion(other.subscribed)
    keeping.formUnion(other.keeping)
    selectors.formUnion(other.selectors)
    selected.formUnion(other.selected)
  }

  /// Until it is set back, everything that is added is taken away once.
  var isTakingBack = false {
    didSet {
      let step: Int32 = isTakingBack ? -1 : 1
      declared.step = step
      properties.step = step
      locals.step = step
      inside.step = step
      withBody.step = step
      withoutBody.step = step
      overridden.step = step
      bindings.step = step
      observed.step = step
      holders.step = step
      watched.step = step
      subscribed.step = step
      keeping.step = step
      selectors.step = step
      mentioned.step = step
      handed.step = step
      valued.step = step
      selected.step = step
    }
  }

  /// Names by which something may be called whose body stands elsewhere.
  var callable: CallableNames {
    CallableNames(
      properties: properties.names, locals: locals.names, bodiless: withoutBody.names.subtracting(withBody.names))
  }
}

/// Names by which something may be called whose body stands elsewhere.
struct CallableNames {
  /// Properties and globals that may hold a closure.
  var properties: NameSet
  /// Parameters, locals and bindings that may.
  var locals: NameSet
  /// Functions that are only declared here.
  var bodiless: NameSet
}
