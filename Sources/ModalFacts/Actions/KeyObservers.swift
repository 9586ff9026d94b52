// Properties that are observed by a text: `addObserver(self, forKeyPath: "isFinished", …)`, `#keyPath(Page.isFinished)`. Who observes so hears
// of all in one method, and which of what it does is meant is not worked out.

import SwiftScan

extension Project {
  /// The names of properties that are observed so.
  var observedKeys: [NameID] {
    if let known = knownObservedKeys { return known }
    var found: [NameID] = []
    for call in calls[Known.addObserver.name] where !isInactive(call) {
      guard let key = arguments(of: self[call], in: call.file).first(where: { $0.label == Known.forKeyPath.name }) else { continue }
      var value = node(key.value, in: call.file)
      if value.kind == .macro, let path = arguments(of: value, in: call.file).first { value = node(path.value, in: call.file) }
      if value.kind == .string || value.kind == .name || value.kind == .member, value.name != none, !declarations[value.name].isEmpty, !found.contains(value.name) {
        found.append(value.name)
      }
    }
    knownObservedKeys = found
    return found
  }

  /// Whether what hears of observed properties may close.
  fileprivate var hearsOfKeysOnAWayOut: Bool {
    names.find("observeValue").map { declarations[$0].contains { self[$0].kind == .function && mayMatter($0, to: .exit) } } ?? false
  }
}

extension ActionReader {
  /// `isFinished = true` of what somebody observes by its name.
  mutating func noteObservedKey(_ name: NameID) {
    guard question == .exit, project.observedKeys.contains(name), project.hearsOfKeysOnAWayOut else { return }
    outcome.note(unfollowed: "who observes `\(project.text(name))` may close it")
  }
}
