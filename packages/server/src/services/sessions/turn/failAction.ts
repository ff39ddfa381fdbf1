import type { Ports } from '../../ports.ts'
import type { Repositories } from '../../repositories.ts'
import type { Refusal } from '../../refusal.ts'
import type { OwnAction, StoredAction } from '../actionPorts.ts'

/** What a player hears of a turn whose server or database went away in the middle. */
export const INTERRUPTED: Refusal = { code: 'turn_interrupted' }

/** Ends an action without a turn and gives everything back. Does nothing for one that has ended. */
export async function failAction(
  { actions, ledger }: Pick<Repositories, 'actions' | 'ledger'>,
  action: OwnAction,
  why: Refusal = INTERRUPTED,
): Promise<void> {
  const isOurs = await actions.endAction(action, { status: 'failed', response: why })
  if (isOurs) await ledger.settle(action, { xp: 0, credits: 0 })
}

/** Fails and refunds an action whose server is gone, unless somebody was quicker. */
export async function giveUpStale(
  { store }: Pick<Ports, 'store'>,
  orphan: Pick<StoredAction, 'id' | 'session_id' | 'user_id'>,
): Promise<void> {
  await store.transaction(async (repos) => {
    // The lock first, as everywhere: a lease that was renewed meanwhile is seen under it.
    await repos.sessions.lockSession(orphan.session_id, orphan.user_id)
    const action = await repos.actions.findAction(orphan)
    if (action?.is_stale) await failAction(repos, action)
  })
}
