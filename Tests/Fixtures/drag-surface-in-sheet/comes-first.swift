// The drag begins at the first touch, or before all others: the sheet gets nothing of it.
// clean
import SwiftUI

struct NoteView: View {
  @State private var draws = false
  @State private var moves = false
  @State private var sorts = false

  var body: some View {
    Button("Sketch") { draws = true }
      .sheet(isPresented: $draws) { SketchView() }
    Button("Move") { moves = true }
      .sheet(isPresented: $moves) { MoveView() }
    Button("Sort") { sorts = true }
      .sheet(isPresented: $sorts) { SortView() }
  }
}

struct SketchView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var points: [CGPoint] = []

  var body: some View {
    Button("Close") { dismiss() }
    Path { $0.addLines(points) }
      .gesture(DragGesture(minimumDistance: 0).onChanged { points.append($0.location) })
  }
}

struct MoveView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var offset = CGSize.zero

  var body: some View {
    Button("Close") { dismiss() }
    Circle()
      .offset(offset)
      .highPriorityGesture(moving)
  }

  private var moving: some Gesture {
    DragGesture().onChanged { offset = $0.translation }
  }
}

struct SortView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var offset = CGSize.zero

  var body: some View {
    Button("Close") { dismiss() }
    Circle()
      .offset(offset)
      .gesture(LongPressGesture().sequenced(before: DragGesture().onChanged { offset = $0.translation }))
  }
}
