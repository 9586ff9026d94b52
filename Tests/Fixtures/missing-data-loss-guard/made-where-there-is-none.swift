// A presenter that makes its form, or the draft of it, where it has none yet, shows the same again; one that makes it each time does not.
import UIKit

class DiaryForm: UIViewController {
  let paper = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(paper)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc func close() { dismiss(animated: true) }

  @objc func save() {
    Diary.shared.add(paper.text)
    dismiss(animated: true)
  }
}

final class PatientShelf: UIViewController {
  private var form: DiaryForm?

  @objc func write() { present(UINavigationController(rootViewController: diaryForm()), animated: true) }

  private func diaryForm() -> DiaryForm {
    if let form = form { return form }
    let made = DiaryForm()
    form = made
    return made
  }
}

final class HastyShelf: UIViewController {
  private var form: DiaryForm?

  @objc func write() { present(UINavigationController(rootViewController: diaryForm()), animated: true) } // expect: missing-data-loss-guard

  private func diaryForm() -> DiaryForm {
    let made = DiaryForm()
    form = made
    return made
  }
}

final class Page { var lines = "" }

final class PageForm: UIViewController, UITextViewDelegate {
  private let page: Page
  private let paper = UITextView()

  init(page: Page) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    paper.delegate = self
    paper.text = page.lines
    view.addSubview(paper)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  func textViewDidChange(_ textView: UITextView) { page.lines = textView.text }

  @objc private func close() { dismiss(animated: true) }

  @objc private func save() {
    Diary.shared.add(page.lines)
    dismiss(animated: true)
  }
}

final class PageShelf: UIViewController {
  private var page: Page?

  @objc func write() {
    if page == nil { page = Page() }
    present(UINavigationController(rootViewController: PageForm(page: page!)), animated: true)
  }
}

final class Diary {
  static let shared = Diary()
  private var pages: [String] = []
  func add(_ page: String) { pages.append(page) }
}
