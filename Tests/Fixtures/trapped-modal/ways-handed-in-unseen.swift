// What a gesture, code or a modal on top runs was handed in by somebody unseen: it may close the cover.
import SwiftUI

struct Poster: View {
  let onEnd: () -> Void
  var body: some View { Text("Poster").onTapGesture { onEnd() } }
}

struct Splash: View {
  let onEnd: () -> Void
  var body: some View { Text("Welcome").task { onEnd() } }
}

struct Countdown: View {
  let onEnd: () -> Void
  @State private var left = 3
  var body: some View {
    Text("\(left)").onChange(of: left) { if left == 0 { onEnd() } }
  }
}

struct Lobby: View {
  let onEnd: () -> Void
  @State private var asks = false
  var body: some View {
    Button("Rules") { asks = true }.sheet(isPresented: $asks) { Button("Leave") { onEnd() } }
  }
}

struct Hall: View {
  let onEnd: () -> Void
  @State private var asks = false
  var body: some View {
    Button("Rules") { asks = true }.sheet(isPresented: $asks, onDismiss: onEnd) { Button("Close") { asks = false } }
  }
}

struct Still: View {
  let onShow: () -> Void
  var body: some View { Text("Still").onTapGesture { onShow() }.task { onShow() } }
}

struct Home: View {
  let leave: () -> Void
  @State private var showsPoster = false
  @State private var showsSplash = false
  @State private var showsCountdown = false
  @State private var showsLobby = false
  @State private var showsHall = false
  @State private var showsStill = false

  var body: some View {
    Button("Start") {
      showsPoster = true
      showsSplash = true
      showsCountdown = true
      showsLobby = true
      showsHall = true
      showsStill = true
    }
    // expect: missing-dismiss-button
    .fullScreenCover(isPresented: $showsPoster) { Poster(onEnd: leave) }
    .fullScreenCover(isPresented: $showsSplash) { Splash(onEnd: leave) }
    .fullScreenCover(isPresented: $showsCountdown) { Countdown(onEnd: leave) }
    // expect: missing-dismiss-button
    .fullScreenCover(isPresented: $showsLobby) { Lobby(onEnd: leave) }
    // expect: missing-dismiss-button
    .fullScreenCover(isPresented: $showsHall) { Hall(onEnd: leave) }
    // expect: trapped-modal
    .fullScreenCover(isPresented: $showsStill) { Still(onShow: { print("shown") }) }
  }
}
