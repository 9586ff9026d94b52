// The full screen is for drawing.
// clean
import PencilKit
import SwiftUI

struct MarkupCanvas: UIViewRepresentable {
  func makeUIView(context: Context) -> PKCanvasView { PKCanvasView() }
  func updateUIView(_ view: PKCanvasView, context: Context) {}
}

struct MarkupView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    MarkupCanvas()
    Button("Close") { dismiss() }
  }
}

struct DocumentView: View {
  @State private var marksUp = false

  var body: some View {
    Button("Mark up") { marksUp = true }
      .fullScreenCover(isPresented: $marksUp) { MarkupView() }
  }
}
