import UIKit

final class TipController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hide)))
        view.accessibilityViewIsModal = true
    }

    @objc private func hide() { view.removeFromSuperview() }

    func show(in window: UIWindow) {
        view.frame = window.bounds
        window.addSubview(view)
    }
}
