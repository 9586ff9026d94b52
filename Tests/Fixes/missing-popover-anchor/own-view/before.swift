import UIKit

final class HistoryController: UIViewController {
	func clear() {
		let sheet = UIAlertController(title: "Clear?", message: nil, preferredStyle: .actionSheet)
		sheet.addAction(UIAlertAction(title: "Clear", style: .destructive))
		sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
		present(sheet, animated: true)
	}
}

enum Router {
	static func show(_ parent: UIViewController) {
		let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
		parent.present(sheet, animated: true)
	}
}

final class RouteController: UIViewController {
	func go() { Router.show(self) }
}
