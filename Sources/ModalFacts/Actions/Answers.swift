// What following bodies led to, each once for a screen: see `ActionReader.once`.

import SwiftScan

/// A body that is followed once for all callers: a function, a closure property, an arm of a `switch`.
struct Followed: Hashable, Numbered {
  let number: UInt64

  /// All reducers that do not tell actions apart.
  static let plainReducers = Followed(-1, 0, isArm: false)

  init(_ declaration: DeclarationRef) { self.init(declaration.file, declaration.index, isArm: false) }
  /// - Parameter isHandedNil: Whether the case that is sent carries nil. No file has so many nodes that an index took that bit.
  init(arm: NodeRef, isHandedNil: Bool = false) { self.init(arm.file, isHandedNil ? arm.index | 1 << 31 : arm.index, isArm: true) }

  private init(_ file: Int32, _ index: UInt32, isArm: Bool) {
    number = UInt64(UInt32(bitPattern: file)) << 33 | UInt64(index) << 1 | (isArm ? 1 : 0)
  }
}

/// What following a function led to, wherever it is called from.
final class CachedOutcome {
  let outcome: Outcome
  /// Types whose closures were looked up: with a value of one of these at hand, the answer may differ.
  let types: [TypeID]
  let isPlain: Bool

  init(outcome: Outcome, types: [TypeID]) {
    self.outcome = outcome
    self.types = types
    isPlain = outcome.isPlain
  }
}

/// What bodies led to.
final class Answers {
  private let outcomes = NumberMap<Followed, CachedOutcome>()
  /// Of those that say no more than that something is done, one for each way to say it.
  @exclusivity(unchecked) private var plain: [CachedOutcome] = []

  subscript(key: Followed) -> CachedOutcome? {
    get { outcomes[key] }
    set { outcomes[key] = newValue }
  }

  /// An outcome as it is kept.
  func kept(_ outcome: Outcome, types: [TypeID]) -> CachedOutcome {
    guard outcome.isPlain, types.isEmpty else { return CachedOutcome(outcome: outcome, types: types) }
    if let known = plain.first(where: { $0.outcome.hasSameEffects(as: outcome) }) { return known }
    let answer = CachedOutcome(outcome: outcome, types: [])
    plain.append(answer)
    return answer
  }
}

/// What the actions of one screen led to.
struct FollowedOnScreen {
  let exits = Answers()
  let uses = Answers()
}
