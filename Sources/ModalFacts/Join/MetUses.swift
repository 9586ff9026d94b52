// What was looked at already on the way from what leads out to those who call it.

import SwiftScan

/// Whose assignments of what name, or whose calls of what group (`CallGroup.number`), were met already.
final class MetUses {
  /// All.
  let anywhere = NumberMap<NameID, Bool>()
  /// Those that name another value, while those by a bare name or `self` wait for the types that they stand in.
  let sorted = NumberMap<NameID, Bool>()
  private let waiting = NumberMap<Member, Declarations?>()

  /// Notes who calls or assigns for the types around.
  func note(_ member: DeclarationRef, _ name: NameID, _ project: Project) {
    var scope: DeclarationRef? = member
    while let at = scope {
      if project[at].kind.isType, let type = project.type(of: at) {
        add(member, Member(type: type, name: name))
        // An extension may be one of several types of its name.
        if project[at].kind == .extension {
          for other in project.typesByName[project[at].name] where other != type { add(member, Member(type: other, name: name)) }
        }
      }
      scope = project.parent(of: at)
    }
  }

  /// Notes who calls for the type that the call is made on.
  func note(_ member: DeclarationRef, _ type: TypeID, _ name: NameID) { add(member, Member(type: type, name: name)) }

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
