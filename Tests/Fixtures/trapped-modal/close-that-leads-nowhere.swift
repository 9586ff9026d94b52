// A Close calls what this caller leaves out: it is named. One that does something else, and still closes nothing, is not.
import SwiftUI

struct Wharf: View {
  @State private var empties = false
  @State private var folds = false
  @State private var closes = false

  var body: some View {
    HStack {
      Button("Empty") { empties = true }
      Button("Fold") { folds = true }
      Button("Close") { closes = true }
    }
    .fullScreenCover(isPresented: $empties) { Crate() }
   //^^^^^^^^^^^^^^^ trapped-modal: `Close` leads nowhere: make it close
    .fullScreenCover(isPresented: $folds) { Folder() }
   //^^^^^^^^^^^^^^^ trapped-modal: add a Close or Cancel button
    .fullScreenCover(isPresented: $closes) { Crate { closes = false } }
  }
}

struct Crate: View {
  var onClose: () -> Void = {}
  var body: some View { Button("Close", action: onClose) }
}

struct Folder: View {
  @State private var searches = false

  var body: some View {
    if searches { TextField("Search", text: .constant("")) }
    Button("Close search") { searches.toggle() }
  }
}
