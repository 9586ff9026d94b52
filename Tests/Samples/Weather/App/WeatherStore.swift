import Combine
import Foundation

struct Place: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var note = ""
}

struct Report {
  var place: String
  var text: String
}

@MainActor
final class WeatherStore: ObservableObject {
  @Published private(set) var places = [Place(name: "Reykjavík"), Place(name: "Lisbon")]
  @Published var usesCelsius = true
  @Published var warnsOfStorms = false
  private var reports: [Report] = []

  func add(_ place: Place) { places.append(place) }
  func send(_ report: Report) { reports.append(report) }
}
