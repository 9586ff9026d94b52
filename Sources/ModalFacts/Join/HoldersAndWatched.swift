// What the uses in a file tell of names while the tables are put together: which hold what people type, and which a dialog is bound
// to or an observer watches.

import SwiftScan

extension ProjectTables {
  /// `text` of `TextField("…", text: $draft.text)`: the names in what an input is bound to, or a binding made by hand.
  mutating func noteHolders(_ call: Node, _ file: Int) {
    for argument in files[file].arguments(of: call) {
      if argument.label == .text || argument.label == .value || argument.label == .isOn || argument.label == .selection { noteHolder(argument.value, files[file]) }
      // `Binding(get: { draft.text }, set: …)`
      if argument.label == Word.get.rawValue, let read = files[file].valueRead(byClosure: argument.value) { noteHolder(read, files[file]) }
    }
  }

  /// All names of `draft.name`.
  mutating func noteHolder(_ place: NodeID, _ tables: OutlineTables) {
    var current = place
    for _ in 0..<6 where current != none {
      let node = tables.nodes[Int(current)]
      guard node.kind == .name || node.kind == .member || node.kind == .index else { break }
      if node.kind != .index { uses.holders.add(names.unprojected(node.name)) }
      guard node.kind != .name else { break }
      current = node.base
    }
  }

  /// UIKit's text fields, by their type or by what makes them, and strings: a form may be told what is typed into a cell.
  mutating func noteTextHolder(_ declaration: Declaration, _ tables: OutlineTables, _ makers: inout FieldMakers) {
    let mayBeSet = declaration.kind == .variable && !declaration.modifiers.contains(.constant)
    if declaration.type != none {
      let type = tables.nodes[Int(declaration.type)].name
      if mayBeSet && type == .String || clues(of: type).contains(.textInput) { uses.holders.add(declaration.name) }
    }
    guard declaration.value != none else { return }
    let value = tables.nodes[Int(declaration.value)]
    if mayBeSet, value.kind == .string { uses.holders.add(declaration.name) }
    guard value.kind == .call, value.base != none else { return }
    var callee = tables.nodes[Int(value.base)]
    // `UITextField().then { … }`
    if callee.kind == .member, callee.base != none {
      let made = tables.nodes[Int(callee.base)]
      if made.kind == .call, made.base != none { callee = tables.nodes[Int(made.base)] }
    }
    guard callee.kind == .name || declaration.type == none && callee.kind == .member else { return }
    if makesTextInput(callee.name, tables, &makers) { uses.holders.add(declaration.name) }
  }

  /// The functions of a file that give back a text field, or are called as if they did; nil until somebody asks.
  struct FieldMakers {
    var functions: [(name: NameID, givesField: Bool)]?
  }

  /// `UITextField`, or `makeField` of a function that gives one back: that is told by its type in the same file, else by its name.
  private mutating func makesTextInput(_ callee: NameID, _ tables: OutlineTables, _ makers: inout FieldMakers) -> Bool {
    if clues(of: callee).contains(.textInput) { return true }
    guard names.withBytes(of: callee, { $0.first.map { $0 >= UInt8(ascii: "a") } ?? false }) else { return false }
    let functions = makers.functions ?? fieldMakers(in: tables)
    makers.functions = functions
    return functions.first { $0.name == callee }?.givesField ?? isCalledField(callee)
  }

  private mutating func fieldMakers(in tables: OutlineTables) -> [(name: NameID, givesField: Bool)] {
    var found: [(name: NameID, givesField: Bool)] = []
    for declaration in tables.declarations where declaration.kind == .function && declaration.type != none {
      let givesField = clues(of: tables.nodes[Int(declaration.type)].name).contains(.textInput)
      if givesField || isCalledField(declaration.name) { found.append((declaration.name, givesField)) }
    }
    return found
  }

  private func isCalledField(_ function: NameID) -> Bool {
    names.withBytes(of: function) { bytes in Self.inputNames.contains { bytes.suffix($0.utf8.count).elementsEqual($0.utf8) } }
  }

  private static let inputNames = ["Field", "field", "TextView", "textView"]

  /// `field.text`, `field.text ?? ""`, `field.text.trimmed()`: what is set to it holds what was typed.
  @inline(__always)
  func isTyped(_ value: NodeID, _ tables: OutlineTables) -> Bool {
    var current = value
    for _ in 0..<5 where current != none {
      let node = tables.nodes[Int(current)]
      if node.kind == .member, node.name == .text { return node.base != none }
      guard node.kind == .member || node.kind == .call || node.kind == .binary || node.kind == .cast else { return false }
      current = node.base
    }
    return false
  }

  /// What a dialog is bound to, or an observer observes.
  mutating func noteWatched(_ call: Node, _ file: Int) {
    var found: [NameID] = []
    collectWatched(byCall: call, in: Int32(file), &found)
    for name in found { uses.watched.add(name) }
  }
}
