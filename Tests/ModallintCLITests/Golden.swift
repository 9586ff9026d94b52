// Texts that are compared as a whole. `MODALLINT_REWRITE_GOLDEN=1 swift test` writes them anew;
// the difference is then read in version control.

import Foundation
import Testing

/// Expects that `text` is what the file below `Tests/Golden/` holds.
func expectGolden(_ name: String, _ text: String) throws {
  let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Golden/\(name)")
  if ProcessInfo.processInfo.environment["MODALLINT_REWRITE_GOLDEN"] != nil {
    try Data(text.utf8).write(to: url)
  }
  #expect(text == (try String(contentsOf: url, encoding: .utf8)))
}
