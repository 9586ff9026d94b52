// What `typealias` gives another name to: which aliases a name reaches where it stands, and what they stand for.

import SwiftScan

extension Project {
  /// Other names that a protocol has, of those that something inherits from.
  func aliasNames(of type: TypeID) -> [NameID] {
    guard types[Int(type)].kind == .protocol else { return [] }
    if lineage.aliasNames == nil {
      var names: [TypeID: [NameID]] = [:]
      for name in typeAliases.names where !subtypes[name].isEmpty {
        for case .project(let target) in aliasTargets(name) where names[target]?.last != name {
          names[target, default: []].append(name)
        }
      }
      lineage.aliasNames = names
    }
    return lineage.aliasNames?[type] ?? []
  }

  /// Whether what a type names after its colon as `name` is, by an alias, another type.
  func inherits(_ type: TypeID, from other: TypeID, by name: NameID) -> Bool {
    types[Int(type)].parts.contains { part in
      inherits(of: part).contains { inherited in
        node(inherited, in: part.file).name == name
          && resolve(type: inherited, in: Context(file: part.file, scope: parent(of: part), position: none, frame: nil)).contains(.project(other))
      }
    }
  }

  /// The aliases that a bare name reaches: those of a type around, innermost first, else all; of a name that the system has, such as
  /// `View`, those at file level.
  func visibleAliases(_ name: NameID, in context: Context) -> Declarations {
    let aliases = Declarations(typeAliases[name])
    guard aliases.count > 1 || name < seedCount && !aliases.isEmpty else { return aliases }
    var scope = context.scope
    while let at = scope {
      if let around = type(of: at) {
        let nested = aliases.filter { enclosingType(of: parent(of: $0)) == around }
        if !nested.isEmpty { return nested }
      }
      scope = parent(of: at)
    }
    return name < seedCount ? aliases.filter { enclosingType(of: parent(of: $0)) == nil } : aliases
  }

  /// The aliases that a name after a colon may mean: those of a type around, else those at file level. One type's `typealias View`
  /// must not make every `struct X: View` its.
  func aliases(named name: NameID, around type: TypeID?) -> Declarations {
    let all = Declarations(typeAliases[name])
    guard all.contains(where: { enclosingType(of: parent(of: $0)) != nil }) else { return all }
    var outer = type
    while let at = outer {
      let nested = all.filter { enclosingType(of: parent(of: $0)) == at }
      if !nested.isEmpty { return nested }
      outer = types[Int(at)].parent
    }
    let top = all.filter { enclosingType(of: parent(of: $0)) == nil }
    // Of `Outer.Inner` after a colon only the last name is kept.
    return top.isEmpty && name >= seedCount ? all : top
  }

  func aliasTargets(_ name: NameID) -> Types { aliasTargets(of: Declarations(typeAliases[name]), named: name) }

  func aliasTargets(of aliases: Declarations, named name: NameID, depth: Int = 0) -> Types {
    var targets = Types()
    guard depth < 8 else { return targets }
    // Where many have one name few steps are left: a circle would be gone through in every order.
    let steps = aliases.count > 6 ? 4 : 1
    for alias in aliases where self[alias].type != none {
      let context = Context(file: alias.file, scope: parent(of: alias), position: none, frame: nil)
      let target = node(self[alias].type, in: alias.file)
      if target.kind == .name, target.name == name { continue }
      targets.append(contentsOf: resolve(type: self[alias].type, in: context, depth: depth + steps))
    }
    return targets
  }
}
