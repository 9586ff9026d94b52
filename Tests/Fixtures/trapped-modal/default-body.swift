// A protocol's default body names members that each page has for itself.
import SwiftUI

protocol Chapter: View {
  associatedtype Inner: View
  @ViewBuilder var inner: Inner { get }
  func leave()
}

extension Chapter {
  var body: some View {
    VStack {
      inner
      Button("Close", action: leave)
    }
  }
}

protocol Leaflet: View {
  var onLeave: () -> Void { get }
}

extension Leaflet {
  var body: some View { Button("Close") { onLeave() } }
}

struct Contents: View {
  @State private var first = false
  @State private var second = false
  @State private var third = false
  @State private var fourth = false
  @State private var fifth = false

  var body: some View {
    Button("1") {
      first = true
      second = true
      third = true
      fourth = true
      fifth = true
    }
    .fullScreenCover(isPresented: $first) { Opening() }
    .fullScreenCover(isPresented: $second) { Middle() } // expect: trapped-modal
    .fullScreenCover(isPresented: $third) { Ending() }
    .fullScreenCover(isPresented: $fourth) { Notice(onLeave: { fourth = false }) }
    .fullScreenCover(isPresented: $fifth) { Notice(onLeave: {}) } // expect: trapped-modal
  }
}

struct Opening: Chapter {
  @Environment(\.dismiss) private var dismiss

  var inner: some View { Text("Once") }
  func leave() { dismiss() }
}

struct Middle: Chapter {
  var inner: some View { Text("Then") }
  func leave() {}
}

struct Ending: Chapter {
  @Environment(\.dismiss) private var dismiss

  var inner: some View { Button("Done") { dismiss() } }
  func leave() {}
}

struct Notice: Leaflet {
  let onLeave: () -> Void
}
