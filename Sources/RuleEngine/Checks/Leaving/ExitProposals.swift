// What mends a modal: a Close button, a swipe that is refused while there is something to lose, a recogniser that goes
// with its screen. New controls change how a screen looks, so these fixes are unsafe: somebody has to look.

import ModalFacts

extension Presentation {
  /// Adds a Close button to what lacks one.
  func closeProposals(for contents: [Content]) -> [Proposal] {
    guard contents.allSatisfy(\.idleCloses.isEmpty) else { return [] }
    if let spot = closeSpot { return proposals(at: spot) }
    // A class that is shown by several branches needs one button.
    guard contents.count == 1, let spot = contents[0].closeSpot else { return [] }
    return proposals(at: spot)
  }

  private func proposals(at spot: CloseSpot) -> [Proposal] {
    switch spot {
    case .view(let root, let statement):
      let lines = [
        "\t.overlay(alignment: .topTrailing) {", "\t\tButton(\"Close\") { \(statement) }", "\t\t\t.padding()", "\t}",
      ]
      return [Proposal("Add a Close button", isSafe: false, changes: [Change(.afterStatement, at: Place(root), lines)])]
    case .controller(let viewDidLoad, let type, let hasBar):
      let lines = hasBar ? Self.barItem : Self.button
      if let viewDidLoad {
        return [Proposal("Add a Close button", isSafe: false, changes: [Change(.endOfBody, at: Place(viewDidLoad), lines)])]
      }
      let method = ["override func viewDidLoad() {", "\tsuper.viewDidLoad()"] + lines.map { "\t" + $0 } + ["}"]
      return [Proposal("Add a Close button", isSafe: false, changes: [Change(.lastMember, at: Place(type), method)])]
    }
  }

  private static let barItem = [
    "navigationItem.leftBarButtonItem = UIBarButtonItem(",
    "\tsystemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })",
  ]

  private static let button = [
    "let closeButton = UIButton(",
    "\ttype: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })",
    "closeButton.translatesAutoresizingMaskIntoConstraints = false",
    "view.addSubview(closeButton)",
    "NSLayoutConstraint.activate([",
    "\tcloseButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),",
    "\tcloseButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -8),",
    "])",
  ]
}

extension Content {
  /// Refuses the swipe while the modal's own property tells of changes.
  var dirtyProposals: [Proposal] {
    guard let spot = dirtySpot else { return [] }
    let title = "Refuse the swipe while `\(spot.property)`"
    // Who finds no Cancel could not leave any more.
    let isSafe = has(.button)
    if let root = spot.root {
      return [
        Proposal(title, isSafe: isSafe, changes: [Change(.afterStatement, at: Place(root), "\t.interactiveDismissDisabled(\(spot.property))")])
      ]
    }
    let member = [
      "override var isModalInPresentation: Bool {", "\tget { \(spot.property) }", "\tset { super.isModalInPresentation = newValue }", "}",
    ]
    return [Proposal(title, isSafe: isSafe, changes: [Change(.lastMember, at: Place(spot.type), member)])]
  }
}
