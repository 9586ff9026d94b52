// clean
// The text goes to the store of a model that the subclass names.
import UIKit
class BaseVC<VM>: UIViewController {
    let viewModel: VM
    init(viewModel: VM) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}
final class NoteVM {
    private let store: NoteStore
    init(store: NoteStore) { self.store = store }
    func textChanged(_ text: String) { store.saveDraft(text) }
    func send(_ text: String) { store.send(text) }
}
final class NoteStore { var draft = ""; func saveDraft(_ t: String) { draft = t }; func send(_ t: String) { draft = "" } }
final class NoteVC: BaseVC<NoteVM>, UITextViewDelegate {
    private let textView = UITextView()
    override func viewDidLoad() {
        super.viewDidLoad()
        textView.delegate = self
        view.addSubview(textView)
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
    }
    func textViewDidChange(_ textView: UITextView) { viewModel.textChanged(textView.text) }
    @objc private func cancel() { dismiss(animated: true) }
    @objc private func send() { viewModel.send(textView.text); dismiss(animated: true) }
}
final class S: UIViewController { let store = NoteStore(); func go() { present(UINavigationController(rootViewController: NoteVC(viewModel: NoteVM(store: store))), animated: true) } }
