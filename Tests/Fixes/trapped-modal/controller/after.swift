import UIKit

final class PlayerController: UIViewController {
    func showCredits() {
        let credits = CreditsController()
        credits.modalPresentationStyle = .fullScreen
        present(credits, animated: true)
    }
}

final class CreditsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let closeButton = UIButton(
            type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        closeButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(closeButton)
        NSLayoutConstraint.activate([
            closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            closeButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -8),
        ])
    }
}
