// A remark stands where the action should.
import SwiftUI

struct TripView: View {
  @State private var isPacking = false

  var body: some View {
    Button("Pack") { isPacking = true }
      .fullScreenCover(isPresented: $isPacking) { PackingView() }
  }
}

struct PackingView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      HStack {
        Button("Cancel") { dismiss() }
        Spacer()
        Button { // expect: done-that-does-not-finish
          // Store the list, once there is a store.
        } label: {
          Text("Done").bold()
        }
      }
      Text("Two shirts")
    }
  }
}
