// What is sent to a subject is heard where it is listened to. A subject that has another name elsewhere may be heard by anybody.
import Combine
import SwiftUI

final class Trains: ObservableObject {
  let departed = PassthroughSubject<Int, Never>()
  let arrived = PassthroughSubject<Int, Never>()
  let delayed = PassthroughSubject<Int, Never>()
  @Published var showsArrivals = false
  @Published var showsDelays = false
  private(set) var log: [Int] = []
  private var cancellables: Set<AnyCancellable> = []

  var delays: AnyPublisher<Int, Never> { delayed.eraseToAnyPublisher() }

  init() {
    departed.receive(on: DispatchQueue.main).sink { [weak self] number in
      self?.log.append(number)
    }
    .store(in: &cancellables)
    arrived.sink { [weak self] _ in self?.showsArrivals = false }
      .store(in: &cancellables)
  }

  func depart(_ number: Int) {
    departed.send(number)
    objectWillChange.send()
  }

  func arrive(_ number: Int) { arrived.send(number) }

  func delay(_ number: Int) { delayed.send(number) }
}

struct Platform: View {
  @StateObject private var trains = Trains()
  @State private var showsDepartures = false

  var body: some View {
    Button("Departures") { showsDepartures = true }
      .sheet(isPresented: $showsDepartures) { Departures(trains: trains) }  // expect: missing-dismiss-button
    Button("Arrivals") { trains.showsArrivals = true }
      .sheet(isPresented: $trains.showsArrivals) { Arrivals(trains: trains) }
    Button("Delays") { trains.showsDelays = true }
      .sheet(isPresented: $trains.showsDelays) { Delays(trains: trains) }
  }
}

struct Departures: View {
  @ObservedObject var trains: Trains
  var body: some View { List { Button("Whistle") { trains.depart(3) } } }
}

struct Arrivals: View {
  @ObservedObject var trains: Trains
  var body: some View { List { Button("Wave") { trains.arrive(3) } } }
}

struct Delays: View {
  @ObservedObject var trains: Trains
  var body: some View { List { Button("Sigh") { trains.delay(3) } } }
}
