// Fields that a function makes, their properties without a type: what it gives back is typed into. One that is secure makes a login, one
// that a function says cannot be edited is read.
import UIKit

final class Register {
  static let shared = Register()
  private var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

class FormController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }
  @objc func cancel() { dismiss(animated: true) }
}

final class PersonController: FormController {
  private lazy var first = makeInput()
  private lazy var last = makeInput()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(first)
    view.addSubview(last)
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(keep))
  }

  @objc private func keep() {
    Register.shared.add((first.text ?? "") + (last.text ?? ""))
    dismiss(animated: true)
  }

  private func makeInput() -> UITextField { UITextField() }
}

final class EntryController: FormController {
  private let txtUser = UITextField()
  private let txtKey = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(txtUser)
    view.addSubview(txtKey)
    txtKey.isSecureTextEntry = true
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    button.addTarget(self, action: #selector(enter), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func enter() {
    Register.shared.add((txtUser.text ?? "") + (txtKey.text ?? ""))
    dismiss(animated: true)
  }
}

final class LicenceController: FormController {
  private let terms = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(terms)
    style(terms)
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(keep))
  }

  @objc private func keep() {
    Register.shared.add(terms.text)
    dismiss(animated: true)
  }

  private func style(_ text: UITextView) { text.isEditable = false }
}

final class LetterController: FormController {
  private let letter = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(letter)
    var filled = UIButton.Configuration.filled()
    filled.title = "Send"
    view.addSubview(UIButton(configuration: filled, primaryAction: UIAction { [weak self] _ in self?.finish() }))
  }

  private func finish() {
    Register.shared.add(letter.text)
    dismiss(animated: true)
  }
}

final class RegisterController: UIViewController {
  func person() { present(UINavigationController(rootViewController: PersonController()), animated: true) } // expect: missing-data-loss-guard
  func entry() { present(UINavigationController(rootViewController: EntryController()), animated: true) }
  func licence() { present(UINavigationController(rootViewController: LicenceController()), animated: true) }
  func letter() { present(UINavigationController(rootViewController: LetterController()), animated: true) } // expect: missing-data-loss-guard
}
