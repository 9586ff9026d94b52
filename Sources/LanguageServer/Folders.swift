// The folders of a client: which one a file is in, and how they are read in the background, a slice at a time.

import JSON
import ModalFacts
import ProjectFiles
import RuleEngine

extension Server {
  // MARK: Which folder

  /// The innermost folder that a file is in.
  func folder(of path: String) -> Folder? {
    folders.filter { $0.contains(path) }.max { $0.path.utf8.count < $1.path.utf8.count }
  }

  /// The folder of an address, ready to be asked; nil until it has been read.
  func readyFolder(of uri: String) -> (folder: Folder, path: String, workspace: Workspace)? {
    guard let path = path(ofURI: uri), let folder = folder(of: path), let workspace = folder.workspace else { return nil }
    return (folder, path, workspace)
  }

  func open(folder uri: String) {
    guard var path = path(ofURI: uri) else { return }
    path = absolutePath(path, in: "/")
    guard !folders.contains(where: { $0.path == path && !$0.isAround }) else { return }
    folders.removeAll { $0.path == path }
    folders.append(Folder(path, isAround: false))
    // What stood in a folder around it moves over.
    for folder in folders where folder.isAround && ProjectFiles.path(folder.path, below: path) != nil { forget(folder) }
  }

  /// A folder for a file that stands in none of the client's: the project around it, as the command line would find it. A
  /// file in no project is linted alone, since the folder around may be all that a person has.
  func openFolder(around path: String) -> Folder {
    let marked = markedFolder(around: path, disk)
    let folder = Folder(marked ?? parentFolder(path), isAround: true, only: marked == nil ? path : nil)
    folders.append(folder)
    return folder
  }

  func close(folderAround folder: Folder) {
    guard folder.isAround, !documents.values.contains(where: { $0.path.map { self.folder(of: $0) === folder } == true }) else { return }
    forget(folder)
  }

  /// Takes a folder and its findings away.
  private func forget(_ folder: Folder) {
    endProgress(folder, "stopped")
    folders.removeAll { $0 === folder }
    note(mistake: nil, of: folder)
    for path in published.keys.sorted() where folder.contains(path) { tell(path) }
    if client.canPull { needsRefresh = true }
  }

  func didChangeFolders(_ parameters: Parameters) throws(ResponseError) {
    let event = try parameters.required("event")
    for item in try event.optional("removed")?.list() ?? [] {
      guard let path = path(ofURI: try item.required("uri").string()).map({ absolutePath($0, in: "/") }) else { continue }
      for folder in folders where folder.path == path && !folder.isAround { forget(folder) }
    }
    for item in try event.optional("added")?.list() ?? [] { open(folder: try item.required("uri").string()) }
    for path in documents.values.compactMap(\.path).sorted() where hasReadEnding(path) && folder(of: path) == nil { _ = openFolder(around: path) }
  }

  // MARK: Background work

  var hasBackgroundWork: Bool {
    needsRefresh || !longRequests.isEmpty || folders.contains { $0.hasWork } || parked.contains { canAnswer($0) }
  }

  /// Whether every folder was read, and nobody waits for an answer.
  var isOnlySettlingFolders: Bool {
    parked.isEmpty && longRequests.isEmpty && folders.allSatisfy { folder in
      folder.workspace != nil && !folder.hasCatchingUp && folder.untold.isEmpty && folder.reading?.isStopped ?? true
    }
  }

  /// One slice.
  func workInBackground() {
    if let place = parked.firstIndex(where: { canAnswer($0) }) { return answer(parked.remove(at: place)) }
    // All that changed on the disk first: reading the project again for each of hundreds of files would take minutes.
    for folder in folders where folder.hasCatchingUp { return catchUp(folder) }
    for folder in folders where folder.workspace != nil {
      if folder.workspace?.isSettled == true, let path = folder.unlinked.popLast() {
        _ = findings(in: path)
        return
      }
      if let path = folder.untold.popLast() { return refresh(path) }
      if let (path, isChanged) = folder.workspace?.work() {
        if isChanged, !path.isEmpty { refresh(path) }
        return
      }
      if folder.confirmed.isEmpty {
        folder.confirmed = folder.provisional.sorted(by: >)
        folder.provisional = []
      }
      if let path = folder.confirmed.popLast() { return confirm(path) }
    }
    if let request = longRequests.first { return advance(request) }
    for folder in folders where folder.reading?.isStopped == false { return read(folder) }
    if needsRefresh {
      needsRefresh = false
      if client.canPull, client.refreshesDiagnostics { ask("workspace/diagnostic/refresh", nil) }
      refreshCodeLenses()
    }
  }

  /// Reads what changed on the disk, a file or a folder at a time.
  private func catchUp(_ folder: Folder) {
    if let path = folder.stale.popLast() {
      guard documents[path] == nil, folder.members.contains(path) else { return }
      guard let bytes = try? disk.read(path), isText(bytes) else {
        folder.remove(path)
        lineIndexes[path] = nil
        return refresh(path)
      }
      if folder.setFromDisk(bytes, at: path) {
        lineIndexes[path] = nil
        folder.provisional.insert(path)
        if client.canPull { refresh(path) }
        if client.refreshesCodeLenses { needsRefresh = true }
      }
      return
    }
    guard var rules = folder.rules else { return folder.needsWalk = false }
    // What comes or goes from here on is listed once more.
    if folder.listing == nil { folder.needsWalk = false }
    let listing = folder.listing ?? disk.listing(folder.path, rules.filter)
    folder.listing = listing
    guard let found = listing() else { return }
    folder.listing = nil
    do throws(PageError) {
      try rules.take(found)
    } catch {
      return note(mistake: error, of: folder)
    }
    let listed = Set(found.files.map { absolutePath($0.path, in: folder.path) })
    for path in folder.members.subtracting(listed).sorted() where documents[path] == nil || disk.exists(path) {
      folder.remove(path)
      lineIndexes[path] = nil
      refresh(path)
    }
    for path in listed.subtracting(folder.members).sorted() {
      folder.members.insert(path)
      if let document = documents[path] { set(document.text.bytes, at: path, in: folder) } else { folder.stale.append(path) }
    }
    // The last is read first.
    folder.stale.sort(by: >)
  }

  /// One step of reading a folder.
  private func read(_ folder: Folder) {
    guard var reading = folder.reading else { return }
    switch reading.step {
    case .configuration:
      beginProgress(folder)
      do throws(PageError) {
        reading.rules = try FolderRules(of: folder.path, disk: disk, under: settings.base, otherFile: settings.configuration)
        reading.step = .walk
        reading.listing = nil
        reading.progress = folder.reading?.progress
        folder.reading = reading
      } catch {
        stop(folder, for: error)
      }
    case .walk:
      guard var rules = reading.rules else { return }
      let listing = reading.listing ?? disk.listing(folder.only ?? folder.path, rules.filter)
      folder.reading?.listing = listing
      guard var found = listing() else { return }
      reading.listing = nil
      do throws(PageError) {
        try rules.take(found)
      } catch {
        return stop(folder, for: error)
      }
      for problem in found.problems where !problem.isWarning { log(.warning, "`\(problem.path)`: \(problem.message)") }
      found.files = found.files.map { SourceFile(path: absolutePath($0.path, in: folder.path)) }
      let listed = Set(found.files.map(\.path))
      // What is only in the editor yet is a part of the project, too.
      let unsaved = documents.keys.filter { path in
        !listed.contains(path) && self.folder(of: path) === folder && hasReadEnding(path) && !disk.exists(path)
          && disk.wouldList(path, folder.path, rules.filter)
      }
      reading.files = (listed.union(unsaved)).sorted(by: isPathBefore)
      folder.members = Set(reading.files)
      folder.forgetContents()
      var severities = rules
      let settings = rules.settings()
      var targets = ModuleTargets(settings, module: disk.module)
      var modules = SourceModules { [disk] in try? disk.read($0) }
      reading.workspace = Workspace(
        vocabulary: rules.vocabulary, settings: settings.settings, rules: rules.running, known: rules.rules.map(\.id),
        severity: { severities.severity(of: $1, $0, in: $2) }, oldest: { targets.oldest(for: $0) }, module: { modules.number(of: $0) },
        readFile: { [weak self] in self?.bytes(of: $0) })
      reading.rules = rules
      reading.step = .files
      folder.reading = reading
    case .files: readFile(folder)
    case .reports:
      if reading.workspace?.work() != nil {
        folder.reading?.next = min(reading.next + 1, reading.files.count)
        showProgress(folder)
      } else {
        finish(folder)
      }
    }
  }

  private func readFile(_ folder: Folder) {
    guard let reading = folder.reading, let workspace = reading.workspace else { return }
    guard reading.next < reading.files.count else {
      folder.reading?.step = .reports
      folder.reading?.next = 0
      return
    }
    let path = reading.files[reading.next]
    folder.reading?.next += 1
    if let document = documents[path] {
      workspace.set(document.checked ?? document.text.bytes, at: path)
    } else {
      do throws(FileProblem) {
        let bytes = try disk.read(path)
        if isText(bytes) { workspace.set(bytes, at: path) } else { log(.info, "`\(path)`: skipped: not text") }
      } catch {
        log(.warning, "`\(path)`: \(error.message)")
      }
    }
    showProgress(folder)
  }

  private func stop(_ folder: Folder, for mistake: PageError) {
    endProgress(folder, "the configuration has a mistake")
    // Without any configuration that held before, nothing is known of the folder.
    folder.reading = folder.workspace == nil ? folder.reading : nil
    folder.reading?.isStopped = true
    folder.reading?.step = .configuration
    note(mistake: mistake, of: folder)
    watchNamedFiles(of: folder)
  }

  private func finish(_ folder: Folder) {
    guard let reading = folder.reading else { return }
    endProgress(folder, "\(reading.files.count) files")
    let before = folder.workspace?.paths ?? []
    folder.workspace = reading.workspace
    folder.rules = reading.rules
    folder.reading = nil
    folder.modals = nil
    // Files may have changed on the disk since they were last asked for.
    lineIndexes = [:]
    (folder.links, folder.pointers) = ([:], [:])
    note(mistake: nil, of: folder)
    watchNamedFiles(of: folder)
    guard let workspace = folder.workspace else { return }
    log(.info, "`\(folder.path)` is read: \(reading.files.count) files")
    // Open documents first.
    let (open, rest) = Set(before + workspace.paths).subtracting([""]).sorted().reduce(into: ([String](), [String]())) { parts, path in
      if documents[path] == nil { parts.1.append(path) } else { parts.0.append(path) }
    }
    folder.unlinked = client.takesRelatedInformation ? (open + rest).reversed() : []
    folder.untold = client.canPull ? [] : (open + rest).reversed()
    needsRefresh = client.canPull || client.refreshesCodeLenses
  }

  // MARK: Progress

  private func beginProgress(_ folder: Folder) {
    guard client.takesProgress, folder.reading?.progress == nil else { return }
    lastProgress += 1
    let token = JSONValue.string("modallint-index-\(lastProgress)")
    folder.reading?.progress = Reading.Progress(token: token)
    ask("window/workDoneProgress/create", ["token": token]) { [weak self, weak folder] result in
      guard let self, let folder, folder.reading?.progress?.token == token, case .success = result else { return }
      folder.reading?.progress?.isOpen = true
      notify(
        "$/progress",
        [
          "token": token,
          "value": [
            "kind": "begin", "title": "modallint: reading the project", "cancellable": true,
            "percentage": .integer(folder.reading?.percentage ?? 0),
          ],
        ])
    }
  }

  private func showProgress(_ folder: Folder) {
    guard let reading = folder.reading, let progress = reading.progress, progress.isOpen, reading.percentage > progress.percentage else { return }
    folder.reading?.progress?.percentage = reading.percentage
    let count = reading.step == .files ? "\(reading.next)/\(reading.files.count) files read" : "\(reading.next)/\(reading.files.count) files checked"
    notify(
      "$/progress",
      ["token": progress.token, "value": ["kind": "report", "message": .string(count), "percentage": .integer(reading.percentage), "cancellable": true]])
  }

  private func endProgress(_ folder: Folder, _ message: String) {
    guard let progress = folder.reading?.progress else { return }
    folder.reading?.progress = nil
    guard progress.isOpen else { return }
    notify("$/progress", ["token": progress.token, "value": ["kind": "end", "message": .string(message)]])
  }

  func cancelProgress(_ token: JSONValue) {
    for folder in folders where folder.reading?.progress?.token == token {
      endProgress(folder, "cancelled")
      folder.reading?.isStopped = true
      log(.info, "reading `\(folder.path)` was cancelled; it goes on when a file of it is opened or saved")
    }
  }
}

extension Folder {
  /// Whether there is something to do in the background.
  var hasWork: Bool {
    reading?.isStopped == false || hasCatchingUp || !untold.isEmpty || !unlinked.isEmpty
      || workspace != nil && (workspace?.isSettled == false || !provisional.isEmpty || !confirmed.isEmpty)
  }

  /// Whether something changed on the disk that was not looked at yet.
  fileprivate var hasCatchingUp: Bool { !stale.isEmpty || workspace != nil && (needsWalk || listing != nil) }
}
