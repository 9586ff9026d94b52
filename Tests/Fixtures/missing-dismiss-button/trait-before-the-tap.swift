// An image with the button trait is a button, wherever in the chain the trait stands and however it is called.
import SwiftUI

struct Card: View {
  @State private var front = false
  @State private var back = false
  @State private var edge = false

  var body: some View {
    VStack {
      Button("Front") { front = true }.sheet(isPresented: $front) { Front() }
      Button("Back") { back = true }.sheet(isPresented: $back) { Back() }
      // expect: missing-dismiss-button
      Button("Edge") { edge = true }.sheet(isPresented: $edge) { Edge() }
    }
  }
}

struct Front: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Image(systemName: "xmark").accessibilityAddTraits(.isButton).onTapGesture { dismiss() } }
}

struct Back: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Image(systemName: "xmark").onTapGesture { dismiss() }.accessibility(addTraits: .isButton) }
}

struct Edge: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Image(systemName: "xmark").accessibilityAddTraits(.isHeader).onTapGesture { dismiss() } }
}
