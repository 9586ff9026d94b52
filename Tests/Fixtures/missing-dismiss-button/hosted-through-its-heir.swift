// What a hosting controller's class shows is what its initialiser makes, what its heir hands on, or what its maker hands in.
import SwiftUI
import UIKit

@main final class Launcher: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = Garden()
    return true
  }
}

struct Map: View {
  var names: [String] = []
  var done: ([String]) -> Any? = { _ in nil }
  var body: some View { Text(names.joined()).onDisappear { _ = done(names) } }
}

struct Guide: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct Shade: ViewModifier { func body(content: Content) -> some View { content.tint(.green) } }

struct Gate: ViewModifier {
  @Environment(\.dismiss) private var dismiss
  func body(content: Content) -> some View { VStack { content; Button("Close") { dismiss() } } }
}

/// It hosts a view of its own; the closure is told of the end.
final class MapHost: UIHostingController<Map> {
  required init(names: [String], done: @escaping ([String]) -> Any?) { super.init(rootView: Map(names: names, done: done)) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Shaded<Content: View>: UIHostingController<ModifiedContent<Content, Shade>> {
  init(rootView: Content) { super.init(rootView: rootView.modifier(Shade())) }
  @MainActor required dynamic init?(coder: NSCoder) { nil }
}

final class ShadedMap: Shaded<Map> {
  init(names: [String]) { super.init(rootView: Map(names: names)) }
  @MainActor required dynamic init?(coder: NSCoder) { nil }
}

final class ShadedGuide: Shaded<Guide> {
  init() { super.init(rootView: Guide()) }
  @MainActor required dynamic init?(coder: NSCoder) { nil }
}

/// Its type is told by the class.
final class ShadedByInit: Shaded<Map> {
  init(names: [String]) { super.init(rootView: .init(names: names)) }
  @MainActor required dynamic init?(coder: NSCoder) { nil }
}

final class ShadedGuideByInit: Shaded<Guide> {
  init() { super.init(rootView: .init()) }
  @MainActor required dynamic init?(coder: NSCoder) { nil }
}

/// What is put around it closes.
class Gated<Content: View>: UIHostingController<ModifiedContent<Content, Gate>> {
  init(page: Content) { super.init(rootView: page.modifier(Gate())) }
  @MainActor required dynamic init?(coder: NSCoder) { nil }
}

final class GatedMap: Gated<Map> {
  init() { super.init(page: Map()) }
  @MainActor required dynamic init?(coder: NSCoder) { nil }
}

/// Which one its heir hands on is not seen.
class Plain<Content: View>: UIHostingController<Content> {
  init(page: Content) { super.init(rootView: page) }
  @MainActor required dynamic init?(coder: NSCoder) { nil }
}

final class PlainMap: Plain<Map> {
  init() { super.init(page: Map()) }
  @MainActor required dynamic init?(coder: NSCoder) { nil }
}

final class PlainPage: Plain<AnyView> {
  init(number: Int) { super.init(page: Pages.all[number]) }
  @MainActor required dynamic init?(coder: NSCoder) { nil }
}

enum Pages { static var all: [AnyView] = [] }

/// A local is hosted.
final class Boxed<Content: View>: UIHostingController<AnyView> {
  init(page: Content) {
    let inner = page.environment(\.locale, .current)
    super.init(rootView: AnyView(inner))
  }
  @MainActor required dynamic init?(coder: NSCoder) { nil }
}

/// No hosting controller itself, it keeps one.
class Framed<Content: View>: UIViewController {
  let host: UIHostingController<Content>
  init(rootView: Content) {
    host = UIHostingController(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(host)
    view.addSubview(host.view)
  }
}

final class Garden: UIViewController {
  var other = AnyView(Pages.all[0])
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(MapHost(names: []) { _ in nil }, animated: true) // expect: missing-dismiss-button
    present(ShadedMap(names: []), animated: true) // expect: missing-dismiss-button
    present(ShadedGuide(), animated: true)
    present(ShadedByInit(names: []), animated: true) // expect: missing-dismiss-button
    present(ShadedGuideByInit(), animated: true)
    present(GatedMap(), animated: true)
    present(PlainMap(), animated: true) // expect: missing-dismiss-button
    present(PlainPage(number: 1), animated: true)
    present(Shaded(rootView: Guide()), animated: true)
    present(Shaded(rootView: Map()), animated: true) // expect: missing-dismiss-button
    present(Gated(page: Map()), animated: true)
    present(Boxed(page: Guide()), animated: true)
    present(Boxed(page: Map()), animated: true) // expect: missing-dismiss-button
    present(Framed(rootView: Map()), animated: true) // expect: missing-dismiss-button
    present(Framed(rootView: Guide()), animated: true)
    present(Framed(rootView: other), animated: true)
  }
}
