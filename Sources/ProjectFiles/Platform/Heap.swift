// How the heap gets its memory. A run touches it once, and being given it in pieces of 4 KB took one fifteenth of the time.

#if canImport(Glibc)
  import Glibc
#endif

/// Has the program's heap use large pages, where the system has them. It is only asked for; nothing depends on it. Called before
/// there is a second thread.
public func useLargePages() {
  #if canImport(Glibc)
    let size = 30 << 20
    // What was mapped apart and is freed tells `malloc` to take as much from the heap from now on, and to keep it.
    block(size + (1 << 20)).deallocate()
    let blocks = [block(size), block(size)]
    for block in blocks { block.deallocate() }
    guard let end = sbrk(0).map(Int.init(bitPattern:)) else { return }
    askForLargePages(end - 2 * size, end)
  #endif
}

/// The same for the heap that `malloc` gives the calling thread. Threads that shared one waited for each other, and wrote to the
/// same cache lines.
func useLargePagesInThread() {
  #if canImport(Glibc)
    let size = 28 << 20
    let block = block(size)
    let start = Int(bitPattern: block)
    block.deallocate()
    askForLargePages(start, start + size)
  #endif
}

#if canImport(Glibc)
  private func block(_ size: Int) -> UnsafeMutableRawPointer { .allocate(byteCount: size, alignment: 16) }

  private func askForLargePages(_ start: Int, _ end: Int) {
    let pageSize = 2 << 20
    let start = (start + pageSize - 1) / pageSize * pageSize
    madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
  }
#endif
