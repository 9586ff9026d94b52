// What was looked at already on the way from what leads out to those who call it.

import SwiftScan

/// Whose assignments of what name, or whose calls of what group (`CallGroup.number`), were met already.
final class MetUses {
  /// All.
  let anywhere = NumberMap<NameID, Bool>()
  /// Those that name another value, while those by a bare name or `self` wait for the types that they stand in.
  let sorted = NumberMap<NameID, Bool>()
  private let waiting = NumberMap<Member, Declarations?>()

  /// Notes who calls or assigns for the types whose members may be meant.
  func note(_ member: DeclarationRef, _ types: ShortList<TypeID>, _ name: NameID) {
    for type in types { add(member, Member(type: type, name: name)) }
  }

  private func add(_ member: DeclarationRef, _ key: Member) {
    var list = (waiting[key] ?? nil) ?? Declarations()
    list.append(member)
    waiting[key] = list
  }

  /// What waits in a type, once.
  func take(_ type: TypeID, _ name: NameID) -> Declarations? {
    let key = Member(type: type, name: name)
    guard let known = waiting[key], let list = known else { return nil }
    waiting[key] = .some(nil)
    return list
  }
}

extension NumberMap where Key: Numbered, Value == Bool {
  /// Notes a key.
  /// - Returns: Whether it was not there.
  func isNew(_ key: Key) -> Bool {
    guard self[key] == nil else { return false }
    self[key] = true
    return true
  }
}
