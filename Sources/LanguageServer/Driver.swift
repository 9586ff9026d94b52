// Drives a server over standard input and output: hands it what was read, writes what it says, gives it time for its
// work while nobody speaks, and ends it when the process is gone that it was started for. All threads, clocks and
// descriptors that a server has are here, and there is but one thread.

import ProjectFiles

/// So many bytes may wait to be read by the client before the server stops listening and working.
private let fullOutput = 32 << 20

/// So many nanoseconds after an edit the next one is waited for, before other files are looked at: who types would have
/// to wait for the slice of work that has just begun.
private let typingPause: UInt64 = 150_000_000

/// Serves the client at standard input and output until it leaves.
/// - Parameters:
///   - version: Of the program.
///   - client: The process without which there is nobody to serve, until `initialize` names one.
/// - Returns: The exit status: 0 after `shutdown`, else 1.
public func serveStandardStreams(version: String, client: Int? = nil) -> Int32 {
  ignoreWriteSignals()
  let streams = Streams()
  let server = Server(version: version)
  server.parentProcess = client
  var splitter = MessageSplitter()
  let starter = startingProcess()
  var lastLook = nanoseconds()
  var lastEdit: (count: Int, at: UInt64) = (0, 0)

  while true {
    streams.flush()
    let isFull = streams.unsentCount > fullOutput
    var isTyping = false
    if !isFull {
      // All that there is, so that a cancellation overtakes what it cancels.
      var taken = 0
      while taken < 8 << 20 {
        let bytes = streams.read()
        if bytes.isEmpty { break }
        taken += bytes.count
        for transmission in splitter.feed(bytes) { server.receive(transmission) }
      }
      if streams.isInputClosed, !server.hasMessages { server.inputEnded() }
      if server.editCount != lastEdit.count { lastEdit = (server.editCount, nanoseconds()) }
      isTyping = server.isOnlySettling && nanoseconds() - lastEdit.at < typingPause
      if server.hasWork, !isTyping { server.idle() }
      let output = server.takeOutput()
      if !output.isEmpty { streams.write(output) }
    }
    let now = nanoseconds()
    if now - lastLook > 1_000_000_000 {
      lastLook = now
      if let process = server.parentProcess {
        // One that nobody waited for still has its number; its children were handed on.
        let isGone = !isRunning(process) || process == starter && startingProcess() != starter
        if isGone { server.parentEnded() }
      }
    }
    if streams.isOutputClosed { return server.exitStatus ?? 1 }
    if let status = server.exitStatus {
      // What was said last may still be read, for as long as somebody does: two seconds without a byte are the end.
      var (left, since) = (streams.unsentCount, nanoseconds())
      while left > 0, !streams.isOutputClosed, nanoseconds() - since < 2_000_000_000 {
        streams.wait(reads: false, milliseconds: 100)
        streams.flush()
        if streams.unsentCount < left { (left, since) = (streams.unsentCount, nanoseconds()) }
      }
      return status
    }
    if isTyping {
      streams.wait(reads: true, milliseconds: Int(typingPause / 1_000_000))
    } else if isFull || !server.hasWork {
      streams.wait(reads: !isFull, milliseconds: 1000)
    }
  }
}
