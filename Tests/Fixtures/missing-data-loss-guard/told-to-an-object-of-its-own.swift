// The text of UIKit's fields is kept by whoever is told of it: an object that is the delegate, a component that tells by its own
// `text`, a delegate's method that is asked before each change, a stream that is assigned to a model, a document. What only looks
// at it loses it.
import Combine
import UIKit

enum Inkwell {
  static var text: String {
    get { UserDefaults.standard.string(forKey: "ink") ?? "" }
    set { UserDefaults.standard.set(newValue, forKey: "ink") }
  }
}

final class Post {
  static let shared = Post()
  private var letters: [String] = []
  func send(_ letter: String) { letters.append(letter) }
}

class LetterController: UIViewController {
  let page = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    page.text = Inkwell.text
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func send() {
    Post.shared.send(page.text)
    dismiss(animated: true)
  }
}

final class Keeper: NSObject, UITextViewDelegate {
  func attach(to page: UITextView) { page.delegate = self }
  func textViewDidChange(_ textView: UITextView) { Inkwell.text = textView.text }
}

final class KeptController: LetterController {
  private let keeper = Keeper()

  override func viewDidLoad() {
    super.viewDidLoad()
    keeper.attach(to: page)
  }
}

final class Teller: NSObject, UITextViewDelegate {
  var onChange: ((String) -> Void)?
  func textViewDidChange(_ textView: UITextView) { onChange?(textView.text) }
}

final class ToldController: LetterController {
  private let teller = Teller()

  override func viewDidLoad() {
    super.viewDidLoad()
    page.delegate = teller
    teller.onChange = { [weak self] in self?.keep($0) }
  }

  private func keep(_ text: String) { Inkwell.text = text }
}

final class AskedController: LetterController, UITextViewDelegate {
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    Inkwell.text = (textView.text as NSString).replacingCharacters(in: range, with: text)
    return true
  }
}

final class LetterModel {
  @Published var text = ""
}

final class AssignedController: LetterController {
  private let model: LetterModel
  private var bag = Set<AnyCancellable>()

  init(model: LetterModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.textPublisher.assign(to: \.text, on: model).store(in: &bag)
  }
}

final class LetterDocument: UIDocument {
  var text = ""
}

final class DocumentController: LetterController, UITextViewDelegate {
  private let document: LetterDocument

  init(document: LetterDocument) {
    self.document = document
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ textView: UITextView) { document.text = textView.text }
}

final class LineField: UITextField {
  var onChange: ((String) -> Void)?
  @objc func edited() { onChange?(text ?? "") }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    addTarget(self, action: #selector(edited), for: .editingChanged)
  }
}

final class LineController: UIViewController {
  private let line = LineField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(line)
    line.onChange = { Inkwell.text = $0 }
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func send() {
    Post.shared.send(line.text ?? "")
    dismiss(animated: true)
  }
}

final class Counter: NSObject, UITextViewDelegate {
  private(set) var count = 0
  func textViewDidChange(_ textView: UITextView) { count = textView.text.count }
}

final class CountedController: LetterController {
  private let counter = Counter()

  override func viewDidLoad() {
    super.viewDidLoad()
    page.delegate = counter
  }
}

final class WrittenController: LetterController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    try? page.text.write(to: URL(fileURLWithPath: "/ink"), atomically: true, encoding: .utf8)
  }
}

final class DeskController: UIViewController {
  func kept() { show(KeptController()) }
  func told() { show(ToldController()) }
  func asked() { show(AskedController()) }
  func assigned() { show(AssignedController(model: model)) }
  func documented() { show(DocumentController(document: document)) }
  func lined() { show(LineController()) }
  func written() { show(WrittenController()) }
  func counted() { present(UINavigationController(rootViewController: CountedController()), animated: true) } // expect: missing-data-loss-guard

  private let model = LetterModel()
  private let document = LetterDocument(fileURL: URL(fileURLWithPath: "/letter"))
  private func show(_ controller: UIViewController) { present(UINavigationController(rootViewController: controller), animated: true) }
}
