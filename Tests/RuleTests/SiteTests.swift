// Which calls are presentations, and which only look like one.

import ModalFacts
import RuleEngine
import Testing

@Suite struct SiteTests {
  @Test func namingASelectorCallsNoFunction() throws {
    let text = """
      final class Catalogue: UIViewController {
        func open() { selector(Page()) }
        private func selector(_ page: UIViewController) { present(page, animated: true) }
        @objc func reload() {}
        func listen() { NotificationCenter.default.addObserver(self, selector: #selector(reload), name: nil, object: nil) }
      }
      final class Page: UIViewController {}
      """
    let sites = try index(of: text).presentations.map(\.site.range.lowerBound)
    #expect(sites == [text.utf8.distance(from: text.startIndex, to: try #require(text.firstRange(of: "selector(Page())")).lowerBound)])
  }
}
