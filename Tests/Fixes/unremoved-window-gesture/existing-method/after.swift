import UIKit

final class PanelController: UIViewController {
    private lazy var swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.addGestureRecognizer(swipe)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        swipe.view?.removeGestureRecognizer(swipe)
    }

    @objc private func swiped() { dismiss(animated: true) }
}
