// The other way round: a finding at a presentation names the presented type, and at that type a hint names the
// presentation. A hint is no finding: it is there for whoever looks at the other half, and only for clients that show
// related information.

import JSON
import ModalFacts
import RuleEngine

/// What a finding says of a place elsewhere.
struct BackLink: Equatable {
  /// In the file that is pointed at.
  var range: Range<Int>
  var rule: String
  /// What is said there.
  var message: String
  /// The finding that points there.
  var from: FilePlace
  var finding: String
}

extension Server {
  /// Notes what the findings of a file say of other places. Files of which something else is said are told of again.
  func noteLinks(of findings: [Finding], in path: String, _ folder: Folder, _ paths: [String]) {
    guard client.takesRelatedInformation else { return }
    var links: [String: [BackLink]] = [:]
    for finding in findings {
      for other in finding.related where other.place.file < paths.count {
        links[paths[other.place.file], default: []].append(
          BackLink(
            range: other.place.range, rule: finding.rule, message: other.message, from: FilePlace(path: path, range: finding.place.range),
            finding: finding.message))
      }
    }
    let before = folder.links[path] ?? [:]
    guard links != before else { return }
    folder.links[path] = links.isEmpty ? nil : links
    for target in Set(links.keys).union(before.keys).sorted() where links[target] != before[target] {
      folder.pointers[target, default: []].remove(path)
      if links[target] != nil { folder.pointers[target, default: []].insert(path) }
      // What was never pulled is right when it is.
      if target != path, !client.canPull || pulled[target] != nil, !folder.untold.contains(target) { folder.untold.append(target) }
    }
  }

  /// The hints at what findings elsewhere, or in the same file, point at.
  func hints(in path: String, _ folder: Folder, _ source: LineIndex) -> [JSONValue] {
    guard let sources = folder.pointers[path], client.takesRelatedInformation else { return [] }
    var links = sources.flatMap { folder.links[$0]?[path] ?? [] }
    links.sort { ($0.range.lowerBound, $0.from.path, $0.from.range.lowerBound, $0.rule) < ($1.range.lowerBound, $1.from.path, $1.from.range.lowerBound, $1.rule) }
    return links.compactMap { link in
      guard let location = location(of: link.from.range, in: link.from.path) else { return nil }
      return [
        "range": range(link.range, in: path, source).json, "severity": 4, "code": .string(link.rule), "source": "modallint",
        "message": .string(link.message), "relatedInformation": [["location": location, "message": .string(link.finding)]],
      ]
    }
  }
}
