// `modallint init`: a configuration to begin with, every key explained, and on request a hook that lints what
// is about to be committed. What is there already stays as it is.

import ProjectFiles
import RuleEngine

func runInit(
  _ words: Words, _ surroundings: Surroundings, _ console: Console
) throws(CommandError) -> Int32 {
  let folder = absolutePath(words.operands.first ?? ".", in: currentFolder())
  if words.has(.gitHook) { return try installHook(folder, console) }
  let path = "\(folder)/\(configurationName)"
  guard !isFile(path) else { throw CommandError("`\(shownPath(path, in: currentFolder()))` is there already; `modallint config` shows what it says") }
  try write(configurationText(try embeddedRules(surroundings)), to: path)
  console.output.write(
    """
    \(shownPath(path, in: currentFolder())) written: everything in it is a comment, so nothing has changed yet
    next: `modallint`, then `modallint baseline write` to begin with what there is,
    and `modallint init --git-hook` to lint each commit

    """)
  return ExitStatus.clean
}

/// Every key, explained and out of force.
private func configurationText(_ rules: [Rule]) -> String {
  let examples: [String: String] = [
    "$schema": "\"./modallint.schema.json\"", "extends": "[\"../.modallint.json\"]", "include": "[\"Sources/**\"]",
    "exclude": "[\"Generated\", \"**/*.generated.swift\"]",
    "rules": "{\"\(rules.first?.id ?? "")\": \"off\"}",
    "overrides": "[{\"files\": [\"Legacy/**\"], \"rules\": {\"\(rules.first?.id ?? "")\": \"info\"}}]",
    "deploymentTarget": "\"16.0\"", "deviceFamily": "\"universal\"", "platforms": "[\"iOS\"]",
    "vocabulary": "{\"exit\": [\"closeModal()\"]}", "pages": "[\"lint/rules\"]", "requireReasons": "true", "failOn": "\"warning\"",
    "baseline": "\"\(usualBaseline)\"", "rulesAddress": "\"https://example.org/modallint/rules/\"",
  ]
  let keys = configurationKeyMeanings.map { key, meaning in
    "  // \(meaning)\n  // \"\(key)\": \(examples[key] ?? "null"),\n"
  }
  return "// Configuration of modallint: JSON with comments and trailing commas. `modallint config --schema` writes its schema.\n{\n"
    + keys.joined(separator: "\n") + "}\n"
}

private let hook = """
  #!/bin/sh
  # Lints what is about to be committed; `git commit --no-verify` goes around it.
  exec modallint --staged

  """

private func installHook(_ folder: String, _ console: Console) throws(CommandError) -> Int32 {
  let outcome = runProgram(["git", "-C", folder, "rev-parse", "--path-format=absolute", "--git-path", "hooks"])
  guard outcome.status == 0 else { throw CommandError("`--git-hook`: no git repository around `\(shownPath(folder, in: currentFolder()))`") }
  let hooks = String(decoding: outcome.output.prefix { $0 != 0x0A }, as: UTF8.self)
  let path = "\(hooks)/pre-commit"
  guard !isFile(path) else {
    console.output.write("`\(shownPath(path, in: currentFolder()))` is there already and stays as it is; add this line to it: modallint --staged || exit 1\n")
    return ExitStatus.clean
  }
  makeFolder(hooks)
  try write(hook, to: path)
  makeExecutable(path)
  console.output.write("\(shownPath(path, in: currentFolder())) written: each commit is linted before it is made\n")
  return ExitStatus.clean
}

private func write(_ text: String, to path: String) throws(CommandError) {
  do {
    try replaceFile(path, with: Array(text.utf8))
  } catch {
    throw CommandError("`\(shownPath(path, in: currentFolder()))`: \(error.message)")
  }
}
