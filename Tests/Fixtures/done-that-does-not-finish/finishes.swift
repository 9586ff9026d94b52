// clean
// Dones that close, save, call back, end an editing; one above the keyboard; one on no modal.
import SwiftUI

struct Home: View {
  @State private var one = false
  @State private var two = false

  var body: some View {
    VStack {
      Button("Done") {}
      Button("One") { one = true }.sheet(isPresented: $one) { One(finish: { one = false }) }
      Button("Two") { two = true }.sheet(isPresented: $two) { Two() }
    }
  }
}

struct One: View {
  var finish: () -> Void
  @State private var isEditing = false
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Button("Done", action: finish)
      if isEditing { Button("Done") { isEditing = false } } else { Button("Edit") { isEditing = true } }
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) { Button("Done") {} }
    }
  }
}

struct Two: View {
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      Button("Done") { save() }
    }
  }

  private func save() { count += 1 }
}
