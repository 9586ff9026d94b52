// clean
// A button in a cell that a list takes out of its store tells the cell's delegate, the screen, which closes. Whether one that does more
// than that only chooses, as a row does, is not told.
import UIKit

final class HouseController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(LampController(), animated: true)
    present(ListController(), animated: true)
    present(UnseenController(), animated: true)
  }
}

// The button of a row may choose.
final class LampController: UIViewController, UITableViewDataSource, LampCellDelegate {
  private let table = UITableView()
  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.register(LampCell.self, forCellReuseIdentifier: "lamp")
    view.addSubview(table)
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "lamp", for: indexPath) as? LampCell else { return UITableViewCell() }
    cell.delegate = self
    return cell
  }
  func lampTapped(_ tag: Int) {
    Lamps.shared.insert(tag)
    dismiss(animated: true)
  }
}

protocol LampCellDelegate: AnyObject { func lampTapped(_ tag: Int) }

final class LampCell: UITableViewCell {
  weak var delegate: LampCellDelegate?
  private let radio = UIButton(type: .contactAdd)
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(radio)
    radio.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
  }
  required init?(coder: NSCoder) { nil }
  @objc private func tapped(_ sender: UIButton) { delegate?.lampTapped(1) }
}

// The twin: a Close in a cell.
final class ListController: UITableViewController, CloseCellDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(CloseCell.self, forCellReuseIdentifier: "close")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "close", for: indexPath) as! CloseCell
    cell.delegate = self
    return cell
  }
  func closeCellTapped(_ cell: CloseCell) { dismiss(animated: true) }
}

protocol CloseCellDelegate: AnyObject { func closeCellTapped(_ cell: CloseCell) }

final class CloseCell: UITableViewCell {
  weak var delegate: CloseCellDelegate?
  private let button = UIButton(type: .close)
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(button)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }
  required init?(coder: NSCoder) { nil }
  @objc private func tapped() { delegate?.closeCellTapped(self) }
}

// Who tells of it was not seen: nothing here takes such a cell.
final class UnseenController: UIViewController, FarCellDelegate {
  func farTapped() {
    Lamps.shared.insert(2)
    dismiss(animated: true)
  }
}

protocol FarCellDelegate: AnyObject { func farTapped() }

final class FarCell: UITableViewCell {
  weak var delegate: FarCellDelegate?
  private let button = UIButton(type: .contactAdd)
  override func awakeFromNib() {
    super.awakeFromNib()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }
  @objc private func tapped() { delegate?.farTapped() }
}

final class Lamps {
  static let shared = Lamps()
  private var lamps: [Int] = []
  func insert(_ lamp: Int) { lamps.append(lamp) }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = HouseController()
    window?.makeKeyAndVisible()
    return true
  }
}
