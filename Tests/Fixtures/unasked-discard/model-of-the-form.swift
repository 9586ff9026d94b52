// The draft lives in a model that was made for the sheet.
import SwiftUI

struct Offers: View {
  @State private var offers = false

  var body: some View {
    Button("Offer") { offers = true }
      .sheet(isPresented: $offers) { OfferForm() } // expect: unasked-discard
  }
}

final class OfferModel: ObservableObject {
  @Published var title = ""
  @Published var details = ""
  func submit() { print(title, details) }
}

struct OfferForm: View {
  @StateObject private var model = OfferModel()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Title", text: $model.title)
      TextField("Details", text: $model.details)
      Button("Submit") {
        model.submit()
        dismiss()
      }
      Button("Cancel") { dismiss() }
    }
    .interactiveDismissDisabled(!model.title.isEmpty)
  }
}
