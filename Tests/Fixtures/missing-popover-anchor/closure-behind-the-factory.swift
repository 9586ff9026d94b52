// What a factory made is anchored in a closure that has run before it is presented; one that runs later is too late.
import UIKit

final class ChartController: UIViewController {
  private func makeSheet(_ chart: URL) -> UIActivityViewController {
    UIActivityViewController(activityItems: [chart], applicationActivities: nil)
  }

  func share(_ chart: URL, from button: UIView) {
    let sheet = makeSheet(chart)
    let point = { sheet.popoverPresentationController?.sourceView = button }
    point()
    present(sheet, animated: true)
  }

  func shareQuietly(_ chart: URL, from button: UIView) {
    let sheet = makeSheet(chart)
    UIView.performWithoutAnimation { sheet.popoverPresentationController?.sourceView = button }
    present(sheet, animated: true)
  }

  func shareLate(_ chart: URL, from button: UIView) {
    let sheet = makeSheet(chart)
    present(sheet, animated: true) {  // expect: missing-popover-anchor
      sheet.popoverPresentationController?.sourceView = button
    }
  }
}
