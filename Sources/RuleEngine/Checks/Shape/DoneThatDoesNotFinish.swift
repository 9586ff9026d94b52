// A button called Done that neither closes nor commits: it does nothing at all.

import ModalFacts

enum DoneThatDoesNotFinish: Check {
  static let name = "done-that-does-not-finish"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    var reported: Set<Site> = []
    for presentation in index.presentations where presentation.isModal {
      for content in presentation.judgedContents {
        for done in content.shape.idleDones where reported.insert(done).inserted {
          report(
            Finding(
              rule: rule.id, severity: rule.severity,
              message: "this Done finishes nothing: its action neither closes \(presentation.subject(of: [content])) nor keeps anything",
              place: Place(done), related: [Related(place: Place(presentation.site), message: "the modal is presented here")],
              evidence: ["its action is empty, or only writes a line to the log"], declaration: done.declaration))
        }
      }
    }
  }
}
