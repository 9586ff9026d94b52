// A form whose model a function of the presenter's model makes anew, and keeps nowhere: it goes with the modal.
import SwiftUI

struct Basket: View {
  @ObservedObject var order: Order
  @State private var edits = false
  @State private var renames = false

  var body: some View {
    VStack {
      Button("Address") { edits = true }
      Button("Name") { renames = true }
    }
    .sheet(isPresented: $edits) { // expect: missing-data-loss-guard
      AddressForm(model: order.makeAddressModel(), close: { edits = false })
    }
    .sheet(isPresented: $renames) { // expect: missing-data-loss-guard
      AddressForm(model: addressModel(), close: { renames = false })
    }
  }

  private func addressModel() -> AddressModel { return .init(street: order.street) { order.street = $0 } }
}

final class Order: ObservableObject {
  @Published var street = ""

  func makeAddressModel() -> AddressModel {
    AddressModel(street: street) { [weak self] street in self?.street = street }
  }
}

final class AddressModel: ObservableObject {
  @Published var street: String
  @Published var town = ""
  private let onSave: (String) -> Void

  init(street: String, onSave: @escaping (String) -> Void) {
    self.street = street
    self.onSave = onSave
  }

  func save() { onSave(street + town) }
}

struct AddressForm: View {
  @ObservedObject var model: AddressModel
  let close: () -> Void

  var body: some View {
    NavigationStack {
      Form {
        TextField("Street", text: $model.street)
        TextField("Town", text: $model.town)
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: close) }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            model.save()
            close()
          }
        }
      }
    }
  }
}
