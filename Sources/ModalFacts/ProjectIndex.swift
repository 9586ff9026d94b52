// The join: every file's facts in, answers about the whole project out. Building it is the only place
// where files meet; what it holds is plain values in file order, so two runs are equal byte for byte.

import InterfaceBuilder
import ProjectSettings
import SwiftScan

/// What a project presents, which gestures it listens to, what covers its screens, and which alerts it makes.
public struct ProjectIndex: Sendable {
  /// In order of file and place.
  public let presentations: [Presentation]
  /// Recognisers that are added to views, in order of file and place.
  public let recognizers: [Recognizer]
  /// Drags that close the screen around them, likewise.
  public let dismissDrags: [DismissDrag]
  /// Pans that move a screen, and how they end, likewise.
  public let panEndings: [PanEnding]
  /// What controllers ask of the status bar and the edges of the screen.
  public let screenEdges: ScreenEdges
  /// What covers the project's screens by its own hands.
  public let overlays: Overlays
  /// Alerts and action sheets that are made, in order of file and place.
  public let alerts: [Alert]
  /// Uses of names that newer ones have replaced, in order of file and place.
  public let deprecatedUses: [DeprecatedUse]
  /// Ends of modals that a swipe or a gesture skips, in order of file and place.
  public let skippedEndings: [SkippedEnding]
  /// What a swipe's end does and a button's does not.
  public let skippedButtons: [SkippedButton]
  /// What is torn down while a swipe may still be given up.
  public let earlyTeardowns: [EarlyTeardown]
  /// Calls in a modal's content of its presenter's dismiss action, in order of file and place.
  public let presenterDismissals: [PresenterDismissal]
  /// Dismissals of modals that have gone already, in order of file and place.
  public let secondDismissals: [SecondDismissal]
  /// What is presented while a dismissal runs, in order of file and place.
  public let rushedPresentations: [RushedPresentation]
  /// Numbers outside of the range that whoever takes them says, in order of file and place.
  public let numbersOutOfRange: [NumberOutOfRange]
  public let counts: PresentationCounts
  /// Files with comments that speak to the linter, in order.
  public let notedFiles: [Int]
  /// Storyboards and XIBs, of whose comments nothing is known.
  private let interfaceFiles: Set<Int>
  /// What the project is built for.
  public let settings: BuildSettings
  private let workings: Workings

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
    notedFiles = files.indices.filter { files[$0].isNoted }
    interfaceFiles = Set(interfaces.keys)
    let project = Project(&files, vocabulary: vocabulary, settings: settings)
    project.interfaces = Interfaces(interfaces, project)
    var reader = PresentationReader(project)
    var onPhones = reader.read()
    DragSurfaceReader(project).mark(&onPhones)
    var gestures = RecognizerReader(project)
    recognizers = gestures.read()
    dismissDrags = DismissDragReader(project: project).read(recognizers)
    panEndings = PanEndingReader(project: project).read(recognizers)
    screenEdges = ScreenEdges(project)
    overlays = Overlays(project, onPhones)
    alerts = AlertReader(project).read()
    deprecatedUses = DeprecatedUseReader(project).read()
    var endings = EndingReader(project, onPhones)
    skippedEndings = (endings.read() + GestureBypassReader(project).read()).sorted { $0.site < $1.site }
    let methods = DismissalMethods(project, onPhones)
    skippedButtons = methods.skippedButtons()
    earlyTeardowns = methods.earlyTeardowns()
    var dismissals = PresenterDismissalReader(project)
    presenterDismissals = dismissals.read(&reader)
    secondDismissals = SecondDismissalReader(project, onPhones).read()
    var rushed = RushedPresentationReader(project)
    rushedPresentations = rushed.read(&reader)
    numbersOutOfRange = RangeReader(project, vocabulary.ranges).read(&reader)
    // Last: from here on the project is read as other platforms compile it.
    let onOthers = reader.readOthers()
    presentations = onOthers.isEmpty ? onPhones : (onPhones + onOthers).sorted { $0.site < $1.site }
    workings = Workings(project, reader)
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

  /// Whether a comment of a file may speak to the linter.
  public func mayHoldNotes(_ file: Int) -> Bool { notedFiles.contains(file) || interfaceFiles.contains(file) }
}

/// What the answers were found with. Nobody asks it again; it is kept until the answers go, since a program that ends
/// with them need not take it apart.
private final class Workings: @unchecked Sendable {
  private let project: Project
  private let reader: PresentationReader

  init(_ project: Project, _ reader: PresentationReader) {
    self.project = project
    self.reader = reader
  }
}
