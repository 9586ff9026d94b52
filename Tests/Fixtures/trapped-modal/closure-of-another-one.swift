// A closure that is set on one controller, or handed to its initialiser, closes that one; others of its class have their own, or the default.
import SwiftUI
import UIKit

final class AskController: UIViewController {
  private let onNo: ((AskController) -> Void)?
  var onLater: (() -> Void)?

  init(onNo: ((AskController) -> Void)? = nil) {
    self.onNo = onNo
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for action in [#selector(no), #selector(later)] {
      let button = UIButton(type: .system)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(no), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func no() {
    onNo?(self)
    onLater?()
  }
}

final class Hall: UIViewController {
  private var count = 0

  @IBAction func ask() {
    present(AskController(), animated: true) // expect: trapped-modal
  }

  @IBAction func askAndCount() {
    let question = AskController(onNo: { [weak self] _ in self?.count += 1 })
    question.onLater = { [weak self] in self?.count += 1 }
    present(question, animated: true) // expect: trapped-modal
  }
}

final class Porch: UIViewController {
  private lazy var kept = AskController()

  @IBAction func askWithNo() {
    present(AskController(onNo: { $0.dismiss(animated: true) }), animated: true)
  }

  @IBAction func askWithLater() {
    let question = AskController()
    question.onLater = { [weak self] in self?.dismiss(animated: true) }
    present(question, animated: true)
  }

  @IBAction func askByFactory() {
    let question = made()
    question.onLater = { [weak self] in self?.dismiss(animated: true) }
    present(question, animated: true)
  }

  private func made() -> AskController { AskController() }

  @IBAction func askTheKept() {
    kept.onLater = { [weak self] in self?.dismiss(animated: true) }
    present(kept, animated: true)
  }
}

/// Whoever is handed one may set it: of none is it known.
final class BidController: UIViewController {
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(end), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func end() { onEnd?() }
}

final class Market: UIViewController {
  @IBAction func bid() {
    let bid = BidController()
    bid.modalPresentationStyle = .fullScreen
    equip(bid)
    present(bid, animated: true)
  }

  private func equip(_ bid: BidController) { bid.onEnd = { [weak self] in self?.dismiss(animated: true) } }
}

/// A hosting controller sets it on the view that it hosts; a cover of the same view has none.
struct Board: View {
  var onLeave: (() -> Void)?
  var body: some View { Button("Close") { onLeave?() } }
}

final class BoardHost: UIHostingController<Board> {
  init() {
    super.init(rootView: Board())
    rootView.onLeave = { [weak self] in self?.dismiss(animated: true) }
  }

  required init?(coder: NSCoder) { nil }
}

struct Office: View {
  @State private var shows = false

  var body: some View {
    Button("Board") { shows = true }
      .fullScreenCover(isPresented: $shows) { Board() } // expect: trapped-modal
  }
}

final class OldOffice: UIViewController {
  @IBAction func show() {
    let host = BoardHost()
    host.modalPresentationStyle = .fullScreen
    present(host, animated: true)
  }
}
