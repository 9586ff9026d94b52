// In an extension of `View` a modifier without a receiver is called on the view, also inside a container.
import SwiftUI

extension View {
  func framed() -> some View { NavigationStack { modifier(CloseBar()) } }
  func stacked() -> some View { VStack { overlay(alignment: .top) { CloseRow() } } }
  func padded() -> some View { VStack { padding() } }
}

struct CloseRow: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct CloseBar: ViewModifier {
  func body(content: Content) -> some View { VStack { CloseRow(); content } }
}

struct Gallery: View {
  @State private var first = false
  @State private var second = false
  @State private var third = false

  var body: some View {
    VStack {
      Button("First") { first = true }.sheet(isPresented: $first) { Text("Oil").framed() }
      Button("Second") { second = true }.sheet(isPresented: $second) { Text("Ink").stacked() }
      // expect: missing-dismiss-button
      Button("Third") { third = true }.sheet(isPresented: $third) { Text("Chalk").padded() }
    }
  }
}
