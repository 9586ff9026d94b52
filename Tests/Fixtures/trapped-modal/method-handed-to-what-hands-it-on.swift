// A function hands its closure on to another module, and is handed a method that closes, or one that does not.
import SwiftUI
import UIKit

final class Outbox: ObservableObject {
  func save(then done: @escaping () -> Void) { DispatchQueue.main.async(execute: done) }
}

struct Note: View {
  @Environment(\.dismiss) private var dismiss
  @StateObject private var outbox = Outbox()
  var body: some View { Button("Okay") { outbox.save(then: dismiss.callAsFunction) } }
}

struct Card: View {
  @Environment(\.dismiss) private var dismiss
  @StateObject private var outbox = Outbox()
  var body: some View { Button("Okay") { outbox.save(then: leave) } }
  private func leave() { dismiss() }
}

struct Counter: View {
  @StateObject private var outbox = Outbox()
  @State private var count = 0
  var body: some View { Button("Okay") { outbox.save(then: add) } }
  private func add() { count += 1 }
}

struct Desk: View {
  @State private var writes = false
  @State private var picks = false
  @State private var counts = false
  var body: some View {
    Button("Note") { writes = true }
      .fullScreenCover(isPresented: $writes) { Note() }
    Button("Card") { picks = true }
      .fullScreenCover(isPresented: $picks) { Card() }
    Button("Counter") { counts = true }
      .fullScreenCover(isPresented: $counts) { Counter() } // expect: trapped-modal
  }
}

final class Uploader {
  func upload(completion: @escaping () -> Void) { OperationQueue.main.addOperation(completion) }
}

final class UploadController: UIViewController {
  private let uploader = Uploader()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Okay") { [unowned self] _ in uploader.upload(completion: leave) }))
  }
  private func leave() { dismiss(animated: true) }
}

final class HomeController: UIViewController {
  @IBAction func upload() {
    let controller = UploadController()
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }
}
