// What of a name's uses stands where: in the code of some types, or in a file as a value. Asked of every class that is
// presented, so nobody may walk all uses in the project for it.

import SwiftScan

extension Project {
  /// Of a name's list, what stands in the code of some types, or of types inside these; in order. Where the types have
  /// many parts the list itself, so whoever must know asks again.
  func nodes(_ list: UnsafeBufferPointer<NodeRef>, inside types: some Sequence<TypeID>) -> [NodeRef] {
    guard list.count > 8 else { return Array(list) }
    var found: [NodeRef] = []
    var partCount = 0
    for type in types {
      partCount += self.types[Int(type)].parts.count
      guard partCount * 4 < list.count else { return Array(list) }
      for part in self.types[Int(type)].parts { found += list[places(in: list, inside: part)] }
    }
    return partCount > 1 ? Array(Set(found)).sorted() : found
  }

  /// Of a name's list, what stands in the code of some types themselves; in order.
  func nodes(_ list: UnsafeBufferPointer<NodeRef>, of types: Set<TypeID>) -> [NodeRef] {
    nodes(list, inside: types).filter { enclosingType(of: scope(of: $0)).map(types.contains) ?? false }
  }

  /// The places in a list, which is in order, of what stands in a declaration.
  func places(in list: UnsafeBufferPointer<NodeRef>, inside declaration: DeclarationRef) -> Range<Int> {
    let nodes = (self[declaration].nodeStart, self[declaration].nodeEnd)
    func first(from start: NodeRef) -> Int {
      var low = 0
      var high = list.count
      while low < high {
        let middle = (low + high) / 2
        if list[middle] < start { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let start = first(from: NodeRef(file: declaration.file, index: nodes.0))
    var end = start
    while end < list.count, list[end].file == declaration.file, list[end].index < nodes.1 { end += 1 }
    return start..<end
  }

  /// What a compound name names: `close` of `close(_:)`; else the node itself.
  func called(_ index: NodeID, in file: Int32) -> NodeID {
    guard index != none, case let node = node(index, in: file), files[Int(file)].isCompoundName(node) else { return index }
    return node.base
  }

  /// Whether a name stands in code that runs anywhere but before a call's brackets: handed on, assigned, in a selector.
  /// - Parameter part: Where it is looked for; the whole file without one.
  func isHandedOn(_ name: NameID, in file: Int32, inside part: DeclarationRef? = nil) -> Bool {
    func isName(_ index: NodeID) -> Bool {
      let node = node(called(index, in: file), in: file)
      // `.join` by itself is a case.
      return node.name == name && (node.kind == .name || node.kind == .member && node.base != none)
    }
    // The leaf of a name is where it stands first in the file, and before all that holds it.
    guard let first = files[Int(file)].nodes.firstIndex(where: { $0.name == name }).map({ NodeID($0) }) else { return false }
    let nodes = part.map { self[$0].nodeStart..<self[$0].nodeEnd } ?? 0..<NodeID(files[Int(file)].nodes.count)
    return nodes.clamped(to: first..<NodeID.max).contains { index in
      let node = node(index, in: file)
      if node.flags.contains(.inactive) { return false }
      switch node.kind {
      case .name, .string, .number, .true, .false, .nil, .wildcard: return false
      case .call: return arguments(of: node, in: file).contains { $0.value >= first && isName($0.value) }
      default:
        var found = false
        forEachChild(of: index, in: file) { found = found || $0 >= first && isName($0) }
        return found
      }
    }
  }

  /// Whether what has a name in a type is called there or kept under that name, `self.onEnd = onEnd`, and else used nowhere.
  func isOnlyCalled(_ name: NameID, inside part: DeclarationRef) -> Bool {
    let tables = files[Int(part.file)]
    return !(self[part].nodeStart..<self[part].nodeEnd).contains { index in
      let node = node(index, in: part.file)
      switch node.kind {
      case .call: return arguments(of: node, in: part.file).contains { tables.lastName($0.value) == name }
      case .assign where tables.isOwn(node.base) && tables.lastName(node.base) == name: return false
      default:
        var isUsed = false
        forEachChild(of: index, in: part.file) { isUsed = isUsed || tables.lastName($0) == name }
        return isUsed
      }
    }
  }
}

extension Project {
  /// Whether a node stands in a closure that a call of one of these names is handed.
  func stands(_ node: NodeRef, inClosureOf names: [Known]) -> Bool {
    names.contains { name in
      calls.list(of: name.name, in: node.file).contains { call in
        arguments(of: self[call], in: call.file).contains { argument in
          let value = self.node(argument.value, in: call.file)
          guard value.kind == .closure else { return false }
          let closure = self[DeclarationRef(file: call.file, index: value.first)]
          return (closure.nodeStart..<closure.nodeEnd).contains(node.index)
        }
      }
    }
  }
}
