// A bar shows its Close button only if it is handed a dismiss action, and not everybody hands one over.
import SwiftUI

struct GalleryView: View {
  @State private var showsPainter = false
  @State private var showsFrame = false
  @State private var showsColor = false
  @State private var showsCanvas = false

  var body: some View {
    VStack {
      Button("Painter") { showsPainter = true }
        .sheet(isPresented: $showsPainter) { PainterView() } // expect: missing-dismiss-button
      Button("Frame") { showsFrame = true }
        .sheet(isPresented: $showsFrame) { FrameView() }
      Button("Color") { showsColor = true }
        .sheet(isPresented: $showsColor) { ColorView() } // expect: missing-dismiss-button
      Button("Canvas") { showsCanvas = true }
        .sheet(isPresented: $showsCanvas) { CanvasView() }
    }
  }
}

struct PainterView: View {
  var body: some View {
    VStack {
      TopBar(title: "Painter")
      Text("1907–1954")
    }
  }
}

struct FrameView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TopBar(title: "Frame", close: dismiss)
      Text("Oak")
    }
  }
}

struct ColorView: View {
  var body: some View {
    VStack {
      TopBar(title: "Color", close: nil)
      Text("Blue")
    }
  }
}

struct CanvasView: View {
  var body: some View {
    VStack {
      OwnBar(title: "Canvas")
      Text("Linen")
    }
  }
}

struct TopBar: View {
  let title: String
  var close: DismissAction?

  var body: some View {
    HStack {
      Text(title)
      if let close {
        Button { close() } label: { Image(systemName: "xmark") }
      }
    }
  }
}

// Its initialiser may find one.
struct OwnBar: View {
  let title: String
  var close: DismissAction?

  init(title: String, environment: EnvironmentValues = EnvironmentValues()) {
    self.title = title
    close = environment.dismiss
  }

  var body: some View {
    HStack {
      Text(title)
      if let close {
        Button { close() } label: { Image(systemName: "xmark") }
      }
    }
  }
}
