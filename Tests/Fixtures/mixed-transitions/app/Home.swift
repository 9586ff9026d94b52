import UIKit

final class Home: UIViewController {
  func open() {
    present(One(), animated: true)
    present(Two(), animated: true)
    present(Three(), animated: true)
    present(Four(), animated: true)
    present(Five(), animated: true)
    present(Six(), animated: true)
    present(UINavigationController(rootViewController: One()), animated: true)
    present(UINavigationController(rootViewController: Two()), animated: true)
    present(UINavigationController(rootViewController: Three()), animated: true)
    present(UINavigationController(rootViewController: Four()), animated: true)
    let plain = Five()
    plain.modalTransitionStyle = .coverVertical
    present(plain, animated: true)
    present(UINavigationController(rootViewController: Six()), animated: true)
    presentAll([One(), Two()])
  }

  private func presentAll(_ pages: [Page]) {}

  func more() {
    present(UINavigationController(rootViewController: Two()), animated: false)
    present(One(), animated: false)
    present(Two(), animated: false)
    present(Three(), animated: false)
    present(Four(), animated: false)
    present(Five(), animated: false)
    present(Six(), animated: false)
    present(One(), animated: false)
    present(Two(), animated: false)
    present(Three(), animated: false)
    present(Four(), animated: false)
    present(Five(), animated: false)
    present(Six(), animated: false)
    present(One(), animated: true)
    present(Two(), animated: true)
    present(Three(), animated: true)
    present(Four(), animated: true)
    present(Five(), animated: true)
    present(Six(), animated: true)
  }

  func faded() {
    let page = One()
    page.modalTransitionStyle = .crossDissolve
    present(page, animated: true) // expect: mixed-transitions
  }

  func fadedByClass() {
    present(Faded(), animated: true) // expect: mixed-transitions
  }

  func flippedByClass() {
    present(Flipped(), animated: true) // expect: mixed-transitions
  }

  func flippedBar() {
    let bar = UINavigationController(rootViewController: Two())
    bar.modalTransitionStyle = .flipHorizontal
    present(bar, animated: true) // expect: mixed-transitions
  }

  func curled() {
    let page = make()
    present(page, animated: true) // expect: mixed-transitions
  }

  private func make() -> UIViewController {
    let page = Three()
    page.modalTransitionStyle = .partialCurl
    return page
  }

  lazy var stored = Four()

  func fadedStored() {
    stored.modalTransitionStyle = .crossDissolve
    present(stored, animated: true) // expect: mixed-transitions
  }

  func computed(_ isQuiet: Bool) {
    let page = Five()
    page.modalTransitionStyle = isQuiet ? .crossDissolve : .coverVertical
    present(page, animated: true)
  }
}
