// A button of the modal's sets a property, and whoever presents observes that and closes the modal.
import Combine
import UIKit

class StepController: UIViewController {
  @Published var isOver = false
  @objc dynamic var isDone = false
  @Published private(set) var count = 0
  var step: Int = 0
  fileprivate let button = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
  }
}

final class PublishedController: StepController {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(UIAction { [weak self] _ in self?.isOver = true }, for: .touchUpInside)
  }
}

final class ToggledController: StepController {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(UIAction { [weak self] _ in self?.end() }, for: .touchUpInside)
  }

  private func end() { isOver.toggle() }
}

final class ObservedController: StepController {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(UIAction { [weak self] _ in self?.isDone = true }, for: .touchUpInside)
  }
}

final class TipModel: ObservableObject {
  @Published var isRead = false
  @Published var page = 0
}

final class TipController: UIViewController {
  let model = TipModel()
  private let button = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addAction(UIAction { [model] _ in model.isRead = true }, for: .touchUpInside)
  }
}

/// What sets nothing that closes it.
final class PageController: UIViewController {
  let model = TipModel()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addAction(UIAction { [model] _ in model.page = 1 }, for: .touchUpInside)
  }
}

/// What has a property of that name, which nobody observes.
final class NamesakeController: UIViewController {
  var isOver = false
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addAction(UIAction { [weak self] _ in self?.isOver = true }, for: .touchUpInside)
  }
}

final class StepsHost: UIViewController {
  private var observers = Set<AnyCancellable>()
  private var observation: NSKeyValueObservation?

  func published() {
    let steps = PublishedController()
    steps.$isOver.filter { $0 }.receive(on: RunLoop.main).sink { [weak steps] _ in steps?.dismiss(animated: true) }.store(in: &observers)
    steps.modalPresentationStyle = .fullScreen
    present(steps, animated: true)
  }

  func toggled() {
    let steps = ToggledController()
    steps.$isOver.sink { [weak self] isOver in
      if isOver { self?.dismiss(animated: true) }
    }.store(in: &observers)
    steps.modalPresentationStyle = .fullScreen
    present(steps, animated: true)
  }

  func observed() {
    let steps = ObservedController()
    observation = steps.observe(\.isDone, options: [.new]) { steps, _ in steps.dismiss(animated: true) }
    steps.modalPresentationStyle = .fullScreen
    present(steps, animated: true)
  }

  func modelled() {
    let tips = TipController()
    tips.model.$isRead.dropFirst().sink(receiveValue: close).store(in: &observers)
    tips.model.$page.sink { [weak tips] page in tips?.title = "\(page)" }.store(in: &observers)
    tips.modalPresentationStyle = .fullScreen
    present(tips, animated: true)
  }

  func paged() {
    let pages = PageController()
    pages.modalPresentationStyle = .fullScreen
    present(pages, animated: true)  // expect: missing-dismiss-button
  }

  func namesake() {
    let steps = NamesakeController()
    steps.modalPresentationStyle = .fullScreen
    present(steps, animated: true)  // expect: missing-dismiss-button
  }

  private func close(_ isRead: Bool) { dismiss(animated: true) }
}
