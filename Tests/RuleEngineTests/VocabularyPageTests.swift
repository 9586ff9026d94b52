// The vocabulary that the program carries, and pages that break its form, each with the place that is said.

import ModalFacts
import RuleEngine
import Testing

@Suite struct VocabularyPageTests {
  @Test func theProgramsOwn() throws {
    let vocabulary = try readVocabulary()
    for role in Role.allCases {
      #expect(vocabulary.names[role]?.isEmpty == false, "`\(role.key)` has no names")
    }
    #expect(vocabulary.names[.exit]?.contains("dismiss(animated:completion:)") == true)
    #expect(vocabulary.names[.exit]?.contains { $0.hasPrefix("dismissSearch") } == false)
  }

  /// One word cannot tell both Cancel from Save and Save from Cancel.
  @Test func noWordSaysBothLeaveAndDo() throws {
    let vocabulary = try readVocabulary()
    let neutral = Set(vocabulary.names[.neutralWord] ?? [])
    #expect(neutral.intersection(vocabulary.names[.commitWord] ?? []) == [])
  }

  @Test func namesAndComments() throws {
    let vocabulary = try readVocabulary(
      """
      { // what closes
        "exit": ["dismiss()", "closeAll", "leave(_:now:)"],
      }
      """.replacing("closeAll", with: "closeAll"))
    #expect(vocabulary == Vocabulary([.exit: ["dismiss()", "closeAll", "leave(_:now:)"]]))
  }

  struct Broken: Sendable {
    var text: String
    var place: String
    var message: String
  }

  @Test(arguments: [
    Broken(text: "[]", place: "1:1", message: "an object was expected, not an array"),
    Broken(text: "{\"exit\": [}", place: "1:11", message: "a value was expected"),
    Broken(
      text: "{\n  \"exits\": []}", place: "2:3", message: "no role is named `exits`; did you mean `exit`?"),
    Broken(text: "{\"exit\": [], \"exit\": []}", place: "1:14", message: "the key `exit` stands twice"),
    Broken(
      text: "{\"exit\": \"dismiss\"}", place: "1:10",
      message: "`exit` must be a list of names, not a string"),
    Broken(text: "{\"exit\": [1]}", place: "1:11", message: "a name must be a string, not a number"),
    Broken(text: "{\"exit\": [\"a\", \"a\"]}", place: "1:16", message: "`a` stands twice"),
    Broken(
      text: "{\"exit\": [\"\"]}", place: "1:11",
      message: "`` is not a name, nor a name with labels as in `present(_:animated:)`"),
    Broken(
      text: "{\"exit\": [\"dismiss(animated)\"]}", place: "1:11",
      message: "`dismiss(animated)` is not a name, nor a name with labels as in `present(_:animated:)`"),
    Broken(
      text: "{\"neutralWord\": [\"Not now\"]}", place: "1:18",
      message: "`Not now` is not one word in lower case, as names and titles are parted into"),
  ])
  func brokenPages(broken: Broken) {
    do {
      _ = try readVocabulary(broken.text, path: "v.json")
      Issue.record("no error for `\(broken.text)`")
    } catch {
      #expect(error.description == "v.json:\(broken.place): \(broken.message)")
    }
  }
}
