// Storyboards and XIBs in the join: which objects are of which class, which scene has which identifier, and
// where navigation controllers and references lead. Classes of files that could not be read are remembered.

import InterfaceBuilder
import SwiftScan

/// An object of a storyboard or XIB.
struct InterfaceRef: Hashable, Comparable {
  /// Index into the project's files.
  var file: Int
  var object: Int

  static func < (left: InterfaceRef, right: InterfaceRef) -> Bool { (left.file, left.object) < (right.file, right.object) }
}

/// All storyboards and XIBs of a project. A class, so that whoever asks one copies no tables.
final class Interfaces {
  private var files: [Int: InterfaceFile] = [:]
  /// Their places among the project's files, ascending.
  private(set) var order: [Int] = []
  /// By name, as `folded` makes it.
  private var filesOfFoldedName: [String: [Int]] = [:]
  private var objectsOfType: [TypeID: [InterfaceRef]] = [:]
  /// The numbers of the types that have objects, and of those in files that could not be read.
  private var typesWithObjects = NameSet()
  private var unreadTypes = NameSet()
  private var controllersOfIdentifier: [String: [InterfaceRef]] = [:]
  /// Methods that are wired to the owner of a XIB that does not say its class.
  private(set) var methodsOfUnnamedOwners: Set<NameID> = []
  /// The files that place recognisers, in order.
  private(set) var filesWithGestures: [Int] = []

  init() {}

  /// The files whose names are alike but for case and punctuation, in order.
  func files(foldedName name: String) -> [Int] { filesOfFoldedName[name] ?? [] }

  /// Letters and digits of ASCII, in lower case.
  static func folded(_ text: String) -> String {
    String(
      decoding: text.utf8.compactMap { byte -> UInt8? in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        default: nil
        }
      }, as: UTF8.self)
  }

  init(_ files: [Int: InterfaceFile], _ project: Project) {
    self.files = files
    order = files.keys.sorted()
    for place in order {
      guard let file = files[place] else { continue }
      filesOfFoldedName[Self.folded(file.name), default: []].append(place)
      if file.objects.contains(where: { $0.kind == .gesture }) { filesWithGestures.append(place) }
      for name in file.unreadClasses {
        for type in Self.types(named: name, project) { unreadTypes.insert(UInt32(bitPattern: type)) }
      }
      for (index, object) in file.objects.enumerated() {
        let ref = InterfaceRef(file: place, object: index)
        if let name = object.className {
          for type in Self.types(named: name, project) {
            objectsOfType[type, default: []].append(ref)
            typesWithObjects.insert(UInt32(bitPattern: type))
          }
        }
        if let identifier = object.storyboardIdentifier { controllersOfIdentifier[identifier, default: []].append(ref) }
      }
      for connection in file.connections {
        guard case .action(let selector) = connection.what, let destination = connection.destination,
          file.objects[destination].kind == .owner, Self.types(named: file.objects[destination].className ?? "", project).isEmpty
        else { continue }
        methodsOfUnnamedOwners.formUnion(project.methodNames(ofSelector: selector))
      }
    }
  }

  private static func types(named name: String, _ project: Project) -> [TypeID] {
    guard let name = project.names.find(name) else { return [] }
    let all = project.typesByName[name]
    let own = all.filter { !project.types[Int($0)].isExternal }
    let top = own.filter { project.types[Int($0)].parent == nil }
    guard top.count > 1 else { return top.isEmpty ? own : top }
    // Of two apps in one project one may be a Mac's, whose classes inherit from AppKit's.
    let uikit = top.filter { type in
      !project.types[Int(type)].isInactive && !project.ancestors(of: type).external.contains { isAppKit(project.text($0)) }
    }
    return uikit.isEmpty ? top : uikit
  }

  private static func isAppKit(_ name: String) -> Bool { name.hasPrefix("NS") && (name.hasSuffix("Controller") || name.hasSuffix("View")) }

  // MARK: Objects

  subscript(_ ref: InterfaceRef) -> InterfaceObject { self[file: ref.file].objects[ref.object] }
  subscript(file place: Int) -> InterfaceFile { files[place] ?? InterfaceFile() }

  /// The classes in code of an object; several where a name is declared twice.
  func types(of object: InterfaceRef, _ project: Project) -> [TypeID] {
    self[object].className.map { Self.types(named: $0, project) } ?? []
  }

  /// The objects of a class: of itself, or else of its subclasses, or of what it inherits from, since a XIB of
  /// theirs may be its own.
  func objects(of type: TypeID, _ project: Project) -> [InterfaceRef] {
    guard !order.isEmpty else { return [] }
    if let own = objectsOfType[type] { return own }
    let below = project.descendants(of: type).flatMap { self.objectsOfType[$0] ?? [] }
    if !below.isEmpty { return below.sorted() }
    return project.ancestors(of: type).types.lazy.compactMap { self.objectsOfType[$0] }.first ?? []
  }

  /// The only scene or owner of a class, where there is just one.
  func onlyController(of type: TypeID) -> InterfaceRef? {
    guard let objects = objectsOfType[type], objects.count == 1, let only = objects.first else { return nil }
    return only
  }

  /// Whether all was read that Interface Builder may say of what a class declares, in values of `type`: an
  /// object of a class that has it, and no file that was broken.
  func isLaidOut(_ declaring: TypeID, in type: TypeID, _ project: Project) -> Bool {
    guard !order.isEmpty else { return false }
    let above = project.ancestors(of: type).types
    let below = project.descendants(of: type)
    let isUnread = { [unreadTypes] in unreadTypes.contains(UInt32(bitPattern: $0)) }
    if above.contains(where: isUnread) || below.contains(where: isUnread) { return false }
    let hasObjects = { [typesWithObjects] in typesWithObjects.contains(UInt32(bitPattern: $0)) }
    return hasObjects(type) || below.contains(where: hasObjects)
      || above.contains { hasObjects($0) && project.ancestors(of: $0).types.contains(declaring) }
  }

  /// Whether what Interface Builder lays out for values of a class was read: objects of it, or those that stand for them.
  func isLaidOut(_ type: TypeID, _ project: Project) -> Bool {
    isLaidOut(type, in: type, project) || project.ancestors(of: type).types.contains { $0 != type && isLaidOut($0, in: type, project) }
  }

  /// What an object and those that belong to it are connected with, in the order of the file.
  func connections(of object: InterfaceRef) -> [InterfaceConnection] {
    let parts = self[object].parts
    return self[file: object.file].connections.filter { parts.contains($0.source) }
  }

  /// The controller that an object belongs to; nil in a view's XIB.
  func controller(around object: InterfaceRef) -> InterfaceRef? {
    let objects = self[file: object.file].objects
    return objects.indices.first { index in
      objects[index].parts.contains(object.object) && Self.isController(objects[index].kind)
    }.map { InterfaceRef(file: object.file, object: $0) }
  }

  private static func isController(_ kind: InterfaceKind) -> Bool {
    kind == .controller || kind == .navigation || kind == .tabs || kind == .owner
  }

  // MARK: Scenes

  /// The scenes with an identifier, in one storyboard or in all.
  func scenes(_ identifier: String, in storyboard: String?) -> [InterfaceRef] {
    (controllersOfIdentifier[identifier] ?? []).filter { storyboard == nil || self[file: $0.file].name == storyboard }
  }

  /// The scenes that storyboards of a name begin with, several where a storyboard is translated.
  func initialScenes(of storyboard: String) -> [InterfaceRef] {
    order.compactMap { place in
      guard let file = files[place], file.name == storyboard, let initial = file.initial else { return nil }
      return InterfaceRef(file: place, object: initial)
    }
  }

  /// Where a reference to another storyboard leads.
  func target(of reference: InterfaceRef) -> InterfaceRef? {
    let object = self[reference]
    let storyboard = object.referencedStoryboard ?? self[file: reference.file].name
    if let identifier = object.referencedIdentifier { return scenes(identifier, in: storyboard).first }
    return initialScenes(of: storyboard).first
  }

  /// What a container shows: the root of a navigation controller, the tabs of a tab bar.
  func children(of container: InterfaceRef) -> [InterfaceRef] {
    self[file: container.file].connections.compactMap { connection in
      guard connection.source == container.object, case .segue(let segue) = connection.what, segue.kind == "relationship",
        let destination = connection.destination
      else { return nil }
      return InterfaceRef(file: container.file, object: destination)
    }
  }
}

extension Project {
  /// The methods that an Objective-C selector may mean in a class: `close:`, `closeWithSender:`. What has no body yet is
  /// not seen.
  func methods(selector: String, of type: TypeID) -> Declarations {
    for name in methodNames(ofSelector: selector) {
      let found = members(named: name, of: type).filter { self[$0].kind == .function && self[$0].body != none }
      if !found.isEmpty { return found }
      // An extension of `UIViewController` counts for a `UITableViewController`, too.
      let added = declarations[name].filter { method in
        self[method].kind == .function && self[method].body != none
          && enclosingType(of: parent(of: method)).map { types[Int($0)].isExternal } ?? false
      }
      if !added.isEmpty { return Declarations(added) }
    }
    return Declarations()
  }

  /// The names that a method with this selector may have in Swift.
  func methodNames(ofSelector selector: String) -> [NameID] {
    let first = selector.prefix { $0 != ":" }
    var found = [names.find(String(first))]
    // The first label stands in the selector behind `With`.
    if selector.hasSuffix(":"), let with = first.indices.last(where: { first[$0...].hasPrefix("With") }) {
      found.append(names.find(String(first[..<with])))
    }
    return found.compactMap { $0 }
  }
}
