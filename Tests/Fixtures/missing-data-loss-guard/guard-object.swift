// An object that a form makes for itself becomes the delegate of its presentation and refuses the swipe; another one only
// hears of its end.
import UIKit

final class SwipeGuard: NSObject, UIAdaptivePresentationControllerDelegate {
  private weak var form: TicketForm?

  init(for form: TicketForm) {
    self.form = form
    super.init()
    form.navigationController?.presentationController?.delegate = self
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    form?.textView.hasText != true
  }
}

final class SwipeCounter: NSObject, UIAdaptivePresentationControllerDelegate {
  private var count = 0
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { count += 1 }
}

final class StationController: UIViewController {
  @IBAction func buy() { present(UINavigationController(rootViewController: TicketForm()), animated: true) }

  @IBAction func complain() {
    present(UINavigationController(rootViewController: ComplaintForm()), animated: true) // expect: missing-data-loss-guard
  }
}

class TextForm: UIViewController {
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Text"
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func close() { dismiss(animated: true) }

  @objc private func save() {
    Counter.shared.add(textView.text)
    dismiss(animated: true)
  }
}

final class TicketForm: TextForm {
  private var swipes: SwipeGuard?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    swipes = SwipeGuard(for: self)
  }
}

final class ComplaintForm: TextForm {
  private var counter: SwipeCounter?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    counter = SwipeCounter()
    navigationController?.presentationController?.delegate = counter
  }
}

final class Counter {
  static let shared = Counter()
  private var texts: [String] = []
  func add(_ text: String) { texts.append(text) }
}
