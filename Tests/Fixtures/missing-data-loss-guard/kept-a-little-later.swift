// Text that a timer's selector writes to a file is kept, and so is what a hosting controller hands on as it goes; what only counts is lost.
import SwiftUI
import UIKit

enum Shelf {
  private static let file = FileManager.default.temporaryDirectory.appendingPathComponent("page")
  static func put(_ text: String) { try? text.write(to: file, atomically: true, encoding: .utf8) }
}

final class Album {
  static let shared = Album()
  private var pages: [String] = []
  func add(_ page: String) { pages.append(page) }
}

class PageController: UIViewController, UITextViewDelegate {
  let page = UITextView()
  var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    page.delegate = self
    view.addSubview(page)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(keep))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func keep() {
    Album.shared.add(page.text)
    dismiss(animated: true)
  }
}

final class KeptController: PageController {
  func textViewDidChange(_ textView: UITextView) {
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(put), userInfo: nil, repeats: false)
  }

  @objc private func put() { Shelf.put(page.text) }
}

final class CountedController: PageController {
  private var count = 0

  func textViewDidChange(_ textView: UITextView) {
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(measure), userInfo: nil, repeats: false)
  }

  @objc private func measure() { count = page.text.count }
}

final class TableController: UIViewController {
  func write() { present(UINavigationController(rootViewController: KeptController()), animated: true) }

  func count() { present(UINavigationController(rootViewController: CountedController()), animated: true) } // expect: missing-data-loss-guard

  func draw() {
    let model = SketchModel()
    let host = SketchHost(rootView: SketchView(model: model))
    host.onGone = { model.keep() }
    present(host, animated: true)
  }

  func scrawl() {
    let host = UIHostingController(rootView: ScrawlView(model: ScrawlModel()))
    present(host, animated: true) // expect: missing-data-loss-guard
  }
}

final class SketchHost: UIHostingController<SketchView> {
  var onGone: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onGone?()
  }
}

final class SketchModel: ObservableObject {
  @Published var caption = ""
  func keep() { Shelf.put(caption) }
  func hang() { Album.shared.add(caption) }
}

final class ScrawlModel: ObservableObject {
  @Published var scrawl = ""
  func hang() { Album.shared.add(scrawl) }
}

struct SketchView: View {
  @ObservedObject var model: SketchModel
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    TextEditor(text: $model.caption)
    Button("Cancel") { dismiss() }
    Button("Save") { model.hang(); dismiss() }
  }
}

struct ScrawlView: View {
  @ObservedObject var model: ScrawlModel
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    TextEditor(text: $model.scrawl)
    Button("Cancel") { dismiss() }
    Button("Save") { model.hang(); dismiss() }
  }
}
