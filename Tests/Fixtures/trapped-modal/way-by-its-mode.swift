// What a case makes and how it is shown belong together: only those that are shown over all need a way out.
import UIKit

enum Way { case onTop, over }

enum Berth {
  case list, chart, radio

  var way: Way { self == .list ? .onTop : .over }

  func make() -> UIViewController {
    switch self {
    case .list: return ListController()
    case .chart: return ChartController()
    case .radio: return RadioController()
    }
  }
}

enum Quay {
  case boats, crew

  var way: Way { self == .boats ? .onTop : .over }

  func make() -> UIViewController {
    switch self {
    case .boats: return ListController()
    case .crew: return ChartController()
    }
  }
}

extension UIViewController {
  func open(_ berth: Berth) {
    let controller = berth.make()
    switch berth.way {
    case .onTop: navigationController?.pushViewController(controller, animated: true)
    case .over:
      controller.modalPresentationStyle = .fullScreen
      present(controller, animated: true) // expect: trapped-modal
    }
  }

  func visit(_ quay: Quay) {
    let controller = quay.make()
    switch quay.way {
    case .onTop: navigationController?.pushViewController(controller, animated: true)
    case .over:
      controller.modalPresentationStyle = .fullScreen
      present(controller, animated: true)
    }
  }
}

final class HarbourController: UIViewController {
  func list() { open(.list) }
  func chart() { open(.chart) }
  func radio() { open(.radio) }
  func boats() { visit(.boats) }
  func crew() { visit(.crew) }
}

final class ListController: UITableViewController {}

final class RadioController: UIViewController {}

final class ChartController: UIViewController {
  private let cross = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    cross.addTarget(self, action: #selector(leave), for: .touchUpInside)
    view.addSubview(cross)
  }

  @objc private func leave() { dismiss(animated: true) }
}
