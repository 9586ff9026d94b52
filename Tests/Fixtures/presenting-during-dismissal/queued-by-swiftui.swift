// clean
// SwiftUI queues a second sheet, and `onDismiss` waits by itself.
import SwiftUI

struct CartView: View {
  @State private var isChoosing = false
  @State private var isPaying = false
  @State private var wantsToPay = false
  @State private var isThanking = false

  var body: some View {
    Button("Order") { isChoosing = true }
      .sheet(isPresented: $isChoosing, onDismiss: { if wantsToPay { isPaying = true } }) {
        VStack {
          Button("Pay") {
            wantsToPay = true
            isChoosing = false
          }
          Button("Close") { isChoosing = false }
        }
      }
      .sheet(isPresented: $isPaying) {
        VStack {
          Button("Send") {
            isPaying = false
            isThanking = true
          }
          Button("Close") { isPaying = false }
        }
      }
      .sheet(isPresented: $isThanking) { Button("Close") { isThanking = false } }
  }
}
