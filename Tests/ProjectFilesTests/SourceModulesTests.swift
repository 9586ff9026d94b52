// Which files are of one module, by their paths and the manifests around them.

import ProjectFiles
import Testing

@Suite struct SourceModulesTests {
  private func modules(_ manifests: [String: String]) -> SourceModules {
    SourceModules { path in manifests[path].map { Array($0.utf8) } }
  }

  @Test func foldersOfAPackageAreModules() {
    var modules = modules(["Kit/Package.swift": "let package = Package(name: \"Kit\")"])
    let list = modules.number(of: "Kit/Sources/List/Row.swift")
    #expect(list != 0)
    #expect(list == modules.number(of: "Kit/Sources/List/Cells/Cell.swift"))
    #expect(list != modules.number(of: "Kit/Sources/Detail/Row.swift"))
  }

  @Test func whatIsInNoPackageIsOneModule() {
    var modules = modules(["Kit/Package.swift": ""])
    #expect(modules.number(of: "App/Sources/Main/App.swift") == 0)
    #expect(modules.number(of: "Kit/Plugins/Make/make.swift") == 0)
    #expect(modules.number(of: "App.swift") == 0)
  }

  @Test func theInnermostPackageCounts() {
    var modules = modules(["Package.swift": "", "Sources/Kit/Vendor/Package.swift": ""])
    let inner = modules.number(of: "Sources/Kit/Vendor/Sources/Core/Core.swift")
    #expect(inner != modules.number(of: "Sources/Kit/Kit.swift"))
    #expect(modules.number(of: "Sources/Kit/Kit.swift") != 0)
  }

  @Test func aTargetThatTakesAllOfSourcesIsOneModule() {
    var modules = modules(["/Kit/Package.swift": ".target(name: \"Kit\", path: \"Sources\")", "/Page/Project.swift": ""])
    #expect(modules.number(of: "/Kit/Sources/A/A.swift") == modules.number(of: "/Kit/Sources/B/B.swift"))
    #expect(modules.number(of: "/Page/Sources/A/A.swift") == modules.number(of: "/Page/Sources/B.swift"))
    #expect(modules.number(of: "/Kit/Sources/A/A.swift") != modules.number(of: "/Page/Sources/A/A.swift"))
  }
}
