// One view routes to many: a site shows only the cases that it ever sets.
import SwiftUI

enum Panel: Identifiable {
  case about, tides, anchor
  var id: Self { self }
}

struct PanelView: View {
  let panel: Panel

  var body: some View {
    switch panel {
    case .about: AboutPanel()
    case .tides: TidesPanel()
    case .anchor: AnchorPanel()
    }
  }
}

struct AboutPanel: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct TidesPanel: View {
  var body: some View { Text("High water at noon") }
}

struct AnchorPanel: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct Bridge: View {
  @State private var panel: Panel?
  var body: some View {
    VStack {
      Button("About") { panel = .about }
      AnchorButton(panel: $panel)
    }
    .sheet(item: $panel) { PanelView(panel: $0) }
  }
}

struct AnchorButton: View {
  @Binding var panel: Panel?
  var body: some View { Button("Anchor") { panel = .anchor } }
}

struct Chart: View {
  @State private var panel: Panel?
  var body: some View {
    Button("Tides") { panel = .tides }
      .sheet(item: $panel) { PanelView(panel: $0) } // expect: missing-dismiss-button
  }
}

struct Log: View {
  @State private var panel: Panel?
  var body: some View {
    Text("Nothing opens it").sheet(item: $panel) { PanelView(panel: $0) }
  }
}
