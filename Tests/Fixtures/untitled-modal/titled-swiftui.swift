// clean
// A title, an item in its place, a heading, a section's header, a header of the team's, no bar at all.
import SwiftUI

struct Home: View {
  @State private var one = false
  @State private var two = false
  @State private var three = false
  @State private var four = false
  @State private var five = false
  @State private var six = false

  var body: some View {
    VStack {
      Button("One") { one = true }.sheet(isPresented: $one) { Titled() }
      Button("Two") { two = true }.sheet(isPresented: $two) { Principal() }
      Button("Three") { three = true }.sheet(isPresented: $three) { Headed() }
      Button("Four") { four = true }.sheet(isPresented: $four) { Sectioned() }
      Button("Five") { five = true }.sheet(isPresented: $five) { OwnHeader() }
      Button("Six") { six = true }.sheet(isPresented: $six) { Plain() }
    }
  }
}

struct Titled: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack { Button("Close") { dismiss() }.navigationTitle("Titled") }
  }
}

struct Principal: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Button("Close") { dismiss() }
        .toolbar { ToolbarItem(placement: .principal) { Text("Principal") } }
    }
  }
}

struct Headed: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        Text("Headed").font(.largeTitle)
        Button("Close") { dismiss() }
      }
    }
  }
}

struct Sectioned: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section("Sectioned") { Button("Close") { dismiss() } }
      }
    }
  }
}

struct OwnHeader: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        SheetHeader(text: "Own")
        Button("Close") { dismiss() }
      }
    }
  }
}

struct SheetHeader: View {
  var text: String
  var body: some View { Text(text) }
}

struct Plain: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}
