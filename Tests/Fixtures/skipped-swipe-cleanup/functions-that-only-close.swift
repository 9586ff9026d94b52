// What a function of the project's does tells, not what it is called: one that closes, sets back what presents, notes it or puts the keyboard away skips nothing.
import SwiftUI
import UIKit

final class Garden: ObservableObject {
  @Published var plants = false
  @Published var waters = false
  private var seeds = 3

  func cancel() {
    plants = false
    withAnimation { self.note() }
  }

  func cancelWatering() {
    waters = false
    seeds = 0
  }

  private func note() { GardenLog.track("left") }
}

enum GardenLog {
  static func track(_ name: String) { UserDefaults.standard.set(name, forKey: "last") }
}

struct Beds: View {
  @StateObject private var garden = Garden()
  @State private var digs = false
  @State private var mows = false
  @State private var name = ""
  @FocusState private var isNaming: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($isNaming)
      Button("Dig") { digs = true }
        .sheet(isPresented: $digs) { Spade(onCancel: { cancel() }) }
      Button("Mow") { mows = true }
        .sheet(isPresented: $mows) { Spade(onCancel: { mows = false; isNaming = false }) }
      Button("Plant") { garden.plants = true }
        .sheet(isPresented: $garden.plants) { Spade(onCancel: { garden.cancel() }) }
      Button("Water") { garden.waters = true }
        .sheet(isPresented: $garden.waters) { Spade(onCancel: { garden.cancelWatering() }) } // expect: skipped-swipe-cleanup
    }
  }

  private func cancel() {
    DispatchQueue.main.async { digs = false }
    isNaming = false
  }
}

struct Spade: View {
  let onCancel: () -> Void
  var body: some View { Button("Cancel", action: onCancel) }
}

final class Orchard: UIViewController, HarvestDelegate {
  private var clock: Timer?

  func pick() {
    let basket = Basket()
    basket.onCancel = { [weak self] in self?.cancel() }
    present(UINavigationController(rootViewController: basket), animated: true)
  }

  func pickAgainstTheClock() {
    clock = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in }
    let basket = Basket()
    basket.onCancel = { [weak self] in self?.cancelClock() }
    present(UINavigationController(rootViewController: basket), animated: true) // expect: skipped-swipe-cleanup
  }

  func harvest() {
    let page = Harvest()
    page.delegate = self
    present(UINavigationController(rootViewController: page), animated: true)
  }

  func harvestDidCancel(_ harvest: Harvest) { finish() }

  private func finish() {
    guard presentedViewController != nil else { return }
    view.endEditing(true)
    dismiss(animated: true) { self.finish() }
  }

  private func cancel() { dismiss(animated: true) }

  private func cancelClock() {
    dismiss(animated: true)
    haltClock()
  }

  private func haltClock() { clock?.invalidate() }
}

final class Basket: UIViewController {
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
  }
}

protocol HarvestDelegate: AnyObject { func harvestDidCancel(_ harvest: Harvest) }

final class Harvest: UIViewController {
  weak var delegate: HarvestDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
  }

  @objc private func leave() { delegate?.harvestDidCancel(self) }
}
