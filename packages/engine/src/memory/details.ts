import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { StoryGraph } from '@kathasagar/story'

import { hasSeen, readFacts } from '../world/fact.ts'
import type { TurnState } from '../world/turnState.ts'

export type Detail = { kind: 'authored'; text: string } | { kind: 'scene' }

/** Returns the author's details of a node, then the scene itself. */
export function detailsOf(graph: StoryGraph, name: string): readonly Detail[] {
  const authored = (graph.node(name).details ?? []).map((text) => text.trim()).filter(Boolean)
  return [...authored.map((text): Detail => ({ kind: 'authored', text })), { kind: 'scene' }]
}

export function shortFact(text: string): string {
  return [...text.replace(/\s+/gu, ' ').trim()].slice(0, STORY_LIMITS.factMax).join('')
}

export function factOfDetail(graph: StoryGraph, name: string, index: number): string {
  const detail = detailsOf(graph, name)[index]
  if (detail?.kind === 'authored') return shortFact(detail.text)
  return `A closer look was taken at the scene in "${graph.titleOf(name)}".`
}

export const isAuthored = (graph: StoryGraph, fact: string): boolean =>
  graph.names.some((name) => graph.node(name).details?.some((text) => shortFact(text) === fact))

/** Returns the index of the first unseen detail. If all were seen, cycles through them. */
export function freshDetail(graph: StoryGraph, state: TurnState): number {
  const all = detailsOf(graph, state.node)
  const fresh = all.findIndex(
    (_, i) => !hasSeen(readFacts(state.facts), factOfDetail(graph, state.node, i)),
  )
  return fresh === -1 ? state.turn % all.length : fresh
}
