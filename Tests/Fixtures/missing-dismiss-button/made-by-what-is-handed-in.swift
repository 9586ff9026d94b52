// What a closure gives back that somebody hands in, to a method of a protocol's or to a router.
import SwiftUI
import UIKit

protocol MenuHost {
  func offer(for row: Int, making make: @escaping () -> UIViewController?)
}

extension MenuHost {
  func offer(for row: Int) { offer(for: row, making: { self.menu(for: row) }) }  // expect: missing-dismiss-button

  private func menu(for row: Int) -> UIViewController? { RowMenu() }
}

final class RowMenu: UIViewController {
  private let text = UILabel()
}

final class RowList: UITableViewController, MenuHost {
  func offer(for row: Int, making make: @escaping () -> UIViewController?) {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      guard let menu = make() else { return }
      self.present(menu, animated: true)
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { offer(for: indexPath.row) }
}

final class Router {
  let root = UINavigationController()

  func cover(_ make: () -> any View) {
    let host = hosted(make())
    root.present(host, animated: true)
  }

  private func hosted<Shown: View>(_ shown: Shown) -> UIViewController { UIHostingController(rootView: shown) }
}

final class Guide: UIViewController {
  let router = Router()

  override func viewDidLoad() {
    router.cover { Leaflet() }  // expect: missing-dismiss-button
    router.cover { Map() }
  }
}

struct Leaflet: View {
  var body: some View { Text("Left, then right") }
}

struct Map: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}
