// Pushed, the screen shows the item; presented, the button in the content.
// clean
import UIKit

final class RecipesController: UIViewController {
  func showRecipe() { present(RecipeController(), animated: true) }
}

final class RecipeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(close))
    let cross = UIButton(type: .close)
    cross.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(cross)
  }

  @objc private func close() { dismiss(animated: true) }
}
