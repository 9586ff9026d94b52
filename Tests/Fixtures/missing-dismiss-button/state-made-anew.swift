// State whose part is the flag: who makes it anew closes.
// clean
import SwiftUI

struct PanelState {
  var isOpen = false
  var page = 0
}

struct Cockpit: View {
  @State private var panel = PanelState()

  var body: some View {
    Button("Panel") { panel.isOpen = true }
      .fullScreenCover(isPresented: $panel.isOpen) { Panel(panel: $panel) }
  }
}

struct Panel: View {
  @Binding var panel: PanelState

  var body: some View {
    Text("Page \(panel.page)")
    Button("Close") { panel = PanelState() }
  }
}

struct Bridge: View {
  @State private var panel = PanelState()

  var body: some View {
    Button("Chart") { panel.isOpen = true }
      .fullScreenCover(isPresented: $panel.isOpen) { Chart { panel = .init(page: 1) } }
  }
}

struct Chart: View {
  let close: () -> Void

  var body: some View {
    Text("Chart")
    Button("Close", action: close)
  }
}
