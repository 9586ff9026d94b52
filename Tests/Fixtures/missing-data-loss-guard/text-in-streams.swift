// The text of a field as a stream: what it is bound to, assigned to or handed to keeps it, or not; a package's object is told; a guard is
// bound to it; and the presenter refuses the swipe as it hears.
import Combine
import DraftKit
import RxCocoa
import RxSwift
import UIKit

final class Folder {
  static let shared = Folder()
  let latest = BehaviorRelay(value: "")
  private var sheets: [String] = []
  func add(_ sheet: String) { sheets.append(sheet) }
}

class SheetController: UIViewController, UITextViewDelegate {
  let sheet = UITextView()
  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.delegate = self
    view.addSubview(sheet)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(hand))
  }
  @objc private func cancel() { dismiss(animated: true) }
  @objc private func hand() {
    Folder.shared.add(sheet.text)
    dismiss(animated: true)
  }
}

final class KeptModel {
  var typed = "" { didSet { Folder.shared.add(typed) } }
}

final class CountedModel {
  var typed = "" { didSet { count = typed.count } }
  private var count = 0
}

final class AssigningController: SheetController {
  private let model = KeptModel()
  private var all: Set<AnyCancellable> = []
  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.textPublisher.assign(to: \.typed, on: model).store(in: &all)
  }
}

final class CountingController: SheetController {
  private let model = CountedModel()
  private var all: Set<AnyCancellable> = []
  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.textPublisher.assign(to: \.typed, on: model).store(in: &all)
  }
}

final class BoundController: SheetController {
  private let bag = DisposeBag()
  override func viewDidLoad() {
    super.viewDidLoad()
    (sheet.rx.text.orEmpty <-> Folder.shared.latest).disposed(by: bag)
  }
}

final class StreamModel {
  struct Input { let text: Observable<String> }
  private let bag = DisposeBag()
  func transform(_ input: Input) { input.text.subscribe(onNext: { Folder.shared.add($0) }).disposed(by: bag) }
}

final class TransformingController: SheetController {
  private let model = StreamModel()
  override func viewDidLoad() {
    super.viewDidLoad()
    model.transform(.init(text: sheet.rx.text.orEmpty.asObservable()))
  }
}

final class TellingController: SheetController {
  func textViewDidChange(_ textView: UITextView) { DraftBox.shared.put(textView.text) }
}

final class LoggingController: SheetController {
  func textViewDidChange(_ textView: UITextView) { Analytics.shared.track(textView.text) }
}

/// What a queue runs is looked at: this only counts.
final class WaitingController: SheetController {
  private var length = 0
  func textViewDidChange(_ textView: UITextView) { DispatchQueue.main.async { self.length = textView.text.count } }
}

final class LockingController: SheetController {
  private let bag = DisposeBag()
  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.rx.text.orEmpty.map { !$0.isEmpty }.bind(to: rx.refusesSwipe).disposed(by: bag)
  }
}

extension Reactive where Base: UIViewController {
  var refusesSwipe: Binder<Bool> { Binder(base) { controller, refuses in controller.isModalInPresentation = refuses } }
}

final class ToldModel {
  private var typed = ""
  func change(_ text: String) { typed = text }
  func keep() { Folder.shared.add(typed) }
}

final class ModelController: UIViewController, UITextViewDelegate {
  private let sheet = UITextView()
  private let model = ToldModel()
  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.delegate = self
    view.addSubview(sheet)
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.hand() })
  }
  func textViewDidChange(_ textView: UITextView) { model.change(textView.text) }
  private func hand() {
    model.keep()
    dismiss(animated: true)
  }
}

final class AskedController: SheetController {
  var onChange: ((Bool) -> Void)?
  func textViewDidChange(_ textView: UITextView) { onChange?(textView.hasText) }
}

final class FolderController: UIViewController {
  func assign() { present(UINavigationController(rootViewController: AssigningController()), animated: true) }
  func count() { present(UINavigationController(rootViewController: CountingController()), animated: true) } // expect: missing-data-loss-guard
  func bind() { present(UINavigationController(rootViewController: BoundController()), animated: true) }
  func transform() { present(UINavigationController(rootViewController: TransformingController()), animated: true) }
  func tell() { present(UINavigationController(rootViewController: TellingController()), animated: true) }
  func log() { present(UINavigationController(rootViewController: LoggingController()), animated: true) } // expect: missing-data-loss-guard
  func wait() { present(UINavigationController(rootViewController: WaitingController()), animated: true) } // expect: missing-data-loss-guard
  func lock() { present(UINavigationController(rootViewController: LockingController()), animated: true) }
  func model() { present(UINavigationController(rootViewController: ModelController()), animated: true) } // expect: missing-data-loss-guard
}

final class AskingController: UIViewController {
  func ask() {
    let page = AskedController()
    page.onChange = { [weak self] hasText in self?.presentedViewController?.isModalInPresentation = hasText }
    present(UINavigationController(rootViewController: page), animated: true)
  }
}
