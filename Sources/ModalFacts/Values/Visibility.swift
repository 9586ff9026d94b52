// Which declarations code can name where it stands: none that another file or type keeps to itself, and none that another module has
// only for itself. A call on a receiver of no known type is matched by its name, and means none of these; neither does one that would
// mean several.

import SwiftScan

extension Project {
  /// Whether code at a node may name a member, as far as `private` and `fileprivate` say.
  func canName(_ member: DeclarationRef, at use: NodeRef) -> Bool { canName(member, in: use.file) { scope(of: use) } }

  /// The same of code in a context.
  func canName(_ member: DeclarationRef, in context: Context) -> Bool { canName(member, in: context.file) { context.scope } }

  private func canName(_ member: DeclarationRef, in file: Int32, _ scope: () -> DeclarationRef?) -> Bool {
    guard isVisible(member, in: file) else { return false }
    let modifiers = self[member].modifiers
    let around = parent(of: member)
    guard modifiers.contains(.private), !modifiers.contains(.ofFile), let owner = enclosingType(of: around) else { return true }
    return typesAround(scope()).contains(owner)
  }
}

extension Project {
  /// Those of several declarations that code in a context can name; all where it can name none, since what is seen of them is then
  /// not all that there is.
  @inline(__always) func visible(_ found: Declarations, in context: Context) -> Declarations {
    found.count > 1 ? nameable(found, in: context) : found
  }

  private func nameable(_ found: Declarations, in context: Context) -> Declarations {
    let visible = found.filter { canName($0, in: context) }
    return visible.isEmpty ? found : visible
  }

  /// The members of some types that code in a context can name.
  func members(named name: NameID, of owners: Types, in context: Context) -> Declarations {
    visible(members(named: name, of: owners), in: context)
  }

  /// What a member that is written after an expression means: `model.close`.
  func members(meantBy member: Node, in context: Context) -> Declarations {
    members(named: member.name, of: typesOf(member.base, in: context), in: context)
  }
}

extension FileSet {
  /// Whether code of a file may name a declaration: it is not another file's own, nor another module's.
  func isVisible(_ declaration: DeclarationRef, in file: Int32) -> Bool {
    guard declaration.file != file else { return true }
    let modifiers = self[declaration].modifiers
    if modifiers.contains(.private) { return false }
    let module = files[Int(declaration.file)].module
    let isOfModule = module == files[Int(file)].module || modifiers.contains(.exported) || self[declaration].kind == .enumCase
    guard self[declaration].parent != none else { return isOfModule }
    let around = self[DeclarationRef(file: declaration.file, index: self[declaration].parent)]
    if around.kind == .extension, around.modifiers.contains(.private) { return false }
    return isOfModule || around.kind == .protocol || around.kind == .extension && around.modifiers.contains(.exported)
  }

  /// Those of several types of one name that code of a file means: its own module's, else what others give away; all where it can name none.
  /// - Parameter part: Where a type is declared.
  func nearest(_ candidates: some Sequence<TypeID>, to file: Int32, _ part: (TypeID) -> DeclarationRef?) -> ShortList<TypeID> {
    func distance(_ type: TypeID) -> Int {
      guard let part = part(type) else { return 0 }
      return !isVisible(part, in: file) ? 2 : files[Int(part.file)].module == files[Int(file)].module ? 0 : 1
    }
    let least = candidates.reduce(2) { min($0, distance($1)) }
    return ShortList(candidates) { distance($0) == least }
  }
}
