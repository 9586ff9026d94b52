// What messages and evidence call controls and contents: all of it can be found on the screen or in the code.

import TestSupport
import Testing

@testable import ModallintCLI

@Suite struct MessageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  struct Named: Sendable {
    /// A control that commits.
    var control: String
    /// What a sentence calls it.
    var name: String
  }

  // MARK: SwiftUI

  @Test(arguments: [
    Named(control: #"Button("Save it") { save() }"#, name: "`Save it`"),
    Named(control: #"Button { save() } label: { Image(systemName: "paperplane") }"#, name: "a button with the symbol `paperplane`"),
    Named(control: #"Button { save() } label: { Image("plane") }"#, name: "a button with the image `plane`"),
    Named(control: #"Button { save() } label: { Image(systemName: "paperplane").accessibilityLabel("Send") }"#, name: "`Send`"),
    Named(control: #"Button { save() } label: { Label("Save", systemImage: "square.and.arrow.down").font(.custom("Arial")) }"#, name: "`Save`"),
    Named(control: #"Button { save() } label: { if isSaving { ProgressView("Busy") } else { Text(L10n.Note.save) } }"#, name: "`L10n.Note.save`"),
    Named(control: #"Button(NSLocalizedString("note.save", comment: "Keeps it")) { save() }"#, name: "`note.save`"),
    Named(control: #"Button(isNew ? "Add" : "Save") { save() }"#, name: "`Add`"),
    Named(control: "Button(Titles.save) { save() }", name: "`Keep it`"),
    Named(control: "Button(action: save) { Text(verbatim: makeTitle(1)) }", name: "`makeTitle`"),
    Named(control: "Button(action: save) { EmptyView() }", name: "`save`"),
    Named(control: #"Button { save() } label: { Text("\(count) words") }"#, name: "a button"),
    Named(control: "saveButton", name: "`saveButton`"),
    Named(control: #"Wrapper(title: "Save all") { save() }"#, name: "`Save all`"),
  ])
  func buttonsOfSwiftUI(named: Named) throws {
    try folder.write(
      "Note.swift",
      """
      import SwiftUI
      enum Titles { static let save = "Keep it" }
      struct Wrapper: View {
        let title: String
        let action: () -> Void
        var body: some View { Button(title, action: action) }
      }
      struct Home: View {
        @State private var shows = false
        var body: some View { Button("Write") { shows = true }.sheet(isPresented: $shows) { Note() } }
      }
      struct Note: View {
        @State private var text = ""
        var body: some View {
          TextEditor(text: $text)
          \(named.control)
        }
        var saveButton: some View { Button { save() } label: { Text("\\(count)") } }
        func save() { Store.shared.save(text) }
      }
      """)
    let output = modallint("--rule", "missing-data-loss-guard", folder.path).output
    #expect(output.contains("= note: \(named.name) hands it on, the swipe does not\n"), "\(output)")
  }

  @Test(arguments: [
    (".presentationDetents([.medium])", "only a swipe or a tap beside it does"), (".presentationDetents([.large])", "only a swipe does"),
    (".font(.title)", "only a swipe does"),
  ])
  func tapsBesideLowSheets(modifier: String, only: String) throws {
    try folder.write(
      "Hours.swift",
      """
      import SwiftUI
      struct Planner: View {
        @State private var shows = false
        var body: some View { Button("When") { shows = true }.sheet(isPresented: $shows) { Hours()\(modifier) } }
      }
      struct Hours: View { var body: some View { Text("Eight") } }
      """)
    let output = modallint("--rule", "missing-dismiss-button", folder.path).output
    #expect(output.contains("no button closes `Hours`: \(only), which not everybody can make"), "\(output)")
  }

  // MARK: UIKit

  @Test(arguments: [
    Named(control: #"navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send it", style: .done, target: self, action: #selector(send))"#, name: "`Send it`"),
    Named(control: "let sendItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(send))", name: "`sendItem`"),
    Named(control: "navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(send))", name: "`.save`"),
    Named(control: "sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)", name: "`sendButton`"),
    Named(control: "self.sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)", name: "`sendButton`"),
    Named(control: "button.addTarget(self, action: #selector(send), for: .touchUpInside)", name: "`send`"),
    Named(control: "sendItem.action = #selector(send)", name: "`sendItem`"),
  ])
  func controlsOfUIKit(named: Named) throws {
    try folder.write(
      "Note.swift",
      """
      import UIKit
      class Home: UIViewController {
        func write() { present(Note(), animated: true) }
      }
      class Note: UIViewController {
        let sendButton = UIButton()
        let button = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          \(named.control)
          for control in [sendButton, button] { view.addSubview(control) }
        }
        @objc func send() {
          Store.shared.send()
          dismiss(animated: true)
        }
      }
      """)
    let output = modallint("--rule", "missing-dismiss-button", folder.path).output
    #expect(output.contains("no button closes `Note`: only \(named.name) does, and it commits;"), "\(output)")
    #expect(output.contains("= note: \(named.name) closes it by "), "\(output)")
  }

  // MARK: Contents without a name

  private func message(_ modifier: String, _ content: String) throws -> String {
    try folder.write(
      "Home.swift",
      """
      import SwiftUI
      struct Home: View {
        @State private var shows = false
        @State private var isFirst = false
        func toggle() { isFirst.toggle(); shows = true }
        var body: some View { Button("Go") { toggle() }.\(modifier)(isPresented: $shows) { \(content) } }
      }
      """)
    return modallint("--rule", "missing-dismiss-button", "--rule", "trapped-modal", "--format", "compact", folder.path).output
  }

  @Test func aModalWithOneContentIsNoBranch() throws {
    #expect(try message("sheet", #"VStack { Text("a") }"#).contains("no button closes this sheet: "))
    #expect(try message("fullScreenCover", #"Text("a")"#).contains("nobody can leave this cover: "))
    let branches = try message("sheet", #"if isFirst { Text("a") } else { Image("b") }"#)
    #expect(branches.contains("the branch that shows `Text` or the branch that shows `Image`"), "\(branches)")
  }

  /// What a button does is not what the modal shows, and a model that is spoken of there is no view.
  @Test(arguments: [
    #"Button("Note it") { Log.shared.add(1) }"#,
    #"VStack { Text("a"); Button("Note it") { log.add(2) } }"#,
    #"ForEach(0..<3) { row in Button { log.add(row) } label: { Text("a") } }"#,
    #"VStack { TextField("Name", text: .constant(""), onCommit: { log.detail() }) }"#,
    #"Button(action: { log.detail() }) { Text("a") }"#,
  ])
  func aModelIsNoContent(content: String) throws {
    try folder.write(
      "Log.swift",
      """
      import SwiftUI
      final class Log: ObservableObject {
        static let shared = Log()
        func add(_ number: Int) { print(number) }
        func detail() -> some View { Detail() }
      }
      struct Detail: View { var body: some View { Text("b") } }
      extension Home { var log: Log { Log() } }
      """)
    let output = try message("sheet", content)
    #expect(output.contains("no button closes this sheet: "), "\(output)")
  }

  /// Nor is what a hosting controller of the project's is handed to run.
  @Test func aHandlerIsNoContent() throws {
    try folder.write(
      "Host.swift",
      """
      import SwiftUI
      final class Log { func add() -> Int { 1 } }
      struct Orders: View { var body: some View { Text("a") } }
      final class OrdersHost: UIHostingController<Orders> {
        init(onOpen: @escaping () -> Void) { super.init(rootView: Orders()) }
        required init?(coder: NSCoder) { nil }
      }
      final class Home: UIViewController {
        let log = Log()
        func open() { present(OrdersHost { self.log.add() }, animated: true) }
      }
      """)
    let facts = modallint("facts", folder.path).output
    #expect(facts.contains("shows OrdersHost ["), "\(facts)")
  }
}
