// What is shown for want of something else says nothing of that, where it is not seen.
import UIKit

struct Recipe {
  var title: String
}

class PageController: UIViewController {}

final class RecipeController: PageController {
  init(recipe: Recipe) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}

final class NoticeController: UIViewController {}

final class StepsController: UIViewController {
  let recipe: Recipe?
  init(recipe: Recipe?) {
    self.recipe = recipe
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class CookbookController: UIViewController {
  var recipe: Recipe?
  var make: ((Recipe) -> PageController)?
  var opened: [String: StepsController] = [:]
  var isOffline = false

  @objc func showRecipe() {
    let page = recipe.map { make!($0) } ?? PageController(nibName: nil, bundle: nil)
    present(page, animated: true)
  }

  private func makePage() -> UIViewController {
    guard let page = recipe.map(RecipeController.init(recipe:)) else {
      return PageController(nibName: nil, bundle: nil)
    }
    return UINavigationController(rootViewController: page)
  }

  @objc func showPage() { present(makePage(), animated: true) }

  // Kept from before, and made like it.
  @objc func showSteps() {
    present(opened["first"] ?? StepsController(recipe: recipe), animated: true)  // expect: missing-dismiss-button
  }

  // Of the same class, whichever it is.
  private func makeSteps() -> StepsController {
    guard let recipe else { return StepsController(recipe: nil) }
    return unarchived(recipe)
  }

  @objc func showOtherSteps() { present(makeSteps(), animated: true) }  // expect: missing-dismiss-button

  // Both are seen.
  private func makeNotice() -> UIViewController {
    guard let recipe else { return NoticeController() }
    return UINavigationController(rootViewController: RecipeController(recipe: recipe))
  }

  @objc func showNotice() { present(makeNotice(), animated: true) }  // expect: missing-dismiss-button

  // No stand-in: what the app is asked decides.
  private func makeOffline() -> UIViewController {
    guard !isOffline else { return NoticeController() }
    return unarchived(recipe)
  }

  @objc func showOffline() { present(makeOffline(), animated: true) }  // expect: missing-dismiss-button
}
