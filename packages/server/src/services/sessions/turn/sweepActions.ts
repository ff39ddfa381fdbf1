import type { Ports, Store } from '../../ports.ts'
import type { StoredAction } from '../actionPorts.ts'
import { failAction } from './failAction.ts'

type Orphan = Pick<StoredAction, 'id' | 'session_id' | 'user_id'>

/** Fails and refunds one; a session that somebody else holds just now is left for the next look. */
const giveUp = (store: Store, orphan: Orphan, whose: 'expired' | 'all') =>
  store.transaction(async (repos) => {
    // The lock first, as everywhere: a lease that was renewed meanwhile is seen under it.
    const { session_id, user_id } = orphan
    if (!(await repos.sessions.lockIfFree(session_id, user_id))) return
    const action = await repos.actions.findAction(orphan)
    if (action?.status !== 'running') return
    if (whose === 'all' || action.is_stale) await failAction(repos, action)
  })

/**
 * Fails and refunds actions whose server is gone. `all` is for the start of a server that shares
 * its database with nobody: then nothing that runs can still have one. No action waits for another:
 * a machine that is gone may hold the lock of a session for as long as PostgreSQL believes in it.
 * It goes over connections of its own, so that calls that wait for one do not keep it.
 */
export async function sweepActions(
  { urgent }: Pick<Ports, 'urgent'>,
  whose: 'expired' | 'all',
): Promise<number> {
  const orphans = await urgent.repositories.actions.listOrphans(whose)
  const swept = await Promise.allSettled(orphans.map((orphan) => giveUp(urgent, orphan, whose)))
  const failed = swept.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return orphans.length
}
