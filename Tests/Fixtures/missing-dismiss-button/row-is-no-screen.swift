// A row of a list is not what a sheet is called by; a view that fills the list is.
import SwiftUI

struct Tracker: View {
  @State private var shows = false
  @State private var lists = false

  var body: some View {
    Button("Details") { shows = true; lists = true }
      .sheet(isPresented: $shows) { // expect: missing-dismiss-button
    // ^^^^^ missing-dismiss-button: no button closes this sheet
        NavigationStack {
          VStack {
            Text("Track")
            List { SignalRow() }
          }
        }
      }
      .sheet(isPresented: $lists) { // expect: missing-dismiss-button
    // ^^^^^ missing-dismiss-button: no button closes `TrackFields`
        NavigationStack { Form { TrackFields() } }
      }
  }
}

struct SignalRow: View { var body: some View { Text("Signal: good") } }
struct TrackFields: View { var body: some View { Text("Length") } }
