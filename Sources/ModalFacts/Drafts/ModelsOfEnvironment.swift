// The form's own model that its parts take out of the environment: `.environment(model)`, `.environmentObject(model)`. It dies with the form
// as if it had been handed to each of them.

import SwiftScan

extension ViewReader {
  /// The model that a view around put into the environment from which a property takes it; nil where none of this modal did, or more than one.
  func givenByEnvironment(_ property: DeclarationRef, in context: Context) -> Bound? {
    guard project.hasAttribute(property, Known.EnvironmentObject.name) || project.hasAttribute(property, Known.Environment.name) else { return nil }
    let wanted = project.typesOf(declaration: property)
    guard case .project(let model)? = wanted.first, wanted.count == 1, project.types[Int(model)].kind == .class else { return nil }
    var given: [NodeRef] = []
    for name in [Known.environment.name, Known.environmentObject.name] {
      given += project.nodes(project.calls[name], of: Set(open)).filter { call in
        guard !project.isInactive(call), case let arguments = project.arguments(of: project[call], in: call.file), arguments.count == 1, let only = arguments.first else { return false }
        return project.typesOf(only.value, in: project.context(of: call)).contains(.project(model))
      }
    }
    guard given.count == 1, let call = given.first, let value = project.arguments(of: project[call], in: call.file).first?.value else { return nil }
    let owner = project.enclosingType(of: project.scope(of: call))
    var frame = context.frame
    while let at = frame, at.type != owner { frame = at.outer }
    var place = project.context(of: call)
    place.frame = frame
    return Bound(node: value, context: place, depth: frame?.depth ?? 0)
  }
}

extension ViewReader {
  /// What `$0` is an element of where a part is made for each binding: `ForEach($fields) { FieldRow(field: $0) }`.
  func bindings(listedFor closure: DeclarationRef?) -> NodeRef? {
    guard let closure, let call = project.call(handing: closure), project.node(project[call].base, in: call.file).name == .ForEach,
      let list = project.arguments(of: project[call], in: call.file).first?.value
    else { return nil }
    var root = project.node(list, in: call.file)
    while root.kind == .member, root.base != none { root = project.node(root.base, in: call.file) }
    return root.kind == .name && project.begins(root.name, with: "$") ? NodeRef(file: call.file, index: list) : nil
  }
}
