// The presenter gives the content its button.
// clean
import UIKit

final class MuseumController: UIViewController {
  @objc func showPlan() {
    let plan = PlanController()
    plan.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(closePlan))
    present(UINavigationController(rootViewController: plan), animated: true)
  }

  @objc private func closePlan() { dismiss(animated: true) }
}

final class PlanController: UIViewController {}
