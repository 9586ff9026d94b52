// Of the branches that a wrapper is handed, one that only says that there is nothing yet is no screen to judge.
import SwiftUI

@main
struct GardenApp: App {
  var body: some Scene { WindowGroup { GardenView(topic: .soil) } }
}

enum Topic {
  case soil, seeds, none

  func help() -> some View {
    switch self {
    case .soil: return AnyView(SoilHelp())
    case .seeds: return AnyView(SeedsHelp())
    case .none: return AnyView(Text("To be written").padding())
    }
  }

  func bareHelp() -> some View {
    switch self {
    case .soil: return AnyView(SoilHelp())
    case .seeds, .none: return AnyView(Image("seeds"))
    }
  }
}

struct GardenView: View {
  let topic: Topic

  var body: some View {
    VStack {
      HelpButton { topic.help() }
      HelpButton { topic.bareHelp() }  // expect: missing-dismiss-button
    }
  }
}

struct HelpButton<Content: View>: View {
  let content: Content
  @State private var shows = false

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content() }

  var body: some View {
    Button("Help") { shows = true }
      .sheet(isPresented: $shows) { NavigationView { content } }
  }
}

struct SoilHelp: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct SeedsHelp: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}
