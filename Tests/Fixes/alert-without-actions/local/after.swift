import UIKit

final class UploadController: UIViewController {
    func failed(_ reason: String) {
        let alert = UIAlertController(
            title: "Upload failed",
            message: reason,
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}
