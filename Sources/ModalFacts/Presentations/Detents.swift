// Where does a sheet rest? Below full height there is something dimmed beside it, and a tap there closes it as a swipe does. Or does it
// leave what is below undimmed, and usable? Who names the largest detent at which it does may name one that the sheet never rests
// at, or none.

import SwiftScan

extension Project {
  /// Whether the detents that a sheet is given are others than the large one, or not known.
  func restsLow(_ detents: NodeID, in file: Int32) -> Bool {
    let list = node(detents, in: file)
    guard list.kind == .array else { return true }
    return !self.list(of: list, in: file).allSatisfy { isLarge($0, in: file) }
  }

  /// What `sheet.largestUndimmedDetentIdentifier = …` comes to: nothing for `nil` and `.none`, and for `.medium` where the
  /// same function gives the same sheet no detent but `.large()`.
  func leavesUndimmed(_ assignment: NodeRef) -> Bool {
    guard self[assignment].kind == .assign else { return true }
    let value = node(self[assignment].first, in: assignment.file)
    if value.kind == .nil { return false }
    guard value.kind == .member, value.base == none else { return true }
    if text(value.name) == "none" { return false }
    guard text(value.name) == "medium", let sheet = receiver(of: assignment), let member = enclosingMember(of: scope(of: assignment)) else { return true }
    var isGiven = false
    for index in self[member].nodeStart..<self[member].nodeEnd {
      let other = NodeRef(file: assignment.file, index: index)
      guard self[other].kind == .assign, node(self[other].base, in: other.file).name == .detents, receiver(of: other) == sheet else { continue }
      if restsLow(self[other].first, in: other.file) { return true }
      isGiven = true
    }
    return !isGiven
  }

  /// `sheet` of `sheet.detents = …`.
  private func receiver(of assignment: NodeRef) -> NameID? {
    let left = node(self[assignment].base, in: assignment.file)
    return left.kind == .member && left.base != none ? node(left.base, in: assignment.file).name : nil
  }

  private func isLarge(_ detent: NodeID, in file: Int32) -> Bool {
    let value = node(detent, in: file)
    return text((value.kind == .call ? node(value.base, in: file) : value).name) == "large"
  }
}
