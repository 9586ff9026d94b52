// A model that a function makes and sets up before it gives it back, or a computed property, dies with the modal as well. One that is put
// somewhere on the way does not, nor does one that a property holds.
import SwiftUI

final class Order: ObservableObject {
  @Published var fees: [String] = []
  private var kept: [FeeModel] = []
  private let held = FeeModel()

  func feeModel(named name: String?) -> FeeModel {
    let model = FeeModel()
    if let name {
      model.preset(name)
    }
    return model
  }

  var newFee: FeeModel {
    let first = fees.first ?? ""
    return FeeModel(name: first)
  }

  func keptModel() -> FeeModel {
    let model = FeeModel()
    kept.append(model)
    return model
  }

  var heldFee: FeeModel { held }
}

final class FeeModel: ObservableObject {
  @Published var name: String
  @Published var note = ""

  init(name: String = "") { self.name = name }

  func preset(_ name: String) { self.name = name }

  func add() { Ledger.shared.add(name + note) }
}

struct OrderView: View {
  @ObservedObject var order: Order
  @State private var adds = false
  @State private var addsAnother = false
  @State private var addsKept = false
  @State private var addsHeld = false

  var body: some View {
    VStack {
      Button("Add") { adds = true }
        .sheet(isPresented: $adds) { FeeView(model: order.feeModel(named: nil)) } // expect: missing-data-loss-guard
      Button("Another") { addsAnother = true }
        .sheet(isPresented: $addsAnother) { FeeView(model: order.newFee) } // expect: missing-data-loss-guard
      Button("Kept") { addsKept = true }
        .sheet(isPresented: $addsKept) { FeeView(model: order.keptModel()) }
      Button("Held") { addsHeld = true }
        .sheet(isPresented: $addsHeld) { FeeView(model: order.heldFee) }
    }
  }
}

struct FeeView: View {
  @ObservedObject var model: FeeModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Name", text: $model.name)
      TextField("Note", text: $model.note)
      Button("Cancel") { dismiss() }
      Button("Add") {
        model.add()
        dismiss()
      }
    }
  }
}

final class Ledger {
  static let shared = Ledger()
  private var all: [String] = []
  func add(_ fee: String) { all.append(fee) }
}
