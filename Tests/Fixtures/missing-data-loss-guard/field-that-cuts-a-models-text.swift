// A field of the team's own that cuts short what is typed, and a modifier that only counts it, keep nothing by that; nor does a modifier that
// keeps another text, or another part of the model.
import SwiftUI

struct Menu: View {
  @State private var adds = false
  @State private var renames = false
  @State private var prices = false

  var body: some View {
    VStack {
      Button("Add") { adds = true }
        .sheet(isPresented: $adds) { DishForm() } // expect: missing-data-loss-guard
      Button("Rename") { renames = true }
        .sheet(isPresented: $renames) { NameForm() } // expect: missing-data-loss-guard
      Button("Price") { prices = true }
        .sheet(isPresented: $prices) { PriceForm(PriceModel()) } // expect: missing-data-loss-guard
    }
  }
}

@Observable final class DishModel {
  var title = ""
  var recipe = ""
  var hint = ""
}

final class PriceModel: ObservableObject {
  @Published var price = ""
  @Published var currency = ""
}

struct PriceForm: View {
  @Environment(\.dismiss) private var dismiss
  @ObservedObject private var model: PriceModel

  init(_ model: PriceModel) { self.model = model }

  var body: some View {
    VStack {
      ShortField(words: $model.price)
      ShortField(words: $model.currency)
      Button("Cancel") { dismiss() }
      Button("Save") { Kitchen.shared.add(model.price, model.currency); dismiss() }
    }
  }
}

struct ShortField: View {
  @Binding var words: String

  var body: some View {
    TextField("Words", text: $words)
      .onChange(of: words) { words = String(words.prefix(40)) }
  }
}

struct DishForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var model = DishModel()

  var body: some View {
    VStack {
      ShortField(words: $model.title)
      ShortField(words: $model.recipe)
      Button("Cancel") { dismiss() }
      Button("Save") { Kitchen.shared.add(model.title, model.recipe); dismiss() }
    }
    .modifier(Lasting(words: $model.hint))
  }
}

struct Counting: ViewModifier {
  @Binding var words: String
  @State private var count = 0

  func body(content: Content) -> some View {
    content.onChange(of: words) { count = words.count }
  }
}

struct Lasting: ViewModifier {
  @Binding var words: String

  func body(content: Content) -> some View {
    content.onChange(of: words) { UserDefaults.standard.set(words, forKey: "search") }
  }
}

struct NameForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var search = ""
  @State private var name = ""
  @State private var origin = ""

  var body: some View {
    VStack {
      TextField("Search", text: $search).modifier(Lasting(words: $search))
      TextField("Name", text: $name).modifier(Counting(words: $name))
      TextField("Origin", text: $origin)
      Button("Cancel") { dismiss() }
      Button("Save") { Kitchen.shared.add(name, origin); dismiss() }
    }
  }
}

final class Kitchen {
  static let shared = Kitchen()
  private var dishes: [String] = []
  func add(_ title: String, _ recipe: String) { dishes.append(title + recipe) }
}
