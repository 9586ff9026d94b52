// clean
// The only caller's answer, where a swipe runs it too; and a function that two ask, or that is handed on by its name, so that a Cancel
// may close or not.
import UIKit

final class Choice: NSObject, UIAdaptivePresentationControllerDelegate {
  private weak var presenter: UIViewController?
  private let navigation = UINavigationController()

  func start() {
    ask { place in self.finish(place) }
  }

  private func ask(completion: @escaping (String?) -> Void) {
    let page = PlacePage()
    page.answer = { place in
      if let place { completion(place) } else { completion(nil) }
    }
    navigation.setViewControllers([page], animated: false)
    navigation.presentationController?.delegate = self
    presenter?.present(navigation, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { finish(nil) }

  private func finish(_ place: String?) {
    print(place ?? "nowhere")
    navigation.dismiss(animated: true)
  }
}

final class Trip: UIViewController {
  func begin() { ask { place in print(place ?? "nowhere") } }

  func end() { ask { _ in self.presentedViewController?.dismiss(animated: true) } }

  func ask(completion: @escaping (String?) -> Void) {
    let page = PlacePage()
    page.answer = { completion($0) }
    let navigation = UINavigationController(rootViewController: page)
    present(navigation, animated: true)
  }
}

final class Walk: UIViewController {
  private var asking: ((@escaping (String?) -> Void) -> Void)?

  func begin() {
    wander { place in print(place ?? "nowhere") }
    asking = wander
  }

  func end() { asking? { _ in self.presentedViewController?.dismiss(animated: true) } }

  private func wander(completion: @escaping (String?) -> Void) {
    let page = PlacePage()
    page.answer = { completion($0) }
    let navigation = UINavigationController(rootViewController: page)
    present(navigation, animated: true)
  }
}

final class PlacePage: UIViewController {
  var answer: ((String?) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Choose", style: .done, target: self, action: #selector(choose))
  }

  @objc private func cancel() { answer?(nil) }

  @objc private func choose() { answer?("somewhere") }
}
