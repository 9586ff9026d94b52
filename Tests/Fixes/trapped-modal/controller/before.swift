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
    }
}
