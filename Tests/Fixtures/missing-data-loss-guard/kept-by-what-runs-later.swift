// A form tells a debouncer, a subject or a saver of its own that something has changed, or waits in a loop: whatever runs then keeps the
// text, or only looks at it.
import Combine
import SwiftUI
import UIKit

final class Diary {
  static let shared = Diary()
  private var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}

final class Pause {
  private let work: () -> Void
  private var item: DispatchWorkItem?

  init(_ work: @escaping () -> Void) { self.work = work }

  func begin() {
    item?.cancel()
    let next = DispatchWorkItem(block: work)
    item = next
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: next)
  }

  /// It runs nothing.
  func end() { item?.cancel() }
}

final class Keeper {
  var source: (() -> String)?
  func touch() {
    guard let entry = source?() else { return }
    UserDefaults.standard.set(entry, forKey: "entry")
  }
}

class EntryController: UIViewController, UITextViewDelegate {
  let entry = UITextView()
  var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    entry.delegate = self
    view.addSubview(entry)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(hand))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func hand() {
    Diary.shared.add(entry.text)
    dismiss(animated: true)
  }

  func measure() { count = entry.text.count }
  func put() { Diary.shared.add(entry.text) }
}

final class PausingController: EntryController {
  private lazy var pause = Pause { [weak self] in self?.put() }
  func textViewDidChange(_ textView: UITextView) { pause.begin() }
}

final class MeasuringController: EntryController {
  private lazy var pause = Pause { [weak self] in self?.measure() }
  func textViewDidChange(_ textView: UITextView) { pause.begin() }
}

final class EndingController: EntryController {
  private lazy var pause = Pause { [weak self] in self?.put() }
  func textViewDidChange(_ textView: UITextView) { pause.end() }
}

final class SourceController: EntryController {
  private let keeper = Keeper()
  override func viewDidLoad() {
    super.viewDidLoad()
    keeper.source = { [weak self] in self?.entry.text ?? "" }
  }
  func textViewDidChange(_ textView: UITextView) { keeper.touch() }
}

final class SubjectController: EntryController {
  private let changes = PassthroughSubject<Void, Never>()
  private var all: Set<AnyCancellable> = []
  override func viewDidLoad() {
    super.viewDidLoad()
    changes.debounce(for: 1, scheduler: RunLoop.main).sink { [weak self] in self?.put() }.store(in: &all)
  }
  func textViewDidChange(_ textView: UITextView) { changes.send() }
}

final class CountingSubjectController: EntryController {
  private let changes = PassthroughSubject<Void, Never>()
  private var all: Set<AnyCancellable> = []
  override func viewDidLoad() {
    super.viewDidLoad()
    changes.debounce(for: 1, scheduler: RunLoop.main).sink { [weak self] in self?.measure() }.store(in: &all)
  }
  func textViewDidChange(_ textView: UITextView) { changes.send() }
}

final class ValueController: EntryController {
  private let typed = CurrentValueSubject<String, Never>("")
  private var all: Set<AnyCancellable> = []
  override func viewDidLoad() {
    super.viewDidLoad()
    typed.sink { Diary.shared.add($0) }.store(in: &all)
  }
  func textViewDidChange(_ textView: UITextView) { typed.value = textView.text }
}

final class TimedController: EntryController {
  private var timer: AnyCancellable?
  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.publish(every: 5, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.put() }
  }
}

final class NotedController: EntryController {
  private var listening: Task<Void, Never>?
  override func viewDidLoad() {
    super.viewDidLoad()
    listening = Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: UITextView.textDidChangeNotification) { self?.put() }
    }
  }
}

final class LoopingController: EntryController {
  private var loop: Task<Void, Never>?
  override func viewDidLoad() {
    super.viewDidLoad()
    loop = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(5))
        self?.put()
      }
    }
  }
}

final class MeasuringLoopController: EntryController {
  private var loop: Task<Void, Never>?
  override func viewDidLoad() {
    super.viewDidLoad()
    loop = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(5))
        self?.measure()
      }
    }
  }
}

final class ShelfController: UIViewController {
  func pause() { show(PausingController()) }
  func measured() { present(UINavigationController(rootViewController: MeasuringController()), animated: true) } // expect: missing-data-loss-guard
  func ended() { present(UINavigationController(rootViewController: EndingController()), animated: true) } // expect: missing-data-loss-guard
  func sourced() { present(UINavigationController(rootViewController: SourceController()), animated: true) }
  func sent() { present(UINavigationController(rootViewController: SubjectController()), animated: true) }
  func counted() { present(UINavigationController(rootViewController: CountingSubjectController()), animated: true) } // expect: missing-data-loss-guard
  func valued() { present(UINavigationController(rootViewController: ValueController()), animated: true) }
  func timed() { present(UINavigationController(rootViewController: TimedController()), animated: true) }
  func noted() { present(UINavigationController(rootViewController: NotedController()), animated: true) }
  func looped() { present(UINavigationController(rootViewController: LoopingController()), animated: true) }
  func loops() { present(UINavigationController(rootViewController: MeasuringLoopController()), animated: true) } // expect: missing-data-loss-guard
  private func show(_ page: PausingController) { present(UINavigationController(rootViewController: page), animated: true) }
}

final class LetterModel: ObservableObject {
  @Published var greeting = ""
  @Published var letter = ""
  private let changes = PassthroughSubject<Void, Never>()
  private var all: Set<AnyCancellable> = []
  init() { changes.debounce(for: 1, scheduler: RunLoop.main).sink { [weak self] in self?.keep() }.store(in: &all) }
  func touch() { changes.send() }
  func keep() { Diary.shared.add(greeting + letter) }
}

final class CardModel: ObservableObject {
  @Published var greeting = ""
  @Published var letter = ""
  @Published private var isLong = false
  private let edits = PassthroughSubject<Void, Never>()
  private var all: Set<AnyCancellable> = []
  init() { edits.debounce(for: 1, scheduler: RunLoop.main).sink { [weak self] in self?.measure() }.store(in: &all) }
  func touch() { edits.send() }
  func keep() { Diary.shared.add(greeting + letter) }
  private func measure() { isLong = letter.count > 80 }
}

struct LetterView: View {
  @StateObject private var model = LetterModel()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form {
      TextField("Greeting", text: $model.greeting)
      TextField("Letter", text: $model.letter)
      Button("Cancel") { dismiss() }
      Button("Save") { model.keep(); dismiss() }
    }
    .onChange(of: model.greeting) { model.touch() }
    .onChange(of: model.letter) { model.touch() }
  }
}

struct CardView: View {
  @StateObject private var model = CardModel()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form {
      TextField("Greeting", text: $model.greeting)
      TextField("Letter", text: $model.letter)
      Button("Cancel") { dismiss() }
      Button("Save") { model.keep(); dismiss() }
    }
    .onChange(of: model.greeting) { model.touch() }
    .onChange(of: model.letter) { model.touch() }
  }
}

struct DeskView: View {
  @State private var writesLetter = false
  @State private var writesCard = false
  var body: some View {
    VStack {
      Button("Letter") { writesLetter = true }
      Button("Card") { writesCard = true }
    }
    .sheet(isPresented: $writesLetter) { LetterView() }
    .background(Color.clear.sheet(isPresented: $writesCard) { CardView() }) // expect: missing-data-loss-guard
  }
}
