// Who observes the notification closes the modal; one that closes nothing is no way out.
import UIKit

extension Notification.Name {
  static let surveyEnded = Notification.Name("surveyEnded")
  static let rateChanged = Notification.Name("rateChanged")
}

final class SurveyController: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(end), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func end() {
    NotificationCenter.default.post(name: .surveyEnded, object: nil)
  }
}

final class RateController: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(change), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func change() {
    NotificationCenter.default.post(name: .rateChanged, object: nil)
  }
}

final class Watcher {
  func start(in window: UIWindow) {
    NotificationCenter.default.addObserver(forName: .surveyEnded, object: nil, queue: .main) { _ in
      window.rootViewController?.dismiss(animated: true)
    }
    NotificationCenter.default.addObserver(forName: .rateChanged, object: nil, queue: .main) { _ in
      window.setNeedsDisplay()
    }
  }
}

final class HomeController: UIViewController {
  @objc func ask() {
    let survey = SurveyController()
    survey.modalPresentationStyle = .fullScreen
    present(survey, animated: true)
  }

  @objc func rate() {
    let rate = RateController()
    rate.modalPresentationStyle = .fullScreen
    // expect: trapped-modal
    present(rate, animated: true)
  }
}
