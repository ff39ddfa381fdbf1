import type { ActionAnswer, ActionRequest } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { headOf, placeAt, type OpenStory } from './openSession.ts'
import type { StoredSession } from './ports.ts'
import { presentAction } from './present/presentAction.ts'
import type { ActionEvents } from './turn/runningTurns.ts'

interface OutsideAction extends OpenStory {
  session: StoredSession
  request: ActionRequest
  said: Pick<ActionAnswer, 'declined' | 'hint' | 'asked'>
}

async function answerOf(
  ports: Ports,
  { graph, session, request, said }: OutsideAction,
): Promise<ActionAnswer> {
  const place = await placeAt(ports, graph, await headOf(ports, session.head_turn_id))
  const credits = await ports.store.repositories.ledger.balanceOf(session.user_id)
  const receipt = { credits, is_low_on_credits: false }
  // Like an undo it tells nothing of its own: where the session stands is all there is to say.
  const stands = presentAction({ type: 'undo', receipt, place })
  return { ...stands, action_type: request.action_type, ...said }
}

/** Answers an action outside of the story: told at once, and nothing is begun for it. */
export async function* answerOutside(ports: Ports, action: OutsideAction): ActionEvents {
  yield { event: 'end', id: 1, end: await answerOf(ports, action) }
}
