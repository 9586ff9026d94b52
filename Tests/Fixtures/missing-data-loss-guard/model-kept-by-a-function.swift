// clean
// A function that gives back a model which somebody keeps, finds it among others, or hands it on before.
import SwiftUI

struct Depot: View {
  @ObservedObject var shipments: Shipments
  @State private var keeps = false
  @State private var finds = false
  @State private var shares = false
  @State private var chooses = false
  @State private var asks = false
  let source: any LabelSource

  var body: some View {
    VStack {
      Button("Keep") { keeps = true }
      Button("Find") { finds = true }
      Button("Share") { shares = true }
      Button("Choose") { chooses = true }
      Button("Ask") { asks = true }
    }
    .sheet(isPresented: $keeps) { LabelForm(model: shipments.keptModel(), close: { keeps = false }) }
    .sheet(isPresented: $finds) { LabelForm(model: shipments.foundModel(), close: { finds = false }) }
    .sheet(isPresented: $shares) { LabelForm(model: shipments.sharedModel(), close: { shares = false }) }
    .sheet(isPresented: $chooses) { LabelForm(model: shipments.model(isNew: true), close: { chooses = false }) }
    .sheet(isPresented: $asks) { LabelForm(model: source.model(), close: { asks = false }) }
  }
}

protocol LabelSource {
  func model() -> LabelModel
}

final class Desk: LabelSource {
  private let one = LabelModel()
  func model() -> LabelModel { one }
}

final class Shipments: ObservableObject {
  private var draft: LabelModel?
  private let models: [LabelModel] = []

  func keptModel() -> LabelModel {
    let model = draft ?? LabelModel()
    draft = model
    return model
  }

  func foundModel() -> LabelModel { models.first { $0.sender.isEmpty } ?? LabelModel() }

  func sharedModel() -> LabelModel { .shared }

  func model(isNew: Bool) -> LabelModel {
    if isNew { return LabelModel() }
    return .shared
  }
}

final class LabelModel: ObservableObject {
  static let shared = LabelModel()
  @Published var sender = ""
  @Published var receiver = ""

  func send() { Post.send(sender + receiver) }
}

enum Post {
  static func send(_ text: String) { print(text) }
}

struct LabelForm: View {
  @ObservedObject var model: LabelModel
  let close: () -> Void

  var body: some View {
    NavigationStack {
      Form {
        TextField("Sender", text: $model.sender)
        TextField("Receiver", text: $model.receiver)
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: close) }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send") {
            model.send()
            close()
          }
        }
      }
    }
  }
}
