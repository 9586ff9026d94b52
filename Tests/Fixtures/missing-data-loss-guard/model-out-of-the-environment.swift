// A form hands its own model to its parts by the environment: it dies with the form. One of the presenter's lives on.
import SwiftUI

enum Ledger {
  static func add(_ line: String) { UserDefaults.standard.set(line, forKey: "line") }
}

@Observable final class BillModel {
  var payee = ""
  var purpose = ""
  func keep() { Ledger.add(payee + purpose) }
}

struct BillFields: View {
  @Environment(BillModel.self) private var model
  var body: some View {
    @Bindable var model = model
    Section {
      TextField("Payee", text: $model.payee)
      TextField("Purpose", text: $model.purpose)
    }
  }
}

struct BillForm: View {
  @State private var model = BillModel()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Form { BillFields() }
      Button("Cancel") { dismiss() }
      Button("Save") { model.keep(); dismiss() }
    }
    .environment(model)
  }
}

final class NoteModel: ObservableObject {
  @Published var heading = ""
  @Published var note = ""
  func keep() { Ledger.add(heading + note) }
}

struct NoteFields: View {
  @EnvironmentObject var model: NoteModel
  var body: some View {
    Section {
      TextField("Heading", text: $model.heading)
      TextField("Note", text: $model.note)
    }
  }
}

struct NoteForm: View {
  @StateObject private var model = NoteModel()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Form { NoteFields() }
      Button("Cancel") { dismiss() }
      Button("Save") { model.keep(); dismiss() }
    }
    .environmentObject(model)
  }
}

/// Takes the model from whoever is around.
struct OuterNoteForm: View {
  @EnvironmentObject private var model: NoteModel
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Form { NoteFields() }
      Button("Close") { dismiss() }
      Button("Save") { model.keep(); dismiss() }
    }
  }
}

@Observable final class CardModel: Identifiable {
  var greeting = ""
  var words = ""
}

struct CardForm: View {
  @Bindable var card: CardModel
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      TextField("Greeting", text: $card.greeting)
      TextField("Words", text: $card.words)
      Button("Cancel") { dismiss() }
      Button("Save") { Ledger.add(card.greeting + card.words); dismiss() }
    }
  }
}

struct Line: Identifiable {
  let id = UUID()
  var amount = ""
}

struct LineRow: View {
  @Binding var line: Line
  var body: some View { TextField("Amount", text: $line.amount) }
}

struct Address {
  var street = ""
  var city = ""
}

struct AddressFields: View {
  @Binding var address: Address
  var body: some View {
    TextField("Street", text: $address.street)
    TextField("City", text: $address.city)
  }
}

struct LinesForm: View {
  @State private var lines = [Line(), Line()]
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form {
      ForEach($lines) { LineRow(line: $0) }
      Button("Cancel") { dismiss() }
      Button("Save") { lines.forEach { Ledger.add($0.amount) }; dismiss() }
    }
  }
}

struct AddressForm: View {
  @State private var draft: Address? = Address()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form {
      if let address = Binding($draft) { AddressFields(address: address) }
      Button("Cancel") { dismiss() }
      Button("Save") { Ledger.add(draft?.street ?? ""); dismiss() }
    }
  }
}

struct ForgotPasswordView: View {
  @State private var mail = ""
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form {
      TextField("Mail", text: $mail)
      Button("Cancel") { dismiss() }
      Button("Send") { Ledger.add(mail); dismiss() }
    }
  }
}

struct PageChooser: View {
  let onGo: (Int) -> Void
  @State private var page = ""
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form {
      TextField("Page", text: $page)
      Button("Cancel") { dismiss() }
      Button("Go") { onGo(Int(page) ?? 1); dismiss() }
    }
  }
}

struct DeskView: View {
  @StateObject private var outer = NoteModel()
  @State private var pays = false
  @State private var notes = false
  @State private var notesOutside = false
  @State private var counts = false
  @State private var moves = false
  @State private var forgot = false
  @State private var turns = false
  @State private var card: CardModel?
  @State private var page = 1

  var body: some View {
    VStack {
      Button("Pay") { pays = true }.sheet(isPresented: $pays) { BillForm() } // expect: missing-data-loss-guard
      Button("Note") { notes = true }.sheet(isPresented: $notes) { NoteForm() } // expect: missing-data-loss-guard
      Button("Outside") { notesOutside = true }.sheet(isPresented: $notesOutside) { OuterNoteForm().environmentObject(outer) }
      Button("Card") { card = CardModel() }.sheet(item: $card) { CardForm(card: $0) } // expect: missing-data-loss-guard
      Button("Lines") { counts = true }.sheet(isPresented: $counts) { LinesForm() } // expect: missing-data-loss-guard
      Button("Address") { moves = true }.sheet(isPresented: $moves) { AddressForm() } // expect: missing-data-loss-guard
      Button("Forgot") { forgot = true }.sheet(isPresented: $forgot) { ForgotPasswordView() }
      Button("Turn to \(page)") { turns = true }.sheet(isPresented: $turns) { PageChooser { page = $0 } }
    }
  }
}
