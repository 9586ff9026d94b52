// A text view of a class that says of itself that it cannot be edited shows links, and holds no draft; but for one whose screen lets people edit it.

import UIKit

final class Lobby: UIViewController {
  func terms() { present(TermsController(), animated: true) }
  func story() { present(StoryController(), animated: true) } // expect: missing-data-loss-guard
  func notice() { present(NoticeController(), animated: true) } // expect: missing-data-loss-guard
}

final class LinkText: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    isEditable = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.isEditable = false
  }
}

final class StoryText: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    isScrollEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}

final class TermsController: UIViewController {
  private let terms = LinkText()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(terms)
    addButtons { Shelf.shared.save(self.terms.text) }
  }
}

final class StoryController: UIViewController {
  private let story = StoryText()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(story)
    addButtons { Shelf.shared.save(self.story.text) }
  }
}

final class NoticeController: UIViewController {
  private let notice = LinkText()

  override func viewDidLoad() {
    super.viewDidLoad()
    notice.isEditable = true
    view.addSubview(notice)
    addButtons { Shelf.shared.save(self.notice.text) }
  }
}

extension UIViewController {
  func addButtons(_ save: @escaping () -> Void) {
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Save") { [unowned self] _ in
      save()
      dismiss(animated: true)
    }))
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Cancel") { [unowned self] _ in dismiss(animated: true) }))
  }
}

final class Shelf {
  static let shared = Shelf()
  private var all: [String] = []
  func save(_ text: String) { all.append(text) }
}
