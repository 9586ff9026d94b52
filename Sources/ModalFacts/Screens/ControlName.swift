// What a control is called in messages. The words of its titles and names tell the readers what it does; joined, they
// stand nowhere in the code, and nobody finds the control by them.

/// What a person finds a control by, on the screen or in the code.
public enum ControlName: Sendable, Hashable {
  /// Its title, as the code writes it.
  case title(String)
  /// A name in the code: of a constant with the title, of the control's property or type, of what it calls.
  case code(String)
  /// A symbol of the system's, in place of a title.
  case symbol(String)
  /// An image of the app's own.
  case image(String)
  /// It has none, or it is put together when the app runs.
  case unknown

  /// The name alone; empty where there is none.
  public var text: String {
    switch self {
    case .title(let text), .code(let text), .symbol(let text), .image(let text): text
    case .unknown: ""
    }
  }

  /// What stands behind a noun: a button "`Save`", "with the symbol `xmark`".
  public var suffix: String {
    switch self {
    case .title(let text), .code(let text): " `\(text)`"
    case .symbol(let text): " with the symbol `\(text)`"
    case .image(let text): " with the image `\(text)`"
    case .unknown: ""
    }
  }

  /// The control in a sentence: "`Save`", "a button with the symbol `xmark`", "a button".
  public func phrase(_ noun: String = "button") -> String {
    switch self {
    case .title(let text), .code(let text): "`\(text)`"
    case .symbol, .image, .unknown: "a \(noun)\(suffix)"
    }
  }
}
