// A field of the team's own is bound to a part of what a model holds, and the model sends that as a whole. Its name stands at no field of
// SwiftUI's.
import Combine
import SwiftUI
import UIKit

final class Orders: UIViewController {
  func editAddress() {
    let page = UIHostingController(rootView: AddressForm(model: AddressModel()))
    present(page, animated: true) // expect: missing-data-loss-guard
  }

  func editAddressThatIsKept() {
    let page = UIHostingController(rootView: KeptAddressForm(model: KeptAddressModel()))
    present(page, animated: true)
  }
}

struct Row: View {
  let title: String
  @Binding var text: String

  var body: some View {
    HStack {
      Text(title)
      TextField(title, text: $text)
    }
  }
}

struct AddressFields {
  var street = ""
  var town = ""

  func address() -> Address { Address(line: street + ", " + town) }
}

struct Address {
  var line: String
}

final class AddressModel: ObservableObject {
  @Published var fields = AddressFields()

  func send(onFinish: @escaping () -> Void) {
    let sent = fields.address()
    Post.shared.send(sent, then: onFinish)
  }
}

struct AddressForm: View {
  @ObservedObject var model: AddressModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Row(title: "Street", text: $model.fields.street)
      Row(title: "Town", text: $model.fields.town)
      Button("Close") { dismiss() }
      Button("Done") { model.send { dismiss() } }
    }
  }
}

final class KeptAddressModel: ObservableObject {
  @Published var fields = AddressFields() { didSet { Post.shared.keep(fields) } }

  func send(onFinish: @escaping () -> Void) {
    let sent = fields.address()
    Post.shared.send(sent, then: onFinish)
  }
}

struct KeptAddressForm: View {
  @ObservedObject var model: KeptAddressModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Row(title: "Street", text: $model.fields.street)
      Row(title: "Town", text: $model.fields.town)
      Button("Close") { dismiss() }
      Button("Done") { model.send { dismiss() } }
    }
  }
}

final class Post {
  static let shared = Post()
  private var sent: [Address] = []
  private var drafts: [AddressFields] = []

  func send(_ address: Address, then finish: () -> Void) {
    sent.append(address)
    finish()
  }

  func keep(_ draft: AddressFields) { drafts.append(draft) }
}
