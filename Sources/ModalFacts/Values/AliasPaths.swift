// What a chain of members begins with: another name of the value that a question is about.

import SwiftScan

extension Project {
  /// The members that lead from a name of something to an expression, `[sheetPresentationController]` of
  /// `detail.sheetPresentationController`, also as a cast; nil where it begins with something else.
  func path(_ node: NodeID, from alias: DeclarationRef, in context: Context) -> [NameID]? {
    var path: [NameID] = []
    var current = node
    let name = self[alias].name
    for _ in 0..<10 {
      guard current != none else { return nil }
      let expression = self.node(current, in: context.file)
      switch expression.kind {
      case .name:
        guard expression.name == name, meanings(of: name, in: context).first == alias else { return nil }
        return behindDestination(path.reversed(), of: alias)
      case .member:
        if expression.name == name, isSelf(expression.base, in: context.file) {
          return parent(of: alias).map { self[$0].kind.isType } ?? false ? path.reversed() : nil
        }
        path.append(expression.name)
        current = expression.base
      case .cast: current = expression.base
      case .index where isOfControllers(expression, in: context.file): current = expression.base
      case .tuple:
        guard expression.count == 1 else { return nil }
        current = list(of: expression, in: context.file)[0]
      // `(shown as? UINavigationController)?.topViewController ?? shown`: what is inside, if there is a container.
      case .binary where expression.name == Operators.coalescing.name:
        return inner([expression.base, expression.first], from: alias, in: context).map { $0 + path.reversed() }
      case .ternary: return inner(Array(list(of: expression, in: context.file).dropFirst()), from: alias, in: context).map { $0 + path.reversed() }
      default: return nil
      }
    }
    return nil
  }

  /// The longest of the paths that lead to alternatives.
  private func inner(_ alternatives: [NodeID], from alias: DeclarationRef, in context: Context) -> [NameID]? {
    alternatives.compactMap { path($0, from: alias, in: context) }.max { $0.count < $1.count }
  }

  /// `nav.viewControllers[0]`
  private func isOfControllers(_ index: Node, in file: Int32) -> Bool {
    guard index.base != none, case let list = node(index.base, in: file) else { return false }
    return list.kind == .member && leadsToController(list.name)
  }

  /// A segue stands for its destination.
  func behindDestination(_ path: [NameID], of alias: DeclarationRef) -> [NameID] {
    path.first == Known.destination.name && isPreparedSegue(alias) ? Array(path.dropFirst()) : path
  }

  /// Whether a parameter is the segue that `prepare(for:sender:)` is handed.
  func isPreparedSegue(_ parameter: DeclarationRef) -> Bool {
    guard self[parameter].kind == .parameter, let function = parent(of: parameter) else { return false }
    return self[parameter].label == Word.for.rawValue && text(self[function].name) == "prepare"
  }

  /// `[b, c]` of `a.b.c` or `self.a.b.c`, if it begins with `name`, also as a cast.
  func path(_ node: NodeID, from name: NameID, in file: Int32) -> [NameID]? {
    var path: [NameID] = []
    var current = node
    for _ in 0..<8 {
      guard current != none else { return nil }
      let expression = self.node(current, in: file)
      switch expression.kind {
      case .name: return expression.name == name ? path.reversed() : nil
      case .member:
        if expression.name == name, expression.base != none {
          let base = self.node(expression.base, in: file)
          if base.kind == .name, base.name == Word.`self`.rawValue { return path.reversed() }
        }
        path.append(expression.name)
        current = expression.base
      case .cast: current = expression.base
      case .index where isOfControllers(expression, in: file): current = expression.base
      case .tuple:
        guard expression.count == 1 else { return nil }
        current = list(of: expression, in: file)[0]
      default: return nil
      }
    }
    return nil
  }
}
