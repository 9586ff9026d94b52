// The model says when to close, through an operator of Combine's.
// clean
import Combine
import SwiftUI

final class HintModel: ObservableObject {
  @Published var isRead = false
  func read() { isRead = true }
}

struct Desk: View {
  @State private var hints = false

  var body: some View {
    Button("Hints") { hints = true }
      .sheet(isPresented: $hints) { Hint() }
  }
}

struct Hint: View {
  @StateObject private var model = HintModel()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Got it") { model.read() }
      .onReceive(model.$isRead.filter { $0 }) { _ in dismiss() }
  }
}
