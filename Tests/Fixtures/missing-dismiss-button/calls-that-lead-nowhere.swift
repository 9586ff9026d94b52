import Combine
import UIKit

func note(_ text: @autoclosure () -> String) {
  print(text())
}

/// Somebody may listen who is not here.
public final class Journal {
  public let changed = PassthroughSubject<String, Never>()
  public func append(_ line: String) { changed.send(line) }
}

final class SamplesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Take a sample", for: .normal)
    button.addTarget(self, action: #selector(sample), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func sample() {
    // What a collection does, where nothing tells its type.
    Archive.lines(on: 3).append("sample")
    // What is begun, and what is asked for the next one.
    let task = URLSession.shared.dataTask(with: Archive.address)
    task.resume()
    var steps = Archive.steps
    _ = steps.next()
    // An expression that a function works out by itself.
    note("taken " + title.debugDescription)
  }
}

/// It asks the journal, which may tell whoever presents.
final class JournalController: UIViewController {
  var journal = Journal()

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Write", for: .normal)
    button.addTarget(self, action: #selector(write), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func write() {
    journal.append("sample")
  }
}

/// Whoever presents it waits for that.
final class QuestionController: UIViewController {
  var answered: CheckedContinuation<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Understood", for: .normal)
    button.addTarget(self, action: #selector(answer), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func answer() {
    answered?.resume()
  }
}

final class LaboratoryController: UIViewController {
  func showSamples() {
    present(SamplesController(), animated: true) // expect: missing-dismiss-button
  }

  func ask() async {
    let question = QuestionController()
    await withCheckedContinuation { answered in
      question.answered = answered
      present(question, animated: true)
    }
    question.dismiss(animated: true)
  }

  func showJournal() {
    present(JournalController(), animated: true)
  }
}
