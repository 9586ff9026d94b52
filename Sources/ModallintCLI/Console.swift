// Where a run prints. Output is gathered and written in large pieces; once nobody reads it any more,
// as in `modallint | head`, the rest is dropped and the run ends as it would have. A full disk is an error.

import ProjectFiles

/// A buffered stream of bytes.
public final class Output {
  private var buffer: [UInt8] = []
  private let sink: ([UInt8]) -> WriteOutcome
  private var isClosed = false
  /// Why what was printed did not arrive; nil where it did, or nobody wanted it.
  private(set) var failure: String?
  private static let pieceSize = 1 << 16

  /// - Parameter sink: Takes bytes; false when nobody wants more.
  public convenience init(_ sink: @escaping ([UInt8]) -> Bool) {
    self.init(outcome: { sink($0) ? .written : .nobodyReads })
  }

  init(outcome sink: @escaping ([UInt8]) -> WriteOutcome) {
    self.sink = sink
    buffer.reserveCapacity(Self.pieceSize)
  }

  public func write(_ text: String) {
    write(text.utf8)
  }

  public func write(_ bytes: some Collection<UInt8>) {
    guard !isClosed else { return }
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.pieceSize { flush() }
  }

  public func flush() {
    guard !isClosed, !buffer.isEmpty else { return }
    let outcome = sink(buffer)
    isClosed = outcome != .written
    if case .failed(let message) = outcome { failure = message }
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Standard output and standard error of a run.
public struct Console {
  public let output: Output
  public let errors: Output

  public init(output: Output, errors: Output) {
    self.output = output
    self.errors = errors
  }

  /// Prints all that was gathered, errors first: on a terminal they stand above what they explain.
  /// - Returns: The status to end with: another where the report did not arrive.
  func finish(_ status: Int32) -> Int32 {
    errors.flush()
    output.flush()
    guard let failure = output.failure else { return status }
    report(CommandError("standard output cannot be written: \(failure)"))
    errors.flush()
    return ExitStatus.failure
  }

  func report(_ error: CommandError) {
    errors.write("\(error.place.map { "\($0): " } ?? "")error: \(error.message)\n")
    for other in error.others { report(other) }
  }

  func report(_ problem: FileProblem) {
    errors.write("\(problem.isWarning ? "warning" : "error"): `\(oneLine(problem.path))`: \(problem.message)\n")
  }

  func warn(_ message: String) {
    errors.write("warning: \(message)\n")
  }
}

/// A path as it can stand in a line: a line break or another control character in it would begin a line of its own, or act
/// on the terminal.
func oneLine(_ path: String) -> String {
  guard path.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }) else { return path }
  return path.unicodeScalars.map { scalar in
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
  }.joined()
}
