import Combine
import Observation
import SwiftUI
import UIKit
import os

// A Cancel or Close whose code was seen to its end, and closes nothing. Before, its word was taken wherever it called anything.

struct Harbour: View {
  @State private var counts = false
  @State private var observes = false
  @State private var walks = false
  @State private var asks = false

  var body: some View {
    VStack {
      Button("Count") { counts = true }
      Button("Observe") { observes = true }
      Button("Walk") { walks = true }
      Button("Ask") { asks = true }
    }
    .fullScreenCover(isPresented: $counts) { Tide() } // expect: trapped-modal
    .fullScreenCover(isPresented: $observes) { Boats() } // expect: trapped-modal
    .fullScreenCover(isPresented: $walks) { Pier() } // expect: trapped-modal
    .fullScreenCover(isPresented: $asks) { Permit() } // expect: trapped-modal
  }
}

private let logger = Logger(subsystem: "harbour", category: "tide")

struct Tide: View {
  @State private var closed = 0

  var body: some View {
    Button("Close") { note() }
  }

  private func note() {
    closed += 1
    logger.info("closed \(closed)")
  }
}

@Observable final class BoatsModel {
  var isDone = false
  func cancel() { isDone = true }
}

struct Boats: View {
  @State private var model = BoatsModel()
  var body: some View { Button("Cancel") { model.cancel() } }
}

struct Pier: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Next") { path.append(1) }
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { leave() } }
        }
    }
  }

  private func leave() { path.removeAll() }
}

final class PermitModel: ObservableObject {
  @Published var isCancelled = false
  var onCancel: (() -> Void)?
  func cancelTapped() {
    isCancelled = true
    onCancel?()
  }
}

struct Permit: View {
  @StateObject private var model = PermitModel()
  var body: some View { Button("Cancel", action: model.cancelTapped) }
}

// UIKit: a delegate that only tidies up, and a controller that clears its field.

protocol LanternDelegate: AnyObject { func lanternDidCancel(_ lantern: LanternController) }

final class QuayController: UIViewController, LanternDelegate {
  private var lanterns: [LanternController] = []

  @objc func openLantern() {
    let lantern = LanternController()
    lantern.delegate = self
    lantern.modalPresentationStyle = .fullScreen
    lanterns.append(lantern)
    present(lantern, animated: true) // expect: trapped-modal
  }

  @objc func openSearch() {
    let search = BuoyController()
    search.modalPresentationStyle = .fullScreen
    present(search, animated: true) // expect: trapped-modal
  }

  @objc func openMast() {
    let mast = MastController()
    mast.modalPresentationStyle = .fullScreen
    present(mast, animated: true) // expect: trapped-modal
  }

  func lanternDidCancel(_ lantern: LanternController) { lanterns.removeAll() }
}

final class LanternController: UIViewController {
  weak var delegate: LanternDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Lantern"
    let cancel = UIButton(type: .close)
    cancel.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
    view.addSubview(cancel)
  }

  @objc private func cancelTapped() { delegate?.lanternDidCancel(self) }
}

final class BuoyController: UIViewController {
  private let field = UITextField()
  private let list = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    view.addSubview(list)
    let cancel = UIButton(type: .close)
    cancel.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
    view.addSubview(cancel)
  }

  @objc private func cancelTapped() {
    field.text = nil
    field.resignFirstResponder()
    list.reloadData()
  }
}

/// It closes what it presents itself, which is nothing.
final class MastController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(close)
  }

  @objc private func closeTapped() { presentedViewController?.dismiss(animated: true) }
}
