// A flag that is set only for a case which nobody makes opens nothing; one whose case is made does.
import SwiftUI

struct Hall: View {
  @State private var showsPicture = false
  @State private var showsStatue = false
  let guide: Guide

  var body: some View {
    Text("Hall")
      .onReceive(guide.targets) { target in
        switch target.way {
        case .look: showsPicture = true
        case .walk: showsStatue = true
        }
      }
      .sheet(isPresented: $showsPicture) { Text("A picture") }
      // expect: missing-dismiss-button
      .sheet(isPresented: $showsStatue) { Text("A statue") }
  }
}

enum Way {
  case look
  case walk
}

struct Target {
  var way: Way { .walk }
}
