// The join: every file's facts in, answers about the whole project out. Building it is the only place
// where files meet; what it holds is plain values in file order, so two runs are equal byte for byte.

import InterfaceBuilder
import ProjectSettings
import SwiftScan

/// What a project presents, and which gestures it leaves on windows.
public struct ProjectIndex: Sendable {
  /// In order of file and place.
  public let presentations: [Presentation]
  /// Recognisers that are added to a window, in order of file and place.
  public let windowGestures: [WindowGesture]
  /// Calls in a modal's content of its presenter's dismiss action, in order of file and place.
  public let presenterDismissals: [PresenterDismissal]
  /// What is presented while a dismissal runs, in order of file and place.
  public let rushedPresentations: [RushedPresentation]
  public let counts: PresentationCounts
  /// What the project is built for.
  public let settings: BuildSettings

  /// - Parameters:
  ///   - files: The facts of each file, in path order.
  ///   - interfaces: Storyboards and XIBs by their place among the files, where `files` has empty facts.
  ///   - vocabulary: Which names play which part.
  ///   - settings: What the project is built for.
  public init(
    _ files: [FileFacts], interfaces: [Int: InterfaceFile] = [:], vocabulary: Vocabulary,
    settings: BuildSettings = BuildSettings()
  ) {
    var files = files
    self.init(consuming: &files, interfaces: interfaces, vocabulary: vocabulary, settings: settings)
  }

  /// The same, without a copy of the facts: `files` is empty afterwards. With a large project that is half
  /// of the memory.
  public init(
    consuming files: inout [FileFacts], interfaces: [Int: InterfaceFile] = [:], vocabulary: Vocabulary,
    settings: BuildSettings = BuildSettings()
  ) {
    self.settings = settings
    let project = Project(&files, vocabulary: vocabulary, settings: settings)
    project.interfaces = Interfaces(interfaces, project)
    var reader = PresentationReader(project)
    presentations = reader.read()
    windowGestures = WindowGestureReader(project).read()
    var dismissals = PresenterDismissalReader(project)
    presenterDismissals = dismissals.read(&reader)
    var rushed = RushedPresentationReader(project)
    rushedPresentations = rushed.read(&reader)
    var counts = PresentationCounts()
    for presentation in presentations {
      if presentation.isSystem {
        counts.system += 1
      } else if presentation.isResolved {
        counts.resolved += 1
      } else {
        counts.unseen += 1
      }
    }
    self.counts = counts
  }
}
