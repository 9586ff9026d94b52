// Code of an app that nobody comes to: a type that nothing makes, or only previews and other dead types, a method that
// nobody calls, and a property that nobody reads. Trap: the files need not be all there is. Only where a program begins in
// them does what they do not name stay unnamed; and what other modules may use, or the system calls and makes by itself, is
// never dead.

import SwiftScan

extension Project {
  /// Whether a program begins in one of the files: `@main`, or `UIApplicationMain(…)`.
  var hasEntry: Bool {
    if let knownEntry { return knownEntry }
    let found = !calls[Known.UIApplicationMain.name].isEmpty || types.contains { type in
      !type.isExternal && type.parts.first.map { hasAttribute($0, Word.main.rawValue) || hasAttribute($0, Known.UIApplicationMain.name) } ?? false
    }
    knownEntry = found
    return found
  }

  /// Attributes that say nothing of who uses a declaration.
  private func isPlain(_ attribute: Attribute) -> Bool {
    attribute.name == Word.MainActor.rawValue || attribute.name == Word.available.rawValue || attribute.name == Word.discardableResult.rawValue
      || attribute.name == .ViewBuilder || attribute.name == .Observable
  }

  // MARK: Types

  /// Whether nothing in the app that people get makes a type or names it, but for what is dead itself.
  func isDead(_ type: TypeID) -> Bool {
    if let known = isTypeUsed[NameID(type)] { return !known }
    guard hasEntry else { return false }
    var visited: Set<TypeID> = []
    if isUsed(type, &visited) { return false }
    for type in visited { isTypeUsed[NameID(type)] = false }
    return true
  }

  /// - Parameter visited: Types that are being asked for already: who leads back to one of them leads nowhere.
  private func isUsed(_ type: TypeID, _ visited: inout Set<TypeID>) -> Bool {
    if let known = isTypeUsed[NameID(type)] { return known }
    guard visited.insert(type).inserted else { return false }
    guard !mayBeDead(type) || hasUser(type, &visited) else { return false }
    isTypeUsed[NameID(type)] = true
    return true
  }

  /// Whether a type can only come to life by its name in Swift.
  private func mayBeDead(_ type: TypeID) -> Bool {
    let info = types[Int(type)]
    guard !info.isExternal, info.kind != .protocol, let first = info.parts.first, !self[first].modifiers.contains(.exported),
      attributes(of: first).allSatisfy(isPlain), descendants(of: type).isEmpty, interfaces.objects(of: type, self).isEmpty
    else { return false }
    return info.kind == .class || !isKnownToSystem(type)
  }

  /// Whether a type inherits from what the system may make or call by itself.
  private func isKnownToSystem(_ type: TypeID) -> Bool {
    !ancestors(of: type).external.allSatisfy { isListed($0, in: Self.plainProtocols) || isListed($0, in: Self.partsOfViews) }
  }

  private static let plainProtocols: Spellings = [
    "View", "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable", "ObservableObject", "AnyObject", "Error", "CaseIterable",
    "CustomStringConvertible",
  ]

  /// A view names them, and SwiftUI calls their methods.
  private static let partsOfViews: Spellings = ["ViewModifier", "UIViewControllerRepresentable", "UIViewRepresentable"]

  private func hasUser(_ type: TypeID, _ visited: inout Set<TypeID>) -> Bool {
    let name = types[Int(type)].name
    if handedNames.contains(name) { return true }
    var isNamed = false
    for call in calls[name] {
      let scope = scope(of: call)
      if isInside(type, scope) { continue }
      isNamed = true
      if !isInactive(call), !previews.contain(call), isLiving(scope, &visited) { return true }
    }
    for declaration in typedDeclarations[name] where !isInside(type, declaration) {
      isNamed = true
      if isLiving(declaration, &visited) { return true }
    }
    // What no other code names Objective-C, a property list or a string may name.
    return !isNamed && isKnownToSystem(type)
  }

  /// What is declared with a type of the project's that is not handed on, by the type's name.
  func findTypedDeclarations() -> NameTableOf<DeclarationRef> {
    let handed = handedNames
    var pairs: [(NameID, DeclarationRef)] = []
    for (file, tables) in files.enumerated() {
      for (index, declaration) in tables.declarations.enumerated() where declaration.type != none {
        let name = tables.nodes[Int(declaration.type)].name
        if name != none, !handed.contains(name), !typesByName[name].isEmpty {
          pairs.append((name, DeclarationRef(file: Int32(file), index: DeclarationID(index))))
        }
      }
    }
    return NameTableOf(pairs, nameCount: names.count)
  }

  private func isLiving(_ scope: DeclarationRef?, _ visited: inout Set<TypeID>) -> Bool {
    enclosingType(of: scope).map { isUsed($0, &visited) } ?? true
  }

  private func isInside(_ type: TypeID, _ scope: DeclarationRef?) -> Bool {
    var around = scope
    while let at = around {
      if self[at].kind.isType, self.type(of: at) == type { return true }
      around = parent(of: at)
    }
    return false
  }

  // MARK: Members

  /// Whether a property is worked out for nobody: its name stands nowhere else.
  func isUnread(_ property: DeclarationRef) -> Bool {
    let name = self[property].name
    return name != Known.body.name && declarations[name].count == 1 && isOnlyNamed(property) && !mentionedNames.contains(name)
  }

  /// Whether only calls that stand in the files can run a method.
  func isOnlyCalled(_ method: DeclarationRef) -> Bool { self[method].kind == .function && isOnlyNamed(method) }

  /// Whether nothing outside of the project knows of a method or property.
  private func isOnlyNamed(_ member: DeclarationRef) -> Bool {
    let declaration = self[member]
    guard hasEntry, !declaration.modifiers.contains(.override), !declaration.modifiers.contains(.exported),
      attributes(of: member).allSatisfy(isPlain), let owner = enclosingType(of: parent(of: member)), types[Int(owner)].kind != .protocol,
      !types[Int(owner)].parts.contains(where: { hasAttribute($0, Word.objcMembers.rawValue) }),
      !declarations[declaration.name].contains(where: { self[$0].body == none })
    else { return false }
    // Methods of the system's protocols begin with who calls: `picker(_:didPick:)`. Of other modules' nothing is known.
    let hasSender = parameters(of: member).first.map { self[$0].label == none } ?? false
    return ancestors(of: owner).external.allSatisfy { name in
      let name = text(name)
      // A class is no view of SwiftUI's: that is another module's protocol.
      if name == "View", types[Int(owner)].kind == .class { return false }
      return Self.plainProtocols.contains(name) || Self.classEndings.contains(where: name.hasSuffix)
        || !hasSender && !Self.partsOfViews.contains(name) && Self.prefixesOfSystem.contains(where: name.hasPrefix)
    }
  }

  /// Whether a type calls a method of its own that has the name of another type's.
  func isOfOwnNamesake(_ call: NodeRef, besides type: TypeID) -> Bool {
    guard files[Int(call.file)].isOwn(self[call].base), let caller = enclosingType(of: scope(of: call)), caller != type else { return false }
    return members(named: node(self[call].base, in: call.file).name, of: caller).contains { enclosingType(of: parent(of: $0)) == caller }
  }

  /// What a class of the system's calls, an inheriting class overrides.
  private static let classEndings = ["Controller", "View", "Cell", "NSObject", "UIResponder", "UIControl", "UIButton"]
  private static let prefixesOfSystem = [
    "UI", "NS", "WK", "AV", "MF", "SF", "CL", "CN", "PH", "MK", "UN", "QL", "SK", "AS", "EK", "CX", "PK", "GK", "HK", "CB", "AR", "MP", "PDF", "VN",
  ]
}
