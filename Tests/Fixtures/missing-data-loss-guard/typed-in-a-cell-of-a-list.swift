// Fields of cells that are registered or taken from the list by their class are inputs of the screen.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    Stand().open()
    return true
  }
}

final class Stand: UIViewController {
  func open() {
    present(UINavigationController(rootViewController: TagController()), animated: true) // expect: missing-data-loss-guard
    present(UINavigationController(rootViewController: KeptController()), animated: true)
    present(UINavigationController(rootViewController: ToldController()), animated: true)
    present(UINavigationController(rootViewController: ReadController()), animated: true)
  }
}

final class TagCell: UITableViewCell {
  let field = UITextField()
}

class FormController: UITableViewController {
  var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: self, action: #selector(save))
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: #selector(cancel))
  }

  @objc private func save() {
    Tags.shared.add(name)
    dismiss(animated: true)
  }

  @objc private func cancel() { dismiss(animated: true) }
}

final class TagController: FormController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Tag", for: indexPath) as! TagCell
    cell.field.text = name
    cell.field.addTarget(self, action: #selector(changed(_:)), for: .editingChanged)
    return cell
  }

  @objc private func changed(_ sender: UITextField) { name = sender.text ?? "" }
}

/// Each change is kept at once.
final class KeptController: FormController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Tag", for: indexPath) as! TagCell
    cell.field.addTarget(self, action: #selector(changed(_:)), for: .editingChanged)
    return cell
  }

  @objc private func changed(_ sender: UITextField) {
    name = sender.text ?? ""
    Tags.shared.keep(name)
  }
}

protocol ToldCellDelegate: AnyObject { func told(_ text: String) }

final class ToldCell: UITableViewCell {
  let field = UITextField()
  weak var delegate: ToldCellDelegate?
  override func awakeFromNib() {
    super.awakeFromNib()
    field.addTarget(self, action: #selector(changed(_:)), for: .editingChanged)
  }
  @objc private func changed(_ sender: UITextField) { delegate?.told(sender.text ?? "") }
}

/// Somebody unseen is told of each change.
final class ToldController: FormController {
  var keeper: ToldCellDelegate?
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.register(ToldCell.self, forCellReuseIdentifier: "Told")
    let cell = tableView.dequeueReusableCell(withIdentifier: "Told", for: indexPath) as! ToldCell
    name = cell.field.text ?? ""
    cell.delegate = keeper
    return cell
  }
}

final class PaperCell: UITableViewCell {
  let paper = UITextView()
  override func awakeFromNib() {
    super.awakeFromNib()
    paper.isEditable = false
  }
}

/// A text view to read.
final class ReadController: FormController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Paper", for: indexPath) as! PaperCell
    name = cell.paper.text
    return cell
  }
}

final class Tags {
  static let shared = Tags()
  private var all: [String] = []
  private var draft = ""
  func add(_ name: String) { all.append(name) }
  func keep(_ name: String) { draft = name }
}
