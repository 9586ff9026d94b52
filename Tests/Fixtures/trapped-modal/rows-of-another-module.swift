// What a method of a row's element makes is a view: of the project's own it is read, of another module's it is unseen. A text of
// an element is no view.
import CargoKit
import SwiftUI

@main struct Harbour: App {
  var body: some Scene { WindowGroup { Quay() } }
}

struct Quay: View {
  @State private var crates = false
  @State private var barrels = false
  @State private var sacks = false
  @State private var single = false
  @State private var kept = false
  @State private var counted = false
  var body: some View {
    VStack {
      Button("Crates") { crates = true }
        .fullScreenCover(isPresented: $crates) { Crates(crates: []) }
      Button("Barrels") { barrels = true }
        .fullScreenCover(isPresented: $barrels) { Barrels(barrels: []) } // expect: trapped-modal
      Button("Sacks") { sacks = true }
        .fullScreenCover(isPresented: $sacks) { Sacks(barrels: []) }
      Button("Single") { single = true }
        .fullScreenCover(isPresented: $single) { Single(crate: Crate()) }
      Button("Kept") { kept = true }
        .fullScreenCover(isPresented: $kept) { Kept(crates: []) }
      Button("Counted") { counted = true }
        .fullScreenCover(isPresented: $counted) { Counted(barrels: []) } // expect: trapped-modal
    }
  }
}

/// `Crate` is the package's, and so is what `row()` makes.
struct Crates: View {
  let crates: [Crate]
  var body: some View {
    List(crates) { crate in crate.row().padding() }
  }
}

struct Single: View {
  let crate: Crate
  var body: some View { crate.page() }
}

struct Kept: View {
  let crates: Shelf<Crate>
  var body: some View {
    ScrollView { ForEach(crates.all) { $0.row() } }
  }
}

struct Barrel: Identifiable {
  let id = 1
  var name: String
  var lid: Lid
  var crate: Crate
  func row() -> some View { Text(name) }
}

struct Lid {
  var icon: Image { Image("lid") }
}

struct Barrels: View {
  let barrels: [Barrel]
  var body: some View {
    List(barrels) { barrel in
      barrel.row()
      barrel.lid.icon
      Text(barrel.name.uppercased())
    }
  }
}

struct Sacks: View {
  let barrels: [Barrel]
  var body: some View {
    List {
      ForEach(barrels.filter { !$0.name.isEmpty }) { barrel in barrel.crate.row() }
    }
  }
}

/// What a text is handed is no view, whoever makes it.
struct Counted: View {
  let barrels: [Barrel]
  var body: some View {
    ForEach(barrels.sorted { $0.name < $1.name }) { Text($0.crate.weight()) }
  }
}
