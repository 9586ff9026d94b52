// clean
// The delegate of whichever controller is presented refuses.
import UIKit
final class DiscardGuard: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var form: ReviewViewController?
    init(form: ReviewViewController) { self.form = form }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { form?.isDirty != true }
}
final class ReviewViewController: UIViewController {
    private let textView = UITextView()
    private var discardGuard: DiscardGuard?
    var isDirty: Bool { textView.hasText }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(textView)
        let guardian = DiscardGuard(form: self)
        discardGuard = guardian
        (navigationController ?? self).presentationController?.delegate = guardian
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Post", style: .done, target: self, action: #selector(post))
    }
    @objc private func cancel() { dismiss(animated: true) }
    @objc private func post() {
        ReviewStore.shared.post(textView.text)
        dismiss(animated: true)
    }
}
final class ReviewStore {
    static let shared = ReviewStore()
    private var reviews: [String] = []
    func post(_ text: String) { reviews.append(text) }
}
final class ShopViewController: UIViewController {
    func review() {
        present(UINavigationController(rootViewController: ReviewViewController()), animated: true)
    }
}
