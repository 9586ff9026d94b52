// A callback whose name speaks of more than the modal closes what is below on purpose.
import SwiftUI

struct BookingView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var pays = false
  @State private var picks = false

  var body: some View {
    Button("Close") { dismiss() }
      .fullScreenCover(isPresented: $pays) { PayView(closeBooking: { dismiss() }) }
      .fullScreenCover(isPresented: $picks) {
        SeatView(onClose: {
          // expect: dismissed-presenter
          dismiss()
        })
      }
  }
}

struct PayView: View {
  let closeBooking: () -> Void
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Back") { dismiss() }
    Button("Leave", action: closeBooking)
  }
}

struct SeatView: View {
  let onClose: () -> Void
  var body: some View { Button("Close", action: onClose) }
}

struct TripsView: View {
  @State private var books = false
  var body: some View { Button("Book") { books = true }.fullScreenCover(isPresented: $books) { BookingView() } }
}
