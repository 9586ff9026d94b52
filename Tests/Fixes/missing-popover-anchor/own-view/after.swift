import UIKit

final class HistoryController: UIViewController {
	func clear() {
		let sheet = UIAlertController(title: "Clear?", message: nil, preferredStyle: .actionSheet)
		sheet.addAction(UIAlertAction(title: "Clear", style: .destructive))
		sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
		sheet.popoverPresentationController?.sourceView = view
		sheet.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
		sheet.popoverPresentationController?.permittedArrowDirections = []
		present(sheet, animated: true)
	}
}

enum Router {
	static func show(_ parent: UIViewController) {
		let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
		sheet.popoverPresentationController?.sourceView = parent.view
		sheet.popoverPresentationController?.sourceRect = CGRect(x: parent.view.bounds.midX, y: parent.view.bounds.midY, width: 0, height: 0)
		sheet.popoverPresentationController?.permittedArrowDirections = []
		parent.present(sheet, animated: true)
	}
}

final class RouteController: UIViewController {
	func go() { Router.show(self) }
}
