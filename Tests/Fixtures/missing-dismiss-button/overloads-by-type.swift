// Functions of one name and the same labels are told apart by what they are handed.
import SwiftUI

struct Cinema: View {
  @StateObject private var guide = Guide()
  @State private var movie: Movie?
  @State private var show: Show?

  var body: some View {
    VStack {
      Button("Movie") { movie = Movie(id: 1) }
      Button("Show") { show = Show(id: 1) }
      Button("Ticket") { guide.ticket = Ticket(id: 1) }
      Button("Seat") { guide.seat = Seat(id: 1) }
    }
    .fullScreenCover(item: $movie) { detail($0) }
    .fullScreenCover(item: $show) { detail($0) } // expect: trapped-modal
    .fullScreenCover(item: $guide.ticket) { guide.page(for: $0) } // expect: trapped-modal
    .fullScreenCover(item: $guide.seat) { guide.page(for: $0) }
  }

  private func detail(_ movie: Movie) -> some View { DetailPage(close: { self.movie = nil }) }
  private func detail(_ show: Show) -> some View { DetailPage(close: { print("never") }) }
}

struct Movie: Identifiable { let id: Int }
struct Show: Identifiable { let id: Int }
struct Ticket: Identifiable { let id: Int }
struct Seat: Identifiable { let id: Int }

final class Guide: ObservableObject {
  @Published var ticket: Ticket?
  @Published var seat: Seat?
  @ViewBuilder func page(for ticket: Ticket) -> some View { Text("Ticket") }
  @ViewBuilder func page(for seat: Seat) -> some View { DetailPage(close: { self.seat = nil }) }
}

struct DetailPage: View {
  let close: () -> Void
  var body: some View { Button("Close", action: close) }
}
