// A modal with a navigation bar and nothing in it that says what it is about.

import ModalFacts

enum UntitledModal: Check {
  static let name = "untitled-modal"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    guard !index.judged.isEmpty else { return }
    // A type that several sites show is untitled once, at the first of all.
    var reported: Set<Site> = []
    for (place, presentation) in index.presentations.enumerated() where presentation.isModal {
      for content in presentation.judgedContents {
        guard content.shape.bar != .none, !content.shape.isTitled, content.unseen.isEmpty, content.shape.tabs == nil else { continue }
        if let site = content.typeSite, !reported.insert(site).inserted { continue }
        guard index.judged.indices.contains(place) else { continue }
        report(
          Finding(
            rule: rule.id, severity: rule.severity,
            message: "\(presentation.subject(of: [content])) has a navigation bar without a title, and no heading: nothing says what it is about",
            place: Place(presentation.site), related: content.related("here a title can be set"),
            evidence: ["looked for a title in the bar, a view of that name, a header, a heading by its font: none"],
            declaration: presentation.site.declaration))
      }
    }
  }
}
