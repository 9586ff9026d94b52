// The facts of a project whose files change one by one. A change is told at once to the tables; what a file begins is
// read again when somebody asks for it, and what all others begin little by little, since any of them may lead into
// the file that has changed. Once all is read it is what a reading of the whole project finds.

import InterfaceBuilder
import ProjectSettings
import SwiftScan

/// Facts that keep up with their files. Files have numbers in the order in which they came. It belongs to one thread.
public final class ChangingIndex {
  private var tables: ProjectTables
  /// Puts the tables together; nil once that is done.
  private var collector: TableCollector? = TableCollector()
  private var reader: ProjectReader?
  private var interfaces: [Int: InterfaceFile]
  private let settings: BuildSettings
  private let ranges: [DocumentedRange]
  private var noted: Set<Int>

  /// What each file begins, as it was read last.
  private var parts = PartsByFile<IndexPart>()
  private var dependents = PartsByFile<DependentPart>()
  /// Names that present what they are given, of all files, and some that did before.
  private var wrapperNames = NameSet()
  /// The files that begin names that present what they are given, presentations that come too soon, what a finger drags on.
  private var wrappingFiles: Set<Int32> = []
  private var rushingFiles: Set<Int32> = []
  private var draggedFiles: Set<Int32> = []
  /// The files that present what is told of in a file, or did, by that.
  private var tellers: [Int: Set<Int32>] = [:]
  /// Files whose types are others than those that their presenters have met.
  private var retypedFiles: Set<Int32> = []
  /// Presentations put together.
  private var presentations = PresentationsByFile()
  /// The files that present a file's types, or did, by that.
  private var presenters: [Int: Set<Int32>] = [:]
  /// Files that are to be read again, the next one last.
  private var stale: [Int32]
  private var staleDependents: [Int32] = []
  /// Every file was read since the last change, and what that makes known is still to be put together.
  private var isUnfinished = false
  /// Files of which only places have changed.
  private var moved: Set<Int32> = []
  /// Files of which only places have changed since the reader was made: what it keeps of their types has the old ones.
  private var movedTypes: Set<Int> = []
  /// What other platforms compile alone.
  private var others: [Presentation] = []
  private var dismissing: DismissingFunctions?
  /// Every file was read with all functions of other files that begin a dismissal.
  private var isDismissingKnown = false
  private var presented: PresentedModals?
  private var merged: ProjectIndex?
  /// What was known of the last state of the project, and files that were replaced since.
  private var past: PastState?
  private var changes: [FileChange] = []
  /// Nothing is left of what led out before a file was replaced.
  private var isLeadingExact = true
  /// What leads out now, while it is found anew.
  private var exact: LeadingMembers?

  /// Work is left to do: until all is done, whoever asks waits for it.
  /// - Parameters:
  ///   - files: The facts of each file, empty for a storyboard or XIB. Empty afterwards.
  ///   - names: Those that files with numbered names have them from.
  ///   - interfaces: Storyboards and XIBs by their place among the files.
  public init(
    consuming files: inout [FileFacts], _ names: consuming ProjectNames, interfaces: [Int: InterfaceFile], vocabulary: Vocabulary,
    settings: BuildSettings
  ) {
    noted = Set(notedFiles(files, interfaces))
    stale = files.indices.reversed().map { Int32($0) }
    self.interfaces = interfaces
    self.settings = settings
    ranges = vocabulary.ranges
    tables = ProjectTables(&files, names, settings: settings, isChanging: true)
  }

  /// How many files are still to be read.
  public var staleCount: Int { stale.count + staleDependents.count + moved.count + (isUnfinished ? 1 : 0) }

  // MARK: Changes

  /// Puts facts in a file's place that differ from its own in places alone: as after an edit of a comment. Sites in
  /// the file are those of before, until it is read again.
  /// - Returns: Whether they do; if not, nothing has changed.
  public func move(_ file: Int, to facts: inout FileFacts) -> Bool {
    collectAll()
    guard interfaces[file] == nil, tables.move(file, to: &facts) else { return false }
    setNoted(file, facts.isNoted)
    (presented, merged) = (nil, nil)
    if let reader {
      movedTypes.insert(file)
      moveTypes(in: [file], reader.project)
    }
    moved.insert(Int32(file))
    return true
  }

  /// Puts other facts in a file's place.
  public func replace(_ file: Int, by facts: FileFacts, interface: InterfaceFile? = nil) {
    release()
    let change = tables.replace(file, by: facts)
    changes.append(change)
    if !change.keepsTypes { retypedFiles.insert(Int32(file)) }
    isLeadingExact = false
    note(Int32(file), facts, interface)
  }

  /// Adds a file behind all others.
  public func append(_ facts: FileFacts, interface: InterfaceFile? = nil) {
    release()
    changes.append(tables.append(facts))
    note(Int32(tables.files.count - 1), facts, interface)
  }

  /// The tables change in place: nobody may hold them.
  private func release() {
    collectAll()
    exact = nil
    if reader != nil { past = PastState(of: current()) }
    reader = nil
    presented = nil
    merged = nil
  }

  private func note(_ file: Int32, _ facts: FileFacts, _ interface: InterfaceFile?) {
    if interface != nil || interfaces[Int(file)] != nil { past?.interfaces = nil }
    interfaces[Int(file)] = interface
    setNoted(Int(file), facts.isNoted || interface?.isNoted == true)
    forget(file)
    // One change is read first, so that all others are read with it; of several, some are read too late.
    if !stale.isEmpty { isDismissingKnown = false }
    makeStale(first: file)
  }

  private func noted(in file: Int?) -> [Int] {
    guard let file else { return noted.sorted() }
    return noted.contains(file) ? [file] : []
  }

  private func setNoted(_ file: Int, _ isNoted: Bool) {
    if isNoted { noted.insert(file) } else { noted.remove(file) }
  }

  /// What refers to places of a file that are no longer what they were.
  private func forget(_ file: Int32) {
    for start in parts.starts(into: Int(file)) { parts[start]?.presentations.removeAll { $0.site.file == Int(file) } }
    for site in parts.reached(from: file) { presentations.removeAll(in: site) { $0.inner?.file == file } }
    others.removeAll { $0.site.file == Int(file) }
    presentations.replace(Int(file), by: [])
    if parts[file]?.dismissing.isEmpty == false { dismissing = nil }
    parts.remove(file)
    wrappingFiles.remove(file)
    rushingFiles.remove(file)
    draggedFiles.remove(file)
    dependents.remove(file)
  }

  private func makeStale(first: Int32) {
    isUnfinished = false
    staleDependents = []
    moved = []
    let last = Int32(tables.files.count - 1)
    stale = tables.files.indices.map { last - Int32($0) }
    stale.append(stale.remove(at: Int(last - first)))
  }

  // MARK: Reading

  private func collectAll() {
    while collector?.work(&tables) == true {}
    collector = nil
  }

  private func current() -> ProjectReader {
    let reader = begun()
    reader.project.leading.follow(reader.project)
    return reader
  }

  /// The reader of this state, which may not know all yet that leads out.
  private func begun() -> ProjectReader {
    if let reader { return reader }
    collectAll()
    past?.add(changes)
    let new = ProjectReader(
      Project(tables, settings: settings, lineage: past?.lineage), interfaces: interfaces, ranges: ranges, since: past)
    past = nil
    movedTypes = []
    moveTypes(in: Set(changes.map { Int($0.file) }), new.project)
    changes = []
    reader = new
    return new
  }

  /// Types of files that have changed stand elsewhere in them, for all who present them.
  private func moveTypes(in files: Set<Int>, _ project: Project) {
    guard files.contains(where: { presenters[$0] != nil }) else { return }
    for start in parts.starts { if let part = parts[start] { moveTypes(in: files, of: part, project) } }
    presentations.forEach { moveTypes(in: files, of: &$0, project) }
  }

  private func moveTypes(in files: Set<Int>, of part: IndexPart, _ project: Project) {
    guard !files.isEmpty else { return }
    for index in part.presentations.indices { moveTypes(in: files, of: &part.presentations[index], project) }
  }

  private func moveTypes(in files: Set<Int>, of presentation: inout Presentation, _ project: Project) {
    for index in presentation.contents.indices {
      guard let site = presentation.contents[index].typeSite, files.contains(site.file),
        let type = presentation.contents[index].type, let part = project.types[Int(type)].parts.first
      else { continue }
      let now = project.site(of: part)
      if now != site { presentation.contents[index].typeSite = now }
    }
  }

  /// Reads what one file begins, and what others present there: all that is reported in it now.
  public func refresh(_ file: Int) {
    let file = Int32(file)
    if stale.contains(file) || staleDependents.contains(file) || moved.contains(file) { readNow(file) }
  }

  private func readNow(_ file: Int32) {
    let reader = current()
    if stale.contains(file) || moved.remove(file) != nil {
      let reached = parts.starts(into: Int(file))
      read(file, sitesIn: file, reader)
      let callees = wrappingFiles.filter { start in
        start != file && (parts[start]?.wrapperNames.contains { !reader.project.calls.list(of: $0, in: file).isEmpty } ?? false)
      }
      for start in callees.subtracting(reached).sorted() { readPresentations(start, sitesIn: file, reader) }
      for start in reached { read(start, sitesIn: file, reader) }
      join(reader, sitesIn: file)
      readPresenters(of: file, reader)
      if tables.branches[file] != nil {
        others = others.filter { $0.site.file != Int(file) } + reader.readOthers(.only(file), wrapperNamesNow)
      }
    }
    let presented = allPresented(reader)
    for start in (dependents.starts(into: Int(file)) + [file]).sorted() { dependents.set(reader.readDependents(.only(start), presented), at: start) }
    merged = nil
  }

  /// Reads again what other files present of this one, where that is told of here or where its types are others.
  private func readPresenters(of file: Int32, _ reader: ProjectReader) {
    var starts = Set(dependents.starts(into: Int(file))).union(tellers[Int(file)] ?? [])
    if retypedFiles.remove(file) != nil { starts.formUnion(presenters[Int(file)] ?? []) }
    for start in starts.sorted() where start != file {
      read(start, sitesIn: start, reader)
      join(reader, sitesIn: start)
    }
  }

  /// Does one piece of work: reads one file that is still to be read, or goes on with what concerns all. What a file
  /// shows of others counts once nothing is left.
  /// - Returns: Whether there was something.
  public func work() -> Bool {
    if collector != nil {
      if collector?.work(&tables) == false { collector = nil }
      return true
    }
    if !stale.isEmpty || !staleDependents.isEmpty || isUnfinished {
      let reader = begun()
      guard reader.project.leading.follow(reader.project, atMost: Self.membersAtOnce) else { return true }
    }
    if let file = stale.popLast() {
      read(file, sitesIn: nil, current())
      isUnfinished = stale.isEmpty
      return true
    }
    if isUnfinished {
      finishNext(current())
      return true
    }
    if let file = staleDependents.popLast() {
      let reader = current()
      dependents.set(reader.readDependents(.only(file), allPresented(reader)), at: file)
      merged = nil
      return true
    }
    if let file = moved.first {
      readNow(file)
      return true
    }
    return false
  }

  /// How many members' callers are looked at in one piece of work.
  private static let membersAtOnce = 200

  /// One piece of what is left to do once every file was read.
  private func finishNext(_ reader: ProjectReader) {
    if !isLeadingExact {
      let exact = self.exact ?? LeadingMembers(reader.project)
      self.exact = exact
      guard exact.follow(reader.project, atMost: Self.membersAtOnce) else { return }
      self.exact = nil
      isLeadingExact = true
      if !exact.isSame(as: reader.project.leading) { return readAgain(with: exact, reader) }
    }
    isUnfinished = false
    if !isReadAgainForDismissals(reader) { finishSites(reader) }
  }

  /// Reads all once more, since what is gone was followed as if it led out still.
  private func readAgain(with exact: LeadingMembers, _ reader: ProjectReader) {
    past = PastState(of: reader)
    past?.leading = exact
    (self.reader, presented, merged) = (nil, nil, nil)
    stale = (0..<Int32(tables.files.count)).reversed()
    isUnfinished = false
  }

  /// Whether callers of what begins a dismissal are to be read once more: which functions do is known once all were read.
  private func isReadAgainForDismissals(_ reader: ProjectReader) -> Bool {
    guard !isDismissingKnown else { return false }
    isDismissingKnown = true
    var files: Set<Int32> = []
    for name in dismissingFunctions(reader.project).names { files.formUnion(reader.project.calls[name].map(\.file)) }
    stale = files.sorted(by: >)
    return !stale.isEmpty
  }

  /// - Parameter site: Of presentations, only those at sites of this file are read; nil: all.
  private func read(_ file: Int32, sitesIn site: Int32?, _ reader: ProjectReader) {
    let part = reader.read(.only(file), sitesIn: site, wrappers: wrapperNames, dismissing: dismissingFunctions(reader.project))
    moveTypes(in: movedTypes, of: part, reader.project)
    if part.dismissing != parts[file]?.dismissing ?? [] { dismissing = nil }
    if let site {
      part.presentations += (parts[file]?.presentations ?? []).filter { $0.site.file != Int(site) }
    }
    parts.set(part, at: file)
    note(part, at: file)
  }

  /// What is kept of all parts together.
  private func note(_ part: IndexPart, at file: Int32) {
    for name in part.wrapperNames { wrapperNames.insert(name) }
    wrappingFiles.note(file, part.wrapperNames)
    rushingFiles.note(file, part.rushedPresentations)
    draggedFiles.note(file, part.surfaces)
    for presentation in part.presentations {
      for content in presentation.contents {
        let presenter = Int32(presentation.site.file)
        if let site = content.typeSite { presenters[site.file, default: []].insert(presenter) }
        for done in content.shape.idleDones { tellers[done.file, default: []].insert(presenter) }
      }
    }
  }

  /// Names that present what they are given, those alone that do still.
  private var wrapperNamesNow: Set<NameID> {
    wrappingFiles.reduce(into: []) { $0.formUnion(parts[$1]?.wrapperNames ?? []) }
  }

  /// Reads of what a file begins only who presents in another.
  private func readPresentations(_ file: Int32, sitesIn site: Int32, _ reader: ProjectReader) {
    guard let part = parts[file] else { return }
    let found = reader.read(.only(file), sitesIn: site, wrappers: wrapperNames, isPresentationsOnly: true)
    moveTypes(in: movedTypes, of: found, reader.project)
    part.presentations.removeAll { $0.site.file == Int(site) }
    part.presentations += found.presentations
    part.wrapperNames.formUnion(found.wrapperNames)
    note(part, at: file)
    if !found.presentations.isEmpty { parts.noteReach(of: file, into: Int(site)) }
  }

  private func dismissingFunctions(_ project: Project) -> DismissingFunctions {
    if let dismissing { return dismissing }
    let all = parts.starts.reduce(into: Set<DeclarationRef>()) { $0.formUnion(parts[$1]?.dismissing ?? []) }
    let found = DismissingFunctions(all, project)
    dismissing = found
    return found
  }

  private func allPresented(_ reader: ProjectReader) -> PresentedModals {
    if let presented { return presented }
    let all = PresentedModals(reader.project, presentations)
    presented = all
    return all
  }

  private func join(_ reader: ProjectReader, sitesIn file: Int32) {
    // The parts that lead into the file, its own among them.
    let starts = (parts.starts(into: Int(file)) + [file]).sorted()
    let found = starts.flatMap { parts[$0]?.presentations.filter { $0.site.file == Int(file) } ?? [] }
    var joined = found.isEmpty ? [] : reader.joined(found)
    // Nobody else may hold them, or all are copied.
    (presented, merged) = (nil, nil)
    presentations.replace(Int(file), by: joined)
    if joined.contains(where: \.isSwipeable) {
      let surfaces = surfaces
      // Whoever shows a surface stands in its file.
      let shown = Set(surfaces.map(\.1.node.file)).flatMap { Array(presentations[Int($0)]).presentingCalls }
      DragSurfaceReader(reader.project).mark(&joined, surfaces, shown: shown)
      presentations.replace(Int(file), by: joined)
    }
    if !joined.isEmpty { presentations.nest(in: Int(file), reader) }
  }

  /// Puts together what presents, once every file was read.
  private func finishSites(_ reader: ProjectReader) {
    retypedFiles = []
    var joined = reader.joined(parts.starts.flatMap { parts[$0]?.presentations ?? [] })
    DragSurfaceReader(reader.project).mark(&joined, surfaces, shown: joined.presentingCalls)
    presentations = PresentationsByFile(sorted: joined)
    presented = PresentedModals(reader.project, presentations)
    let wrappers = wrapperNamesNow
    wrapperNames = NameSet(wrappers)
    others = reader.readOthers(nil, wrappers)
    staleDependents = (0..<Int32(tables.files.count)).reversed()
    merged = nil
  }

  private var surfaces: [(TypeID, DragSurface)] {
    draggedFiles.sorted().flatMap { parts[$0]?.surfaces ?? [] }
  }

  /// Whether a comment of a file may speak to the linter.
  public func mayHoldNotes(_ file: Int) -> Bool { noted.contains(file) }

  /// All that is known now.
  public var index: ProjectIndex {
    if let merged { return merged }
    let index = makeIndex(judging: nil)
    merged = index
    return index
  }

  /// All that is known now, to judge the presentations of one file.
  public func index(of file: Int) -> ProjectIndex { merged ?? makeIndex(judging: file) }

  private func makeIndex(judging file: Int?) -> ProjectIndex {
    let reader = current()
    let part = IndexPart()
    let starts = file.map { (parts.starts(into: $0) + [Int32($0)]).sorted() } ?? parts.starts
    for start in starts { if let own = parts[start] { part.add(own) } }
    // Of those that one dismissal disturbs only the first is told of.
    let dismissals = Set(part.rushedPresentations.map(\.dismissal))
    if !dismissals.isEmpty {
      for start in rushingFiles.subtracting(starts).sorted() {
        part.rushedPresentations += parts[start]?.rushedPresentations.filter { dismissals.contains($0.dismissal) } ?? []
      }
    }
    let dependent = DependentPart()
    for start in file.map({ (dependents.starts(into: $0) + [Int32($0)]).sorted() }) ?? dependents.starts {
      if let own = dependents[start] { dependent.add(own) }
    }
    var all = allPresented(reader).all
    if !others.isEmpty { all = (all + others).sorted { $0.site < $1.site } }
    return ProjectIndex(
      presentations: all, judging: file, part, dependent, notedFiles: noted(in: file), settings: settings, workings: reader)
  }
}

extension Set<Int32> {
  /// Holds a file from now on if something was found in it.
  fileprivate mutating func note(_ file: Int32, _ found: some Collection) {
    if found.isEmpty { remove(file) } else { insert(file) }
  }
}
