// `$phase.isWriting` of an enum goes as the enum is set to another case, also in a method of its own.
import SwiftUI

enum Phase: Equatable {
  case resting, writing(Int)
  mutating func rest() { self = .resting }
  var isWriting: Bool {
    get { if case .writing = self { true } else { false } }
    set { if !newValue { self = .resting } }
  }
}

@Observable final class Desk {
  var phase = Phase.resting
  private var chair = Phase.resting
  func stop() { phase.rest() }
  func sitDown() { chair.rest() }
}

struct Assigned: View {
  @State private var phase = Phase.resting
  var body: some View {
    Button("Write") { phase = .writing(1) }
      .fullScreenCover(isPresented: $phase.isWriting) { Leaf(phase: $phase) }
  }
}

struct Leaf: View {
  @Binding var phase: Phase
  var body: some View { Button("Later") { phase = .resting } }
}

struct Told: View {
  @State private var phase = Phase.resting
  var body: some View {
    Button("Write") { phase = .writing(1) }
      .fullScreenCover(isPresented: $phase.isWriting) { Page(phase: $phase) }
  }
}

struct Page: View {
  @Binding var phase: Phase
  var body: some View { Button("Later") { phase.rest() } }
}

struct Modelled: View {
  @State private var desk = Desk()
  var body: some View {
    Button("Write") { desk.phase = .writing(1) }
      .fullScreenCover(isPresented: $desk.phase.isWriting) { Sheet(desk: desk) }
  }
}

struct Sheet: View {
  let desk: Desk
  var body: some View { Button("Later") { desk.stop() } }
}

struct Other: View {
  @State private var phase = Phase.resting
  @State private var pen = Phase.resting
  var body: some View {
    Button("Write") { phase = .writing(1) }
      // Its button sets another one.
      .fullScreenCover(isPresented: $phase.isWriting) { Button("Later") { pen.rest() } } // expect: missing-dismiss-button
  }
}
