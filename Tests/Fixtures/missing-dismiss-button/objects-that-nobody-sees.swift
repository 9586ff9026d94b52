// The method of an object that nobody sees, and which holds what drives the sheet, may close it; so may another module's function that
// says so, `router.goBack()`, and a view of another module that is handed the flag, or a closure that closes inside of a value. A
// function of another module that says nothing of the kind closes nothing.
import RouterKit
import SwiftUI

@main
struct ObservatoryApp: App {
  var body: some Scene { WindowGroup { DomeView() } }
}

final class DomeModel: ObservableObject {
  @Published var turns = false
  @Published var opens = false
}

struct DomeView: View {
  @StateObject private var session = StarSession()
  @StateObject private var model = DomeModel()
  @State private var charts = false
  @State private var aims = false
  @State private var waits = false

  var body: some View {
    Button("Watch") { session.begin() }.sheet(isPresented: $session.isWatching) { WatchView(session: session) }
    Button("Chart") { charts = true }.sheet(isPresented: $charts) { ChartView() }
    Button("Turn") { model.turns = true }
      .sheet(isPresented: $model.turns) {
        Button("Faster") { Engine.shared.speedUp() }
        TurnPanel(isTurning: $model.turns)
      }
    Button("Aim") { aims = true }.sheet(isPresented: $aims) { AimView() }
    Button("Wait") { waits = true }
      .sheet(isPresented: $waits) {  // expect: missing-dismiss-button
        Button("Faster") { Engine.shared.speedUp() }
      }
  }
}

struct WatchView: View {
  @ObservedObject var session: StarSession
  var body: some View { Button("Enough") { session.enough() } }
}

struct ChartView: View {
  @EnvironmentObject private var router: AppRouter
  var body: some View { Button("Enough") { router.goBack() } }
}

struct AimView: View {
  @Environment(\.dismiss) private var dismiss
  private var corner: CornerIcon { CornerIcon(symbol: "star") { dismiss() } }
  var body: some View {
    Button("Faster") { Engine.shared.speedUp() }
    DomeHeader(trailing: corner)
  }
}
