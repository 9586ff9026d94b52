// The keyboard's Done puts the keyboard away, not the sheet.
import SwiftUI

struct Phone: View {
  @State private var shows = false

  var body: some View {
    Button("Convert") { shows = true }
      .sheet(isPresented: $shows) { Converter() } // expect: missing-dismiss-button
  }
}

struct Converter: View {
  @State private var amount = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Amount", text: $amount)
      .focused($isFocused)
      .toolbar {
        ToolbarItem(placement: .keyboard) {
          Button("Done") { isFocused = false }
        }
      }
  }
}
