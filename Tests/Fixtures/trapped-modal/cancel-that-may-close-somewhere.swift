// clean
import Combine
import HarbourKit
import Observation
import SwiftUI
import UIKit

// What a Cancel calls may close where it cannot be seen, or somebody who leads out reads what it sets.

struct Harbour: View {
  @State private var first = false
  @State private var second = false
  @State private var third = false
  @State private var fourth = false
  @State private var fifth = false
  @State private var sixth = false
  @State private var seventh = false

  var body: some View {
    VStack {
      Button("1") { first = true }
      Button("2") { second = true }
      Button("3") { third = true }
      Button("4") { fourth = true }
      Button("5") { fifth = true }
      Button("6") { sixth = true }
      Button("7") { seventh = true }
    }
    .fullScreenCover(isPresented: $first) { Tide() }
    .fullScreenCover(isPresented: $second) { Boats() }
    .fullScreenCover(isPresented: $third) { Pier() }
    .fullScreenCover(isPresented: $fourth) { Permit() }
    .fullScreenCover(isPresented: $fifth) { Weather() }
    .fullScreenCover(isPresented: $sixth) { Chart() }
    .fullScreenCover(isPresented: $seventh) { Route() }
  }
}

/// A package may close it.
struct Tide: View {
  let pilot: Pilot
  init() { pilot = Pilot() }
  var body: some View { Button("Close") { leave() } }
  private func leave() { pilot.finish() }
}

/// A loop asks now and then.
@MainActor final class BoatsModel: ObservableObject {
  var isDone = false
  func cancel() { isDone = true }
  func watch(_ leave: () -> Void) async {
    while !isDone { try? await Task.sleep(nanoseconds: 1) }
    leave()
  }
}

struct Boats: View {
  @StateObject private var model = BoatsModel()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Cancel") { model.cancel() }
      .task { await model.watch { dismiss() } }
  }
}

/// What is left of the path is watched.
struct Pier: View {
  @State private var path: [Int] = [0]
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationStack(path: $path) {
      Button("Cancel") { path.removeAll() }
    }
    .onChange(of: path) { if path.isEmpty { dismiss() } }
  }
}

/// Whoever waits for the task closes as it is cancelled.
struct Permit: View {
  @State private var work: Task<Void, Never>?
  let pilot = Pilot()
  var body: some View { Button("Cancel") { cancel() } }
  private func cancel() { work?.cancel() }
}

/// A subject that a package listens to.
struct Weather: View {
  let closes = PassthroughSubject<Void, Never>()
  var body: some View { Button("Close") { close() }.harbourEvents(closes) }
  private func close() { closes.send() }
}

/// It goes as what it holds goes.
final class Anchor {
  let leave: () -> Void
  init(leave: @escaping () -> Void) { self.leave = leave }
  deinit { leave() }
}

struct Chart: View {
  @State private var holder = ChartHolder()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Close") { holder.letGo() }
      .onAppear { holder.anchor = Anchor { dismiss() } }
  }
}

final class ChartHolder {
  var anchor: Anchor?
  func letGo() { anchor = nil }
}

// A delegate of a public protocol, and one that a subclass answers.

public protocol LanternDelegate: AnyObject { func lanternDidCancel(_ lantern: LanternController) }

class QuayController: UIViewController, LanternDelegate {
  private var cancelled = 0

  @objc func openLantern() {
    let lantern = LanternController()
    lantern.delegate = self
    lantern.modalPresentationStyle = .fullScreen
    present(lantern, animated: true)
  }

  @objc func openMast() {
    let mast = MastController()
    mast.owner = self
    mast.modalPresentationStyle = .fullScreen
    present(mast, animated: true)
  }

  public func lanternDidCancel(_ lantern: LanternController) { cancelled += 1 }
  func mastDidCancel() { cancelled += 1 }
}

final class PortQuayController: QuayController {
  override func mastDidCancel() { presentedViewController?.dismiss(animated: true) }
}

public final class LanternController: UIViewController {
  weak var delegate: LanternDelegate?

  public override func viewDidLoad() {
    super.viewDidLoad()
    let cancel = UIButton(type: .close)
    cancel.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
    view.addSubview(cancel)
  }

  @objc private func cancelTapped() { delegate?.lanternDidCancel(self) }
}

final class MastController: UIViewController {
  weak var owner: QuayController?

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(close)
  }

  @objc private func closeTapped() { owner?.mastDidCancel() }
}

/// A package's stack is handed the path.
struct Route: View {
  @State private var stops: [Int] = [0]
  var body: some View {
    PilotStack($stops) { Button("Cancel") { goBack() } }
  }
  private func goBack() { stops.removeAll() }
}

/// The field tells that it is done, and that closes.
final class LogController: UIViewController, UITextFieldDelegate {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
    view.addSubview(field)
    let cancel = UIButton(type: .close)
    cancel.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
    view.addSubview(cancel)
  }

  @objc private func cancelTapped() {
    field.text = nil
    field.resignFirstResponder()
  }

  func textFieldDidEndEditing(_ textField: UITextField) { dismiss(animated: true) }
}

final class LogBook: UIViewController {
  @objc func open() {
    let log = LogController()
    log.modalPresentationStyle = .fullScreen
    present(log, animated: true)
  }
}
