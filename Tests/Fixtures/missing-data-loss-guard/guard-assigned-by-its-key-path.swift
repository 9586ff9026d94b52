// A stream that is assigned to `isModalInPresentation` refuses the swipe; one that is assigned to something else does not.
import Combine
import SwiftUI
import UIKit

final class PaperController: UIViewController {
  private var bag = Set<AnyCancellable>()

  func write() {
    let model = PaperModel()
    let host = UIHostingController(rootView: PaperView(model: model))
    model.$text.map { !$0.isEmpty }.assign(to: \.isModalInPresentation, on: host).store(in: &bag)
    present(host, animated: true)
  }

  func scribble() {
    let model = PaperModel()
    let host = UIHostingController(rootView: PaperView(model: model))
    model.$text.map { Optional($0) }.assign(to: \.title, on: host).store(in: &bag)
    present(host, animated: true) // expect: missing-data-loss-guard
  }
}

final class PaperModel: ObservableObject {
  @Published var text = ""
  func send() { Press.shared.print(text) }
}

final class Press {
  static let shared = Press()
  private var sheets: [String] = []
  func print(_ sheet: String) { sheets.append(sheet) }
}

struct PaperView: View {
  @ObservedObject var model: PaperModel
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    TextEditor(text: $model.text)
    Button("Cancel") { dismiss() }
    Button("Send") { model.send(); dismiss() }
  }
}
