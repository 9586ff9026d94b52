// A rule page is the definition, the documentation and the smallest tests of a rule at once.
// Its parts stand in one order, and a page that differs is refused with its line: a page that is
// read wrongly would be a rule that silently does nothing.

import RuleBook

/// A whole rule page.
public struct RulePage: Sendable {
  public var rule: Rule
  /// The sections' Markdown, without headings.
  public var why: String
  public var howToFix: String
  public var cannotSee: String
  /// In the order of the page.
  public var examples: [Example]

  /// A piece of code that the tests run.
  public struct Example: Sendable {
    /// True for code in which the rule finds something.
    public var isBad: Bool
    /// One file, or several that are one project.
    public var files: [File]
    /// The line of the first file's opening fence, 1-based.
    public var line: Int
  }

  public struct File: Sendable {
    /// `Example.swift` where the page gives no name.
    public var name: String
    public var text: String
  }

  /// Reads a page.
  /// - Parameters:
  ///   - id: The page's file name without `.md`; the heading must say the same.
  ///   - path: The page's path, for errors.
  ///   - checks: One of them must be the page's; nil: any is taken.
  /// - Throws: `PageError` at the first place that breaks the form.
  public init(id: String, text: String, path: String, checks: [String]? = nil) throws(PageError) {
    var reader = PageReader(text: text, path: path)
    rule = try reader.readRule(id: id, checks: checks)
    why = try reader.readSection("Why")
    howToFix = try reader.readSection("How to fix")
    cannotSee = try reader.readSection("What it cannot see")
    examples = try reader.readExamples()
  }
}

extension Rule {
  /// Reads only the heading, the summary and the rule block of a page.
  /// - Throws: `PageError` at the first place that breaks the form.
  public init(id: String, text: String, path: String) throws(PageError) {
    var reader = PageReader(text: text, path: path)
    self = try reader.readRule(id: id)
  }
}

/// A page that is not read yet.
public struct PageSource: Sendable {
  /// Its file name without `.md`.
  public var name: String
  /// Its Markdown.
  public var text: String
  /// Where it stands, for errors.
  public var path: String
  /// The program carries it: its form was tested before.
  public var isEmbedded: Bool

  public init(name: String, text: String, path: String, isEmbedded: Bool = false) {
    self.name = name
    self.text = text
    self.path = path
    self.isEmbedded = isEmbedded
  }
}

/// The pages that the program carries.
public var embeddedPages: [PageSource] { RuleBook.pages.map { PageSource(name: $0.name, text: $0.text, path: pagePath(ofRule: $0.name), isEmbedded: true) } }

/// The path of an embedded page, as it stands in the repository.
public func pagePath(ofRule id: String) -> String { "rules/\(id).md" }

/// The rules of pages, in the order of their ids.
/// - Throws: `PageError` for the first page that breaks the form, names a check that does not exist, or has the id of another.
public func readRules(
  _ pages: [PageSource] = embeddedPages, checks: [String] = checkNames
) throws(PageError) -> [Rule] {
  var rules: [Rule] = []
  for page in pages {
    guard !rules.contains(where: { $0.id == page.name }) else {
      throw PageError(path: page.path, line: 1, column: 1, message: "there is a rule named `\(page.name)` already")
    }
    guard page.isEmbedded else {
      // A team's own is read whole, so that every command refuses what one of them refuses.
      rules.append(try RulePage(id: page.name, text: page.text, path: page.path, checks: checks).rule)
      continue
    }
    // What runs stands before the first section; the rest of forty pages is not looked at.
    var reader = PageReader(head(of: page.text), path: page.path)
    rules.append(try reader.readRule(id: page.name, checks: checks))
  }
  return rules.sorted { $0.id < $1.id }
}

/// What stands before the first section's heading; the whole page where there is none.
private func head(of page: String) -> [UInt8] {
  var page = page
  return page.withUTF8 { bytes in
    var line = 0
    while line < bytes.count, !bytes[line...].starts(with: "## ".utf8) {
      line = (bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count) + 1
    }
    return Array(bytes[..<min(line, bytes.count)])
  }
}
