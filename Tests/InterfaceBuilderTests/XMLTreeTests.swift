// The reader of XML never traps: whatever is broken is named with its place.

@testable import InterfaceBuilder
import Testing

@Suite struct XMLTreeTests {
  private func outcome(_ text: String) -> String { outcome(Array(text.utf8)) }

  /// The elements with their attributes and depth, or what is wrong.
  private func outcome(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer { bytes in
      do throws(XMLError) {
        let tree = try XMLTree(bytes)
        return tree.elements.indices.map { index in
          var depth = 0
          var at = tree.elements[index].parent
          while at >= 0 { (depth, at) = (depth + 1, tree.elements[at].parent) }
          return "\(depth)\(tree.name(index))\(tree.value(index, "a").map { "=\($0)" } ?? "")"
        }.joined(separator: " ")
      } catch {
        return "\(error.offset): \(error.message)"
      }
    }
  }

  @Test func elementsAndAttributes() {
    #expect(outcome("<?xml version=\"1.0\"?>\n<r a='1'><b a = \"2\"/><c>text > text<d/></c></r>\n") == "0r=1 1b=2 1c 2d")
    #expect(outcome([0xEF, 0xBB, 0xBF] + Array("<r/>".utf8)) == "0r")
  }

  @Test func entities() {
    #expect(outcome("<r a=\"&lt;&amp;&gt;&quot;&apos;&#65;&#x42;\"/>") == "0r=<&>\"'AB")
    #expect(outcome("<r a=\"R&amp;D &unknown; & &#xD800; &#99999999999;\"/>") == "0r=R&D &unknown; & &#xD800; &#99999999999;")
  }

  @Test func whatIsNoElement() {
    #expect(outcome("<!DOCTYPE r><!-- <x> -- > --><r><![CDATA[<y>]]]]></r><!---->") == "0r")
  }

  @Test func broken() {
    #expect(outcome("") == "0: no XML")
    #expect(outcome("\n  ") == "0: no XML")
    #expect(outcome("<r><b></r>") == "6: an end tag without its beginning")
    #expect(outcome("<r>") == "0: an element without an end")
    #expect(outcome("</r>") == "0: an end tag without its beginning")
    #expect(outcome("<r/><s/>") == "4: a second root")
    #expect(outcome("<r a=1/>") == "3: a value without quotes")
    #expect(outcome("<r a/>") == "3: an attribute without a value")
    #expect(outcome("<r a=\"1") == "3: a value without an end")
    #expect(outcome("<r a=\"<b>\"/>") == "3: a value without an end")
    #expect(outcome("<r / >") == "4: a slash in a tag")
    #expect(outcome("<r><!-- ") == "3: a comment without an end")
    #expect(outcome("<r><![CDATA[ ") == "3: a CDATA section without an end")
    #expect(outcome("<<<<<<< HEAD\n<r/>") == "0: a bracket that begins no tag")
    #expect(outcome([0x3C, 0x72, 0x20, 0xFF, 0x2F, 0x3E]) == "3: not UTF-8")
    #expect(outcome([0xFF, 0xFE, 0x3C, 0x00, 0x72, 0x00]) == "0: not UTF-8")
  }

  @Test func everyPrefixAndEveryLostByte() {
    let text = Array("<?xml v?><!-- c --><r a=\"&amp;x\" b='y'><c/><d a=\"ü\"><![CDATA[ ]]></d></r>".utf8)
    for length in 0..<text.count {
      _ = outcome(Array(text[..<length]))
      var lost = text
      lost.remove(at: length)
      _ = outcome(lost)
    }
  }

  @Test func nestedTooDeep() {
    let depth = 100_000
    let text = String(repeating: "<v>", count: depth) + String(repeating: "</v>", count: depth)
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      #expect((try? XMLTree(bytes))?.elements.count == depth)
      #expect(readInterface(bytes).problem?.message == "a format of before Xcode 5")
    }
  }
}
