// Two cases show the same form: one with a model of the presenter's, which keeps what is typed, one with a model that goes with the sheet.
import SwiftUI

struct Pier: View {
  enum Page: Identifiable {
    case kept, fresh
    var id: Self { self }
  }

  @State private var page: Page?
  @State private var other: Page?
  @StateObject private var log = Log()

  var body: some View {
    VStack {
      Button("Log") { page = .kept }
      Button("New log") { page = .fresh }
      Button("The log again") { other = .kept }
    }
    .sheet(item: $page) { page in // expect: missing-data-loss-guard
      switch page {
      case .kept: LogForm(log: log)
      case .fresh: LogForm(log: Log())
      }
    }
    .sheet(item: $other) { page in
      switch page {
      case .kept: LogForm(log: log)
      case .fresh: LogForm(log: log)
      }
    }
  }
}

final class Log: ObservableObject {
  @Published var entry = ""

  func file() { Archive.shared.add(entry) }
}

struct LogForm: View {
  @ObservedObject var log: Log
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextEditor(text: $log.entry)
      Button("Cancel") { dismiss() }
      Button("Save") {
        log.file()
        dismiss()
      }
    }
  }
}

final class Archive {
  static let shared = Archive()
  private var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }
}
