// SwiftUI inside UIKit: the view that a controller hosts. A controller is met as often as others hold it, so what its view
// says is kept.

import SwiftScan

/// A view that a controller hosts, and all that its screen rests on.
struct HostedView: Hashable {
  /// The call that hosts it, or the assignment.
  var host: NodeRef
  /// Nil where nobody asks what the calls around hand over.
  var frame: Frame?
  var surroundings: Surroundings
  var drivers: Set<NameID>
}

extension ControllerReader {
  /// SwiftUI shown inside UIKit.
  mutating func hosted(_ call: Node, _ ref: NodeRef, frame: Frame?) {
    guard let root = project.arguments(of: call, in: ref.file).first(where: { $0.label == .rootView || $0.label == Argument.trailing })
    else { return }
    hosted(view: root.value, ref, frame: frame)
  }

  /// - Parameter ref: The call, or the assignment, that makes it the one that is hosted.
  mutating func hosted(view root: NodeID, _ ref: NodeRef, frame: Frame?) {
    let surroundings = Surroundings(frame)
    let shared = HostedView(host: ref, frame: nil, surroundings: surroundings, drivers: drivers)
    if let known = project.screensOfHosted[shared] { return screen.add(known) }
    let own = HostedView(host: ref, frame: frame, surroundings: surroundings, drivers: drivers)
    if let known = project.screensOfHosted[own] {
      FrameWatch.note(frame)
      return screen.add(known)
    }
    var reader = ViewReader(project, drivers: drivers, words: words)
    var context = project.context(of: ref)
    context.frame = frame
    let watch = FrameWatch(frame)
    project.apart { reader.read(root, in: context) }
    let isAsked = watch.isAsked() || reader.screen.usesAsk(of: frame, project)
    project.screensOfHosted[isAsked ? own : shared] = reader.screen
    screen.add(reader.screen)
  }
}

extension Value {
  /// A view of SwiftUI's, in a controller that hosts it.
  var isHosted: Bool { if case .view = kind { true } else { false } }
}

extension ValueReader {
  /// What a hosting controller shows that is given another view through its name: `host.rootView = HelpPage(…)`, often since
  /// the view wants the controller that it is in.
  func rehosted(_ value: Value, through host: DeclarationRef, frame: Frame?) -> Value {
    guard value.isHosted, let given = project.configurations(of: host).last(where: { $0.path == [Known.rootView.name] }),
      let view = given.value
    else { return value }
    var context = project.context(of: given.node)
    context.frame = frame
    var value = value
    value.kind = .view(NodeRef(file: given.node.file, index: view), context)
    return value
  }
}
