// The flag is reset as well, so both are meant to go.
// clean
import SwiftUI

struct CheckoutScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsReceipt = false

  var body: some View {
    Button("Pay") { showsReceipt = true }
      .sheet(isPresented: $showsReceipt) {
        VStack {
          Text("Paid")
          Button("Done") {
            showsReceipt = false
            dismiss()
          }
        }
      }
  }
}
