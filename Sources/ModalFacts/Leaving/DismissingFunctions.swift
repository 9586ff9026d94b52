// What runs a dismissal when it is called: whoever presents right after calling it comes too soon.

/// Functions that begin a dismissal, and their names.
struct DismissingFunctions {
  private(set) var all: Set<DeclarationRef> = []
  private(set) var names = NameSet()

  init() {}
  init(_ all: Set<DeclarationRef>, _ project: Project) {
    self.all = all
    names = NameSet(all.lazy.map { project[$0].name })
  }
}
