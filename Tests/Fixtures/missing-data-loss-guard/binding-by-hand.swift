// A binding that is written out reads and sets the form's own state all the same.
import SwiftUI

struct Desk: View {
  @State private var writes = false
  @State private var renames = false
  @State private var title = ""

  var body: some View {
    Button("Write") { writes = true }
      .sheet(isPresented: $writes) { Letter() }  // expect: missing-data-loss-guard
    Button("Rename") { renames = true }
      .sheet(isPresented: $renames) { Label(title: $title) }
  }
}

struct Letter: View {
  @Environment(\.dismiss) private var dismiss
  @State private var subject = ""
  @State private var remark: String?

  var body: some View {
    Form {
      TextField("Subject", text: Binding(get: { subject }, set: { subject = $0 }))
      TextField("Remark", text: Binding(get: { remark ?? "" }, set: { remark = $0.isEmpty ? nil : $0 }))
      Button("Cancel") { dismiss() }
      Button("Send") {
        Post.send(subject, remark)
        dismiss()
      }
    }
  }
}

struct Label: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var title: String

  var body: some View {
    TextField("Title", text: Binding(get: { title }, set: { title = $0 }))
    Button("Cancel") { dismiss() }
    Button("Send") {
      Post.send(title, nil)
      dismiss()
    }
  }
}

enum Post {
  static func send(_ subject: String, _ remark: String?) { print(subject, remark ?? "") }
}
