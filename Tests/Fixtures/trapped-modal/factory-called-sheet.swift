// A function of the project's own that is called like a modifier of SwiftUI's gives a view.
import SwiftUI

enum Screens {
  @ViewBuilder static func sheet(for number: Int) -> some View {
    if number == 1 { NavigationStack { Filter() } } else { Bare() }
  }
  static func alert(_ text: String) -> some View { Bare() }
}

struct Filter: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Form { Text("Unread") }.toolbar { Button("Done") { dismiss() } } }
}

struct Bare: View { var body: some View { Text("Nothing") } }

struct Inbox: View {
  @State private var filters = false
  @State private var warns = false
  var body: some View {
    VStack {
      Button("Filter") { filters = true }.fullScreenCover(isPresented: $filters) { Screens.sheet(for: 1) }
      // expect: trapped-modal
      Button("Warn") { warns = true }.fullScreenCover(isPresented: $warns) { Screens.alert("x") }
    }
  }
}
