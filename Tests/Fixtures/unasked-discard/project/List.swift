// Opens the form.
import SwiftUI

struct TripList: View {
  @State private var edits = false
  let trips: Trips

  var body: some View {
    Button("Trip") { edits = true }
      .sheet(isPresented: $edits) { TripForm(trips: trips) } // expect: unasked-discard
  }
}
