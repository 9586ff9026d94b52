// The presented item holds the view: whoever makes the item presents it.
import SwiftUI

final class Stage: ObservableObject {
  struct Act: Identifiable {
    let id = UUID()
    let view: AnyView
  }

  @Published var act: Act?

  func show<V: View>(@ViewBuilder _ view: () -> V) { act = Act(view: AnyView(view())) }
  func end() { act = nil }
}

private struct StageRoot: ViewModifier {
  @ObservedObject var stage: Stage

  func body(content: Content) -> some View {
    content.sheet(item: $stage.act) { act in act.view }
  }
}

extension View {
  func stageRoot(_ stage: Stage) -> some View { modifier(StageRoot(stage: stage)) }
}

struct MenuPage: View {
  @EnvironmentObject private var stage: Stage

  var body: some View {
    VStack {
      Button("Soup") { stage.show { DishPage(name: "Soup") } } // expect: missing-dismiss-button
      Button("Wine") { stage.show { WinePage() } }
    }
    .stageRoot(stage)
  }
}

struct DishPage: View {
  let name: String
  var body: some View { Text(name) }
}

struct WinePage: View {
  @EnvironmentObject private var stage: Stage
  var body: some View { Button("Close") { stage.end() } }
}

// A card that is laid out as well, and only sometimes shown on top.
struct Card: Identifiable {
  let id = UUID()
  let page: AnyView
}

struct CardBoard: View {
  @State private var top: Card?
  private let cards = [Card(page: AnyView(DishPage(name: "Bread")))]

  var body: some View {
    VStack {
      ForEach(cards) { card in card.page }
      Button("Fish") { top = Card(page: AnyView(DishPage(name: "Fish"))) } // expect: missing-dismiss-button
      Button("Bread") { top = cards.first }
    }
    .sheet(item: $top) { card in card.page }
  }
}

// The bar around it has the button.
struct FramedBoard: View {
  @State private var sheet: Slip?

  var body: some View {
    Button("Salad") { sheet = Slip(page: AnyView(DishPage(name: "Salad"))) }
      .sheet(item: $sheet) { slip in
        VStack {
          Button("Close") { sheet = nil }
          slip.page
        }
      }
  }
}

struct Slip: Identifiable {
  let id = UUID()
  let page: AnyView
}
