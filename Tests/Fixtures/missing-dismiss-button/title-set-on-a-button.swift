// What a button says is often set beside it: one that says "Save" commits, whatever it is called in the code.
import UIKit

final class Shelf: UIViewController {
  private var label = ""
  private let store = Catalogue()
  @objc func renameAll() {
    present(SpineController(store), animated: true) // expect: missing-dismiss-button
    present(CoverController(store), animated: true) // expect: missing-dismiss-button
    present(JacketController(store), animated: true) // expect: missing-dismiss-button
    present(BindingController(store), animated: true) // expect: missing-dismiss-button
    present(PaperController(store), animated: true)
    present(MarginController(store), animated: true)
  }
}

final class Catalogue {
  private var names: [String] = []
  func add(_ name: String) { names.append(name) }
}

class LabelController: UIViewController {
  let field = UITextField()
  let store: Catalogue
  init(_ store: Catalogue) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    isModalInPresentation = true
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }
  @objc func tapped() {
    store.add(field.text ?? "")
    dismiss(animated: true)
  }
}

// A property, a local, one that a closure makes, a configuration.
final class SpineController: LabelController {
  private let bottom = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    bottom.setTitle("Save", for: .normal)
    bottom.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(bottom)
  }
}
final class CoverController: LabelController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let bottom = UIButton(configuration: .filled())
    bottom.configuration?.title = "Rename"
    bottom.addAction(UIAction { [weak self] _ in
      guard let self, let text = field.text, !text.isEmpty else { return }
      store.add(text)
      dismiss(animated: true)
    }, for: .touchUpInside)
    view.addSubview(bottom)
  }
  override func tapped() { view.endEditing(true) }
}
final class JacketController: LabelController {
  private lazy var bottom: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle(NSLocalizedString("Save", comment: ""), for: .normal)
    return button
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    bottom.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(bottom)
  }
}
final class BindingController: LabelController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var filled = UIButton.Configuration.filled()
    filled.title = "Save"
    let bottom = UIButton(configuration: filled)
    bottom.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(bottom)
  }
}

// What another button says is not said of this one.
final class PaperController: LabelController {
  private let bottom = UIButton(type: .system)
  private let top = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    bottom.setTitle("Save", for: .normal)
    bottom.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    top.setTitle("Not now", for: .normal)
    top.addTarget(self, action: #selector(leave), for: .touchUpInside)
    for button in [bottom, top] { view.addSubview(button) }
  }
  @objc private func leave() { dismiss(animated: true) }
}
// Now this, now that.
final class MarginController: LabelController {
  private let bottom = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    bottom.setTitle("Not now", for: .normal)
    bottom.addTarget(self, action: #selector(leave), for: .touchUpInside)
    field.addTarget(self, action: #selector(changed), for: .editingChanged)
    view.addSubview(bottom)
  }
  @objc private func changed() { bottom.setTitle("Save", for: .normal) }
  @objc private func leave() {
    if let text = field.text, !text.isEmpty { store.add(text) }
    dismiss(animated: true)
  }
}
