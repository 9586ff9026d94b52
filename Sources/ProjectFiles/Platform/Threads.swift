// Threads, and a lock that they can wait at.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How many processors there are to run on.
public func processorCount() -> Int {
  max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
}

/// Runs `body` once a thread, with the thread's number, and comes back when all have ended.
/// The first runs on the caller's thread.
func runThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  var helpers: [StartedThread] = []
  for number in stride(from: 1, to: count, by: 1) {
    // Too few threads only make it slower: the others take the work.
    guard let helper = StartedThread({ body(number) }) else { break }
    helpers.append(helper)
  }
  body(0)
  for helper in helpers { helper.join() }
}

/// A thread that runs a body once.
struct StartedThread {
  private let thread: pthread_t?

  /// - Returns: nil where none can be started; the body does not run then.
  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // macOS gives secondary threads 512 KB, less than the caller's thread has.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    #if canImport(Glibc)
      runElsewhere(&attributes)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let body = Unmanaged.passRetained(ThreadBody(run: body))
    guard pthread_create(&thread, &attributes, { enterThread($0) }, body.toOpaque()) == 0 else {
      body.release()
      return nil
    }
    self.thread = thread
  }

  func join() {
    if let thread { pthread_join(thread, nil) }
  }
}

#if canImport(Glibc)
  /// Has a thread begin on another processor than the caller's. Linux starts it where its maker runs, and moves one of the two
  /// only after some milliseconds, which is as long as a whole run takes: meanwhile they took turns. A hint; where it is
  /// refused the system decides.
  private func runElsewhere(_ attributes: inout pthread_attr_t) {
    let own = Int(processorNumber())
    let size = MemoryLayout<cpu_set_t>.size
    var processors = cpu_set_t()
    guard own >= 0, own < size * 8, allowedProcessors(0, size, &processors) == 0 else { return }
    let hasOthers = withUnsafeMutableBytes(of: &processors) { bytes in
      let words = bytes.bindMemory(to: UInt.self)
      words[own / UInt.bitWidth] &= ~(1 << UInt(own % UInt.bitWidth))
      return words.contains { $0 != 0 }
    }
    if hasOthers { _ = setProcessors(&attributes, size, &processors) }
  }

  /// Of `sched.h` and `pthread.h`, which Swift's module leaves out.
  @_silgen_name("sched_getcpu") private func processorNumber() -> Int32
  @_silgen_name("sched_getaffinity") private func allowedProcessors(_ process: pid_t, _ size: Int, _ set: UnsafeMutablePointer<cpu_set_t>) -> Int32
  @_silgen_name("pthread_attr_setaffinity_np") private func setProcessors(
    _ attributes: UnsafeMutablePointer<pthread_attr_t>, _ size: Int, _ set: UnsafePointer<cpu_set_t>
  ) -> Int32
#endif

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

/// The pointer is optional on some systems and not on others.
private func enterThread(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let pointer else { return nil }
  Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().run()
  return nil
}

/// A lock that threads can wait at until something has changed.
final class Gate: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }

  /// Lets others in until they wake us, or the time is over. Only inside of `locked`.
  func wait(milliseconds: Int? = nil) {
    guard let milliseconds else {
      pthread_cond_wait(changed, lock)
      return
    }
    var until = timespec()
    clock_gettime(CLOCK_REALTIME, &until)
    let nanoseconds = until.tv_nsec + (milliseconds % 1000) * 1_000_000
    until.tv_sec += milliseconds / 1000 + nanoseconds / 1_000_000_000
    until.tv_nsec = nanoseconds % 1_000_000_000
    pthread_cond_timedwait(changed, lock, &until)
  }

  func wakeAll() { pthread_cond_broadcast(changed) }
}
