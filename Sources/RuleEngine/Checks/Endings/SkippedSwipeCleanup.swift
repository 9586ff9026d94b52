// A modal whose button tells somebody that it ended, calls work off or lets something go, and a swipe that closes
// it without any of that.

import ModalFacts

enum SkippedSwipeCleanup: Check {
  static let name = "skipped-swipe-cleanup"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for ending in index.skippedEndings {
      report(
        Finding(
          rule: rule.id, severity: rule.severity, message: message(ending), place: Place(ending.site),
          related: [Related(place: Place(ending.callbackSite), message: "\(ending.callback.phrase()) \(list(ending.works))")],
          evidence: evidence(ending), declaration: ending.site.declaration))
    }
  }

  private static func message(_ ending: SkippedEnding) -> String {
    let content = ending.content.hasPrefix("this") ? ending.content : "`\(ending.content)`"
    switch ending.way {
    case .swipe:
      return "swiping \(content) away skips what \(ending.callback.phrase()) does when a button closes it: it \(list(ending.works))"
    case .gesture(let handler):
      return "`\(handler)` closes \(content) without what \(ending.callback.phrase()) does: it \(list(ending.works)); let both share one function"
    }
  }

  static func list(_ works: [String]) -> String {
    works.count < 4 ? works.joined(separator: ", ") : "\(works.prefix(2).joined(separator: ", ")) and does \(works.count - 2) things more"
  }

  private static func evidence(_ ending: SkippedEnding) -> [String] {
    switch ending.way {
    case .swipe:
      [
        "looked for `presentationControllerDidDismiss`, `onDismiss`, `onDisappear`, `viewDidDisappear`, `deinit`, "
          + "an observer of the flag: none runs it"
      ]
    case .gesture(let handler): ["`\(handler)` was followed to its end: it calls none of this"]
    }
  }
}
