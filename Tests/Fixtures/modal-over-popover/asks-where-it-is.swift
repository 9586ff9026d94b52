// The content asks whether it is in a popover, and shows something else there.
import SwiftUI
import UIKit

final class ToolsController: UIViewController {
  @objc func showBrushes(_ sender: UIBarButtonItem) {
    let brushes = BrushController()
    brushes.modalPresentationStyle = .popover
    brushes.popoverPresentationController?.barButtonItem = sender
    present(brushes, animated: true)
  }
}

final class ColorController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
  }
}

final class BrushController: UIViewController {
  private var isInPopover: Bool {
    guard let popover = popoverPresentationController else { return false }
    return popover.arrowDirection != .unknown
  }

  @objc func byPopover() {
    if popoverPresentationController == nil { present(UINavigationController(rootViewController: ColorController()), animated: true) }
  }

  @objc func byStyle() {
    guard navigationController?.modalPresentationStyle != .popover else { return }
    present(UINavigationController(rootViewController: ColorController()), animated: true)
  }

  @objc func byProperty() {
    if isInPopover { return show(ColorController(), sender: self) }
    present(UINavigationController(rootViewController: ColorController()), animated: true)
  }

  @objc func byController() {
    if presentationController is UIPopoverPresentationController { return show(ColorController(), sender: self) }
    present(UINavigationController(rootViewController: ColorController()), animated: true)
  }

  @objc func byPresenter() {
    guard let below = presentingViewController else { return present(UINavigationController(rootViewController: ColorController()), animated: true) }
    dismiss(animated: true) { below.present(UINavigationController(rootViewController: ColorController()), animated: true) }
  }

  @objc func always() {
    let colors = UINavigationController(rootViewController: ColorController())
    if let popover = colors.popoverPresentationController { popover.sourceView = view }
    present(colors, animated: true) // expect: modal-over-popover
  }
}

struct ToolsView: View {
  @State private var shows = false
  var body: some View { Button("Brushes") { shows = true }.popover(isPresented: $shows) { BrushView() } }
}

struct BrushView: View {
  @State private var picks = false

  var body: some View {
    if UIDevice.current.userInterfaceIdiom == .phone {
      Button("Colour") { picks = true }.sheet(isPresented: $picks) { Button("Close") { picks = false } }
    } else {
      NavigationLink("Colour") { Text("Colour") }
    }
  }
}

struct SettingsView: View {
  @State private var shows = false
  @State private var showsAll = false

  var body: some View {
    Button("Fonts") { shows = true }.popover(isPresented: $shows) { FontsView(isSmall: true) }
    Button("All fonts") { showsAll = true }.popover(isPresented: $showsAll) { SizesView(isSmall: false) }
  }
}

struct FontsView: View {
  let isSmall: Bool
  @State private var picks = false

  var body: some View {
    if isSmall {
      NavigationLink("Pick") { Text("Pick") }
    } else {
      Button("Pick") { picks = true }.sheet(isPresented: $picks) { Button("Close") { picks = false } }
    }
  }
}

struct SizesView: View {
  let isSmall: Bool
  @State private var picks = false

  var body: some View {
    if isSmall {
      NavigationLink("Pick") { Text("Pick") }
    } else {
      // expect: modal-over-popover
      Button("Pick") { picks = true }.sheet(isPresented: $picks) { Button("Close") { picks = false } }
    }
  }
}
