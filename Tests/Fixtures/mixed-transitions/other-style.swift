// clean
// Sheets slide up; the covers, which are another style, fade, all of them. SwiftUI's are not compared.
import SwiftUI
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
}

class Cover: Page {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    modalTransitionStyle = .crossDissolve
  }

  required init?(coder: NSCoder) { nil }
}

final class One: Page {}
final class Two: Page {}
final class Three: Page {}
final class Four: Page {}
final class Five: Page {}
final class Six: Cover {}
final class Seven: Cover {}

final class Home: UIViewController {
  func open() {
    present(One(), animated: true)
    present(Two(), animated: true)
    present(Three(), animated: true)
    present(Four(), animated: true)
    present(Five(), animated: true)
    present(Six(), animated: true)
    present(Seven(), animated: true)
  }
}

struct HomeView: View {
  @State private var shown = false

  var body: some View { Button("Open") { shown = true }.sheet(isPresented: $shown) { NoteView() } }
}

struct NoteView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}
