// An `if` in a case, a case that names a property with branches of its own, and a ternary: each of the views that they show is looked at.
import SwiftUI

struct Pier: View {
  enum Page: Identifiable {
    case log, crew, help
    var id: Self { self }
  }

  @State private var page: Page?
  @State private var shows = false
  @AppStorage("brief") private var isBrief = false

  var body: some View {
    VStack {
      Button("Log") { page = .log }
      Button("Crew") { page = .crew }
      Button("Help") { page = .help }
      Button("Cargo") { shows = true }
    }
    // expect: trapped-modal
    .fullScreenCover(item: $page) { page in
      switch page {
      case .log: if isBrief { BriefLog() } else { Berths() }
      case .crew: crew
      case .help: Berths()
      }
    }
    .fullScreenCover(isPresented: $shows) { isBrief ? AnyView(Berths()) : AnyView(BriefLog()) } // expect: trapped-modal
  }

  @ViewBuilder private var crew: some View {
    if isBrief { Berths() } else { Guests() }
  }
}

struct Jetty: View {
  enum Page: Identifiable {
    case log, crew
    var id: Self { self }
  }

  @State private var page: Page?
  @AppStorage("brief") private var isBrief = false

  var body: some View {
    VStack {
      Button("Log") { page = .log }
      Button("Crew") { page = .crew }
    }
    .fullScreenCover(item: $page) { page in
      switch page {
      case .log: if isBrief { Berths() } else { Guests() }
      case .crew: isBrief ? AnyView(Guests()) : AnyView(Berths())
      }
    }
  }
}

struct BriefLog: View {
  var body: some View { Text("Nothing but rain") }
}

struct Berths: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}

struct Guests: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Twelve guests")
      Button("Close") { dismiss() }
    }
  }
}
