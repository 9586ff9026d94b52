// A pop takes pages off a stack, and no modal off the screen: not of a navigation controller that only calls `super`, not without
// one, not of the stack below the modal. One that dismisses at its root does.
import SwiftUI
import UIKit

final class QuarryController: UIViewController {
  @objc func showCounted() {
    let stack = CountingStack(rootViewController: StoneController())
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: true) // expect: trapped-modal
  }

  @objc func showCountedWithBack() {
    let stack = CountingStack(rootViewController: BackController())
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: true) // expect: trapped-modal
  }

  @objc func showLeaving() {
    let stack = LeavingStack(rootViewController: BackController())
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: true)
  }

  @objc func showInherited() {
    let stack = InheritingStack(rootViewController: BackController())
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: true)
  }

  @objc func showPanned() {
    let stack = PannedStack(rootViewController: StoneController())
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: true) // expect: trapped-modal
  }
}

final class StoneController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

final class BackController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let back = UIButton(type: .system)
    back.addTarget(self, action: #selector(goBack), for: .touchUpInside)
    view.addSubview(back)
  }

  @objc private func goBack() { navigationController?.popViewController(animated: true) }
}

final class CountingStack: UINavigationController {
  private var pops = 0

  override func popViewController(animated: Bool) -> UIViewController? {
    pops += 1
    return super.popViewController(animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = super.popToRootViewController(animated: animated)
    navigationBar.tintColor = .red
    return popped
  }
}

class LeavingStack: UINavigationController {
  override func popViewController(animated: Bool) -> UIViewController? {
    if viewControllers.count == 1 { dismiss(animated: animated) }
    return super.popViewController(animated: animated)
  }
}

final class InheritingStack: LeavingStack {
  private var pops = 0

  override func popViewController(animated: Bool) -> UIViewController? {
    pops += 1
    return super.popViewController(animated: animated)
  }
}

final class PannedStack: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(swiped)))
  }

  @objc private func swiped() { popViewController(animated: true) }
}

// What a link pushes leads back by its pop, and out by `dismiss`.
struct OrderView: View {
  @State private var asksForStone = false
  @State private var asksForSand = false

  var body: some View {
    VStack {
      Button("Stone") { asksForStone = true }
        .fullScreenCover(isPresented: $asksForStone) { // expect: trapped-modal
          NavigationView { NavigationLink("Kinds") { KindList() } }
        }
      Button("Sand") { asksForSand = true }
        .fullScreenCover(isPresented: $asksForSand) { // expect: missing-dismiss-button
          NavigationView { NavigationLink("Grains") { GrainList() } }
        }
    }
  }
}

struct KindList: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> KindController { KindController() }
  func updateUIViewController(_ controller: KindController, context: Context) {}
}

final class KindController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.popViewController(animated: true)
  }
}

struct GrainList: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> GrainController { GrainController() }
  func updateUIViewController(_ controller: GrainController, context: Context) {}
}

final class GrainController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.dismiss(animated: true)
  }
}
