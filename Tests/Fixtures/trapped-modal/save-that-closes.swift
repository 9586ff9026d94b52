// A Save that closes is a way out, so nobody is trapped; it is no neutral one.
import SwiftUI

struct Yard: View {
  @State private var plants = false

  var body: some View {
    Button("Plant") { plants = true }
      .fullScreenCover(isPresented: $plants) { PlantView() } // expect: missing-dismiss-button
  }
}

struct PlantView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var kind = 0

  var body: some View {
    VStack {
      Stepper("Kind \(kind)", value: $kind)
      Button("Save") {
        Beds.save(kind)
        dismiss()
      }
    }
  }
}

enum Beds {
  static func save(_ kind: Int) { print(kind) }
}
