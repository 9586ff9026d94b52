// The join: every file's facts in, answers about the whole project out. Building it is the only place
// where files meet; what it holds is plain values in file order, so two runs are equal byte for byte.

import InterfaceBuilder
import ProjectSettings
import SwiftScan

/// What a project presents, which gestures it listens to, what covers its screens, and which alerts it makes.
public struct ProjectIndex: Sendable {
  /// In order of file and place.
  public let presentations: [Presentation]
  /// Those whose findings are asked for, which stand at their sites: all, or one file's; none of a project that is built for TVs
  /// or watches alone, where sheets are left in other ways.
  public let judged: ArraySlice<Presentation>
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
  /// Files with comments that may speak to the linter, in order.
  public let notedFiles: [Int]
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
    self.init(consuming: &files, ProjectNames(vocabulary), interfaces: interfaces, vocabulary: vocabulary, settings: settings)
  }

  /// The same, without a copy of the facts: `files` is empty afterwards. With a large project that is half
  /// of the memory.
  /// - Parameters:
  ///   - names: Those that files with numbered names have them from.
  ///   - sharing: The threads that put its lists together and read it; any number gives the same.
  public init(
    consuming files: inout [FileFacts], _ names: consuming ProjectNames, interfaces: [Int: InterfaceFile] = [:], vocabulary: Vocabulary,
    settings: BuildSettings = BuildSettings(), sharing: WorkSharing = .alone
  ) {
    let noted = ModalFacts.notedFiles(files, interfaces)
    let project = Project(&files, names, settings: settings, sharing: sharing)
    let reader = ProjectReader(project, interfaces: interfaces, ranges: vocabulary.ranges)
    project.leading.follow(project)
    let reading = SharedReading(reader, sharing)
    let part = reading.read()
    var onPhones = reader.joined(part.presentations)
    DragSurfaceReader(project).mark(&onPhones, part.surfaces, shown: onPhones.presentingCalls)
    let dependents = reading.readDependents(PresentationsByFile(sorted: onPhones))
    // Last: for this the project is read as other platforms compile it.
    let onOthers = reader.readOthers(nil, part.wrapperNames)
    self.init(
      presentations: onOthers.isEmpty ? onPhones : (onPhones + onOthers).sorted { $0.site < $1.site }, part, dependents,
      notedFiles: noted, settings: settings, workings: reading)
  }

  /// - Parameters:
  ///   - presentations: Put together and in order, those of other platforms among them.
  ///   - file: The only file whose presentations are judged; nil: all.
  ///   - part: All the rest, in any order, and maybe twice where several readings found the same.
  ///   - workings: What is kept as long as the answers are.
  init(
    presentations: [Presentation], judging file: Int? = nil, _ part: IndexPart, _ dependents: DependentPart, notedFiles: [Int],
    settings: BuildSettings, workings: AnyObject
  ) {
    self.presentations = presentations
    let mayRunOnPhones = settings.mayBuild(for: [.iOS, .macCatalyst, .visionOS, .macOS])
    judged = !mayRunOnPhones ? [] : file.map { PresentationsByFile(sorted: presentations)[$0] } ?? presentations[...]
    self.settings = settings
    self.notedFiles = notedFiles
    self.workings = Workings(workings)
    recognizers = part.recognizers.sorted { $0.site < $1.site }
    dismissDrags = part.dismissDrags.sorted { $0.site < $1.site }
    panEndings = part.panEndings.sorted { $0.site < $1.site }
    screenEdges = ScreenEdges(
      preferences: part.preferences.sorted { $0.site < $1.site }, swallowedUpdates: part.swallowedUpdates.sorted { $0.site < $1.site },
      unforwarded: part.unforwarded.sorted { $0.site < $1.site }, hiddenStatusBars: part.hiddenStatusBars.sorted { $0.site < $1.site })
    overlays = Overlays(
      part.overlays + dependents.overlays, windowOverlays: part.windowOverlays.sorted { $0.site < $1.site },
      extraWindows: part.extraWindows.sorted { $0.site < $1.site })
    alerts = part.alerts.sorted { $0.site < $1.site }
    deprecatedUses = part.deprecatedUses.sorted { $0.site < $1.site }
    skippedEndings = (dependents.skippedEndings + part.skippedEndings).sorted { $0.site < $1.site }
    skippedButtons = dependents.skippedButtons.sorted { $0.handlerSite < $1.handlerSite }
    // A base class tears down for all that inherit from it, and is told of once.
    earlyTeardowns = dependents.earlyTeardowns.sorted { $0.site < $1.site }.reduce(into: []) { if $0.last?.site != $1.site { $0.append($1) } }
    presenterDismissals = part.presenterDismissals.sorted { $0.site < $1.site }
    rushedPresentations = part.rushedPresentations.sorted { $0.site < $1.site }
    secondDismissals = dependents.secondDismissals.sorted { $0.site < $1.site }
    numbersOutOfRange = part.numbersOutOfRange.sorted(by: NumberOutOfRange.isBefore)
  }

  /// How much of it was understood.
  public var counts: PresentationCounts {
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
    return counts
  }
}

/// The files with comments that may speak to the linter, in order.
func notedFiles(_ files: [FileFacts], _ interfaces: [Int: InterfaceFile]) -> [Int] {
  files.indices.filter { files[$0].isNoted || interfaces[$0]?.isNoted == true }
}

/// What the answers were found with. Nobody asks it again; it is kept until the answers go, since a program that ends
/// with them need not take it apart.
private final class Workings: @unchecked Sendable {
  private let kept: AnyObject

  init(_ kept: AnyObject) { self.kept = kept }
}
