// Prints an outline as one line of something like Swift, with every choice of the parser visible:
// operators in parentheses, `trailing:` before a first trailing closure, `?` for what was not read.

@testable import SwiftScan

/// The outline of a source text, in one line.
func outlineText(_ source: String) -> String {
  let (outline, names) = outline(of: Array(source.utf8))
  return OutlineText(outline: outline, names: names).items(outline.list(outline.items))
}

/// The outline of bytes, with the names it uses.
func outline(of bytes: [UInt8]) -> (Outline, NameTable) {
  var list = TokenList()
  var parser = Parser()
  return bytes.withUnsafeBufferPointer { source in
    scan(source, into: &list)
    return (parser.read(&list, source: source), list.names)
  }
}

struct OutlineText {
  let outline: Outline
  let names: NameTable

  func items(_ list: some Sequence<UInt32>) -> String {
    list.map(text).joined(separator: "; ")
  }

  private func name(_ name: NameID) -> String { name == none ? "" : names[name] }

  private func list(_ node: Node) -> String {
    outline.list(of: node).map(text).joined(separator: ", ")
  }

  private func arguments(_ node: Node) -> String {
    outline.arguments(of: node).map { argument in
      switch argument.label {
      case none: text(argument.value)
      case Argument.trailing: "trailing: \(text(argument.value))"
      default: "\(names[argument.label]): \(text(argument.value))"
      }
    }.joined(separator: ", ")
  }

  func text(_ id: NodeID) -> String {
    guard id != none else { return "" }
    let node = outline.nodes[Int(id)]
    return (node.flags.contains(.handedInOut) ? "&" : "") + text(node)
  }

  private func text(_ node: Node) -> String {
    switch node.kind {
    case .name: return name(node.name)
    case .string: return "\"\(name(node.name))\""
    case .number: return "0"
    case .true: return "true"
    case .false: return "false"
    case .nil: return "nil"
    case .wildcard: return "_"
    case .skipped: return "?"
    case .member: return "\(text(node.base)).\(name(node.name))"
    case .call: return "\(text(node.base))(\(arguments(node)))"
    case .index: return "\(text(node.base))[\(arguments(node))]"
    case .generic: return "\(text(node.base))<\(list(node))>"
    case .closure: return declaration(node.first)
    case .array: return "[\(list(node))]"
    case .dictionary: return "[: \(list(node))]"
    case .tuple: return "(\(list(node)))"
    case .interpolation: return "\"\\(\(list(node)))\""
    case .prefix: return "(\(name(node.name))\(text(node.base)))"
    case .binary: return "(\(text(node.base)) \(name(node.name)) \(text(node.first)))"
    case .assign: return "\(text(node.base)) \(node.name == none ? "=" : name(node.name)) \(text(node.first))"
    case .ternary:
      let parts = outline.list(of: node).map(text)
      return "(\(parts[0]) ? \(parts[1]) : \(parts[2]))"
    case .cast:
      return "(\(text(node.base)) as\(node.flags.contains(.optional) ? "?" : "") \(text(node.first)))"
    case .typeTest: return "(\(text(node.base)) is \(text(node.first)))"
    case .keyPath: return "\\\(text(node.base))"
    case .macro: return "#\(name(node.name))(\(arguments(node)))"
    case .functionType: return "((\(list(node))) -> \(text(node.base)))"
    case .composition: return outline.list(of: node).map(text).joined(separator: " & ")
    default: return statement(node)
    }
  }

  private func statement(_ node: Node) -> String {
    switch node.kind {
    case .block: return "{\(items(outline.list(of: node)))}"
    case .if:
      var parts = outline.list(of: node).map(text)
      let other = node.flags.contains(.hasElse) ? " else \(parts.removeLast())" : ""
      return "if \(parts.joined(separator: ", ")) \(text(node.base))\(other)"
    case .guard: return "guard \(list(node)) else \(text(node.base))"
    case .switch:
      return "switch \(text(node.base)) {\(outline.list(of: node).map(text).joined(separator: " "))}"
    case .case: return "case \(list(node)): \(text(node.base))"
    case .loop: return "loop \(text(node.first)) \(text(node.base))"
    case .do: return "do \(outline.list(of: node).map(text).joined(separator: " catch "))"
    case .defer: return "defer \(text(node.base))"
    case .return: return "return \(text(node.base))"
    case .throw: return "throw \(text(node.base))"
    case .jump: return "jump"
    case .declaration: return declaration(node.first)
    case .patternTest: return "case \(text(node.first)) = \(text(node.base))"
    case .availability: return "#available"
    default: return "\(node.kind)"
    }
  }

  func declaration(_ id: DeclarationID) -> String {
    let declaration = outline.declarations[Int(id)]
    var text = outline.attributes(of: declaration).map { attribute in
      "@\(name(attribute.name))\(attribute.argument == none ? "" : "(\(self.text(attribute.argument)))") "
    }.joined()
    text += modifiers(declaration.modifiers)
    text += "\(declaration.kind)"
    if declaration.name != none { text += " \(name(declaration.name))" }
    let generics = outline.list(outline.signature(of: declaration).generics).map { self.text($0) }
    var pairs: [String] = []
    for place in stride(from: 0, to: generics.count, by: 2) {
      let conformance = generics[place + 1]
      pairs.append(conformance == "?" ? generics[place] : "\(generics[place]): \(conformance)")
    }
    if !pairs.isEmpty { text += "<\(pairs.joined(separator: ", "))>" }
    if declaration.kind == .parameter, declaration.label != declaration.name {
      text += "/\(declaration.label == none ? "_" : name(declaration.label))"
    }
    let parameters = outline.list(outline.signature(of: declaration).parameters).map { self.declaration($0) }
    if !parameters.isEmpty { text += "(\(parameters.joined(separator: ", ")))" }
    let inherits = outline.list(outline.signature(of: declaration).inherits).map { self.text($0) }
    if !inherits.isEmpty { text += ": \(inherits.joined(separator: ", "))" }
    if declaration.type != none { text += " -> \(self.text(declaration.type))" }
    if declaration.value != none { text += " = \(self.text(declaration.value))" }
    if declaration.body != none { text += " \(self.text(declaration.body))" }
    let members = members(of: id, declaration)
    if !members.isEmpty { text += " <\(members.joined(separator: "; "))>" }
    return text
  }

  private func modifiers(_ modifiers: Modifiers) -> String {
    let names: [(Modifiers, String)] = [
      (.static, "static"), (.override, "override"), (.private, "private"), (.lazy, "lazy"), (.weak, "weak"),
      (.constant, "constant"), (.optional, "optional"), (.final, "final"), (.exported, "exported"),
      (.destructured, "part"),
    ]
    return names.filter { modifiers.contains($0.0) }.map { $0.1 + " " }.joined()
  }

  /// What a type or property holds that no node of its body mentions.
  private func members(of id: DeclarationID, _ declaration: Declaration) -> [String] {
    var result: [String] = []
    var member = id + 1
    while member < declaration.end {
      let kind = outline.declarations[Int(member)].kind
      if declaration.kind.isType || kind == .accessor { result.append(self.declaration(member)) }
      member = max(outline.declarations[Int(member)].end, member + 1)
    }
    return result
  }
}
