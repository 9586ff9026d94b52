// A step of several that is handed a way to end them all, and one that says when it is done.
// clean
import SwiftUI

struct FirstStep: View {
  @Environment(\.dismiss) private var dismiss
  @State private var goesOn = false
  @State private var asks = false

  var body: some View {
    VStack {
      Button("Next") { goesOn = true }
        .sheet(isPresented: $goesOn) { SecondStep(closeAll: { dismiss() }) }
      Button("Question") { asks = true }
        .sheet(isPresented: $asks) { ThirdStep(onDone: { dismiss() }) }
    }
  }
}

struct SecondStep: View {
  let closeAll: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Back") { dismiss() }
      Button("Leave", action: closeAll)
    }
  }
}

struct ThirdStep: View {
  let onDone: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Back") { dismiss() }
      Button("Done", action: onDone)
    }
  }
}
