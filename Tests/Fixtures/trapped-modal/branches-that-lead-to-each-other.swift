// Where a button of one branch leads to another one, the two are one screen, and one way out is enough.
import SwiftUI

struct Easel: View {
  @State private var paints = false
  @State private var edits = false
  @State private var mixes = false
  @State private var stirs = false

  var body: some View {
    VStack {
      Button("Paint") { paints = true }
        .fullScreenCover(isPresented: $paints) {
          if edits {
            Button("Back") { edits = false }
          } else {
            VStack {
              Button("Edit") { edits = true }
              Button("Close") { paints = false }
            }
          }
        }
      Button("Mix") { mixes = true }
        .fullScreenCover(isPresented: $mixes) { // expect: trapped-modal
          if stirs {
            Button("Back") { stirs = false }
          } else {
            Button("Stir") { stirs = true }
          }
        }
    }
  }
}

/// Its branches are views of their own, which are handed what decides between them.
struct Workshop: View {
  @State private var carves = false
  @State private var chisels = false
  @State private var welds = false
  @State private var solders = false

  var body: some View {
    VStack {
      Button("Carve") { carves = true }
        .fullScreenCover(isPresented: $carves) {
          if chisels { Chisel(isUsed: $chisels) } else { Block(isCarved: $chisels) }
        }
      Button("Weld") { welds = true }
        .fullScreenCover(isPresented: $welds) { // expect: trapped-modal
          if solders { Chisel(isUsed: $solders) } else { Seam() }
        }
    }
  }
}

struct Chisel: View {
  @Binding var isUsed: Bool
  var body: some View { Button("Back") { isUsed = false } }
}

struct Block: View {
  @Binding var isCarved: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Edit") { isCarved = true }
    Button("Close") { dismiss() }
  }
}

struct Seam: View {
  @State private var length = 0
  var body: some View { Button("Longer") { length += 1 } }
}
