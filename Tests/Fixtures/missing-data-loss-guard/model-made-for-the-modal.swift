// A model that is made where the sheet is made dies with it; one that the presenter holds does not.
import SwiftUI
import UIKit

final class NoteModel: ObservableObject {
  @Published var text = ""
  func send() { Mail.deliver(text) }
}

enum Mail {
  static func deliver(_ text: String) {}
}

struct NoteView: View {
  @ObservedObject var model: NoteModel
  var close: () -> Void = {}

  var body: some View {
    TextEditor(text: $model.text)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { close() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send") {
            model.send()
            close()
          }
        }
      }
  }
}

final class NoteHost: UIHostingController<NoteView> {
  init(model: NoteModel) {
    super.init(rootView: NoteView(model: model))
    rootView.close = { [unowned self] in dismiss(animated: true) }
  }
  required init?(coder: NSCoder) { nil }
}

final class Desk: UIViewController {
  private let kept = NoteModel()

  func write() {
    let model = NoteModel()
    present(NoteHost(model: model), animated: true) // expect: missing-data-loss-guard
  }

  func goOn() { present(NoteHost(model: kept), animated: true) }
}
