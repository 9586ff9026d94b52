// A form that leaves its Cancel to whoever shows it: one presenter gives it one, another forgot.
import UIKit

final class Guests: UIViewController {
  func invite() {
    let form = JoinForm()
    form.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: form, action: #selector(JoinForm.cancelTapped(_:)))
    present(UINavigationController(rootViewController: form), animated: true)
  }
}

final class Invitations: UIViewController {
  func open() {
    let form = JoinForm()
    form.guest = "Ada"
    present(UINavigationController(rootViewController: form), animated: true)  // expect: missing-dismiss-button
  }
}

final class JoinForm: UIViewController {
  var guest: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Join", style: .done, target: self, action: #selector(join))
  }

  @objc func cancelTapped(_ sender: Any) { dismiss(animated: true) }

  @objc private func join() {
    Party.shared.add(guest ?? "")
    dismiss(animated: true)
  }
}

final class Party {
  static let shared = Party()
  private var guests: [String] = []
  func add(_ guest: String) { guests.append(guest) }
}

// What equips another's form may equip this one's as well.
final class Doormen: UIViewController {
  func open() {
    let form = LeaveForm()
    equip(form)
    present(UINavigationController(rootViewController: form), animated: true)
  }

  private func equip(_ page: UIViewController) {
    Doors.shared.equip(page as? LeaveForm)
  }
}

final class Doors {
  static let shared = Doors()

  func equip(_ form: LeaveForm?) {
    form?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: form, action: #selector(LeaveForm.awayTapped(_:)))
  }
}

final class LeaveForm: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Leave", style: .done, target: self, action: #selector(leave))
  }

  @objc func awayTapped(_ sender: Any) { dismiss(animated: true) }

  @objc private func leave() {
    Party.shared.add("nobody")
    dismiss(animated: true)
  }
}
