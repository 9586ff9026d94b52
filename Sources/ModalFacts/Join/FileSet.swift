// Reading the outlines of many files: a declaration, what stands in it and what stands around it. The tables and the project
// that is made of them read alike.

import SwiftScan

/// The parameters of one function.
struct Parameters: RandomAccessCollection {
  let file: Int32
  let indices: UnsafeBufferPointer<DeclarationID>
  var startIndex: Int { 0 }
  var endIndex: Int { indices.count }
  subscript(place: Int) -> DeclarationRef { DeclarationRef(file: file, index: indices[place]) }
}

/// The declarations directly inside another.
struct Children: Sequence, IteratorProtocol {
  let file: Int32
  let all: UnsafeBufferPointer<Declaration>
  var index: DeclarationID
  let end: DeclarationID

  mutating func next() -> DeclarationRef? {
    guard index < end else { return nil }
    defer { index = Swift.max(all[Int(index)].end, index + 1) }
    return DeclarationRef(file: file, index: index)
  }
}

/// Reading the outlines of a set of files.
protocol FileSet {
  var names: NameTable { get }
  var files: UnsafeBufferPointer<OutlineTables> { get }
  /// By declaration number: the type that a type declaration or extension is part of, or -1.
  var partTypes: UnsafeMutableBufferPointer<TypeID> { get }
  var typeAliases: NameTableOf<DeclarationRef> { get }
}

extension FileSet {
  subscript(_ declaration: DeclarationRef) -> Declaration {
    let all = files[Int(declaration.file)].declarations
    precondition(Int(declaration.index) < all.count)
    return all[Int(declaration.index)]
  }

  subscript(_ node: NodeRef) -> Node { self.node(node.index, in: node.file) }

  /// What is none, as the left side of an assignment that somebody is still writing, is skipped.
  func node(_ index: NodeID, in file: Int32) -> Node {
    let all = files[Int(file)].nodes
    guard Int(index) < all.count else {
      precondition(index == none)
      return Node(.skipped)
    }
    return all[Int(index)]
  }

  func arguments(of node: Node, in file: Int32) -> Arguments { files[Int(file)].arguments(of: node) }
  func list(of node: Node, in file: Int32) -> UnsafeBufferPointer<UInt32> { files[Int(file)].list(of: node) }
  func list(_ range: ListRange, in file: Int32) -> UnsafeBufferPointer<UInt32> { files[Int(file)].list(range) }

  /// The expression without the modifiers that its `#if` branches leave out; nil where all is left out.
  func shipped(_ index: NodeID, in file: Int32) -> NodeID? {
    var current = index
    for _ in 0..<1000 {
      let expression = node(current, in: file)
      guard expression.flags.contains(.inactive) else { return current }
      guard expression.kind == .call || expression.kind == .member || expression.kind == .index, expression.base != none else { return nil }
      current = expression.base
      if expression.flags.contains(.continuesChain) { return shipped(current, in: file) }
      // A leaf is kept once for all its places, and says nothing of this one.
      if node(current, in: file).kind.rawValue <= NodeKind.skipped.rawValue { return nil }
    }
    return nil
  }

  /// The place of a declaration among all of the project.
  func number(of declaration: DeclarationRef) -> Int {
    files[Int(declaration.file)].firstDeclaration + Int(declaration.index)
  }

  /// The type that a type declaration or extension is part of.
  func type(of part: DeclarationRef) -> TypeID? {
    let type = partTypes[number(of: part)]
    return type < 0 ? nil : type
  }

  func signature(of declaration: DeclarationRef) -> Signature { files[Int(declaration.file)].signature(of: self[declaration]) }

  func parameters(of function: DeclarationRef) -> Parameters {
    Parameters(file: function.file, indices: list(signature(of: function).parameters, in: function.file))
  }

  /// The types that a type's declaration or an extension inherits from.
  func inherits(of type: DeclarationRef) -> UnsafeBufferPointer<NodeID> { list(signature(of: type).inherits, in: type.file) }

  func attributes(of declaration: DeclarationRef) -> UnsafeBufferPointer<Attribute> {
    files[Int(declaration.file)].attributes(of: self[declaration])
  }

  func hasAttribute(_ declaration: DeclarationRef, _ name: NameID) -> Bool {
    attributes(of: declaration).contains { $0.name == name }
  }

  func parent(of declaration: DeclarationRef) -> DeclarationRef? {
    let parent = self[declaration].parent
    return parent == none ? nil : DeclarationRef(file: declaration.file, index: parent)
  }

  /// The declarations directly inside this one.
  func children(of declaration: DeclarationRef) -> Children {
    let all = files[Int(declaration.file)].declarations
    return Children(file: declaration.file, all: all, index: declaration.index + 1, end: all[Int(declaration.index)].end)
  }

  /// What a property holds, or each of a list or table that it holds, as its type is declared, by whatever name, or its value written.
  func element(heldBy property: DeclarationRef) -> (node: NodeRef, isListed: Bool)? {
    let written = self[property].type != none ? self[property].type : self[property].value
    var (element, isListed) = (NodeRef(file: property.file, index: written), false)
    for _ in 0..<8 where element.index != none {
      let node = self[element]
      switch node.kind {
      case .array, .dictionary:
        guard let last = list(of: node, in: element.file).last else { return nil }
        (element.index, isListed) = (last, true)
      case .name:
        let aliases = typeAliases[node.name]
        guard aliases.count == 1, let alias = aliases.first, self[alias].type != none else { return (element, isListed) }
        element = NodeRef(file: alias.file, index: self[alias].type)
      default: return (element, isListed)
      }
    }
    return nil
  }

  /// The innermost declaration around a node that is not a leaf.
  func scope(of node: NodeRef) -> DeclarationRef? {
    let index = files[Int(node.file)].declaration(around: node.index)
    return index == none ? nil : DeclarationRef(file: node.file, index: index)
  }

  func isInactive(_ node: NodeRef) -> Bool { self[node].flags.contains(.inactive) }
  func isInactive(_ declaration: DeclarationRef) -> Bool { self[declaration].modifiers.contains(.inactive) }

  /// The type whose member, or whose member's content, this declaration is.
  func enclosingType(of declaration: DeclarationRef?) -> TypeID? {
    var current = declaration
    while let at = current {
      if self[at].kind.isType { return type(of: at) }
      current = parent(of: at)
    }
    return nil
  }

  /// The function, accessor or property around a declaration, closures passed over.
  func enclosingMember(of declaration: DeclarationRef?) -> DeclarationRef? {
    var current = declaration
    var found: DeclarationRef?
    while let at = current, !self[at].kind.isType {
      let kind = self[at].kind
      if kind.isFunction || kind == .variable || kind == .accessor { found = at }
      current = parent(of: at)
    }
    return found
  }
}
