// What a stream of taps runs is what the button does.
import UIKit
import RxSwift
import RxCocoa
final class NoteVC: UIViewController {
    private let textView = UITextView()
    private let bag = DisposeBag()
    private let cancelButton = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    private let sendButton = UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil)
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(textView)
        navigationItem.leftBarButtonItem = cancelButton
        navigationItem.rightBarButtonItem = sendButton
        cancelButton.rx.tap.subscribe(onNext: { [weak self] in self?.dismiss(animated: true) }).disposed(by: bag)
        sendButton.rx.tap.subscribe(onNext: { [weak self] in self?.send() }).disposed(by: bag)
    }
    private func send() { NoteStore.shared.send(textView.text); dismiss(animated: true) }
}
final class NoteStore { static let shared = NoteStore(); private var all: [String] = []; func send(_ t: String) { all.append(t) } }
// expect: missing-data-loss-guard
final class S: UIViewController { func go() { present(UINavigationController(rootViewController: NoteVC()), animated: true) } }
