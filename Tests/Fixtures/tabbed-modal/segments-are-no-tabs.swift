// clean
// A picker that looks like tabs: in SwiftUI, and in UIKit.
import SwiftUI
import UIKit

struct ChartView: View {
  @State private var isShown = false

  var body: some View {
    Button("Time") { isShown = true }
      .sheet(isPresented: $isShown) { TimeView() }
  }
}

struct TimeView: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("unit") private var unit = "day"

  var body: some View {
    VStack {
      Picker("Unit", selection: $unit) {
        ForEach(["day", "week", "month"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Button("Close") { dismiss() }
    }
  }
}

final class PeopleController: UIViewController {
  private let segments = UISegmentedControl(items: ["Friends", "All"])

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = segments
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class GroupController: UIViewController {
  func choosePeople() { present(UINavigationController(rootViewController: PeopleController()), animated: true) }
}
