// What the outline says of each construct, as pairs of source and outline text. Precedence shows in
// parentheses; types, attributes and effects that leave no trace are missing on the right.

import Testing

@testable import SwiftScan

@Suite struct OutlineTests {
  @Test(arguments: declarationsTable)
  func declarations(source: String, expected: String) {
    #expect(outlineText(source) == expected)
  }

  @Test(arguments: propertiesAndAccessorsTable)
  func propertiesAndAccessors(source: String, expected: String) {
    #expect(outlineText(source) == expected)
  }

  @Test(arguments: callsAndChainsTable)
  func callsAndChains(source: String, expected: String) {
    #expect(outlineText(source) == expected)
  }

  @Test(arguments: closuresTable)
  func closures(source: String, expected: String) {
    #expect(outlineText(source) == expected)
  }

  @Test(arguments: operatorsTable)
  func operators(source: String, expected: String) {
    #expect(outlineText(source) == expected)
  }

  @Test(arguments: stringsTable)
  func strings(source: String, expected: String) {
    #expect(outlineText(source) == expected)
  }

  @Test(arguments: statementsTable)
  func statements(source: String, expected: String) {
    #expect(outlineText(source) == expected)
  }

  @Test(arguments: conditionalCompilationTable)
  func conditionalCompilation(source: String, expected: String) {
    #expect(outlineText(source) == expected)
  }

  @Test(arguments: brokenCodeTable)
  func brokenCode(source: String, expected: String) {
    #expect(outlineText(source) == expected)
  }
}

private let declarationsTable: [(String, String)] = [
  (
    "struct A<T: P>: B, C.D, E<F> where T: Q { let x = 1 }",
    "struct A<T: P>: B, C.D, E<F> <constant variable x = 0>"
  ),
  (
    "final class A: NSObject { override class func f() {} ; static private let a = 1 ; private(set) weak var b: C? }",
    "final class A: NSObject <static override function f {}; static private constant variable a = 0; weak optional variable b -> C>"
  ),
  ("extension A.B: P where C == D {}", "extension B: P -> A.B"),
  ("extension [Int] { var a: Int { count } }", "extension -> [Int] <variable a -> Int {count}>"),
  (
    "protocol P: AnyObject { var a: Int { get set } ; func f() -> Self ; associatedtype T: Q = [Int] where T: R ; init?(a: Int) }",
    "protocol P: AnyObject <variable a -> Int <accessor get; accessor set>; function f -> Self; associatedType T -> [Int]; optional initializer init(parameter a -> Int)>"
  ),
  (
    "enum E: Int { case a = 1, b ; indirect case c(Int, x: E = .a, _ y: [F]) }",
    "enum E: Int <enumCase a = 0; enumCase b; enumCase c(parameter _/_ -> Int, parameter x -> E = .a, parameter _/_ -> [F])>"
  ),
  (
    "actor A { nonisolated let a: Int ; isolated deinit { a() } }",
    "actor A <constant variable a -> Int; deinitializer deinit {a()}>"
  ),
  (
    "func f<T>(_ a: Int = 1, at b: inout [String: Int], c: @escaping (T) async throws -> Void, d: Int...) async throws(E) -> some View where T: P { a }",
    "function f<T>(parameter a/_ -> Int = 0, parameter b/at -> [: String, Int], parameter c -> ((T) -> Void), parameter d -> Int) -> View {a}"
  ),
  (
    "struct A<B: C<D, E>, each F, let g: Int> where B: H { func i<J: K & L<M>, N>() {} }",
    "struct A<B: C<D, E>, F, g: Int> <function i<J: K & L<M>, N> {}>"
  ),
  (
    "class A { var a: (() -> B)? ; var b: () -> B? ; var c: [B?] ; let d: B<C>? ; var e: (B)! ; var f: ((B?) -> C) }",
    "class A <optional variable a -> (() -> B); variable b -> (() -> B); variable c -> [B]; constant optional variable d -> B<C>; optional variable e -> B; variable f -> ((B) -> C)>"
  ),
  (
    "class A { init?<T>(a: T) { } ; deinit { x() } ; subscript(i: Int) -> Int { get { 1 } set(v) { a = v } } }",
    "class A <optional initializer init<T>(parameter a -> T) {}; deinitializer deinit {x()}; subscript subscript(parameter i -> Int) -> Int <accessor get {0}; accessor set(parameter v/_) {a = v}>>"
  ),
  (
    "func == (a: A, b: A) -> Bool { a.b == b.b }; func ~=<T: P>(a: T, b: T) {}",
    "function ==(parameter a -> A, parameter b -> A) -> Bool {(a.b == b.b)}; function ~=(parameter a -> T, parameter b -> T) {}"
  ),
  (
    "typealias A<T> = [B<T>] ; typealias F = (Int, _ b: String) -> (() -> Void)?",
    "typeAlias A -> [B<T>]; typeAlias F -> ((Int, String) -> (() -> Void))"
  ),
  (
    "@MainActor @objc(f:) public func f() {}; @available(iOS 17.0, *) var a = 1",
    "@MainActor @objc(_) exported function f {}; @available variable a = 0"
  ),
  (
    #"macro m<T>(a: T) -> T = #externalMacro(module: "M", type: "T")"#,
    #"function m<T>(parameter a -> T) -> T = #externalMacro(module: "M", type: "T")"#
  ),
  ("import A; import struct B.C; operator.a()", "operator.a()"),
  (#"#Preview("A") { B() }"#, #"#Preview("A", trailing: closure {B()})"#),
]

private let propertiesAndAccessorsTable: [(String, String)] = [
  (
    #"@State private var a = false; @Environment(\.dismiss) var dismiss; @FocusState<Int?>.Binding var c: Int?"#,
    #"@State private variable a = false; @Environment(\.dismiss) variable dismiss; @Binding optional variable c -> Int"#
  ),
  (
    #"@AppStorage("k", store: .standard) var a: Int = 1, b: String"#,
    #"@AppStorage("k") variable a -> Int = 0; @AppStorage("k") variable b -> String"#
  ),
  (
    "var a: Int { 1 }; lazy var b: C = { C() }()",
    "variable a -> Int {0}; lazy variable b -> C = closure {C()}()"
  ),
  (
    "var a: Int = 1 { didSet { b() } willSet(new) { c(new) } }",
    "variable a -> Int = 0 <accessor didSet {b()}; accessor willSet(parameter new/_) {c(new)}>"
  ),
  (
    "var a: Int { get async throws { 1 } @inlinable set { b = newValue } }",
    "variable a -> Int <accessor get {0}; accessor set {b = newValue}>"
  ),
  (
    "var a: Int { get throws(E) { try b() } }; var c: Int { read { $0 } }",
    "variable a -> Int <accessor get {b()}>; variable c -> Int {read(trailing: closure {$0})}"
  ),
  (
    "let (a, b) = c; let x: Int; async let d = e(); var f, g: Int",
    "c; constant variable x -> Int; constant variable d = e(); variable f; variable g -> Int"
  ),
  (
    "let a: [B: C]?, d: (E & F)!, g: any H.Type, h: A<B<C>>",
    "constant optional variable a -> [: B, C]; constant optional variable d -> E & F; constant variable g -> H; constant variable h -> A<B<C>>"
  ),
]

private let callsAndChainsTable: [(String, String)] = [
  ("a.b?.c!(x: 1, 2)[3].d()", "a.b.c(x: 0, 0)[0].d()"),
  ("a { $0 } b: { $1 } c: { }", "a(trailing: closure {$0}, b: closure {$1}, c: closure {})"),
  ("a(b) { c in d }", "a(b, trailing: closure(parameter c/_) {d})"),
  ("a.b\n  .c { }\n  .d", "a.b.c(trailing: closure {}).d"),
  ("a(&b, c: -1, d: .e(f), g: nil)", "a(&b, c: (-0), d: .e(f), g: nil)"),
  ("a(&b, b, &c.d, &e[f], c.d)", "a(&b, b, &c.d, &e[f], c.d)"),
  (
    "A<B>(c).d; A<B<C>>.e; f(a < b, c > d); A<(), Never>()",
    "A<B>(c).d; A<B<C>>.e; f((a < b), (c > d)); A<(), Never>()"
  ),
  (
    "a.self.init(b); super.viewDidLoad(); $a.b = c; .init(a: b)",
    "a.self.init(b); super.viewDidLoad(); $a.b = c; .init(a: b)"
  ),
  (
    #"#selector(a.b(_:c:)); \A.b.c; \.d?.e; \[F].count; \.0; #keyPath(a.b)"#,
    #"#selector(a.b(_: _, c: _)); \A.b.c; \.d.e; \.count; \.0; #keyPath(a.b)"#
  ),
  (
    "f(close(_:)); f(+); f(a, by: <); f(operator: &&)",
    "f(close(_: _)); f(+); f(a, by: <); f(operator: &&)"
  ),
  ("x.a\n#if os(iOS)\n.b()\n#else\n.c()\n#endif\n.d()", "x.a.b().c().d()"),
  ("try? await a.b(); copy(a); each.b; await(c)", "a.b(); copy(a); each.b; c"),
  ("a() \n { b }", "a(trailing: closure {b})"),
  (
    #"Button("A", systemImage: "b") { c() } label: { Text("\(d) e \(f, g: h)") }"#,
    #"Button("A", systemImage: "b", trailing: closure {c()}, label: closure {Text("\(d, f, h)")})"#
  ),
]

private let closuresTable: [(String, String)] = [
  (
    "{ [weak self, unowned a, b = c.d] (x: Int, y) async throws -> Z in x }",
    "closure(parameter x/_ -> Int, parameter y/_) -> Z {x}"
  ),
  (
    "{ a, _ in b }; { (a) in b }; { @MainActor in c }; { $0.id.in(a) }",
    "closure(parameter a/_, parameter _/_) {b}; closure(parameter a/_) {b}; closure {c}; closure {$0.id.in(a)}"
  ),
  (
    "{ [self] in a }; { () -> Void in b }; { a async -> B in c }",
    "closure {a}; closure -> Void {b}; closure(parameter a/_) -> B {c}"
  ),
  (
    "let a = { b.c = d }; f({ }, g: { h })",
    "constant variable a = closure {b.c = d}; f(closure {}, g: closure {h})"
  ),
]

private let operatorsTable: [(String, String)] = [
  ("(a, b.c) = (1, d())", "(a = 0, b.c = d())"),
  ("(a, b) = c; (a, b) = (1, 2, 3)", "(a, b) = c; (a, b) = (0, 0, 0)"),
  ("(a, (b, _)) = (1, (2, 3))", "(a = 0, (b = 0, _ = 0))"),
  ("a = b + c * d == e && f || g ?? h", "a = (((((b + c) * d) == e) && f) || (g ?? h))"),
  (
    "a ? b ? c : d : e; x += y - z; a as? B ?? c; a is B && c",
    "(a ? (b ? c : d) : e); x += (y - z); ((a as? B) ?? c); ((a is B) && c)"
  ),
  ("!a && -b; a...b; a..<b; (a, b); (a); ()", "((!a) && (-b)); (a ... b); (a ..< b); (a, b); a; ()"),
  (
    "a = b = c; a ? b = c : d(); [a, b: c].d; [:]; [Int](); [A: B]()",
    "a = b = c; (a ? b = c : d()); [: a, b, c].d; [: ]; [Int](); [: A, B]()"
  ),
  (
    "let f = (A, B) async throws -> C; x as (A) -> B; [(A) -> B]()",
    "constant variable f = ((A, B) -> C); (x as ((A) -> B)); [((A) -> B)]()"
  ),
]

private let stringsTable: [(String, String)] = [
  (##"a = "b"; c = "d\\(e)f"; g = #"h\\#(i)"#; j = """##, #"a = "b"; c = "d\\(e)f"; g = "\(i)"; j = """#)
]

private let statementsTable: [(String, String)] = [
  (
    "if a, let b, let c: D = e, case .f(let g, h: var i)? = j, #available(iOS 17, *) { k } else if l { m } else { n }",
    "if a, binding b = b, binding c -> D = e, case .f(part binding g = j, h: part binding i = j) = j, #available {k} else if l {m} else {n}"
  ),
  (
    "guard let self, let a = b?.c else { return } ; return a",
    "guard binding self = self, binding a = b.c else {return }; return a"
  ),
  (
    "if a.contains { $0 }, b { c }; if a.b { c }; if (a { b }) { c }; for x in y.map { $0 } { z }",
    "if a.contains(trailing: closure {$0}), b {c}; if a.b {c}; if a(trailing: closure {b}) {c}; loop y.map(trailing: closure {$0}) {z}"
  ),
  (
    "switch a { case .b, .c where d: e() ; case let .f(g, h: (i, _)): j ; case is K: k ; case 1...2: l ; @unknown default: break }",
    "switch a {case .b, .c: {e()} case .f(part binding g = a, h: (part binding i = a, _)): {j} case ( is K): {k} case (0 ... 0): {l} case : {jump}}"
  ),
  (
    "switch (a, b) { case (let c?, nil): d ; case let (e, f as G): h ; default: fallthrough }",
    "switch (a, b) {case (part binding c = (a, b), nil): {d} case (part binding e = (a, b), (part binding f = (a, b) as G)): {h} case : {jump}}"
  ),
  (
    "for a in b where c { d } ; for (i, j) in k { } ; for case let l? in m { } ; for await n in o { } ; a: while let p = q() { continue a } ; repeat { r } while s",
    "loop b {d}; loop k {}; loop m {}; loop o {}; loop (binding p = q()) {jump}; loop s {r}"
  ),
  (
    "do { try a() } catch let e as B { c(e) } catch .d { } catch { f } ; defer { g } ; throw H.i",
    "do {a()} catch {c(e)} catch {} catch {f}; defer {g}; throw H.i"
  ),
  (
    "let a = if b { 1 } else { 2 } ; return switch c { case .d: e }",
    "constant variable a = if b {0} else {0}; return switch c {case .d: {e}}"
  ),
  ("return\nlet a = 1", "return ; constant variable a = 0"),
  ("func f() { func g() { } ; struct S { } ; g() }", "function f {function g {}; struct S; g()}"),
]

private let conditionalCompilationTable: [(String, String)] = [
  ("#if DEBUG\na()\n#elseif os(iOS)\nb()\n#else\nc()\n#endif\nd()", "a(); b(); c(); d()"),
  (
    "switch a {\n#if A\ncase .b: c\n#endif\ncase .d:\n#if B\ne\n#endif\nf\n}",
    "switch a {case .b: {(c)} case .d: {(e); f}}"
  ),
  ("f(\n#if A\na,\n#endif\nb)", "f(a, b)"),
  ("#if A\nfunc f() {\n#else\nfunc g() {\n#endif\na() }\nb()", "function f {function g {a()}}; b()"),
  (
    "f(a) {\n#if A\nif b {\n#elseif B\nif c {\n#else\nif d {\n#endif\ne() }\n}\ng()",
    "f(a, trailing: closure {if b {if c {if d {e()}}}}); g()"
  ),
]

private let brokenCodeTable: [(String, String)] = [
  ("foo.\nlet x = 1", "foo; constant variable x = 0"),
  ("foo.\nbar()", "foo.bar()"),
  ("if", "if  ?"),
  ("if a", "if a ?"),
  ("if { }", "if  {}"),
  ("let x =", "constant variable x = ?"),
  ("let", ""),
  ("let x = \nfunc f() { }", "constant variable x = ?; function f {}"),
  ("f(", "f()"),
  ("f(a: ", "f(a: _)"),
  ("f(a: b, ", "f(a: b)"),
  ("a { b", "a(trailing: closure {b})"),
  ("struct A { func f( { } }\nstruct B { }", "struct A <function f>; struct B"),
  ("class A { var b = [ }\nclass C { }", "class A <variable b = []>; class C"),
  ("func f() { a( } \nfunc g() { b() }", "function f {a()}; function g {b()}"),
  ("switch a { case }", "switch a {case : {}}"),
  ("switch a { case .b: c", "switch a {case .b: {c}}"),
  ("guard let x else", "guard binding x = x else ?"),
  ("a ? b", "(a ? b : ?)"),
  ("a +", "(a + ?)"),
  ("@", "?"),
  ("@A", "?"),
  ("func", "function"),
  ("case .a", "?; .a"),
  ("} a()", "a()"),
  ("x = <#value#>; f(<#a#>: <#T#>)", "x = <#value#>; f(<#a#>: <#T#>)"),
  (#""a\(b"#, "?"),
  ("var a: { b }", "variable a -> ? {b}"),
  ("extension { a }", "extension(trailing: closure {a})"),
  ("for x", "loop ? ?"),
  ("for in y { z }", "loop y {z}"),
  ("#if A\na", "(a)"),
  (#"\"#, #"\"#),
  ("#", "?"),
  ("a[", "a[]"),
  ("enum E { case }", "enum E"),
  ("a b c", "a; b; c"),
  (") ] }", ""),
]
