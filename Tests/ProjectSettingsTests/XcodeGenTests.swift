// What XcodeGen's specifications say of devices, where plain lines say it.

import ProjectSettings
import Testing

@Suite struct XcodeGenTests {
  private func families(_ lines: String...) -> Setting<DeviceFamilies>? {
    xcodeGenSettings(Array((["targets:", "  App:", "    type: application"] + lines).joined(separator: "\n").utf8))?.families
  }

  @Test func plainLines() {
    #expect(families("    settings:", "      TARGETED_DEVICE_FAMILY: 1 # no iPad yet") == .known(.phone))
    #expect(families("    settings:", "      base:", "        \"TARGETED_DEVICE_FAMILY\": \"1,2\"") == .known([.phone, .pad]))
    #expect(families("      TARGETED_DEVICE_FAMILY: \"1\"", "      TARGETED_DEVICE_FAMILY: 4") == .known(.phone))
    #expect(families() == .notSaid)
  }

  @Test func whatIsNotPlainIsUnseen() {
    let several = Setting<DeviceFamilies>.unseen("the specification says several `TARGETED_DEVICE_FAMILY`")
    #expect(families("      TARGETED_DEVICE_FAMILY: 1", "      TARGETED_DEVICE_FAMILY: 1,2") == several)
    #expect(families("    settings: {TARGETED_DEVICE_FAMILY: 1}") == several)
    #expect(families("      TARGETED_DEVICE_FAMILY: ${FAMILY}") == several)
    #expect(families("include: [base.yml]") == .unseen("the specification includes others"))
    #expect(families("include: [base.yml]", "      TARGETED_DEVICE_FAMILY: 1") == .known(.phone))
  }

  @Test func noApp() {
    #expect(xcodeGenSettings(Array("targets:\n  Kit:\n    type: framework\n".utf8)) == nil)
    #expect(xcodeGenSettings([]) == nil)
  }
}
