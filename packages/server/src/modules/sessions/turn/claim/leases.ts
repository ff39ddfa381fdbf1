import type { StoredAction } from '../../sessionTypes.ts'

type LeasedAction = Pick<StoredAction, 'id' | 'session_id' | 'user_id'>

interface LeaseSettings {
  lastMs: number
  renew: (actions: readonly LeasedAction[], lastMs: number) => Promise<readonly string[]>
  reportFault: (fault: unknown) => void
}

/** Number of renewals during a lease. All but one may fail. */
const BEATS = 4

export type Leases = ReturnType<typeof createLeases>

/** Renews all leases of a process in one statement, and only if there are any. */
export function createLeases({ lastMs, renew, reportFault }: LeaseSettings) {
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
    /** The signal aborts if another process gives up the action, or if this process stops. */
    hold: (action: LeasedAction): { signal: AbortSignal; letGo: () => void } => {
      const lost = new AbortController()
      held.set(action.id, { action, lost })
      timer ??= setInterval(() => void beat().catch(reportFault), lastMs / BEATS)
      return { signal: lost.signal, letGo: () => letGo(action.id) }
    },
    /** Gives up one action, or all actions. The narrating code refunds them. */
    giveUp: (actionId?: string) => {
      for (const { action, lost } of held.values()) {
        if (actionId === undefined || action.id === actionId) lost.abort(new Error('Given up'))
      }
    },
  }
}
