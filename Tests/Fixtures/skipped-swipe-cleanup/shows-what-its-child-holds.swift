// A coordinator presents the navigation controller that its child holds, and takes the child off its list in the closure that the child's Close
// runs: the `$0` there is each of the list, and nothing that was chosen.
import UIKit

final class FeedCoordinator {
  let navigationController: UINavigationController
  private var children: [AnyObject] = []

  init(_ navigationController: UINavigationController) { self.navigationController = navigationController }

  func help() {
    let child = HelpCoordinator()
    child.onFinish = { [weak self, unowned child] in
      self?.navigationController.dismiss(animated: true)
      self?.removeChild(child)
    }
    children.append(child)
    child.start()
    navigationController.present(child.navigationController, animated: true) // expect: skipped-swipe-cleanup
  }

  private func removeChild(_ child: AnyObject) { children.removeAll { $0 === child } }
}

final class HelpCoordinator: NSObject {
  let navigationController = UINavigationController()
  var onFinish: (() -> Void)?

  func start() {
    let page = HelpPage()
    page.onClose = { [weak self] in self?.onFinish?() }
    navigationController.setViewControllers([page], animated: false)
  }
}

final class HelpPage: UIViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Help"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { onClose?() }
}

final class PollCoordinator {
  let navigationController: UINavigationController
  private var polls: [Poll] = []

  init(_ navigationController: UINavigationController) { self.navigationController = navigationController }

  func poll() {
    let page = PollPage()
    page.onFinish = { [weak self] in
      self?.navigationController.dismiss(animated: true)
      self?.remove($0)
    }
    navigationController.present(UINavigationController(rootViewController: page), animated: true)
  }

  private func remove(_ poll: Poll) { polls.removeAll { $0.id == poll.id } }
}

struct Poll { var id: Int }

final class PollPage: UIViewController {
  var onFinish: ((Poll) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Poll"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Choose", style: .done, target: self, action: #selector(choose))
  }

  @objc private func cancel() { dismiss(animated: true) }
  @objc private func choose() { onFinish?(Poll(id: 1)) }
}

final class FeedController: UIViewController {
  private lazy var coordinator = FeedCoordinator(navigationController!)
  private lazy var polls = PollCoordinator(navigationController!)

  @objc func help() { coordinator.help() }
  @objc func poll() { polls.poll() }
}
