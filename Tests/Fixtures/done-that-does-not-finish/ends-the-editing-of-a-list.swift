// clean
// Done takes the place of Edit, and ends that.
import SwiftUI

struct TasksView: View {
  @State private var isShown = false

  var body: some View {
    Button("Labels") { isShown = true }
      .sheet(isPresented: $isShown) { LabelsView() }
  }
}

struct LabelsView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      List { Text("Home") }
        .navigationTitle("Labels")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
          ToolbarItem(placement: .primaryAction) {
            if isEditing { Button("Done") { isEditing = false } } else { Button("Edit") { isEditing = true } }
          }
        }
    }
  }
}
