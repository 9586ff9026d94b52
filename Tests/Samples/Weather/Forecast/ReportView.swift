import SwiftUI

/// "What is it like where you are?" A swipe throws the text away.
struct ReportView: View {
  let place: String
  @EnvironmentObject private var store: WeatherStore
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    NavigationStack {
      TextEditor(text: $text)
        .navigationTitle("Report")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel) { dismiss() }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Send", action: send)
          }
        }
    }
  }

  private func send() {
    store.send(Report(place: place, text: text))
    dismiss()
  }
}
