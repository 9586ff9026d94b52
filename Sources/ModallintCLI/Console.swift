// Where a run prints. Output is gathered and written in large pieces; once nobody reads it any more,
// as in `modallint | head`, the rest is dropped and the run ends as it would have.

import ProjectFiles

/// A buffered stream of bytes.
public final class Output {
  private var buffer: [UInt8] = []
  private let sink: ([UInt8]) -> Bool
  private var isClosed = false
  private static let pieceSize = 1 << 16

  /// - Parameter sink: Takes bytes; false when nobody wants more.
  public init(_ sink: @escaping ([UInt8]) -> Bool) {
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
    isClosed = !sink(buffer)
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

  /// Errors first: on a terminal they stand above what they explain.
  func flush() {
    errors.flush()
    output.flush()
  }

  func report(_ error: CommandError) {
    errors.write("\(error.place.map { "\($0): " } ?? "")error: \(error.message)\n")
  }

  func report(_ problem: FileProblem) {
    errors.write("\(problem.isWarning ? "warning" : "error"): `\(problem.path)`: \(problem.message)\n")
  }

  func warn(_ message: String) {
    errors.write("warning: \(message)\n")
  }
}
