// Tabs in a sheet and in a cover; a split view; tabs in a child.
import SwiftUI

struct HomeView: View {
  @State private var one = false
  @State private var two = false
  @State private var three = false

  var body: some View {
    VStack {
      Button("One") { one = true }
        .sheet(isPresented: $one) { Tabs() } // expect: tabbed-modal
      Button("Two") { two = true }
        .fullScreenCover(isPresented: $two) { Wrapper() } // expect: tabbed-modal
      Button("Three") { three = true }
        .sheet(isPresented: $three) { Split() } // expect: tabbed-modal
    }
  }
}

struct Tabs: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TabView {
      Button("Close") { dismiss() }.tabItem { Label("Books", systemImage: "book") }
      Text("Films").tabItem { Label("Films", systemImage: "film") }
    }
  }
}

struct Wrapper: View {
  var body: some View {
    VStack {
      Text("Library").font(.title)
      Tabs()
    }
  }
}

struct Split: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationSplitView {
      Button("Close") { dismiss() }.navigationTitle("Library")
    } detail: {
      Text("Book")
    }
  }
}
