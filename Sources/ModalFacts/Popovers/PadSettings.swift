// What the project's settings say about popovers: whether an iPad shows any, and which properties there are.

import ProjectSettings

extension ProjectIndex {
  /// An iPad may run it as an app of its own; one for the iPhone runs there as on an iPhone. Where targets differ, or
  /// the file that would say it is not there, nothing is known; where nobody says anything, it may be for both.
  public var mayRunOnPad: Bool {
    switch settings.families {
    case .known(let families): families.contains(.pad)
    case .notSaid: true
    case .unseen: false
    }
  }

  /// The project says that it is for the iPad.
  public var isBuiltForPad: Bool {
    if case .known(let families) = settings.families { families.contains(.pad) } else { false }
  }

  /// A popover has a `sourceItem` on the oldest system that it runs on.
  public var hasSourceItems: Bool {
    if case .known(let oldest) = settings.deploymentTarget { oldest.major >= 16 } else { false }
  }
}
