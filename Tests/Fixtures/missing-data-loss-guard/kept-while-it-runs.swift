// What a model or a view runs for as long as it is there keeps what it saves meanwhile: subscriptions of any shape, timers and tasks that
// a model begins as it is made, tasks of a view that go on until it goes. What only fills the model itself keeps nothing.
import Combine
import SwiftUI

@main
struct AtlasApp: App {
  var body: some Scene { WindowGroup { AtlasView() } }
}

struct AtlasView: View {
  @State private var opened: Page?

  var body: some View {
    Button("Chart") { opened = .chart }
      .sheet(isPresented: .init(get: { opened == .chart }, set: { if !$0 { opened = nil } })) { ChartForm() }
    Button("Legend") { opened = .legend }
      .sheet(isPresented: .init(get: { opened == .legend }, set: { if !$0 { opened = nil } })) { LegendForm() }
    Button("Scale") { opened = .scale }
      .sheet(isPresented: .init(get: { opened == .scale }, set: { if !$0 { opened = nil } })) { ScaleForm() }
    Button("Tour") { opened = .tour }
      .sheet(isPresented: .init(get: { opened == .tour }, set: { if !$0 { opened = nil } })) { TourForm() }
    Button("Hint") { opened = .hint }
      // expect: missing-data-loss-guard
      .sheet(isPresented: .init(get: { opened == .hint }, set: { if !$0 { opened = nil } })) { HintForm() }
    Button("Mirror") { opened = .mirror }
      // expect: missing-data-loss-guard
      .sheet(isPresented: .init(get: { opened == .mirror }, set: { if !$0 { opened = nil } })) { MirrorForm() }
  }

  enum Page { case chart, legend, scale, tour, hint, mirror }
}

/// A function by its name, in the superclass.
class SavingModel: ObservableObject {
  @Published var text = ""
  private var subscriptions: Set<AnyCancellable> = []
  init() { $text.dropFirst().sink(receiveValue: keep).store(in: &subscriptions) }
  private func keep(_ new: String) { UserDefaults.standard.set(new, forKey: "chart") }
}

final class ChartModel: SavingModel {}

struct ChartForm: View {
  @StateObject private var model = ChartModel()
  var body: some View {
    TextEditor(text: $model.text)
    CancelButton()
    Button("Save") { Shelf.add(model.text) }
  }
}

/// Another object's property.
final class LegendModel: ObservableObject {
  @Published var text = ""
  private var subscriptions: Set<AnyCancellable> = []
  init() { $text.assign(to: \.legend, on: Shelf.shared).store(in: &subscriptions) }
}

struct LegendForm: View {
  @StateObject private var model = LegendModel()
  var body: some View {
    TextEditor(text: $model.text)
    CancelButton()
    Button("Save") { Shelf.add(model.text) }
  }
}

/// A timer.
final class ScaleModel: ObservableObject {
  @Published var text = ""
  private var timer: Timer?
  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [weak self] _ in
      if let self { UserDefaults.standard.set(self.text, forKey: "scale") }
    }
  }
}

struct ScaleForm: View {
  @StateObject private var model = ScaleModel()
  var body: some View {
    TextEditor(text: $model.text)
    CancelButton()
    Button("Save") { Shelf.add(model.text) }
  }
}

/// Until SwiftUI cancels it.
struct TourForm: View {
  @State private var text = ""
  var body: some View {
    TextEditor(text: $text).task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(2))
        UserDefaults.standard.set(text, forKey: "tour")
      }
    }
    CancelButton()
    Button("Save") { Shelf.add(text) }
  }
}

/// Once, as it appears.
struct HintForm: View {
  @State private var text = ""
  var body: some View {
    TextEditor(text: $text).task { UserDefaults.standard.set(text, forKey: "hint") }
    CancelButton()
    Button("Save") { Shelf.add(text) }
  }
}

/// Its own other property.
final class MirrorModel: ObservableObject {
  @Published var text = ""
  @Published var shown = ""
  init() { $text.map { $0.uppercased() }.assign(to: &$shown) }
}

struct MirrorForm: View {
  @StateObject private var model = MirrorModel()
  var body: some View {
    TextEditor(text: $model.text)
    CancelButton()
    Button("Save") { Shelf.add(model.text) }
  }
}

final class Shelf {
  static let shared = Shelf()
  static var lines: [String] = []
  var legend = ""
  static func add(_ line: String) { lines.append(line) }
}

struct CancelButton: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Cancel") { dismiss() } }
}
