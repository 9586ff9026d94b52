// Lines of the console, as UIKit and SwiftUI print them, and the rules that they lead to.

import RuleEngine
import Testing

@Suite struct ConsoleMessageTests {
  private func rulesBehind(_ message: String) throws -> [String] { rules(behind: message, among: try readRules()).map(\.id) }

  @Test(arguments: [
    ("Attempt to present <UIAlertController: 0x7f9> on <App.HomeController: 0x7fa> (from <App.HomeController: 0x7fa>) which is already presenting <App.Note: 0x1>.", "presenting-during-dismissal"),
    ("2024-05-01 10:00:00.000 App[1:2] [Presentation] Attempt to present <A: 0x1> on <B: 0x2> whose view is not in the window hierarchy!", "presenting-during-dismissal"),
    ("Warning: Attempt to present <A: 0x1> on <B: 0x2> while a presentation is in progress!", "presenting-during-dismissal"),
    ("[Presentation] Presenting view controllers on detached view controllers is discouraged <App.Home: 0x10>.", "presenting-during-dismissal"),
    ("Unbalanced calls to begin/end appearance transitions for <App.Home: 0x10>.", "presenting-during-dismissal"),
    ("[SwiftUI] Currently, only presenting a single sheet is supported.", "presenting-during-dismissal"),
    ("Terminating app due to uncaught exception 'NSGenericException', reason: 'UIPopoverPresentationController (<UIPopoverPresentationController: 0x1>) should have a non-nil sourceView or barButtonItem set before the presentation occurs.'", "missing-popover-anchor"),
    ("Your application has presented a UIAlertController (<UIAlertController: 0x1>) of style UIAlertControllerStyleActionSheet from App.Home (<App.Home: 0x2>). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController.", "missing-popover-anchor"),
    ("reason: 'UIAlertController can only have one action with a style of UIAlertActionStyleCancel'", "conflicting-alert-actions"),
    ("reason: 'Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert'", "conflicting-alert-actions"),
    ("UIAlertController must have a title, a message or an action to display", "alert-without-actions"),
    // Parts of lines, as people remember them.
    ("which is already presenting", "presenting-during-dismissal"),
    ("non-nil sourceView or barButtonItem", "missing-popover-anchor"),
  ])
  func aMessageLeadsToItsRule(message: String, rule: String) throws {
    #expect(try rulesBehind(message) == [rule])
  }

  @Test(arguments: ["", "Attempt to", "this is not what any system prints", "a title and a message"])
  func othersLeadNowhere(message: String) throws {
    #expect(try rulesBehind(message) == [])
  }

  /// Each message of a page leads to that page, whole and up to what differs first.
  @Test func everyMessageIsFound() throws {
    let rules = try readRules()
    #expect(rules.contains { !$0.consoleMessages.isEmpty })
    for rule in rules {
      for message in rule.consoleMessages {
        let line = message.replacing("…", with: "<App.Screen: 0x600003e1c000>")
        #expect(RuleEngine.rules(behind: line, among: rules).contains { $0.id == rule.id }, "\(line)")
      }
    }
  }
}
