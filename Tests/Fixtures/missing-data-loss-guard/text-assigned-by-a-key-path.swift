// The text is assigned to a property of the form's model by its key path: it goes with the form. What all share keeps it.
import Combine
import UIKit

struct Recipe { var name = "" }

final class Kitchen {
  private var all: [Recipe] = []
  func add(_ recipe: Recipe) { all.append(recipe) }
}

final class RecipeModel {
  @Published var name = ""
  private let kitchen: Kitchen
  private let onFinish: () -> Void

  init(kitchen: Kitchen, onFinish: @escaping () -> Void) {
    self.kitchen = kitchen
    self.onFinish = onFinish
  }

  func save() {
    kitchen.add(Recipe(name: name))
    onFinish()
  }

  func cancel() { onFinish() }
}

final class RecipeController: UIViewController {
  private let model: RecipeModel
  private let nameField = UITextField()
  private let noteView = UITextView()
  private var bag = Set<AnyCancellable>()

  init(model: RecipeModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipe"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.model.cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.model.save() })
    nameField.publisher(for: .editingChanged).compactMap(\.text).assign(to: \.name, on: model).store(in: &bag)
    view.addSubview(nameField)
    view.addSubview(noteView)
  }
}

final class HomeController: UIViewController {
  private let kitchen = Kitchen()

  @objc func add() {
    let model = RecipeModel(kitchen: kitchen, onFinish: { [weak self] in self?.dismiss(animated: true) })
    present(UINavigationController(rootViewController: RecipeController(model: model)), animated: true) // expect: missing-data-loss-guard
  }
}

final class Diary {
  static let shared = Diary()
  var draft = ""
}

final class DayController: UIViewController {
  private let textView = UITextView()
  private var bag = Set<AnyCancellable>()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Day"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    textView.textPublisher.assign(to: \.draft, on: Diary.shared).store(in: &bag)
    view.addSubview(textView)
  }
}

final class YearController: UIViewController {
  @objc func day() { present(UINavigationController(rootViewController: DayController()), animated: true) }
}
