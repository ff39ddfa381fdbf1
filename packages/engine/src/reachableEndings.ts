import type { StoryGraph } from '@kathasagar/story'

/** Returns the names of the reachable endings, ignoring conditions. */
export function reachableEndings(graph: StoryGraph, from: string): ReadonlySet<string> {
  const seen = new Set([from])
  // Iterating a Set includes items added meanwhile, so it is its own queue.
  for (const name of seen) for (const { target } of graph.node(name).choices) seen.add(target)
  return new Set([...seen].filter((name) => graph.isEnding(name)))
}
