// Flags that are settings: whoever writes the same key writes the flag, whatever the property is called there.

import SwiftScan

extension Project {
  /// The flag whose `@AppStorage` has a key.
  /// - Parameter key: The text of the key, or the name of the constant that stands for it.
  func flag(among drivers: Drivers, storedUnder key: NameID) -> NameID? {
    guard key != none else { return nil }
    return drivers.sorted().first { driver in declarations[driver].contains { storageKey(of: $0) == key } }
  }

  /// The flag with the key of another property.
  func flag(among drivers: Drivers, storedLike property: () -> DeclarationRef?) -> NameID? {
    guard drivers.contains(where: isNameOfSetting) else { return nil }
    return property().flatMap(storageKey).flatMap { flag(among: drivers, storedUnder: $0) }
  }

  /// Whether a property of this name is a setting.
  private func isNameOfSetting(_ name: NameID) -> Bool {
    if let known = isSetting[name] { return known }
    let found = declarations[name].contains { storageKey(of: $0) != nil }
    isSetting[name] = found
    return found
  }

  /// `"didTour"` of `@AppStorage("didTour")`, `didTour` of `@AppStorage(Keys.didTour)`.
  private func storageKey(of property: DeclarationRef) -> NameID? {
    for attribute in attributes(of: property) where attribute.argument != none && (attribute.name == .AppStorage || attribute.name == .SceneStorage) {
      let key = node(attribute.argument, in: property.file)
      if key.kind == .string || key.kind == .name || key.kind == .member, key.name != none { return key.name }
    }
    return nil
  }
}
