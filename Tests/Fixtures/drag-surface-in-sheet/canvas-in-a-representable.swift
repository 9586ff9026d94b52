// PencilKit's canvas, wrapped for SwiftUI.
import PencilKit
import SwiftUI

struct MarkupCanvas: UIViewRepresentable {
  func makeUIView(context: Context) -> PKCanvasView {
    let canvas = PKCanvasView()
    canvas.drawingPolicy = .anyInput
    return canvas
  }

  func updateUIView(_ view: PKCanvasView, context: Context) {}
}

struct MarkupView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      MarkupCanvas()
        .navigationTitle("Markup")
        .toolbar { Button("Close") { dismiss() } }
    }
  }
}

struct DocumentView: View {
  @State private var marksUp = false

  var body: some View {
    Button("Mark up") { marksUp = true }
      .sheet(isPresented: $marksUp) { MarkupView() } // expect: drag-surface-in-sheet
  }
}
