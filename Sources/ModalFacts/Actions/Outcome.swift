// What following an action found: the way to what closes, what was not seen, and what else it does.

import SwiftScan

/// A step on the way to what closes, put into words only where somebody reads it.
enum Step {
  /// What was called.
  case name(NameID)
  /// An arm of a `switch`.
  case enumCase(NameID)
  /// A closure was run; not said to people.
  case closure(DeclarationRef)
  /// A property was set that somebody observes.
  case observed(NameID)
  case text(String)
}

/// What one action leads to.
struct Outcome {
  /// The steps to the first thing that closes; nil where nothing does.
  var exit: [Step]?
  /// The closures among those.
  var closures: [DeclarationRef] { (exit ?? []).compactMap { if case .closure(let ref) = $0 { ref } else { nil } } }
  var unseen: [Unseen] = []
  /// Not all was followed that may close, since it was too far.
  var isCut = false
  /// Names read or written on the way, if that was asked.
  var touched: Set<NameID> = []
  /// Names set on the way that somebody watches: a prompt's flag, an observed property.
  var set: Set<NameID> = []
  /// Flags and items of presentations that are reset, each with the steps to where.
  var resets: [SetFlag: [Step]] = [:]
  /// Bindings that are reset and that nobody was seen to hand in; flags that are set to something else.
  var unbound: [NameID: [Step]] = [:]
  var changed: Set<SetFlag> = []
  /// It changes a setting that is kept, `@AppStorage`.
  var setsSetting = false
  /// It does something besides closing.
  var doesMore = false
  /// It calls something, in the project or outside of it.
  var goesOn = false
  /// It pops what is the root of its navigation controller, which does nothing.
  var popsRoot = false
  /// It hands something to what outlives the modal, a store, a model, a binding, if that was asked.
  var keeps = false
  /// It hands something to an object of another module that a view makes for itself, by a name that may say so: `formatter.send(text)`.
  var maySave = false
  /// The bindings that it sets, by all names of what they are bound to, if that was asked: whoever sets what it was handed hands nothing on.
  var rebound: Set<NameID> = []
  /// State of views, and properties that objects set of their own, if that was asked: what belongs to another than the modal outlives
  /// it.
  var written: Set<DeclarationRef> = []

  var isWithoutFlags: Bool { resets.isEmpty && unbound.isEmpty && changed.isEmpty }

  /// It leads nowhere and says no more than that something is done.
  var isPlain: Bool { exit == nil && unseen.isEmpty && touched.isEmpty && set.isEmpty && written.isEmpty && rebound.isEmpty && isWithoutFlags }

  /// Nothing was seen to happen, and nothing is unseen.
  var isNothing: Bool { exit == nil && unseen.isEmpty && set.isEmpty && changed.isEmpty && !doesMore && !goesOn }

  /// Adds what else another outcome does, besides what it says in particular.
  mutating func addEffects(of other: Outcome) {
    doesMore = doesMore || other.doesMore
    goesOn = goesOn || other.goesOn
    popsRoot = popsRoot || other.popsRoot
    keeps = keeps || other.keeps
    maySave = maySave || other.maySave
    setsSetting = setsSetting || other.setsSetting
    isCut = isCut || other.isCut
  }

  func hasSameEffects(as other: Outcome) -> Bool {
    doesMore == other.doesMore && goesOn == other.goesOn && popsRoot == other.popsRoot && keeps == other.keeps && maySave == other.maySave
      && setsSetting == other.setsSetting && isCut == other.isCut
  }

  mutating func note(_ reason: String) { note(Unseen(reason)) }

  /// Notes what code of the sources may do that was not followed, or somebody else who is told of it.
  mutating func note(unfollowed reason: String) { note(Unseen(reason, isUnfollowed: true)) }

  private mutating func note(_ reason: Unseen) {
    guard unseen.count < Self.mostReasons else { return }
    if !unseen.contains(reason) { unseen.append(reason) }
  }

  /// What another outcome noted.
  mutating func note(_ reasons: [Unseen]) {
    if unseen.isEmpty {
      unseen = reasons
      return
    }
    for reason in reasons {
      guard unseen.count < Self.mostReasons else { return }
      if !unseen.contains(reason) { unseen.append(reason) }
    }
  }

  /// Nobody reads more.
  private static let mostReasons = 8
}
