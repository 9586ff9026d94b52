// What the words of titles and names say: they tell Cancel from Save, and a field of a form from one that searches.
// Every title and every name near a control is parted and looked up, so a look-up is a few machine words: Swift's own
// hash of a string costs more than all else that is asked of it.

/// The words of the vocabulary, by what they say.
final class Words {
  private struct Sense: OptionSet {
    let rawValue: UInt16
    static let neutral = Sense(rawValue: 1)
    static let close = Sense(rawValue: 1 << 1)
    static let commit = Sense(rawValue: 1 << 2)
    static let passing = Sense(rawValue: 1 << 3)
    static let gate = Sense(rawValue: 1 << 4)
    static let busy = Sense(rawValue: 1 << 5)
    static let option = Sense(rawValue: 1 << 6)
    static let cleanup = Sense(rawValue: 1 << 7)
    static let seen = Sense(rawValue: 1 << 8)
    static let done = Sense(rawValue: 1 << 9)
    static let apply = Sense(rawValue: 1 << 10)
  }

  private static let senses: [(Role, Sense)] = [
    (.neutralWord, .neutral), (.closeWord, .close), (.commitWord, .commit), (.passingWord, .passing), (.gateWord, .gate),
    (.busyWord, .busy), (.optionWord, .option), (.cleanupWord, .cleanup), (.seenWord, .seen),
  ]

  private struct Slot {
    var key = Key()
    var word = ""
    /// Empty where no word is.
    var senses: Sense = []
  }

  /// Most words are told apart by it.
  private struct Key: Equatable {
    /// The first eight bytes, filled up with zeros.
    var head: UInt64 = 0
    var count = 0

    init() {}

    init(_ word: String) {
      var word = word
      (head, count) = word.withUTF8 { bytes in
        var head: UInt64 = 0
        for byte in bytes.prefix(8) { head = head &<< 8 | UInt64(byte) }
        return (head, bytes.count)
      }
    }

    var hash: Int {
      let product = (head ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      return Int(truncatingIfNeeded: product.high ^ product.low)
    }
  }

  /// A power of two, at least twice the number of words. Nothing is put in once it is made.
  @exclusivity(unchecked) private var slots: [Slot]

  init(_ vocabulary: Vocabulary) {
    let lists = Self.senses.map { (vocabulary.names[$0.0] ?? [], $0.1) } + [(Self.done.sorted(), .done), (Self.apply.sorted(), .apply)]
    let count = lists.reduce(0) { $0 + $1.0.count }
    var size = 64
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    for (words, sense) in lists {
      for word in words {
        let key = Key(word)
        let place = place(of: word, key)
        slots[place] = Slot(key: key, word: word, senses: slots[place].senses.union(sense))
      }
    }
  }

  /// Where a word stands, or where it would be put.
  private func place(of word: String, _ key: Key) -> Int {
    let mask = slots.count - 1
    var place = key.hash & mask
    while !slots[place].senses.isEmpty {
      if slots[place].key == key, key.count <= 8 || slots[place].word == word { return place }
      place = (place + 1) & mask
    }
    return place
  }

  private func says(_ word: String, _ sense: Sense) -> Bool { slots[place(of: word, Key(word))].senses.contains(sense) }

  func isNeutral(_ word: String) -> Bool { says(word, .neutral) }
  func isCommit(_ word: String) -> Bool { says(word, .commit) }

  func isNeutral(_ words: [String]) -> Bool { words.contains { says($0, .neutral) } }
  /// Done or OK, and no word besides that leaves: such a control may write what was typed, or close what was written as it was typed.
  func isDone(_ words: [String]) -> Bool {
    words.contains { says($0, .done) } && words.allSatisfy { says($0, .done) || !says($0, .neutral) }
  }

  /// The same, or Apply: it commits what it is seen to hand on.
  func mayWrite(_ words: [String]) -> Bool { isDone(words) || words.contains { says($0, .apply) } && !isNeutral(words) }

  static let apply: Set<String> = ["apply", "anwenden", "appliquer", "aplicar", "applica", "toepassen"]

  static let done: Set<String> = [
    "done", "ok", "okay", "fertig", "terminé", "listo", "concluir", "klar", "ferdig", "færdig", "gotowe", "готово", "Готово", "完成", "完了", "완료",
  ]

  /// Of what can be closed: `closable()`, `isDismissible`.
  private static let closable: Set<String> = ["dismissable", "dismissible", "closable", "closeable", "xmark"]

  func isClose(_ words: [String]) -> Bool { words.contains { says($0, .close) } }
  func isClosable(_ words: [String]) -> Bool { words.contains { Self.closable.contains($0) } }
  func isCommit(_ words: [String]) -> Bool { words.contains { says($0, .commit) } }
  func isPassing(_ words: [String]) -> Bool { words.contains { says($0, .passing) } }
  func isPassword(_ words: [String]) -> Bool { words.contains { $0 == "password" || $0 == "passcode" || $0 == "pin" } }
  /// `ForgotPasswordView`, `MagicLinkSheet`: a way to sign in.
  func isRecovery(_ words: [String]) -> Bool {
    words.contains { Self.recovering.contains($0) } && words.contains { Self.access.contains($0) } || words.contains("magic") && words.contains("link")
      || words.contains("forgot")
  }
  private static let recovering: Set<String> = ["forgot", "forgotten", "reset", "recover", "recovery", "lost"]
  private static let access: Set<String> = ["password", "passcode", "pin", "account"]

  /// "Go", "Jump to page", "Join": what was typed says where one goes. "Verify", "Redeem": it is a code that somebody has sent, and can be typed again.
  func isGoing(_ words: [String]) -> Bool { words.contains { Self.going.contains($0) } }
  private static let going: Set<String> = ["go", "goto", "jump", "join", "verify", "redeem"]

  func isBusy(_ words: [String]) -> Bool { words.contains { says($0, .busy) } }
  func isOption(_ words: [String]) -> Bool { words.contains { says($0, .option) } }
  func isGate(_ words: [String]) -> Bool { words.contains { says($0, .gate) } }
  func isSeen(_ words: [String]) -> Bool { words.contains { says($0, .seen) } }
  func isCleanup(_ words: [String]) -> Bool { words.contains { says($0, .cleanup) } }
}

/// `["cancel", "button", "tapped"]` of `cancelButtonTapped`, `["ok", "button"]` of `OKButton`; punctuation and case changes part words.
func splitWords(_ text: String) -> [String] {
  var words: [String] = []
  var text = text
  text.withUTF8 { bytes in
    // Where the word that is being read begins.
    var start = 0
    func finish(before end: Int) {
      if end > start { words.append(lowercased(bytes[start..<end])) }
      start = end
    }
    var previousIsLower = false
    for (index, byte) in bytes.enumerated() {
      let isUpper = byte >= 0x41 && byte <= 0x5A
      let isLower = isLowerCase(byte)
      // The last capital of several begins a word, but for the plural of `URLs`.
      if isLower, !previousIsLower, index - start >= 2, index + 1 < bytes.count, isLowerCase(bytes[index + 1]) { finish(before: index - 1) }
      guard isUpper || isLower else {
        finish(before: index)
        start = index + 1
        previousIsLower = false
        continue
      }
      if isUpper, previousIsLower { finish(before: index) }
      previousIsLower = isLower
    }
    finish(before: bytes.count)
  }
  return words
}

/// Or beyond ASCII, where letters have no case as far as words go.
private func isLowerCase(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A || byte >= 0x80 }

/// The letters of a word, those of ASCII in lower case.
private func lowercased(_ letters: Slice<UnsafeBufferPointer<UInt8>>) -> String {
  String(unsafeUninitializedCapacity: letters.count) { place in
    for (index, byte) in letters.enumerated() { place[index] = byte >= 0x41 && byte <= 0x5A ? byte + 32 : byte }
    return letters.count
  }
}
