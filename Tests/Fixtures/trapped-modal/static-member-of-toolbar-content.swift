// `bar(.leaving)`: a static member that the project adds to `ToolbarContent` is read where a function shows what it is handed.

import SwiftUI

struct LeavingItem: ToolbarContent {
  @Environment(\.dismiss) private var dismiss

  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) {
      Button("Back", systemImage: "xmark") { dismiss() }
    }
  }
}

struct SortingItem: ToolbarContent {
  @State private var isReversed = false

  var body: some ToolbarContent {
    ToolbarItem { Button("Sort") { isReversed.toggle() } }
  }
}

extension ToolbarContent where Self == LeavingItem {
  static var leaving: Self { LeavingItem() }
}

extension ToolbarContent where Self == SortingItem {
  static var sorting: Self { SortingItem() }
}

extension View {
  func bar<Items: ToolbarContent>(_ items: Items) -> some View { toolbar { items } }
}

struct Attic: View {
  @State private var showsTrunk = false
  @State private var showsChest = false

  var body: some View {
    HStack {
      Button("Trunk") { showsTrunk = true }
        .fullScreenCover(isPresented: $showsTrunk) { NavigationStack { Text("Trunk").bar(.leaving) } }
      Button("Chest") { showsChest = true }
        .fullScreenCover(isPresented: $showsChest) { NavigationStack { Text("Chest").bar(.sorting) } } // expect: trapped-modal
    }
  }
}
