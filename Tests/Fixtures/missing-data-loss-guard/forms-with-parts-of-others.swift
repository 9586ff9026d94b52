// What another module does with a form may keep its text or refuse the swipe: as its superclass, with its field, with the navigation
// controller around it. A form that is made once and presented again and again keeps its text itself, and a field that takes no
// touches holds none. Another module's stream may tell that the screen goes.
import FormKit
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = LodgeController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class LodgeController: UIViewController {
  private var letter: UINavigationController?
  private var card: UINavigationController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction { [unowned self] _ in write() }))
  }

  private func write() {
    present(UINavigationController(rootViewController: ReportController()), animated: true)
    present(MemoController(), animated: true)
    present(StreamController(), animated: true)
    let guarded = UINavigationController(rootViewController: LetterController())
    guarded.preventSwipeToDismiss()
    present(guarded, animated: true)
    if letter == nil { letter = UINavigationController(rootViewController: LetterController()) }
    present(letter!, animated: true)
    present(NoticeController(), animated: true)
    card = UINavigationController(rootViewController: LetterController())
    present(card!, animated: true) // expect: missing-data-loss-guard
  }
}

class WritingController: UIViewController {
  let textView = UITextView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(close)
  }
  @objc func cancel() { dismiss(animated: true) }
  @objc func save() {
    Letters.add(textView.text)
    dismiss(animated: true)
  }
}

final class LetterController: WritingController {}

final class MemoController: WritingController {
  override func viewDidLoad() {
    super.viewDidLoad()
    AutoSaver.attach(to: textView, key: "memo")
  }
}

final class StreamController: WritingController {
  private let bag = DisposeBag()
  override func viewDidLoad() {
    super.viewDidLoad()
    rx.viewWillDisappear.subscribe(onNext: { [weak self] _ in Letters.draft = self?.textView.text }).disposed(by: bag)
  }
}

final class NoticeController: WritingController {
  override func viewDidLoad() {
    super.viewDidLoad()
    textView.isUserInteractionEnabled = false
  }
}

final class ReportController: FormViewController {
  private let textView = UITextView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(saveTapped))
  }
  @objc private func cancel() { dismiss(animated: true) }
  @objc private func saveTapped() {
    Letters.add(textView.text)
    dismiss(animated: true)
  }
}

enum Letters {
  private static var all: [String] = []
  static var draft: String?
  static func add(_ text: String) { all.append(text) }
}
