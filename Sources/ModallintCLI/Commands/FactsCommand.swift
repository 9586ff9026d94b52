// `modallint facts`: a presentation a line, as the join sees it.

import ProjectFiles

func runFacts(
  _ words: Words, _ surroundings: Surroundings, _ console: Console
) throws(CommandError) -> Int32 {
  let threads = try words.threadCount(unlessGiven: processorCount())
  let project = Project.read(words.operands, threads: threads)
  project.reportProblems(words.operands, console)
  return project.hasFailed ? ExitStatus.failure : ExitStatus.clean
}
