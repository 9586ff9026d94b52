// A switch that is bound to what shows the page closes it, and so does one whose value the page observes. One that sets something else
// does not.
import SwiftUI

struct LampView: View {
  @State private var showsHelp = false
  @State private var showsDetails = false
  @State private var showsRange = false

  var body: some View {
    Toggle("Help", isOn: $showsHelp)
      .sheet(isPresented: $showsHelp) { HelpPage(isPresented: $showsHelp) }
    Button("Details") { showsDetails = true }
      .fullScreenCover(isPresented: $showsDetails) { DetailsPage() }
    Button("Range") { showsRange = true }
      .sheet(isPresented: $showsRange) { RangePage() }  // expect: missing-dismiss-button
  }
}

struct HelpPage: View {
  @Binding var isPresented: Bool

  var body: some View {
    VStack {
      Text("How it works")
      Toggle("Help", systemImage: "questionmark", isOn: $isPresented).toggleStyle(.button)
    }
  }
}

struct DetailsPage: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isExpanded = true

  var body: some View {
    Toggle("Expanded", isOn: $isExpanded)
      .onChange(of: isExpanded) { _, now in
        if !now { dismiss() }
      }
  }
}

struct RangePage: View {
  @State private var isWide = true

  var body: some View {
    Toggle("Wide", isOn: $isWide)
  }
}
