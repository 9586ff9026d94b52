// clean
// A delegate's method that begins with who tells it: one tells of a commit, and a swipe runs the other.
import UIKit

@objc protocol CreateListPresenterDelegate {
  func createListPresenterDidEnd(_ presenter: CreateListPresenter)
}

final class CreateListPresenter: NSObject {
  weak var delegate: CreateListPresenterDelegate?
  private var flow: CreateListFlow?

  func present(from controller: UIViewController) {
    let flow = CreateListFlow()
    flow.delegate = self
    flow.navigation.presentationController?.delegate = self
    controller.present(flow.navigation, animated: true)
    self.flow = flow
  }

  func dismiss() {
    flow?.navigation.dismiss(animated: true)
    flow = nil
  }
}

extension CreateListPresenter: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate?.createListPresenterDidEnd(self)
  }
}

final class Lists: UIViewController, CreateListPresenterDelegate {
  private var presenter: CreateListPresenter?

  @objc private func create() {
    let presenter = CreateListPresenter()
    presenter.delegate = self
    presenter.present(from: self)
    self.presenter = presenter
  }

  func createListPresenterDidEnd(_ presenter: CreateListPresenter) {
    presenter.dismiss()
    self.presenter = nil
  }
}

extension CreateListPresenter: CreateListFlowDelegate {
  func createListFlowDidComplete(_ flow: CreateListFlow) {
    delegate?.createListPresenterDidEnd(self)
  }
}

protocol CreateListFlowDelegate: AnyObject {
  func createListFlowDidComplete(_ flow: CreateListFlow)
}

final class CreateListFlow: ListPageDelegate {
  weak var delegate: CreateListFlowDelegate?
  let navigation: UINavigationController

  init() {
    let page = ListPage()
    navigation = UINavigationController(rootViewController: page)
    page.delegate = self
  }

  func listPageDidCancel(_ page: ListPage) { delegate?.createListFlowDidComplete(self) }
}

protocol ListPageDelegate: AnyObject {
  func listPageDidCancel(_ page: ListPage)
}

final class ListPage: UIViewController {
  weak var delegate: ListPageDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { delegate?.listPageDidCancel(self) }
}

@objc protocol PollPresenterDelegate {
  func pollPresenterDidEnd(_ presenter: PollPresenter)
}

final class PollPresenter: NSObject, PollPageDelegate {
  weak var delegate: PollPresenterDelegate?

  func present(from controller: UIViewController) {
    let page = PollPage()
    page.delegate = self
    controller.present(UINavigationController(rootViewController: page), animated: true)
  }

  func pollPageDidCreatePoll(_ page: PollPage) {
    page.dismiss(animated: true)
    delegate?.pollPresenterDidEnd(self)
  }
}

protocol PollPageDelegate: AnyObject {
  func pollPageDidCreatePoll(_ page: PollPage)
}

final class PollPage: UIViewController {
  weak var delegate: PollPageDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(create))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func create() { delegate?.pollPageDidCreatePoll(self) }
}
