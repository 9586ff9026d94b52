// Made for a scene where there is one, or given one by a function; and one that has none in any case.
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

@MainActor let notices = Notices()

final class Notices {
  private var noticeWindow: UIWindow?
  private var offerWindow: UIWindow?
  private var surveyWindow: UIWindow?

  func notice() {
    let window: UIWindow
    if let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene {
      window = UIWindow(windowScene: scene)
    } else {
      window = UIWindow(frame: UIScreen.main.bounds)
    }
    window.makeKeyAndVisible()
    noticeWindow = window
  }

  func offer() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    join(window)
    window.makeKeyAndVisible()
    offerWindow = window
  }

  private func join(_ other: UIWindow) {
    other.windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene
  }

  func survey() {
    let window = UIWindow(frame: UIScreen.main.bounds) // expect: leaked-overlay-window
    window.makeKeyAndVisible()
    surveyWindow = window
  }

  func end() {
    noticeWindow = nil
    offerWindow = nil
    surveyWindow = nil
  }
}
