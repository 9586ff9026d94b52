// A setting that is removed, a tuple that is made anew, an enum whose part a binding made by hand reads.
import SwiftUI

enum Keys {
  static let showsGuide = "showsGuide"
  static let showsRules = "showsRules"
  static let volume = "volume"
}

struct Settings: View {
  @AppStorage(Keys.showsGuide) private var showsGuide = false
  @AppStorage(Keys.showsRules) private var showsRules = false
  var body: some View {
    Button("Guide") { showsGuide = true }
      .fullScreenCover(isPresented: $showsGuide) { Button("Later") { UserDefaults.standard.removeObject(forKey: Keys.showsGuide) } }
    Button("Rules") { showsRules = true }
      // What its button removes is another setting.
      .fullScreenCover(isPresented: $showsRules) { // expect: missing-dismiss-button
        Button("Later") { UserDefaults.standard.removeObject(forKey: Keys.volume) }
      }
  }
}

struct Pages: View {
  @State private var page = (isShown: false, number: 1)
  @State private var leaf = (isShown: false, number: 1)
  @State private var size = (width: 1, height: 1)
  var body: some View {
    Button("Page") { page.isShown = true }
      .fullScreenCover(isPresented: $page.isShown) { Button("Later", action: turn) }
    Button("Leaf") { leaf.isShown = true }
      .fullScreenCover(isPresented: $leaf.isShown) { Button("Later") { size = (2, 2) } } // expect: missing-dismiss-button
  }
  private func turn() { page = (false, page.number + 1) }
}

enum Load<Value> {
  case idle, done(Value)
  var isDone: Bool {
    get { if case .done = self { true } else { false } }
    set { if !newValue { self = .idle } }
  }
  mutating func reset() { self = .idle }
}

struct Results: View {
  @State private var load: Load<Int> = .idle
  @State private var other: Load<Int> = .idle
  var body: some View {
    Button("Load") { load = .done(1) }
      .fullScreenCover(isPresented: Binding(get: { load.isDone }, set: { load.isDone = $0 })) { Button("Later") { load.reset() } }
    Button("Load again") { load = .done(2) }
      .fullScreenCover(isPresented: Binding(get: { load.isDone }, set: { load.isDone = $0 })) { Button("Later") { other.reset() } } // expect: missing-dismiss-button
  }
}
