// The presenter's dismissal stands in a property or a method of its own, or is handed on as a value.
import SwiftUI

struct TripScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var tickets = false
  @State private var hotel = false
  @State private var train = false
  @State private var map = false

  var body: some View {
    VStack {
      Button("Tickets") { tickets = true }
        .sheet(isPresented: $tickets) { ticketList }
      Button("Hotel") { hotel = true }
        .sheet(isPresented: $hotel) {
          NavigationStack { Text("Two nights").toolbar { closeItem } }
        }
      Button("Train") { train = true }
        .sheet(isPresented: $train) {
          VStack {
            Text("Platform 3")
            Button("Close", action: close) // expect: dismissed-presenter
            Button("Back", action: dismiss.callAsFunction) // expect: dismissed-presenter
            Button("Cancel") { close() } // expect: dismissed-presenter
          }
        }
      Button("Map") { map = true }
        .sheet(isPresented: $map) { MapPage(close: dismiss) } // expect: dismissed-presenter
    }
  }

  private var ticketList: some View {
    VStack {
      Text("Two adults")
      Button("Close") { dismiss() } // expect: dismissed-presenter
    }
  }

  private var closeItem: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      Button("Close") { dismiss() } // expect: dismissed-presenter
    }
  }

  private func close() { dismiss() }
}

struct MapPage: View {
  let close: DismissAction

  var body: some View { Button("Close") { close() } }
}
