// Actions that lead on and on. What closes near by is found however much is called before it, and what lies too far is
// unseen, never absent.

import ModalFacts
import RuleEngine
import Testing

@Suite struct LongWayTests {
  /// What a list that is presented as a sheet shows, whose rows tell somebody in many steps, one after another.
  /// - Parameters:
  ///   - row: The statements of the row.
  ///   - end: What stands behind the last step.
  private func content(whereARow row: String, steps count: Int, end: String = "") throws -> Content {
    let steps = (0..<count).map { step in
      "private func step\(step)() {\n\(String(repeating: "show(title, in: label, after: delay)\n", count: 8))onPick()\n}"
    }
    let text = """
      final class Opener: UIViewController {
        @objc func open() { present(UINavigationController(rootViewController: StepList()), animated: true) }
      }
      final class StepList: UITableViewController {
        var onPick: () -> Void = {}
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          \(row)
        }
        private func tell() {
          \((0..<count).map { "step\($0)()" }.joined(separator: "\n"))
          \(end)
        }
        \(steps.joined(separator: "\n"))
      }
      """
    return try #require(index(of: text).presentations.first?.contents.first)
  }

  @Test func whatLiesNearIsFound() throws {
    let content = try content(whereARow: "tell()", steps: 3, end: "dismiss(animated: true)")
    #expect(content.exits.contains { $0.kind == .row })
  }

  @Test func whatClosesBehindALongWayIsFound() throws {
    let content = try content(whereARow: "tell()\ndismiss(animated: true)", steps: 400)
    #expect(content.exits.contains { $0.kind == .row })
  }

  @Test func whatLiesTooFarIsUnseen() throws {
    let content = try content(whereARow: "tell()", steps: 400, end: "dismiss(animated: true)")
    #expect(!content.exits.contains { $0.kind == .row })
    #expect(content.unseen.contains { $0.reason == "too much to follow" })
  }

  @Test func whatLeadsNowhereIsAbsent() throws {
    let content = try content(whereARow: "tell()", steps: 400)
    #expect(content.exits.isEmpty)
  }
}
