import UIKit

final class CoachMarks {
  private let dim = UIView()

  func start(in window: UIWindow) {
    dim.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(dim) // expect: unremoved-window-overlay
    NSLayoutConstraint.activate([
      dim.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      dim.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      dim.topAnchor.constraint(equalTo: window.topAnchor),
      dim.bottomAnchor.constraint(equalTo: window.bottomAnchor),
    ])
  }

  func next() { dim.backgroundColor = .gray }
}
