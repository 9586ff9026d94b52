// Apply of a filter is as good as Done, wherever the bar has it; anything else that confirms commits.
import SwiftUI

struct Shop: View {
  @State private var filters = Filters()
  @State private var narrows = false
  @State private var edits = false

  var body: some View {
    Button("Filter") {
      narrows = true
      edits = true
    }
    .sheet(isPresented: $narrows) { FilterSheet(filters: $filters) }
    .sheet(isPresented: $edits) { Profile(filters: $filters) } // expect: missing-dismiss-button
  }
}

struct Filters {
  var isOnSale = false
}

struct FilterSheet: View {
  @Binding var filters: Filters
  @State private var draft = Filters()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form { Toggle("Sale", isOn: $draft.isOnSale) }
        .navigationTitle("Filter")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Apply") {
              filters = draft
              dismiss()
            }
          }
        }
    }
  }
}

struct Profile: View {
  @Binding var filters: Filters
  @State private var draft = Filters()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form { Toggle("Sale", isOn: $draft.isOnSale) }
        .navigationTitle("Profile")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Use") {
              filters = draft
              dismiss()
            }
          }
        }
    }
  }
}
