// Done buttons that were laid out and forgotten.
import SwiftUI

struct Home: View {
  @State private var one = false
  @State private var two = false
  @State private var three = false

  var body: some View {
    VStack {
      Button("One") { one = true }.sheet(isPresented: $one) { One() }
      Button("Two") { two = true }.sheet(isPresented: $two) { Two() }
      Button("Three") { three = true }.fullScreenCover(isPresented: $three) { Three() }
    }
  }
}

struct One: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("One")
        .navigationTitle("One")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} } // expect: done-that-does-not-finish
        }
    }
  }
}

struct Two: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Cancel") { dismiss() }
      Button { // expect: done-that-does-not-finish
        // Later.
      } label: {
        Text("Done")
      }
    }
  }
}

struct Three: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Cancel") { dismiss() }
      Button("Done", action: { print("done") }) // expect: done-that-does-not-finish
    }
  }
}
