// `modallint manual`: the man page, written from the command table like `--help`.

import RuleEngine

func runManual(_ words: Words, _ surroundings: Surroundings, _ console: Console) throws(CommandError) -> Int32 {
  func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("`", with: "")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
  func options(_ options: [OptionDescription]) -> String {
    options.filter { !$0.isHidden }.map { option in
      ".TP\n.B \(escaped(option.name))\(option.value.map { " \\fI\(escaped($0))\\fR" } ?? "")\n\(escaped(option.summary))\n"
    }.joined()
  }
  var text = """
    .TH MODALLINT 1 "" "modallint \(programVersion)"
    .SH NAME
    modallint \\- finds modal mistakes in UIKit and SwiftUI code
    .SH SYNOPSIS
    .B modallint
    [\\fICOMMAND\\fR] [\\fIOPTION\\fR…] [\\fIPATH\\fR…]
    .SH COMMANDS

    """
  for command in commands {
    text += ".SS \(command.name)\(command.operands.isEmpty ? "" : " " + escaped(command.operands))\n\(escaped(command.summary)).\n\(options(command.options))"
  }
  text += """
    .SH OPTIONS OF ALL COMMANDS
    \(options(commonOptions)).SH EXIT STATUS
    .TP
    .B 0
    clean
    .TP
    .B 1
    findings from the severity of \\-\\-fail\\-on on
    .TP
    .B 2
    it could not do its work, or not all of it
    .SH FILES
    .TP
    .B \(configurationName)
    the configuration; the nearest one upwards counts

    """
  console.output.write(text)
  return ExitStatus.clean
}
