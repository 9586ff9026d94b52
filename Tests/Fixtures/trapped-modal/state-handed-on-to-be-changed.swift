// What a function is handed as `&state` is set by it, whoever that is.
import SwiftUI

func putAway(_ flag: inout Bool) { flag = false }

struct Atlas: View {
  @State private var showsLegend = false
  @State private var showsScale = false
  @State private var isDark = false

  var body: some View {
    VStack {
      Button("Legend") { showsLegend = true }
        .fullScreenCover(isPresented: $showsLegend) {
          VStack {
            Text("Rivers are blue")
            Button("Later") { putAway(&showsLegend) }
          }
        }
      Button("Scale") { showsScale = true }
        // What it hands on is another state.
        .fullScreenCover(isPresented: $showsScale) { // expect: trapped-modal
          VStack {
            Text("One to a thousand")
            Button("Dark") { putAway(&isDark) }
          }
        }
    }
  }
}

struct Places: View {
  @State private var shown: String?
  @State private var next: String?

  var body: some View {
    Button("Oslo") { shown = "Oslo" }
      .fullScreenCover(isPresented: Binding(get: { shown != nil }, set: { if !$0 { shown = nil } })) {
        Button("Next") { swap(&shown, &next) }
      }
  }
}
