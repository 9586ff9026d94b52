// Apply of a filter is as good as Done.
// clean
import SwiftUI

struct Results: View {
  @State private var filters = false
  @State private var onlyNew = false

  var body: some View {
    Button("Filter") { filters = true }
      .sheet(isPresented: $filters) { FilterView(onlyNew: $onlyNew) }
  }
}

struct FilterView: View {
  @Binding var onlyNew: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Toggle("New", isOn: $onlyNew)
      Button("Apply") { dismiss() }
    }
  }
}
