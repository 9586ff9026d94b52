// Judges `#if` for an iOS app that ships: each condition is true, false or not known. What is false is
// marked inactive and no reader enters it; what is not known counts, and is marked as conditional.

import SwiftScan

private enum Truth {
  case yes, no, unknown

  var not: Truth {
    switch self {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }

  func and(_ other: Truth) -> Truth {
    if self == .no || other == .no { return .no }
    return self == .yes && other == .yes ? .yes : .unknown
  }

  func or(_ other: Truth) -> Truth { self.not.and(other.not).not }
}

/// Marks the nodes and declarations of branches that an iOS release build leaves out.
func markInactive(_ outline: inout Outline) {
  guard !outline.regions.isEmpty else { return }
  for index in outline.regions.indices {
    let region = outline.regions[index]
    let truth = truth(of: index, outline)
    guard truth != .yes else { continue }
    let flag: NodeFlags = truth == .no ? .inactive : .conditional
    let modifier: Modifiers = truth == .no ? .inactive : .conditional
    for node in region.nodeStart..<max(region.nodeStart, region.nodeEnd) where !isLeaf(outline.nodes[Int(node)].kind) {
      outline.nodes[Int(node)].flags.insert(flag)
    }
    for declaration in region.declarationStart..<max(region.declarationStart, region.declarationEnd) {
      outline.declarations[Int(declaration)].modifiers.insert(modifier)
    }
  }
}

/// Leaves are shared with other branches.
private func isLeaf(_ kind: NodeKind) -> Bool { kind.rawValue <= NodeKind.skipped.rawValue }

/// A branch is taken if its condition holds and none before it did.
private func truth(of region: Int, _ outline: Outline) -> Truth {
  var result = outline.regions[region].condition == none ? .yes : judge(outline.regions[region].condition, outline, 0)
  var previous = outline.regions[region].previous
  while previous != none {
    let before = outline.regions[Int(previous)]
    if before.condition != none { result = result.and(judge(before.condition, outline, 0).not) }
    previous = before.previous
  }
  return result
}

private func judge(_ node: NodeID, _ outline: Outline, _ depth: Int) -> Truth {
  guard depth < 64 else { return .unknown }
  let condition = outline.nodes[Int(node)]
  switch condition.kind {
  case .true: return .yes
  case .false: return .no
  case .name: return condition.name == Word.DEBUG.rawValue ? .no : .unknown
  case .prefix: return judge(condition.base, outline, depth + 1).not
  case .binary:
    // `&&` and `||` are the only ones between conditions; which one is told by the name's own number.
    let left = judge(condition.base, outline, depth + 1)
    let right = judge(condition.first, outline, depth + 1)
    if condition.name == Operators.and.name { return left.and(right) }
    if condition.name == Operators.or.name { return left.or(right) }
    return .unknown
  case .call: return judgeCall(condition, outline)
  default: return .unknown
  }
}

private func judgeCall(_ call: Node, _ outline: Outline) -> Truth {
  guard let argument = outline.arguments(of: call).first else { return .unknown }
  let callee = outline.nodes[Int(call.base)].name
  let value = outline.nodes[Int(argument.value)].name
  switch callee {
  case Word.os.rawValue: return value == Word.iOS.rawValue ? .yes : .no
  case Word.targetEnvironment.rawValue: return .no
  case Word.canImport.rawValue:
    if value == Frameworks.uiKit.name || value == Frameworks.swiftUI.name { return .yes }
    if value == Frameworks.appKit.name || value == Frameworks.cocoa.name || value == Frameworks.watchKit.name { return .no }
    return .unknown
  case Word.swift.rawValue, Word.compiler.rawValue: return .yes
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
    "&&", "||", "??", "==", "!=", "UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "Task",
  ]
  let name: NameID
  init(_ spelling: String) {
    name = Known.base + UInt32(Known.allCases.count) + UInt32(Extra.spellings.firstIndex(of: spelling) ?? 0)
  }
}
