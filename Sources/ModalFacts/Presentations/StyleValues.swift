// Which style an expression is: `.fullScreen` as it stands, a constant that is it, what a caller hands over, what an initialiser leaves at its
// default, what an enum says for the case that is known.

import SwiftScan

struct StyleValues {
  private let project: Project
  private let values: ValueReader

  init(_ project: Project) {
    self.project = project
    values = ValueReader(project)
  }

  static let computed = Style.unseen(Unseen("its style is computed"))

  func style(_ node: NodeID, in context: Context, _ depth: Int = 0) -> Style {
    guard node != none, depth < 6 else { return Self.computed }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .ternary:
      let parts = Array(project.list(of: expression, in: context.file))
      guard parts.count == 3 else { return Self.computed }
      // `isFull ? .fullScreen : .pageSheet`, where the caller says which.
      if context.frame != nil, let holds = project.truth(of: parts[0], in: context) { return style(parts[holds ? 1 : 2], in: context, depth + 1) }
      return .oneOf(parts.dropFirst().map { style($0, in: context, depth + 1) }, "its style is computed")
    case .name:
      guard let meant = project.meanings(of: expression, in: context).first else { return Self.computed }
      return project[meant].kind == .parameter ? handed(to: meant, in: context, depth) : held(by: meant, in: context, depth)
    case .member:
      let isOfType = expression.base == none || project.startsUppercase(project.node(expression.base, in: context.file).name)
      if isOfType, let style = StyleReader.names[project.text(expression.name)] { return style }
      guard expression.base != none else { return Self.computed }
      if let known = values.knownCase(expression.base, in: context, 1), let answer = values.answer(of: expression, for: known, in: context) {
        return style(answer.node, in: Context(file: answer.file, scope: nil, position: none, frame: nil), depth + 1)
      }
      let meant = project.isSelf(expression.base, in: context.file)
        ? project.meanings(of: expression, in: context) : project.members(meantBy: expression, in: context)
      return meant.count == 1 ? held(by: meant[0], in: context, depth) : Self.computed
    default: return Self.computed
    }
  }

  /// What a constant is, or a property that gives back one thing only.
  private func held(by variable: DeclarationRef, in context: Context, _ depth: Int) -> Style {
    guard project[variable].kind == .variable else { return Self.computed }
    let isLocal = project.parent(of: variable).map { !project[$0].kind.isType } ?? false
    if project[variable].modifiers.contains(.constant), project[variable].value != none, !project[variable].modifiers.contains(.destructured) {
      return style(project[variable].value, in: project.valueContext(of: variable, frame: isLocal ? context.frame : nil), depth + 1)
    }
    guard project[variable].value == none, !project[variable].modifiers.contains(.override), let getter = values.getter(of: variable),
      let only = values.onlyExpression(of: getter)
    else { return Self.computed }
    return style(only, in: Context(file: getter.file, scope: getter, position: none, frame: nil), depth + 1)
  }

  /// What the call on the way hands to a parameter, or its default, where the call leaves it out.
  private func handed(to parameter: DeclarationRef, in context: Context, _ depth: Int) -> Style {
    guard let function = project.parent(of: parameter), context.frame != nil else { return Self.computed }
    if let bound = values.argument(for: parameter, in: context.frame) { return style(bound.node, in: bound.context, depth + 1) }
    guard project[parameter].value != none, values.isFollowed(function, in: context.frame) || isRun(function, by: context.frame) else { return Self.computed }
    return style(project[parameter].value, in: Context(file: parameter.file, scope: function, position: project[parameter].nodeEnd, frame: nil), depth + 1)
  }

  /// Whether an initialiser is the one that the call runs which makes a value, also one that its class inherits, and is left its defaults.
  private func isRun(_ initializer: DeclarationRef, by frame: Frame?) -> Bool {
    guard project[initializer].kind == .initializer, let owner = project.enclosingType(of: project.parent(of: initializer)), let frame,
      let made = frame.type
    else { return false }
    let arguments = project.arguments(of: project[frame.call], in: frame.call.file)
    let first = project.ancestors(of: made).types.first { !project.initializers(of: $0).isEmpty }
    return first == owner && project.matching(project.initializers(of: owner), arguments).contains(initializer)
  }
}
