// What runs only while something stands on top of a screen closes that alone: a method that only such closures call, a closure by which what
// a helper presents on its parameter goes, a controller that presents itself. What is called from elsewhere, too, closes the screen.
import UIKit

@main final class Boot: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = Start()
    window?.makeKeyAndVisible()
    return true
  }
}

final class Start: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let all: [UIViewController] = []
    print(all)
    setup()
    settled()
    counted()
    boxed()
    crate()
  }
  func setup() {
    let page = Setup()
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true) // expect: trapped-modal
  }
  func settled() {
    let page = Settled()
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
  func counted() {
    let page = Counted()
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true) // expect: trapped-modal
  }
  func boxed() {
    let page = Boxed()
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true) // expect: trapped-modal
  }
  func crate() {
    let page = Crate()
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}

final class Help: UIViewController {
  var ended: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in ended?() }))
  }
}

// MARK: A method that only the closure calls

final class Setup: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Help") { [unowned self] _ in help() }))
  }
  private func help() {
    let page = Help()
    page.ended = { [weak self] in self?.putAway() }
    present(page, animated: true)
  }
  private func putAway() { dismiss(animated: true) }
}

// A bar item calls it, too.
final class Settled: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Help") { [unowned self] _ in help() }))
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in goAway() }))
  }
  private func help() {
    let page = Help()
    page.ended = { [weak self] in self?.goAway() }
    present(page, animated: true)
  }
  private func goAway() { dismiss(animated: true) }
}

// MARK: A helper that is handed the screen

final class Counted: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Count") { [unowned self] _ in Helps.show(in: self) }))
  }
}

enum Helps {
  static func show(in host: UIViewController) {
    let page = Help()
    page.ended = { host.dismiss(animated: true) }
    host.present(page, animated: true)
  }
}

// MARK: A controller that presents itself

final class Note: UIViewController {
  var onClose: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in onClose?() }))
  }
  func show(over host: UIViewController?) { host?.present(self, animated: true) }
}

final class Boxed: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Explain") { [unowned self] _ in explain() }))
  }
  private func explain() {
    let note = Note()
    note.onClose = { note.dismiss(animated: true) }
    note.show(over: view.window?.rootViewController)
  }
}

// As a child it is closed with the screen around it.
final class Crate: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let note = Tag()
    note.onClose = { note.dismiss(animated: true) }
    addChild(note)
    view.addSubview(note.view)
  }
}

final class Tag: UIViewController {
  var onClose: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in onClose?() }))
  }
  func show() { UIApplication.shared.windows.first?.rootViewController?.present(self, animated: true) }
}
