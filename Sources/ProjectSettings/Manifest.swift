// A Swift file that describes a project, seen as its outline. Only plain literals are read: what a manifest
// computes is known to whoever runs it, and nobody runs it here.

import SwiftScan

struct Manifest {
  private let outline: Outline
  private let names: NameTable

  init(_ bytes: [UInt8]) {
    var list = TokenList()
    var parser = Parser()
    outline = bytes.withUnsafeBufferPointer { source in
      scan(source, into: &list)
      return parser.read(&list, source: source)
    }
    names = list.names
  }

  /// All calls, inner ones first.
  var calls: [Node] { outline.nodes.filter { $0.kind == .call } }

  /// `iOS` of `.iOS(…)`, `Platform.iOS(…)` and `iOS(…)`, and of the same without a call.
  func name(of node: Node) -> String? {
    switch node.kind {
    case .call: node.base == none ? nil : name(of: outline.nodes[Int(node.base)])
    case .member, .name: names[node.name]
    default: nil
    }
  }

  func text(of node: Node) -> String? { node.kind == .string ? names[node.name] : nil }

  /// The argument of a call with a label; a constant of the file is followed.
  func argument(_ label: String, of call: Node) -> Node? {
    outline.arguments(of: call).first { $0.label < Argument.trailing && names[$0.label] == label }
      .map { constant($0.value) }
  }

  /// The arguments of a call by their labels, empty where there is none.
  func arguments(of call: Node) -> [(label: String, value: Node)] {
    outline.arguments(of: call).map { ($0.label < Argument.trailing ? names[$0.label] : "", constant($0.value)) }
  }

  /// The elements of an array; nil where it is something else.
  func elements(of node: Node) -> [Node]? {
    node.kind == .array ? outline.list(of: node).map { constant($0) } : nil
  }

  /// What `let targets: DeploymentTargets = .iOS("16.0")` says, where `targets` stands.
  private func constant(_ id: NodeID) -> Node {
    var node = outline.nodes[Int(id)]
    // Constants may be each other's, in a circle where somebody errs.
    for _ in 0..<4 {
      guard node.kind == .name,
        let declared = outline.declarations.first(where: {
          $0.kind == .variable && $0.parent == none && $0.name == node.name && $0.value != none
        }), declared.modifiers.contains(.constant)
      else { break }
      node = outline.nodes[Int(declared.value)]
    }
    return node
  }
}
