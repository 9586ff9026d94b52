// UIKit in a background refuses the swipe of the sheet around it: by its coordinator, by the controller or by the view that it makes.
import SwiftUI
import UIKit

struct Editors: View {
  @State private var first = false
  @State private var second = false
  @State private var third = false
  @State private var fourth = false

  var body: some View {
    VStack {
      Button("1") { first = true }
      Button("2") { second = true }
      Button("3") { third = true }
      Button("4") { fourth = true }
    }
    .sheet(isPresented: $first) { FirstEditor() }
    .sheet(isPresented: $second) { SecondEditor() }
    .sheet(isPresented: $third) { ThirdEditor() }
    .sheet(isPresented: $fourth) { FourthEditor() } // expect: missing-data-loss-guard
  }
}

struct Fields: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var text: String
  var body: some View {
    TextEditor(text: $text)
    Button("Cancel") { dismiss() }
    Button("Save") { Archive.shared.add(text); dismiss() }
  }
}

struct FirstEditor: View {
  @State private var text = ""
  var body: some View { Fields(text: $text).background(CoordinatedGuard(isOn: !text.isEmpty)) }
}

struct SecondEditor: View {
  @State private var text = ""
  var body: some View { Fields(text: $text).background(ControllerGuard(isOn: !text.isEmpty)) }
}

struct ThirdEditor: View {
  @State private var text = ""
  var body: some View { Fields(text: $text).background(ViewGuard(isOn: !text.isEmpty)) }
}

struct FourthEditor: View {
  @State private var text = ""
  var body: some View { Fields(text: $text).background(EndCounter()) }
}

final class Archive {
  static let shared = Archive()
  private var texts: [String] = []
  func add(_ text: String) { texts.append(text) }
}

struct CoordinatedGuard: UIViewControllerRepresentable {
  let isOn: Bool
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    context.coordinator.isOn = isOn
    DispatchQueue.main.async { controller.parent?.presentationController?.delegate = context.coordinator }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, UIAdaptivePresentationControllerDelegate {
    var isOn = false
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { !isOn }
  }
}

struct ControllerGuard: UIViewControllerRepresentable {
  let isOn: Bool
  func makeUIViewController(context: Context) -> GuardingController { GuardingController() }
  func updateUIViewController(_ controller: GuardingController, context: Context) { controller.refuse(isOn) }
}

final class GuardingController: UIViewController {
  func refuse(_ isOn: Bool) { parent?.isModalInPresentation = isOn }
}

struct ViewGuard: UIViewRepresentable {
  let isOn: Bool
  func makeUIView(context: Context) -> GuardingView { GuardingView() }
  func updateUIView(_ view: GuardingView, context: Context) { view.isOn = isOn }
}

final class GuardingView: UIView {
  var isOn = false {
    didSet { sequence(first: self as UIResponder, next: \.next).compactMap { $0 as? UIViewController }.first?.isModalInPresentation = isOn }
  }
}

struct EndCounter: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    controller.parent?.presentationController?.delegate = context.coordinator
  }
  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, UIAdaptivePresentationControllerDelegate {
    private var ends = 0
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { ends += 1 }
  }
}
