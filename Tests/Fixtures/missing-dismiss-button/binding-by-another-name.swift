// A binding has one name where it is made and another where it drives the sheet: whoever resets it by the first closes.
import SwiftUI

final class Desk: ObservableObject {
  @Published var helps = false
  @Published var prices = false
  @Published var rules = false
  @Published var sounds = false
  func leave() { helps = false }
  func mute() { sounds = true }
}

struct Hall: View {
  @ObservedObject var desk: Desk
  @State private var tells = false

  var body: some View {
    VStack {
      Text("Hall").modifier(Telling(isActive: $tells, onClose: { tells = false }))
      Foot(desk: desk, isOpen: $desk.prices)
    }
    .helpSheet($desk.helps)
    .ruleSheet($desk.rules)
  }
}

struct Telling: ViewModifier {
  @Binding var isActive: Bool
  let onClose: () -> Void
  func body(content: Content) -> some View {
    content.sheet(isPresented: $isActive) { Told(onClose: onClose) }
  }
}

struct Told: View {
  let onClose: () -> Void
  var body: some View { Button("Close", action: onClose) }
}

struct Foot: View {
  let desk: Desk
  @Binding var isOpen: Bool
  var body: some View {
    Text("Foot").sheet(isPresented: $isOpen) { Button("Close") { desk.prices = false } }
  }
}

extension View {
  func helpSheet(_ isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { Help() } }

  func ruleSheet(_ isShown: Binding<Bool>) -> some View {
    sheet(isPresented: isShown) { Rules() } // expect: missing-dismiss-button
  }
}

struct Help: View {
  @EnvironmentObject private var desk: Desk
  var body: some View { Button("Close", action: desk.leave) }
}

// What it resets is another sheet's.
struct Rules: View {
  @EnvironmentObject private var desk: Desk
  var body: some View { Button("Mute", action: desk.mute) }
}
