// Writing files so that a reader sees the old bytes or the new ones, never half of either.

/// Replaces the bytes of a file, or makes it. A link is followed and stays a link; the mode of a file that exists stays.
/// - Throws: `FileProblem` where it cannot be written; the file is then as it was.
public func replaceFile(_ path: String, with bytes: [UInt8]) throws(FileProblem) {
  do {
    try replace(path, with: bytes)
  } catch {
    throw FileProblem(path: path, message: "cannot be written: \(error.message)")
  }
}
