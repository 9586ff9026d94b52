// A store of the team's own that is told under a key that the page was seen remembers no more than `UserDefaults` does.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    Lobby().open()
    return true
  }
}

protocol Prefs {
  func setInt(_ value: Int, forKey key: String)
}

final class DiskPrefs: Prefs {
  func setInt(_ value: Int, forKey key: String) { UserDefaults.standard.set(value, forKey: key) }
}

protocol PageDelegate: AnyObject {
  func pageDidFinish(_ page: UIViewController)
}

class Page: UIViewController {
  weak var delegate: PageDelegate?
  let forward = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    forward.addTarget(self, action: #selector(goOn), for: .touchUpInside)
    view.addSubview(forward)
  }
  @objc func goOn() { delegate?.pageDidFinish(self) }
}

final class NewsPage: Page {}

final class Lobby: UIViewController, PageDelegate {
  let prefs: Prefs = DiskPrefs()
  func open() {
    let page = NewsPage()
    page.delegate = self
    present(page, animated: true)
  }
  func pageDidFinish(_ page: UIViewController) {
    prefs.setInt(1, forKey: "NewsSeen")
    page.dismiss(animated: true)
  }
}

final class PollController: UIViewController {
  weak var delegate: PollDelegate?
  let voteButton = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    voteButton.addTarget(self, action: #selector(goOn), for: .touchUpInside)
    view.addSubview(voteButton)
  }
  @objc func goOn() { delegate?.pollDidFinish(self) }
}

protocol PollDelegate: AnyObject {
  func pollDidFinish(_ poll: UIViewController)
}

/// A vote is no memory of having seen it.
final class Booth: UIViewController, PollDelegate {
  let prefs: Prefs = DiskPrefs()
  func open() {
    let poll = PollController()
    poll.delegate = self
    present(poll, animated: true) // expect: missing-dismiss-button
  }
  func pollDidFinish(_ poll: UIViewController) {
    prefs.setInt(1, forKey: "Votes")
    poll.dismiss(animated: true)
  }
}
