// Cancel looks at the draft and closes by itself only where there is none; what it shows else is a question of the team's own. One that looks
// at something else closes all the same, and so does one that looks and closes either way.
import SwiftUI

final class Shelf {
  static let shared = Shelf()
  private var books: [String] = []
  func add(_ book: String) { books.append(book) }
}

struct Library: View {
  @State private var looks = false
  @State private var hurries = false
  @State private var pretends = false

  var body: some View {
    VStack {
      Button("Look") { looks = true }.sheet(isPresented: $looks) { LookingForm() }
      Button("Hurry") { hurries = true }.sheet(isPresented: $hurries) { HurryingForm() } // expect: unasked-discard
      Button("Pretend") { pretends = true }.sheet(isPresented: $pretends) { PretendingForm() } // expect: unasked-discard
    }
  }
}

struct Doubt: View {
  let leave: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Discard", role: .destructive, action: leave)
    Button("Keep") { dismiss() }
  }
}

struct LookingForm: View {
  @State private var text = ""
  @State private var doubts = false
  @Environment(\.dismiss) private var dismiss
  private var isChanged: Bool { !text.isEmpty }

  var body: some View {
    VStack {
      Button("Cancel") { leave() }
      TextEditor(text: $text).interactiveDismissDisabled(isChanged)
      Button("Save") {
        Shelf.shared.add(text)
        dismiss()
      }
    }
    .sheet(isPresented: $doubts) { Doubt { dismiss() } }
  }

  private func leave() {
    guard isChanged else { return dismiss() }
    doubts = true
  }
}

struct HurryingForm: View {
  @AppStorage("online") private var isOnline = true
  @State private var text = ""
  @State private var doubts = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Cancel") { if isOnline { dismiss() } else { doubts = true } }
      TextEditor(text: $text).interactiveDismissDisabled(!text.isEmpty)
      Button("Save") {
        Shelf.shared.add(text)
        dismiss()
      }
    }
    .sheet(isPresented: $doubts) { Doubt { dismiss() } }
  }
}

struct PretendingForm: View {
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Cancel") {
        if text.isEmpty {
          dismiss()
        } else {
          print("thrown away")
          dismiss()
        }
      }
      TextEditor(text: $text).interactiveDismissDisabled(!text.isEmpty)
      Button("Save") {
        Shelf.shared.add(text)
        dismiss()
      }
    }
  }
}
