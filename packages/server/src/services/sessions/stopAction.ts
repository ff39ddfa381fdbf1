import { toldByOwn } from '../../modules/models/index.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import type { StoredAction } from './actionPorts.ts'
import { failAction } from './turn/failAction.ts'
import { countAgainstFaultQuota } from './turn/faultQuota.ts'

export interface ActionNamed {
  userId: string
  sessionId: string
  /** The key that the action was asked with, or the one that `running_key` named. */
  key: string
}

const STOPPED: Refusal = { code: 'turn_stopped' }

/** Ends an action that still runs; false where it had ended before. */
const end = ({ store }: Ports, asked: StoredAction) =>
  store.transaction(async (repos) => {
    await repos.sessions.lockSession(asked.session_id, asked.user_id)
    const action = await repos.actions.findAction(asked)
    if (action?.status !== 'running') return false
    await failAction(repos, action, STOPPED)
    return true
  })

/** What had come of it wants to be paid by the operator, unless the provider is the player's own. */
async function countStop(ports: Ports, { user_id, model_requested }: StoredAction) {
  if (model_requested === null) return
  const { providerOf, isOwn } = (await toldByOwn(ports, user_id)).modelStates
  if (providerOf(model_requested) === null || isOwn(model_requested)) return
  await countAgainstFaultQuota(ports, user_id, 1)
}

/**
 * Stops an action because its player says so, which a closed page does not: whoever tells it is broken
 * off, at once in this process and with the next beat of the lease in another, and all is given back.
 */
export async function stopAction(
  ports: Ports,
  { userId, sessionId, key }: ActionNamed,
): Promise<{ is_stopped: boolean } | Refusal> {
  const { sessions, actions } = ports.store.repositories
  const session = await sessions.findSession(sessionId, userId)
  if (session === undefined) return { code: 'session_not_found' }
  const action = await actions.findByKey(session, key)
  if (action === undefined) return { code: 'not_found' }
  const is_stopped = await end(ports, action)
  if (is_stopped) {
    ports.leases.giveUp(action.id)
    await countStop(ports, action)
  }
  return { is_stopped }
}
