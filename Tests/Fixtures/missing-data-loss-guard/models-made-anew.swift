// A form's model that every presenter makes anew goes with the form, whatever it is called; one that a presenter also puts into a list stays.
import UIKit

class StoryForm: UIViewController, UITextViewDelegate {
  let paper = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    paper.delegate = self
    view.addSubview(paper)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc func cancel() { dismiss(animated: true) }
  @objc func save() { dismiss(animated: true) }
}

final class Fable { var lines = "" }

final class FableForm: StoryForm {
  private let fable: Fable

  init(fable: Fable) {
    self.fable = fable
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  func textViewDidChange(_ textView: UITextView) { fable.lines = textView.text }

  override func save() {
    Stories.shared.add(fable.lines)
    super.save()
  }
}

final class Legend { var lines = "" }

final class LegendForm: StoryForm {
  private let legend: Legend

  init(legend: Legend) {
    self.legend = legend
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  func textViewDidChange(_ textView: UITextView) { legend.lines = textView.text }

  override func save() {
    Stories.shared.add(legend.lines)
    super.save()
  }
}

final class SagaModel {
  private var lines = ""
  func tell(_ text: String) { lines = text }
  func save() { Stories.shared.add(lines) }
}

final class SagaForm: StoryForm {
  private let model: SagaModel

  init(model: SagaModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  func textViewDidChange(_ textView: UITextView) { model.tell(textView.text) }

  override func save() {
    model.save()
    super.save()
  }
}

final class Teller: UIViewController {
  private var legends: [Legend] = []

  @objc func fable() { present(UINavigationController(rootViewController: FableForm(fable: Fable())), animated: true) } // expect: missing-data-loss-guard

  @objc func legend() {
    let legend = Legend()
    legends.append(legend)
    present(UINavigationController(rootViewController: LegendForm(legend: legend)), animated: true)
  }

  @objc func saga() { present(UINavigationController(rootViewController: SagaForm(model: SagaModel())), animated: true) } // expect: missing-data-loss-guard
}

final class Stories {
  static let shared = Stories()
  private var all: [String] = []
  func add(_ story: String) { all.append(story) }
}
