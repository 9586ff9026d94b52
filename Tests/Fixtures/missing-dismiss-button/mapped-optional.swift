// What `map` makes of an optional, by a function's name or in a closure, is a view that is shown.
import SwiftUI

struct Shelf: View {
  @StateObject private var desk = Desk()

  var body: some View {
    Button("Ask") { desk.asks = true }
      .sheet(isPresented: $desk.asks) { AskPage(desk: desk) }
    Button("Tell") { desk.tells = true }
      .sheet(isPresented: $desk.tells) { TellPage(desk: desk) }
    Button("Read") { desk.reads = true }
      .sheet(isPresented: $desk.reads) { ReadPage(desk: desk) }  // expect: missing-dismiss-button
  }
}

final class Desk: ObservableObject {
  @Published var asks = false
  @Published var tells = false
  @Published var reads = false
  @Published var title: String? = "Name"
}

struct AskPage: View {
  @ObservedObject var desk: Desk
  var body: some View { desk.title.map(page) }

  private func page(_ title: String) -> some View {
    VStack {
      Text(title)
      Button("Put away") { desk.asks = false }
    }
  }
}

struct TellPage: View {
  @ObservedObject var desk: Desk
  var body: some View {
    desk.title.map { title in Button(title) { desk.tells = false } }
  }
}

struct ReadPage: View {
  @ObservedObject var desk: Desk
  var body: some View { desk.title.map(page) }

  private func page(_ title: String) -> some View {
    Button(title) { desk.title = title + "!" }
  }
}
