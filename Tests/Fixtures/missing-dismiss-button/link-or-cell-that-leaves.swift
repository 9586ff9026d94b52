// clean
// A link in a text and a button in a cell may be what a screen is left by: which links there are, and whether the cell chooses, is not told.
import SwiftUI
import UIKit

@main
struct TrailApp: App {
  var body: some Scene { WindowGroup { TrailView() } }
}

struct TrailView: View {
  @State private var showsHelp = false
  @State private var showsHuts = false

  var body: some View {
    VStack {
      Button("Help") { showsHelp = true }
      Button("Huts") { showsHuts = true }
    }
    .fullScreenCover(isPresented: $showsHelp) { HelpView() }
    .fullScreenCover(isPresented: $showsHuts) { HutsPage { showsHuts = false } }
  }
}

struct HelpView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Follow the white marks. [Back to the map](trail://map)")
      .environment(\.openURL, OpenURLAction { url in
        guard url.scheme == "trail" else { return .systemAction }
        dismiss()
        return .handled
      })
  }
}

struct HutsPage: UIViewControllerRepresentable {
  let onLeave: () -> Void

  func makeUIViewController(context: Context) -> HutsController { HutsController(onLeave: onLeave) }
  func updateUIViewController(_ controller: HutsController, context: Context) {}
}

protocol LeaveCellDelegate: AnyObject {
  func leaveCellDidTap(_ cell: LeaveCell)
}

final class HutsController: UITableViewController, LeaveCellDelegate {
  private let onLeave: () -> Void
  private var visits = 0

  init(onLeave: @escaping () -> Void) {
    self.onLeave = onLeave
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LeaveCell.self, forCellReuseIdentifier: "leave")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "leave", for: indexPath) as? LeaveCell else { return UITableViewCell() }
    cell.delegate = self
    return cell
  }

  func leaveCellDidTap(_ cell: LeaveCell) {
    visits += 1
    onLeave()
  }
}

final class LeaveCell: UITableViewCell {
  weak var delegate: LeaveCellDelegate?
  private let button = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    button.setTitle(NSLocalizedString("Back to the trail", comment: ""), for: .normal)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  @objc private func tapped() { delegate?.leaveCellDidTap(self) }
}
