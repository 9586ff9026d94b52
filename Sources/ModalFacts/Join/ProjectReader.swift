// Reads a project's facts, all at once or again what begins in one file. Two steps: what stands for itself, and what
// asks who presents; the second wants all presentations.

import InterfaceBuilder
import SwiftScan

/// What begins in one file, or in all.
final class IndexPart {
  var presentations: [Presentation] = []
  var recognizers: [Recognizer] = []
  var dismissDrags: [DismissDrag] = []
  var panEndings: [PanEnding] = []
  var preferences: [BarPreference] = []
  var swallowedUpdates: [SwallowedUpdate] = []
  var unforwarded: [UnforwardedEdges] = []
  var hiddenStatusBars: [HiddenStatusBar] = []
  var windowOverlays: [WindowOverlay] = []
  var extraWindows: [ExtraWindow] = []
  var overlays: [Overlay] = []
  var alerts: [Alert] = []
  var deprecatedUses: [DeprecatedUse] = []
  var skippedEndings: [SkippedEnding] = []
  var presenterDismissals: [PresenterDismissal] = []
  var rushedPresentations: [RushedPresentation] = []
  var numbersOutOfRange: [NumberOutOfRange] = []
  /// What a finger drags on, with the type around each.
  var surfaces: [(TypeID, DragSurface)] = []
  /// Names of the project's own that present what they are given, wherever they are called.
  var wrapperNames: Set<NameID> = []
  /// Functions that begin a dismissal.
  var dismissing: Set<DeclarationRef> = []

  /// Adds all but presentations, which are put together by their sites.
  func add(_ other: IndexPart) {
    recognizers += other.recognizers
    dismissDrags += other.dismissDrags
    panEndings += other.panEndings
    preferences += other.preferences
    swallowedUpdates += other.swallowedUpdates
    unforwarded += other.unforwarded
    hiddenStatusBars += other.hiddenStatusBars
    windowOverlays += other.windowOverlays
    extraWindows += other.extraWindows
    overlays += other.overlays
    alerts += other.alerts
    deprecatedUses += other.deprecatedUses
    skippedEndings += other.skippedEndings
    presenterDismissals += other.presenterDismissals
    rushedPresentations += other.rushedPresentations
    numbersOutOfRange += other.numbersOutOfRange
    surfaces += other.surfaces
    wrapperNames.formUnion(other.wrapperNames)
    dismissing.formUnion(other.dismissing)
  }

  /// The files in which its findings may stand.
  var files: Set<Int> {
    var files: Set<Int> = []
    for item in presentations { files.insert(item.site.file) }
    for item in recognizers {
      files.insert(item.site.file)
      for handler in item.handlers { files.insert(handler.site.file) }
    }
    for item in dismissDrags { files.insert(item.site.file) }
    for item in panEndings { files.formUnion([item.site.file, item.ended.file] + (item.away.map { [$0.file] } ?? [])) }
    for item in preferences { files.insert(item.site.file) }
    for item in swallowedUpdates { files.insert(item.site.file) }
    for item in unforwarded { files.insert(item.site.file) }
    for item in hiddenStatusBars { files.insert(item.site.file) }
    for item in windowOverlays { files.insert(item.site.file) }
    for item in extraWindows { files.insert(item.site.file) }
    for item in overlays { files.insert(item.site.file) }
    for item in alerts {
      files.insert(item.site.file)
      for place in item.textFields + item.actions.compactMap(\.site) { files.insert(place.file) }
    }
    for item in deprecatedUses { files.insert(item.site.file) }
    for item in skippedEndings { files.insert(item.site.file) }
    for item in presenterDismissals { files.insert(item.site.file) }
    for item in rushedPresentations { files.insert(item.site.file) }
    for item in numbersOutOfRange { files.insert(item.site.file) }
    return files
  }

  var isEmpty: Bool {
    presentations.isEmpty
      && recognizers.isEmpty
      && dismissDrags.isEmpty
      && panEndings.isEmpty
      && preferences.isEmpty
      && swallowedUpdates.isEmpty
      && unforwarded.isEmpty
      && hiddenStatusBars.isEmpty
      && windowOverlays.isEmpty
      && extraWindows.isEmpty
      && overlays.isEmpty
      && alerts.isEmpty
      && deprecatedUses.isEmpty
      && skippedEndings.isEmpty
      && presenterDismissals.isEmpty
      && rushedPresentations.isEmpty
      && numbersOutOfRange.isEmpty
      && surfaces.isEmpty
      && wrapperNames.isEmpty
      && dismissing.isEmpty
  }
}

/// What rests on who presents, and begins in one file or in all.
final class DependentPart {
  var overlays: [Overlay] = []
  var skippedEndings: [SkippedEnding] = []
  var skippedButtons: [SkippedButton] = []
  var earlyTeardowns: [EarlyTeardown] = []
  var secondDismissals: [SecondDismissal] = []

  func add(_ other: DependentPart) {
    overlays += other.overlays
    skippedEndings += other.skippedEndings
    skippedButtons += other.skippedButtons
    earlyTeardowns += other.earlyTeardowns
    secondDismissals += other.secondDismissals
  }

  /// The files in which its findings may stand.
  var files: Set<Int> {
    Set(overlays.map(\.site.file) + skippedEndings.map(\.site.file) + skippedButtons.map(\.handlerSite.file) + earlyTeardowns.map(\.site.file)
      + secondDismissals.map(\.site.file))
  }

  var isEmpty: Bool {
    overlays.isEmpty && skippedEndings.isEmpty && skippedButtons.isEmpty && earlyTeardowns.isEmpty && secondDismissals.isEmpty
  }
}

/// Presentations, and what is asked of all of them together.
final class PresentedModals {
  let project: Project
  private let byFile: PresentationsByFile
  var all: [Presentation] { byFile.all }
  private(set) lazy var typeSites = Set(all.flatMap(\.contents).compactMap(\.typeSite))
  private(set) lazy var calls = Set(all.compactMap(\.call))
  /// By file: where types are declared that a swipe can close.
  private(set) lazy var swipeableTypeSites: [Int: [Site]] = {
    var sites: [Int: [Site]] = [:]
    for content in swipeableContents { if let site = content.typeSite { sites[site.file, default: []].append(site) } }
    return sites
  }()
  /// The classes of the project's, by name, of what is around such types: navigation and hosting controllers.
  private(set) lazy var swipeableContainers = Set(swipeableContents.flatMap(\.containers))
  /// The branches that a swipe can close.
  private lazy var swipeableContents = all.flatMap { presentation -> [Content] in
    guard !presentation.contents.contains(where: { $0.guards.contains(where: \.isUnconditional) }) else { return [] }
    return presentation.isSwipeable ? presentation.contents : presentation.contents.filter(\.isSwipeable)
  }

  init(_ project: Project, _ all: PresentationsByFile) {
    self.project = project
    byFile = all
  }

  /// Those at the sites of the files in focus.
  var inFocus: ArraySlice<Presentation> { project.focus.map { byFile[Int($0.lowerBound)..<Int($0.upperBound)] } ?? byFile.all[...] }
}

/// What was found out of the state before, as far as it holds still, and the files that are others since.
struct PastState {
  var leading: LeadingMembers
  var flags: FlagsByFile
  var previews: Previews
  /// Nil where it does not hold any more.
  var interfaces: Interfaces?
  var lineage: Lineage?
  var added: AddedMembers?
  private(set) var changes: [FileChange] = []

  init(of reader: ProjectReader) {
    leading = reader.project.leading
    flags = reader.flags
    previews = reader.project.previews
    interfaces = reader.project.interfaces
    lineage = reader.project.lineage
    added = reader.project.knownAdded
  }

  mutating func add(_ changes: [FileChange]) {
    self.changes += changes
    if !changes.allSatisfy(\.keepsTypes) { (interfaces, lineage, added) = (nil, nil, nil) }
  }
}

/// Reads one state of a project; what it finds out on the way it knows from then on.
final class ProjectReader {
  let project: Project
  private var presentations: PresentationReader
  private let ranges: [DocumentedRange]
  private(set) var flags: FlagsByFile

  /// - Parameters:
  ///   - interfaces: Storyboards and XIBs by their place among the files.
  ///   - ranges: Of numbers, as rule pages say them.
  ///   - past: What is known of the project before its last changes, whose answers are brought up to date. Without it, what
  ///     leads out is only begun with.
  init(_ project: Project, interfaces: [Int: InterfaceFile], ranges: [DocumentedRange], since past: PastState? = nil) {
    self.project = project
    self.ranges = ranges
    project.interfaces = past?.interfaces ?? Interfaces(interfaces, project)
    presentations = PresentationReader(project)
    flags = past?.flags ?? FlagsByFile(project)
    project.previews = past?.previews ?? Previews(project)
    for change in past?.changes ?? [] {
      project.focus = .only(change.file)
      flags.update(change, project)
      project.previews.update(change.file, project)
    }
    project.focus = nil
    project.flags = flags.names(in: project)
    if let past { past.leading.update(past.changes, project) }
    project.leading = past?.leading ?? LeadingMembers(project)
    if let past { project.knownAdded = past.added?.updated(Set(past.changes.map(\.file)), project) }
  }

  /// A reader of the same state for another thread, once it is known what leads out. What the two find out on the way they
  /// do not tell each other.
  init(_ other: ProjectReader) {
    project = Project(other.project)
    project.leading = other.project.leading
    project.knownAdded = other.project.added
    ranges = other.ranges
    flags = other.flags
    presentations = PresentationReader(project)
  }

  /// What stands for itself.
  /// - Parameters:
  ///   - start: The files in which it begins; nil: all.
  ///   - site: The only file whose presentations are wanted; nil: all.
  ///   - wrappers: Where only one file's presentations are read, the names of all wrappers that are known.
  ///   - isPresentationsOnly: Whether nothing else is read.
  ///   - dismissing: Functions of all files that begin a dismissal, as far as they were read; nil: what comes too soon
  ///     after one is read later, and here only which functions begin one.
  func read(_ start: Range<Int32>?, sitesIn site: Int32? = nil, wrappers: NameSet = NameSet(), isPresentationsOnly: Bool = false, dismissing: DismissingFunctions? = DismissingFunctions()) -> IndexPart {
    project.focus = start
    let part = IndexPart()
    presentations.wantedFile = site
    presentations.wantedWrappers = wrappers
    presentations.wrapperNames = []
    part.presentations = presentations.read()
    part.wrapperNames = presentations.wrapperNames
    if isPresentationsOnly { return part }
    var gestures = RecognizerReader(project)
    part.recognizers = gestures.read()
    part.dismissDrags = DismissDragReader(project: project).read(part.recognizers)
    part.panEndings = PanEndingReader(project: project).read(part.recognizers)
    let bars = BarPreferenceReader(project)
    part.preferences = bars.read()
    part.swallowedUpdates = bars.readSwallowed()
    part.unforwarded = bars.readUnforwarded()
    part.hiddenStatusBars = HiddenStatusBarReader(project).read()
    let views = WindowOverlayReader(project)
    part.windowOverlays = views.read()
    part.overlays = views.readOverlays()
    part.extraWindows = ExtraWindowReader(project).read()
    part.alerts = AlertReader(project).read()
    part.deprecatedUses = DeprecatedUseReader(project).read()
    part.skippedEndings = GestureBypassReader(project).read()
    var dismissals = PresenterDismissalReader(project)
    part.presenterDismissals = dismissals.read(&presentations)
    var rushed = RushedPresentationReader(project)
    rushed.findDismissing(&presentations)
    part.dismissing = rushed.ownHelpers
    if let dismissing { part.rushedPresentations = rushed.read(&presentations, elsewhere: dismissing) }
    part.numbersOutOfRange = RangeReader(project, ranges).read(&presentations)
    part.surfaces = DragSurfaceReader(project).surfaces()
    return part
  }

  /// What is presented too soon after a dismissal.
  /// - Parameter dismissing: Functions of all files that begin one.
  func readRushed(_ start: Range<Int32>?, dismissing: DismissingFunctions) -> [RushedPresentation] {
    project.focus = start
    var rushed = RushedPresentationReader(project)
    rushed.findDismissing(&presentations)
    return rushed.read(&presentations, elsewhere: dismissing)
  }

  /// What rests on who presents.
  func readDependents(_ start: Range<Int32>?, _ presented: PresentedModals) -> DependentPart {
    project.focus = start
    let part = DependentPart()
    part.overlays = CustomPresentationReader(project, presented).read()
    part.overlays += ExtraWindowReader(project).readOverlays(presented)
    part.overlays += ViewOverlayReader(project, presented).read()
    var endings = EndingReader(project, presented)
    part.skippedEndings = endings.read()
    let methods = DismissalMethods(project, presented)
    part.skippedButtons = methods.skippedButtons()
    part.earlyTeardowns = methods.earlyTeardowns()
    part.secondDismissals = SecondDismissalReader(project, presented).read()
    return part
  }

  /// What other platforms than the phone compile alone. The outlines are marked as the phone sees them afterwards.
  /// - Parameter wrapperNames: Names of the project's own that present, of all files.
  func readOthers(_ start: Range<Int32>?, _ wrapperNames: Set<NameID>) -> [Presentation] {
    project.focus = start
    return presentations.readOthers(wrapperNames)
  }

  /// Presentations put together, in order of file and place.
  func joined(_ found: [Presentation]) -> [Presentation] { presentations.joined(found) }

  /// Notes which modals stand below some of all that are put together.
  func nest(_ all: inout [Presentation], at places: Range<Int>) { presentations.nest(&all, at: places) }
}

extension [Presentation] {
  /// The calls that present.
  var presentingCalls: [NodeRef] { compactMap { $0.call ?? $0.inner } }
}
