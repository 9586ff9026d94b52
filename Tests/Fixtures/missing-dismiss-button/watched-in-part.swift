// Who watches is woken by the parts of a state that it asks for, by what a computed property rests on, and by what it was handed.
import Combine
import SwiftUI

struct Progress: Equatable {
  var count = 0
  var isOver = false
}

final class Tour: ObservableObject {
  enum Stage { case under, over }
  @Published var progress = Progress()
  @Published private var left = 3
  @Published private var isLeft = false

  var stage: Stage { left > 0 ? .under : .over }
  var ended: AnyPublisher<Bool, Never> { $isLeft.filter { $0 }.eraseToAnyPublisher() }

  func count() { progress.count += 1 }
  func finish() { progress.isOver = true }
  func skip() { left = 0 }
  func leave() { isLeft = true }
}

struct Station: View {
  @State private var first = false
  @State private var second = false
  @State private var third = false
  @State private var fourth = false
  @State private var fifth = false
  @State private var sixth = false
  @State private var seventh = false

  var body: some View {
    VStack {
      Button("1") { first = true }
        .sheet(isPresented: $first) { Whole() }
      Button("2") { second = true }
        .sheet(isPresented: $second) { Mapped() }
      Button("3") { third = true }
        .sheet(isPresented: $third) { Computed() }
      Button("4") { fourth = true }
        .sheet(isPresented: $fourth) { Streamed() }
      Button("5") { fifth = true }
        .sheet(isPresented: $fifth) { Handed() }
      Button("6") { sixth = true }
        .sheet(isPresented: $sixth) { Counted() } // expect: missing-dismiss-button
      Button("7") { seventh = true }
        .sheet(isPresented: $seventh) { Awaited() }
    }
  }
}

struct Whole: View {
  @StateObject private var tour = Tour()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close", action: tour.finish)
      .onChange(of: tour.progress) { if $0.isOver { dismiss() } }
  }
}

struct Mapped: View {
  @StateObject private var tour = Tour()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { tour.finish() }
      .onReceive(tour.$progress.map(\.isOver).removeDuplicates()) { if $0 { dismiss() } }
  }
}

struct Computed: View {
  @StateObject private var tour = Tour()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { tour.skip() }
      .onChange(of: tour.stage) { _ in dismiss() }
  }
}

struct Streamed: View {
  @StateObject private var tour = Tour()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { tour.leave() }
      .onReceive(tour.ended) { _ in dismiss() }
  }
}

struct Handed: View {
  @State private var isDone = false

  var body: some View {
    Button("Close") { isDone = true }
      .leaving(when: isDone)
  }
}

extension View {
  func leaving(when isDone: Bool) -> some View { modifier(Leaving(isDone: isDone)) }
}

struct Leaving: ViewModifier {
  let isDone: Bool
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    content.onChange(of: isDone) { if $0 { dismiss() } }
  }
}

struct Counted: View {
  @StateObject private var tour = Tour()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Count", action: tour.count)
      .onReceive(tour.$progress.map(\.isOver)) { if $0 { dismiss() } }
  }
}

struct Awaited: View {
  @StateObject private var watch = Watch()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { watch.rings = true }
      .task { for await rings in watch.$rings.values where rings { dismiss() } }
  }
}

final class Watch: ObservableObject {
  @Published var rings = false
}
