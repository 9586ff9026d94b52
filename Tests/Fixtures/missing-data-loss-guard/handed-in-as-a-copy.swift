// A struct that is handed in is a copy, which goes with the screen; an object that it holds, or that is handed in itself,
// somebody else may have, too.
import UIKit

class CardController: UIViewController, UITextViewDelegate {
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Card"
    view.addSubview(textView)
    textView.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
  }

  @objc func leave() { dismiss(animated: true) }
}

struct Card {
  var words: String
  var style = CardStyle()
  var paper: Paper
}

struct CardStyle { var signature = "" }

final class Paper { var words = "" }

final class Cards {
  static let shared = Cards()
  var all: [Card] = []
  func save(_ card: Card) { all.append(card) }
  func save(_ paper: Paper) { print(paper) }
}

final class CopiedCard: CardController {
  private var card: Card
  init(card: Card) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ view: UITextView) { card.words = view.text }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func save() {
    Cards.shared.save(card)
    dismiss(animated: true)
  }
}

final class SignedCard: CardController {
  private var card: Card
  init(card: Card) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ view: UITextView) { card.style.signature = view.text }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func save() {
    Cards.shared.save(card)
    dismiss(animated: true)
  }
}

final class PaperCard: CardController {
  private var card: Card
  init(card: Card) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ view: UITextView) { card.paper.words = view.text }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func save() {
    Cards.shared.save(card)
    dismiss(animated: true)
  }
}

final class SharedCard: CardController {
  private let paper: Paper
  init(paper: Paper) {
    self.paper = paper
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ view: UITextView) { paper.words = view.text }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func save() {
    Cards.shared.save(paper)
    dismiss(animated: true)
  }
}

final class ObservedCard: CardController {
  private var card: Card { didSet { Cards.shared.save(card) } }
  init(card: Card) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ view: UITextView) { card.words = view.text }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func save() {
    Cards.shared.save(card)
    dismiss(animated: true)
  }
}

final class ComputedCard: CardController {
  private var card: Card {
    get { Cards.shared.all[0] }
    set { Cards.shared.all[0] = newValue }
  }

  func textViewDidChange(_ view: UITextView) { card.words = view.text }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func save() {
    Cards.shared.save(card)
    dismiss(animated: true)
  }
}

final class CardBoxController: UIViewController {
  private var cards: [Card] = []

  @IBAction private func edit(_ sender: UIButton) {
    show(CopiedCard(card: cards[0])) // expect: missing-data-loss-guard
    show(SignedCard(card: cards[0])) // expect: missing-data-loss-guard
    show(PaperCard(card: cards[0]))
    show(SharedCard(paper: cards[0].paper))
    show(ObservedCard(card: cards[0]))
    show(ComputedCard())
  }

  private func show(_ controller: UIViewController) {
    present(UINavigationController(rootViewController: controller), animated: true)
  }
}
