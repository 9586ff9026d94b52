// A use case that is called like a function, a refusal by way of UIKit, an editor that nobody can type into.
import SwiftUI

protocol KeepsDraft { func callAsFunction(_ text: String) }
protocol Press { func print(_ text: String) }

struct Refusal: UIViewControllerRepresentable {
  let refuses: Bool
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) { controller.parent?.isModalInPresentation = refuses }
}

struct Newsroom: View {
  let keepsDraft: any KeepsDraft
  let press: any Press
  @State private var first = false
  @State private var second = false
  @State private var third = false
  @State private var fourth = false

  var body: some View {
    VStack {
      Button("First") { first = true }.sheet(isPresented: $first) { Kept(keepsDraft: keepsDraft) }
      Button("Second") { second = true }.sheet(isPresented: $second) { Refused() }
      Button("Third") { third = true }.sheet(isPresented: $third) { Shown() }
      // expect: missing-data-loss-guard
      Button("Fourth") { fourth = true }.sheet(isPresented: $fourth) { Lost(press: press) }
    }
  }
}

struct Kept: View {
  let keepsDraft: any KeepsDraft
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("Close") { dismiss() }
      Button("Send") { print(text); dismiss() }
    }
    .onChange(of: text) { _, new in keepsDraft(new) }
  }
}

struct Refused: View {
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("Close") { dismiss() }
      Button("Send") { print(text); dismiss() }
    }
    .background(Refusal(refuses: !text.isEmpty))
  }
}

struct Shown: View {
  @State private var text = "Yesterday's paper"
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      TextEditor(text: $text).disabled(true)
      Button("Close") { dismiss() }
      Button("Send") { print(text); dismiss() }
    }
  }
}

// Nobody among the files prints: a swipe never asks them to, whoever it is.
struct Lost: View {
  let press: any Press
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      TextEditor(text: $text).disabled(false)
      Button("Close") { dismiss() }
      Button("Send") { press.print(text); dismiss() }
    }
  }
}
