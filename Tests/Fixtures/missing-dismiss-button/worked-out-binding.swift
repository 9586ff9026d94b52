// The binding of a sheet is made elsewhere: by a property, a function or a member that the project gives bindings.
import SwiftUI

struct HarborView: View {
  @State private var berth: Int?
  @State private var isWelcomed = false
  @State private var shows: Set<String> = []

  private var isBerthShown: Binding<Bool> {
    Binding(get: { berth != nil }, set: { if !$0 { berth = nil } })
  }

  var body: some View {
    List {}
      .sheet(isPresented: isBerthShown) { BerthView { berth = nil } }
      .sheet(isPresented: $isWelcomed.negated) { WelcomeView(isWelcomed: $isWelcomed) }
      .sheet(isPresented: binding(for: "tides")) { TidesView { shows = [] } }
      .sheet(isPresented: Binding(get: { !isWelcomed }, set: { isWelcomed = !$0 })) { WelcomeView(isWelcomed: $isWelcomed) }
      // expect: missing-dismiss-button
      .sheet(isPresented: isBerthShown) { FogView() }
  }

  private func binding(for name: String) -> Binding<Bool> {
    Binding(get: { shows.contains(name) }, set: { _ in shows = [] })
  }
}

extension Binding where Value == Bool {
  var negated: Binding<Bool> { Binding(get: { !wrappedValue }, set: { wrappedValue = !$0 }) }
}

struct BerthView: View {
  let close: () -> Void
  var body: some View { Button("Close", action: close) }
}

struct TidesView: View {
  let close: () -> Void
  var body: some View { Button("Close", action: close) }
}

struct WelcomeView: View {
  @Binding var isWelcomed: Bool
  var body: some View { Button("Close") { isWelcomed = true } }
}

struct FogView: View {
  @State private var isDense = false
  var body: some View { Button("Denser") { isDense = true } }
}
