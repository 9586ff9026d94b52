// A closure that is handed in and that a row was seen to run is not unseen: only a choice closes the sheet. One that goes on to a view of another module is, and one that
// asks which row it was: one of them may be the Close.
import Reels
import SwiftUI

@main struct Almanac: App { var body: some Scene { WindowGroup { Desk() } } }

struct Desk: View {
  @State private var town = ""
  @State private var choosing = false
  @State private var turning = false
  @State private var both = false
  @State private var leaving = false
  @State private var acting = false
  var body: some View {
    VStack {
      Button(town) { choosing = true }
        .sheet(isPresented: $choosing) { // expect: missing-dismiss-button
          Towns(chosen: { name in
            town = name
            choosing = false
          })
        }
      Button("Turn") { turning = true }
        .sheet(isPresented: $turning) {
          Reel(chosen: { name in
            town = name
            turning = false
          })
        }
      Button("Both") { both = true }
        .sheet(isPresented: $both) {
          TownsAndReel(chosen: { name in
            town = name
            both = false
          })
        }
      Button("Leave") { leaving = true }
        .sheet(isPresented: $leaving) {
          Towns(
            chosen: { name in
              town = name
              leaving = false
            }, close: { leaving = false })
        }
      Button("Act") { acting = true }
        .sheet(isPresented: $acting) {
          Deeds(done: { deed in
            switch deed {
            case .close: acting = false
            case .print: town = "Bern"
            }
          })
        }
    }
  }
}

struct Towns: View {
  let chosen: (String) -> Void
  var close: (() -> Void)?
  var body: some View {
    VStack {
      if let close { Button("Close") { close() } }
      List(["Bern", "Chur"], id: \.self) { name in
        Button(name) { chosen(name) }
      }
    }
  }
}

struct Reel: View {
  let chosen: (String) -> Void
  var body: some View { Spinner(words: ["Bern", "Chur"], pick: chosen) }
}

struct TownsAndReel: View {
  let chosen: (String) -> Void
  var body: some View {
    VStack {
      List(["Bern", "Chur"], id: \.self) { name in
        Button(name) { chosen(name) }
      }
      Spinner(words: ["Bern", "Chur"], pick: chosen)
    }
  }
}

enum Deed: String, CaseIterable { case print, close }

struct Deeds: View {
  let done: (Deed) -> Void
  var body: some View {
    ForEach(Deed.allCases, id: \.self) { deed in
      Button(deed.rawValue) { done(deed) }
    }
  }
}
