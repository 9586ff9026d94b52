// The form sheet that neither asks nor removes: what is never removed is said, not that it piles up.
import UIKit

protocol FormSheetDelegate: AnyObject {
  func formSheetDidFinish(_ sheet: FormSheetController)
}

final class FormSheetController: UIViewController {
  weak var delegate: FormSheetDelegate?
  private let topics = ["Delivery", "Payment", "Something else"]
  private let tableView = UITableView()
  private var outsideTap: UITapGestureRecognizer?
  private var isArmed = true
  private var isDone = false
  private let pull: CGFloat = -80

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(done))
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    addOutsideTap()
  }

  private func addOutsideTap() {
    guard let window = view.window else { return }
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    tap.cancelsTouchesInView = false
    tap.delegate = self
    window.addGestureRecognizer(tap) // expect: unremoved-window-gesture
    outsideTap = tap
  }

  @objc private func tapped(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended else { return }
    let sheet: UIView = navigationController?.view ?? view
    guard !sheet.point(inside: tap.location(in: sheet), with: nil) else { return }
    done()
  }

  /// The one place that closes, for the button and both gestures.
  @objc private func done() {
    guard !isDone else { return }
    isDone = true
    delegate?.formSheetDidFinish(self)
    dismiss(animated: true)
  }
}

extension FormSheetController: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gesture: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    true
  }
}

extension FormSheetController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { topics.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = topics[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationItem.prompt = topics[indexPath.row]
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    isArmed = scrollView.contentOffset.y <= 0
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard isArmed, scrollView.isTracking, scrollView.contentOffset.y < pull else { return }
    done()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) { isArmed = false }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { isArmed = true }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { isArmed = true }
}

final class OrdersController: UIViewController, FormSheetDelegate {
  func openForm() {
    let form = FormSheetController()
    form.delegate = self
    let navigation = UINavigationController(rootViewController: form)
    navigation.modalPresentationStyle = .overFullScreen
    present(navigation, animated: true)
  }

  func formSheetDidFinish(_ sheet: FormSheetController) {}
}
