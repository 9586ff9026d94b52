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
    do {
      let names = try entries(of: folder) { name, kind in kind != .folder && name.suffix(3).elementsEqual(".md".utf8) }
      for name in names.map(\.name).sorted() {
        let path = "\(folder)/\(name)"
        let bytes = try readFile(path)
        pages.append(PageSource(name: String(name.dropLast(3)), text: String(decoding: bytes, as: UTF8.self), path: shownPath(path, in: currentFolder)))
      }
    } catch let error as SystemError {
      throw PageError(path: shownPath(folder, in: currentFolder), line: 1, column: 1, message: error.message)
    } catch let error as FileProblem {
      throw PageError(path: shownPath(error.path, in: currentFolder), line: 1, column: 1, message: error.message)
    } catch {
      throw PageError(path: folder, line: 1, column: 1, message: "\(error)")
    }
  }
  return pages
}
