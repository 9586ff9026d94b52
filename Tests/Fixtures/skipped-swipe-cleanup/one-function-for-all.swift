// Done and the outside tap share one function.
// clean
import UIKit

protocol MemoSheetDelegate: AnyObject {
  func memoSheetDidFinish(_ sheet: MemoSheet)
}

final class MemoList: UIViewController, MemoSheetDelegate {
  private var memos: [String] = []

  func write() {
    let sheet = MemoSheet()
    sheet.delegate = self
    let navigation = UINavigationController(rootViewController: sheet)
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }

  func memoSheetDidFinish(_ sheet: MemoSheet) { clearMemos() }

  private func clearMemos() { memos = [] }
}

final class MemoSheet: UIViewController {
  weak var delegate: MemoSheetDelegate?
  private let backdrop = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
    view.addSubview(backdrop)
    backdrop.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended else { return }
    done()
  }

  @objc private func done() {
    delegate?.memoSheetDidFinish(self)
    dismiss(animated: true)
  }
}
