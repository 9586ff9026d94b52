// Numbers that whoever takes them says a range for: in code, by clamping or checking what is handed in, or in words,
// which a rule page repeats. Plain values for checks.

/// An argument or property whose range is known from words, not from code.
public struct DocumentedRange: Sendable, Hashable {
  /// The function, or the type that is made or has the property.
  public var callee: String
  /// The argument's label or the property.
  public var argument: String
  public var range: NumberRange

  public init(callee: String, argument: String, range: NumberRange) {
    self.callee = callee
    self.argument = argument
    self.range = range
  }
}

/// The least and the greatest number, both allowed, in thousandths.
public struct NumberRange: Sendable, Hashable {
  public var least: Int
  public var greatest: Int

  public init(least: Int, greatest: Int) {
    self.least = least
    self.greatest = greatest
  }

  func contains(_ number: Int) -> Bool { number >= least && number <= greatest }
}

/// A number that is handed in and lies outside of the range.
public struct NumberOutOfRange: Sendable {
  /// The call or the assigned property.
  public var site: Site
  /// The function, or the type.
  public var callee: String
  /// The argument's label or the property.
  public var argument: String
  /// In thousandths.
  public var number: Int
  public var range: NumberRange
  public var source: Source

  /// In the order in which they are told of: what code says of a number comes before what a page says.
  static func isBefore(_ left: NumberOutOfRange, _ right: NumberOutOfRange) -> Bool {
    if left.site != right.site { return left.site < right.site }
    if left.argument != right.argument { return left.argument < right.argument }
    switch (left.source.place, right.source.place) {
    case (let left?, let right?): return left < right
    case (let left, let right): return left != nil && right == nil
    }
  }

  /// What the names of the callee and the argument are made of, in lower case.
  public var words: [String] { splitWords(callee) + splitWords(argument) }

  /// Who says the range.
  public enum Source: Sendable, Hashable {
    /// The callee's code, which silently moves the number into it.
    case clamp(Site)
    /// The callee's code, which stops the app.
    case precondition(Site)
    /// A rule page.
    case page

    /// Where code says it.
    fileprivate var place: Site? {
      switch self {
      case .clamp(let site), .precondition(let site): site
      case .page: nil
      }
    }
  }
}
