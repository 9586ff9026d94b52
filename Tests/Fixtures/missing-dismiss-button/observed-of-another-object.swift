// Many stored values of one class are observed, each under the same name. What is set is another object's, so the `dismiss` behind it is
// seen; where somebody observes just that one, he may close.
import Combine
import SwiftUI

final class Kept<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

final class Settings {
  static let shared = Settings()
  let sound = Kept(false)
  let light = Kept(false)
  let heat = Kept(false)
  var wind = Kept(false)
  let rain = Kept(false)
  let sends = Kept(false)
  let isOver = Kept(false)
}

final class Follower: ObservableObject {
  @Published var shows = false
  private var hearers = Set<AnyCancellable>()

  init() {
    Settings.shared.sound.$value.sink { _ in Settings.shared.light.value = true }.store(in: &hearers)
    Settings.shared.light.$value.sink { _ in Settings.shared.heat.value = true }.store(in: &hearers)
    Settings.shared.heat.$value.sink { _ in Settings.shared.wind.value = true }.store(in: &hearers)
    Settings.shared.wind.$value.sink { _ in Settings.shared.rain.value = true }.store(in: &hearers)
    Settings.shared.rain.$value.sink { _ in Settings.shared.sound.value = true }.store(in: &hearers)
    Settings.shared.isOver.$value.sink { [weak self] isOver in if isOver { self?.shows = false } }.store(in: &hearers)
  }
}

struct Tram: View {
  @State private var asks = false
  @StateObject private var follower = Follower()
  var body: some View {
    VStack {
      Button("Ask") { asks = true }
        .sheet(isPresented: $asks) { Postcard() } // expect: missing-dismiss-button
      Button("Stop") { follower.shows = true }
        .sheet(isPresented: $follower.shows) { Stop() }
    }
  }
}

struct Postcard: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Send") {
      Settings.shared.sends.value = true
      dismiss()
    }
  }
}

struct Stop: View {
  var body: some View { Button("Over") { Settings.shared.isOver.value = true } }
}
