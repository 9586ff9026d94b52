// `self.isRead = isRead` sets the property, whatever the parameter beside it is called, and so does `(headline, isPrinted) = …`: the Close
// comes once it is so. What is set where no button hangs on it brings none.
import SwiftUI

@MainActor final class Chapter: ObservableObject {
  @Published private(set) var isRead = false
  @Published private(set) var isLoud = false
  func load() async { update(isRead: true) }
  private func update(isRead: Bool) { self.isRead = isRead }
}

struct ShelfView: View {
  @State private var reads = false
  @State private var listens = false

  var body: some View {
    Button("Read") { reads = true }
      .fullScreenCover(isPresented: $reads) { ChapterView(chapter: Chapter()) }
    Button("Listen") { listens = true }
      .fullScreenCover(isPresented: $listens) { ListeningView(chapter: Chapter()) } // expect: trapped-modal
  }
}

struct ChapterView: View {
  @StateObject var chapter: Chapter
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      if chapter.isRead { Button("Close") { dismiss() } } else { ProgressView() }
    }
    .task { await chapter.load() }
  }
}

struct ListeningView: View {
  @StateObject var chapter: Chapter
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      if chapter.isLoud { Button("Close") { dismiss() } } else { ProgressView() }
    }
    .task { await chapter.load() }
  }
}

@MainActor final class Gazette: ObservableObject {
  @Published private(set) var headline = ""
  @Published private(set) var isPrinted = false
  func load() async { (headline, isPrinted) = await ("Rain", true) }
}

struct NewsstandView: View {
  @State private var reads = false
  var body: some View {
    Button("Read") { reads = true }
      .fullScreenCover(isPresented: $reads) { GazetteView(gazette: Gazette()) }
  }
}

struct GazetteView: View {
  @StateObject var gazette: Gazette
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      if gazette.isPrinted { Button("Close") { dismiss() } } else { ProgressView() }
    }
    .task { await gazette.load() }
  }
}
