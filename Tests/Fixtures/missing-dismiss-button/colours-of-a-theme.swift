// A colour, a text or a font closes nothing, wherever a protocol, a palette or a closure has it from. A view of a protocol's may.
import PaintKit
import SwiftUI

@main struct Painter: App {
  var body: some Scene { WindowGroup { Studio(wrap: PaintKit.wrap) } }
}

protocol Tints {
  var paper: Color { get }
  var caption: Text { get }
  var stamp: AnyView { get }
}

struct Evening: Tints {
  var paper: Color { Color(white: 0.1) }
  var caption: Text { Text("Evening") }
  let stamp: AnyView
}

enum Paint { static var tints: Tints = PaintKit.tints() }

struct Studio: View {
  let wrap: (Image) -> AnyView
  @State private var asks = false
  @State private var shows = false
  @State private var names = false
  @State private var stamps = false
  @State private var fonts = false
  @State private var wraps = false
  var body: some View {
    VStack {
      Button("Ask") { asks = true }
        .sheet(isPresented: $asks) { Dot(color: Paint.tints.paper) } // expect: missing-dismiss-button
      Button("Show") { shows = true }
        .sheet(isPresented: $shows) { Sketch() } // expect: missing-dismiss-button
      Button("Name") { names = true }
        .sheet(isPresented: $names) { VStack { Paint.tints.caption.italic() } } // expect: missing-dismiss-button
      Button("Stamp") { stamps = true }
        .sheet(isPresented: $stamps) { Stamped(stamp: Paint.tints.stamp) }
      Button("Fonts") { fonts = true }
        .sheet(isPresented: $fonts) { Text("Round").round(12) } // expect: missing-dismiss-button
      Button("Wraps") { wraps = true }
        .sheet(isPresented: $wraps) { Text("Wrapped").modifier(Wrapping(wrap: wrap)) }
    }
  }
}

struct Dot: View {
  let color: Color?
  var body: some View { Circle().fill(Color.white).foregroundStyle(color).background(color) }
}

struct Sketch: View {
  @Brush private var brush
  private var back: Color { Paint.tints.paper }
  private var edge: Color { brush.edge.opacity(0.5) }
  var body: some View {
    ZStack {
      Paint.tints.paper.ignoresSafeArea()
      Text("Sketch")
    }
    .background(back)
    .overlay(edge)
  }
}

struct Stamped: View {
  let stamp: AnyView
  var body: some View { stamp }
}

extension View {
  func round(_ size: CGFloat, shaped: @escaping (Font) -> Font = { $0 }) -> some View {
    modifier(Round(size: size, shaped: shaped))
  }
}

struct Round: ViewModifier {
  let size: CGFloat
  let shaped: (Font) -> Font
  func body(content: Content) -> some View { content.font(shaped(.system(size: size))) }
}

struct Wrapping: ViewModifier {
  let wrap: (Image) -> AnyView
  func body(content: Content) -> some View {
    VStack {
      content
      wrap(Image("frame"))
    }
  }
}
