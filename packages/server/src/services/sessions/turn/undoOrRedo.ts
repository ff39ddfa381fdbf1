import type { StoryGraph } from '@kathasagar/story'

import { graphAt } from '@kathasagar/engine/improvise/graphAt'
import type { Ports } from '../../ports.ts'
import { placeAt } from '../state/openSession.ts'
import type { StoredTurn } from '../ports.ts'
import type { NewAction } from '../actionPorts.ts'
import type { TakenAction } from '../present/presentAction.ts'
import type { TurnContext } from './playPorts.ts'

interface TurnsBetween extends Pick<TurnContext, 'session' | 'drawn' | 'removed'> {
  graph: StoryGraph
  /** The turn that the session stands at. */
  base: StoredTurn
  /** The one of the same session that it goes to. */
  target: StoredTurn
}

/**
 * Moves the head to another turn of the session and XP to what it was there. Credits stay spent. Answers
 * nothing where the session has moved on meanwhile.
 */
export async function undoOrRedo(
  ports: Ports,
  action: NewAction,
  { graph, base, target, ...context }: TurnsBetween,
): Promise<TakenAction | null> {
  const moved = await ports.store.repositories.play.moveHead(action, {
    id: target.id,
    xpChange: target.state.xp - base.state.xp,
    isCompleted: graphAt(graph, target.state).isEnding(target.state.node),
  })
  if (moved === undefined) return null
  const { credits, redo_turn_id } = moved
  const receipt = { credits, is_low_on_credits: false, ...(redo_turn_id && { redo_turn_id }) }
  const place = await placeAt(ports, graph, target, context)
  return { type: action.type, receipt, place }
}
