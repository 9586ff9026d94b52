// Reading and writing without waiting, for a program that serves another one over its standard input and output.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Two descriptors that never hold the program up.
public final class Streams {
  private let input: Int32
  private let output: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// What was not taken yet, from `sent` on.
  private var unsent: [UInt8] = []
  private var sent = 0
  /// Nobody writes to the input any more.
  public private(set) var isInputClosed = false
  /// Nobody reads the output any more.
  public private(set) var isOutputClosed = false

  public init(input: Int32 = 0, output: Int32 = 1) {
    self.input = input
    self.output = output
    // A terminal's settings are the shell's as well.
    for descriptor in [input, output] where isatty(descriptor) == 0 {
      let flags = fcntl(descriptor, F_GETFL)
      if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) }
    }
  }

  /// How many bytes wait to be taken.
  public var unsentCount: Int { unsent.count - sent }

  /// Waits until there is something to read, or room to write what waits.
  /// - Parameters:
  ///   - reads: Whether input counts.
  ///   - milliseconds: How long at most; 0 only looks.
  public func wait(reads: Bool, milliseconds: Int) {
    var descriptors: [pollfd] = []
    if reads, !isInputClosed { descriptors.append(pollfd(fd: input, events: Int16(POLLIN), revents: 0)) }
    if unsentCount > 0, !isOutputClosed { descriptors.append(pollfd(fd: output, events: Int16(POLLOUT), revents: 0)) }
    _ = poll(&descriptors, nfds_t(descriptors.count), Int32(milliseconds))
  }

  /// What there is to read now; empty where there is nothing.
  public func read() -> ArraySlice<UInt8> {
    guard !isInputClosed else { return [] }
    // A terminal would hold us up.
    var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 0) > 0 else { return [] }
    let count = readSome(input, &buffer, buffer.count)
    if count > 0 { return buffer[..<count] }
    if count == 0 || errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR { isInputClosed = true }
    return []
  }

  /// Takes bytes to write, and writes what can be written now.
  public func write(_ bytes: [UInt8]) {
    if sent == unsent.count {
      unsent = bytes
      sent = 0
    } else {
      unsent += bytes
    }
    flush()
  }

  /// Writes what can be written now.
  public func flush() {
    while sent < unsent.count, !isOutputClosed {
      let written = unsent.withUnsafeBytes { bytes in
        writeSome(output, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
      }
      if written > 0 {
        sent += written
      } else if written < 0, errno == EINTR {
        continue
      } else if written < 0, errno != EAGAIN, errno != EWOULDBLOCK {
        isOutputClosed = true
      } else {
        break
      }
    }
    if sent == unsent.count || isOutputClosed {
      unsent.removeAll(keepingCapacity: unsent.capacity < 1 << 20)
      sent = 0
    } else if sent > 1 << 20 {
      unsent.removeFirst(sent)
      sent = 0
    }
  }
}

/// `write` is also a method's name above.
private func writeSome(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(descriptor, bytes, count) }

/// Whether a process is there.
public func isRunning(_ process: Int) -> Bool {
  guard let process = pid_t(exactly: process), process > 0 else { return false }
  return kill(process, 0) == 0 || errno == EPERM
}

/// The process that started this one.
public func startingProcess() -> Int { Int(getppid()) }
