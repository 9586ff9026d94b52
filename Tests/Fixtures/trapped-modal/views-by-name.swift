// A view may be handed over by a name that says no type: a local, a parameter of any type, a property of a generic type.
import SwiftUI

struct Exhibition: View {
  @State private var map = false
  @State private var guide = false
  @State private var shop = false
  @State private var tour = false
  @State private var plan = false
  @State private var quiz = false
  @State private var legend = false

  var body: some View {
    Button("Start") {
      map = true
      guide = true
      shop = true
      tour = true
      plan = true
      quiz = true
      legend = true
    }
    .fullScreenCover(isPresented: $map) { FloorMap() }
    .fullScreenCover(isPresented: $guide) { Framed(corner: Leave()) }
    .fullScreenCover(isPresented: $shop) { Text("Shop").badged(Leave()) }
    .fullScreenCover(isPresented: $tour) { erased() }
    .fullScreenCover(isPresented: $plan) { Untyped() }
    .fullScreenCover(isPresented: $quiz) { Choices(all: [Choice(title: "Leave") { quiz = false }]) }
    .fullScreenCover(isPresented: $legend) { Unnamed() } // expect: trapped-modal
  }

  private func erased() -> AnyView {
    let leave = Leave()
    return AnyView(leave)
  }
}

struct Leave: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Leave") { dismiss() } }
}

struct FloorMap: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let leave = Button("Leave") { dismiss() }.padding()
    return NavigationView { Text("Second floor").navigationBarItems(leading: leave) }
  }
}

struct Framed<Corner: View>: View {
  let corner: Corner
  var body: some View { List { Section(header: corner) { Text("Room 12") } } }
}

extension View {
  func badged<Badge: View>(_ badge: Badge) -> some View { overlay(badge, alignment: .topTrailing) }
}

struct Untyped: View {
  private let leave = Leave()
  var body: some View { Text("Plan").overlay(leave) }
}

struct Choices: View {
  let all: [Choice]
  @State private var isLoud = false

  var body: some View {
    VStack {
      Toggle("Sound", isOn: $isLoud)
      ForEach(all) { $0 }
    }
  }
}

struct Choice: View, Identifiable {
  let id = UUID()
  let title: String
  let action: () -> Void
  var body: some View { Button(title, action: action) }
}

struct Unnamed: View {
  private let caption = Text("Legend")
  var body: some View { List { Text("Lift") }.overlay(caption) }
}
