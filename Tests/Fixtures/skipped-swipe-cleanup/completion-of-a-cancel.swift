// What is handed to `dismiss` as its completion runs with the button, and a callback whose name says nothing ends the modal where Cancel runs it: a swipe does neither. What Save alone runs belongs to the commit.

import SwiftUI
import UIKit

final class Kiosk: UIViewController {
  private var waits: ((Int?) -> Void)?

  func open() { present(UINavigationController(rootViewController: Options(ended: answer)), animated: true) } // expect: skipped-swipe-cleanup
  private func answer() {
    waits?(nil)
    waits = nil
  }
}

final class Options: UIViewController {
  private let ended: () -> Void

  init(ended: @escaping () -> Void) {
    self.ended = ended
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(leave))
  }

  @objc private func leave() { dismiss(animated: true, completion: ended) }
}

struct Kitchen: View {
  @State private var edits = false
  @State private var sorts = false
  let stove = Stove()

  var body: some View {
    VStack {
      Button("Edit") {
        stove.begin()
        edits = true
      }
      Button("Sort") { sorts = true }
    }
    .sheet(isPresented: $edits) { // expect: skipped-swipe-cleanup
      RecipeEditor(completion: { stove.rollback() })
    }
    .sheet(isPresented: $sorts) {
      RecipeSorter(completion: { stove.rollback() })
    }
  }
}

struct RecipeEditor: View {
  let completion: (() -> Void)?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Cancel") {
      dismiss()
      completion?()
    }
  }
}

struct RecipeSorter: View {
  let completion: (() -> Void)?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Cancel") { dismiss() }
      Button("Save") {
        dismiss()
        completion?()
      }
    }
  }
}

final class Stove {
  private var changes = 0
  func begin() { changes += 1 }
  func rollback() { changes = 0 }
}
