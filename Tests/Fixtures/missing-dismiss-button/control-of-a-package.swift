// A control that the project does not declare runs the closure that it is handed. What closes there counts, and what may
// close out of sight makes the modal unseen.
import Controls
import SwiftUI

extension Notification.Name {
  static let tourEnded = Notification.Name("tourEnded")
}

struct Lobby: View {
  @State private var showsMap = false
  @State private var showsHours = false
  @State private var showsPrices = false
  @State private var showsTour = false
  @State private var showsRules = false
  @State private var showsHouse = false

  var body: some View {
    VStack {
      Button("Map") { showsMap = true }
      Button("Hours") { showsHours = true }
      Button("Prices") { showsPrices = true }
      Button("Tour") { showsTour = true }
      Button("Rules") { showsRules = true }
      Button("House") { showsHouse = true }
    }
    .sheet(isPresented: $showsMap) {
      CrossButton { showsMap = false }
    }
    .sheet(isPresented: $showsHours) { Hours(shows: $showsHours) }
    .sheet(isPresented: $showsPrices) { Prices() }
    .sheet(isPresented: $showsTour) { Tour() }
    .sheet(isPresented: $showsRules) { Rules() } // expect: missing-dismiss-button
    .sheet(isPresented: $showsHouse) { House() }
    .onReceive(NotificationCenter.default.publisher(for: .tourEnded)) { _ in showsTour = false }
  }
}

struct Hours: View {
  @Binding var shows: Bool

  var body: some View {
    VStack {
      Text("Nine to five")
      CrossButton(onTap: {
        print("read")
        self.shows = false
      })
    }
  }
}

struct Prices: View {
  @Environment(\.presentationMode) private var presentation

  var body: some View {
    VStack {
      Text("Ten a head")
      CrossButton(onTap: { self.presentation.wrappedValue.dismiss() })
    }
  }
}

struct Tour: View {
  var body: some View {
    VStack {
      Text("This way")
      CrossButton(onTap: { NotificationCenter.default.post(name: .tourEnded, object: nil) })
    }
  }
}

struct Rules: View {
  @State private var isRead = false

  var body: some View {
    VStack {
      Text("No running")
      CheckBox(onTap: { isRead = true })
    }
  }
}

struct House: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    CrossButton {
      defer { dismiss() }
      print("seen")
    }
  }
}
