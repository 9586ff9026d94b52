// What an expression is on an iPad: a condition that asks for the idiom, the width, the model or a popover; the case of an
// enum that is chosen by one of these; and what the project's own properties and functions make of that.

import SwiftScan

extension PadPaths {
  /// What is known of an expression's value on an iPad, in full width.
  enum Said: Equatable {
    case truth(Bool)
    /// `.pad` of an idiom, `.regular` of a width, or a case of an enum of the project's.
    case named(NameID)
    /// A controller's popover, which is there.
    case popover
    /// `UIDevice.current.model`, a text that begins with `iPad`.
    case model
  }

  /// Whether all conditions of an `if` or `guard` hold on an iPad; nil where that is not known.
  func truth(ofConditions node: Node, in context: Context) -> Bool? {
    let list = project.list(of: node, in: context.file)
    var holds: Bool? = true
    for condition in node.kind == .if && node.flags.contains(.hasElse) ? list.dropLast() : list[...] {
      switch truth(of: condition, in: context) {
      case false: return false
      case nil: holds = nil
      default: break
      }
    }
    return holds
  }

  /// Whether a condition holds on an iPad, in full width; nil where that is not known.
  func truth(of condition: NodeID, in context: Context, _ depth: Int = 0) -> Bool? {
    if case .truth(let holds)? = said(by: condition, in: context, depth) { holds } else { nil }
  }

  private func said(by node: NodeID, in context: Context, _ depth: Int) -> Said? {
    guard node != none, depth < 10 else { return nil }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .true: return .truth(true)
    case .false: return .truth(false)
    case .prefix: return truth(of: expression.base, in: context, depth + 1).map { .truth(!$0) }
    case .tuple:
      let parts = project.list(of: expression, in: context.file)
      return parts.count == 1 ? said(by: parts[0], in: context, depth + 1) : nil
    case .binary: return truth(ofBinary: expression, in: context, depth).map { .truth($0) }
    case .ternary:
      let parts = Array(project.list(of: expression, in: context.file))
      guard parts.count == 3 else { return nil }
      guard let holds = truth(of: parts[0], in: context, depth + 1) else { return same(parts.dropFirst().map { said(by: $0, in: context, depth + 1) }) }
      return said(by: parts[holds ? 1 : 2], in: context, depth + 1)
    case .declaration:
      // `if let popover = sheet.popoverPresentationController`
      guard expression.first != none else { return nil }
      let binding = project.files[Int(context.file)].declarations[Int(expression.first)]
      return said(by: binding.value, in: context, depth + 1) == .popover ? .truth(true) : nil
    case .patternTest: return truth(ofPattern: expression, in: context, depth).map { .truth($0) }
    case .name, .member: return said(byName: expression, in: context, depth)
    case .call: return said(byCall: expression, in: context, depth)
    // As values.
    case .if:
      guard expression.flags.contains(.hasElse), let other = project.list(of: expression, in: context.file).last else { return nil }
      let branches = [expression.base, other]
      guard let holds = truth(ofConditions: expression, in: context.at(node)) else { return same(branches.map { said(by: $0, in: context, depth + 1) }) }
      return said(by: branches[holds ? 0 : 1], in: context, depth + 1)
    case .switch:
      let arms = project.list(of: expression, in: context.file).filter { isTaken(arm: $0, of: expression, in: context.at(node)) != false }
      return same(arms.map { said(by: project.node($0, in: context.file).base, in: context, depth + 1) })
    case .block: return project.list(of: expression, in: context.file).last.flatMap { said(by: $0, in: context, depth + 1) }
    default: return nil
    }
  }

  /// What all say.
  private func same(_ answers: [Said?]) -> Said? { answers.first.flatMap { first in answers.allSatisfy { $0 == first } ? first : nil } }

  // MARK: Comparisons

  private func truth(ofBinary node: Node, in context: Context, _ depth: Int) -> Bool? {
    if node.name == Operators.and.name || node.name == Operators.or.name {
      let isAnd = node.name == Operators.and.name
      let sides = [truth(of: node.base, in: context, depth + 1), truth(of: node.first, in: context, depth + 1)]
      if sides.contains(!isAnd) { return !isAnd }
      return sides.allSatisfy { $0 == isAnd } ? isAnd : nil
    }
    let isEqual = node.name == Operators.equal.name
    guard isEqual || node.name == Operators.unequal.name else { return nil }
    for (side, other) in [(node.base, node.first), (node.first, node.base)] {
      let value = project.node(side, in: context.file)
      guard value.kind == .nil || value.kind == .string || caseName(of: value, in: context) != nil || value.kind == .true || value.kind == .false,
        let said = said(by: other, in: context, depth + 1)
      else { continue }
      switch said {
      case .popover: return value.kind == .nil ? !isEqual : nil
      case .model: return device(writtenAs: value).map { $0 == isEqual }
      case .truth(let holds): return value.kind == .true || value.kind == .false ? (holds == (value.kind == .true)) == isEqual : nil
      case .named(let name): return caseName(of: value, in: context).map { ($0 == name) == isEqual }
      }
    }
    return nil
  }

  /// `case .pad = idiom`, `case let popover? = sheet.popoverPresentationController`.
  private func truth(ofPattern test: Node, in context: Context, _ depth: Int) -> Bool? {
    guard test.first != none, let said = said(by: test.base, in: context, depth + 1) else { return nil }
    let pattern = project.node(test.first, in: context.file)
    switch said {
    case .popover: return pattern.kind == .declaration ? true : pattern.kind == .nil ? false : nil
    case .named(let name): return caseName(of: pattern, in: context).map { $0 == name }
    case .truth, .model: return nil
    }
  }

  /// Whether an iPad takes an arm of a `switch`; nil where that is not known.
  func isTaken(arm: NodeID, of statement: Node, in context: Context) -> Bool? {
    guard case .named(let subject)? = said(by: statement.base, in: context, 0) else { return nil }
    func names(_ arm: NodeID) -> [NameID?] {
      project.list(of: project.node(arm, in: context.file), in: context.file).map { caseName(of: project.node($0, in: context.file), in: context) }
    }
    let takers = project.list(of: statement, in: context.file).filter { names($0).contains(subject) }
    if takers.contains(arm) { return takers.count == 1 ? true : nil }
    let own = names(arm)
    return own.isEmpty ? takers.isEmpty : own.contains(nil) ? nil : false
  }

  /// `.pad`, `UIUserInterfaceIdiom.pad`, a case of the project's.
  private func caseName(of value: Node, in context: Context) -> NameID? {
    guard value.kind == .member else { return nil }
    if value.base == none { return value.name }
    let type = project.node(value.base, in: context.file).name
    let isCase = deviceName(type) == .idiom || project.ends(type, with: "SizeClass")
      || project.startsUppercase(type) && project.declarations[value.name].contains { project[$0].kind == .enumCase }
    return isCase ? value.name : nil
  }

  /// Whether a text that is compared with the model is an iPad's.
  private func device(writtenAs value: Node) -> Bool? {
    guard value.kind == .string, value.name != none else { return nil }
    let text = project.text(value.name)
    return text.hasPrefix("iPad") ? true : text.hasPrefix("iP") ? false : nil
  }

  // MARK: Names and calls

  /// `UIDevice.current.userInterfaceIdiom`, `traitCollection.userInterfaceIdiom`, a project's own `idiom`.
  private func said(byName node: Node, in context: Context, _ depth: Int) -> Said? {
    guard node.name != none else { return nil }
    switch node.name {
    case Known.horizontalSizeClass.name: return .named(Known.regular.name)
    case Known.popoverPresentationController.name where node.kind == .member: return .popover
    default: break
    }
    let deviceName = deviceName(node.name)
    if deviceName == .idiom { return .named(Known.pad.name) }
    if node.kind == .member, node.base != none, project.text(node.name) == "model", project.text(project.node(node.base, in: context.file).name) == "current" {
      return .model
    }
    var found: Declarations
    if node.kind == .name {
      found = project.meanings(of: node, in: context)
    } else {
      found = node.base == none ? Declarations() : project.members(meantBy: node, in: context)
      if found.isEmpty, node.base != none { found = Declarations(project.declarations[node.name].prefix(4)) }
    }
    if let said = same(found.prefix(4).map { said(byDeclaration: $0, depth + 1) }) { return said }
    switch deviceName {
    case .pad: return .truth(true)
    case .phone: return .truth(false)
    case .idiom, .other: return caseName(of: node, in: context).map { .named($0) }
    }
  }

  private func said(byCall call: Node, in context: Context, _ depth: Int) -> Said? {
    let callee = project.node(call.base, in: context.file)
    // `UI_USER_INTERFACE_IDIOM()`
    if callee.kind != .closure, call.count == 0 { return callee.kind == .name || callee.kind == .member ? said(byName: callee, in: context, depth) : nil }
    // `let isPad: Bool = { … }()`
    if callee.kind == .closure { return said(byBody: DeclarationRef(file: context.file, index: callee.first), depth) }
    guard callee.kind == .member, callee.base != none, call.count == 1, let asked = project.arguments(of: call, in: context.file).first?.value else { return nil }
    // `[.pad, .mac].contains(idiom)`
    let list = project.node(callee.base, in: context.file)
    if callee.name == .contains, list.kind == .array {
      guard case .named(let name)? = said(by: asked, in: context, depth + 1) else { return nil }
      let names = project.list(of: list, in: context.file).map { caseName(of: project.node($0, in: context.file), in: context) }
      return names.contains(name) ? .truth(true) : names.contains(nil) ? nil : .truth(false)
    }
    // `UIDevice.current.model.hasPrefix("iPad")`
    guard callee.name == .contains || project.text(callee.name) == "hasPrefix", said(by: callee.base, in: context, depth + 1) == .model else { return nil }
    return device(writtenAs: project.node(asked, in: context.file)).map { .truth($0) }
  }

  /// What a name by itself says of the device.
  enum DeviceName { case idiom, pad, phone, other }

  private func deviceName(_ name: NameID) -> DeviceName {
    guard name != none else { return .other }
    if let known = project.deviceNames[name] { return known }
    let found = Self.deviceName(spelt: project.text(name))
    project.deviceNames[name] = found
    return found
  }

  /// `userInterfaceIdiom`; `isPad`, `IS_IPAD`, `onIpad`; `isPhone`.
  private static func deviceName(spelt text: String) -> DeviceName {
    let name = String(decoding: text.lowercased().utf8.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    func ends(_ endings: String...) -> Bool { endings.contains(where: name.hasSuffix) }
    if ends("idiom") { return .idiom }
    if ends("ipad", "ispad", "istablet", "onpad") { return .pad }
    return ends("iphone", "isphone") ? .phone : .other
  }

  // MARK: Declarations

  /// Found once for each declaration: namesakes ask for each other, and what asks for itself says nothing.
  private func said(byDeclaration ref: DeclarationRef, _ depth: Int) -> Said? {
    if let known = project.saidOnPad[ref] { return known }
    project.saidOnPad[ref] = .some(nil)
    let said = findSaid(byDeclaration: ref, depth)
    project.saidOnPad[ref] = .some(said)
    return said
  }

  private func findSaid(byDeclaration ref: DeclarationRef, _ depth: Int) -> Said? {
    let declaration = project[ref]
    switch declaration.kind {
    case .function: return isAnsweredElsewhere(ref) ? nil : said(byBody: ref, depth)
    case .enumCase: return .named(declaration.name)
    case .parameter: return said(byParameter: ref, depth)
    case .variable where declaration.value == none && (declaration.modifiers.contains(.constant) || isPlainProperty(ref)):
      // Said by an initialiser, or by each branch.
      let all = ValueReader(project).assignments(to: ref)
      let settings = all.filter { !isSkippedInside($0) }
      if !declaration.modifiers.contains(.constant), settings.count == all.count {
        return same(settings.map { said(byHanded: project[$0].first, at: $0, depth) })
      }
      if settings.isEmpty, let makers = memberwiseMakers(of: ref) {
        return same(makers.map { said(byHanded: $0.value, at: $0.call, depth) })
      }
      return same(settings.map { said(by: project[$0].first, in: project.context(of: $0), depth) })
    case .variable, .binding:
      guard declaration.value != none, !declaration.modifiers.contains(.destructured) else {
        return isAnsweredElsewhere(ref) ? nil : ValueReader(project).getter(of: ref).flatMap { said(byBody: $0, depth) }
      }
      let known = said(by: declaration.value, in: project.valueContext(of: ref, frame: nil), depth)
      guard declaration.kind == .variable, !declaration.modifiers.contains(.constant) else { return known }
      // A flag or a state begins with some value and is set to others.
      let value = project.node(declaration.value, in: ref.file)
      if value.kind == .true || value.kind == .false || value.kind == .member && value.base == none { return nil }
      if case .named? = known, !project.assignments[declaration.name].isEmpty { return nil }
      return known
    default: return nil
    }
  }

  /// A type's `var` without a value or wrapper that is set under names whose types are told, and nowhere else.
  private func isPlainProperty(_ ref: DeclarationRef) -> Bool {
    guard project.parent(of: ref).map({ project[$0].kind.isType }) ?? false, project.attributes(of: ref).isEmpty, ValueReader(project).getter(of: ref) == nil, !isAnsweredElsewhere(ref)
    else { return false }
    let all = project.assignments[project[ref].name]
    return all.count < 12 && all.allSatisfy { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      return project.isInactive(assignment) || left.kind == .name || project.isSelf(left.base, in: assignment.file)
        || !project.typesOf(left.base, in: project.context(of: assignment)).isEmpty
    }
  }

  /// What all callers hand over, where all are seen.
  private func said(byParameter ref: DeclarationRef, _ depth: Int) -> Said? {
    guard let function = project.parent(of: ref), project[function].kind == .function || project[function].kind == .initializer,
      !isAnsweredElsewhere(function), let callers = project.allCallers(of: function), callers.count <= 8
    else { return nil }
    return same(callers.map { call in
      guard let handed = project.argument(for: ref, of: function, call: call) else { return nil }
      return said(byHanded: handed, at: call, depth)
    })
  }

  /// What is worked out where it is handed over or set. A literal tells of who says it, and not of the device.
  private func said(byHanded value: NodeID, at call: NodeRef, _ depth: Int) -> Said? {
    let node = project.node(value, in: call.file)
    let isLiteral = node.kind == .true || node.kind == .false || caseName(of: node, in: project.context(of: call)) != nil
    return isLiteral ? nil : said(by: value, in: project.context(of: call), depth)
  }

  /// What the calls hand over that make a structure by an initialiser of all its properties.
  private func memberwiseMakers(of ref: DeclarationRef) -> [(call: NodeRef, value: NodeID)]? {
    guard let owner = project.parent(of: ref).flatMap({ project.type(of: $0) }), project.types[Int(owner)].kind == .struct, project.initializers(of: owner).isEmpty
    else { return nil }
    let calls = project.makers(of: owner, handing: project[ref].name)
    let handed = calls.compactMap { call in
      project.arguments(of: project[call], in: call.file).first { $0.label == project[ref].name }.map { (call: call, value: $0.value) }
    }
    return !calls.isEmpty && calls.count <= 8 && handed.count == calls.count ? handed : nil
  }

  /// Whether an heir, or who conforms to a protocol, may say something else.
  private func isAnsweredElsewhere(_ member: DeclarationRef) -> Bool {
    let name = project[member].name
    guard !project.overriddenNames.contains(name) else { return true }
    let owner = project.enclosingType(of: project.parent(of: member))
    return owner.map { project.types[Int($0)].kind == .protocol } ?? false && project.declarations[name].count > 1
  }

  /// What a function, getter or closure gives back by those `return`s that an iPad comes to.
  private func said(byBody body: DeclarationRef, _ depth: Int) -> Said? {
    let context = Context(file: body.file, scope: body, position: none, frame: nil)
    return same(resultsOnPad(of: body).map { said(by: $0.value, in: context.at($0.statement), depth) })
  }

  /// What stands behind each `return` that an iPad may come to, or alone in the body.
  func resultsOnPad(of body: DeclarationRef) -> [ValueReader.Returned] {
    ValueReader(project).returned(by: body, in: Context(file: body.file, scope: body, position: none, frame: nil)).filter {
      !isSkippedInside(NodeRef(file: body.file, index: $0.statement))
    }
  }
}
