// Styles of the project's own, `.groupBoxStyle(Closable())`: what one draws around a view or in its place may hold
// controls, among them the way out.

import SwiftScan

extension ViewReader {
  /// Reads what a style draws, once for each screen.
  /// - Returns: Whether the type is a style.
  mutating func drawsStyle(_ type: TypeID, _ frame: Frame, _ depth: Int) -> Bool {
    let drawn = project.members(named: Known.makeBody.name, of: type)
    guard let first = drawn.first else { return false }
    if drawnStyles.insert(type).inserted, mayLeadOut(first) { enter(first, frame: frame, depth) }
    return true
  }

  /// Whether a body may lead out by itself or by a view of the project's that it makes. Most styles only decorate.
  private func mayLeadOut(_ body: DeclarationRef) -> Bool {
    if ActionReader(project, drivers: drivers).mayMatter(body) { return true }
    return (project[body].nodeStart..<project[body].nodeEnd).contains { index in
      let call = project.node(index, in: body.file)
      guard call.kind == .call else { return false }
      let callee = project.node(call.base, in: body.file)
      return callee.kind == .name && project.startsUppercase(callee.name) && project.typesByName[callee.name].contains { project.isView($0) }
    }
  }

  /// Whether a name is the configuration that a style's `makeBody` gets, or hands on: what the style is hung on, which is
  /// read where it stands.
  func isStyled(_ name: NameID, in context: Context) -> Bool {
    guard let ref = project.meanings(of: name, in: context).first else { return false }
    if project[ref].kind == .parameter, let function = project.parent(of: ref) {
      if project[function].name == .makeBody { return true }
      // `.buttonStyle { configuration in … }`, of the project's own.
      if project[function].kind == .closure, project[ref].type == none, let call = project.call(handing: function) {
        let name = project.files[Int(call.file)].lastName(project[call].base)
        return project.declarations[name].contains { maker in project.parameters(of: maker).contains(where: isHandedConfiguration) }
      }
    }
    return project[ref].type != none && isConfiguration(project[ref].type, in: ref.file)
  }

  /// `draw: (ButtonStyle.Configuration) -> Drawn`
  private func isHandedConfiguration(_ parameter: DeclarationRef) -> Bool {
    let type = project[parameter].type
    guard type != none, case let function = project.node(type, in: parameter.file), function.kind == .functionType else { return false }
    return project.list(of: function, in: parameter.file).first.map { isConfiguration($0, in: parameter.file) } ?? false
  }

  /// `ButtonStyleConfiguration`, `ButtonStyle.Configuration`, `RoundStyle.Configuration`
  private func isConfiguration(_ type: NodeID, in file: Int32) -> Bool {
    let type = project.node(type, in: file)
    let spelling = project.text(type.name)
    guard type.kind == .member else { return type.kind == .name && spelling.hasSuffix("StyleConfiguration") }
    return spelling == "Configuration" && type.base != none && project.ends(project.node(type.base, in: file).name, with: "Style")
  }

  /// The styles of the project's that `.closable` may name.
  func styles(_ node: NodeID, in context: Context) -> [TypeID] {
    let member = project.node(node, in: context.file)
    guard member.kind == .member, member.base == none, !project.declarations[Known.makeBody.name].isEmpty else { return [] }
    for ref in project.declarations[member.name] where project[ref].kind == .variable && project[ref].modifiers.contains(.static) {
      guard let owner = project.enclosingType(of: project.parent(of: ref)), project.types[Int(owner)].isExternal else { continue }
      for case .project(let type) in project.typesOf(declaration: ref) where project.isStyle(type) { return [type] }
      // `static var closable: Self` where `Self` is one of those that conform, which a `where` tells alone.
      let all = project.subtypes[project.types[Int(owner)].name].filter(project.isStyle)
      if !all.isEmpty { return all.count <= Self.mostStyles ? Array(all) : [] }
    }
    return []
  }

  private static let mostStyles = 6
}

extension Project {
  fileprivate func isStyle(_ type: TypeID) -> Bool { !members(named: Known.makeBody.name, of: type).isEmpty }
}
