// What is shown is another view for each item, told by what the closure is handed under the state's own name, behind a colour in a stack,
// or by a part of the item that stays as it is.
import SwiftUI

enum Berth: Identifiable {
  case hub, credits
  var id: Self { self }
}

struct Ticket: Identifiable {
  enum Kind { case hub, credits }

  let id = UUID()
  let kind: Kind
}

struct Pier: View {
  @State private var berth: Berth?

  var body: some View {
    Button("Hub") { berth = .hub }
    Button("Credits") { berth = .credits }
      .sheet(item: $berth) { berth in // expect: missing-dismiss-button
        switch berth {
        case .hub: Hub(berth: $berth)
        case .credits: Credits()
        }
      }
  }
}

struct Quay: View {
  @State private var shown: Berth?

  var body: some View {
    Button("Hub") { shown = .hub }
    Button("Credits") { shown = .credits }
      .sheet(item: $shown) { BerthPage(berth: $0) } // expect: missing-dismiss-button
  }
}

struct BerthPage: View {
  let berth: Berth

  var body: some View {
    ZStack {
      Color.teal
      page
    }
  }

  @ViewBuilder private var page: some View {
    switch berth {
    case .hub: Lounge()
    case .credits: Credits()
    }
  }
}

struct Jetty: View {
  @State private var ticket: Ticket?
  @State private var paid: Ticket?

  var body: some View {
    VStack {
      Button("Hub") { ticket = Ticket(kind: .hub) }
      Button("Credits") { ticket = Ticket(kind: .credits) }
      Button("Paid") { paid = Ticket(kind: .credits) }
    }
    .sheet(item: $ticket) { TicketPage(kind: $0.kind) } // expect: missing-dismiss-button
    .sheet(item: $paid) { PaidPage(kind: $0.kind) }
  }
}

struct TicketPage: View {
  let kind: Ticket.Kind

  var body: some View {
    switch kind {
    case .hub: Lounge()
    case .credits: Credits()
    }
  }
}

struct PaidPage: View {
  let kind: Ticket.Kind
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      switch kind {
      case .hub: Lounge()
      case .credits: Credits()
      }
      Button("Close") { dismiss() }
    }
  }
}

struct Hub: View {
  @Binding var berth: Berth?

  var body: some View { Button("Close") { berth = nil } }
}

struct Lounge: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}

struct Credits: View {
  var body: some View { Text("Built by the harbour") }
}
