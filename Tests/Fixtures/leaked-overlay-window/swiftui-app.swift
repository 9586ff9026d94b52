import SwiftUI
import UIKit

@main
struct NotesApp: App {
  private let hud = HUD()
  var body: some Scene { WindowGroup { Text("Notes") } }
}

final class HUD {
  private var window: UIWindow?

  func show(_ view: some View) {
    let window = UIWindow(frame: UIScreen.main.bounds) // expect: leaked-overlay-window
    window.rootViewController = UIHostingController(rootView: view)
    window.isHidden = false
    self.window = window
  }

  func hide() { window = nil }
}
