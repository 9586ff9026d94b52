// A model that a controller makes for the view that it hosts dies with it; one that somebody else is told of, or that writes through, does not.
import Combine
import SwiftUI
import UIKit

@main final class Launcher: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = Kitchen()
    return true
  }
}

final class Recipe: ObservableObject {
  @Published var name = ""
  @Published var steps = ""
}

struct RecipeForm: View {
  @ObservedObject var recipe: Recipe
  var body: some View {
    TextField("Name", text: $recipe.name)
    TextField("Steps", text: $recipe.steps)
  }
}

final class Book {
  static let shared = Book()
  private var all: [String] = []
  func add(_ name: String, _ steps: String) { all.append(name + steps) }
  func watch(_ recipe: Recipe) {}
}

final class Kitchen: UIViewController {
  private let kept = Recipe()
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    open(NewRecipe()) // expect: missing-data-loss-guard
    open(ChildRecipe()) // expect: missing-data-loss-guard
    open(KeptRecipe(recipe: kept))
    open(WatchedRecipe())
    open(SavingRecipe())
    open(ParkedRecipe())
  }
  private func open(_ page: UIViewController) { present(UINavigationController(rootViewController: page), animated: true) }
}

/// It hosts the form itself.
final class NewRecipe: UIHostingController<RecipeForm> {
  private let recipe = Recipe()
  init() { super.init(rootView: RecipeForm(recipe: recipe)) }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }
  @objc private func cancel() { dismiss(animated: true) }
  @objc private func save() {
    Book.shared.add(recipe.name, recipe.steps)
    dismiss(animated: true)
  }
}

/// A child hosts the form.
final class ChildRecipe: UIViewController {
  private let recipe = Recipe()
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    let host = UIHostingController(rootView: RecipeForm(recipe: recipe))
    addChild(host)
    view.addSubview(host.view)
  }
  @objc private func cancel() { dismiss(animated: true) }
  @objc private func save() {
    Book.shared.add(recipe.name, recipe.steps)
    dismiss(animated: true)
  }
}

/// Its presenter keeps the model.
final class KeptRecipe: UIHostingController<RecipeForm> {
  private let recipe: Recipe
  init(recipe: Recipe) {
    self.recipe = recipe
    super.init(rootView: RecipeForm(recipe: recipe))
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }
  @objc private func cancel() { dismiss(animated: true) }
  @objc private func save() {
    Book.shared.add(recipe.name, recipe.steps)
    dismiss(animated: true)
  }
}

/// The book is told of the model, and may keep it.
final class WatchedRecipe: UIViewController {
  private let recipe = Recipe()
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    Book.shared.watch(recipe)
    let host = UIHostingController(rootView: RecipeForm(recipe: recipe))
    addChild(host)
    view.addSubview(host.view)
  }
  @objc private func cancel() { dismiss(animated: true) }
  @objc private func save() {
    Book.shared.add(recipe.name, recipe.steps)
    dismiss(animated: true)
  }
}

/// It keeps what is typed as it is typed.
final class SavingRecipe: UIViewController {
  private let recipe = Recipe()
  private var watching: Set<AnyCancellable> = []
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    recipe.$name.combineLatest(recipe.$steps).sink { Book.shared.add($0, $1) }.store(in: &watching)
    let host = UIHostingController(rootView: RecipeForm(recipe: recipe))
    addChild(host)
    view.addSubview(host.view)
  }
  @objc private func cancel() { dismiss(animated: true) }
  @objc private func save() {
    Book.shared.add(recipe.name, recipe.steps)
    dismiss(animated: true)
  }
}

/// It keeps what was typed as it goes.
final class ParkedRecipe: UIViewController {
  private let recipe = Recipe()
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    let host = UIHostingController(rootView: RecipeForm(recipe: recipe))
    addChild(host)
    view.addSubview(host.view)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Book.shared.add(recipe.name, recipe.steps)
  }
  @objc private func cancel() { dismiss(animated: true) }
  @objc private func save() {
    Book.shared.add(recipe.name, recipe.steps)
    dismiss(animated: true)
  }
}
