// A header of the team's own carries the closing closure.
// clean
import SwiftUI

struct Zoo: View {
  @State private var shows = false

  var body: some View {
    Button("Feeding") { shows = true }
      .sheet(isPresented: $shows) { Feeding(isShown: $shows) }
  }
}

struct Feeding: View {
  @Binding var isShown: Bool

  var body: some View {
    VStack {
      SheetHeader("Feeding") { isShown = false }
      Text("At noon")
    }
  }
}

struct SheetHeader: View {
  private let title: String
  private let onClose: () -> Void

  init(_ title: String, onClose: @escaping () -> Void) {
    self.title = title
    self.onClose = onClose
  }

  var body: some View {
    HStack {
      Text(title)
      RoundButton(symbol: "xmark", tap: onClose)
    }
  }
}

struct RoundButton: View {
  let symbol: String
  let tap: () -> Void
  var body: some View { Button(action: tap) { Image(systemName: symbol) } }
}
