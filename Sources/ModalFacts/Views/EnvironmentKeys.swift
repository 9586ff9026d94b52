// Keys of the environment that the project adds, and who reads them: an action that a modal's content is given there is a way out only
// where one of its views takes it.

import SwiftScan

extension ViewReader {
  /// Whether what was read may take what is put under a key: by a property of a view that was met, or in another way.
  func isRead(_ key: NameID) -> Bool {
    guard let readers = project.environmentReaders[key] else { return project.isAskedByMember(key) }
    return project.isAskedByMember(key) || readers.contains { reader in
      guard let owner = project.enclosingType(of: project.parent(of: reader)), project.isView(owner) else { return true }
      return walked.here.contains(owner) || walked.pushed.contains(owner)
    }
  }
}

extension Project {
  /// The key that `.environment(\.closeModal, …)` sets, if only the project adds it.
  func addedKey(setBy arguments: Arguments, in file: Int32) -> NameID? {
    guard arguments.count == 2, let path = arguments.first.map({ node($0.value, in: file) }), path.kind == .keyPath, path.base != none,
      case let member = node(path.base, in: file), member.kind == .member, member.base == none, case let keys = addedKeys(member.name), !keys.isEmpty,
      keys.allSatisfy({ !self[$0].modifiers.contains(.exported) })
    else { return nil }
    return member.name
  }

  /// `context.environment.closeModal()`
  fileprivate func isAskedByMember(_ key: NameID) -> Bool {
    calls[key].contains { call in
      let callee = node(self[call].base, in: call.file)
      return callee.kind == .member && !isSelf(callee.base, in: call.file)
    }
  }

  /// The properties that ask the environment for something, by the key.
  func findEnvironmentReaders() -> [NameID: [DeclarationRef]] {
    var found: [NameID: [DeclarationRef]] = [:]
    for (file, tables) in files.enumerated() {
      for (index, declaration) in tables.declarations.enumerated() where declaration.kind == .variable {
        let property = DeclarationRef(file: Int32(file), index: DeclarationID(index))
        for attribute in attributes(of: property) where attribute.name == .Environment {
          if let key = environmentKey(attribute, in: property.file) { found[key, default: []].append(property) }
        }
      }
    }
    return found
  }
}
