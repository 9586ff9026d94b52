// What Xcode alone shows: the bodies of `#Preview` and the providers of previews. Nobody who uses the app sees it.

import SwiftScan

/// Where previews stand.
struct Previews {
  private var rangesOfFile: [Int32: [Range<NodeID>]] = [:]

  init() {}
  init(_ project: Project) {
    for macro in project.previewMacros { add(previewsOf: macro, project) }
    for provider in project.subtypes[Known.PreviewProvider.name] {
      for part in project.types[Int(provider)].parts { add(provider: part, project) }
    }
  }

  /// Reads a file again that was replaced.
  mutating func update(_ file: Int32, _ project: Project) {
    rangesOfFile[file] = nil
    for macro in project.previewMacros where macro.file == file { add(previewsOf: macro, project) }
    let all = project.files[Int(file)].declarations
    for index in all.indices where all[index].kind.isType {
      add(provider: DeclarationRef(file: file, index: DeclarationID(index)), project)
    }
  }

  private mutating func add(previewsOf macro: NodeRef, _ project: Project) {
    for argument in project.arguments(of: project[macro], in: macro.file) {
      let closure = project.node(argument.value, in: macro.file)
      if closure.kind == .closure { add(DeclarationRef(file: macro.file, index: closure.first), project) }
    }
  }

  private mutating func add(provider part: DeclarationRef, _ project: Project) {
    if project.inherits(of: part).contains(where: { project.node($0, in: part.file).name == .PreviewProvider }) { add(part, project) }
  }

  private mutating func add(_ declaration: DeclarationRef, _ project: Project) {
    rangesOfFile[declaration.file, default: []].append(project[declaration].nodeStart..<project[declaration].nodeEnd)
  }

  func contain(_ node: NodeRef) -> Bool { rangesOfFile[node.file]?.contains { $0.contains(node.index) } ?? false }
}
