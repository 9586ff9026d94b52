// Another root takes every modal with it, wherever it is set from.
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func showStart() {
    window?.rootViewController = StartController()
  }
}

final class StartController: UIViewController {
  @objc func showTour() {
    let tour = TourController()
    tour.modalPresentationStyle = .fullScreen
    present(tour, animated: true)
  }

  @objc func showOffer() {
    let offer = OfferController()
    offer.modalPresentationStyle = .fullScreen
    present(offer, animated: true)
  }

  @objc func showNotice() {
    let notice = NoticeController()
    notice.modalPresentationStyle = .fullScreen
    // expect: trapped-modal
    present(notice, animated: true)
  }
}

final class TourController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Begin") { [weak self] _ in
      self?.view.window?.rootViewController = StartController()
    })
    view.addSubview(button)
  }
}

final class OfferController: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("No, thanks", for: .normal)
    button.addTarget(self, action: #selector(decline), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func decline() {
    (UIApplication.shared.delegate as? AppDelegate)?.showStart()
  }
}

// A window of its own stands on top: what is below stays where it is.
final class NoticeController: UIViewController {
  private let button = UIButton()
  private var hint: UIWindow?

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Hint", for: .normal)
    button.addTarget(self, action: #selector(showHint), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func showHint() {
    guard let scene = view.window?.windowScene else { return }
    hint = UIWindow(windowScene: scene)
    hint?.rootViewController = UIViewController()
  }
}
