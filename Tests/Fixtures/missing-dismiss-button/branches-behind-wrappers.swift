// Each branch of what is shown is judged: the last of an `else if`, those that a wrapper is handed, and those of an `#if` of which nobody knows. A text in place of what is missing is none of a wrapper's.
import SwiftUI

@main struct Garden: App {
  var body: some Scene { WindowGroup { Beds(topic: CommandLine.argc > 1 ? .rose : .weed) } }
}
enum Topic {
  case rose, weed, none

  @ViewBuilder func help() -> some View {
    switch self {
    case .rose: Kept()
    case .weed: Kept()
    case .none: Text("Nothing")
    }
  }
  @ViewBuilder func advice() -> some View {
    switch self {
    case .rose: Kept()
    default: Lost()
    }
  }
}
struct Beds: View {
  let topic: Topic
  @State private var opens = false
  @State private var asks = false
  @State private var digs = false
  @State private var plants = false
  var body: some View {
    VStack {
      Hint { topic.help() }
      Hint { topic.advice() } // expect: missing-dismiss-button
      Hint { if digs { Kept() } else { Lost() } } // expect: missing-dismiss-button
      Button("More") { asks = true }
        .leaf(isPresented: $asks) { if plants { Kept() } else { Lost() } } // expect: missing-dismiss-button
      Button("Open") { opens = true }
      Button("Plant") { plants = true }
      Button("Dig") { digs = true }
    }
    .sheet(isPresented: $opens) { // expect: missing-dismiss-button
      if digs {
        Kept()
      } else if plants {
        Kept()
      } else {
        Lost()
      }
    }
    .sheet(isPresented: $plants) { // expect: missing-dismiss-button
      #if SMALL_GARDEN
        Lost()
      #else
        Kept()
      #endif
    }
    .sheet(isPresented: $digs) {
      #if SMALL_GARDEN
        Text("Small")
        Kept()
      #endif
    }
  }
}
struct Hint<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var shows = false
  var body: some View {
    Button("Help") { shows = true }.sheet(isPresented: $shows) { content() }
  }
}
extension View {
  func leaf<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    sheet(isPresented: isPresented) { content() }
  }
}
struct Kept: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}
struct Lost: View {
  var body: some View { Text("Lost") }
}
