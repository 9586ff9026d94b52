// Two fields, full screen: only the X closes, and it asks nothing.
import SwiftUI

struct Addresses: View {
  @State private var adds = false

  var body: some View {
    Button("Add") { adds = true }
      .fullScreenCover(isPresented: $adds) { AddressForm(book: AddressBook()) } // expect: unasked-discard
  }
}

struct AddressForm: View {
  let book: AddressBook
  @State private var street = ""
  @State private var city = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button { dismiss() } label: { Image(systemName: "xmark") }
      TextField("Street", text: $street)
      TextField("City", text: $city)
      Button("Save") {
        book.save(street, city)
        dismiss()
      }
    }
  }
}

final class AddressBook {
  private var lines: [String] = []
  func save(_ street: String, _ city: String) { lines = [street, city] }
}
