// What a container's own `register` was handed for a type says how that is made; a class that is registered without a way out has none.
import UIKit

final class Screens {
  private var makers: [ObjectIdentifier: () -> UIViewController] = [:]
  func register<T: UIViewController>(_ type: T.Type, _ maker: @escaping () -> T) { makers[ObjectIdentifier(type)] = maker }
  func resolve<T: UIViewController>(_ type: T.Type) -> T { makers[ObjectIdentifier(type)]!() as! T }
}

func assemble(_ screens: Screens) {
  screens.register(Questions.self) {
    let questions = Questions()
    questions.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak questions] _ in questions?.dismiss(animated: true) })
    return questions
  }
  screens.register(Answers.self) { Answers() }
}

final class Help: UIViewController {
  private let screens: Screens

  init(screens: Screens) {
    self.screens = screens
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func ask() {
    let navigation = UINavigationController(rootViewController: screens.resolve(Questions.self))
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }

  func answer() {
    let navigation = UINavigationController(rootViewController: screens.resolve(Answers.self))
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true) // expect: trapped-modal
  }
}

final class Questions: UIViewController {}
final class Answers: UIViewController {}
