// A swipe runs what any part of the content does as it goes away: a view further down, a modifier of the project's own, UIKit's
// view in it; and whoever observes the flag. A part that does something else changes nothing.
import Combine
import SwiftUI

final class Radar: ObservableObject {
  @Published var isOn = false
  func stopTurning() { isOn = false; count += 1 }
  func dim() { count -= 1 }
  private var count = 0
}

struct Deck: View {
  @StateObject private var radar = Radar()
  @StateObject private var watch = Watch()
  @State private var first = false
  @State private var second = false
  @State private var third = false
  @State private var fourth = false
  @State private var fifth = false

  var body: some View {
    VStack {
      Button("1") { first = true }
      Button("2") { second = true }
      Button("3") { third = true }
      Button("4") { fourth = true }
      Button("5") { fifth = true }
      Button("6") { watch.shows = true }
    }
    .sheet(isPresented: $first) { ScopeView(cancel: { radar.stopTurning(); first = false }).environmentObject(radar) }
    .sheet(isPresented: $second) { PlainView(cancel: { radar.stopTurning(); second = false }).modifier(Stopping(radar: radar)) }
    .sheet(isPresented: $third) { PlainView(cancel: { radar.stopTurning(); third = false }).stopping(radar) }
    .sheet(isPresented: $fourth) { MapView(cancel: { radar.stopTurning(); fourth = false }) }
    // expect: skipped-swipe-cleanup
    .sheet(isPresented: $fifth) { DimView(cancel: { radar.stopTurning(); fifth = false }).environmentObject(radar) }
    .sheet(isPresented: $watch.shows) { PlainView(cancel: { watch.radar.stopTurning(); watch.shows = false }) }
  }
}

final class Watch: ObservableObject {
  @Published var shows = false
  let radar = Radar()
  private var bag = Set<AnyCancellable>()
  init() { $shows.filter { !$0 }.sink { [radar] _ in radar.stopTurning() }.store(in: &bag) }
}

struct Stopping: ViewModifier {
  let radar: Radar
  func body(content: Content) -> some View { content.onDisappear { radar.stopTurning() } }
}

extension View {
  func stopping(_ radar: Radar) -> some View { onDisappear { radar.stopTurning() } }
}

struct PlainView: View {
  let cancel: () -> Void
  var body: some View { Button("Cancel", action: cancel) }
}

struct ScopeView: View {
  let cancel: () -> Void
  var body: some View {
    VStack {
      Scope()
      Button("Cancel", action: cancel)
    }
  }
}

struct Scope: View {
  @EnvironmentObject var radar: Radar
  var body: some View { Color.green.onDisappear { radar.stopTurning() } }
}

struct DimView: View {
  let cancel: () -> Void
  var body: some View {
    VStack {
      Lamp()
      Button("Cancel", action: cancel)
    }
  }
}

struct Lamp: View {
  @EnvironmentObject var radar: Radar
  var body: some View { Color.red.onDisappear { radar.dim() } }
}

struct MapView: View {
  let cancel: () -> Void
  var body: some View {
    VStack {
      Chart()
      Button("Cancel", action: cancel)
    }
  }
}

struct Chart: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
  static func dismantleUIView(_ view: UIView, coordinator: Radar) { coordinator.stopTurning() }
  func makeCoordinator() -> Radar { Radar() }
}
