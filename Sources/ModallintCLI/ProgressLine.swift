// A line on standard error that says how far a run is, for runs that take longer than half a second. It is there only
// where standard error is a terminal, and gone before anything else is printed.

import ProjectFiles

struct ProgressLine {
  private let ticker: Ticker?
  private let wasShown = Flag()

  init(_ words: Words, _ surroundings: Surroundings) {
    guard surroundings.showsProgress, !words.has(.quiet) else {
      ticker = nil
      return
    }
    let (progress, wasShown) = (surroundings.progress, wasShown)
    ticker = Ticker(delay: 500, interval: 100) {
      wasShown.isSet = true
      _ = writeAll(Array("\(clearedLine)\(progressText(progress.files))".utf8), to: 2)
    }
  }

  func end() {
    ticker?.stop()
    if wasShown.isSet { _ = writeAll(Array(clearedLine.utf8), to: 2) }
  }

  /// Set by the ticker's thread, asked for once that has ended.
  private final class Flag: @unchecked Sendable {
    var isSet = false
  }
}

private let clearedLine = "\r\u{1B}[K"

func progressText(_ files: (taken: Int, all: Int?)) -> String {
  guard let all = files.all else { return "modallint: \(counted(files.taken, "file")) read" }
  return files.taken < all ? "modallint: \(files.taken) of \(counted(all, "file")) read" : "modallint: \(counted(all, "file")) read, now looking at all together"
}
