// Add puts what is typed into a list of the form's own: nothing is committed, so nothing is lost that was about to be.
import SwiftUI

struct Market: View {
  @State private var fillsBasket = false
  @State private var sendsBasket = false

  var body: some View {
    Button("Fill") { fillsBasket = true }
      .sheet(isPresented: $fillsBasket) { BasketForm() }
    Button("Send") { sendsBasket = true }
      .sheet(isPresented: $sendsBasket) { ParcelForm() }  // expect: missing-data-loss-guard
  }
}

struct BasketForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var fruit = ""
  @State private var fruits: [String] = []
  @FocusState private var types: Bool

  var body: some View {
    Form {
      TextField("Fruit", text: $fruit)
      Button("Add fruit") { put() }
      Button("Cancel") { dismiss() }
    }
  }

  private func put() {
    fruits.append(fruit.trimmingCharacters(in: .whitespaces))
    withAnimation { fruit = "" }
    types = true
  }
}

struct ParcelForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var address = ""
  @State private var isSent = false

  var body: some View {
    Form {
      TextField("Address", text: $address)
      Button("Send parcel") {
        isSent = true
        Post.shared.send(address)
      }
      Button("Cancel") { dismiss() }
    }
  }
}

final class Post {
  static let shared = Post()
  private var parcels: [String] = []
  func send(_ address: String) { parcels.append(address) }
}
