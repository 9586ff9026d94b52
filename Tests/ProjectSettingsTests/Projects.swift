// Small projects written for the tests.

/// One target of a project, its one configuration with the settings given.
struct MadeTarget {
  var name = "App"
  var type = "com.apple.product-type.application"
  var settings: [String] = []
  /// The path of the configuration's file, below the group `Config`.
  var file: String?
}

/// The text of a project file with some targets.
/// - Parameters:
///   - settings: The project's own, as `KEY = value` in the words of the format.
///   - debug: What the targets' `Debug` configurations set instead of theirs.
func projectText(
  _ targets: [MadeTarget] = [MadeTarget()], settings: [String] = [], file: String? = nil, debug: [String] = []
) -> String {
  var objects = """
    P1 /* Project object */ = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G1; };
    G1 = {isa = PBXGroup; children = (G2 /* Config */, ); sourceTree = "<group>"; };
    PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR, ); defaultConfigurationName = Release; };
    \(configuration("PD", "Debug", debug, nil))
    \(configuration("PR", "Release", settings, file == nil ? nil : "PF"))

    """
  var files = file.map { [("PF", $0)] } ?? []
  for (number, target) in targets.enumerated() {
    let id = "T\(number)"
    objects += """
      \(id) = {isa = PBXNativeTarget; buildConfigurationList = \(id)L; name = "\(target.name)"; productType = "\(target.type)"; };
      \(id)L = {isa = XCConfigurationList; buildConfigurations = (\(id)D, \(id)R, ); defaultConfigurationName = Debug; };
      \(configuration("\(id)D", "Debug", debug, nil))
      \(configuration("\(id)R", "Release", target.settings, target.file == nil ? nil : "\(id)F"))

      """
    if let file = target.file { files.append(("\(id)F", file)) }
  }
  objects += "G2 = {isa = PBXGroup; children = (\(files.map { $0.0 + ", " }.joined())); path = Config; sourceTree = \"<group>\"; };\n"
  for (id, path) in files {
    objects += "\(id) = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = \(path); sourceTree = \"<group>\"; };\n"
  }
  return "// !$*UTF8*$!\n{ archiveVersion = 1; objects = {\n\(objects)}; rootObject = P1 /* Project object */; }\n"
}

private func configuration(_ id: String, _ name: String, _ settings: [String], _ file: String?) -> String {
  let base = file.map { "baseConfigurationReference = \($0); " } ?? ""
  let lines = settings.map { $0 + "; " }.joined()
  return "\(id) /* \(name) */ = {isa = XCBuildConfiguration; \(base)buildSettings = { \(lines)}; name = \(name); };"
}
