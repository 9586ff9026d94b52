// An enum that makes its own screen by `switch self`: of a known case it is that one, else any of them.
import SwiftUI

@main struct Almanac: App {
  var body: some Scene { WindowGroup { Cover(topic: .moon) } }
}

enum Topic {
  case sun, moon
  @ViewBuilder func page() -> some View {
    switch self {
    case .sun: SunPage()
    case .moon: MoonPage()
    }
  }
  @ViewBuilder var sheet: some View {
    switch self {
    case .sun: SunPage()
    case .moon: MoonPage()
    }
  }
}

struct Cover: View {
  let topic: Topic
  @State private var sun = false
  @State private var moon = false
  @State private var any = false
  var body: some View {
    VStack {
      Button("Sun") { sun = true }
        .sheet(isPresented: $sun) { Topic.sun.page() }
      Button("Moon") { moon = true }
        .sheet(isPresented: $moon) { Topic.moon.page() } // expect: missing-dismiss-button
      // ^^^^^ missing-dismiss-button: `MoonPage`
      Button("Either") { any = true }
        .sheet(isPresented: $any) { topic.page() } // expect: missing-dismiss-button
      // ^^^^^ missing-dismiss-button: `MoonPage`
    }
  }
}

struct SunPage: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct MoonPage: View {
  var body: some View { Text("Waning") }
}
