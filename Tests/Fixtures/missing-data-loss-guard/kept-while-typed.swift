// What the fields of UIKit tell while somebody types: handed to a store, a note, a delegate or a closure it is kept.
// clean
import Combine
import RxCocoa
import UIKit

class LetterController: UIViewController, UITextViewDelegate {
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letter"
    view.addSubview(textView)
    textView.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
  }

  @objc func leave() { dismiss(animated: true) }

  @objc func send() {
    Post.send(textView.text)
    dismiss(animated: true)
  }
}

final class StoredLetter: LetterController {
  func textViewDidChange(_ view: UITextView) { Letters.shared.current = view.text }
}

final class NumberedLetter: LetterController {
  func textViewDidChange(_ view: UITextView) { Letters.shared["new"] = view.text }
}

final class SettingLetter: LetterController {
  func textViewDidChange(_ view: UITextView) {
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    perform(#selector(keep), with: nil, afterDelay: 1)
  }

  @objc private func keep() { UserDefaults.standard.set(textView.text, forKey: "letter") }
}

final class NoteLetter: LetterController {
  private let note: Note
  init(note: Note) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func textViewDidEndEditing(_ view: UITextView) { note.body = view.text }
}

final class TellingLetter: LetterController {
  var onText: ((String) -> Void)?
  func textViewDidChange(_ view: UITextView) { onText?(view.text) }
}

final class ObservedLetter: LetterController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: UITextView.textDidChangeNotification, object: textView)
  }

  @objc private func changed() { Letters.shared.current = textView.text }
}

final class StreamedLetter: LetterController {
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.publisher(for: UITextView.textDidChangeNotification, object: textView)
      .sink { [weak self] _ in self?.remember(self?.textView.text) }
      .store(in: &bag)
  }

  private func remember(_ text: String?) { UserDefaults.standard.set(text, forKey: "letter") }
}

final class ReactiveLetter: LetterController {
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.rx.text.orEmpty.subscribe(onNext: { Letters.shared.current = $0 }).disposed(by: bag)
  }
}

final class SentLetter: LetterController {
  func textViewShouldBeginEditing(_ view: UITextView) -> Bool { false }
}

final class SteadyLetter: LetterController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.presentationController?.presentedView?.gestureRecognizers?.forEach { $0.isEnabled = false }
  }
}

final class AddressController: UIViewController {
  private let street = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Address"
    street.isEnabled = false
    view.addSubview(street)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
  }

  @objc private func leave() { dismiss(animated: true) }

  @objc private func send() {
    Post.send(street.text ?? "")
    dismiss(animated: true)
  }
}

final class LetterFilterController: UIViewController {
  private let sender = UITextField()
  var onApply: ((String?) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Filter"
    view.addSubview(sender)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Apply", style: .done, target: self, action: #selector(apply))
  }

  @objc private func leave() { dismiss(animated: true) }

  @objc private func apply() {
    onApply?(sender.text)
    dismiss(animated: true)
  }
}

final class DeskController: UIViewController {
  private let note = Note()
  private var text = ""

  @IBAction private func write(_ sender: UIButton) {
    let telling = TellingLetter()
    telling.onText = { [weak self] in self?.text = $0 }
    let filter = LetterFilterController()
    filter.onApply = { [weak self] in self?.text = $0 ?? "" }
    show(StoredLetter())
    show(NumberedLetter())
    show(SettingLetter())
    show(NoteLetter(note: note))
    show(telling)
    show(ObservedLetter())
    show(StreamedLetter())
    show(ReactiveLetter())
    show(SentLetter())
    show(SteadyLetter())
    show(AddressController())
    show(filter)
  }

  private func show(_ controller: UIViewController) {
    present(UINavigationController(rootViewController: controller), animated: true)
  }
}

final class Note { var body = "" }

final class Letters {
  static let shared = Letters()
  var current: String?
  private var all: [String: String] = [:]
  subscript(id: String) -> String? {
    get { all[id] }
    set { all[id] = newValue }
  }
}

enum Post {
  static func send(_ text: String) { print(text) }
}
