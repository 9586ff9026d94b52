// clean
// A Done that saves is a commit beside a Cancel, in any language: a swipe stands for the Cancel.
import SwiftUI

final class Archive {
  static let shared = Archive()
  private var rows: [String] = []
  func save(_ row: String) { rows.append(row) }
}

struct Office: View {
  @State private var files = false
  var body: some View { Button("Akte") { files = true }.sheet(isPresented: $files) { File() } }
}

struct File: View {
  @State private var number = 0
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Button("Mehr") { number += 1 }
      Button("Fertig") { Archive.shared.save("\(number)"); dismiss() }
      Button("Abbrechen") { dismiss() }
    }
  }
}
