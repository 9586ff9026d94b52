// A frame around a form says nothing of swipes, but the form that it is handed refuses them for the navigation controller around both.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
}

final class HomeController: UIViewController {
  @objc func guarded() { show(FrameController(content: GuardedForm())) }
  private func show(_ frame: FrameController) {
    let navigation = UINavigationController(rootViewController: frame)
    navigation.modalPresentationStyle = .formSheet
    present(navigation, animated: true)
  }
  @objc func open() {
    let navigation = UINavigationController(rootViewController: OpenFrame(content: OpenForm()))
    navigation.modalPresentationStyle = .formSheet
    present(navigation, animated: true) // expect: missing-data-loss-guard
  }
  @objc func child() { present(UINavigationController(rootViewController: PageOfForm()), animated: true) }
  @objc func sending() { present(UINavigationController(rootViewController: PageThatSends()), animated: true) } // expect: missing-data-loss-guard
}

final class FrameController: UIViewController {
  private let content: UIViewController
  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}

final class OpenFrame: UIViewController {
  private let content: UIViewController
  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}

final class GuardedForm: UIViewController, UITextViewDelegate {
  private let noteView = UITextView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(noteView)
    noteView.delegate = self
    let save = UIButton(type: .system, primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() })
    view.addSubview(save)
  }
  func textViewDidChange(_ textView: UITextView) { parent?.navigationController?.isModalInPresentation = !textView.text.isEmpty }
  private func save() {
    NoteStore.shared.add(noteView.text)
    dismiss(animated: true)
  }
}

final class OpenForm: UIViewController {
  private let noteView = UITextView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(noteView)
    let save = UIButton(type: .system, primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() })
    view.addSubview(save)
  }
  private func save() {
    NoteStore.shared.add(noteView.text)
    dismiss(animated: true)
  }
}

final class PageOfForm: UIViewController {
  private let form = ChildForm()
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(form)
    view.addSubview(form.view)
    form.didMove(toParent: self)
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
  }
  private func save() {
    NoteStore.shared.add(form.noteView.text)
    dismiss(animated: true)
  }
}

final class ChildForm: UIViewController, UITextViewDelegate {
  let noteView = UITextView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(noteView)
    noteView.delegate = self
  }
  func textViewDidChange(_ textView: UITextView) { navigationController?.isModalInPresentation = textView.hasText }
}

final class PageThatSends: UIViewController {
  private let noteView = UITextView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(noteView)
    let progress = SendingChild()
    addChild(progress)
    view.addSubview(progress.view)
    progress.didMove(toParent: self)
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
  }
  private func save() {
    NoteStore.shared.add(noteView.text)
    dismiss(animated: true)
  }
}

/// Refuses only while it sends.
final class SendingChild: UIViewController {
  var isSending = false { didSet { parent?.isModalInPresentation = isSending } }
}

final class NoteStore {
  static let shared = NoteStore()
  private var notes: [String] = []
  func add(_ note: String) { notes.append(note) }
}
