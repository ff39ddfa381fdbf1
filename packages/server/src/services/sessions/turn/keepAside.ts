import type { StoryGraph } from '@kathasagar/story'

import type { Aside } from '@kathasagar/engine/turn/aside'
import type { Ports } from '../../ports.ts'
import { placeAt } from '../state/openSession.ts'
import { redoOf } from '../state/redoOf.ts'
import type { NewAction } from '../actionPorts.ts'
import type { TakenAction } from '../present/presentAction.ts'
import { receiptOfAside } from '../present/presentAside.ts'
import type { TurnContext } from './playPorts.ts'

/**
 * Keeps what is said outside of the story under the key of its action, so that whoever asks again
 * hears the same, wherever the session stands by then. Nothing is held, and nothing is paid. Answers
 * nothing where the key is known meanwhile.
 */
export async function keepAside(
  ports: Ports,
  action: NewAction,
  context: TurnContext & { graph: StoryGraph },
  aside: Aside,
): Promise<TakenAction | null> {
  const { graph, base, session, story, wallet } = context
  const { credits } = wallet
  const { repositories } = ports.store
  const redo = await redoOf(repositories, session)
  const receipt = { credits, is_low_on_credits: false, ...redo, ...receiptOfAside(aside, story) }
  const isOurs = await repositories.actions.insertAside(action, receipt)
  if (!isOurs) return null
  return { type: action.type, receipt, place: await placeAt(ports, graph, base, context) }
}
