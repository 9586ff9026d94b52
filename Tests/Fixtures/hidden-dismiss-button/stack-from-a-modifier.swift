// A modifier of the team's puts a stack around what it is called on, by itself and by a `ViewModifier`.
// clean
import SwiftUI

struct ShelfScreen: View {
  @State private var showsSorting = false
  @State private var showsFilter = false

  var body: some View {
    VStack {
      Button("Sort") { showsSorting = true }
      Button("Filter") { showsFilter = true }
    }
    .sheet(isPresented: $showsSorting) { SortingScreen().inStack() }
    .sheet(isPresented: $showsFilter) { SortingScreen().modifier(Stacked(title: "Filter")) }
  }
}

struct Stacked: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    NavigationView { content.navigationTitle(title) }
  }
}

extension View {
  func inStack() -> some View {
    NavigationStack { self }
  }
}

struct SortingScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form { Text("By author") }
      .toolbar { Button("Done") { dismiss() } }
  }
}
