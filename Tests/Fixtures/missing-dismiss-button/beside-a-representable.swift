// A controller of UIKit's beside a form takes nothing away from what SwiftUI shows.
import SwiftUI
import UIKit

final class Lens: UIViewController {}

struct Camera: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> Lens { Lens() }
  func updateUIViewController(_ lens: Lens, context: Context) {}
}

struct Report: View {
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false
  @State private var text = ""

  var body: some View {
    VStack {
      Camera()
      TextEditor(text: $text)
      Button("Cancel") { asks = true }
    }
    .interactiveDismissDisabled()
    .confirmationDialog("Discard?", isPresented: $asks) {
      Button("Discard", role: .destructive) { dismiss() }
      Button("Keep", role: .cancel) {}
    }
  }
}

struct Scan: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isDone = false

  var body: some View {
    VStack {
      Button("Close") { isDone = true }
      Camera()
    }
    .onChange(of: isDone) { dismiss() }
  }
}

struct Chart: View {
  var body: some View {
    VStack {
      Text("Chart")
      Camera()
    }
    .presentationDetents([.medium])
    .presentationBackgroundInteraction(.enabled)
  }
}

struct Bare: View {
  var body: some View {
    VStack {
      Text("Look")
      Camera()
    }
  }
}

struct Desk: View {
  @State private var reports = false
  @State private var scans = false
  @State private var charts = false
  @State private var looks = false

  var body: some View {
    Button("All") { reports = true; scans = true; charts = true; looks = true }
      .sheet(isPresented: $reports) { Report() }
      .sheet(isPresented: $scans) { Scan() }
      .sheet(isPresented: $charts) { Chart() }
      .sheet(isPresented: $looks) { Bare() } // expect: missing-dismiss-button
  }
}
