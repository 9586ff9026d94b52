// What a closure at the end of a stream of taps does is what the button does: it sends the draft.
import RxCocoa
import RxSwift
import UIKit

final class NoteController: UIViewController {
  private let textView = UITextView()
  private let bag = DisposeBag()
  private let cancelItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
  private let sendItem = UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = sendItem
    cancelItem.rx.tap.subscribe(onNext: { [weak self] in self?.dismiss(animated: true) }).disposed(by: bag)
    sendItem.rx.tap.subscribe(onNext: { [weak self] in self?.send() }).disposed(by: bag)
  }

  private func send() {
    Notes.shared.send(textView.text)
    dismiss(animated: true)
  }
}

final class Notes {
  static let shared = Notes()
  private var all: [String] = []
  func send(_ text: String) { all.append(text) }
}

final class HomeController: UIViewController {
  func write() { present(UINavigationController(rootViewController: NoteController()), animated: true) } // expect: missing-data-loss-guard
}
