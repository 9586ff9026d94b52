// The thinnest stand-ins for facts and join, until the real ones take their place.

/// What one file asks of the project.
public struct FileFacts: Sendable {
  public init() {}
}

/// Turns the bytes of one file into facts; one a thread, its buffers are used again.
public struct FactReader: Sendable {
  /// Nanoseconds spent, when `isTimed`.
  public struct Timings: Sendable {
    public var tokens: UInt64 = 0
    public var outline: UInt64 = 0
    public var facts: UInt64 = 0
  }

  public var isTimed = false
  public var timings = Timings()

  public init() {}

  public mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
    FileFacts()
  }
}

/// How many presentations the project has; total is the sum of the other three.
public struct PresentationCounts: Sendable, Equatable {
  public var system = 0
  public var resolved = 0
  public var unseen = 0
  public var total: Int { system + resolved + unseen }

  public init(system: Int = 0, resolved: Int = 0, unseen: Int = 0) {
    self.system = system
    self.resolved = resolved
    self.unseen = unseen
  }
}

/// The join over all files.
public struct ProjectIndex: Sendable {
  public var counts = PresentationCounts()

  /// - Parameter isTest: For each file, whether it is a test or a mock, which nobody ships.
  public init(_ files: [FileFacts], isTest: [Bool]) {}
}
