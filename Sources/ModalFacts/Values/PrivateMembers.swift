// Which private members code can name where it stands. A call on a receiver of no known type is matched by its name, and never means
// what another file or another type keeps to itself.

import SwiftScan

extension Project {
  /// Whether code at a node may name a member, as far as `private` and `fileprivate` say.
  func canName(_ member: DeclarationRef, at use: NodeRef) -> Bool { canName(member, in: use.file) { scope(of: use) } }

  /// The same of code in a context.
  func canName(_ member: DeclarationRef, in context: Context) -> Bool { canName(member, in: context.file) { context.scope } }

  private func canName(_ member: DeclarationRef, in file: Int32, _ scope: () -> DeclarationRef?) -> Bool {
    let modifiers = self[member].modifiers
    let around = parent(of: member)
    let isOfPrivateExtension = around.map { self[$0].kind == .extension && self[$0].modifiers.contains(.private) } ?? false
    guard modifiers.contains(.private) || isOfPrivateExtension else { return true }
    guard member.file == file else { return false }
    guard modifiers.contains(.private), !modifiers.contains(.ofFile), let owner = enclosingType(of: around) else { return true }
    return typesAround(scope()).contains(owner)
  }
}
