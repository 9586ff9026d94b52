// Of which kind an argument is: a function, a binding or a plain value. It tells overloads apart that have the same labels,
// `closable(_ isPresented: Binding<Bool>)` and `closable(_ close: @escaping () -> Void)`.

import SwiftScan

/// What is handed over, as far as it is written.
private enum HandedKind {
  /// `{ … }`, `close`, `dismiss.callAsFunction`.
  case function
  /// `$shows`, `$model.shows`, `.constant(true)`.
  case binding
  /// A literal.
  case plain
}

extension Project {
  /// Whether none of a call's arguments is seen to be of another kind than the function's parameter takes.
  func mayTakeKinds(_ function: DeclarationRef, calledBy call: NodeRef, in context: Context) -> Bool {
    parameters(of: function).allSatisfy { parameter in
      guard self[parameter].type != none, let argument = argument(for: parameter, of: function, call: call) else { return true }
      return mayTake(parameter, of: function, argument, in: context)
    }
  }

  private func mayTake(_ parameter: DeclarationRef, of function: DeclarationRef, _ argument: NodeID, in context: Context) -> Bool {
    let isLazy = self[parameter].modifiers.contains(.autoclosure)
    switch kind(of: argument, in: context) {
    case nil: return true
    case .function: return mayHoldClosure(parameter) || isGeneric(parameter, of: function)
    case .binding:
      let type = node(self[parameter].type, in: parameter.file)
      return !takesClosure(parameter) && !(type.kind == .name && traits(type.name).contains(.standard))
    case .plain: return isLazy || !takesClosure(parameter) && !isBindingType(self[parameter].type, in: parameter.file)
    }
  }

  /// `some View`, `Label` of `<Label: View>`: of a type that the caller chooses.
  private func isGeneric(_ parameter: DeclarationRef, of function: DeclarationRef) -> Bool {
    let type = node(self[parameter].type, in: parameter.file)
    return type.kind == .name ? genericParameter(type.name, in: function) != nil : type.kind != .generic
  }

  private func isBindingType(_ type: NodeID, in file: Int32) -> Bool {
    let type = node(type, in: file)
    return type.kind == .generic && node(type.base, in: file).name == .Binding
  }

  private func kind(of argument: NodeID, in context: Context) -> HandedKind? {
    let expression = node(argument, in: context.file)
    switch expression.kind {
    case .closure: return .function
    case .string, .number, .true, .false, .interpolation, .array, .dictionary: return .plain
    case .name:
      if unprojected(expression.name) != expression.name { return .binding }
      let meanings = meanings(of: expression, in: context)
      guard meanings.count == 1, let meant = meanings.first else { return nil }
      if self[meant].kind == .function || takesClosure(meant) { return .function }
      return self[meant].type != none && isBindingType(self[meant].type, in: meant.file) ? .binding : nil
    case .member:
      if expression.name == .callAsFunction { return .function }
      return expression.base == none ? nil : root(of: argument, in: context.file)
    case .call: return root(of: argument, in: context.file)
    default: return nil
    }
  }

  /// `$model.page.shows`, `$shows.animation()`, `Binding(get: …, set: …)`: a binding by what it begins with.
  private func root(of expression: NodeID, in file: Int32) -> HandedKind? {
    var current = node(expression, in: file)
    while current.kind == .member || current.kind == .call || current.kind == .generic, current.base != none {
      if current.kind == .member, current.name == .wrappedValue { return nil }
      current = node(current.base, in: file)
    }
    guard current.kind == .name else { return nil }
    return current.name == .Binding || unprojected(current.name) != current.name ? .binding : nil
  }
}
