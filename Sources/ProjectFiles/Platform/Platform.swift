// All calls of the operating system stand in this folder; here those for folders, files, the clock and the process.
// Everything above is plain Swift and the same on Linux and macOS.
// Checked for macOS 13: every call here is POSIX; `Synchronization` and `Mutex` (macOS 15) are not used.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// MARK: Folders

enum EntryKind {
  case folder, file, link, other
}

/// A name in a folder; a folder's name ends in a slash.
struct Entry {
  var name: String
  var kind: EntryKind
  var inode: UInt64
  /// The name's first eight bytes, the first one highest, filled up with zeros: most names in a folder differ in them.
  let head: UInt64

  init(_ bare: UnsafePointer<CChar>, _ kind: EntryKind, inode: UInt64) {
    var name = kind == .folder ? String(cString: bare) + "/" : String(cString: bare)
    head = name.withUTF8 { bytes in (0..<8).reduce(0) { $0 << 8 | ($1 < bytes.count ? UInt64(bytes[$1]) : 0) } }
    self.name = name
    self.kind = kind
    self.inode = inode
  }
}

/// What a path leads to, links followed.
struct FileIdentity: Hashable {
  var device: UInt64
  var inode: UInt64
}

extension FileIdentity {
  fileprivate init(_ status: stat) {
    self.init(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
  }
}

/// The message of the last failed call, as in "permission denied".
func lastError() -> String {
  String(cString: strerror(errno)).lowercased()
}

/// Why a call of the system failed.
struct SystemError: Error {
  var message: String
}

/// What stands at `path`, links followed.
func status(of path: String) throws(SystemError) -> (kind: EntryKind, identity: FileIdentity) {
  var status = stat()
  guard stat(path, &status) == 0 else { throw SystemError(message: lastError()) }
  let kind: EntryKind =
    switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .other
    }
  return (kind, FileIdentity(status))
}

/// Whether something stands at `path`, links followed.
func exists(_ path: String) -> Bool {
  access(path, F_OK) == 0
}

/// The folder in which the program runs, absolute; the root where it is gone.
public func currentFolder() -> String {
  guard let pointer = getcwd(nil, 0) else { return "/" }
  defer { free(pointer) }
  return String(cString: pointer)
}

/// The entries of a folder that `isWanted` takes, in no order. It is asked with the name's bytes
/// before a string is made, since most names in a project are of no interest.
/// - Parameter isNew: Asked once the folder is open; if it says no, there are no entries.
func entries(
  of folder: String, isNew: (FileIdentity) -> Bool = { _ in true }, where isWanted: (UnsafeBufferPointer<UInt8>, EntryKind) -> Bool
) throws(SystemError) -> [Entry] {
  guard let stream = opendir(folder) else { throw SystemError(message: lastError()) }
  defer { closedir(stream) }
  // Of the open folder: to find the way to it twice takes longer than all else that is asked of it.
  var status = stat()
  guard fstat(dirfd(stream), &status) == 0 else { throw SystemError(message: lastError()) }
  guard isNew(FileIdentity(status)) else { return [] }
  // The record may be shorter than `dirent`: the name is reached by its offset, never by a copy.
  let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name)!
  var entries: [Entry] = []
  while let record = readdir(stream) {
    let name = UnsafeRawPointer(record).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
    let length = strlen(name)
    let kind: EntryKind =
      switch Int32(record.pointee.d_type) {
      case Int32(DT_DIR): .folder
      case Int32(DT_REG): .file
      case Int32(DT_LNK): .link
      case Int32(DT_UNKNOWN): kindWithoutFollowing("\(folder)/\(String(cString: name))")
      default: .other
      }
    let isWanted = name.withMemoryRebound(to: UInt8.self, capacity: length) {
      isWanted(UnsafeBufferPointer(start: $0, count: length), kind)
    }
    guard isWanted else { continue }
    entries.append(Entry(name, kind, inode: UInt64(truncatingIfNeeded: record.pointee.d_ino)))
  }
  return entries
}

/// Some file systems do not say in the folder what an entry is.
private func kindWithoutFollowing(_ path: String) -> EntryKind {
  var status = stat()
  guard lstat(path, &status) == 0 else { return .other }
  return switch status.st_mode & S_IFMT {
  case S_IFDIR: .folder
  case S_IFREG: .file
  case S_IFLNK: .link
  default: .other
  }
}

// MARK: Files

/// A buffer that grows to the largest file read into it. After the bytes of a file stand
/// `ReadBuffer.padding` zero bytes, so that a scanner needs no end checks in its inner loops.
struct ReadBuffer: ~Copyable {
  static let padding = 64

  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var folder = OpenFolder()

  init() {
    capacity = 1 << 18
    bytes = .allocate(capacity: capacity)
  }

  deinit {
    bytes.deallocate()
    folder.close()
  }

  /// Reads a whole file; the bytes are good until the next call.
  mutating func read(_ path: String) throws(SystemError) -> UnsafeBufferPointer<UInt8> {
    // `O_NONBLOCK` keeps a pipe that was named `.swift` from holding us up.
    let descriptor = folder.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw SystemError(message: lastError()) }
    defer { close(descriptor) }
    var count = 0
    while true {
      if capacity - count <= Self.padding { grow(keeping: count, of: descriptor) }
      let room = capacity - count - Self.padding
      let received = readSome(descriptor, bytes + count, room)
      if received < 0 {
        if errno == EINTR { continue }
        throw SystemError(message: lastError())
      }
      count += received
      // Of a regular file fewer bytes than asked for are the last ones; asking once more would
      // cost a call a file.
      if received < room { break }
      // Offsets are 32 bits wide.
      guard count < Int(UInt32.max) else { throw SystemError(message: "larger than 4 GB") }
    }
    (bytes + count).initialize(repeating: 0, count: Self.padding)
    return UnsafeBufferPointer(start: bytes, count: count)
  }

  /// Bytes that are at hand already, as `read` gives those of a file.
  mutating func copy(_ text: [UInt8]) -> UnsafeBufferPointer<UInt8> {
    if capacity < text.count + Self.padding {
      bytes.deallocate()
      capacity = text.count + Self.padding
      bytes = .allocate(capacity: capacity)
    }
    text.withUnsafeBufferPointer { source in
      if let start = source.baseAddress { bytes.update(from: start, count: source.count) }
    }
    (bytes + text.count).initialize(repeating: 0, count: Self.padding)
    return UnsafeBufferPointer(start: bytes, count: text.count)
  }

  private mutating func grow(keeping count: Int, of descriptor: Int32) {
    // Once, to what the file needs: most files ask for nothing here, and a project file is megabytes.
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    let needed = max(capacity * 2, min(size, Int(UInt32.max)) + Self.padding + 1)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: needed)
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
    capacity = needed
  }
}

/// The bytes of a regular file, read into memory of just their size: a project file is megabytes, and to copy it out of a buffer
/// that grows takes longer than to read it. Nil where it is something else, empty, changing, or cannot be read at once.
func regularFile(_ path: String) -> [UInt8]? {
  var status = stat()
  guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0, status.st_size < Int(UInt32.max) else { return nil }
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var received = 0
  // A byte more, which stays free unless the file has grown.
  let room = Int(status.st_size) + 1
  let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
    received = readSome(descriptor, buffer.baseAddress!, room)
    count = max(received, 0)
  }
  return received == room - 1 ? bytes : nil
}

/// The folder of the last files: files are read in the order of their paths, and the system takes longer to find
/// its way along a deep path than to open what stands at its end.
private struct OpenFolder {
  /// With its slash, and a zero behind it.
  private var path: [CChar] = [0]
  /// Opened for the second file of a folder.
  private var descriptor: Int32 = -1

  mutating func open(_ file: String, _ flags: Int32) -> Int32 { file.withCString { open($0, flags) } }

  private mutating func open(_ file: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    var length = strlen(file)
    while length > 0, file[length - 1] != CChar(UInt8(ascii: "/")) { length -= 1 }
    guard length > 0 else { return openFile(file, flags) }
    guard path.count == length + 1, memcmp(file, path, length) == 0 else {
      close()
      descriptor = -1
      path = Array(UnsafeBufferPointer(start: file, count: length)) + [0]
      return openFile(file, flags)
    }
    if descriptor < 0 { descriptor = openFile(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY) }
    guard descriptor >= 0 else { return openFile(file, flags) }
    return openat(descriptor, file + length, flags)
  }

  func close() {
    if descriptor >= 0 { closeFile(descriptor) }
  }
}

/// `open`, `close` and `read` are also methods' names above.
private func openFile(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { open(path, flags) }
private func closeFile(_ descriptor: Int32) { close(descriptor) }

/// Writes beside the file and moves the result into its place, so that nobody sees half of it.
func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
  // The file that a link leads to is replaced, not the link.
  let target = realpath(path, nil).map { pointer in
    defer { free(pointer) }
    return String(cString: pointer)
  } ?? path
  var before = stat()
  let exists = stat(target, &before) == 0
  guard !exists || before.st_mode & S_IFMT == S_IFREG else {
    // A pipe or a terminal cannot be replaced, only written to.
    let descriptor = open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(message: lastError()) }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor) else { throw SystemError(message: lastError()) }
    return
  }
  // A folder may let us replace what the file itself does not let us write.
  guard !exists || access(target, W_OK) == 0 else { throw SystemError(message: lastError()) }
  let temporary = "\(target).modallint-\(getpid())"
  let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw SystemError(message: lastError()) }
  var isWritten = writeAll(bytes, to: descriptor)
  if isWritten, exists { isWritten = fchmod(descriptor, before.st_mode & 0o7777) == 0 }
  // A disk may be found to be full only here.
  let isClosed = close(descriptor) == 0
  guard isWritten, isClosed, rename(temporary, target) == 0 else {
    let error = SystemError(message: lastError())
    unlink(temporary)
    throw error
  }
}

/// Makes a folder where none is.
public func makeFolder(_ path: String) { mkdir(path, 0o777) }

/// Lets whoever may read a file run it.
public func makeExecutable(_ path: String) {
  var status = stat()
  guard stat(path, &status) == 0 else { return }
  chmod(path, status.st_mode | (status.st_mode & 0o444) >> 2)
}

/// All that a descriptor gives until its end.
public func readAll(from descriptor: Int32) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = readSome(descriptor, &buffer, buffer.count)
    if count > 0 {
      bytes += buffer[..<count]
    } else if count == 0 || errno != EINTR {
      return bytes
    }
  }
}

/// `read` is also a method's name above.
func readSome(_ descriptor: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

// MARK: The clock

/// Nanoseconds of a clock that only goes forward.
public func nanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

// MARK: The process

/// The value of an environment variable; nil where it is not set.
public func environmentValue(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Makes writing to a closed pipe, or beyond what a file may hold, an error instead of the end of the process.
public func ignoreWriteSignals() {
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
}

/// What became of bytes that were to be written.
public enum WriteOutcome: Sendable, Equatable {
  case written
  /// Who read them has gone, as in `modallint | head`.
  case nobodyReads
  case failed(String)
}

/// Writes all bytes.
public func writeOut(_ bytes: [UInt8], to descriptor: Int32) -> WriteOutcome {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0 {
        if errno == EINTR { continue }
        return errno == EPIPE ? .nobodyReads : .failed(lastError())
      }
      rest = rest.dropFirst(written)
    }
    return .written
  }
}

/// Writes all bytes; false where that failed.
public func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool { writeOut(bytes, to: descriptor) == .written }

/// Ends the process at once; what it holds goes back to the system in one piece.
public func exitProcess(_ status: Int32) -> Never {
  _exit(status)
}

/// Whether a byte is among others.
func contains(_ byte: UInt8, in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
  let rebased = UnsafeBufferPointer(rebasing: bytes)
  return rebased.baseAddress.map { memchr($0, Int32(byte), rebased.count) != nil } ?? false
}
