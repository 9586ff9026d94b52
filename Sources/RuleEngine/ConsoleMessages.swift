// From a line of the console to the rules: what UIKit and SwiftUI print where a mistake is made stands in the rules'
// pages. Case, quotes and punctuation do not count, nor addresses and names, which differ each time.

/// The rules that find what leads to a message of the console, in the order of the rules.
/// - Parameter message: The whole line or a part of it, three words at least.
public func rules(behind message: String, among rules: [Rule]) -> [Rule] {
  let words = words(of: message[...])
  guard words.count >= 3 else { return [] }
  let known = rules.filter { !$0.consoleMessages.isEmpty }
  let whole = known.filter { $0.consoleMessages.contains { stand(pieces(of: $0), in: words) } }
  if !whole.isEmpty { return whole }
  // A line that was cut, or a part of one.
  return known.filter { rule in
    rule.consoleMessages.lazy.flatMap(pieces).contains { piece in
      piece.count >= 3 && (place(of: piece, in: words[...]) != nil || place(of: words, in: piece[...]) != nil)
    }
  }
}

/// Whether all pieces stand in the words, one after the other.
private func stand(_ pieces: [[Substring]], in words: [Substring]) -> Bool {
  var rest = words[...]
  for piece in pieces {
    guard let place = place(of: piece, in: rest) else { return false }
    rest = rest[(place + piece.count)...]
  }
  return true
}

/// Where a piece begins.
private func place(of piece: [Substring], in words: ArraySlice<Substring>) -> Int? {
  guard piece.count <= words.count else { return nil }
  return (words.startIndex...words.endIndex - piece.count).first { words[$0..<$0 + piece.count].elementsEqual(piece) }
}

/// The words between what differs.
private func pieces(of message: String) -> [[Substring]] {
  message.split(separator: "…").map { words(of: $0) }.filter { !$0.isEmpty }
}

private func words(of text: Substring) -> [Substring] {
  text.lowercased().split { !($0.isLetter || $0.isNumber) }
}
