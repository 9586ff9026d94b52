// What a person says in the editor. The project's own files win over it, so that the editor and a terminal agree:
// a severity from here counts where the project says nothing of the rule, and a configuration that is named here
// where the project has none.

import JSON
import RuleEngine

/// The section `modallint` of an editor's settings.
struct ClientSettings: Equatable {
  enum Run: String {
    case onType, onSave
  }

  var showsCodeLenses = true
  var run = Run.onType
  /// By rule: `error`, `warning`, `info`, `hint` or `off`.
  var severities: [String: String] = [:]
  /// The path of a configuration.
  var configuration: String?
  /// Commands that the editor can run.
  var commands: [String] = []

  private static let severityWords = ["error", "warning", "info", "hint", "off"]

  /// Takes over what is said; what is not keeps its value.
  /// - Throws: The first setting that is not understood; the others are taken all the same.
  mutating func read(_ section: Parameters) throws(ResponseError) {
    var mistake: ResponseError?
    func attempt(_ read: () throws(ResponseError) -> Void) {
      do throws(ResponseError) {
        try read()
      } catch {
        mistake = mistake ?? error
      }
    }
    attempt { () throws(ResponseError) in if let value = try section.optional("codeLens") { showsCodeLenses = try value.bool() } }
    attempt { () throws(ResponseError) in
      guard let value = try section.optional("run") else { return }
      guard let run = Run(rawValue: try value.string()) else { throw .invalid("`\(value.path)` must be `onType` or `onSave`") }
      self.run = run
    }
    attempt { () throws(ResponseError) in
      guard let value = try section.optional("severity") else { return }
      var read: [String: String] = [:]
      for member in try value.object().value.members ?? [] {
        guard let word = member.value.string, Self.severityWords.contains(word) else {
          throw .invalid("`\(value.path).\(member.key)` must be one of \(Self.severityWords.map { "`\($0)`" }.joined(separator: ", "))")
        }
        read[member.key] = word
      }
      severities = read
    }
    attempt { () throws(ResponseError) in
      guard let value = try section.optional("config") else { return }
      let path = try value.string()
      configuration = path.isEmpty ? nil : path
    }
    if let mistake { throw mistake }
  }

  /// The configuration that the project's own is laid over. A hint is an info to the rules.
  var base: Configuration {
    var configuration = Configuration()
    for (rule, word) in severities {
      configuration.rules[rule] = Configuration.RuleSetting(severity: .some(Severity(rawValue: word == "hint" ? "info" : word)))
    }
    return configuration
  }
}

extension Server {
  /// Asks for the settings where the client has them. Nothing waits for the answer: not every client that says it has
  /// settings gives them.
  func askForSettings() {
    guard client.takesConfiguration else { return }
    ask("workspace/configuration", ["items": [["section": "modallint"]]]) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let sections): take(settings: Parameters(sections[0], path: "modallint"))
      case .failure(let error): log(.warning, "the client gives no settings: \(error.message)")
      }
    }
  }

  func didChangeConfiguration(_ parameters: Parameters) throws(ResponseError) {
    if client.takesConfiguration { return askForSettings() }
    guard let settings = try parameters.optional("settings") else { return }
    take(settings: try settings.optional("modallint") ?? settings)
  }

  /// Lays a section over what the client said at the start; null says nothing.
  private func take(settings section: Parameters) {
    var read = initialSettings
    do throws(ResponseError) {
      if !section.value.isNull { try read.read(section) }
    } catch {
      log(.warning, "setting ignored: \(error.message)")
    }
    let old = settings
    settings = read
    guard read != old else { return }
    if read.showsCodeLenses != old.showsCodeLenses { refreshCodeLenses() }
    guard read.severities != old.severities || read.configuration != old.configuration else { return }
    for folder in folders { folder.readAgain() }
  }
}
