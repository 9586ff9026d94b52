// What a controller gives its model as somebody types, and the model keeps: as a property is set, by a method, by whoever
// listens to it, in a store of its own, or nobody sees where. A model that only counts, shows or holds the text loses it.
import Combine
import UIKit

class PageController<Model: PageModel>: UIViewController, UITextViewDelegate {
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    view.addSubview(textView)
    textView.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
  }

  @objc func leave() { dismiss(animated: true) }

  @objc func send() {
    Press.send(textView.text)
    dismiss(animated: true)
  }
}

class PageModel {}

final class Shelf {
  static let shared = Shelf()
  private var pages: [String] = []
  func save(_ page: String) { pages.append(page) }
}

enum Press {
  static func send(_ text: String) { print(text) }
}

// MARK: Kept

final class ObservingModel: PageModel {
  var page = "" { didSet { keep() } }
  private func keep() { Shelf.shared.save(page) }
}

final class ObservedPage: PageController<ObservingModel> {
  private let viewModel: ObservingModel
  init(viewModel: ObservingModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ view: UITextView) { viewModel.page = view.text }
}

final class UpdatedModel: PageModel {
  private var page = ""
  func update(_ text: String) {
    page = text
    Shelf.shared.save(text)
  }
}

final class UpdatedPage: PageController<UpdatedModel> {
  private let viewModel = UpdatedModel()
  func textViewDidChange(_ view: UITextView) { viewModel.update(view.text) }
}

final class ForwardingModel: PageModel {
  var page: String {
    get { UserDefaults.standard.string(forKey: "page") ?? "" }
    set { UserDefaults.standard.set(newValue, forKey: "page") }
  }
}

final class ForwardedPage: PageController<ForwardingModel> {
  private let viewModel = ForwardingModel()
  func textViewDidChange(_ view: UITextView) { viewModel.page = view.text }
}

final class PublishingModel: PageModel {
  @Published var page = ""
  func persist() { UserDefaults.standard.set(page, forKey: "page") }
}

final class ListeningPage: PageController<PublishingModel> {
  private let viewModel = PublishingModel()
  private var bag: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.$page.debounce(for: 0.5, scheduler: RunLoop.main).sink { [viewModel] _ in viewModel.persist() }.store(in: &bag)
  }

  func textViewDidChange(_ view: UITextView) { viewModel.page = view.text }
}

final class SubscribedModel: PageModel {
  @Published var page = ""
  private var bag: Set<AnyCancellable> = []

  override init() {
    super.init()
    $page.dropFirst().sink { UserDefaults.standard.set($0, forKey: "page") }.store(in: &bag)
  }
}

final class SubscribedPage: PageController<SubscribedModel> {
  private let viewModel = SubscribedModel()
  func textViewDidChange(_ view: UITextView) { viewModel.page = view.text }
}

final class StoringModel: PageModel {
  let shelf = Shelf()
}

final class StoredPage: PageController<StoringModel> {
  private let viewModel: StoringModel
  init(viewModel: StoringModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ view: UITextView) { viewModel.shelf.save(view.text) }
}

protocol PageKeeping: AnyObject { func changed(to text: String) }

final class KeepingPresenter: PageKeeping {
  func changed(to text: String) { Shelf.shared.save(text) }
}

final class PresentedPage: PageController<PageModel> {
  private let presenter: PageKeeping = KeepingPresenter()
  func textViewDidChange(_ view: UITextView) { presenter.changed(to: view.text) }
}

/// Who conforms is not among the files.
protocol PageHolding: AnyObject { func changed(to text: String) }

final class FarPage: PageController<PageModel> {
  private let presenter: PageHolding
  init(presenter: PageHolding) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ view: UITextView) { presenter.changed(to: view.text) }
}

final class OwnPage: PageController<PageModel> {
  private var page = "" { didSet { Shelf.shared.save(page) } }
  func textViewDidChange(_ view: UITextView) { page = view.text }
}

// MARK: Lost

final class CountingModel: PageModel {
  var count = 0
  var page = "" {
    didSet {
      count = page.count
      onChange?(page)
    }
  }
  var onChange: ((String) -> Void)?
}

final class CountedPage: PageController<CountingModel> {
  private let viewModel: CountingModel
  private let counter = UILabel()

  init(viewModel: CountingModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.onChange = { [weak self] in self?.counter.text = $0 }
  }

  func textViewDidChange(_ view: UITextView) { viewModel.page = view.text }
}

final class HoldingModel: PageModel {
  private var page = ""
  private var bag: Set<AnyCancellable> = []

  func update(_ text: String) {
    page = text
    Just(text).map(\.count).sink { print($0) }.store(in: &bag)
  }
}

final class HeldPage: PageController<HoldingModel> {
  private let viewModel: HoldingModel
  init(viewModel: HoldingModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ view: UITextView) { viewModel.update(view.text) }
}

/// The observer is of the model itself, which nobody replaces as somebody types.
final class BoundPage: PageController<PlainModel> {
  var viewModel = PlainModel() { didSet { Shelf.shared.save(viewModel.page) } }
  func textViewDidChange(_ view: UITextView) { viewModel.page = view.text }
}

final class PlainModel: PageModel {
  var page = ""
}

final class BookController: UIViewController {
  @IBAction private func kept(_ sender: UIButton) {
    show(ObservedPage(viewModel: ObservingModel()))
    show(UpdatedPage())
    show(ForwardedPage())
    show(ListeningPage())
    show(SubscribedPage())
    show(StoredPage(viewModel: StoringModel()))
    show(PresentedPage())
    show(OwnPage())
  }

  func kept(by presenter: PageHolding) { show(FarPage(presenter: presenter)) }

  @IBAction private func lost(_ sender: UIButton) {
    show(CountedPage(viewModel: CountingModel())) // expect: missing-data-loss-guard
    show(HeldPage(viewModel: HoldingModel())) // expect: missing-data-loss-guard
    show(BoundPage()) // expect: missing-data-loss-guard
  }

  private func show(_ controller: UIViewController) {
    present(UINavigationController(rootViewController: controller), animated: true)
  }
}
