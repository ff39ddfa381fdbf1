import type { Ports } from '../../ports.ts'
import { failAction } from './failAction.ts'

/**
 * Fails and refunds actions whose server is gone. `all` is for the start of a server that shares
 * its database with nobody: then nothing that runs can still have one.
 */
export async function sweepActions(
  { store }: Pick<Ports, 'store'>,
  whose: 'expired' | 'all',
): Promise<number> {
  const orphans = await store.repositories.actions.listOrphans(whose)
  for (const orphan of orphans) {
    await store.transaction(async (repos) => {
      // The lock first, as everywhere: a lease that was renewed meanwhile is seen under it.
      await repos.sessions.lockSession(orphan.session_id, orphan.user_id)
      const action = await repos.actions.findAction(orphan)
      if (action?.status !== 'running') return
      if (whose === 'all' || action.is_stale) await failAction(repos, action)
    })
  }
  return orphans.length
}
