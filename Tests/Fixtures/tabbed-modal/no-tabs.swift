// clean
// Pages, a segmented control, tabs on a screen that is pushed, tabs in the app itself, a gate.
import SwiftUI

struct Root: View {
  @State private var pages = false
  @State private var segments = false
  @State private var pushes = false

  var body: some View {
    TabView {
      Button("Pages") { pages = true }.tabItem { Text("One") }
      Button("Segments") { segments = true }.tabItem { Text("Two") }
      Button("More") { pushes = true }.tabItem { Text("Three") }
    }
    .sheet(isPresented: $pages) { Pages() }
    .sheet(isPresented: $segments) { Segments() }
    .sheet(isPresented: $pushes) { Pushing() }
  }
}

struct Pages: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TabView {
      Text("Welcome")
      Button("Done") { dismiss() }
    }
    .tabViewStyle(.page)
  }
}

struct Segments: View {
  @Environment(\.dismiss) private var dismiss
  @State private var place = 0

  var body: some View {
    VStack {
      Picker("Place", selection: $place) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }
      .pickerStyle(.segmented)
      Button("Close") { dismiss() }
    }
  }
}

struct Pushing: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      NavigationLink("Library") {
        TabView { Text("Books").tabItem { Text("Books") } }
      }
      .navigationTitle("More")
      .toolbar { Button("Close") { dismiss() } }
    }
  }
}
