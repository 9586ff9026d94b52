// Who is handed the binding that shows a cover, and only ever sets it to show, closes nothing; nor does a model's namesake of the flag.
import SwiftUI

@main struct Workshop: App {
  var body: some Scene { WindowGroup { Bench() } }
}

struct Piece: Identifiable { let id: Int }

final class BenchModel: ObservableObject { @Published var isLit = false }
final class LampModel: ObservableObject { @Published var isLit = false }

struct Bench: View {
  @State private var shows = false
  @State private var piece: Piece?
  @State private var opens = false
  @State private var resets = false
  @State private var toggles = false
  @State private var wraps = false
  @State private var hands = false
  @State private var drawn = false
  @State private var closes = false
  @State private var passes = false
  @State private var goes: Piece?
  @StateObject private var model = BenchModel()
  var body: some View {
    VStack {
      Button("Vise") { shows = true }
        .fullScreenCover(isPresented: $shows) { Vise(shows: $shows) }  // expect: trapped-modal
      Pieces(piece: self.$piece)
        .fullScreenCover(item: $piece) { piece in Text("\(piece.id)") }  // expect: trapped-modal
      Menu("More") { Opener(isOn: $opens) }
        .fullScreenCover(isPresented: $opens) { Text("Plane") }  // expect: trapped-modal
      Button("Lamp") { model.isLit = true }
        .fullScreenCover(isPresented: $model.isLit) { Lamp() }  // expect: trapped-modal
      // These are closed from beside.
      Resetter(isOn: $resets)
        .fullScreenCover(isPresented: $resets) { Text("Saw") }
      Toggler(isOn: $toggles)
        .fullScreenCover(isPresented: $toggles) { Text("File") }
      Wrapping(isOn: $wraps)
        .fullScreenCover(isPresented: $wraps) { Text("Glue") }
      Handing(isOn: $hands)
        .fullScreenCover(isPresented: $hands) { Text("Nail") }
      Drawer(isOn: self.$drawn)
        .fullScreenCover(isPresented: $drawn) { Text("Rule") }
      Closing(isUp: $closes)
        .fullScreenCover(isPresented: $closes) { Text("Clamp") }
      Passing(isOn: $passes)
        .fullScreenCover(isPresented: $passes) { Text("Level") }
      Emptier(piece: $goes)
        .fullScreenCover(item: $goes) { piece in Text("\(piece.id)") }
    }
  }
}

struct Vise: View {
  @Binding var shows: Bool
  var body: some View { Text("Vise") }
}

struct Pieces: View {
  @Binding var piece: Piece?
  var body: some View { Button("Plank") { piece = Piece(id: 1) } }
}

struct Opener: View {
  @Binding var isOn: Bool
  var body: some View { Button("Plane") { isOn = true } }
}

struct Lamp: View {
  @StateObject private var lamp = LampModel()
  var body: some View {
    VStack {
      if lamp.isLit { Text("Light") }
      Button("Dim") { lamp.isLit = false }
    }
  }
}

struct Resetter: View {
  @Binding var isOn: Bool
  var body: some View {
    Button("Saw") { isOn = true }
      .onReceive(NotificationCenter.default.publisher(for: .NSCalendarDayChanged)) { _ in isOn = false }
  }
}

struct Toggler: View {
  @Binding var isOn: Bool
  var body: some View {
    Button("File") { isOn = true }
      .task { isOn.toggle() }
  }
}

struct Wrapping: View {
  @Binding var isOn: Bool
  var body: some View {
    let binding = $isOn
    return Button("Glue") { isOn = true }.task { binding.wrappedValue = false }
  }
}

struct Handing: UIViewRepresentable {
  @Binding var isOn: Bool
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { isOn = true }
  func makeCoordinator() -> HandingCoordinator { HandingCoordinator(parent: self) }
}

final class HandingCoordinator {
  var parent: Handing
  init(parent: Handing) { self.parent = parent }
  func end() { parent.isOn = false }
}

struct Drawer: View {
  @Binding var isOn: Bool
  var body: some View { Inner(isOn: $isOn) }
}

struct Inner: View {
  @Binding var isOn: Bool
  var body: some View {
    Button("Rule") { isOn = true }
      .task { isOn = false }
  }
}

protocol Closable { var isUp: Bool { get nonmutating set } }

extension Closable {
  func end() { isUp = false }
}

struct Closing: View, Closable {
  @Binding var isUp: Bool
  var body: some View { Button("Clamp") { isUp = true }.task { end() } }
}

struct Passing: View {
  @Binding var isOn: Bool
  var body: some View { Button("Level") { isOn = true }.task { lower(&isOn) } }
  private func lower(_ flag: inout Bool) { flag = false }
}

struct Emptier: View {
  @Binding var piece: Piece?
  var body: some View {
    Button("Plank") { piece = Piece(id: 1) }
      .task { piece = nil }
  }
}
