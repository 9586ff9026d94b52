// A protocol's value that an initialiser makes itself is of the class that stands there; what another class does is no answer for it.
import SwiftUI
import UIKit

protocol PageModel { func next() }

final class QuietModel: PageModel {
  private var count = 0
  func next() { count += 1 }
}

struct LoudModel: PageModel {
  let onNext: () -> Void
  func next() { onNext() }
}

struct Page: View {
  private let model: PageModel

  init(model: PageModel) { self.model = model }
  init() { model = QuietModel() }

  var body: some View { Button("Count") { model.next() } }
}

struct FixedPage: View {
  private let model: PageModel = QuietModel()

  var body: some View { Button("Count") { model.next() } }
}

final class Lobby: UIViewController {
  @IBAction func showOwn() {
    let page = UIHostingController(rootView: Page())
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true) // expect: trapped-modal
  }

  @IBAction func showFixed() {
    let page = UIHostingController(rootView: FixedPage())
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true) // expect: trapped-modal
  }

  @IBAction func showQuiet() {
    let page = UIHostingController(rootView: Page(model: QuietModel()))
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true) // expect: trapped-modal
  }
}

final class Foyer: UIViewController {
  var isQuiet = false
  var model: PageModel = QuietModel()

  @IBAction func showLoud() {
    let page = UIHostingController(rootView: Page(model: LoudModel(onNext: { [weak self] in self?.dismiss(animated: true) })))
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }

  @IBAction func showEither() {
    let loud = LoudModel(onNext: { [weak self] in self?.dismiss(animated: true) })
    let page = UIHostingController(rootView: Page(model: isQuiet ? QuietModel() : loud))
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}

final class Gallery: UIViewController {
  var model: PageModel = QuietModel()

  @IBAction func show() {
    let page = UIHostingController(rootView: Page(model: model))
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}
