import UIKit

final class UploadController: UIViewController {
  func failed() {
    let alert = AlertFactory.failure("No network")
    present(alert, animated: true)
  }

  func ask() {
    let question = AlertFactory.question("Upload again?")
    question.addAction(UIAlertAction(title: "Upload", style: .default) { _ in self.failed() })
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    question.popoverPresentationController?.sourceView = view
    present(question, animated: true)
  }
}
