// Which device it is, kept in a model's property.
import UIKit

enum Layout { case narrow, wide }

final class HomeModel {
  var layout: Layout

  init() { layout = UIDevice.current.userInterfaceIdiom == .pad ? .wide : .narrow }
}

final class ListModel {
  let layout: Layout

  init(layout: Layout) { self.layout = layout }
}

struct GridModel { let layout: Layout }

final class MoodModel {
  var layout = Layout.narrow

  func widen() { layout = .wide }
}

final class HomeController: UIViewController {
  private let model = HomeModel()
  private let list = ListModel(layout: UIDevice.current.userInterfaceIdiom == .pad ? .wide : .narrow)
  private let grid = GridModel(layout: UIDevice.current.userInterfaceIdiom == .pad ? .wide : .narrow)
  private let mood = MoodModel()
  private let button = UIButton(type: .system)

  @objc func a() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    if model.layout == .wide { sheet.popoverPresentationController?.sourceView = button }
    if model.layout == .narrow { view.tintColor = .red }
    present(sheet, animated: true)
  }

  @objc func b() {
    switch model.layout {
    case .wide: return
    case .narrow:
      let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
      present(sheet, animated: true)
    }
  }

  @objc func c() {
    guard list.layout == .narrow else { return }
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    present(sheet, animated: true)
  }

  @objc func d() {
    guard case .narrow = grid.layout else { return }
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    present(sheet, animated: true)
  }

  @objc func e() {
    guard mood.layout == .narrow else { return }
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}
