// What a terminal can be asked, and a thread that does something again and again beside the run, such as moving a
// progress line.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

public func isTerminal(_ descriptor: Int32) -> Bool {
  isatty(descriptor) == 1
}

/// The columns of the terminal behind a descriptor; nil where there is none or it does not say.
public func terminalWidth(_ descriptor: Int32) -> Int? {
  #if canImport(Darwin)
    // A macro that Swift does not see.
    let request = UInt(0x4008_7468)
  #else
    let request = UInt(TIOCGWINSZ)
  #endif
  var size = winsize()
  guard isTerminal(descriptor), ioctl(descriptor, request, &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}

/// Calls a body on a thread of its own, first after a while and then regularly, until it is stopped.
public final class Ticker: @unchecked Sendable {
  private let gate = Gate()
  private var isStopped = false
  private var thread: StartedThread?

  /// - Parameters:
  ///   - delay: Milliseconds before the first call.
  ///   - interval: Milliseconds between calls.
  public init(delay: Int, interval: Int, _ body: @escaping @Sendable () -> Void) {
    thread = StartedThread { [self] in
      var due = nanoseconds() + UInt64(delay) * 1_000_000
      gate.locked {
        while !isStopped {
          let now = nanoseconds()
          // Waiting may end early.
          guard now >= due else {
            gate.wait(milliseconds: Int((due - now) / 1_000_000) + 1)
            continue
          }
          body()
          due = now + UInt64(interval) * 1_000_000
        }
      }
    }
  }

  /// Ends the calls; afterwards none runs any more.
  public func stop() {
    gate.locked { isStopped = true }
    gate.wakeAll()
    thread?.join()
    thread = nil
  }
}
