// What tells a choice apart and what a list makes rows of are no views, whatever is called on them; what an alert shows is none of the sheet's.
import HouseParts
import SwiftUI

@main struct Rulebook: App { var body: some Scene { WindowGroup { Index(rules: []) } } }

enum Width: Double, CaseIterable, Identifiable {
  case narrow = 1.2, wide = 2.4
  var id: Self { self }
}

struct Widths: View {
  @AppStorage("width") private var chosen = 1.0
  var body: some View {
    Picker("Width", selection: $chosen) { ForEach(Width.allCases) { width in Text("Width").tag(width.rawValue.rounded()) } }
  }
}

struct Rules: View {
  let rules: [Rule]
  var body: some View { ForEach(rules) { rule in ForEach(rule.parts.sorted(by: <), id: \.self) { Text($0) } } }
}

struct Notice: Identifiable {
  let id: Int
  var alert: Alert { Alert(title: Text("Off")) }
}

struct Notices: View {
  @State private var notice: Notice?
  var body: some View { Text("Notices").alert(item: $notice) { notice in notice.alert } }
}

// A view of the other module's, as a row.
struct Parts: View {
  let rules: [Rule]
  var body: some View { ForEach(rules) { rule in rule.row() } }
}

struct Index: View {
  let rules: [Rule]
  @State private var widths = false
  @State private var all = false
  @State private var notices = false
  @State private var parts = false
  var body: some View {
    VStack {
      Button("Widths") { widths = true }.fullScreenCover(isPresented: $widths) { Widths() } // expect: trapped-modal
      Button("Rules") { all = true }.fullScreenCover(isPresented: $all) { Rules(rules: rules) } // expect: trapped-modal
      Button("Notices") { notices = true }.fullScreenCover(isPresented: $notices) { Notices() } // expect: trapped-modal
      Button("Parts") { parts = true }.fullScreenCover(isPresented: $parts) { Parts(rules: rules) }
    }
  }
}
