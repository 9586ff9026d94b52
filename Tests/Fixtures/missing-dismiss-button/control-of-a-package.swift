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
  @State private var showsShop = false
  @State private var showsCourt = false
  @State private var showsTower = false
  @State private var showsCellar = false
  @State private var showsGarden = false
  @State private var showsAttic = false

  var body: some View {
    VStack {
      Button("Map") { showsMap = true }
      Button("Hours") { showsHours = true }
      Button("Prices") { showsPrices = true }
      Button("Tour") { showsTour = true }
      Button("Rules") { showsRules = true }
      Button("House") { showsHouse = true }
      Button("Shop") { showsShop = true }
      Button("Court") { showsCourt = true }
      Button("Tower") { showsTower = true }
      Button("Cellar") { showsCellar = true }
      Button("Garden") { showsGarden = true }
      Button("Attic") { showsAttic = true }
    }
    .sheet(isPresented: $showsMap) {
      CrossButton { showsMap = false }
    }
    .sheet(isPresented: $showsHours) { Hours(shows: $showsHours) }
    .sheet(isPresented: $showsPrices) { Prices() }
    .sheet(isPresented: $showsTour) { Tour() }
    .sheet(isPresented: $showsRules) { Rules() } // expect: missing-dismiss-button
    .sheet(isPresented: $showsHouse) { House() }
    .sheet(isPresented: $showsShop) { Shop() }
    .sheet(isPresented: $showsCourt) { Text("Court").closeToolbar($showsCourt) }
    .sheet(isPresented: $showsTower) { Tower() }
    .sheet(isPresented: $showsCellar) { Text("Cellar").cardToolbar(title: "Cellar") } // expect: missing-dismiss-button
    .sheet(isPresented: $showsGarden) { NavigationStack { PKGardenScreen().navigationTitle("Garden") } }
    .sheet(isPresented: $showsAttic) { // expect: missing-dismiss-button
      VStack {
        PKPictureView()
        Button("Next") { print("next") }
      }
    }
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

struct Shop: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Shop").onSwipe(perform: leave)
  }

  private func leave() { dismiss() }
}

/// The package's button has `dismiss` from its own environment.
struct Tower: View {
  var body: some View {
    VStack {
      PKCloseButton()
      Text("Tower")
    }
  }
}
