// A page that refuses the swipe does so once somebody has come to it: on the first page the sheet can be swiped away.
import SwiftUI

@main struct Trips: App {
  var body: some Scene { WindowGroup { Gate() } }
}
struct Gate: View {
  @State private var plans = false
  @State private var packs = false
  var body: some View {
    VStack {
      Button("Plan") { plans = true }
        .sheet(isPresented: $plans) { Plan() } // expect: missing-dismiss-button
      Button("Pack") { packs = true }
        .sheet(isPresented: $packs) { Pack() } // expect: trapped-modal
    }
  }
}
struct Plan: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Begin", value: 1)
        .navigationDestination(for: Int.self) { _ in Day().interactiveDismissDisabled() }
    }
  }
}
struct Pack: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Begin", value: 1)
        .navigationDestination(for: Int.self) { _ in Day() }
        .interactiveDismissDisabled()
    }
  }
}
struct Day: View {
  var body: some View { Text("Day") }
}
