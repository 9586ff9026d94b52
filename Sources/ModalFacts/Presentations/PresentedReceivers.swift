// Controllers that present themselves: `alert.show()`, where an extension of `UIViewController`, or of a protocol, or a base class presents
// `self`. Whoever is called on is known at the call, so the calls are the sites, as those of a wrapper are.

import SwiftScan

extension ValueReader {
  /// The method around that a protocol's extension adds, or one of a class from outside: `self` differs from one call to the next.
  func addedMethod(around scope: DeclarationRef?, of type: TypeID) -> DeclarationRef? {
    guard project.types[Int(type)].isExternal || project.types[Int(type)].kind == .protocol, let member = project.enclosingMember(of: scope),
      project[member].kind == .function, !project[member].modifiers.contains(.static)
    else { return nil }
    return member
  }

  /// What such a method is called on: where it is called by its bare name, that is `self` there.
  mutating func valuesOfReceiver(of function: DeclarationRef, in context: Context, _ depth: Int) -> [Value] {
    guard let frame = context.frame, frame.function == function else {
      guard let system = systemController(extendedBy: function) else { return [Value(kind: .receiver(function))] }
      // Which of them is an action sheet, and where it points, is told by who calls.
      if case .external(let name) = system.kind, name == .UIAlertController || name == .UIActivityViewController { return [system, Value(kind: .receiver(function))] }
      return [system]
    }
    var results = valuesOfName(Word.`self`.rawValue, in: frame.caller, depth + 1)
    if isAdded(function) { for index in results.indices { results[index].add(function, used: frame.call, frame) } }
    return results
  }

  /// `extension UIAlertController { func show() { … } }`: an alert, whoever shows it.
  private func systemController(extendedBy function: DeclarationRef) -> Value? {
    guard let type = project.enclosingType(of: function), case let name = project.types[Int(type)].name, project.types[Int(type)].isExternal,
      project.roles.has(name, .systemController)
    else { return nil }
    return Value(kind: .external(name))
  }
}

extension PresentationReader {
  /// Goes on at everybody who calls a method that presents what it is called on.
  mutating func expand(receiverOf function: DeclarationRef, _ candidate: Candidate) {
    guard candidate.links.count < 6, open.insert(function).inserted else { return }
    defer { open.remove(function) }
    let link = Link(function: function, type: nil, name: project[function].name, call: candidate.call)
    let calls = callers(of: function, named: link.name).filter { isCalled(function, by: $0) }
    follow(calls, of: link, candidate, handing: function, orSay: "nobody was seen to call `\(project.text(link.name))`") {
      reader, next in reader.controller(next)
    }
  }

  /// Whether a call means just this method: what is called on has none of that name itself, which would take its place.
  private func isCalled(_ function: DeclarationRef, by call: NodeRef) -> Bool {
    let callee = project.node(project[call].base, in: call.file)
    let arguments = project.arguments(of: project[call], in: call.file)
    guard callee.kind == .member, callee.base != none else { return callee.kind == .name }
    guard project.node(callee.base, in: call.file).name != Word.super.rawValue else { return false }
    let owners = project.typesOf(callee.base, in: project.context(of: call))
    let named = owners.isEmpty
      ? project.declarations[callee.name].filter { project[$0].kind == .function && project.canName($0, at: call) } : Array(project.members(named: callee.name, of: owners))
    let meant = project.matching(named, arguments)
    return owners.isEmpty ? meant.count == 1 : meant.isEmpty || meant.contains(function)
  }
}
