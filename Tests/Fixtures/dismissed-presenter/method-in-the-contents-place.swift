// The content is a method of the presenter's, by its name: its `dismiss` is the presenter's all the same.
import SwiftUI

struct Harvest: View {
  @Environment(\.dismiss) private var dismiss
  @State private var shows = false

  var body: some View {
    Button("Legend") { shows = true }
      .sheet(isPresented: $shows, content: makeLegend)
  }

  private func makeLegend() -> some View {
    NavigationStack {
      Text("Green is ripe").toolbar {
        Button("Close") { dismiss() } // expect: dismissed-presenter
      }
    }
  }
}

struct Sowing: View {
  @State private var shows = false

  var body: some View {
    Button("Legend") { shows = true }
      .sheet(isPresented: $shows, content: makeLegend)
  }

  private func makeLegend() -> some View {
    NavigationStack {
      Text("Brown is dry").toolbar {
        Button("Close") { shows = false }
      }
    }
  }
}

// It stands in the screen itself, too, and closes that.
struct Weeding: View {
  @Environment(\.dismiss) private var dismiss
  @State private var shows = false

  var body: some View {
    VStack {
      Button("Legend") { shows = true }
      makeLegend()
    }
    .sheet(isPresented: $shows, content: makeLegend)
  }

  private func makeLegend() -> some View {
    NavigationStack {
      Text("Red is out").toolbar {
        Button("Close") { dismiss() }
      }
    }
  }
}
