import UIKit

final class VersionController: UIViewController {
    @IBAction func restore(_ sender: UIBarButtonItem) {
        let sheet = UIAlertController(title: nil, message: "Restore?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Restore", style: .destructive) { _ in
            self.view.setNeedsLayout()
        })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))

        sheet.popoverPresentationController?.barButtonItem = sender
        self.present(sheet, animated: true, completion: nil)
    }
}
