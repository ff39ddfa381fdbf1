import type { StoryGraph } from '@kathasagar/api/rules'

import { isFlying, isWonder } from './intent/wonders.ts'

/** A story's choices stay the same as long as its version is open. */
const flown = new WeakMap<StoryGraph, boolean>()

/** Whether its reader can fly in a story: some choice of it does. */
function canFly(graph: StoryGraph): boolean {
  const known =
    flown.get(graph) ??
    graph.names.some((name) =>
      graph
        .node(name)
        .choices.some(({ text, also = [] }) => [text, ...also].some((one) => isFlying(one))),
    )
  flown.set(graph, known)
  return known
}

/** Whether words are for what nobody can do in this story. */
export const isBeyond = (graph: StoryGraph, text: string): boolean =>
  isWonder(text) || (isFlying(text) && !canFly(graph))
