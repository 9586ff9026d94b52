// What the name of a callback says of the end, without the name of who tells it: `addItemDidCancel(_:)` of an `AddItemViewController` adds
// nothing.

import SwiftScan

extension Project {
  /// The words of a callback's name, and of the labels that complete a delegate's method: `panel(_:didCancelWith:)`.
  func title(of callback: EndingReader.Callback, _ words: EndWords) -> [String] {
    var title = self.words(of: callback.name)
    guard self[callback.body].kind == .function else { return title }
    if let owner = callback.owner { title = withoutTeller(title, self.words(of: types[Int(owner)].name).filter { $0 != "delegate" }, words) }
    for parameter in parameters(of: callback.body).dropFirst() where self[parameter].label != none {
      title += self.words(of: self[parameter].label)
    }
    return title
  }

  private func withoutTeller(_ title: [String], _ teller: [String], _ words: EndWords) -> [String] {
    // `createRoomCoordinatorDidComplete(_:)` of `CreateRoomCoordinatorDelegate`: who tells is no part of what is told.
    if title.starts(with: teller), title.dropFirst(teller.count).first.map(words.reports) ?? false { return Array(title.dropFirst(teller.count)) }
    // `addItemDidCancel`, `didCancelAddItem`, `cancelPost`: without what kind of object it is.
    var short = teller
    while let last = short.last, ["controller", "view", "coordinator"].contains(last) { short.removeLast() }
    guard !short.isEmpty, let start = title.indices.first(where: { title[$0...].starts(with: short) }) else { return title }
    let rest = Array(title[..<start] + title[(start + short.count)...])
    return words.isCancel(rest) ? rest : title
  }
}
