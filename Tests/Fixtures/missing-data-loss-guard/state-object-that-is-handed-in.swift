// A `@StateObject` that whoever makes the view hands in lives as long as it does there; one that is made for the modal goes with it.
import SwiftUI

final class Parcel: ObservableObject {
  let label = LabelModel()
}

final class LabelModel: ObservableObject {
  @Published var text = ""
  func save() { Depot.shared.add(text) }
}

final class Depot {
  static let shared = Depot()
  private var labels: [String] = []
  func add(_ label: String) { labels.append(label) }
}

struct ParcelView: View {
  @ObservedObject var parcel: Parcel
  @State private var labels = false
  @State private var relabels = false

  var body: some View {
    VStack {
      Button("Label") { labels = true }
      Button("New label") { relabels = true }
    }
    .sheet(isPresented: $labels) { LabelForm(model: parcel.label) }
    .sheet(isPresented: $relabels) { LabelForm(model: LabelModel()) } // expect: missing-data-loss-guard
  }
}

struct LabelForm: View {
  @StateObject var model: LabelModel
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    TextEditor(text: $model.text)
    Button("Cancel") { dismiss() }
    Button("Save") { model.save(); dismiss() }
  }
}
