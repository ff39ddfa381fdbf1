import type { StoryGraph } from '@kathasagar/story'

import type { Ports } from '../../ports.ts'
import { placeAt } from '../state/openSession.ts'
import type { StoredTurn } from '../ports.ts'
import type { NewAction } from '../actionPorts.ts'
import type { TakenAction } from '../present/presentAction.ts'
import type { TurnContext } from './playPorts.ts'

interface UndoneTurns extends Pick<TurnContext, 'session' | 'drawn'> {
  graph: StoryGraph
  /** The turn that the session stands at. */
  base: StoredTurn
  /** The one on the way to it that it goes back to. */
  earlier: StoredTurn
}

/**
 * Moves the head back to an earlier turn and XP to what it was there. Credits stay spent. Answers
 * nothing where the session has moved on meanwhile.
 */
export async function undoTurns(
  ports: Ports,
  action: NewAction,
  { graph, base, earlier, ...context }: UndoneTurns,
): Promise<TakenAction | null> {
  const xpChange = earlier.state.xp - base.state.xp
  const credits = await ports.store.repositories.play.undo(action, { id: earlier.id, xpChange })
  if (credits === null) return null
  const receipt = { credits, is_low_on_credits: false }
  const place = await placeAt(ports, graph, earlier, context)
  return { type: action.type, receipt, place }
}
