// Judges `#if` for an app that ships, on every platform at once: each condition is true, false or not known.
// What an iPhone leaves out is marked inactive and no reader enters it; what is not known counts, and is
// marked as conditional. Where another platform decides otherwise, that is kept beside the outline. Names that a project defines
// itself are known only once files join it: then its conditions are judged again.

import ProjectSettings
import SwiftScan

/// Where a condition holds and where it does not; on all other platforms that is not known.
struct Truth: Equatable {
  var yes: Platforms = []
  var no: Platforms = []

  static let always = Truth(yes: .all)
  static let never = Truth(no: .all)
  static let unknown = Truth()

  static func only(on platforms: Platforms) -> Truth { Truth(yes: platforms, no: .all.subtracting(platforms)) }

  var not: Truth { Truth(yes: no, no: yes) }
  func and(_ other: Truth) -> Truth { Truth(yes: yes.intersection(other.yes), no: no.union(other.no)) }
  func or(_ other: Truth) -> Truth { not.and(other.not).not }

  /// The same answer everywhere.
  var isSettled: Bool { (yes == .all || yes.isEmpty) && (no == .all || no.isEmpty) }
}

extension Platforms {
  static let all = Platforms(named.map(\.platform))
}

/// Names of a project's own that conditions ask for, as far as its settings say.
struct KnownConditions: Sendable {
  /// Defined in what is shipped.
  var shipped: Set<NameID> = []
  /// Defined in nothing that is.
  var missing: Set<NameID> = []

  init() {}

  init(_ conditions: CompilationConditions, _ names: inout NameTable) {
    // In order, so that numbers are the same in every run.
    for name in conditions.shipped.sorted() { shipped.insert(names.intern(name)) }
    for name in conditions.debugOnly.sorted() { missing.insert(names.intern(name)) }
  }

  var isEmpty: Bool { shipped.isEmpty && missing.isEmpty }
}

/// Where conditions stand: an outline, before or after it is packed.
protocol Conditions {
  func region(_ index: Int) -> Region
  func node(_ index: NodeID) -> Node
  func firstArgument(of call: Node) -> Argument?
}

extension Outline: Conditions {
  func region(_ index: Int) -> Region { regions[index] }
  func node(_ index: NodeID) -> Node { nodes[Int(index)] }
  func firstArgument(of call: Node) -> Argument? { arguments(of: call).first }
}

extension OutlineTables: Conditions {
  func region(_ index: Int) -> Region { regions[index] }
  func node(_ index: NodeID) -> Node { nodes[Int(index)] }
  func firstArgument(of call: Node) -> Argument? { arguments(of: call).first }

  /// Marks what stands in a branch.
  func mark(_ branch: Branch, _ mark: (flag: NodeFlags, modifier: Modifiers)) {
    let nodes = UnsafeMutableBufferPointer(mutating: self.nodes)
    for node in branch.nodes where !isLeaf(nodes[Int(node)].kind) { nodes[Int(node)].flags.insert(mark.flag) }
    let declarations = UnsafeMutableBufferPointer(mutating: self.declarations)
    for declaration in branch.declarations { declarations[Int(declaration)].modifiers.insert(mark.modifier) }
  }

  /// The branches that no platform compiles, once it is known which names a project defines.
  func branchesLeftOut(by known: KnownConditions) -> [Branch] {
    regions.indices.compactMap { index in
      let branch = Branch(regions[index], truth(of: index, self, known))
      return branch.truth == .never ? branch : nil
    }
  }
}

/// One branch of an `#if`: what stands in it, and where it is compiled.
struct Branch {
  var nodes: Range<NodeID>
  var declarations: Range<DeclarationID>
  var truth: Truth

  init(_ region: Region, _ truth: Truth) {
    nodes = region.nodeStart..<max(region.nodeStart, region.nodeEnd)
    declarations = region.declarationStart..<max(region.declarationStart, region.declarationEnd)
    self.truth = truth
  }
}

/// Marks the nodes and declarations of branches that an iOS release build leaves out. Of branches that are all decided the outline
/// keeps no conditions.
/// - Returns: All branches, where another platform leaves out others.
func markInactive(_ outline: inout Outline) -> [Branch] {
  guard !outline.regions.isEmpty else { return [] }
  var branches: [Branch] = []
  for index in outline.regions.indices {
    let branch = Branch(outline.regions[index], truth(of: index, outline, KnownConditions()))
    branches.append(branch)
    guard let mark = branch.mark(on: .iOS) else { continue }
    for node in branch.nodes where !isLeaf(outline.nodes[Int(node)].kind) { outline.nodes[Int(node)].flags.insert(mark.flag) }
    for declaration in branch.declarations { outline.declarations[Int(declaration)].modifiers.insert(mark.modifier) }
  }
  if branches.allSatisfy({ $0.mark(on: .iOS)?.flag != .conditional }) { outline.regions.removeAll() }
  return branches.allSatisfy(\.truth.isSettled) ? [] : branches
}

extension Branch {
  /// How its content is marked where one platform is judged; nil where it is compiled.
  func mark(on platform: Platforms) -> (flag: NodeFlags, modifier: Modifiers)? {
    if truth.yes.contains(platform) { return nil }
    return truth.no.contains(platform) ? (.inactive, .inactive) : (.conditional, .conditional)
  }

  /// Whether a platform compiles none of its content.
  func isLeftOut(on platform: Platforms) -> Bool { mark(on: platform)?.flag == .inactive }
}

/// Leaves are shared with other branches.
func isLeaf(_ kind: NodeKind) -> Bool { kind.rawValue <= NodeKind.skipped.rawValue }

/// A branch is taken if its condition holds and none before it did.
private func truth(of region: Int, _ outline: some Conditions, _ known: KnownConditions) -> Truth {
  let own = outline.region(region)
  var result: Truth = own.condition == none ? .always : judge(own.condition, outline, known, 0)
  var previous = own.previous
  while previous != none {
    let before = outline.region(Int(previous))
    if before.condition != none { result = result.and(judge(before.condition, outline, known, 0).not) }
    previous = before.previous
  }
  return result
}

private func judge(_ node: NodeID, _ outline: some Conditions, _ known: KnownConditions, _ depth: Int) -> Truth {
  guard depth < 64 else { return .unknown }
  let condition = outline.node(node)
  switch condition.kind {
  case .true: return .always
  case .false: return .never
  case .name:
    if condition.name == Word.DEBUG.rawValue || known.missing.contains(condition.name) { return .never }
    return known.shipped.contains(condition.name) ? .always : .unknown
  case .prefix: return judge(condition.base, outline, known, depth + 1).not
  case .binary:
    // `&&` and `||` are the only ones between conditions; which one is told by the name's own number.
    let left = judge(condition.base, outline, known, depth + 1)
    let right = judge(condition.first, outline, known, depth + 1)
    if condition.name == Operators.and.name { return left.and(right) }
    if condition.name == Operators.or.name { return left.or(right) }
    return .unknown
  case .call: return judgeCall(condition, outline)
  default: return .unknown
  }
}

private func judgeCall(_ call: Node, _ outline: some Conditions) -> Truth {
  guard let argument = outline.firstArgument(of: call) else { return .unknown }
  let callee = outline.node(call.base).name
  let value = outline.node(argument.value).name
  switch callee {
  case Word.os.rawValue:
    switch value {
    // Catalyst is an iOS for conditions.
    case Word.iOS.rawValue: return .only(on: [.iOS, .macCatalyst])
    case Word.macOS.rawValue, Extra("OSX").name: return .only(on: .macOS)
    case Word.tvOS.rawValue: return .only(on: .tvOS)
    case Word.visionOS.rawValue: return .only(on: .visionOS)
    case Word.watchOS.rawValue: return .only(on: .watchOS)
    default: return .never
    }
  case Word.targetEnvironment.rawValue: return value == Word.macCatalyst.rawValue ? .only(on: .macCatalyst) : .never
  case Word.canImport.rawValue:
    if value == Frameworks.swiftUI.name { return .always }
    if value == Frameworks.uiKit.name { return .only(on: .all.subtracting(.macOS)) }
    // Catalyst has both in part, and so has macOS WatchKit's stub.
    if value == Frameworks.appKit.name || value == Frameworks.cocoa.name {
      return Truth(yes: .macOS, no: .all.subtracting([.macOS, .macCatalyst]))
    }
    if value == Frameworks.watchKit.name { return Truth(yes: .watchOS, no: .all.subtracting([.watchOS, .macCatalyst])) }
    return .unknown
  case Word.swift.rawValue, Word.compiler.rawValue: return .always
  default: return .unknown
  }
}

/// Operators that are asked for by name.
enum Operators {
  static let and = Extra("&&")
  static let or = Extra("||")
  static let coalescing = Extra("??")
  static let equal = Extra("==")
  static let unequal = Extra("!=")
  static let plus = Extra("+")
}

/// Names under which a project lists what has none of its own. Nothing in code is called so.
enum Listed {
  /// Uses of `#selector`, among the calls.
  static let selector = Extra("#selector")
  /// `object[keyPath: path] = value`, among the assignments.
  static let keyPath = Extra("[keyPath:]")
  /// `shown[row] = false`, among the assignments, and `handlers[row]()` and `handler()()`, among the calls.
  static let index = Extra("[]")
  /// `queue.async(execute: work)` of another module's, among the calls.
  static let handedClosure = Extra("(closure)")
  /// `change(&value)`, among the calls.
  static let handedInOut = Extra("&value")
}

/// A type of SwiftUI's that no call names.
enum EnvironmentType {
  static let dismissAction = Extra("DismissAction")
}

private enum Frameworks {
  static let uiKit = Extra("UIKit")
  static let swiftUI = Extra("SwiftUI")
  static let appKit = Extra("AppKit")
  static let cocoa = Extra("Cocoa")
  static let watchKit = Extra("WatchKit")
}

/// Seeds that are no identifiers, or would read badly as cases.
struct Extra {
  static let spellings = [
    "&&", "||", "??", "==", "!=", "UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "OSX", "Task", "name", "FocusState",
    "+", "OpenURLAction", "#selector", "[keyPath:]", "[]", "(closure)", "&value", "path", "DismissAction",
  ]
  let name: NameID
  init(_ spelling: String) {
    guard let place = Extra.spellings.firstIndex(of: spelling) else { preconditionFailure("`\(spelling)` is no seed") }
    name = Known.base + UInt32(Known.allCases.count) + UInt32(place)
  }
}
