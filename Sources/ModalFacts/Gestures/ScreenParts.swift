// Of which classes are the views and child controllers that a screen is put together from? What one of them does with touches, the
// screen around it does not see.

import SwiftScan

extension TouchTargetReader {
  /// The classes of what a controller puts on its screen, and of what that puts there.
  static func parts(of owner: TypeID, _ project: Project) -> Set<Site> {
    var met: Set<TypeID> = [owner]
    var next = [owner]
    for _ in 0..<mostInside {
      next = next.flatMap { partTypes(of: $0, project) }.filter { met.insert($0).inserted }
    }
    return Set(met.subtracting([owner]).compactMap { project.types[Int($0)].parts.first.map { project.site(of: $0) } })
  }

  private static func partTypes(of owner: TypeID, _ project: Project) -> [TypeID] {
    let classes = project.ancestors(of: owner).types.filter { project.types[Int($0)].kind == .class }
    let outlets = classes.flatMap { project.types[Int($0)].parts }.flatMap { project.children(of: $0) }
      .filter { project[$0].kind == .variable && project.hasAttribute($0, Known.IBOutlet.name) }.flatMap { project.typesOf(declaration: $0) }
    let added = [Known.addSubview, .insertSubview, .addArrangedSubview, .addChild].flatMap { project.nodes(project.calls[$0.name], of: Set(classes)) }
      .flatMap { call in
        project.arguments(of: project[call], in: call.file).first.map { project.typesOf($0.value, in: project.context(of: call)) } ?? Types()
      }
    return (outlets + added).compactMap { type in
      guard case .project(let id) = type, !project.types[Int(id)].isExternal, project.types[Int(id)].kind == .class else { return nil }
      return id
    }
  }
}
