// The content is a closure in an extension of the screen, in a file of its own.
import SwiftUI

struct TripScreen: View {
  @Environment(\.dismiss) var dismiss
  @State var showsTickets = false

  var body: some View {
    withTickets(Button("Tickets") { showsTickets = true })
  }
}
