import type { TestPlayState } from '@kathasagar/api/contract'
import { fitWorld, type StoryGraph } from '@kathasagar/story'

import { offersIn } from '@kathasagar/engine/state/playWorld'
import type { TurnState } from '@kathasagar/engine/turn/turnState'
import type { Refusal } from '../../services/refusal.ts'

/**
 * Fits a state that a client sends back to the story, which its author may have changed. Drops scenes and choices
 * that are gone.
 */
export function reconcileState(graph: StoryGraph, given: TestPlayState): TurnState | Refusal {
  if (!graph.has(given.node)) return { code: 'not_playable' }
  // A program goes on from where it stood, and from nowhere else.
  if (graph.program !== null && given.ink?.place !== given.node) return { code: 'not_playable' }
  const { choices } = graph.node(given.node)
  const { world: sent, ...rest } = given
  const world = sent && graph.isRich ? fitWorld(graph.declared ?? {}, sent) : null
  const all = offersIn(graph, world, given.node)
  const open = given.offers.filter(
    ({ path }) => path.kind === 'linger' || path.index < choices.length,
  )
  return {
    ...rest,
    ...(world ? { world } : {}),
    visited: [...new Set([...given.visited.filter(graph.has), given.node])],
    offers: open.length > 0 ? open : all,
  }
}
