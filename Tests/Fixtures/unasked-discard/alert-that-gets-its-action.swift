// Cancel makes the alert that a state holds, and hands it the closure that closes; or it waits for a function that raises a dialog's flag.
import SwiftUI

struct Office: View {
  @State private var writes = false
  @State private var logs = false
  @State private var jots = false

  var body: some View {
    VStack {
      Button("Write") { writes = true }
      Button("Log") { logs = true }
      Button("Jot") { jots = true }
    }
    .sheet(isPresented: $writes) { ReportForm() }
    .sheet(isPresented: $logs) { LogForm() }
    .sheet(isPresented: $jots) { JotForm() } // expect: unasked-discard
  }
}

struct Question: Identifiable {
  let id = UUID()
  let title: String
  let action: () -> Void
}

struct ReportForm: View {
  @State private var report = ""
  @State private var question: Question?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Cancel") { question = Question(title: "Discard?") { dismiss() } }
      TextEditor(text: $report).interactiveDismissDisabled(!report.isEmpty)
      Button("Save") {
        Reports.shared.add(report)
        dismiss()
      }
    }
    .alert(item: $question) { question in
      Alert(title: Text(question.title), primaryButton: .destructive(Text("Discard"), action: question.action), secondaryButton: .cancel())
    }
  }
}

struct LogForm: View {
  @State private var entry = ""
  @State private var asks = false
  @State private var answer: CheckedContinuation<Bool, Never>?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextEditor(text: $entry)
      Button("Save") {
        Reports.shared.add(entry)
        dismiss()
      }
      Button("Cancel") { Task { if await mayLeave() { dismiss() } } }
    }
    .interactiveDismissDisabled(!entry.isEmpty)
    .confirmationDialog("Discard?", isPresented: $asks) {
      Button("Discard", role: .destructive) { answer?.resume(returning: true) }
      Button("Keep", role: .cancel) { answer?.resume(returning: false) }
    }
  }

  private func mayLeave() async -> Bool {
    await withCheckedContinuation {
      answer = $0
      asks = true
    }
  }
}

struct JotForm: View {
  @State private var jot = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextEditor(text: $jot).interactiveDismissDisabled(!jot.isEmpty)
      Button("Cancel") { Task { if await isReady() { dismiss() } } }
      Button("Save") {
        Reports.shared.add(jot)
        dismiss()
      }
    }
  }

  private func isReady() async -> Bool { true }
}

final class Reports {
  static let shared = Reports()
  private var all: [String] = []
  func add(_ report: String) { all.append(report) }
}
