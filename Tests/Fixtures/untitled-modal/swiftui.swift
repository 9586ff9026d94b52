// A bar of SwiftUI's and nothing in it: a stack, the old view, small text.
import SwiftUI

struct Home: View {
  @State private var one = false
  @State private var two = false
  @State private var three = false

  var body: some View {
    VStack {
      Button("One") { one = true }
        .sheet(isPresented: $one) { One() } // expect: untitled-modal
      Button("Two") { two = true }
        .fullScreenCover(isPresented: $two) { Two() } // expect: untitled-modal
      Button("Three") { three = true }
        .sheet(isPresented: $three) { // expect: untitled-modal
          NavigationStack { Three() }
        }
    }
  }
}

struct One: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List { Text("Row") }
        .toolbar { Button("Close") { dismiss() } }
    }
  }
}

struct Two: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationView {
      Text("Row").font(.caption)
        .toolbar { Button("Close") { dismiss() } }
    }
  }
}

struct Three: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}
