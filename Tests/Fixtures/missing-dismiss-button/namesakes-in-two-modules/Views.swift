// Two modules each have a class of one name, and one has a view that is called like the other's button. What a model is handed runs,
// whichever it is; a button of UIKit's is no part of a SwiftUI screen.
import Controls
import SwiftUI

struct Lobby: View {
  @State private var showsMap = false
  @State private var showsForm = false

  var body: some View {
    VStack {
      Button("Map") { showsMap = true }
      Button("Form") { showsForm = true }
    }
    .sheet(isPresented: $showsMap) { MapPage() }
    .sheet(isPresented: $showsForm) { FormPage() } // expect: missing-dismiss-button
  }
}

struct MapPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ItemBar(BarItem { dismiss() })
  }
}

struct FormPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    WideButton(title: "Save", action: self.save)
  }

  private func save() {
    Box.shared.keep("form")
    dismiss()
  }
}

struct WideButton: View {
  var title: String
  var action: () -> Void

  var body: some View {
    Button(title, action: action)
  }
}

final class BarItem {
  let action: () -> Void
  init(action: @escaping () -> Void) { self.action = action }
}

final class Box {
  static let shared = Box()
  func keep(_ name: String) { UserDefaults.standard.set(name, forKey: "form") }
}
