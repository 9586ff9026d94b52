// What stands for a protocol's requirement: a protocol's default `body` names members that each conforming type has for
// itself, and which type it is tells the call that made the value.

import SwiftScan

extension Project {
  /// Whether a member is declared in a protocol itself, not in an extension.
  func isRequirement(_ member: DeclarationRef) -> Bool { parent(of: member).map { self[$0].kind == .protocol } ?? false }

  /// Whether a type conforms to a protocol of the project's.
  func conforms(_ type: TypeID, to other: TypeID) -> Bool {
    types[Int(other)].kind == .protocol && type != other && ancestors(of: type).types.contains(other)
  }

  /// The member that a requirement means in the value whose members are read, and the depth of the frame that made it;
  /// nil where its type was not seen.
  func witness(of requirement: DeclarationRef, in frame: Frame?) -> (member: DeclarationRef, depth: Int)? {
    guard let owner = enclosingType(of: parent(of: requirement)) else { return nil }
    var current = frame
    while let at = current {
      if let type = at.type, conforms(type, to: owner) { return witness(of: requirement, in: type).map { ($0, at.depth) } }
      current = at.outer
    }
    return nil
  }

  /// The member that a requirement means in a type: its own, or the protocol's default.
  func witness(of requirement: DeclarationRef, in type: TypeID) -> DeclarationRef? {
    members(named: self[requirement].name, of: type).first {
      self[$0].kind == self[requirement].kind && !isRequirement($0) && (self[$0].kind != .function || hasSameLabels($0, requirement))
    }
  }

  /// What a name means in a protocol, without the defaults of what it asks for: they stand for those that have nothing of their own.
  func withoutDefaults(_ meanings: Declarations) -> Declarations {
    guard meanings.count > 1 else { return meanings }
    let requirements = meanings.filter { isRequirement($0) }
    guard !requirements.isEmpty else { return meanings }
    return meanings.filter { meaning in
      isRequirement(meaning) || !requirements.contains { self[$0].kind == self[meaning].kind && hasSameLabels($0, meaning) }
    }
  }
}
