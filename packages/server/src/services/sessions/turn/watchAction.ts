import type { Ports } from '../../ports.ts'
import { isRefusal } from '../../refusal.ts'
import { failAction } from './failAction.ts'
import { headOf, placeAt } from '../openSession.ts'
import type { StoredAction } from '../ports.ts'
import { presentAction } from '../present/presentAction.ts'
import type { ActionEvents, ActionOutcome } from './runningTurns.ts'

/** How often an action that another process runs is asked after. */
const POLL_MS = 500

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The end of an action as its row tells it: the same as it was told the first time. */
async function endOf(ports: Ports, action: StoredAction): Promise<ActionOutcome> {
  const { type, response, turn_id } = action
  if (isRefusal(response)) return response
  if (response === null || turn_id === null) throw new Error(`Action ${action.id} has no end`)
  const { version_id } = await sessionOf(ports, action)
  const head = await headOf(ports, turn_id)
  const place = await placeAt(ports, await ports.graphs(version_id), head)
  return presentAction({ type, receipt: response, place })
}

async function sessionOf({ store }: Ports, { session_id, user_id }: StoredAction) {
  const session = await store.repositories.sessions.findSession(session_id, user_id)
  if (session === undefined) throw new Error(`There is no session ${session_id}`)
  return session
}

/** Whoever meets an action whose server is gone fails and refunds it. */
async function giveUpStale({ store }: Ports, { id, session_id, user_id }: StoredAction) {
  await store.transaction(async (repos) => {
    await repos.sessions.lockSession(session_id, user_id)
    const action = await repos.actions.findAction(id)
    if (action?.is_stale) await failAction(repos, action)
  })
}

/** Waits for the end of an action that is over, or is told by another process. */
async function* watchRow(ports: Ports, actionId: string, afterId: number): ActionEvents {
  for (;;) {
    const action = await ports.store.repositories.actions.findAction(actionId)
    if (action === undefined) throw new Error(`There is no action ${actionId}`)
    if (action.status !== 'running') {
      const end = await endOf(ports, action)
      return yield { event: 'end', id: afterId + 1, end }
    }
    if (action.is_stale) await giveUpStale(ports, action)
    else await pause(POLL_MS)
  }
}

/**
 * Everything that an action tells after event `afterId`, to its end. Where it is not told in this
 * process, or is over, only its end is known. Leaving early stops nothing but the watching.
 * What is being told is taken hold of at once: it may be over before the first event is asked for.
 */
export const watchAction = (ports: Ports, actionId: string, afterId: number): ActionEvents =>
  ports.running.read(actionId, afterId) ?? watchRow(ports, actionId, afterId)
