// A style that is set on the parameter of a closure counts for what the closure is handed. A controller that keeps itself in a property may have been given any.
import UIKit

@main final class Boot: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = Stage()
    window?.makeKeyAndVisible()
    return true
  }
}

final class Films {
  static let shared = Films()
  func make(_ done: @escaping (FilmController) -> Void) {
    let film = FilmController()
    done(film)
  }
  func makeSlide(_ done: @escaping (SlideController) -> Void) {
    let slide = SlideController()
    done(slide)
  }
}

final class Kept {
  static let shared = Kept()
  var reel: ReelController?
}

final class Stage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    Films.shared.make { [weak self] film in
      guard let self = self else { return }
      film.modalPresentationStyle = .fullScreen
      self.present(film, animated: true) // expect: trapped-modal
    }
    Films.shared.makeSlide { [weak self] slide in
      self?.present(slide, animated: true) // expect: missing-dismiss-button
    }
    start()
    resume()
  }
  private func start() {
    let reel = ReelController()
    reel.modalPresentationStyle = .fullScreen
    present(reel, animated: true) // expect: trapped-modal
  }
  private func resume() {
    if let reel = Kept.shared.reel { present(reel, animated: true) }
  }
}

final class FilmController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UISwitch())
  }
}

final class SlideController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UISwitch())
  }
}

final class ReelController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UISwitch())
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Kept.shared.reel = self
  }
}
