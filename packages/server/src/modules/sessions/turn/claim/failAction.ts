import type { Db, Platform, Refusal } from '../../../../platform/call.ts'
import type { PlayContext } from '../../context.ts'
import { settleHold } from '../../../ledger/index.ts'
import { endAction, findAction, listOrphans } from '../../actions.queries.ts'
import { lockIfFree, lockSession } from '../../sessions.queries.ts'
import type { OwnAction, StoredAction } from '../../sessionTypes.ts'

type LeasedAction = Pick<StoredAction, 'id' | 'session_id' | 'user_id'>

interface LeaseSettings {
  lastMs: number
  renew: (actions: readonly LeasedAction[], lastMs: number) => Promise<readonly string[]>
  reportError: (error: unknown) => void
}

/** Renewals per lease duration. At least one of them must succeed. */
const BEATS = 4

export type Leases = ReturnType<typeof createLeases>

/** Renews all leases of a process in one statement. Makes no query if there are none. */
export function createLeases({ lastMs, renew, reportError }: LeaseSettings) {
  const held = new Map<string, { action: LeasedAction; lost: AbortController }>()
  let timer: NodeJS.Timeout | null = null

  const beat = async () => {
    const asked = [...held.values()]
    const running = new Set(
      await renew(
        asked.map(({ action }) => action),
        lastMs,
      ),
    )
    for (const { action, lost } of asked) {
      if (!running.has(action.id)) lost.abort(new Error(`Action ${action.id} was given up`))
    }
  }
  const letGo = (id: string) => {
    held.delete(id)
    if (held.size > 0 || timer === null) return
    clearInterval(timer)
    timer = null
  }

  return {
    lastMs,
    /** Renews a lease until `letGo` is called. The signal aborts if the action was given up. */
    hold: (action: LeasedAction): { signal: AbortSignal; letGo: () => void } => {
      const lost = new AbortController()
      held.set(action.id, { action, lost })
      timer ??= setInterval(() => void beat().catch(reportError), lastMs / BEATS)
      return { signal: lost.signal, letGo: () => letGo(action.id) }
    },
    /** Gives up one action, or all actions. The code that narrates them refunds their price. */
    giveUp: (actionId?: string) => {
      for (const { action, lost } of held.values()) {
        if (actionId === undefined || action.id === actionId) lost.abort(new Error('Given up'))
      }
    },
  }
}

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

export const failStaleAction = ({ transaction }: Pick<Platform, 'transaction'>, orphan: Orphan) =>
  transaction(async (db) => {
    // Locks the session before the check, because the lease may have been renewed.
    await lockSession(db, orphan.session_id, orphan.user_id)
    const action = await findAction(db, orphan)
    if (action?.is_stale) await failAction(db, action)
  })

/** Fails actions whose lease has expired. With `all`, which a single server uses at its start, fails all actions. */
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
