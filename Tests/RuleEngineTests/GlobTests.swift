// Patterns of paths, as `.gitignore` and configurations write them.

import RuleEngine
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.swift", "A.swift", true), ("*.swift", "App/A.swift", true), ("*.swift", "App/A.swiftx", false),
    ("App/*.swift", "App/A.swift", true), ("App/*.swift", "App/Deep/A.swift", false), ("App/*.swift", "Other/App/A.swift", false),
    ("/A.swift", "A.swift", true), ("/A.swift", "App/A.swift", false),
    ("**/Deep/*.swift", "Deep/A.swift", true), ("**/Deep/*.swift", "App/More/Deep/A.swift", true), ("**/Deep/*.swift", "Deeper/A.swift", false),
    ("App/**", "App/A.swift", true), ("App/**", "App/Deep/A.swift", true), ("App/**", "App", false),
    ("App/**/A.swift", "App/A.swift", true), ("App/**/A.swift", "App/x/y/A.swift", true),
    ("**", "anything/at/all", true), ("?.swift", "A.swift", true), ("?.swift", "AB.swift", false),
    ("[A-C].swift", "B.swift", true), ("[!A-C].swift", "B.swift", false), ("[]x].swift", "].swift", true), ("[a", "[a", true),
    ("{A,B}.swift", "B.swift", true), ("App/{One,Two/{Three,Four}}/*.swift", "App/Two/Four/A.swift", true), ("{A}.swift", "{A}.swift", true),
    ("\\*.swift", "*.swift", true), ("\\*.swift", "A.swift", false), ("Größe*", "Größe 家.swift", true),
    ("", "A.swift", false), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false),
  ])
  func matches(_ pattern: String, _ path: String, _ expected: Bool) {
    #expect(Glob(pattern).matches(path) == expected)
  }

  @Test func aFolderHoldsWhatIsInIt() {
    #expect(Glob("App/Deep").matchesPathOrFolder("App/Deep/A.swift"))
    #expect(Glob("Deep").matchesPathOrFolder("App/Deep/A.swift"))
    #expect(!Glob("/Deep").matchesPathOrFolder("App/Deep/A.swift"))
    #expect(!Glob("Deep").matchesPathOrFolder("App/Deeper/A.swift"))
  }

  /// It must not try every way to part the name.
  @Test func manyStarsTakeNoTime() {
    let name = String(repeating: "a", count: 5000)
    #expect(!Glob(String(repeating: "*a", count: 200) + "b").matches(name))
    #expect(!Glob(String(repeating: "**/a/", count: 50) + "b").matches(String(repeating: "a/", count: 500)))
  }
}
