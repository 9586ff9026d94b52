// What refuses the swipe by an option refuses nothing where nobody gives the options, and they allow it by default.
import SwiftUI

@main struct Diary: App {
  var body: some Scene { WindowGroup { Days() } }
}
struct CardOptions {
  var swipes: Bool
  init(swipes: Bool = true) { self.swipes = swipes }
}
extension View {
  func card<Inside: View>(shown: Binding<Bool>, options: CardOptions? = nil, @ViewBuilder content: @escaping () -> Inside) -> some View {
    modifier(Card(shown: shown, options: options ?? CardOptions(), inside: content))
  }
}
struct Card<Inside: View>: ViewModifier {
  @Binding var shown: Bool
  let options: CardOptions
  let inside: () -> Inside
  func body(content: Content) -> some View {
    content.sheet(isPresented: $shown) { inside().interactiveDismissDisabled(!options.swipes) }
  }
}
struct Days: View {
  @State private var writes = false
  @State private var notes = false
  @State private var draws = false
  private var strict: CardOptions {
    var options = CardOptions()
    options.swipes = false
    return options
  }
  var body: some View {
    VStack {
      Button("Write") { writes = true }
        .card(shown: $writes) { Entry() } // expect: missing-data-loss-guard
      Button("Note") { notes = true }
        .card(shown: $notes, options: CardOptions(swipes: false)) { Entry() }
      Button("Draw") { draws = true }
        .card(shown: $draws, options: strict) { Entry() }
    }
  }
}
struct Entry: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("Cancel") { dismiss() }
      Button("Save") {
        UserDefaults.standard.set(text, forKey: "day")
        dismiss()
      }
    }
  }
}
