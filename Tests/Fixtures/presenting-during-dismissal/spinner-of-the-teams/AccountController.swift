import UIKit

final class AccountController: UIViewController {
  private let spinner = Spinner()

  func deletionFailed() {
    spinner.hide(true)
    tell("The account is still there") // expect: presenting-during-dismissal
  }

  func deletionFailedAtOnce() {
    spinner.hide(false)
    tell("The account is still there")
  }

  func deletionFailedInOrder() {
    spinner.hide(true) { self.tell("The account is still there") }
  }
}
