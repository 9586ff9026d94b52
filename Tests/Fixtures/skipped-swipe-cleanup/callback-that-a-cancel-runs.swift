import SwiftUI
import UIKit

// Whether a callback tells of the end is said by who runs it, and not by its name: a Cancel hands it nothing.

final class Bank: UIViewController {
  private var request: ((String?) -> Void)?

  func ask(_ request: @escaping (String?) -> Void) {
    self.request = request
    let vault = Vault()
    vault.onResult = { [weak self] value in
      self?.dismiss(animated: true)
      self?.request?(value)
    }
    present(vault, animated: true) // expect: skipped-swipe-cleanup
  }

  func askFirmly(_ request: @escaping (String?) -> Void) {
    self.request = request
    let vault = Vault()
    vault.onResult = { [weak self] value in
      self?.dismiss(animated: true)
      self?.request?(value)
    }
    vault.isModalInPresentation = true
    present(vault, animated: true)
  }

  /// What is chosen belongs to the choice: its Cancel only leaves.
  func choose(_ request: @escaping (String?) -> Void) {
    self.request = request
    let safe = Safe()
    safe.onResult = { [weak self] value in
      self?.dismiss(animated: true)
      self?.request?(value)
    }
    present(safe, animated: true)
  }
}

final class Vault: UIViewController {
  var onResult: ((String?) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let open = UIButton(type: .system)
    open.addTarget(self, action: #selector(openTapped), for: .touchUpInside)
    view.addSubview(open)
    let cancel = UIButton(type: .close)
    cancel.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
    view.addSubview(cancel)
  }

  @objc private func openTapped() { onResult?("1234") }
  @objc private func cancelTapped() { onResult?(nil) }
}

final class Safe: UIViewController {
  var onResult: ((String?) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let open = UIButton(type: .system)
    open.addTarget(self, action: #selector(openTapped), for: .touchUpInside)
    view.addSubview(open)
    let cancel = UIButton(type: .close)
    cancel.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
    view.addSubview(cancel)
  }

  @objc private func openTapped() { onResult?("1234") }
  @objc private func cancelTapped() { dismiss(animated: true) }
}

struct Counter: View {
  @StateObject private var desk = Desk()
  @State private var selects = false
  @State private var selection: String?

  var body: some View {
    VStack {
      Button("Ask") { desk.asks = true }
      Button("Select") { selects = true }
    }
    .sheet(isPresented: $desk.asks) { // expect: skipped-swipe-cleanup
      Consent { allowed in
        desk.asks = false
        desk.answer?(allowed)
      }
    }
    .sheet(isPresented: $selects) {
      Choice { chosen in
        selects = false
        selection = chosen
      }
    }
  }
}

final class Desk: ObservableObject {
  @Published var asks = false
  var answer: ((Bool) -> Void)?
}

struct Consent: View {
  let onDecision: (Bool) -> Void
  var body: some View {
    VStack {
      Button("Allow") { onDecision(true) }
      Button("Cancel") { onDecision(false) }
    }
  }
}

/// To choose nothing leaves everything as it is.
struct Choice: View {
  let onDecision: (String?) -> Void
  var body: some View {
    VStack {
      Button("Gold") { onDecision("gold") }
      Button("Cancel") { onDecision(nil) }
    }
  }
}
