// Rule pages of a team's own: Markdown files in the folders that its configuration names, and in
// `.modallint/rules` beside it.

import RuleEngine

/// The pages of a configuration, in order of folder and name.
/// - Throws: `PageError` where a folder that the configuration names, or a page, cannot be read.
private func ownPages(of placed: PlacedConfiguration, currentFolder: String, disk: Disk) throws(PageError) -> [PageSource] {
  var pages: [PageSource] = []
  let usual = absolutePath(".modallint/rules", in: placed.folder)
  let named = placed.configuration.pages.map { absolutePath($0, in: placed.folder) }
  for folder in (disk.exists(usual) && !named.contains(usual) ? [usual] : []) + named {
    pages += try rulePages(at: shownPath(folder, in: currentFolder), in: currentFolder, disk: disk)
  }
  return pages
}

/// The pages that the configuration of a folder adds.
/// - Throws: `PageError` where a page cannot be read, beside the mistakes in the configuration.
public func ownPages(in folder: String, currentFolder: String, disk: Disk = .real) throws(PageError) -> [PageSource] {
  // Any rule's name is taken: which there are is known only with these pages.
  var files = ConfigurationFiles(currentFolder: currentFolder, rules: nil, disk: disk)
  var (placed, mistakes) = files.reading(in: folder)
  if placed.files.isEmpty { placed.folder = folder }
  do throws(PageError) {
    return try ownPages(of: placed, currentFolder: currentFolder, disk: disk)
  } catch {
    throw PageError(mistakes + error.all) ?? error
  }
}

/// The rule pages at a path: of a folder the Markdown files directly in it, in order of their names.
/// - Throws: `PageError` where something cannot be read.
public func rulePages(at path: String, in currentFolder: String = currentFolder(), disk: Disk = .real) throws(PageError) -> [PageSource] {
  do throws(FileProblem) {
    guard !disk.isFile(absolutePath(path, in: currentFolder)) else { return [try page(path, currentFolder, disk)] }
    let names: [String]
    do throws(FileProblem) {
      names = try disk.names(absolutePath(path, in: currentFolder)).filter { $0.hasSuffix(".md") }
    } catch {
      throw FileProblem(path: path, message: error.message)
    }
    var pages: [PageSource] = []
    for name in names.sorted() { pages.append(try page("\(path)/\(name)", currentFolder, disk)) }
    return pages
  } catch {
    throw PageError(path: error.path, line: 1, column: 1, message: error.message)
  }
}

private func page(_ path: String, _ currentFolder: String, _ disk: Disk) throws(FileProblem) -> PageSource {
  let name = path.split(separator: "/").last.map(String.init) ?? path
  let bytes: [UInt8]
  do throws(FileProblem) {
    bytes = try disk.read(absolutePath(path, in: currentFolder))
  } catch {
    throw FileProblem(path: path, message: error.message)
  }
  return PageSource(
    name: name.hasSuffix(".md") ? String(name.dropLast(3)) : name, text: String(decoding: bytes, as: UTF8.self), path: path)
}
