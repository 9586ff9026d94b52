// clean
// Pages are no tabs, even where each has an item.
import SwiftUI

struct HomeView: View {
  @State private var isTouring = false
  @State private var isReading = false

  var body: some View {
    VStack {
      Button("Tour") { isTouring = true }
      Button("News") { isReading = true }
    }
    .sheet(isPresented: $isTouring) { TourView() }
    .sheet(isPresented: $isReading) { NewsView() }
  }
}

struct TourView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      Text("One").tabItem { Text("One") }.tag(0)
      Button("Close") { dismiss() }.tabItem { Text("Two") }.tag(1)
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
  }
}

struct NewsView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TabView {
      Text("Folders")
      Button("Done") { dismiss() }
    }
    .tabViewStyle(.page)
  }
}
