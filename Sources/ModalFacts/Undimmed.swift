// Does a sheet leave what is below undimmed, and usable? Who names the largest detent at which it does may name one
// that the sheet never rests at, or none.

import SwiftScan

extension Project {
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
      guard self[other].kind == .assign, text(node(self[other].base, in: other.file).name) == "detents", receiver(of: other) == sheet else { continue }
      let detents = node(self[other].first, in: other.file)
      guard detents.kind == .array, list(of: detents, in: other.file).allSatisfy({ isLarge($0, in: other.file) }) else { return true }
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
    let call = node(detent, in: file)
    return call.kind == .call && text(node(call.base, in: file).name) == "large"
  }
}
