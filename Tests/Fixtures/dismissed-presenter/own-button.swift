// A button of the project's own in the content runs what it is handed, as SwiftUI's would.
import SwiftUI

struct CarScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsManual = false
  @State private var showsService = false
  @State private var showsTyres = false
  @State private var sells = false
  @State private var tours = false

  var body: some View {
    List {
      Button("Manual") { showsManual = true }
      Button("Service") { showsService = true }
      Button("Tyres") { showsTyres = true }
      Button("Sell") { sells = true }
      Button("Tour") { tours = true }
    }
    .sheet(isPresented: $showsManual) {
      VStack {
        Text("Read before driving")
        CrossButton { dismiss() } // expect: dismissed-presenter
      }
    }
    .sheet(isPresented: $showsService) {
      NavigationStack {
        Text("Every other year")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              RoundButton(title: "Close", action: dismiss.callAsFunction) // expect: dismissed-presenter
            }
          }
      }
    }
    .sheet(isPresented: $showsTyres) {
      VStack {
        Text("Not below 4 mm")
        CrossButton { showsTyres = false }
      }
    }
    // After a commitment the screen below has nothing left to show.
    .sheet(isPresented: $sells) {
      VStack {
        Text("It is gone for good")
        RoundButton(title: "Delete", action: { dismiss() })
        CrossButton { sells = false }
      }
    }
    // A screen that says when it has ended, by whatever.
    .sheet(isPresented: $tours) {
      CarTour(action: { dismiss() })
    }
  }
}

struct CrossButton: View {
  let action: () -> Void

  var body: some View {
    Button(action: action) { Image(systemName: "xmark") }
      .accessibilityLabel("Close")
  }
}

struct RoundButton: View {
  let title: String
  let action: () -> Void

  var body: some View {
    Button { action() } label: { Text(title).padding().clipShape(Capsule()) }
  }
}

struct CarTour: View {
  let action: () -> Void
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) { Text("The engine") }
      .onChange(of: page) { if page > 3 { action() } }
  }
}
