import type { TestPlayState } from '@kathasagar/api/contract'
import type { StoryGraph } from '@kathasagar/api/rules'

import type { TurnState } from '../../../engine/turn/turnState.ts'
import type { Refusal } from '../../refusal.ts'

/**
 * A state that a client sends back, as far as the story still is what it was: its author may have
 * changed it since. Scenes that are gone were never visited, and choices that are gone are not open.
 */
export function reconcileState(graph: StoryGraph, given: TestPlayState): TurnState | Refusal {
  if (!graph.has(given.node)) return { code: 'not_playable' }
  const { choices } = graph.node(given.node)
  const all = choices.map(({ text }, index) => ({ text, path: { kind: 'choice' as const, index } }))
  const open = given.offers.filter(
    ({ path }) => path.kind === 'linger' || path.index < choices.length,
  )
  return {
    ...given,
    visited: [...new Set([...given.visited.filter(graph.has), given.node])],
    offers: open.length > 0 ? open : all,
  }
}
