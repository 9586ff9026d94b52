import UIKit

final class UploadController: UIViewController {
    func failed(_ reason: String) {
        let alert = UIAlertController(
            title: "Upload failed",
            message: reason,
            preferredStyle: .alert)
        present(alert, animated: true)
    }
}
