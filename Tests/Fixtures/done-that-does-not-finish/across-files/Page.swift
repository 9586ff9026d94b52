import SwiftUI

struct Page: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Cancel") { dismiss() }
      Footer()
    }
  }
}

struct Footer: View {
  var body: some View { Button("Done") {} } // expect: done-that-does-not-finish
}
