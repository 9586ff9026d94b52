// A method that a button is handed by its name sets the binding that its view was handed.
import SwiftUI

struct Harbour: View {
  @State private var isSailing = false
  @State private var isMoored = false

  var body: some View {
    Button("Sail") { isSailing = true }
    Button("Moor") { isMoored = true }
      .fullScreenCover(isPresented: $isSailing) { Sailing(isPresented: $isSailing) }
      .fullScreenCover(isPresented: $isMoored) { Moored(isPresented: $isMoored) } // expect: trapped-modal
  }
}

struct Sailing: View {
  @Binding var isPresented: Bool
  var body: some View { Button("Close", action: close) }
  private func close() { isPresented = false }
}

struct Moored: View {
  @Binding var isPresented: Bool
  var body: some View { Button("Refresh", action: refresh) }
  private func refresh() { print(isPresented) }
}
