// A Save uses what it is worked out from: a part of a model, a computed value, the draft of whoever presents.
import SwiftUI

struct Trip: Equatable {
  var title = ""
  var notes = ""
}

struct Trips: View {
  @Binding var trip: Trip
  @State private var adds = false
  @State private var imports = false
  @State private var edits = false
  @State private var edited = Trip()
  @State private var wraps = false
  @State private var all: [Trip] = []

  var body: some View {
    VStack {
      Button("Add") { adds = true }
      Button("Import") { imports = true }
      Button("Edit") {
        edits = true
        edited = trip
      }
      Button("Comment") { wraps = true }
    }
    .sheet(isPresented: $adds) { PartForm() } // expect: missing-data-loss-guard
    .sheet(isPresented: $imports) { ComputedForm { all.append($0) } } // expect: missing-data-loss-guard
    .sheet(isPresented: $edits) { // expect: missing-data-loss-guard
      NavigationStack {
        TripForm(trip: $edited)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { edits = false } }
            ToolbarItem(placement: .confirmationAction) {
              Button("Done") {
                edits = false
                trip = edited
              }
            }
          }
      }
    }
    .framedSheet(isPresented: $wraps) { CommentForm() } // expect: missing-data-loss-guard
  }
}

@Observable final class PartModel {
  var draft = Trip()
  func save() { Journal.add(draft) }
}

struct PartForm: View {
  @State private var model = PartModel()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TextField("Title", text: $model.draft.title)
    TextEditor(text: $model.draft.notes)
    Button("Cancel") { dismiss() }
    Button("Save") {
      model.save()
      dismiss()
    }
  }
}

struct ComputedForm: View {
  let onSave: (Trip) -> Void
  @State private var title = ""
  @State private var notes = ""
  @Environment(\.dismiss) private var dismiss
  private var trip: Trip { Trip(title: title, notes: notes) }

  var body: some View {
    TextField("Title", text: $title)
    TextEditor(text: $notes)
    Button("Cancel") { dismiss() }
    Button("Save") {
      onSave(trip)
      dismiss()
    }
  }
}

struct TripForm: View {
  @Binding var trip: Trip

  var body: some View {
    Form {
      TextField("Title", text: $trip.title)
      TextEditor(text: $trip.notes)
    }
  }
}

struct SheetFrame<Content: View>: View {
  @ViewBuilder var content: () -> Content
  @Environment(\.dismiss) private var dismiss
  var body: some View { NavigationStack { content().toolbar { Button("Close") { dismiss() } } } }
}

extension View {
  func framedSheet<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    sheet(isPresented: isPresented) { SheetFrame(content: content) }
  }
}

struct CommentForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var comment = ""

  var body: some View {
    TextEditor(text: $comment)
    Button("Send") {
      Journal.add(Trip(notes: comment))
      dismiss()
    }
  }
}

enum Journal { static func add(_ trip: Trip) { print(trip) } }
