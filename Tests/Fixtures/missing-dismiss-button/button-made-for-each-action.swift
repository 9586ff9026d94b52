// A sheet of the team's own that makes a button of its own for each action that it is given: each does what its action was given. A row of the
// team's own that is handed what can be chosen chooses.
import SwiftUI

struct Till: View {
  @State private var pays = false
  @State private var picks = false
  @State private var drink = Drink(name: "Tea")
  let basket: Basket

  var body: some View {
    VStack {
      Button("Pay") { pays = true }
        .sheet(isPresented: $pays) {
          ChoiceSheet(
            configuration: .init(
              main: Choice(title: "Pay") {
                basket.pay()
                pays = false
              },
              other: Choice(title: "Later") { pays = false }))
        }
      Button("Pick") { picks = true }
        .sheet(isPresented: $picks) { DrinkPicker(drinks: [drink]) { drink = $0 } } // expect: missing-dismiss-button
    }
  }
}

struct Choice {
  let title: String
  let perform: () -> Void
}

struct ChoiceSheet: View {
  struct Configuration {
    var main: Choice
    var other: Choice
  }
  let configuration: Configuration

  var body: some View {
    VStack {
      ForEach([configuration.main, configuration.other], id: \.title) { ChoiceButton(choice: $0) }
    }
  }
}

struct ChoiceButton: View {
  let choice: Choice
  var body: some View { Button(choice.title) { choice.perform() } }
}

struct Drink {
  let name: String
}

struct DrinkPicker: View {
  let drinks: [Drink]
  let choose: (Drink) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      ForEach(drinks, id: \.name) { drink in
        DrinkRow(drink: drink) {
          choose(drink)
          dismiss()
        }
      }
    }
  }
}

struct DrinkRow: View {
  let drink: Drink
  let onTap: () -> Void
  var body: some View { Button(drink.name) { onTap() } }
}

final class Basket {
  private var isPaid = false
  func pay() { isPaid = true }
}
