import type { ActionAnswer } from '@kathasagar/api/contract'
import type { StoryGraph } from '@kathasagar/story'

import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import type { StoredTurn } from './ports.ts'
import { presentAction } from './present/presentAction.ts'
import { giveUpStale } from './turn/failAction.ts'
import type { TurnContext } from './turn/playPorts.ts'
import { placeAt } from './state/openSession.ts'
import { redoOf } from './state/redoOf.ts'

/** The newest telling of a session, with its story. */
export type OpenTelling = TurnContext & { graph: StoryGraph }

/** No action is asked for: nothing has this key. */
export const NO_KEY = ''

/** Returns the newest telling of a player's own session. Gives up an action that no process runs. */
export async function openTelling(
  ports: Ports,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<OpenTelling | Refusal> {
  const { play } = ports.store.repositories
  const context = await play.findTurnContext(sessionId, userId, NO_KEY)
  if (context === undefined) return { code: 'session_not_found' }
  if (context.running?.is_stale) await giveUpStale(ports, context.running)
  const graph = await ports.graphs(context.session.version_id, context.story.game_config)
  return { ...context, graph }
}

/** Returns the place of a session in the form of an action's answer. */
export async function presentTelling(
  ports: Ports,
  { graph, wallet, ...context }: OpenTelling,
  head: StoredTurn,
): Promise<ActionAnswer> {
  const redo = await redoOf(ports.store.repositories, context.session)
  const receipt = { credits: wallet.credits, is_low_on_credits: false, ...redo }
  const place = await placeAt(ports, graph, head, context)
  return { ...presentAction({ type: 'undo', receipt, place }), action_type: head.action.type }
}
