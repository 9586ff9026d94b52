// The engine that does everything anew after each change: a lint of the whole project.

import InterfaceBuilder
import ModalFacts
import RuleEngine

/// The findings of one file.
public struct FileReport {
  public var findings: [Finding]
  public var fingerprints: [String]
  public var fixes: [[Fix]]
  public var source: LineIndex
  var sources: [Int: LineIndex]
  public func source(of file: Int) -> LineIndex? { sources[file] }
}

public final class LintedProject: Engine {
  private let parts: EngineParts
  private var texts: [String: [UInt8]] = [:]
  private var facts: [String: FileFacts] = [:]
  private var reader = FactReader()
  private var linted: (paths: [String], result: LintResult, index: ProjectIndex)?
  private var pending: [String] = []
  private var reported: [String: [Finding]] = [:]

  public init(_ parts: EngineParts) { self.parts = parts }

  public func set(_ bytes: [UInt8], at path: String) {
    texts[path] = bytes
    if path.hasSuffix(".swift") {
      let padded = bytes + [UInt8](repeating: 0, count: 64)
      facts[path] = padded.withUnsafeBufferPointer { reader.read(UnsafeBufferPointer(rebasing: $0[..<bytes.count])) }
    }
    linted = nil
    pending = paths
  }

  public func remove(_ path: String) {
    texts[path] = nil
    facts[path] = nil
    linted = nil
    pending = paths
  }

  public var paths: [String] { linted?.paths ?? texts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  private func lint() -> (paths: [String], result: LintResult, index: ProjectIndex) {
    if let linted { return linted }
    let paths = paths
    var interfaces: [Int: InterfaceFile] = [:]
    for (number, path) in paths.enumerated() where !path.hasSuffix(".swift") {
      var file = (texts[path] ?? []).withUnsafeBufferPointer { readInterface($0) }
      let name = path.split(separator: "/").last ?? ""
      file.name = String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
      interfaces[number] = file
    }
    let index = ProjectIndex(
      paths.map { facts[$0] ?? FileFacts() }, interfaces: interfaces, vocabulary: parts.vocabulary, settings: parts.settings)
    let result = RuleEngine.lint(
      index, LintRules(parts.rules, known: parts.known) { [parts] in parts.severity($0, $1, paths[$2]) }
    ) { [texts] in texts[paths[$0]] }
    linted = (paths, result, index)
    return (paths, result, index)
  }

  public func report(on path: String) -> FileReport? {
    guard let text = texts[path] else { return nil }
    let (paths, result, _) = lint()
    let file = paths.firstIndex(of: path)
    let kept = result.findings.indices.filter { result.findings[$0].place.file == file }
    reported[path] = kept.map { result.findings[$0] }
    pending.removeAll { $0 == path }
    return FileReport(
      findings: kept.map { result.findings[$0] }, fingerprints: kept.map { result.fingerprints[$0] }, fixes: kept.map { result.fixes[$0] },
      source: LineIndex(text), sources: result.sources)
  }

  public func work() -> (path: String, isChanged: Bool)? {
    guard let path = pending.popLast() else { return nil }
    let before = reported[path] ?? []
    let after = report(on: path)?.findings ?? []
    return (path, before != after)
  }

  public var pendingCount: Int { pending.count }
  public var presentations: [Presentation] { lint().index.presentations }
}
