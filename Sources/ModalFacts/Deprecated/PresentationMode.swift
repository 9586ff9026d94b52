// `@Environment(\.presentationMode)`: who declares it, and whether `dismiss` can take its place. It can where each
// use is a `dismiss()` of it, and nothing else around is called so.

import ProjectSettings
import SwiftScan

struct PresentationModeReader {
  let project: Project

  init(_ project: Project) { self.project = project }

  func read() -> [DeprecatedUse] {
    var found: [DeprecatedUse] = []
    for file in project.filesInFocus where project.files[Int(file)].attributes.contains(where: { isPresentationMode($0, in: file) }) {
      let all = project.files[Int(file)].declarations
      for index in all.indices where all[index].kind == .variable {
        let property = DeclarationRef(file: file, index: DeclarationID(index))
        guard !project.isInactive(property), let attribute = project.attributes(of: property).first(where: { isPresentationMode($0, in: property.file) })
        else { continue }
        var use = DeprecatedUse(
          site: project.site(of: property), name: "presentationMode", replacement: "`@Environment(\\.dismiss)`", available: SystemVersion(15))
        use.rewrites = rewrites(property, attribute) ?? []
        use.removedName = project.text(project[property].name)
        found.append(use)
      }
    }
    return found
  }

  private func isPresentationMode(_ attribute: Attribute, in file: Int32) -> Bool {
    guard attribute.name == .Environment, attribute.argument != none else { return false }
    let path = project.node(attribute.argument, in: file)
    guard path.kind == .keyPath, path.base != none else { return false }
    return project.node(path.base, in: file).name == .presentationMode
  }

  // MARK: Rewriting

  /// The declaration and all uses, or nil where one of them is something else.
  private func rewrites(_ property: DeclarationRef, _ attribute: Attribute) -> [DeprecatedUse.Rewrite]? {
    let declaration = project[property]
    guard let type = project.enclosingType(of: project.parent(of: property)), !project.types[Int(type)].isExternal,
      project.members(named: Known.dismiss.name, of: type).isEmpty
    else { return nil }
    let isUnwrapped = project.hasAttribute(property, Known.Binding.name)
    let name = project.text(declaration.name)
    let path = "\\.presentationMode"
    func rewrite(_ start: Int, in file: Int32, _ original: String, _ text: String) -> DeprecatedUse.Rewrite {
      .init(site: Site(file: Int(file), range: start..<start + original.utf8.count, declaration: ""), original: original, text: text)
    }
    let pathStart = Int(project.files[Int(property.file)].starts[Int(attribute.argument)])
    let nameStart = Int(project.files[Int(property.file)].declarationStarts[Int(property.index)])
    let typed = name + (declaration.type == none ? "" : isUnwrapped ? ": PresentationMode" : ": Binding<PresentationMode>")
    var found = [
      isUnwrapped
        ? rewrite(pathStart, in: property.file, path + ") @Binding ", "\\.dismiss) ") : rewrite(pathStart, in: property.file, path, "\\.dismiss"),
      rewrite(nameStart, in: property.file, typed, "dismiss"),
    ]
    for part in project.types[Int(type)].parts {
      guard let uses = uses(of: declaration.name, in: part, isUnwrapped) else { return nil }
      let original = name + (isUnwrapped ? ".dismiss" : ".wrappedValue.dismiss")
      for start in uses { found.append(rewrite(start, in: part.file, original, "dismiss")) }
    }
    // Whoever reaches it from outside of the type.
    guard declaration.modifiers.contains(.private) || !isNamedOutside(declaration.name, of: type, in: property.file) else { return nil }
    return found
  }

  /// Where `name.wrappedValue.dismiss()` begins, each time; nil where the name is used in another way.
  private func uses(of name: NameID, in part: DeclarationRef, _ isUnwrapped: Bool) -> [Int]? {
    let declaration = project[part]
    let file = part.file
    let starts = project.files[Int(file)].starts
    // Another `dismiss` or another variable of the name.
    let all = project.files[Int(file)].declarations
    var named = 0
    for index in part.index..<declaration.end where index != part.index {
      if all[Int(index)].name == .dismiss { return nil }
      if all[Int(index)].name == name { named += 1 }
    }
    guard named <= 1 else { return nil }
    var uses = 0
    var isElse = false
    var found: [Int] = []
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: file)
      // Not the key path of the environment itself.
      if node.kind == .member, node.name == name, node.base != none { uses += 1 }
      project.forEachChild(of: index, in: file) { child in
        let leaf = project.node(child, in: file)
        if leaf.kind == .name, leaf.name == name { uses += 1 }
        if leaf.kind == .name, project.unprojected(leaf.name) == name, leaf.name != name || leaf.name == .dismiss { isElse = true }
        if leaf.kind == .name, leaf.name == .dismiss { isElse = true }
      }
      guard node.kind == .call, node.count == 0, node.base != none else { continue }
      let callee = project.node(node.base, in: file)
      guard callee.kind == .member, callee.name == .dismiss, callee.base != none else { continue }
      var target = project.node(callee.base, in: file)
      if !isUnwrapped {
        guard target.kind == .member, target.name == .wrappedValue, target.base != none else { continue }
        target = project.node(target.base, in: file)
      }
      guard target.kind == .name || target.kind == .member, target.name == name else { continue }
      let before = isUnwrapped ? 0 : "wrappedValue.".utf8.count
      found.append(Int(starts[Int(node.base)]) - before - project.text(name).utf8.count - 1)
    }
    return uses == found.count && !isElse ? found : nil
  }

  private func isNamedOutside(_ name: NameID, of type: TypeID, in file: Int32) -> Bool {
    let runs = project.types[Int(type)].parts.filter { $0.file == file }.map { project[$0].nodeStart..<project[$0].nodeEnd }
    let nodes = project.files[Int(file)].nodes
    return nodes.indices.contains { index in
      nodes[index].kind == .member && nodes[index].name == name && nodes[index].base != none && !runs.contains { $0.contains(NodeID(index)) }
    }
  }
}
