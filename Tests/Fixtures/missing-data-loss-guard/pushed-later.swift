// What a navigation controller pushes later is no child of what is presented: only its root is there to be swiped away.
import SwiftUI
import UIKit

final class LobbyController: UIViewController {
  @objc func one() { present(SurveyNavigation(), animated: true) }
}

final class PorchController: UIViewController {
  @objc func two() { present(NoteNavigation(), animated: true) }  // expect: missing-data-loss-guard, missing-dismiss-button
}

/// Shows a page to read; the form is pushed later, by a button of that page.
final class SurveyNavigation: UINavigationController {
  init() {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([ThanksController(onContact: { [weak self] in
      guard let self else { return }
      self.pushViewController(NoteController(model: NoteModel()), animated: true)
    })], animated: false)
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Begins with the form.
final class NoteNavigation: UINavigationController {
  init() {
    super.init(nibName: nil, bundle: nil)
    pushViewController(NoteController(model: NoteModel()), animated: false)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class ThanksController: UIViewController {
  private let onContact: () -> Void

  init(onContact: @escaping () -> Void) {
    self.onContact = onContact
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Contact", primaryAction: UIAction { [weak self] _ in self?.onContact() })
  }
}

final class NoteModel: ObservableObject {
  @Published var topic = ""
  @Published var body = ""
  func send() { Post.shared.send(topic: topic, body: body) }
}

final class NoteController: UIHostingController<NoteForm> {
  init(model: NoteModel) { super.init(rootView: NoteForm(model: model)) }
  required init?(coder: NSCoder) { fatalError() }
}

struct NoteForm: View {
  @StateObject var model: NoteModel
  var body: some View {
    VStack {
      TextField("Topic", text: $model.topic)
      TextEditor(text: $model.body)
      Button("Submit") { model.send() }
    }
  }
}

final class Post {
  static let shared = Post()
  private var notes: [String] = []
  func send(topic: String, body: String) { notes.append(topic + body) }
}
