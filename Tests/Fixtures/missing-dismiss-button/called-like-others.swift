// A function that closes and that only the form's own button calls: a function of another object and a case of an enum are called like it.
import UIKit

final class Rooms: UIViewController {
  func open() {
    let form = RoomForm()
    present(UINavigationController(rootViewController: form), animated: true)  // expect: missing-dismiss-button
  }

  func openKnocking() {
    let form = KnockingForm()
    present(UINavigationController(rootViewController: form), animated: true)
  }
}

protocol RoomService {
  func join(room: String, done: @escaping () -> Void)
}

enum Choice {
  case join
  case knock
}

final class RoomForm: UIViewController {
  var service: RoomService?
  private var choice = Choice.join

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Join", style: .done, target: self, action: #selector(joinTapped))
  }

  @objc private func joinTapped() {
    switch choice {
    case .join: join(as: "Ada", in: "Hall")
    case .knock: choice = .join
    }
  }

  private func join(as guest: String, in room: String) {
    let rooms = service
    rooms?.join(room: room) { [weak self] in self?.dismiss(animated: true) }
  }
}

final class Knocks {
  var join: (() -> Void)?
}

final class KnockingForm: UIViewController {
  let knocks = Knocks()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Join", style: .done, target: self, action: #selector(joinTapped))
    knocks.join = join
  }

  @objc private func joinTapped() { join() }

  private func join() { dismiss(animated: true) }
}
