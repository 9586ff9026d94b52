// What runs a dismissal when it is called: whoever presents right after calling it comes too soon.

/// Functions that begin a dismissal, and their names.
struct DismissingFunctions {
  var all: Set<DeclarationRef> = []
  var names = NameSet()
}
