import type { Db, Platform, Refusal } from '../../../../platform/call.ts'
import type { PlayContext } from '../../context.ts'
import { settleHold } from '../../../ledger/index.ts'
import { endAction, findAction, listOrphans } from '../../actions.queries.ts'
import { lockIfFree, lockSession } from '../../sessions.queries.ts'
import type { OwnAction, StoredAction } from '../../sessionTypes.ts'

export const INTERRUPTED: Refusal = { code: 'turn_interrupted' }

/** Ends an action without a turn and refunds it. Does nothing if it has already ended. */
export async function failAction(
  db: Db,
  action: OwnAction,
  why: Refusal = INTERRUPTED,
): Promise<void> {
  const isOurs = await endAction(db, action, { status: 'failed', response: why })
  if (isOurs) await settleHold(db, action, { xp: 0, credits: 0 })
}

type Orphan = Pick<StoredAction, 'id' | 'session_id' | 'user_id'>

export const giveUpStale = ({ transaction }: Pick<Platform, 'transaction'>, orphan: Orphan) =>
  transaction(async (db) => {
    // Locks first, to detect a lease that was renewed meanwhile.
    await lockSession(db, orphan.session_id, orphan.user_id)
    const action = await findAction(db, orphan)
    if (action?.is_stale) await failAction(db, action)
  })

/** Fails actions with an expired lease, or `all` at the start of the only server. Never waits. */
export async function sweepActions(
  { urgent }: Pick<PlayContext, 'urgent'>,
  whose: 'expired' | 'all',
): Promise<number> {
  const orphans = await listOrphans(urgent.db, whose)
  const giveUp = (orphan: Orphan) =>
    urgent.transaction(async (db) => {
      if (!(await lockIfFree(db, orphan.session_id, orphan.user_id))) return
      const action = await findAction(db, orphan)
      if (action?.status !== 'running') return
      if (whose === 'all' || action.is_stale) await failAction(db, action)
    })
  const swept = await Promise.allSettled(orphans.map(giveUp))
  const failed = swept.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  return orphans.length
}
