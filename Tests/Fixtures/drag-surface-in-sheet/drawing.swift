// Strokes on a sheet.
import SwiftUI

struct NoteView: View {
  @State private var draws = false

  var body: some View {
    Button("Sketch") { draws = true }
      .sheet(isPresented: $draws) { SketchView() } // expect: drag-surface-in-sheet
  }
}

struct SketchView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var strokes: [[CGPoint]] = [[]]

  var body: some View {
    Button("Close") { dismiss() }
    Canvas { context, _ in
      for stroke in strokes { context.stroke(Path { $0.addLines(stroke) }, with: .color(.primary)) }
    }
    .gesture(drawing)
  }

  private var drawing: some Gesture {
    DragGesture()
      .onChanged { drag in strokes[strokes.count - 1].append(drag.location) }
      .onEnded { _ in strokes.append([]) }
  }
}
