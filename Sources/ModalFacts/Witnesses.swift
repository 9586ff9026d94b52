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
      if let type = at.type, conforms(type, to: owner) {
        let found = members(named: self[requirement].name, of: type).first { self[$0].kind == self[requirement].kind && !isRequirement($0) }
        return found.map { ($0, at.depth) }
      }
      current = at.outer
    }
    return nil
  }
}
