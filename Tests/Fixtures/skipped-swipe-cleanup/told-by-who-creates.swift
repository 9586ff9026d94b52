// A delegate's method that begins with who tells it: that this creates, adds or sends says nothing of what is told.
import UIKit

@objc protocol CreateTeamPresenterDelegate {
  func createTeamPresenterDidEnd(_ presenter: CreateTeamPresenter)
}

final class CreateTeamPresenter: NSObject {
  weak var delegate: CreateTeamPresenterDelegate?
  private var flow: CreateTeamFlow?

  func present(from controller: UIViewController) {
    let flow = CreateTeamFlow()
    flow.delegate = self
    controller.present(flow.navigation, animated: true) // expect: skipped-swipe-cleanup
    self.flow = flow
  }

  func dismiss() {
    flow?.navigation.dismiss(animated: true)
    flow = nil
  }
}

final class Teams: UIViewController, CreateTeamPresenterDelegate {
  private var presenter: CreateTeamPresenter?

  @objc private func create() {
    let presenter = CreateTeamPresenter()
    presenter.delegate = self
    presenter.present(from: self)
    self.presenter = presenter
  }

  func createTeamPresenterDidEnd(_ presenter: CreateTeamPresenter) {
    presenter.dismiss()
    self.presenter = nil
  }
}

extension CreateTeamPresenter: CreateTeamFlowDelegate {
  func createTeamFlowDidComplete(_ flow: CreateTeamFlow) {
    delegate?.createTeamPresenterDidEnd(self)
  }
}

protocol CreateTeamFlowDelegate: AnyObject {
  func createTeamFlowDidComplete(_ flow: CreateTeamFlow)
}

final class CreateTeamFlow: TeamPageDelegate {
  weak var delegate: CreateTeamFlowDelegate?
  let navigation: UINavigationController

  init() {
    let page = TeamPage()
    navigation = UINavigationController(rootViewController: page)
    page.delegate = self
  }

  func teamPageDidCancel(_ page: TeamPage) { delegate?.createTeamFlowDidComplete(self) }
}

protocol TeamPageDelegate: AnyObject {
  func teamPageDidCancel(_ page: TeamPage)
}

final class TeamPage: UIViewController {
  weak var delegate: TeamPageDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { delegate?.teamPageDidCancel(self) }
}
