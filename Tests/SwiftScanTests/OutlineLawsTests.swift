// What holds of the outline of any bytes at all: while somebody types, files are cut off anywhere,
// brackets do not close, and a generated file may nest without end. Each reading here runs on a thread
// with the 512 KB that threads other than the first have on macOS.

import Foundation
import Testing

@testable import SwiftScan

@Suite struct OutlineLawsTests {
  @Test(arguments: hardSnippets + hardDeclarations)
  func everyPrefixKeepsTheLaws(snippet: String) {
    let bytes = Array(snippet.utf8)
    for length in 0...bytes.count {
      #expect(brokenOutlineLaw(Array(bytes[..<length])) == nil, "in the first \(length) bytes")
    }
  }

  @Test(arguments: hardSnippets + hardDeclarations)
  func everySuffixKeepsTheLaws(snippet: String) {
    let bytes = Array(snippet.utf8)
    for length in 0...bytes.count {
      #expect(brokenOutlineLaw(Array(bytes[length...])) == nil, "after the first \(length) bytes")
    }
  }

  @Test func whatIsBoundInAValueIsNotBoundToIt() {
    let source = "func f() { for a in [b, c { d(a) }\n let e = g()\n h(e) }\n if case let i = [j, let k = l() { m() } }"
    #expect(brokenOutlineLaw(Array(source.utf8)) == nil)
  }

  /// Tokens in any order at all.
  @Test func shuffledTokensKeepTheLaws() {
    let words = hardDeclarations.joined(separator: " ").split(separator: " ").map(String.init)
    var numbers = SeededNumbers(seed: 11)
    for round in 0..<300 {
      let count = Int.random(in: 1...60, using: &numbers)
      let source = (0..<count).map { _ in words.randomElement(using: &numbers)! }.joined(separator: " ")
      #expect(brokenOutlineLaw(Array(source.utf8)) == nil, "in round \(round): \(source)")
    }
  }

  @Test(arguments: nestings)
  func nestingWithoutEndIsCutOff(open: String, middle: String, close: String) async {
    let count = 100_000
    let source =
      String(repeating: open, count: count) + middle + String(repeating: close, count: count)
    let broken = await onSmallStack { brokenOutlineLaw(Array(source.utf8)) }
    #expect(broken == nil)
  }

  @Test func chainsOfAnyLengthAreRead() async {
    let count = 100_000
    let chains = [
      ("a" + String(repeating: ".b", count: count), count),
      ("a" + String(repeating: "()", count: count), count),
      ("a" + String(repeating: " + b", count: count), count),
      ("if a { }" + String(repeating: " else if a { }", count: count), 2 * count),
    ]
    for (source, nodes) in chains {
      let read = await onSmallStack { outline(of: Array(source.utf8)).0.nodes.count }
      #expect(read >= nodes)
    }
  }

  @Test func whatFollowsATooDeepGroupIsRead() {
    let depth = 1_000
    let deep = String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
    #expect(outlineText("f(\(deep)); g()") == "f(?); g()")
  }

  @Test func declarationsKnowWhatStandsInThem() throws {
    let source = "class A { func f() { b.c { d() } } ; var g = h() }"
    let (outline, names) = outline(of: Array(source.utf8))
    func enclosing(_ name: String) throws -> [String] {
      let call = try #require(
        outline.nodes.indices.first {
          outline.nodes[$0].kind == .call && names[outline.nodes[Int(outline.nodes[$0].base)].name] == name
        })
      var result: [String] = []
      var id = innermost(around: NodeID(call), in: outline)
      while id != none {
        let declaration = outline.declarations[Int(id)]
        result.append(declaration.name == none ? "\(declaration.kind)" : names[declaration.name])
        id = declaration.parent
      }
      return result
    }
    #expect(try enclosing("d") == ["closure", "f", "A"])
    #expect(try enclosing("c") == ["f", "A"])
    #expect(try enclosing("h") == ["g", "A"])
  }

  @Test func callsStandAtTheNameThatIsCalled() {
    for (source, offset) in [
      ("  f()", 2), ("a.b.c(d)", 4), ("a?.b?()", 3), ("A<B>(c)", 0), ("a.B<C>.d { }", 7), ("a[b](c)", 4),
    ] {
      let outline = outline(of: Array(source.utf8)).0
      let call = outline.nodes.indices.last { outline.nodes[$0].kind == .call }
      #expect(call.map { outline.starts[$0] } == UInt32(offset), "\(source)")
    }
  }

  @Test func extentsReachFromTheAttributeToTheBrace() {
    let source = "@A func f() {\n  if a { b() }\n}\nvar c = 1 // d"
    let outline = outline(of: Array(source.utf8)).0
    #expect(outline.extent(after: 0) == 0..<30)
    #expect(outline.extent(after: 1) == 16..<28)
    #expect(outline.extent(after: 17) == 23..<26)
    #expect(outline.extent(after: 29) == 31..<40)
    #expect(outline.extent(after: 32) == nil)
  }

  @Test func branchesKnowTheirConditionAndWhatTheyHold() {
    let source = "#if A\na()\n#if B\nb()\n#endif\n#else\nvar c = d()\n#endif\ne()"
    let (outline, names) = outline(of: Array(source.utf8))
    let text = OutlineText(outline: outline, names: names)
    #expect(outline.regions.map { text.text($0.condition) } == ["A", "B", ""])
    #expect(outline.regions.map { $0.parent } == [none, 0, none])
    #expect(outline.regions.map { $0.previous } == [none, none, 0])
    let calls = outline.regions.map { region in
      (region.nodeStart..<region.nodeEnd).filter { outline.nodes[Int($0)].kind == .call }.map {
        text.text($0)
      }
    }
    #expect(calls == [["a()", "b()"], ["b()"], ["d()"]])
    #expect(outline.regions.map { $0.declarationEnd - $0.declarationStart } == [0, 0, 1])
  }

  /// A parser keeps memory from file to file, but nothing of what it said.
  @Test func versionChecksAskForAnIOSAndNothingElse() {
    let source = """
      func f() {
        if #available(iOS 15.4, *) { a() } else if #unavailable(macOS 12, iOS 16) { b() }
        if #available(iOS 17, *), isOpen { a() }
        guard #unavailable(iOS 13.4.1) else { return }
        if #available(macOS 12, *) { a() }
        if #available(iOSApplicationExtension 12, iOS 14, *) { a() }
        guard #available(iOS, *), #available(iOS 12x, *) else { return }
        if #available(iOS 9
      }
      """
    let (outline, _) = outline(of: Array(source.utf8))
    let checks = outline.versionChecks.map { check in
      let statement = outline.nodes[Int(check)]
      let condition = outline.nodes[Int(outline.list(of: statement).first ?? 0)]
      let word = condition.flags.contains(.unavailable) ? "before" : "from"
      return "\(statement.kind) \(word) \(condition.first >> 8).\(condition.first & 255)"
    }
    #expect(checks.prefix(4) == ["if before 16.0", "if from 15.4", "guard before 13.4", "if from 14.0"])
    #expect(versionNumber(15, 10) > versionNumber(15, 9))
  }

  @Test func readingIsRepeatable() {
    var parser = Parser()
    var list = TokenList()
    for snippet in hardDeclarations + ["f(", "let x = ", "struct A {"] + hardDeclarations {
      let bytes = Array(snippet.utf8)
      let again = bytes.withUnsafeBufferPointer { source in
        list.names.reset()
        scan(source, into: &list)
        return parser.read(&list, source: source)
      }
      let (fresh, names) = outline(of: bytes)
      #expect(
        OutlineText(outline: again, names: list.names).items(again.list(again.items))
          == OutlineText(outline: fresh, names: names).items(fresh.list(fresh.items)))
      #expect(again.nodes == fresh.nodes)
    }
  }
}

/// The first law that the outline of these bytes breaks, in words; `nil` if none.
private func brokenOutlineLaw(_ bytes: [UInt8]) -> String? {
  let (outline, _) = outline(of: bytes)
  guard outline.starts.count == outline.nodes.count else { return "a node without a place" }
  guard outline.declarationStarts.count == outline.declarations.count else {
    return "a declaration without one"
  }
  for (index, node) in outline.nodes.enumerated() {
    if outline.starts[index] > bytes.count { return "node \(index) stands behind the file" }
    for child in children(of: node, in: outline) where child != none && child >= index {
      return "node \(index) comes before its child \(child)"
    }
  }
  if let law = brokenWalk(from: outline.list(outline.items).map { $0 }, in: outline) { return law }
  for (index, declaration) in outline.declarations.enumerated() {
    let id = DeclarationID(index)
    guard declaration.end > id, declaration.end <= outline.declarations.count else {
      return "declaration \(id) has no end"
    }
    guard declaration.nodeStart <= declaration.nodeEnd, declaration.nodeEnd <= outline.nodes.count else {
      return "declaration \(id) has no nodes"
    }
    guard declaration.parent != none else { continue }
    let parent = outline.declarations[Int(declaration.parent)]
    guard declaration.parent < id, declaration.end <= parent.end, declaration.nodeStart >= parent.nodeStart,
      declaration.nodeEnd <= parent.nodeEnd
    else { return "declaration \(id) reaches out of its parent" }
  }
  // The last that holds a node is the innermost, since outer ones come first.
  if outline.nodes.count * outline.declarations.count < 10_000 {
    for node in outline.nodes.indices.map(NodeID.init) {
      let holders = outline.declarations.indices.filter { outline.declarations[$0].nodeStart <= node && node < outline.declarations[$0].nodeEnd }
      guard innermost(around: node, in: outline) == holders.last.map(DeclarationID.init) ?? none else {
        return "node \(node) is not found where it stands"
      }
    }
  }
  var start: UInt32 = 0
  for extent in outline.extents {
    guard extent.start >= start, extent.end >= extent.start, extent.end <= bytes.count else {
      return "an extent at \(extent.start) is out of order"
    }
    start = extent.start
  }
  return nil
}

/// Whoever walks an outline down comes to an end: what declarations hold stands before them as well.
private func brokenWalk(from items: [NodeID], in outline: Outline) -> String? {
  var rest = items
  var seen = Set(items)
  while let index = rest.popLast() {
    let node = outline.nodes[Int(index)]
    var below = node.kind == .patternTest ? [node.base] : children(of: node, in: outline)
    if node.kind == .closure || node.kind == .declaration, node.first != none {
      let declaration = outline.declarations[Int(node.first)]
      below = [declaration.value, declaration.body]
    }
    for child in below where child != none {
      guard child < index else { return "node \(index) leads back to \(child)" }
      if seen.insert(child).inserted { rest.append(child) }
    }
  }
  return nil
}

private func innermost(around node: NodeID, in outline: Outline) -> DeclarationID {
  outline.declarations.withUnsafeBufferPointer { all in
    all.map(\.nodeStart).withUnsafeBufferPointer { declaration(around: node, in: all, firstNodes: $0) }
  }
}

private func children(of node: Node, in outline: Outline) -> [NodeID] {
  switch node.kind {
  case .call, .index, .macro: [node.base] + outline.arguments(of: node).map(\.value)
  case .binary, .assign, .cast, .typeTest, .loop, .patternTest: [node.base, node.first]
  case .closure, .declaration: []
  default: [node.base] + outline.list(of: node)
  }
}

/// Runs `body` on a thread with a stack of 512 KB.
private func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: body()) }
    thread.stackSize = 512 * 1024
    thread.start()
  }
}

/// What may be repeated at the left, stand in the middle, and be repeated at the right.
private let nestings: [(String, String, String)] = [
  ("(", "a", ")"), ("[", "a", "]"), ("{ ", "a", " }"), ("f(", "a", ")"), ("f { ", "a", " }"),
  ("a[", "a", "]"),
  ("f(a: { ", "b", " })"), ("if a { ", "b", " }"), ("if case a, ", "b", ""), ("guard a else { ", "b", " }"),
  ("switch a { case b: ", "c", " }"), ("for a in b { ", "c", " }"), ("do { ", "a", " } catch { }"),
  ("func f() { ", "a", " }"), ("struct A { ", "", " }"), ("var a: B { ", "c", " }"),
  ("var a: B { get { ", "c", " } }"),
  ("func f(a: A = { ", "b", " }) {}"), ("let a = if b { ", "c", " } else { d }"),
  ("enum A { case b(", "", ") }"),
  ("a ? ", "b", " : c"), ("a ? b : ", "c", ""), ("a = ", "b", ""), ("a ?? ", "b", ""), ("- ", "a", ""),
  ("try ", "a", ""), ("let ", "a", ""), ("case let ", "a", ""), ("case .a(let b, ", "c", ")"),
  ("A<", "B", ">"),
  ("let a: [", "B", "]"), ("let a: (", "B", ") -> C"), ("\"\\(", "a", ")\""), ("#if A\n", "a", "\n#endif"),
  ("\n#if A\n.a", "", "\n#endif"), ("(", "\n", "#if A\n(\n#endif\n"), ("public ", "a", ""), ("@a ", "b", ""),
  ("@A(", "b", ") var c"), ("#m(", "a", ")"), ("} ) ] ", "", ""), ("{ ( [ ", "", ""), ("foo.\n", "", ""),
  ("a<", "b", ""),
]

/// Swift that is hard to take apart, whole and in all its prefixes.
private let hardDeclarations = [
  "@A(b: .c) public final class D<E: F>: G, H<I> where J == K { override init?(_ l: M = { n }()) throws(O) { p } }",
  "enum A: B { case c(D, e: F = .g), h = 1 ; #if I\n case j\n #endif\n indirect case k([L: M]) }",
  "var a: B<C<D>>? = e ?? f { didSet { g[h]?.i = j } } ; subscript(k: L...) -> M { get { n } set(o) { p = o } }",
  "a.b(c: 1) { [weak self, d = e.f] (g: H, i) async throws -> J in self?.k = g } l: { $0 } .m\n .n { }",
  "if let a, case .b(let c, d: (e, _)?) = f, g.h { $0 }, #available(iOS 17, *) { } else if i { } else { j }",
  "switch a { case let .b(c) where d: e ; case is F, 1...2: g ; #if H\n case i: j\n #endif\n @unknown default: k }",
  "for case let (a?, b) in c.d where e { f: while g { break f } ; repeat { } while h } ; defer { } ; do { } catch { }",
  "let a = b ? c as? D ?? e : !f && -g is H ; i = j += k ; l = (m, n: o) -> P ; q = \\R.s?[t].u ; v(w(_:x:), +)",
  "x.a\n#if os(iOS)\n.b { c }\n#elseif D\n#if E\n.f()\n#endif\n#else\n.g\n#endif\n.h()\n#Preview { i } ; func == <T>(a: T) {}",
]
