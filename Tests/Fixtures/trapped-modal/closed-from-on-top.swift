// What the modal presents closes everything at its end; what closes itself alone is no way out of the one below.
import UIKit

final class BasketController: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Pay", for: .normal)
    button.addTarget(self, action: #selector(pay), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func pay() {
    let payment = PaymentController()
    payment.modalPresentationStyle = .fullScreen
    present(payment, animated: true)
  }
}

final class PaymentController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIButton(type: .close)
    done.addTarget(self, action: #selector(finish), for: .touchUpInside)
    view.addSubview(done)
  }

  @objc private func finish() { view.window?.rootViewController?.dismiss(animated: true) }
}

final class PuzzleController: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Hint", for: .normal)
    button.addTarget(self, action: #selector(hint), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func hint() { present(HintController(), animated: true) }
}

final class HintController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIButton(type: .close)
    done.addTarget(self, action: #selector(finish), for: .touchUpInside)
    view.addSubview(done)
  }

  @objc private func finish() { presentingViewController?.dismiss(animated: true) }
}

final class ShopController: UIViewController {
  @objc func openBasket() {
    let basket = BasketController()
    basket.modalPresentationStyle = .fullScreen
    present(basket, animated: true)
  }

  @objc func openPuzzle() {
    let puzzle = PuzzleController()
    puzzle.modalPresentationStyle = .fullScreen
    // expect: trapped-modal
    present(puzzle, animated: true)
  }
}
