// A Continue that lets the phone buzz, puts the keyboard away or counts is as good as a Close; one that saves is not.
import SwiftUI
import UIKit

enum Touch {
  static func tap() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
}

func hideKeyboard() { UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }

enum Visits {
  static func note(_ name: String) { UserDefaults.standard.set(name, forKey: "visit") }
}

struct Harbour: View {
  @State private var buzzes = false
  @State private var hides = false
  @State private var saves = false
  @State private var stores = false

  var body: some View {
    Button("Buzz") { buzzes = true }.sheet(isPresented: $buzzes) { Buzzing() }
    Button("Hide") { hides = true }.sheet(isPresented: $hides) { Hiding() }
    Button("Save") { saves = true }.sheet(isPresented: $saves) { Saving() } // expect: missing-dismiss-button
    Button("Store") { stores = true }.sheet(isPresented: $stores) { Storing(log: Log(file: .standardError)) } // expect: missing-dismiss-button
  }
}

struct Buzzing: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Continue") { Touch.tap(); dismiss() } }
}

struct Hiding: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Continue") { hideKeyboard(); dismiss() } }
}

struct Saving: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Continue") { Visits.note("harbour"); dismiss() } }
}

struct Storing: View {
  @Environment(\.dismiss) private var dismiss
  let log: Log
  var body: some View { Button("Continue") { log.close(); dismiss() } }
}

struct Log {
  let file: FileHandle
  // It calls another's method of the same name.
  func close() { try? file.close() }
}
