// A presenting view that observes something and closes the modal when it changes: whoever sets that in the modal's
// content finds a way out.

import SwiftScan

extension PresentationReader {
  /// The names whose observers in the presenting view close what it presents.
  func doors(beside call: NodeRef) -> [NameID: Door] {
    guard let type = project.enclosingType(of: project.scope(of: call)), !drivers.isEmpty else { return [:] }
    var doors: [NameID: Door] = [:]
    for name in [Known.onChange, .onReceive] {
      for part in project.types[Int(type)].parts {
        let calls = project.calls[name.name]
        for place in project.places(in: calls, inside: part) where !project.isInactive(calls[place]) {
          let observer = calls[place]
          let arguments = project.arguments(of: project[observer], in: observer.file)
          guard let closure = arguments.last, project.node(closure.value, in: observer.file).kind == .closure else { continue }
          let watched = project.namesWatched(by: observer)
          guard let first = watched.first, doors[first] == nil else { continue }
          var reader = ActionReader(project, drivers: drivers)
          let outcome = reader.run(closure.value, in: project.context(of: observer))
          // `shown = new != nil` follows what is observed.
          guard let steps = outcome.exit ?? (outcome.changed.contains(where: { drivers.contains($0) }) ? [] : nil) else { continue }
          for name in watched where doors[name] == nil {
            doors[name] = Door(steps: ["`\(project.text(name))` observed"] + project.texts(of: steps), doesMore: outcome.doesMore)
          }
        }
      }
    }
    return doors
  }
}
