import type { StoryGraph } from '@kathasagar/story'

/** Names of the endings that ways from a node lead to, whatever their conditions; of an ending itself. */
export function reachableEndings(graph: StoryGraph, from: string): ReadonlySet<string> {
  const seen = new Set([from])
  // A Set visits what is added while it is walked: it is its own queue.
  for (const name of seen) for (const { target } of graph.node(name).choices) seen.add(target)
  return new Set([...seen].filter((name) => graph.isEnding(name)))
}
