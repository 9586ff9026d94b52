// The model of a form is the item that shows it: made as it opens, and let go as it closes.
import SwiftUI

@Observable final class LetterModel: Identifiable {
  var text = ""
  func send() { Post.shared.take(text) }
}

@Observable final class PageModel: Identifiable {
  let page: Page
  init(page: Page) { self.page = page }
  func send() { Post.shared.take(page.text) }
}

@Observable final class Page { var text = "" }

@Observable final class SavingModel: Identifiable {
  var text = "" { didSet { UserDefaults.standard.set(text, forKey: "letter") } }
  func send() { Post.shared.take(text) }
}

final class Post {
  static let shared = Post()
  private var all: [String] = []
  func take(_ text: String) { all.append(text) }
}

struct Desk: View {
  @State private var letter: LetterModel?
  @State private var page: PageModel?
  @State private var saving: SavingModel?
  @State private var kept: LetterModel?
  @State private var last = LetterModel()
  let pages: [Page]

  var body: some View {
    Button("Letter") { letter = LetterModel() }
      .sheet(item: $letter) { letter in LetterForm(model: letter) } // expect: missing-data-loss-guard
    Button("Page") { page = PageModel(page: pages[0]) }
      .sheet(item: $page) { page in PageForm(model: page) }
    Button("Saving") { saving = SavingModel() }
      .sheet(item: $saving) { saving in SavingForm(model: saving) }
    Button("Again") { kept = last }
      .sheet(item: $kept) { kept in LetterForm(model: kept) }
  }
}

struct LetterForm: View {
  @Bindable var model: LetterModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TextEditor(text: $model.text)
    Button("Cancel") { dismiss() }
    Button("Send") { model.send(); dismiss() }
  }
}

struct PageForm: View {
  @Bindable var model: PageModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    @Bindable var page = model.page
    TextEditor(text: $page.text)
    Button("Cancel") { dismiss() }
    Button("Send") { model.send(); dismiss() }
  }
}

struct SavingForm: View {
  @Bindable var model: SavingModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TextEditor(text: $model.text)
    Button("Cancel") { dismiss() }
    Button("Send") { model.send(); dismiss() }
  }
}
