import SwiftUI

struct Cabin: View {
  @Environment(\.dismiss) private var dismiss
  @State private var shows = false

  var body: some View {
    Button("Diary") { shows = true }
      .fullScreenCover(isPresented: $shows) { DiaryLoader() }
  }
}

struct DiaryLoader: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { DiaryView(store: DiaryStore(Diary(dismiss: dismiss))) }
}

struct DiaryView: View {
  @ObservedObject var store: DiaryStore

  var body: some View {
    VStack {
      Text("Day \(store.state.day)")
      Button("Next") { store.send(.nextTapped) }
      Button("Close") { store.send(.closeTapped) }
    }
  }
}
