// A closure that closes is another instance's, is handed to a view that never runs it, or stands in the options of another call; its twins
// are run. So is a model's method, of the model that this call hands over.
import SwiftUI
import UIKit

final class Desk: UIViewController {
  func read() {
    let note = NoteScreen()
    note.modalPresentationStyle = .fullScreen
    note.onEnd = { print("read") }
    present(note, animated: true) // expect: trapped-modal
  }

  func write() { present(NoteScreen.made(), animated: true) }

  func wait() { cover(WaitScreen()) } // expect: trapped-modal
  func rest() { cover(RestScreen()) }
  func doze() { cover(DozeScreen()) }

  func ask() {
    let question = Question(options: Question.Options(title: "Now?"))
    question.modalPresentationStyle = .fullScreen
    present(question, animated: true) // expect: trapped-modal
  }

  private func cover(_ screen: UIViewController) {
    screen.modalPresentationStyle = .fullScreen
    present(screen, animated: true)
  }
}

final class Counter: UIViewController {
  func askAgain() {
    let question = Question(options: Question.Options(title: "Now?", onNo: { asked in asked.dismiss(animated: true) }))
    question.modalPresentationStyle = .fullScreen
    present(question, animated: true)
  }
  func askAtLast(_ options: Question.Options) {
    let question = Question(options: options)
    question.modalPresentationStyle = .fullScreen
    present(question, animated: true)
  }
}

final class NoteScreen: UIViewController {
  var onEnd: (() -> Void)?

  static func made() -> NoteScreen {
    let note = NoteScreen()
    note.modalPresentationStyle = .fullScreen
    note.onEnd = { note.dismiss(animated: true) }
    return note
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Next") { [unowned self] _ in onEnd?() }))
  }
}

final class WaitScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Notice(gaveUp: { [weak self] in self?.dismiss(animated: true) }))
  }
}

/// Keeps what it is handed, and never runs it.
final class Notice: UIView {
  private let gaveUp: () -> Void

  init(gaveUp: @escaping () -> Void) {
    self.gaveUp = gaveUp
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

final class RestScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Bench(gotUp: { [weak self] in self?.dismiss(animated: true) }))
  }
}

/// Runs it.
final class Bench: UIView {
  private let gotUp: () -> Void

  init(gotUp: @escaping () -> Void) {
    self.gotUp = gotUp
    super.init(frame: .zero)
    addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Up") { [unowned self] _ in self.gotUp() }))
  }
  required init?(coder: NSCoder) { nil }
}

final class DozeScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Hammock(wokeUp: { [weak self] in self?.dismiss(animated: true) }))
  }
}

/// Hands it to another object, of which nothing is known.
final class Hammock: UIView {
  init(wokeUp: @escaping () -> Void) {
    super.init(frame: .zero)
    Alarm.shared.add(wokeUp)
  }
  required init?(coder: NSCoder) { nil }
}

final class Question: UIViewController {
  struct Options {
    let title: String
    let onNo: ((Question) -> Void)?

    init(title: String, onNo: ((Question) -> Void)? = nil) {
      self.title = title
      self.onNo = onNo
    }
  }

  private let options: Options

  init(options: Options) {
    self.options = options
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Never") { [unowned self] _ in options.onNo?(self) }))
  }
}

// MARK: Models behind a protocol

protocol PageModel { func ended() }

final class PlainPage: PageModel {
  func ended() { print("ended") }
}

final class QuizPage: PageModel {
  weak var screen: UIViewController?
  func began(on screen: UIViewController) { self.screen = screen }
  func ended() { screen?.dismiss(animated: true) }
}

struct Shelf: View {
  @State private var reads = false
  @State private var solves = false
  var body: some View {
    VStack {
      Button("Read") { reads = true }
        .fullScreenCover(isPresented: $reads) { PageView(model: PlainPage()) } // expect: trapped-modal
      Button("Solve") { solves = true }
        .fullScreenCover(isPresented: $solves) { PageView(model: QuizPage()) }
    }
  }
}

struct PageView: UIViewControllerRepresentable {
  let model: PageModel
  func makeUIViewController(context: Context) -> PageScreen { PageScreen(model: model) }
  func updateUIViewController(_ screen: PageScreen, context: Context) {}
}

final class PageScreen: UIViewController {
  private let model: PageModel

  init(model: PageModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Turn") { [unowned self] _ in model.ended() }))
  }
}

// MARK: Elements of a list

struct Studio: View {
  @State private var drums = false
  @State private var knocks = false
  var body: some View {
    VStack {
      Button("Drums") { drums = true }
        .fullScreenCover(isPresented: $drums) { DrumPad() } // expect: trapped-modal
      Button("Doors") { knocks = true }
        .fullScreenCover(isPresented: $knocks) { DoorPad(hall: Hall(doors: [Door(shut: { knocks = false })])) }
    }
  }
}

struct DrumPad: View {
  @State private var kit = Kit()
  var body: some View { Button("Hit") { kit.hit() } }
}

final class Kit {
  private let players: [AVAudioPlayerNode] = []
  func hit() {
    let player = players[0]
    player.play()
  }
}

final class Intro: UIViewController {
  func play() { navigationController?.popViewController(animated: true) }
}

struct DoorPad: View {
  let hall: Hall
  var body: some View { Button("Knock") { hall.knock() } }
}

final class Hall {
  private let doors: [Door]
  init(doors: [Door]) { self.doors = doors }
  func knock() {
    let door = doors[0]
    door.close()
  }
}

final class Door {
  private let shut: () -> Void
  init(shut: @escaping () -> Void) { self.shut = shut }
  func close() { shut() }
}
