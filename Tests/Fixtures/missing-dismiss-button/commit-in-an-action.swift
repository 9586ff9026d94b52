// The only item commits, by a `UIAction`: what its closure calls is no other way out, unless others call it, too.
import UIKit

final class NewListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New list"
    setUpBar()
  }

  private func setUpBar() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.commit() })
  }

  private func commit() {
    Lists.shared.add("list")
    dismiss(animated: true)
  }
}

final class NewFolderController: UITableViewController {
  private lazy var saveItem = UIBarButtonItem(
    systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.commit() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New folder"
    navigationItem.rightBarButtonItem = saveItem
  }

  private func commit() {
    Lists.shared.add("folder")
    navigationController?.dismiss(animated: true)
  }
}

final class NewTagController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New tag"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.commit() })
  }

  private func commit() {
    Lists.shared.add("tag")
    dismiss(animated: true)
  }
}

final class ScannerController: UIViewController, ScanDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Scanner"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.commit() })
  }

  func scanDidEnd() { commit() }

  private func commit() {
    Lists.shared.add("scan")
    dismiss(animated: true)
  }
}

protocol ScanDelegate: AnyObject {
  func scanDidEnd()
}

final class Lists {
  static let shared = Lists()
  private var names: [String] = []
  func add(_ name: String) { names.append(name) }
}

final class ListsController: UIViewController {
  @objc func addList() {
    // expect: missing-dismiss-button
    present(UINavigationController(rootViewController: NewListController()), animated: true)
  }

  @objc func addFolder() {
    // expect: missing-dismiss-button
    present(UINavigationController(rootViewController: NewFolderController()), animated: true)
  }

  @objc func addTag() { present(UINavigationController(rootViewController: NewTagController()), animated: true) }
  @objc func scan() { present(UINavigationController(rootViewController: ScannerController()), animated: true) }
}
