// The rule pages and the vocabulary, embedded. A build-tool plugin writes every `*.md` of this folder
// and `vocabulary.json` into one generated file, so that a new page needs no registration.
// This file stands here because SwiftPM drops a target that has no source.

/// What this folder holds, as text; the generated file gives `pages` and `vocabulary`.
public enum RuleBook {
  /// A rule page: its file name without `.md`, and its Markdown.
  public typealias Page = (name: String, text: String)
}
