import Combine

final class RecipeModel: ObservableObject {
  @Published var title = ""
  @Published var steps = ""
  private let book: RecipeBook

  init(book: RecipeBook) { self.book = book }

  func save() { book.add(title, steps) }
}

final class RecipeBook {
  private var recipes: [String: String] = [:]
  func add(_ title: String, _ steps: String) { recipes[title] = steps }
}
