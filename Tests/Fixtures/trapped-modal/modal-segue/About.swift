import UIKit

final class ListController: UIViewController {}

final class AboutController: UIViewController {
  @IBOutlet private var version: UILabel!
}

final class CreditsController: UIViewController {}
