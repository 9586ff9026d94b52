// A modifier that is applied on a condition: the closure behind the parentheses is no `@autoclosure`'s, whatever stands first. Of a style
// that a closure draws, what it is hung on is read where it stands.
import SwiftUI

extension View {
  @ViewBuilder
  func when<Changed: View>(_ condition: @autoclosure () -> Bool, change: (Self) -> Changed) -> some View {
    if condition() {
      change(self)
    } else {
      self
    }
  }

  func drawn<Drawn: View>(_ draw: @escaping (ButtonStyle.Configuration) -> Drawn) -> some View {
    buttonStyle(DrawnStyle(draw: draw))
  }
}

struct DrawnStyle<Drawn: View>: ButtonStyle {
  let draw: (Configuration) -> Drawn

  func makeBody(configuration: Configuration) -> some View { draw(configuration) }
}

struct Station: View {
  @State private var shows = false
  @State private var warns = false

  var body: some View {
    VStack {
      Button("Show") { shows = true }
        .fullScreenCover(isPresented: $shows) { Timetable(isLate: true) } // expect: trapped-modal
      Button("Warn") { warns = true }
        .fullScreenCover(isPresented: $warns) { Warning() }
    }
  }
}

struct Timetable: View {
  let isLate: Bool
  @State private var isBold = false

  var body: some View {
    VStack {
      Text("12:40").when(isLate) { time in time.bold() }
      Button { isBold.toggle() } label: { Text("Larger") }
        .drawn { configuration in configuration.label.opacity(configuration.isPressed ? 0.5 : 1) }
    }
    .when(isBold) { $0.padding() }
  }
}

struct Warning: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isRead = false

  var body: some View {
    VStack {
      Toggle("I have read this", isOn: $isRead)
      Text("Mind the gap")
    }
    .when(isRead) { page in
      page.overlay { Button("Close") { dismiss() } }
    }
  }
}
