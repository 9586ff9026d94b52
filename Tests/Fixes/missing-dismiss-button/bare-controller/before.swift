import UIKit

final class MapController: UIViewController {
	func showLegend() {
		present(LegendController(), animated: true)
	}
}

final class LegendController: UIViewController {
	private let heading = UILabel()
}
