// The project that the paths of a command name, read and joined.

import InterfaceBuilder
import ModalFacts
import ProjectFiles
import ProjectSettings
import RuleEngine

/// What became of one file.
private enum ReadFile {
  case swift(FileFacts)
  case interface(InterfaceFile)
}

/// Texts that stand in for those of the disk.
struct ReplacedTexts {
  /// By absolute path.
  var texts: [String: [UInt8]] = [:]
  /// Absolute paths of files that are left out.
  var hidden: Set<String> = []

  var isEmpty: Bool { texts.isEmpty && hidden.isEmpty }
}

/// What the project is built for, read by one thread while others read its files, and asked for when all are done.
private final class SettingsAside: @unchecked Sendable {
  private let paths: [String]
  private var found: FoundSettings?
  private(set) var nanoseconds: UInt64 = 0

  init(_ paths: [String]) { self.paths = paths }

  func readSettings() {
    let start = ProjectFiles.nanoseconds()
    found = buildSettings(below: paths)
    nanoseconds = ProjectFiles.nanoseconds() - start
  }

  /// Read now where no thread came to it.
  var settings: FoundSettings { found ?? buildSettings(below: paths) }
}

/// The files of a project and their join.
struct Project {
  /// In path order: Swift files, storyboards and XIBs.
  var files: [SourceFile]
  var index: ProjectIndex
  /// For which iOS parts of it are built.
  var modules: ModuleTargets
  /// The length of each file in bytes, as it was read.
  private var byteCounts: [Int]
  private var problems: [FileProblem]
  /// How many files were read.
  var readCount: Int
  /// The first mistake in a configuration that the walk met.
  var mistake: PageError?
  /// The configurations that the walk met.
  var configurations: [PlacedConfiguration]
  /// Name and nanoseconds of each step, of all threads together. Files are read while others are still being found.
  var timings: [(name: String, nanoseconds: UInt64)]

  /// Of the Swift files.
  var byteCount: Int { zip(files, byteCounts).reduce(0) { $1.0.kind == .swift ? $0 + $1.1 : $0 } }
  var hasFailed: Bool { problems.contains { !$0.isWarning } }

  /// - Parameter overrides: What the arguments say of the settings, over what the project files say.
  static func read(
    _ paths: [String], threads: Int, vocabulary: Vocabulary, overrides: SettingsOverrides = SettingsOverrides(),
    filter: WalkFilter? = nil, texts: ReplacedTexts = ReplacedTexts(), isTimed: Bool = false, progress: ReadProgress? = nil
  ) -> Project {
    let start = nanoseconds()
    let makeReader: @Sendable () -> FactReader = {
      var reader = FactReader()
      reader.isTimed = isTimed
      return reader
    }
    @Sendable func facts(_ reader: inout FactReader, _ kind: SourceFile.Kind, _ bytes: UnsafeBufferPointer<UInt8>) -> ReadFile {
      kind == .swift ? .swift(reader.readInRun(bytes)) : .interface(readInterface(bytes))
    }
    let names = SharedNames(ProjectNames(vocabulary))
    let aside = SettingsAside(paths)
    var walkNanoseconds: UInt64 = 0
    var (found, mapped): (SourceFiles, MappedFiles<FactReader, ReadFile>)
    if texts.isEmpty {
      (found, mapped) = mapFilesWhileWalking(threads: threads, isTimed: isTimed, progress: progress) { report in
        defer { walkNanoseconds = nanoseconds() - start }
        return SourceFiles(below: paths, filter: filter, found: report)
      } meanwhile: {
        aside.readSettings()
      } makeWorker: {
        makeReader()
      } work: { reader, file, bytes in
        facts(&reader, file.kind, bytes)
      } pause: { reader, files in
        names.add(reader.finishRun(), of: files)
      }
    } else {
      // What is read in place of the disk's files is known only once all of them are.
      found = SourceFiles(below: paths, filter: filter)
      let folder = currentFolder()
      found.replace(texts.texts, hiding: texts.hidden, below: (paths.isEmpty ? [""] : paths).map { absolutePath($0, in: folder) }, in: folder)
      walkNanoseconds = nanoseconds() - start
      aside.readSettings()
      let files = found.files
      mapped = mapFiles(files, threads: threads, isTimed: isTimed, makeWorker: makeReader) {
        facts(&$0, files[$1].kind, $2)
      } pause: {
        names.add($0.finishRun(), of: $1)
      }
    }
    let settings = aside.settings
    let read = nanoseconds()
    var readCount = 0
    // A file that could not be read has no facts but keeps its place, so that numbers stay those of the files.
    var facts: [FileFacts] = []
    var interfaces: [Int: InterfaceFile] = [:]
    var problems = settings.problems + found.problems + mapped.problems
    var modules = SourceModules()
    for (file, result) in mapped.results.enumerated() {
      switch result {
      case .swift(let read)?:
        read.module = modules.number(of: found.files[file].path)
        facts.append(read)
        readCount += 1
      case .interface(var read)?:
        read.name = found.files[file].baseName
        if let problem = read.problem {
          problems.append(FileProblem(path: found.files[file].path, message: "cannot be read: \(problem.message)", isWarning: true))
        }
        interfaces[file] = read
        fallthrough
      case nil: facts.append(FileFacts())
      }
    }
    // The join takes the facts apart in place, so nobody else may hold them.
    mapped.results = []
    var known = settings
    if overrides.deploymentTarget != nil { known.appFolders = nil }
    let index = ProjectIndex(
      consuming: &facts, names.all, interfaces: interfaces, vocabulary: vocabulary,
      settings: overrides.applied(to: settings.settings), sharing: WorkSharing(threads: threads))
    let joined = nanoseconds()

    func sum(_ step: KeyPath<FactReader.Timings, UInt64>) -> UInt64 {
      mapped.workers.reduce(0) { $0 + $1.timings[keyPath: step] }
    }
    return Project(
      files: found.files, index: index, modules: ModuleTargets(known, module: Disk.real.module), byteCounts: mapped.byteCounts,
      problems: problems,
      readCount: readCount, mistake: found.mistake, configurations: found.configurations,
      timings: [
        ("settings", aside.nanoseconds), ("walk", walkNanoseconds), ("read", mapped.readNanoseconds), ("tokens", sum(\.tokens)),
        ("outline", sum(\.outline)), ("facts", sum(\.facts)), ("join", joined - read),
      ])
  }

  /// Names on standard error what could not be read.
  func reportProblems(_ paths: [String], _ console: Console, isQuiet: Bool = false) {
    for problem in problems where !(isQuiet && problem.isWarning) {
      var problem = problem
      // `modallint explian` is a path that does not exist, and more likely a command.
      if problem.path == paths.first, !problem.path.contains(where: { $0 == "/" || $0 == "." }),
        let command = nearestName(to: problem.path, among: commands.map(\.name))
      {
        problem.message +=
          command == problem.path
          ? "; the command `\(command)` must come first: `modallint \(command) …`" : "; did you mean the command `\(command)`?"
      }
      console.report(problem)
    }
    guard !files.contains(where: { $0.kind == .swift }), !hasFailed, !isQuiet else { return }
    let places = paths.isEmpty ? ["."] : paths
    console.warn("no Swift files below \(places.map { "`\($0)`" }.joined(separator: ", "))")
  }

  /// The bytes of a file, if it is still as long as it was.
  func readAgain(_ file: Int) -> [UInt8]? {
    if let text = files[file].text { return text }
    guard let bytes = try? readFile(files[file].path), bytes.count == byteCounts[file] else { return nil }
    return bytes
  }
}
