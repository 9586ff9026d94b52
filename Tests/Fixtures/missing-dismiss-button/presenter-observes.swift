// Whoever presents observes a model, and closes when the content says that it is done; or the content observes a
// publisher with operators behind it.
import Combine
import SwiftUI

@Observable final class Recording {
  var isOver = false
  var level = 0
}

final class Tips: ObservableObject {
  @Published var isRead = false
}

struct StudioView: View {
  @State private var records = false
  @State private var tunes = false
  @State private var showsTip = false
  @State private var recording = Recording()

  var body: some View {
    List {
      Button("Record") { records = true }
      Button("Tune") { tunes = true }
      Button("Tip") { showsTip = true }
    }
      .fullScreenCover(isPresented: $records) { RecordView(recording: recording) }
      // expect: missing-dismiss-button
      .sheet(isPresented: $tunes) { TunerView(recording: recording) }
      .sheet(isPresented: $showsTip) { TipView() }
      .onChange(of: recording.isOver) { records = false }
  }
}

struct RecordView: View {
  let recording: Recording
  var body: some View { Button("Stop") { recording.isOver = true } }
}

struct TunerView: View {
  let recording: Recording
  var body: some View { Button("Louder") { recording.level = 1 } }
}

struct TipView: View {
  @StateObject private var tips = Tips()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Got it") { tips.isRead = true }
      .onReceive(tips.$isRead.removeDuplicates().filter { $0 }) { _ in dismiss() }
  }
}
