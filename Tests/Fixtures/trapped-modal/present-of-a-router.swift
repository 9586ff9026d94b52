// The router, which refuses the swipe, is not who presents here.
import UIKit
final class Router {
    private weak var root: UINavigationController?
    init(root: UINavigationController) { self.root = root }
    func present(_ module: UIViewController, animated: Bool = true) {
        module.isModalInPresentation = true
        root?.present(module, animated: animated)
    }
}
final class ShopViewController: UIViewController {
    // expect: missing-dismiss-button
    func info() { navigationController?.present(InfoViewController(), animated: true) }
    // expect: missing-dismiss-button
    func info2() { tabBarController?.present(InfoViewController(), animated: true) }
    // expect: missing-dismiss-button
    func info3() { view.window?.rootViewController?.present(InfoViewController(), animated: true) }
    // expect: missing-dismiss-button
    func info4() { presentingViewController?.present(InfoViewController(), animated: true) }
    // expect: missing-dismiss-button
    func info5() { [1].forEach { _ in present(InfoViewController(), animated: true) } }
    private weak var host: UIViewController?
    // expect: missing-dismiss-button
    func info6() { host?.present(InfoViewController(), animated: true) }
    // expect: missing-dismiss-button
    func info7() { UIApplication.shared.windows.first?.rootViewController?.present(InfoViewController(), animated: true) }
}
final class InfoViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(x)))
    }
    @objc func x() {}
}
