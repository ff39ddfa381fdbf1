import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import type { StoryGraph } from '@kathasagar/story'

import { hasSeen, readFacts } from './fact.ts'
import type { TurnState } from '../turn/turnState.ts'

/** Something to look at: a detail that the author named, or the scene itself. */
export type Detail = { kind: 'authored'; text: string } | { kind: 'scene' }

/** Details of a node by index: the author's own, then the scene itself. */
export function detailsOf(graph: StoryGraph, name: string): readonly Detail[] {
  const authored = (graph.node(name).details ?? []).map((text) => text.trim()).filter(Boolean)
  return [...authored.map((text): Detail => ({ kind: 'authored', text })), { kind: 'scene' }]
}

/** A fact on one line and short enough to be told to a model every turn. */
export function shortFact(text: string): string {
  return [...text.replace(/\s+/gu, ' ').trim()].slice(0, STORY_LIMITS.factMax).join('')
}

export function factOfDetail(graph: StoryGraph, name: string, index: number): string {
  const detail = detailsOf(graph, name)[index]
  if (detail?.kind === 'authored') return shortFact(detail.text)
  return `A closer look was taken at the scene in "${graph.titleOf(name)}".`
}

/** Whether an author wrote what is remembered of a look, and not the engine. */
export const isAuthored = (graph: StoryGraph, fact: string): boolean =>
  graph.names.some((name) => graph.node(name).details?.some((text) => shortFact(text) === fact))

/** The first detail here that no turn has looked at; when all were, they begin again. */
export function freshDetail(graph: StoryGraph, state: TurnState): number {
  const all = detailsOf(graph, state.node)
  const fresh = all.findIndex(
    (_, i) => !hasSeen(readFacts(state.facts), factOfDetail(graph, state.node, i)),
  )
  return fresh === -1 ? state.turn % all.length : fresh
}
