// The presenter watches a whole state and closes by a part of it.
// clean
import Combine
import UIKit

final class Tour {
  struct State { var isOver = false }

  @Published private(set) var state = State()

  func end() { state.isOver = true }
}

final class Stop: UIViewController {
  private let leave = UIButton(type: .system)
  private let tour: Tour

  init(_ tour: Tour) {
    self.tour = tour
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    leave.addAction(UIAction { [weak self] _ in self?.tour.end() }, for: .touchUpInside)
    view.addSubview(leave)
  }
}

final class Guide: UIViewController {
  private let tour = Tour()
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tour.$state.map(\.isOver).filter { $0 }.sink { [weak self] _ in self?.dismiss(animated: true) }.store(in: &bag)
  }

  @IBAction func begin() {
    let stop = Stop(tour)
    stop.modalPresentationStyle = .fullScreen
    present(stop, animated: true)
  }
}
