// Two taps, two fingers, a swipe, and a tap that does neither.
// clean
import UIKit

final class ContactsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let twice = UITapGestureRecognizer(target: self, action: #selector(close))
    twice.numberOfTapsRequired = 2
    view.addGestureRecognizer(twice)
    let two = UITapGestureRecognizer(target: self, action: #selector(close))
    two.numberOfTouchesRequired = 2
    view.addGestureRecognizer(two)
    view.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(close)))
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(count)))
  }

  @objc private func close() { dismiss(animated: true) }
  @objc private func count() { title = "Tapped" }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Chosen" }
}
