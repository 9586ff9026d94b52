// A trailing closure that a list of the team's takes to tell what was chosen is not what the sheet shows.
import SwiftUI

struct Choices: View {
  let items: [String]
  let onSelect: (String) -> Void
  var body: some View {
    List(items, id: \.self) { item in
      Text(item).onTapGesture { onSelect(item) }
    }
  }
}

struct ClosableChoices: View {
  let items: [String]
  let onSelect: (String) -> Void
  @Environment(\.dismiss) private var dismiss
  init(items: [String], onSelect: @escaping (String) -> Void) {
    self.items = items
    self.onSelect = onSelect
  }
  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      Choices(items: items, onSelect: onSelect)
    }
  }
}

final class RangeModel: ObservableObject {
  @Published var range = ""
  func select(_ range: String) { self.range = range }
}

struct RangeCard: View {
  @State private var showsRanges = false
  private var onSelected: (String) -> Void
  init(model: RangeModel) { onSelected = model.select }
  var body: some View {
    Button("Range") { showsRanges = true }
      .sheet(isPresented: $showsRanges) { // expect: missing-dismiss-button
        Choices(items: ["day", "week"]) { chosen in
          onSelected(chosen)
        }
      }
  }
}

struct OtherCard: View {
  @State private var showsRanges = false
  private var onSelected: (String) -> Void
  init(model: RangeModel) { onSelected = model.select }
  var body: some View {
    Button("Range") { showsRanges = true }
      .sheet(isPresented: $showsRanges) {
        ClosableChoices(items: ["day", "week"]) { chosen in
          onSelected(chosen)
        }
      }
  }
}

struct Home: View {
  @StateObject private var model = RangeModel()
  var body: some View {
    RangeCard(model: model)
    OtherCard(model: model)
  }
}
