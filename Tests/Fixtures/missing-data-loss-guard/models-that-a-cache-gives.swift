// A model that a cache, a getter or an autoclosure gives is another's, who keeps it; one that a function makes anew goes with the sheet.
import SwiftUI

@main
struct MuseumApp: App {
  var body: some Scene { WindowGroup { HallView() } }
}

struct HallView: View {
  @State private var isLabelling = false
  @State private var isGuiding = false
  @State private var isListing = false
  @State private var isHanging = false
  @StateObject private var listing = NoteModel()

  var body: some View {
    Button("Label") { isLabelling = true }.sheet(isPresented: $isLabelling) { LabelForm() }
    Button("Guide") { isGuiding = true }.sheet(isPresented: $isGuiding) { GuideForm() }
    Button("List") { isListing = true }.sheet(isPresented: $isListing) { ListForm(model: listing) }
    Button("Hang") { isHanging = true }.sheet(isPresented: $isHanging) { HangingForm() }  // expect: missing-data-loss-guard
  }
}

final class NoteModel: ObservableObject {
  @Published var text = ""
  func save() { Archive.lines.append(text) }
}

final class ModelCache {
  static let shared = ModelCache()
  private var models: [String: NoteModel] = [:]

  func model(for room: String) -> NoteModel {
    if let known = models[room] { return known }
    let model = NoteModel()
    models[room] = model
    return model
  }
}

enum Models {
  private static let guide = NoteModel()
  static var current: NoteModel { guide }
  static func fresh() -> NoteModel { NoteModel() }
}

struct LabelForm: View {
  @StateObject private var model = ModelCache.shared.model(for: "north")
  var body: some View {
    TextEditor(text: $model.text)
    CancelButton()
    Button("Save") { model.save() }
  }
}

struct GuideForm: View {
  @StateObject private var model = Models.current
  var body: some View {
    TextEditor(text: $model.text)
    CancelButton()
    Button("Save") { model.save() }
  }
}

struct ListForm: View {
  @StateObject private var model: NoteModel
  init(model: @autoclosure @escaping () -> NoteModel) { _model = StateObject(wrappedValue: model()) }
  var body: some View {
    TextEditor(text: $model.text)
    CancelButton()
    Button("Save") { model.save() }
  }
}

struct HangingForm: View {
  @StateObject private var model = Models.fresh()
  var body: some View {
    TextEditor(text: $model.text)
    CancelButton()
    Button("Save") { model.save() }
  }
}

enum Archive { static var lines: [String] = [] }

struct CancelButton: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Cancel") { dismiss() } }
}
