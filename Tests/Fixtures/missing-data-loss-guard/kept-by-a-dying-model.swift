// A model that dies with the sheet hands the draft on as it does; to say goodbye keeps nothing.
import SwiftUI

final class DraftShelf {
  static let shared = DraftShelf()
  var postcard = ""
}

final class PostcardModel: ObservableObject {
  @Published var greeting = DraftShelf.shared.postcard

  deinit { DraftShelf.shared.postcard = greeting }

  func post() {
    Post.deliver(greeting)
    greeting = ""
  }
}

final class TelegramModel: ObservableObject {
  @Published var wire = ""

  deinit { print("telegram closed") }

  func post() { Post.deliver(wire) }
}

enum Post {
  static func deliver(_ text: String) { print(text) }
}

struct Counter: View {
  @State private var writesPostcard = false
  @State private var writesTelegram = false

  var body: some View {
    VStack {
      Button("Postcard") { writesPostcard = true }
        .sheet(isPresented: $writesPostcard) { PostcardForm() }
      Button("Telegram") { writesTelegram = true }
        .sheet(isPresented: $writesTelegram) { TelegramForm() } // expect: missing-data-loss-guard
    }
  }
}

struct PostcardForm: View {
  @Environment(\.dismiss) private var dismiss
  @StateObject private var model = PostcardModel()

  var body: some View {
    VStack {
      TextEditor(text: $model.greeting)
      Button("Cancel") { dismiss() }
      Button("Send") {
        model.post()
        dismiss()
      }
    }
  }
}

struct TelegramForm: View {
  @Environment(\.dismiss) private var dismiss
  @StateObject private var model = TelegramModel()

  var body: some View {
    VStack {
      TextEditor(text: $model.wire)
      Button("Cancel") { dismiss() }
      Button("Send") {
        model.post()
        dismiss()
      }
    }
  }
}
