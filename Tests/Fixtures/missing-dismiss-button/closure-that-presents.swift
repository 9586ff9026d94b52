// Whoever calls the closure says what it presents.
import UIKit

final class HomeController: UIViewController {
  private let model = HomeModel()
  private let greeter = Greeter { _ in }

  func setUp() {
    // expect: missing-dismiss-button
    model.show = { [weak self] screen in self?.present(screen, animated: true) }
    // expect: missing-dismiss-button
    _ = Greeter(greet: { [weak self] card in self?.present(card, animated: true) })
    // What a button closes is fine, and what nobody hands in is not seen.
    model.ask = { [weak self] question in self?.present(question, animated: true) }
    model.wave = { [weak self] flag in self?.present(flag, animated: true) }
  }
}

final class HomeModel {
  var show: ((UIViewController) -> Void)?
  var ask: ((UIViewController) -> Void)?
  var wave: ((UIViewController) -> Void)?

  func open() { show?(PosterController()) }

  func wonder() {
    let question = UINavigationController(rootViewController: QuestionController())
    ask?(question)
  }
}

final class Greeter {
  private let greet: (UIViewController) -> Void

  init(greet: @escaping (UIViewController) -> Void) { self.greet = greet }

  func hello() { greet(CardController()) }
}

final class PosterController: UIViewController {}
final class CardController: UIViewController {}

final class QuestionController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}
