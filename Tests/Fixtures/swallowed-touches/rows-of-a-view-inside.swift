import UIKit

// The rows stand in a view of the team's own.
final class SuggestionGrid: UIView, UICollectionViewDelegate {
  private lazy var collectionView: UICollectionView = {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.delegate = self
    return view
  }()
  private weak var neighbour: SuggestionGrid?
  var onChoice: ((Int) -> Void)?

  init() {
    super.init(frame: .zero)
    addSubview(collectionView)
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { onChoice?(indexPath.item) }
}

final class JoinController: UIViewController {
  private let addressField = UITextField()
  private let grid = SuggestionGrid()

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(arrangedSubviews: [addressField, grid])
    view.addSubview(stack)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endTyping))) // expect: swallowed-touches
  }

  @objc private func endTyping() { addressField.resignFirstResponder() }
}

// A delegate asks where the finger is.
final class InviteController: UIViewController, UIGestureRecognizerDelegate {
  private let addressField = UITextField()
  private let grid = SuggestionGrid()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(addressField)
    view.addSubview(grid)
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    tap.delegate = self
    view.addGestureRecognizer(tap)
  }

  @objc private func endTyping() { addressField.resignFirstResponder() }

  func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool { !grid.frame.contains(gesture.location(in: view)) }
}

// The grid is the keyboard, which lies in another window.
final class SearchController: UIViewController {
  private let addressField = UITextField()
  private let grid = SuggestionGrid()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(addressField)
    addressField.inputView = grid
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endTyping)))
  }

  @objc private func endTyping() { addressField.resignFirstResponder() }
}
