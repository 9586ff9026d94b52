// Initialisers that the team adds to SwiftUI's button, and to UIKit's actions, run what they are handed, or close by themselves.
import SwiftUI
import UIKit

extension Button where Label == Text {
  init(_ title: String, task: @escaping () async -> Void) {
    self.init(title) { Task { await task() } }
  }

  init(_ title: String, lowering flag: Binding<Bool>) {
    self.init(title) { flag.wrappedValue = false }
  }
}

struct Cellar: View {
  @State private var tastes = false
  @State private var drinks = false
  @State private var spills = false

  var body: some View {
    VStack {
      Button("Taste") { tastes = true }
        .fullScreenCover(isPresented: $tastes) { Barrel() }
      Button("Drink") { drinks = true }
        .fullScreenCover(isPresented: $drinks) { Button("Enough", lowering: $drinks) }
      Button("Spill") { spills = true }
        .fullScreenCover(isPresented: $spills) { Puddle() } // expect: trapped-modal
    }
  }
}

struct Barrel: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Back to the stairs", task: { dismiss() }) }
}

struct Puddle: View {
  @State private var drops = 0

  var body: some View { Button("Wipe", task: { drops += 1 }) }
}

extension UIAction {
  convenience init(leaving page: UIViewController) {
    self.init { [weak page] _ in page?.dismiss(animated: true) }
  }

  convenience init(shaking page: UIViewController) {
    self.init { [weak page] _ in page?.view.alpha = 0.5 }
  }
}

final class BottleController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(leaving: self)))
  }
}

final class CorkController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(shaking: self)))
  }
}

final class RackController: UIViewController {
  @IBAction func pull() {
    let bottle = BottleController()
    bottle.modalPresentationStyle = .fullScreen
    present(bottle, animated: true)
  }

  @IBAction func pop() {
    let cork = CorkController()
    cork.modalPresentationStyle = .fullScreen
    present(cork, animated: true) // expect: trapped-modal
  }
}
