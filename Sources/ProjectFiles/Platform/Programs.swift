// Running another program: git is asked, not read. Its three pipes are served together, since a program that
// waits for us to read while we wait for it to read would wait for ever.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What another program said and how it ended.
public struct ProgramOutcome: Sendable {
  /// 127 where it could not be started.
  public var status: Int32
  public var output: [UInt8]
  public var errors: String
}

/// Runs a program that PATH leads to, in the current folder, and waits for its end.
/// - Parameter input: What it reads on standard input.
public func runProgram(_ arguments: [String], input: [UInt8] = []) -> ProgramOutcome {
  var (toProgram, fromProgram, fromErrors): ([Int32], [Int32], [Int32]) = ([-1, -1], [-1, -1], [-1, -1])
  guard pipe(&toProgram) == 0, pipe(&fromProgram) == 0, pipe(&fromErrors) == 0 else {
    return ProgramOutcome(status: 127, output: [], errors: lastError())
  }
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for (descriptor, target) in [(toProgram[0], 0), (fromProgram[1], 1), (fromErrors[1], 2)] as [(Int32, Int32)] {
    posix_spawn_file_actions_adddup2(&actions, descriptor, target)
  }
  for descriptor in toProgram + fromProgram + fromErrors { posix_spawn_file_actions_addclose(&actions, descriptor) }
  var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  #if canImport(Darwin)
    // Its headers do not declare `environ`.
    let environment = _NSGetEnviron().pointee
  #else
    let environment = environ
  #endif
  var process: pid_t = 0
  let error = posix_spawnp(&process, arguments[0], &actions, nil, &pointers, environment)
  for descriptor in [toProgram[0], fromProgram[1], fromErrors[1]] { close(descriptor) }
  guard error == 0 else {
    for descriptor in [toProgram[1], fromProgram[0], fromErrors[0]] { close(descriptor) }
    return ProgramOutcome(status: 127, output: [], errors: String(cString: strerror(error)).lowercased())
  }
  let (output, errors) = exchange(input, to: toProgram[1], fromProgram[0], fromErrors[0])
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0, errno == EINTR {}
  let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  return ProgramOutcome(status: code, output: output, errors: String(decoding: errors, as: UTF8.self))
}

/// Writes to one pipe and reads from two until all are done, none waiting for the other.
private func exchange(_ input: [UInt8], to writing: Int32, _ first: Int32, _ second: Int32) -> ([UInt8], [UInt8]) {
  var rest = input[...]
  var received: ([UInt8], [UInt8]) = ([], [])
  _ = fcntl(writing, F_SETFL, O_NONBLOCK)
  var waiting = [
    pollfd(fd: rest.isEmpty ? -1 : writing, events: Int16(POLLOUT), revents: 0),
    pollfd(fd: first, events: Int16(POLLIN), revents: 0), pollfd(fd: second, events: Int16(POLLIN), revents: 0),
  ]
  if rest.isEmpty { close(writing) }
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while waiting.contains(where: { $0.fd >= 0 }) {
    guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else { break }
    if waiting[0].fd >= 0, waiting[0].revents != 0 {
      let count = rest.withUnsafeBytes { write(writing, $0.baseAddress, min($0.count, 1 << 16)) }
      if count > 0 { rest = rest.dropFirst(count) }
      if rest.isEmpty || count < 0 && errno != EINTR && errno != EAGAIN {
        close(writing)
        waiting[0].fd = -1
      }
    }
    for number in 1...2 where waiting[number].fd >= 0 && waiting[number].revents != 0 {
      let count = readSome(waiting[number].fd, &buffer, buffer.count)
      if count > 0 {
        if number == 1 { received.0 += buffer[..<count] } else { received.1 += buffer[..<count] }
      } else if count == 0 || errno != EINTR {
        close(waiting[number].fd)
        waiting[number].fd = -1
      }
    }
  }
  return received
}
