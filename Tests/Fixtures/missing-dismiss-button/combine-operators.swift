// Combine's `receive(on:)` sends nothing, and the promise of its `Future` only tells those who subscribe; what these do is read.
import Combine
import SwiftUI

struct Cinema: View {
  @State private var lists = false
  @State private var books = false

  var body: some View {
    VStack {
      Button("List") { lists = true }
      Button("Book") { books = true }
    }
    .sheet(isPresented: $lists) { Films() } // expect: missing-dismiss-button
    .sheet(isPresented: $books) { Seats(close: { books = false }) }
  }
}

final class FilmList: ObservableObject {
  @Published var titles: [String] = []
  private var bag = Set<AnyCancellable>()

  func fetch() {
    Future<[String], Never> { promise in promise(.success(["A"])) }
      .receive(on: DispatchQueue.main)
      .sink(receiveValue: { [weak self] titles in self?.titles = titles })
      .store(in: &bag)
  }
}

struct Films: View {
  @StateObject private var list = FilmList()

  var body: some View {
    VStack {
      Text("Films \(list.titles.count)")
      Button("Reload") { list.fetch() }
    }
  }
}

final class Booking: ObservableObject {
  private var bag = Set<AnyCancellable>()

  func book(then close: @escaping () -> Void) {
    Future<Int, Never> { promise in promise(.success(1)) }
      .receive(on: DispatchQueue.main)
      .sink(receiveValue: { _ in close() })
      .store(in: &bag)
  }
}

struct Seats: View {
  let close: () -> Void
  @StateObject private var booking = Booking()

  var body: some View { Button("OK") { booking.book(then: close) } }
}
