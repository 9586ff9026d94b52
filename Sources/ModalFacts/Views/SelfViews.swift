// Views that are asked of a view: what an extension of `View` or a property puts around `self`, and an enum whose cases
// are views.

import SwiftScan

extension ViewReader {
  /// A case of an enum that is a view.
  mutating func viewCase(_ enumCase: DeclarationRef, _ node: NodeRef, in context: Context, _ depth: Int) {
    guard let type = project.enclosingType(of: project.parent(of: enumCase)), project.isView(type) else { return }
    enter(type, node, Arguments(start: nil, count: 0), in: context, depth)
  }

  /// Whether a property of a view's puts the view itself into what it gives.
  func isAroundSelf(_ property: DeclarationRef) -> Bool {
    guard let getter = ValueReader(project).getter(of: property), let owner = project.enclosingType(of: project.parent(of: property))
    else { return false }
    let info = project.types[Int(owner)]
    if info.isExternal { return project.isViewName(info.name) }
    guard project.isView(owner) else { return false }
    var isShown = false
    project.walk(project[getter].body, in: getter.file) { _, node in
      if node.kind == .name, node.name == Word.`self`.rawValue { isShown = true }
      return !isShown && !(node.kind == .member && project.isSelf(node.base, in: getter.file))
    }
    return isShown
  }

  func isInsideView(_ context: Context) -> Bool {
    guard let type = project.enclosingType(of: context.scope) else { return false }
    let info = project.types[Int(type)]
    return info.isExternal ? project.isViewName(info.name) : project.isView(type)
  }

  /// Whether the member around gives back a view, and no closure stands between but in an extension of `View`.
  func isViewFunction(_ context: Context) -> Bool {
    guard let scope = context.scope else { return false }
    var member = scope
    // In an extension of `View` it is called on the view itself wherever it stands: `NavigationStack { modifier(Bar()) }`.
    while project[member].kind == .closure || project[member].kind == .accessor, let type = project.enclosingType(of: scope),
      project.types[Int(type)].isExternal, let parent = project.parent(of: member)
    { member = parent }
    let kind = project[member].kind
    return (kind == .function || kind == .variable) && project.isViewName(project[member].type, in: member.file)
  }
}
