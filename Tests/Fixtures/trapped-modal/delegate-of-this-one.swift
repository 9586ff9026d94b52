// A delegate that is set beside `present` is the one who hears; what other classes do that conform is theirs. Where it may be set elsewhere, all of them may be meant.
import UIKit

protocol TicketDelegate: AnyObject { func ticketDidEnd(_ ticket: UIViewController) }

class TicketBase: UIViewController {
  weak var delegate: TicketDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(end), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func end() { delegate?.ticketDidEnd(self) }
}

final class TicketController: TicketBase {}

/// One who hears nothing that closes.
final class Counter: UIViewController, TicketDelegate {
  private var count = 0

  @IBAction func open() {
    let ticket = TicketController()
    ticket.delegate = self
    ticket.modalPresentationStyle = .fullScreen
    present(ticket, animated: true) // expect: trapped-modal
  }

  func ticketDidEnd(_ ticket: UIViewController) { count += 1 }
}

final class Gate: UIViewController, TicketDelegate {
  @IBAction func open() {
    let ticket = TicketController()
    ticket.delegate = self
    ticket.modalPresentationStyle = .fullScreen
    present(ticket, animated: true)
  }

  func ticketDidEnd(_ ticket: UIViewController) { ticket.dismiss(animated: true) }
}

/// A helper sets the delegate of what it is handed.
final class PassController: TicketPass {}

class TicketPass: UIViewController {
  weak var listener: TicketDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(end), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func end() { listener?.ticketDidEnd(self) }
}

final class Booth: UIViewController, TicketDelegate {
  private let gate = Gate()
  private var count = 0

  @IBAction func open() {
    let pass = PassController()
    pass.listener = self
    pass.modalPresentationStyle = .fullScreen
    hand(pass)
    present(pass, animated: true)
  }

  private func hand(_ pass: PassController) { pass.listener = gate }

  func ticketDidEnd(_ ticket: UIViewController) { count += 1 }
}

/// Its initialiser is handed the delegate, by somebody who keeps it as a protocol's value.
final class StubController: UIViewController {
  private weak var listener: TicketDelegate?

  init(listener: TicketDelegate?) {
    self.listener = listener
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(end), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func end() { listener?.ticketDidEnd(self) }
}

final class Kiosk: UIViewController, TicketDelegate {
  var listener: TicketDelegate?
  private var count = 0

  @IBAction func open() {
    let stub = StubController(listener: listener)
    stub.modalPresentationStyle = .fullScreen
    present(stub, animated: true)
  }

  @IBAction func openOwn() {
    let stub = StubController(listener: self)
    stub.modalPresentationStyle = .fullScreen
    present(stub, animated: true) // expect: trapped-modal
  }

  func ticketDidEnd(_ ticket: UIViewController) { count += 1 }
}
