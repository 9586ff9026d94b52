import UIKit

final class MapController: UIViewController {
	func showLegend() {
		present(LegendController(), animated: true)
	}
}

final class LegendController: UIViewController {
	private let heading = UILabel()

	override func viewDidLoad() {
		super.viewDidLoad()
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
