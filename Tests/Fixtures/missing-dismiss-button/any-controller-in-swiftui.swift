// A representable shows the controller that it is handed, and a closure that it hands on is run where that controller runs it.
import SwiftUI
import UIKit

@main struct Walks: App { var body: some Scene { WindowGroup { Trails() } } }

struct Bridge<Page: UIViewController>: UIViewControllerRepresentable {
  let make: () -> Page
  init(_ make: @escaping @autoclosure () -> Page) { self.make = make }
  func makeUIViewController(context: Context) -> Page { make() }
  func updateUIViewController(_ page: Page, context: Context) {}
}

struct Held: UIViewControllerRepresentable {
  let page: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { page }
  func updateUIViewController(_ page: UIViewController, context: Context) {}
}

struct Picker: UIViewControllerRepresentable {
  let picked: (Int) -> Void
  func makeUIViewController(context: Context) -> PickerPage { PickerPage(picked: picked) }
  func updateUIViewController(_ page: PickerPage, context: Context) {}
}

struct Idle: UIViewControllerRepresentable {
  let picked: (Int) -> Void
  func makeUIViewController(context: Context) -> IdlePage { IdlePage(picked: picked) }
  func updateUIViewController(_ page: IdlePage, context: Context) {}
}

final class PickerPage: UIViewController {
  private let picked: (Int) -> Void
  init(picked: @escaping (Int) -> Void) {
    self.picked = picked
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(pick), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func pick() { picked(1) }
}

/// Who runs it is not seen.
final class IdlePage: UIViewController {
  let picked: (Int) -> Void
  init(picked: @escaping (Int) -> Void) {
    self.picked = picked
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

final class Milestones: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

final class Signpost: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }
}

enum Shelf { static func take() -> UIViewController { fatalError() } }

struct Trails: View {
  @State private var isFirst = false
  @State private var isSecond = false
  @State private var isThird = false
  @State private var isFourth = false
  @State private var isFifth = false
  @State private var isSixth = false
  @State private var isSeventh = false
  @AppStorage("trail") private var trail = 0
  var body: some View {
    VStack {
      Button("One") { isFirst = true }
      Button("Two") { isSecond = true }
      Button("Three") { isThird = true }
      Button("Four") { isFourth = true }
      Button("Five") { isFifth = true }
      Button("Six") { isSixth = true }
      Button("Seven") { isSeventh = true }
    }
    .sheet(isPresented: $isFirst) { Bridge(Milestones()) } // expect: missing-dismiss-button
    .sheet(isPresented: $isSecond) { Bridge(Signpost()) }
    .sheet(isPresented: $isThird) { Bridge(Shelf.take()) }
    .sheet(isPresented: $isFourth) { Held(page: Milestones()) } // expect: missing-dismiss-button
    .sheet(isPresented: $isFifth) { Held(page: Signpost()) }
    .sheet(isPresented: $isSixth) { // expect: missing-dismiss-button
      Picker { row in
        trail = row
        isSixth = false
      }
    }
    .sheet(isPresented: $isSeventh) {
      Idle { row in
        trail = row
        isSeventh = false
      }
    }
  }
}
