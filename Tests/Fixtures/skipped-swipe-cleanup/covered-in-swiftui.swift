// Four ways in which a swipe does the same: `onDismiss`, an observer of the flag, a binding's setter, `onDisappear`.
// clean
import SwiftUI

final class Drafts {
  private var open: [String] = []
  func discardAll() { open = [] }
}

struct ByOnDismiss: View {
  @State private var shows = false
  let drafts: Drafts

  var body: some View {
    Button("Open") { shows = true }
      .sheet(isPresented: $shows, onDismiss: { drafts.discardAll() }) {
        DraftSheet(onCancel: {
          shows = false
          drafts.discardAll()
        })
      }
  }
}

struct ByObserver: View {
  @State private var isOpen = false
  let drafts: Drafts

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        DraftSheet(onCancel: {
          isOpen = false
          drafts.discardAll()
        })
      }
      .onChange(of: isOpen) { if !isOpen { drafts.discardAll() } }
  }
}

struct BySetter: View {
  @State private var isUp = false
  let drafts: Drafts

  private var binding: Binding<Bool> {
    Binding(get: { isUp }, set: { if !$0 { close() } })
  }

  var body: some View {
    Button("Open") { isUp = true }
      .sheet(isPresented: Binding(get: { isUp }, set: { if !$0 { close() } })) {
        DraftSheet(onCancel: { close() })
      }
  }

  private func close() {
    isUp = false
    drafts.discardAll()
  }
}

struct ByDisappearing: View {
  @State private var shown = false
  let drafts: Drafts

  var body: some View {
    Button("Open") { shown = true }
      .sheet(isPresented: $shown) {
        LeavingSheet(onClose: { drafts.discardAll() })
      }
  }
}

struct DraftSheet: View {
  let onCancel: () -> Void

  var body: some View {
    Button("Cancel", action: onCancel)
  }
}

struct LeavingSheet: View {
  let onClose: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
      .onDisappear { onClose() }
  }
}
