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
  let program: RunningProgram
  switch starting.locked({ start(arguments) }) {
  case .success(let started): program = started
  case .failure(let error): return ProgramOutcome(status: 127, output: [], errors: error.message)
  }
  let (output, errors) = exchange(input, to: program.input, program.output, program.errors)
  var status: Int32 = 0
  while waitpid(program.process, &status, 0) < 0, errno == EINTR {}
  let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  return ProgramOutcome(status: code, output: output, errors: String(decoding: errors, as: UTF8.self))
}

/// A program that runs, and our ends of its pipes.
private struct RunningProgram {
  var process: pid_t
  var input, output, errors: Int32
}

/// Programs are started one after the other: one that was started between the making of another's pipes and their marking
/// would hold them open, and who reads them would wait for both to end.
private let starting = Gate()

private func start(_ arguments: [String]) -> Result<RunningProgram, SystemError> {
  var pipes = [Int32](repeating: -1, count: 6)
  defer { for end in pipes where end >= 0 { close(end) } }
  for first in stride(from: 0, to: 6, by: 2) {
    guard pipes.withUnsafeMutableBufferPointer({ pipe($0.baseAddress! + first) }) == 0 else {
      return .failure(SystemError(message: lastError()))
    }
  }
  // What a program gets is copied to 0, 1 and 2, and the copies are not marked.
  for end in pipes { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    // Its headers do not declare `environ`.
    let environment = _NSGetEnviron().pointee
  #else
    var actions = posix_spawn_file_actions_t()
    let environment = environ
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for (end, target) in [(pipes[0], 0), (pipes[3], 1), (pipes[5], 2)] as [(Int32, Int32)] {
    posix_spawn_file_actions_adddup2(&actions, end, target)
  }
  var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  var process: pid_t = 0
  let error = posix_spawnp(&process, arguments[0], &actions, nil, &pointers, environment)
  guard error == 0 else { return .failure(SystemError(message: String(cString: strerror(error)).lowercased())) }
  defer { for kept in [1, 2, 4] { pipes[kept] = -1 } }
  return .success(RunningProgram(process: process, input: pipes[1], output: pipes[2], errors: pipes[4]))
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
