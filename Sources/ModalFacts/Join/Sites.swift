// Where declarations and expressions stand, as checks and reports are told: bytes, and the declarations around.

import SwiftScan

extension Project {
  /// A stretch of a file that begins where a node does.
  func site(of node: NodeRef, length: Int) -> Site {
    let start = Int(files[Int(node.file)].starts[Int(node.index)])
    return Site(file: Int(node.file), range: start..<start + length, declaration: path(of: scope(of: node)))
  }

  /// Where a node begins.
  func spot(of node: NodeRef) -> CodeSpot {
    CodeSpot(file: Int(node.file), offset: Int(files[Int(node.file)].starts[Int(node.index)]))
  }

  /// Where an expression that is no leaf stands: its last name, or its first byte.
  func site(of node: NodeRef, name: NameID) -> Site {
    site(of: node, length: name == none ? 1 : text(name).utf8.count)
  }

  /// The name of a declaration, or its first byte where it has none.
  func site(of declaration: DeclarationRef) -> Site {
    let start = Int(files[Int(declaration.file)].declarationStarts[Int(declaration.index)])
    let length = self[declaration].name == none ? 1 : text(self[declaration].name).utf8.count
    return Site(file: Int(declaration.file), range: start..<start + length, declaration: path(of: declaration))
  }

  /// The type that is declared at a site.
  func type(at site: Site?) -> TypeID? {
    guard let site, files.indices.contains(site.file) else { return nil }
    let tables = files[site.file]
    for index in tables.declarations.indices
    where tables.declarations[index].kind.isType && Int(tables.declarationStarts[index]) == site.range.lowerBound {
      let ref = DeclarationRef(file: Int32(site.file), index: DeclarationID(index))
      guard let type = type(of: ref), types[Int(type)].parts.first == ref else { continue }
      return type
    }
    return nil
  }
}
