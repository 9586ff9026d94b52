// An action sheet, a share sheet or a popover that is presented without a place to point at: on an iPad
// UIKit throws, and the app is gone.

import ModalFacts

enum MissingPopoverAnchor: Check {
  static let name = "missing-popover-anchor"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    guard index.mayRunOnPad else { return }
    var findings: [Finding] = []
    // One controller that is presented in two branches is one mistake.
    var first: [Made: Int] = [:]
    for presentation in index.judged where presentation.platform == .iOS {
      guard let popover = presentation.popovers.first(where: { $0.anchor == .absent }) else { continue }
      let made = popover.made.map { Made(site: $0, declaration: presentation.site.declaration) }
      if let made, let before = first[made] {
        findings[before].related.append(Related(place: Place(presentation.site), message: "presented here as well"))
        continue
      }
      if let made { first[made] = findings.count }
      findings.append(finding(rule, popover, presentation, index))
    }
    findings.forEach(report)
  }

  private struct Made: Hashable {
    var site: Site
    var declaration: String
  }

  private static func finding(
    _ rule: Rule, _ popover: Popover, _ presentation: Presentation, _ index: ProjectIndex
  ) -> Finding {
    var related: [Related] = []
    if let made = popover.made, made.declaration != presentation.site.declaration || made.file != presentation.site.file {
      related.append(Related(place: Place(made), message: "it is made here, without a place to point at"))
    }
    if let leftOut = popover.leftOut {
      related += leftOut.callers.prefix(3).map { Related(place: Place($0), message: "\(list(leftOut.labels)) \(leftOut.labels.count == 1 ? "is" : "are") left out here") }
    }
    return Finding(
      rule: rule.id, severity: rule.severity, message: message(popover), place: Place(presentation.site), related: related,
      evidence: evidence(presentation, index), proposals: proposals(popover, presentation.site, index),
      declaration: presentation.site.declaration)
  }

  private static func message(_ popover: Popover) -> String {
    let what =
      switch popover.kind {
      case .actionSheet: "this action sheet"
      case .shareSheet: "this share sheet"
      case .styled: "this popover"
      }
    if let leftOut = popover.leftOut {
      return "presenting \(what) throws on an iPad where `\(leftOut.function)` is called without \(list(leftOut.labels)): nothing else says "
        + "where it points; hand it over, or fall back on the presenter's own view"
    }
    return "presenting \(what) throws on an iPad: its `popoverPresentationController` has no `sourceView`, `sourceItem` "
      + "or `barButtonItem` to point at"
  }

  private static func list(_ labels: [String]) -> String { labels.map { "`\($0)`" }.joined(separator: " and ") }

  private static func evidence(_ presentation: Presentation, _ index: ProjectIndex) -> [String] {
    var lines = [
      "looked for a source of its popover before and right after it is presented, in helpers, factories, closures, its class "
        + "and its delegate: none"
    ]
    if let wrapper = presentation.via.first { lines.append("`\(wrapper)` presents it, and sets none either") }
    lines.append(index.isBuiltForPad ? "the app is built for the iPad" : "nothing says that the app is for the iPhone only")
    return lines
  }

  // MARK: Fixes

  private static func proposals(_ popover: Popover, _ site: Site, _ index: ProjectIndex) -> [Proposal] {
    // What is set for all would take the place of what most hand over.
    guard popover.leftOut == nil, let handle = popover.handle, let source = popover.source else { return [] }
    let anchor = "\(handle).popoverPresentationController?"
    let hasItems = index.hasSourceItems
    func proposal(_ title: String, isSafe: Bool, _ lines: [String]) -> [Proposal] {
      [Proposal(title, isSafe: isSafe, changes: [Change(.beforeStatement, at: Place(site), lines)])]
    }
    switch source {
    case .view(let name):
      return proposal("Point the popover at `\(name)`", isSafe: true, ["\(anchor).\(hasItems ? "sourceItem" : "sourceView") = \(name)"])
    case .barItem(let name):
      return proposal("Point the popover at `\(name)`", isSafe: true, ["\(anchor).\(hasItems ? "sourceItem" : "barButtonItem") = \(name)"])
    case .recognizer(let name, let isOptional):
      return proposal(
        "Point the popover at the view of `\(name)`", isSafe: true, ["\(anchor).sourceView = \(name)\(isOptional ? "?" : "").view"])
    case .any(let name):
      // Whoever calls it may hand in something else.
      let lines = hasItems
        ? ["\(anchor).sourceItem = \(name) as? any UIPopoverPresentationControllerSourceItem"]
        : ["\(anchor).sourceView = \(name) as? UIView", "\(anchor).barButtonItem = \(name) as? UIBarButtonItem"]
      return proposal("Point the popover at `\(name)`", isSafe: false, lines)
    case .presenter(let view):
      // Where it should point is for people to say.
      return proposal(
        "Show the popover in the middle of `\(view)`", isSafe: false,
        [
          "\(anchor).sourceView = \(view)",
          "\(anchor).sourceRect = CGRect(x: \(view).bounds.midX, y: \(view).bounds.midY, width: 0, height: 0)",
          "\(anchor).permittedArrowDirections = []",
        ])
    }
  }
}
