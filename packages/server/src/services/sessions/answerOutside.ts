import type { ActionAnswer, ActionRequest, RetellRequest } from '@kathasagar/api/contract'
import type { StoryGraph } from '@kathasagar/story'

import type { Ports } from '../ports.ts'
import { placeAt } from './state/openSession.ts'
import { redoOf } from './state/redoOf.ts'
import { presentAction } from './present/presentAction.ts'
import { isRetelling } from './turn/parseAction.ts'
import type { TurnContext } from './turn/playPorts.ts'
import { tellEnd, type ActionEvents } from './turn/runningTurns.ts'

interface OutsideAction extends Pick<
  TurnContext,
  'base' | 'wallet' | 'session' | 'drawn' | 'removed'
> {
  graph: StoryGraph
  request: ActionRequest | RetellRequest
  said: Pick<ActionAnswer, 'declined' | 'hint' | 'asked'>
}

async function answerOf(
  ports: Ports,
  { graph, base, wallet, request, said, ...context }: OutsideAction,
): Promise<ActionAnswer> {
  const place = await placeAt(ports, graph, base, context)
  const redo = await redoOf(ports.store.repositories, context.session)
  const receipt = { credits: wallet.credits, is_low_on_credits: false, ...redo }
  // Like an undo it tells nothing of its own: where the session stands is all there is to say.
  const stands = presentAction({ type: 'undo', receipt, place })
  const action_type = isRetelling(request) ? base.action.type : request.action_type
  return { ...stands, action_type, ...said }
}

/** Answers an action outside of the story: told at once, and nothing is begun for it. */
export const answerOutside = (ports: Ports, action: OutsideAction): ActionEvents =>
  tellEnd(answerOf(ports, action))
