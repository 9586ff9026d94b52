// With what a screen's own code calls a method that puts on it what it is handed: `host(content)`, `embed(page)`. A class
// is read member by member, so that such a method is met without its calls.

import SwiftScan

extension ControllerReader {
  private static let mostCalls = 8

  /// The calls of a method that may be this screen's; nil where there are none, or too many, or it is handed on by its name.
  func callsOnScreen(of method: DeclarationRef) -> [NodeRef]? {
    guard let shown, let calls = project.allCallers(of: method)?.filter({ project.mayStand(on: shown, $0) }), !calls.isEmpty, calls.count <= Self.mostCalls
    else { return nil }
    return calls
  }

  /// The frames in which a method runs that was met without one: one of each call that hands something over for a parameter.
  /// - Parameter frame: That of the screen.
  /// - Returns: Nil where the parameter is no method's of this screen, or another class calls it.
  func framesHanding(_ parameter: DeclarationRef, frame: Frame?, _ depth: Int = 0) -> [Frame]? {
    guard depth < 3, let method = project.parent(of: parameter), project[method].kind == .function, let calls = callsOnScreen(of: method) else { return nil }
    var frames: [Frame] = []
    for call in calls {
      var caller = project.context(of: call)
      guard let own = project.enclosingType(of: caller.scope), classes.contains(own), let argument = project.argument(for: parameter, of: method, call: call) else { return nil }
      caller.frame = own == shown ? frame : frameOfBase(own, at: call, frame) ?? frame
      // `setUp(content)`, which says `host(content)`.
      let outer = project.handedParameter(argument, in: caller).flatMap { framesHanding($0, frame: frame, depth + 1) }
      for around in outer ?? [] {
        caller.frame = around
        frames.append(project.frame(function: method, type: nil, call: call, caller: caller))
      }
      if outer == nil { frames.append(project.frame(function: method, type: nil, call: call, caller: caller)) }
    }
    return frames
  }
}
