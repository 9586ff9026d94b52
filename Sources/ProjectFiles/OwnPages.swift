// Rule pages of a team's own: Markdown files in the folders that its configuration names, and in
// `.modallint/rules` beside it.

import RuleEngine

/// The pages of a configuration, in order of folder and name.
/// - Throws: `PageError` where a folder that the configuration names, or a page, cannot be read.
public func ownPages(of placed: PlacedConfiguration, currentFolder: String) throws(PageError) -> [PageSource] {
  var pages: [PageSource] = []
  let usual = absolutePath(".modallint/rules", in: placed.folder)
  let named = placed.configuration.pages.map { absolutePath($0, in: placed.folder) }
  for folder in (exists(usual) && !named.contains(usual) ? [usual] : []) + named {
    pages += try rulePages(at: shownPath(folder, in: currentFolder))
  }
  return pages
}

/// The rule pages at a path: of a folder the Markdown files directly in it, in order of their names.
/// - Throws: `PageError` where something cannot be read.
public func rulePages(at path: String) throws(PageError) -> [PageSource] {
  do throws(FileProblem) {
    guard !isFile(path) else { return [try page(path)] }
    let names: [String]
    do throws(SystemError) {
      names = try entries(of: path) { name, kind in kind != .folder && name.suffix(3).elementsEqual(".md".utf8) }.map(\.name)
    } catch {
      throw FileProblem(path: path, message: error.message)
    }
    var pages: [PageSource] = []
    for name in names.sorted() { pages.append(try page("\(path)/\(name)")) }
    return pages
  } catch {
    throw PageError(path: error.path, line: 1, column: 1, message: error.message)
  }
}

private func page(_ path: String) throws(FileProblem) -> PageSource {
  let name = path.split(separator: "/").last.map(String.init) ?? path
  return PageSource(
    name: name.hasSuffix(".md") ? String(name.dropLast(3)) : name, text: String(decoding: try readFile(path), as: UTF8.self), path: path)
}
