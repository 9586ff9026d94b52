// A popover that the code turns into a sheet needs a button on a phone; one that stays a popover does not.
import SwiftUI

struct Chart: View {
  @State private var explains = false
  @State private var shows = false
  @State private var stays = false

  var body: some View {
    VStack {
      Button("?") { explains = true }
        .popover(isPresented: $explains) { // expect: missing-dismiss-button
          ScrollView { Text("A dotted line is a footpath") }.presentationCompactAdaptation(.sheet)
        }
      Button("Scale") { shows = true }
        .popover(isPresented: $shows) { Scale() }
      Button("Colours") { stays = true }
        .popover(isPresented: $stays) { Text("Blue is water").presentationCompactAdaptation(.popover) }
    }
  }
}

struct Scale: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("1 : 25 000")
      Button("Close") { dismiss() }
    }
    .presentationCompactAdaptation(horizontal: .sheet, vertical: .popover)
  }
}
